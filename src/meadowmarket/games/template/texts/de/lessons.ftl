# Die Lektionen: Titel, Schritte und was auf einen falschen Zug geantwortet wird. Die Schritte liegen im Ordner `lessons`.

template-lesson-bids = Eine Runde
    .about = Biete, dann würfle oder kaufe ein.
    .learned = Die höchste Karte gewinnt die Runde.
template-lesson-bids-cards = Du hast zwei Karten. Alle bieten gleichzeitig eine davon.
template-lesson-bids-bid = Die höchste Karte gewinnt. Biete die 9.
    .wrong = Biete die 9.
    .not-low = Eine 4 kann verlieren. Biete die 9.
template-lesson-bids-shop = Du hast die Runde gewonnen. Du darfst jetzt würfeln. Mach ohne Wurf weiter.
    .wrong = Würfeln geht auch. Hier machen wir ohne Wurf weiter.
