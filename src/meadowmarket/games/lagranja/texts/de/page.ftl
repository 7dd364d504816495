# Die Worte auf dem Spielplan von La Granja.

lagranja-page-village = Stadt
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
lagranja-page-others = Die anderen
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
lagranja-page-turn-order = Spielreihenfolge

## Karten

lagranja-page-card = Karte { $number }, { $name }
lagranja-page-hand-title = Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} (Limit { $limit })
lagranja-page-hand-empty = Du hast keine Handkarten.
lagranja-page-hand-secret = Handkarten sind geheim.
lagranja-page-choose-side = Wähle eine Seite
lagranja-page-side-field = Feld
lagranja-page-side-barrow = Marktkarren
lagranja-page-side-extension = Hofausbau
lagranja-page-side-helper = Helfer
lagranja-page-side-discard = Ablegen
lagranja-page-gives-field = kostenlos
lagranja-page-gives-barrow = { $count } SP wert
lagranja-page-gives-extension = { $count ->
    [one] kostet 1 Hofgut
   *[other] kostet { $count } verschiedene Hofgüter
}
lagranja-page-gives-helper = wirkt sofort
lagranja-page-gives-discard = kommt zu den abgelegten Karten
lagranja-page-to-market = danach ein Marktstand
lagranja-page-part-hand = Handkartenlimit +{ $count }
lagranja-page-part-pen = { $count ->
    [one] ein Stallplatz mehr
   *[other] { $count } Stallplätze mehr
}
lagranja-page-part-delivery = { $count ->
    [one] eine Zusatzlieferung mehr
   *[other] { $count } Zusatzlieferungen mehr
}
lagranja-page-part-silver = { $count } Silber beim Einkommen
lagranja-page-timing-passive = immer
lagranja-page-timing-once = einmal pro Runde
lagranja-page-timing-action = beliebig oft

## Stadt

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
    [one] Gesperrt, bis ein anderes Gebäude vollendet ist.
   *[other] Gesperrt, bis { $count } andere Gebäude vollendet sind.
}
lagranja-page-opens = öffnet als Nr. { $count }
lagranja-page-first-vp = 1 SP für die erste Vollendung.
lagranja-page-owner-lasts = Handwerksmarker von { $name } seit Runde { $round }
lagranja-page-owner-new = Handwerksmarker von { $name }, wirkt ab der nächsten Runde
lagranja-page-space = Marktfeld { $label }
lagranja-page-free = frei
lagranja-page-stall-of = Marktstand von { $name }
lagranja-page-about-space = Ein Marktkarren mit { $value } SP bringt hier einen Marktstand. Er entfernt benachbarte fremde Marktstände mit kleinerer Zahl.
lagranja-page-siesta-space = Siestafeld { $number }, { $vp } SP
lagranja-page-about-siesta = Die vorderste Scheibe ist zuerst dran, auf demselben Feld die obere.
lagranja-page-own-disc = Deine Scheibe
lagranja-page-roofs-of-round = Dachmarker der Runde
lagranja-page-no-roofs = Alle verkauft.
lagranja-page-roof-not-now = Dachmarker kaufst du in der Hofphase.
lagranja-page-needs-silver = { $missing ->
    [one] Dir fehlt 1 Silber.
   *[other] Dir fehlen { $missing } Silber.
}
lagranja-page-usable-in = Nutzbar in: { $phases }.
lagranja-page-usable-any = In jeder Phase nutzbar.
lagranja-page-deck = { $count ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
lagranja-page-discards = { $count ->
    [one] Abgelegt: 1 Karte
   *[other] Abgelegt: { $count } Karten
}

## Hof

lagranja-page-field-of = { $good }, volle Felder: { $full } von { $count }
lagranja-page-about-fields = Auf leeren Feldern wächst in der Hofphase ein Gut. Güter auf einem Feld kannst du aufwerten, liefern oder als Zahlung abgeben, aber nicht verkaufen.
lagranja-page-barrow = Marktkarren { $card }, { $vp } SP
lagranja-page-about-barrow = Wenn vollendet: { $vp } SP, eine Handelsware und ein Marktstand auf einem Marktfeld { $vp }.
lagranja-page-about-barrow-no-market = Wenn vollendet: { $vp } SP und eine Handelsware.
lagranja-page-free-barrow = Freier Platz für einen Marktkarren
lagranja-page-free-helper = Freier Platz für einen Helfer
lagranja-page-helper-used = in dieser Runde benutzt
lagranja-page-used = benutzt
lagranja-page-roof-space = Dachfeld { $number }, { $vp } SP
lagranja-page-donkey = { $donkeys ->
    [one] 1 Lieferung
   *[other] { $donkeys } Lieferungen
}, { $hats ->
    [0] kein Siestaschritt
    [one] 1 Siestaschritt
   *[other] { $hats } Siestaschritte
}
lagranja-page-donkey-chosen = Für diese Runde gewählt.
lagranja-page-donkey-used = Benutzt; in Runde 4 kommen alle zurück.
lagranja-page-next-price = nächster: { $count ->
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
lagranja-page-prices = Kaufen { $buy }, verkaufen { $sell }, aufwerten zu { $into }: { $upgrade } Silber.
lagranja-page-about-pens = Du hast { $count } Stallplätze. Hast du zwei Schweine und einen freien Stallplatz, kommt beim Wachstum ein drittes dazu.
lagranja-page-about-trade-good = Tausche sie ein: gegen 4 Silber, zwei verschiedene Erntegüter, eine Karte, ein Schwein oder zwei Aufwertungen.

## Woher die Punkte kommen

lagranja-page-source-start = Start
lagranja-page-source-roofs = Dachfelder
lagranja-page-source-bonuses = Boni
lagranja-page-source-buildings = Gebäude
lagranja-page-source-crafts = Handwerksmarker
lagranja-page-source-barrows = Marktkarren
lagranja-page-source-fights = Entfernte Marktstände
lagranja-page-source-stalls = Marktstände
lagranja-page-source-siesta = Siesta
lagranja-page-source-helpers = Helfer
lagranja-page-source-silver = Silber
lagranja-page-source-paid = Bezahlt

## Die Leiste oben

lagranja-page-status = Runde { $round } von { $rounds } · { $phase }

## Die Reiter am Telefon

lagranja-page-tab-village = Stadt
lagranja-page-tab-farm = Hof
lagranja-page-tab-hand = Hand
lagranja-page-tab-others = Andere
lagranja-page-tab-log = Verlauf
lagranja-page-word-discard = Ablegen
