# Die Worte auf dem Spielplan von La Granja.

lagranja-page-village = Dorf
lagranja-page-revenue = Ertragsfelder
lagranja-page-market = Marktplatz
lagranja-page-siesta = Siestaleiste
lagranja-page-fields = Felder
lagranja-page-barrows = Marktkarren
lagranja-page-helpers = Helfer
lagranja-page-extensions = Hofausbauten
lagranja-page-storage = Lager
lagranja-page-roof = Dach
lagranja-page-donkeys = Eselmarker
lagranja-page-hand = Hand
lagranja-page-others = Mitspieler
lagranja-page-neutral = neutraler Spieler
lagranja-page-farm-of = Hof von { $name }
lagranja-page-show-farm = Hof von { $name } zeigen
lagranja-page-points = { $count } SP
lagranja-page-secret = geheim

## Phasen

lagranja-page-phase-farm = Hof
lagranja-page-phase-revenue = Ertrag
lagranja-page-phase-transport = Transport
lagranja-page-phase-scoring = Wertung
lagranja-page-phases = Die Phasen einer Runde
lagranja-page-turn-order = Spielerreihenfolge

## Karten

lagranja-page-card = Karte { $number }, { $name }
lagranja-page-hand-title = Hand: { $count }, Limit { $limit }
lagranja-page-hand-empty = Du hast keine Karten.
lagranja-page-hand-secret = Handkarten sind geheim.
lagranja-page-choose-side = Wähle eine Seite
lagranja-page-side-field = Feld
lagranja-page-side-barrow = Marktkarren
lagranja-page-side-extension = Hofausbau
lagranja-page-side-helper = Helfer
lagranja-page-side-discard = Abwerfen
lagranja-page-gives-field = kostenlos
lagranja-page-gives-barrow = { $count } SP wert
lagranja-page-gives-extension = { $count ->
    [one] kostet 1 Hofgut
   *[other] kostet { $count } verschiedene Hofgüter
}
lagranja-page-gives-helper = wirkt sofort
lagranja-page-gives-discard = kommt auf die Ablage
lagranja-page-to-market = danach ein Marktstand
lagranja-page-part-hand = Handlimit +{ $count }
lagranja-page-part-pen = { $count ->
    [one] ein weiterer Stall
   *[other] { $count } weitere Ställe
}
lagranja-page-part-delivery = { $count ->
    [one] eine weitere Zusatzlieferung
   *[other] { $count } weitere Zusatzlieferungen
}
lagranja-page-part-silver = { $count } Silber beim Einkommen
lagranja-page-timing-passive = immer
lagranja-page-timing-once = einmal pro Runde
lagranja-page-timing-action = beliebig oft

## Dorf

lagranja-page-die = Würfel { $number }
lagranja-page-die-space = Ertragsfeld { $number }
lagranja-page-no-die = Hier liegt kein Würfel.
lagranja-page-reserved = Reserviert für { $name }
lagranja-page-taken-dice = In dieser Runde genommene Würfel: { $dice }
lagranja-page-die-of = Würfel von { $name }
lagranja-page-own-row = Deine Reihe
lagranja-page-served = geliefert
lagranja-page-you-have-none = Davon hast du nichts.
lagranja-page-closed = { $count ->
    [one] Geschlossen, bis ein anderes Gebäude fertig ist.
   *[other] Geschlossen, bis { $count } andere Gebäude fertig sind.
}
lagranja-page-opens = öffnet als Nr. { $count }
lagranja-page-first-vp = 1 SP für den Ersten, der es vollendet.
lagranja-page-owner-lasts = Handwerksmarker von { $name } seit Runde { $round }
lagranja-page-owner-new = Handwerksmarker von { $name }, wirkt ab der nächsten Runde
lagranja-page-space = Marktplatz { $label }
lagranja-page-free = frei
lagranja-page-stall-of = Stand von { $name }
lagranja-page-about-space = Ein Karren mit { $value } SP bringt hier einen Stand. Er entfernt benachbarte fremde Stände mit kleinerer Zahl.
lagranja-page-siesta-space = Siestafeld { $number }, { $vp } SP
lagranja-page-about-siesta = Die vorderste Scheibe ist zuerst dran, auf demselben Feld die obere.
lagranja-page-own-disc = Deine Siestascheibe
lagranja-page-roofs-of-round = Dächer der Runde
lagranja-page-no-roofs = Alle verkauft.
lagranja-page-roof-not-now = Dächer kauft man in der Hofphase.
lagranja-page-needs-silver = Es fehlen { $missing } Silber.
lagranja-page-usable-in = Nutzbar in: { $phases }.
lagranja-page-usable-any = In jeder Phase nutzbar.
lagranja-page-deck = Stapel: { $count } Karten
lagranja-page-discards = Ablage: { $count } Karten

## Hof

lagranja-page-field-of = { $good }: { $full } von { $count } Feldern tragen
lagranja-page-about-fields = Leere Felder wachsen in der Hofphase. Güter auf einem Feld können aufgewertet, geliefert oder gezahlt werden, nicht verkauft.
lagranja-page-barrow = Karren { $card }, { $vp } SP
lagranja-page-about-barrow = Wenn voll: { $vp } SP, eine Handelsware und ein Stand auf einem Marktplatz { $vp }.
lagranja-page-about-barrow-no-market = Wenn voll: { $vp } SP und eine Handelsware.
lagranja-page-free-barrow = Freier Platz für einen Karren
lagranja-page-free-helper = Freier Platz für einen Helfer
lagranja-page-helper-used = in dieser Runde genutzt
lagranja-page-used = genutzt
lagranja-page-roof-space = Dachfeld { $number }, { $vp } SP
lagranja-page-donkey = { $donkeys ->
    [one] 1 Lieferung
   *[other] { $donkeys } Lieferungen
}, { $hats ->
    [one] 1 Siestaschritt
   *[other] { $hats } Siestaschritte
}
lagranja-page-donkey-chosen = Für diese Runde gewählt.
lagranja-page-donkey-used = Benutzt; in Runde 4 kommen alle zurück.
lagranja-page-next-price = nächste: { $count ->
    [one] 1 Hofgut
   *[other] { $count } Hofgüter
}
lagranja-page-next-extension = { $count ->
    [one] Der nächste Hofausbau kostet 1 Hofgut.
   *[other] Der nächste Hofausbau kostet { $count } verschiedene Hofgüter.
}
lagranja-page-extra = { $count ->
    [one] 1 Zusatzlieferung, { $silver } Silber
   *[other] { $count } Zusatzlieferungen, je { $silver } Silber
}
lagranja-page-prices = Kauf { $buy }, Verkauf { $sell }, Aufwertn zu { $into } { $upgrade } Silber.
lagranja-page-about-pens = Du hast { $count } Ställe. Zwei Schweine mit freiem Stall bekommen ein drittes.
lagranja-page-about-trade-good = Gib sie ab für 4 Silber, zwei verschiedene Erntewaren, eine Karte, ein Schwein oder zwei Aufwertungen.

## Woher die Punkte kommen

lagranja-page-source-start = Start
lagranja-page-source-roofs = Dachfelder
lagranja-page-source-bonuses = Boni
lagranja-page-source-buildings = Gebäude
lagranja-page-source-crafts = Handwerksmarker
lagranja-page-source-barrows = Karren
lagranja-page-source-fights = Entfernte Stände
lagranja-page-source-stalls = Stände
lagranja-page-source-siesta = Siesta
lagranja-page-source-helpers = Helfer
lagranja-page-source-silver = Silber
lagranja-page-source-paid = Gezahlt

## Die Leiste oben

lagranja-page-status = Runde { $round } von { $rounds } · { $phase }

## Die Reiter am Telefon

lagranja-page-tab-village = Dorf
lagranja-page-tab-farm = Hof
lagranja-page-tab-hand = Hand
lagranja-page-tab-others = Andere
lagranja-page-tab-log = Verlauf
