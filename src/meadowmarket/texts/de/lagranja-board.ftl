# Die Worte auf dem Spielplan von La Granja.

lagranja-board-village = Dorf
lagranja-board-revenue = Ertragsfelder
lagranja-board-market = Markt
lagranja-board-siesta = Siesta-Leiste
lagranja-board-fields = Äcker
lagranja-board-barrows = Marktkarren
lagranja-board-helpers = Helfer
lagranja-board-extensions = Hoferweiterungen
lagranja-board-storage = Lager
lagranja-board-roof = Dach
lagranja-board-donkeys = Eselplättchen
lagranja-board-hand = Hand
lagranja-board-others = Mitspieler
lagranja-board-close = Schließen
lagranja-board-neutral = neutraler Spieler
lagranja-board-farm-of = Hof von { $name }
lagranja-board-show-farm = Hof von { $name } zeigen
lagranja-board-points = { $count } SP
lagranja-board-secret = geheim

## Phasen

lagranja-board-phase-farm = Hof
lagranja-board-phase-revenue = Ertrag
lagranja-board-phase-transport = Transport
lagranja-board-phase-scoring = Wertung

## Karten

lagranja-board-card = Karte { $number }, { $name }
lagranja-board-hand-title = Hand: { $count }, Limit { $limit }
lagranja-board-hand-empty = Du hast keine Karten.
lagranja-board-hand-secret = Handkarten sind geheim.
lagranja-board-choose-side = Wähle eine Seite
lagranja-board-side-field = Acker
lagranja-board-side-barrow = Marktkarren
lagranja-board-side-extension = Hoferweiterung
lagranja-board-side-helper = Helfer
lagranja-board-side-discard = Abwerfen
lagranja-board-gives-field = kostenlos
lagranja-board-gives-barrow = { $count } SP wert
lagranja-board-gives-extension = { $count ->
    [one] kostet 1 Ware
   *[other] kostet { $count } verschiedene Waren
}
lagranja-board-gives-helper = wirkt sofort
lagranja-board-gives-discard = kommt auf die Ablage
lagranja-board-to-market = danach ein Marktstand
lagranja-board-part-hand = Handlimit +{ $count }
lagranja-board-part-pen = { $count ->
    [one] ein weiterer Stall
   *[other] { $count } weitere Ställe
}
lagranja-board-part-delivery = { $count ->
    [one] eine weitere Zusatzlieferung
   *[other] { $count } weitere Zusatzlieferungen
}
lagranja-board-part-silver = { $count } Silber beim Einkommen
lagranja-board-timing-passive = immer
lagranja-board-timing-once = einmal pro Runde
lagranja-board-timing-action = beliebig oft
lagranja-board-origin-printed = Alle Werte wie gedruckt.
lagranja-board-origin-partly = Zum Teil von uns entworfen.
lagranja-board-origin-designed = Von uns entworfen.

## Dorf

lagranja-board-die = Würfel { $number }
lagranja-board-die-space = Ertragsfeld { $number }
lagranja-board-no-die = Hier liegt kein Würfel.
lagranja-board-reserved = Reserviert für { $name }
lagranja-board-own-row = Deine Reihe
lagranja-board-served = geliefert
lagranja-board-closed = { $count ->
    [one] Geschlossen, bis ein anderes Gebäude fertig ist.
   *[other] Geschlossen, bis { $count } andere Gebäude fertig sind.
}
lagranja-board-opens = öffnet als Nr. { $count }
lagranja-board-first-vp = 1 SP für den Ersten, der es vollendet.
lagranja-board-owner-lasts = Handwerksmarker von { $name } seit Runde { $round }
lagranja-board-owner-new = Handwerksmarker von { $name }, wirkt ab der nächsten Runde
lagranja-board-space = Marktplatz { $label }
lagranja-board-free = frei
lagranja-board-stall-of = Stand von { $name }
lagranja-board-about-space = Ein Karren mit { $value } SP bringt hier einen Stand. Er entfernt benachbarte fremde Stände mit kleinerer Zahl.
lagranja-board-siesta-space = Siesta-Feld { $number }, { $vp } SP
lagranja-board-about-siesta = Die vorderste Scheibe ist zuerst dran, auf demselben Feld die obere.
lagranja-board-own-disc = Deine Siesta-Scheibe
lagranja-board-roofs-of-round = Dächer der Runde
lagranja-board-no-roofs = Alle verkauft.
lagranja-board-roof-not-now = Dächer kauft man in der Hofphase.
lagranja-board-needs-silver = Es fehlen { $missing } Silber.
lagranja-board-usable-in = Nutzbar in: { $phases }.
lagranja-board-usable-any = In jeder Phase nutzbar.
lagranja-board-deck = Stapel: { $count } Karten
lagranja-board-discards = Ablage: { $count } Karten

## Hof

lagranja-board-field-of = { $good }: { $full } von { $count } Äckern tragen
lagranja-board-about-fields = Leere Äcker wachsen in der Hofphase. Ware auf dem Acker kann veredelt, geliefert oder gezahlt werden, nicht verkauft.
lagranja-board-barrow = Karren { $card }, { $vp } SP
lagranja-board-about-barrow = Wenn voll: { $vp } SP, eine Handelsware und ein Stand auf einem Marktplatz { $vp }.
lagranja-board-about-barrow-no-market = Wenn voll: { $vp } SP und eine Handelsware.
lagranja-board-free-barrow = Freier Platz für einen Karren
lagranja-board-free-helper = Freier Platz für einen Helfer
lagranja-board-helper-used = in dieser Runde genutzt
lagranja-board-used = genutzt
lagranja-board-roof-space = Dachfeld { $number }, { $vp } SP
lagranja-board-donkey = { $donkeys ->
    [one] 1 Lieferung
   *[other] { $donkeys } Lieferungen
}, { $hats ->
    [one] 1 Siesta-Schritt
   *[other] { $hats } Siesta-Schritte
}
lagranja-board-donkey-chosen = Für diese Runde gewählt.
lagranja-board-donkey-used = Benutzt; in Runde 4 kommen alle zurück.
lagranja-board-next-price = nächste: { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
lagranja-board-next-extension = { $count ->
    [one] Die nächste Erweiterung kostet 1 Ware.
   *[other] Die nächste Erweiterung kostet { $count } verschiedene Waren.
}
lagranja-board-extra = { $count ->
    [one] 1 Zusatzlieferung, { $silver } Silber
   *[other] { $count } Zusatzlieferungen, je { $silver } Silber
}
lagranja-board-prices = Kauf { $buy }, Verkauf { $sell }, Veredeln zu { $into } { $upgrade } Silber.
lagranja-board-about-pens = Du hast { $count } Ställe. Zwei Schweine mit freiem Stall bekommen ein drittes.
lagranja-board-about-trade-good = Gib sie ab für 4 Silber, zwei verschiedene Erntewaren, eine Karte, ein Schwein oder zwei Veredelungen.

## Woher die Punkte kommen

lagranja-board-source-start = Start
lagranja-board-source-roofs = Dachfelder
lagranja-board-source-bonuses = Boni
lagranja-board-source-buildings = Gebäude
lagranja-board-source-crafts = Handwerksmarker
lagranja-board-source-barrows = Karren
lagranja-board-source-fights = Entfernte Stände
lagranja-board-source-stalls = Stände
lagranja-board-source-siesta = Siesta
lagranja-board-source-helpers = Helfer
lagranja-board-source-silver = Silber
lagranja-board-source-paid = Gezahlt

## Die Leiste oben

lagranja-board-status = Runde { $round } von { $rounds } · { $phase }

## Die Reiter am Telefon

lagranja-board-tab-village = Dorf
lagranja-board-tab-farm = Hof
lagranja-board-tab-hand = Hand
lagranja-board-tab-others = Andere
lagranja-board-tab-log = Verlauf
