# Co začátečníkovi pomůže s každým rozhodnutím: klíč je název jeho třídy.

template-guide-bid = Všichni nabízejí naráz. Kolo vyhrává nejvyšší karta; nech si ji na kolo, na kterém záleží.
template-guide-roll-or-stop = Hod může jen pomoct: 1 bod za každou celou trojku.
template-guide-shop = Zboží přináší body nebo mince. Kup, na co máš.
