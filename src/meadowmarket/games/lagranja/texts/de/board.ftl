# Der Spielplan von La Granja im Terminal.

lagranja-board-round = Runde { $round } von { $rounds }
lagranja-board-over = Das Spiel ist zu Ende
lagranja-board-phase-farm = { $case ->
   *[nom] Hofphase
    [loc] in der Hofphase
}
lagranja-board-phase-revenue = { $case ->
   *[nom] Ertragsphase
    [loc] in der Ertragsphase
}
lagranja-board-phase-transport = { $case ->
   *[nom] Transportphase
    [loc] in der Transportphase
}
lagranja-board-phase-scoring = { $case ->
   *[nom] Wertungsphase
    [loc] in der Wertungsphase
}
lagranja-board-order = Reihenfolge
lagranja-board-solo-first = Du bist Startspieler
lagranja-board-solo-second = Du bist als Zweites dran
lagranja-board-dice = Würfel
lagranja-board-last-die = { $number }, der letzte Würfel, für alle
lagranja-board-market = Marktplatz
lagranja-board-buildings = Handwerksgebäude
lagranja-board-opens = { $order ->
    [1] öffnet als Nächstes
    [2] öffnet als 2.
   *[other] öffnet als 3.
}
lagranja-board-first-vp = +{ $points } SP
lagranja-board-roofs-on-sale = Dachmarker
lagranja-board-siesta = Siesta
lagranja-board-siesta-space = { $number }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
}
lagranja-board-piles = Nachziehstapel { $deck }, abgelegt { $discards }
lagranja-board-good-silver = Silber
lagranja-board-good-vp = SP
lagranja-board-good-olive = Olive
lagranja-board-good-grain = Korn
lagranja-board-good-grape = Traube
lagranja-board-good-pig = Schwein
lagranja-board-good-food = Nahrung
lagranja-board-good-wine = Wein
lagranja-board-good-meat = Fleisch
lagranja-board-good-trade-good = Ware
lagranja-board-vp = { $points } SP
lagranja-board-goods = Güter
lagranja-board-fields = Felder
lagranja-board-barrows = Marktkarren
lagranja-board-barrow-short = Karren
lagranja-board-barrow-place = { $place }.
lagranja-board-barrow = { $points } SP:
lagranja-board-barrow-without-stall = { $points } SP, kein Stand:
lagranja-board-roofs = Dach
lagranja-board-used = { $name } (benutzt)
lagranja-board-donkeys = Esel
lagranja-board-donkey-chosen = gewählt: { $donkeys }
lagranja-board-donkey-hidden = einer gewählt
lagranja-board-prices = Kaufen/aufwerten
lagranja-board-roof-price = Dachmarker { $silver }
lagranja-board-farm = Hof
lagranja-board-pens = Stallplätze { $pigs }/{ $pens }
lagranja-board-roof-places = Dachmarker { $count }/{ $places }
lagranja-board-extra-deliveries = Zusatzlieferungen { $count } für { $silver } Silber
lagranja-board-extensions = Hofausbauten { $count }
lagranja-board-extensions-short = Hofausbauten
lagranja-board-markers = Spielermarker übrig { $count }
lagranja-board-crafts = Handwerksmarker
lagranja-board-new-craft = { $name } (neu)
lagranja-board-barred = Gesperrte Tauschmöglichkeiten
lagranja-board-helpers = Helfer
lagranja-board-hand = Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} (Limit { $limit })
lagranja-board-cards = Hand
lagranja-board-column-card = Karte
lagranja-board-column-field = Feld
lagranja-board-column-barrow = Karren
lagranja-board-column-extension = Hofausbau
lagranja-board-column-helper = Helfer
lagranja-board-adds-pen = Stallplatz
lagranja-board-adds-delivery = Lieferung
lagranja-board-adds-silver = Silber
lagranja-board-others = Die anderen
lagranja-board-farms = Höfe
lagranja-board-legend = { $full } volles Feld, { $empty } leeres Feld, { $served } geliefert
lagranja-board-none = –

# Die Posten des Werts eines Hofs.
lagranja-term-points = Punkte bisher
lagranja-term-silver = Silber
lagranja-term-goods = nicht verlangte Güter
lagranja-term-wanted-goods = verlangte Güter
lagranja-term-trade-goods = Handelswaren
lagranja-term-fields = künftige Ernten
lagranja-term-breeding = künftige Ferkel
lagranja-term-barrows = Marktkarren in Arbeit
lagranja-term-buildings = Handwerksgebäude in Arbeit
lagranja-term-crafts = Handwerksmarker
lagranja-term-stalls = Marktstände
lagranja-term-siesta = Siesta
lagranja-term-turn-order = Spielreihenfolge
lagranja-term-donkey = Lieferungen des Eselmarkers
lagranja-term-extensions = Hofausbauten
lagranja-term-helpers = Helfer
lagranja-term-unused-helpers = unbenutzte Helfer
lagranja-term-roof-bonuses = unbenutzte Dachmarker
lagranja-term-roof-spaces = künftige Dachmarker
lagranja-term-hand = Handkarten
