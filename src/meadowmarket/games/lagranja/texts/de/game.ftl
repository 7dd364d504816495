# Was La Granja sagt, mit den Wörtern der deutschen Regel.

## Karten aller Spiele: die Daten bringen das Englische mit, hier steht das Deutsche nach $id

card-name = { $id ->
    [chef] Koch
    [negotiator] Unterhändler
    [porter] Lastenträger
    [farm-worker] Hofarbeiter
    [village-elder] Dorfältester
    [travelling-merchant] Fahrender Händler
    [ploughman] Pflüger
    [haggler] Feilscher
    [miller] Müller
    [beekeeper] Imker
    [auctioneer] Versteigerer
    [landowner] Gutsbesitzer
    [well-digger] Brunnengräber
    [olive-picker] Olivenpflücker
    [brewer] Brauer
    [winegrower] Winzer
    [swineherd] Schweinehirt
    [sow-keeper] Sauenhalter
    [acorn-gatherer] Eichelsammler
    [sausage-maker] Wurstmacher
    [thatcher] Dachdecker
    [truffle-hunter] Trüffelsucher
    [farm-servant] Knecht
    [oil-presser] Ölpresser
    [cooper] Küfer
    [baker] Bäcker
    [cellar-master] Kellermeister
    [pantry-keeper] Vorratsverwalter
    [notary] Notar
    [innkeeper] Wirt
    [barrow-builder] Karrenbauer
    [muleteer] Maultiertreiber
    [smuggler] Schmuggler
    [market-crier] Marktschreier
    [field-worker] Feldarbeiter
    [carpenter] Zimmermann
    [wholesaler] Großhändler
    [pedlar] Hausierer
    [fence-builder] Zaunbauer
    [mason] Maurer
    [guild-envoy] Zunftbote
    [errand-boy] Laufbursche
    [bailiff] Amtmann
    [estate-manager] Gutsverwalter
    [patron] Gönner
    [watchman] Wächter
    [rowdy] Raufbold
    [site-scout] Platzsucher
    [moneylender] Geldverleiher
    [stallkeeper] Standbetreiber
    [shed-builder] Schuppenbauer
    [daydreamer] Tagträumer
    [early-riser] Frühaufsteher
    [latecomer] Nachzügler
    [ferryman] Fährmann
    [night-owl] Nachteule
    [stable-hand] Stallbursche
    [donkey-breeder] Eselzüchter
    [fortune-teller] Wahrsagerin
    [day-labourer] Tagelöhner
    [recruiter] Anwerber
    [postman] Postbote
    [travelling-salesman] Handelsreisender
    [tiler] Ziegelleger
    [chimney-sweep] Schornsteinfeger
    [steward] Verwalter
    [vine-dresser] Rebenschneider
    [journeyman] Geselle
    [basket-weaver] Korbflechter
    [store-clerk] Lagerist
    [forager] Sammler
    [square-warden] Platzmeister
   *[other] { $name }
}
card-text = { $id ->
    [chef] Jedes Aufwerten kostet dich 1 Silber weniger.
    [negotiator] Immer wenn einer deiner Marktstände vom Marktplatz entfernt wird, nimm sofort 1 SP.
    [porter] Einmal pro Runde, wenn du einen Würfel 2 oder 6 nimmst, führst du zwei verschiedene Möglichkeiten seines Feldes aus.
    [farm-worker] Einmal pro Runde: Zahle 1 SP, um eine Karte von der Hand auszuspielen; ein Hofausbau wird wie üblich bezahlt.
    [village-elder] Markiere vor dem Wurf ein Ertragsfeld: Seinen letzten Würfel darfst nur du als ersten oder zweiten Würfel nehmen.
    [travelling-merchant] Einmal pro Runde, nachdem du einen Würfel genommen hast: Zahle 1 SP, um auch das Ertragsfeld mit der Nummer der Runde zu nutzen.
    [ploughman] Wenn du ein Feld ausspielst, nimm 1 Gut davon ins Lager und 2 Silber.
    [haggler] Du kaufst Oliven, Korn, Trauben und Schweine für je 1 Silber weniger.
    [miller] Du darfst Oliven liefern, wo Korn verlangt ist, und Korn, wo Oliven verlangt sind.
    [beekeeper] Beim Wachstum: Nimm 1 SP, wenn du drei oder mehr Felder besitzt.
    [auctioneer] Jede Ressource, die du verkaufst, bringt 1 Silber mehr, auch am Spielende.
    [landowner] Am Spielende: Nimm 3 SP für jeden Satz aus einem Oliven-, einem Korn- und einem Traubenfeld, höchstens für zwei Sätze.
    [well-digger] Einmal pro Runde, in der Ertragsphase: Auf einem deiner leeren Felder wächst sein Gut.
    [olive-picker] Einmal pro Runde: Lege beliebig viele Oliven von deinen Feldern ins Lager.
    [brewer] Einmal pro Runde: Lege beliebig viel Korn von deinen Feldern ins Lager.
    [winegrower] Einmal pro Runde: Lege beliebig viele Trauben von deinen Feldern ins Lager.
    [swineherd] Du hast zwei Stallplätze mehr.
    [sow-keeper] Wenn du Nachwuchs bekommst, nimm ein zweites Schwein, sofern noch ein Stallplatz frei ist.
    [acorn-gatherer] Beim Wachstum: Besitzt du genau ein Schwein und hast einen freien Stallplatz, nimm ein zweites.
    [sausage-maker] Ein Schwein zu Fleisch aufzuwerten kostet dich 2 Silber weniger.
    [thatcher] Jedes Mal, wenn du den Bonus eines Dachmarkers nutzt, nimm 1 SP.
    [truffle-hunter] In der Wertungsphase: Nimm 1 SP, wenn du zwei oder mehr Schweine besitzt.
    [farm-servant] Einmal pro Runde: Werte eine Ressource kostenlos auf.
    [oil-presser] Oliven zu Nahrung aufzuwerten kostet dich 2 Silber weniger.
    [cooper] Trauben zu Wein aufzuwerten kostet dich 2 Silber weniger.
    [baker] Einmal pro Runde, wenn du Korn aufwertest, nimm 1 Nahrung dazu.
    [cellar-master] Einmal pro Runde, wenn du eine Traube aufwertest, nimm 1 SP.
    [pantry-keeper] Einmal pro Runde: Liefere ein beliebiges aufgewertetes Gut, wo ein anderes aufgewertetes Gut verlangt ist.
    [notary] Einmal pro Runde, in der Hofphase: Zahle 2 Silber, um eine Karte auszuspielen; ein Hofausbau wird wie üblich bezahlt.
    [innkeeper] Einmal pro Runde: Gib ein aufgewertetes Gut ab und nimm 2 SP.
    [barrow-builder] Wenn du einen Marktkarren ausspielst, nimm 3 Silber.
    [muleteer] Einmal pro Runde, in der Transportphase: eine weitere Lieferung an einen Marktkarren.
    [smuggler] Einmal pro Runde, wenn einer deiner Marktstände vom Marktplatz entfernt wird, nimm 1 Handelsware.
    [market-crier] Wenn du einen Marktkarren vollendest, nimm 1 Erntegut deiner Wahl.
    [field-worker] Du darfst Erntegüter direkt von deinen Feldern verkaufen.
    [carpenter] Jeder deiner Hofausbauten kostet ein Hofgut weniger.
    [wholesaler] Wenn du einen Marktkarren mit 5 oder 6 SP vollendest, nimm 2 SP mehr.
    [pedlar] Wenn du einen Marktkarren mit höchstens 3 SP vollendest, nimm eine zweite Handelsware.
    [fence-builder] Wenn du einen Hofausbau ausspielst, nimm 1 Schwein, sofern ein Stallplatz frei ist.
    [mason] Wenn du ein Handwerksgebäude vollendest, nimm 1 Handelsware und 1 Silber.
    [guild-envoy] Einmal pro Runde, wenn du an ein Handwerksgebäude lieferst, nimm 1 SP.
    [errand-boy] Einmal pro Runde, in der Transportphase: eine weitere Lieferung an ein Handwerksgebäude.
    [bailiff] Du darfst an Handwerksgebäude liefern, die noch gesperrt sind.
    [estate-manager] Beim Einkommen: Nimm 1 Silber, und 1 mehr für jeden deiner Hofausbauten, bis zu drei.
    [patron] Am Spielende: Nimm 1 SP für jeden deiner Handwerksmarker, höchstens 5.
    [watchman] Einmal pro Runde: Zahle 1 Silber, damit ein Marktstand stehen bleibt, den ein benachbarter Stand entfernen würde.
    [rowdy] Für jeden Marktstand eines anderen Spielers, den du entfernst, nimm 1 SP mehr.
    [site-scout] Du darfst einen neuen Marktstand auf ein freies Feld setzen, dessen Zahl um eins höher oder niedriger ist als die seines Karrens.
    [moneylender] In der Wertungsphase: Nimm 1 SP, wenn du 4 oder mehr Silber besitzt.
    [stallkeeper] In der Wertungsphase: Nimm 1 Silber für jeden deiner Marktstände auf dem Marktplatz, höchstens 4.
    [shed-builder] Du hast einen sechsten Dachplatz; wer ihn belegt, erhält 5 SP.
    [daydreamer] Wenn die Eselmarker aufgedeckt werden, ziehst du auf der Siestaleiste einen Schritt weiter.
    [early-riser] Wenn die neue Spielreihenfolge feststeht, nimm 1 SP und 1 Silber, wenn du Erster bist.
    [latecomer] Wenn die neue Spielreihenfolge feststeht, nimm 1 Erntegut und 2 Silber, wenn du Letzter bist.
    [ferryman] Du hast eine Zusatzlieferung mehr, und deine Zusatzlieferungen kosten nichts.
    [night-owl] In der Wertungsphase: Nimm 1 SP und 1 Silber, wenn deine Scheibe auf Feld 0 oder 1 der Siestaleiste liegt.
    [stable-hand] Einmal pro Runde, wenn dein Eselmarker 1 oder 2 Esel zeigt: eine weitere Lieferung, und nimm 1 Silber.
    [donkey-breeder] Einmal pro Runde: Zahle 1 Silber, um einen Eselmarker zu wählen, den du schon benutzt hast.
    [fortune-teller] Einmal pro Runde: Nutze einen Würfel, den du nimmst, als zeigte er eins mehr oder eins weniger.
    [day-labourer] Einmal pro Runde: Zahle 1 Silber, um die Aktion des letzten Würfels zweimal auszuführen.
    [recruiter] Dein Handkartenlimit ist um 1 höher. Wenn du einen weiteren Helfer ausspielst, nimm 1 SP und 2 Silber.
    [postman] Dein Handkartenlimit ist um 1 höher. Einmal pro Runde, in der Ertragsphase: Ziehe eine Karte und nimm 1 Silber.
    [travelling-salesman] Wenn du eine Handelsware für eine Möglichkeit abgibst, nimm 2 SP und lege einen Marker darauf: Du darfst sie in diesem Spiel nicht mehr nutzen.
    [tiler] Dachmarker kosten dich 3 Silber weniger, aber nie weniger als nichts.
    [chimney-sweep] Einmal pro Runde: Zahle 2 Silber, um einen deiner benutzten Dachmarker wieder auf die Vorderseite zu drehen.
    [steward] Dein Handkartenlimit ist um 1 höher. Beim Einkommen: Nimm 2 Silber.
    [vine-dresser] Beim Wachstum: Nimm 2 Silber für jedes deiner Traubenfelder, höchstens 4 Silber.
    [journeyman] Beim Einkommen: Nimm 1 Silber, und 1 mehr für jeden deiner Handwerksmarker, bis zu vier.
    [basket-weaver] Einmal pro Runde: Liefere 1 Silber, wo ein Erntegut verlangt ist.
    [store-clerk] Am Spielende: Nimm 2 SP für jedes aufgewertete Gut in deinem Lager, für höchstens drei Güter.
    [forager] Einmal pro Runde, wenn du einen Würfel 2 oder 3 nimmst, nimm 1 Erntegut mehr.
    [square-warden] In der Wertungsphase: Nimm 1 SP und 1 Silber, wenn du allein die meisten Marktstände auf dem Marktplatz hast.
   *[other] { $text }
}

## Güter und Namen

lagranja-good-silver = Silber
lagranja-good-vp = SP
lagranja-good-olive = Olive
lagranja-good-grain = Korn
lagranja-good-grape = Traube
lagranja-good-pig = Schwein
lagranja-good-food = Nahrung
lagranja-good-wine = Wein
lagranja-good-meat = Fleisch
lagranja-good-trade-good = Handelsware
lagranja-on-field = { $good } von einem Feld
lagranja-and = { $first }, { $rest }
lagranja-or = { $first } oder { $rest }
lagranja-delivered-good = { $good }, { $where }
lagranja-stall-on = der Marktstand auf { $space }
lagranja-counted-good = { $count } { $good }
lagranja-good-any-harvest = Erntegut deiner Wahl
lagranja-good-any-resource = Ressource deiner Wahl
lagranja-good-any-upgraded = aufgewertetes Gut deiner Wahl
lagranja-good-different-harvest = verschiedene Erntegüter
lagranja-good-same = desselben Guts
lagranja-effect-play-card = eine Karte ausspielen
lagranja-effect-draw = { $count ->
    [one] eine Karte ziehen
   *[other] { $count } Karten ziehen
}
lagranja-effect-free-upgrade = { $count ->
    [one] 1-mal kostenlos aufwerten
   *[other] { $count }-mal kostenlos aufwerten
}
lagranja-effect-siesta = { $count ->
    [one] 1 Siestaschritt
   *[other] { $count } Siestaschritte
}
lagranja-effect-delivery = { $count ->
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
}
lagranja-effect-other = { $effect }
lagranja-origin-printed = gedruckt
lagranja-origin-designed = von diesem Projekt entworfen
lagranja-origin-partly = teils gedruckt, teils von diesem Projekt entworfen

lagranja-building-merchant = Handelshaus
lagranja-building-cartwright = Wagner
lagranja-building-delicatessen = Feinkostladen
lagranja-building-greengrocer = Gemüsehändler
lagranja-building-general-store = Gemischtwarenladen
lagranja-building-butcher = Fleischer
lagranja-barrow-card = Marktkarren von { $helper } ({ $card })
lagranja-barrow-place = Marktkarren auf Platz { $place }

lagranja-side-field = Feld
lagranja-side-barrow = Marktkarren
lagranja-side-extension = Hofausbau
lagranja-side-helper = Helfer
lagranja-extension-parts = Handkartenlimit +{ $hand }{ $pens ->
    [0] {""}
    [one] , 1 Stallplatz
   *[other] , { $pens } Stallplätze
}{ $deliveries ->
    [0] {""}
    [one] , 1 Zusatzlieferung
   *[other] , { $deliveries } Zusatzlieferungen
}{ $silver ->
    [0] {""}
   *[other] , { $silver } Silber beim Einkommen
}

lagranja-roof-olive = 1 Olive
lagranja-roof-grape = 1 Traube
lagranja-roof-grain-or-olive = 1 Korn oder 1 Olive
lagranja-roof-any-harvest = 1 Erntegut
lagranja-roof-two-harvest = 2 verschiedene Erntegüter
lagranja-roof-pig = 1 Schwein
lagranja-roof-upgrade-1 = 1 kostenloses Aufwerten
lagranja-roof-delivery = 1 Lieferung
lagranja-roof-play-or-draw = eine Karte ausspielen oder ziehen
lagranja-roof-vp = 1 SP
lagranja-roof-silver-2 = 2 Silber
lagranja-roof-flip-roof = einen benutzten Marker umdrehen
lagranja-roof-siesta-1 = 1 Siestaschritt
lagranja-roof-siesta-2 = 2 Siestaschritte
lagranja-roof-silver-3 = 3 Silber
lagranja-roof-silver-4 = 4 Silber
lagranja-roof-upgrade-2 = 2 kostenlose Aufwertungen
lagranja-roof-purchased-delivery = 1 gekaufte Lieferung
lagranja-roof-upgraded-good = 1 aufgewertetes Gut
lagranja-roof-adjust-die-1 = Würfel ±1
lagranja-roof-adjust-die-2 = Würfel ±2
lagranja-roof-income = noch einmal Einkommen
lagranja-roof-stall = 1 Marktstand auf ein beliebiges Feld
lagranja-roof-double-roof-vp = Dach-SP doppelt

lagranja-trade-silver = 4 Silber
lagranja-trade-harvest = 2 verschiedene Erntegüter
lagranja-trade-card = eine Karte ziehen oder ausspielen
lagranja-trade-pig = 1 Schwein
lagranja-trade-upgrades = 2 kostenlose Aufwertungen

## Was gefragt ist

lagranja-ask-cards = { $left ->
    [0] Deine Karten sind gespielt: Beende den Zug, oder handle vorher noch.
    [one] Spiel eine Karte: als Feld, Marktkarren, Hofausbau oder Helfer?
   *[other] Spiel { $left } Karten: als Feld, Marktkarren, Hofausbau oder Helfer?
}
lagranja-ask-income = Dein Einkommen ist fällig: Nimm es, oder handle vorher noch.
lagranja-ask-growth = Das Wachstum ist fällig: Lass wachsen, oder handle vorher noch.
lagranja-ask-roof = Kauf einen Dachmarker, wenn du magst, dann beende den Zug.
lagranja-ask-die = Wähle einen Würfel: Sein Feld ist deine Aktion.
lagranja-ask-last-die = Der letzte Würfel ist für alle: Führ seine Aktion aus, oder handle vorher noch.
lagranja-ask-after = Deine Aktion ist getan: Beende den Zug, oder handle vorher noch.
lagranja-ask-siesta = Deine Hüte bewegen deine Scheibe auf der Siestaleiste: Zieh sie, oder handle vorher noch.
lagranja-ask-deliveries = { $left ->
    [0] Alle Lieferungen sind getan: Beende den Zug, oder handle vorher noch.
    [one] Noch 1 Lieferung: Wohin?
   *[other] Noch { $left } Lieferungen: Wohin?
}
lagranja-ask-extra = { $bought ->
    [0] Kauf eine Zusatzlieferung, wenn du magst, oder beende den Zug.
    [one] 1 Zusatzlieferung gekauft: Wohin?
   *[other] { $bought } Zusatzlieferungen gekauft: Wohin?
}
lagranja-ask-replace-barrow = Alle Plätze für Marktkarren sind belegt: Welcher wird abgelegt?
lagranja-ask-replace-helper = Alle Plätze für Helfer sind belegt: Welcher wird abgelegt?
lagranja-ask-pay-extension = Bezahl den Hofausbau, { $helper } ({ $card }): { $left ->
    [one] noch 1 Gut einer neuen Sorte.
   *[other] noch { $left } Güter, alle verschieden.
}
lagranja-ask-play-card = Spiel eine Karte von der Hand: welche, und an welcher Seite?
lagranja-ask-take-good = Welches Gut nimmst du?
lagranja-ask-take-pair = Welche zwei Erntegüter nimmst du?
lagranja-ask-pay-good = Welches Gut zahlst du?
lagranja-ask-free-upgrades = { $left ->
    [one] 1-mal kostenlos aufwerten: Welche Ressource?
   *[other] Bis zu { $left }-mal kostenlos aufwerten: Welche Ressource?
}
lagranja-ask-choose = Wähle eine dieser Wirkungen.
lagranja-ask-reserve-die = Markiere ein Ertragsfeld: Seinen letzten Würfel darfst nur du nehmen.
lagranja-ask-regrow = Auf welchem leeren Feld wächst sein Gut?
lagranja-ask-move = 1 { $good } von einem Feld ins Lager legen, oder reicht es?
lagranja-ask-donkey = Wähle geheim einen Eselmarker: Esel sind Lieferungen, Hüte sind Siestaschritte.
lagranja-ask-discard = Deine Hand ist über dem Handkartenlimit: Leg { $left ->
    [one] 1 Karte ab.
   *[other] { $left } Karten ab.
}
lagranja-ask-source = Verlangt ist { $good }: Welches Gut lieferst du, und woher?
lagranja-ask-deliver = { $left ->
    [one] Mach 1 Lieferung: Wohin?
   *[other] Mach bis zu { $left } Lieferungen: Wohin?
}
lagranja-ask-change-die = Du hast eine { $number } genommen: vorher ändern?
lagranja-ask-change-number = Der Würfel zeigt { $number }: Als was soll er gelten?
lagranja-ask-react = Helfer „{ $helper }“ jetzt nutzen?
lagranja-ask-take-back = Alle deine Spielermarker sind im Spiel: Nimm einen zurück, oder verzichte.
lagranja-ask-take-back-one = Alle deine Spielermarker sind im Spiel: Nimm einen zurück.
lagranja-ask-stall = Setz deinen Marktstand auf ein Marktfeld der Zahl { $number }.
lagranja-ask-stall-anywhere = Setz einen Marktstand auf ein beliebiges freies Marktfeld.
lagranja-ask-keep = Dein Marktstand auf { $space } würde entfernt: behalten?
lagranja-ask-flip = Welcher benutzte Dachmarker wird zurückgedreht?
lagranja-ask-steps = { $steps ->
    [one] 1 Siestaschritt: Ziehst du?
   *[other] Bis zu { $steps } Siestaschritte: wie viele?
}

## Was man tun kann

lagranja-do-end = Den Zug beenden.
lagranja-do-done = Das reicht.
lagranja-do-decline = Jetzt nicht nutzen.
lagranja-do-without = Keinen Marker zurücknehmen und verzichten.
lagranja-do-income = Das Einkommen nehmen.
lagranja-do-grow = Leere Felder wachsen, Schweine haben Nachwuchs.
lagranja-do-hats = Die Scheibe um deine Hüte weiterziehen.
lagranja-do-extra = Eine Zusatzlieferung kaufen.
lagranja-do-die-1 = 1 Schwein.
lagranja-do-die-2 = Eine Karte ausspielen oder ziehen, oder 1 Erntegut.
lagranja-do-die-3 = 2 verschiedene Erntegüter.
lagranja-do-die-4 = 4 Silber.
lagranja-do-die-5 = Zusammen 2 kostenlose Aufwertungen und Siestaschritte.
lagranja-do-die-6 = 1 Lieferung oder 2 Silber.
lagranja-do-reserve = Ertragsfeld { $number } markieren.
lagranja-do-change = Den Würfel als { $number } nutzen.
lagranja-do-donkey = { $donkeys ->
    [one] 1 Lieferung
   *[other] { $donkeys } Lieferungen
}, { $hats ->
    [0] kein Siestaschritt.
    [one] 1 Siestaschritt.
   *[other] { $hats } Siestaschritte.
}
lagranja-do-pay = 1 { $what } zahlen.
lagranja-do-from = 1 { $what } liefern.
lagranja-do-take = 1 { $good } nehmen.
lagranja-do-take-pair = 1 { $first } und 1 { $second } nehmen.
lagranja-do-steps = { $steps ->
    [one] 1 Schritt ziehen.
   *[other] { $steps } Schritte ziehen.
}
lagranja-do-deliver = 1 { $good } liefern: { $where }.
lagranja-do-replace = Ablegen: { $what }.
lagranja-do-take-back = Den Marker zurücknehmen: { $what }.
lagranja-do-buy = 1 { $good } für { $silver } Silber kaufen.
lagranja-do-sell = 1 { $what } für { $silver } Silber verkaufen.
lagranja-do-upgrade = 1 { $what } zu { $into } aufwerten, { $silver ->
    [0] kostenlos.
   *[other] für { $silver } Silber.
}
lagranja-do-field = Feld: { $good } (Karte „{ $helper }“).
lagranja-do-barrow = Marktkarren für { $points } SP: { $goods } (Karte „{ $helper }“).
lagranja-do-extension = Hofausbau: { $parts } (Karte „{ $helper }“).
lagranja-do-helper = { $helper }: { $text }
lagranja-do-discard = { $helper } ({ $card }) ablegen.
lagranja-do-roof = Den Dachmarker „{ $tile }“ für { $silver } Silber kaufen.
lagranja-do-flip = Den Marker „{ $tile }“ zurückdrehen.
lagranja-do-stall = Einen Marktstand auf { $space } setzen.
lagranja-do-choose = { $what }
lagranja-do-trade = Eine Handelsware abgeben: { $option }.
lagranja-do-bonus = Den Dachmarker „{ $tile }“ nutzen.
lagranja-do-use = { $helper }: { $text }

## Was sich nicht zurücknehmen lässt

lagranja-confirm-donkey = Du lieferst in dieser Runde { $donkeys ->
    [one] einmal
   *[other] { $donkeys }-mal
} und ziehst deine Scheibe { $hats ->
    [0] keinen Schritt
    [one] 1 Schritt
   *[other] { $hats } Schritte
} auf der Siestaleiste weiter. Du bekommst diesen Eselmarker in Runde { $round } zurück.
lagranja-confirm-donkey-last = Du lieferst in dieser Runde { $donkeys ->
    [one] einmal
   *[other] { $donkeys }-mal
} und ziehst deine Scheibe { $hats ->
    [0] keinen Schritt
    [one] 1 Schritt
   *[other] { $hats } Schritte
} auf der Siestaleiste weiter. Du bekommst diesen Eselmarker nicht zurück.
lagranja-confirm-donkey-again = Du nutzt „{ $helper }“, um diesen Eselmarker für { $silver } Silber noch einmal zu wählen: { $donkeys ->
    [one] 1 Lieferung
   *[other] { $donkeys } Lieferungen
} und { $hats ->
    [0] kein Siestaschritt
    [one] 1 Siestaschritt
   *[other] { $hats } Siestaschritte
}.
lagranja-confirm-deliveries = { $n ->
    [one] Du kannst noch 1 Lieferung machen. Sie verfällt.
   *[other] Du kannst noch { $n } Lieferungen machen. Sie verfallen.
}
lagranja-confirm-bought = { $n ->
    [one] Du hast noch 1 Zusatzlieferung gekauft und kannst sie machen. Sie verfällt.
   *[other] Du hast noch { $n } Zusatzlieferungen gekauft und kannst sie machen. Sie verfallen.
}
lagranja-confirm-no-card = Du kannst noch eine Karte ausspielen. Du beendest deinen Zug ohne sie.
lagranja-confirm-barrow = { $n ->
    [one] Abgelegt wird: { $barrow }. Das Gut, das du dorthin geliefert hast, geht mit verloren.
   *[other] Abgelegt wird: { $barrow }. Die { $n } Güter, die du dorthin geliefert hast, gehen mit verloren.
}

## Warum etwas nicht geht

lagranja-why-silver = Es fehlen { $missing } Silber.
lagranja-why-no-die = Auf Feld { $number } liegt kein Würfel.
lagranja-why-reserved = Der letzte Würfel auf Feld { $number } ist reserviert für { $seat }.
lagranja-why-completed = Schon vollendet: { $building }.
lagranja-why-closed = Gesperrt, bis ein anderes Gebäude vollendet ist: { $building }.
lagranja-why-no-barrow = Auf Platz { $place } hast du keinen Marktkarren.
lagranja-why-not-asked = { $where }: { $good } ist nicht verlangt oder schon geliefert.
lagranja-why-no-good = Du hast nichts zu liefern: { $good }.
lagranja-why-no-deliveries = Du hast jetzt keine Lieferung.
lagranja-why-begun = Du hast damit begonnen, also braucht es einen Spielermarker: Nimm einen zurück, oder nimm deinen Zug zurück.
lagranja-why-attacked = Dieser Marktstand wird gerade angegriffen: Du kannst ihn jetzt nicht zurücknehmen.
lagranja-why-no-pen = Dazu braucht es einen freien Stallplatz.
lagranja-why-none-there = Das hast du dort nicht: { $good }.
lagranja-why-sell-field = Güter auf einem Feld können nicht verkauft werden.
lagranja-why-no-extra = Du kannst jetzt keine Zusatzlieferung kaufen.
lagranja-why-not-in-hand = { $helper } ({ $card }) ist nicht auf deiner Hand.
lagranja-why-extension = Nötig: { $price ->
    [one] 1 Hofgut
   *[other] { $price } verschiedene Hofgüter
}; du hast { $kinds ->
    [0] keines.
    [one] 1 Sorte.
   *[other] { $kinds } Sorten.
}
lagranja-why-no-card-now = Jetzt kann keine Karte ausgespielt werden.
lagranja-why-no-tile = Der Dachmarker „{ $tile }“ liegt nicht aus.
lagranja-why-roof-full = Dein Dach hat keinen freien Platz.
lagranja-why-no-roof-now = Jetzt kann kein Dachmarker gekauft werden.
lagranja-why-barred = Diese Möglichkeit ist für dich durch den Handelsreisenden gesperrt.
lagranja-why-nothing = Es würde jetzt nichts ändern.
lagranja-why-not-your-tile = Du hast keinen Dachmarker „{ $tile }“.
lagranja-why-tile-used = Der Dachmarker „{ $tile }“ ist benutzt.
lagranja-why-donkey-used = Dieser Eselmarker ist benutzt, bis die Marker zurückkommen.
lagranja-why-space-closed = Dieses Marktfeld ist nicht im Spiel.
lagranja-why-space-number = Der Marktstand kommt auf ein Marktfeld mit der Zahl { $number }.
lagranja-why-space-taken = Dort steht ein Marktstand, und ein anderes Marktfeld der Zahl ist frei.
lagranja-why-other-phase = Es ist nicht für diese Phase.
lagranja-why-not-your-helper = Nicht auf deinem Hof: { $helper }.
lagranja-why-exhausted = Für diese Runde benutzt: { $helper }.
lagranja-why-no-action = { $helper }: wirkt von selbst oder wird im rechten Augenblick angeboten.
lagranja-why-cost = { $helper }: Es fehlt, was es kostet.

## Wozu etwas da ist, mit dem man gerade nichts tun kann

lagranja-piece-about = Ein Handwerksgebäude vollendest du, indem du alles lieferst, was seine Reihe verlangt.
lagranja-piece-barrow = Ein Marktkarren wird durch Lieferungen vollendet. Du ersetzt ihn, wenn du einen vierten ausspielst.
lagranja-piece-barrow-symbol = Zu Marktkarren lieferst du in der Transportphase oder durch einen Effekt, der eine Lieferung gibt.
lagranja-piece-deck = Karten ziehst du am Ende des Kartenschritts oder durch einen Effekt.
lagranja-piece-die = Würfel nimmst du in der Ertragsphase, wenn du an der Reihe bist.
lagranja-piece-disc = Deine Hüte bewegen deine Siestascheibe zu Beginn der Transportphase.
lagranja-piece-discards = Hier liegen abgelegte Karten, bis der Nachziehstapel leer ist.
lagranja-piece-donkey = Ein Eselplättchen wählst du zu Beginn der Transportphase.
lagranja-piece-extra = Zusatzlieferungen kaufst du am Ende der Transportphase, nach deinen Eseln.
lagranja-piece-field = Leere Felder wachsen in der Hofphase. Was auf einem Feld liegt, kannst du aufwerten, liefern oder zahlen.
lagranja-piece-good = In jedem deiner Züge darfst du Güter kaufen, verkaufen und aufwerten, wenn du hast, was es kostet.
lagranja-piece-hand = Karten spielst du zu Beginn der Hofphase aus oder durch einen Effekt.
lagranja-piece-helper = Manche Helfer nutzt du in deinem Zug, einmal pro Runde; andere wirken von selbst.
lagranja-piece-market = Ein vollendeter Marktkarren bringt einen Marktstand auf ein Marktfeld seiner Zahl.
lagranja-piece-own-roof = Ein Dachplättchen nutzt du einmal, in einem deiner Züge und in seiner Phase.
lagranja-piece-owner = Den Handwerksmarker eines vollendeten Gebäudes behältst du.
lagranja-piece-roof = Dachplättchen kaufst du am Ende der Hofphase.
lagranja-piece-siesta = Hüte und Effekte bewegen deine Scheibe auf dieser Leiste, in der Transport- und der Ertragsphase.
lagranja-piece-space = Die Aktion eines Ertragsfelds führst du aus, indem du einen Würfel nimmst, der dort liegt.
lagranja-piece-symbol = Zu Handwerksgebäuden lieferst du in der Transportphase oder durch einen Effekt, der eine Lieferung gibt.

## Wo das Spiel steht

lagranja-stage = Runde { $round } von { $rounds }: { $phase }
lagranja-phase-farm = Hof
lagranja-phase-revenue = Ertrag
lagranja-phase-transport = Transport
lagranja-phase-scoring = Wertung

## Was geschah

lagranja-log-round = Runde { $round } beginnt.
    .mark = Runde { $round }
lagranja-log-roll = Die Würfel zeigen { $dice }.
    .small-mark = Ertrag
lagranja-log-shuffle = Die abgelegten Hofkarten werden zum neuen Nachziehstapel.
lagranja-log-play = { $seat } spielt { $helper } ({ $card }) aus: { $side }.
lagranja-log-replace-barrow = { $seat } wirft einen Marktkarren ab: { $helper } ({ $card }).
lagranja-log-replace-helper = { $seat } wirft den Helfer „{ $helper }“ ab.
lagranja-log-draw = { $seat } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
lagranja-log-draw-card = Gezogen: { $helper } ({ $card }).
lagranja-log-discard = { $seat } legt { $helper } ({ $card }) ab.
lagranja-log-gain = { $seat } nimmt { $count } { $count ->
    [one] { $good }.
   *[other] { $good ->
        [Olive] Oliven.
        [Traube] Trauben.
        [Schwein] Schweine.
        [Handelsware] Handelswaren.
       *[other] { $good }.
    }
}
lagranja-log-pay = { $seat } zahlt { $count } { $count ->
    [one] { $good }.
   *[other] { $good ->
        [Olive] Oliven.
        [Traube] Trauben.
        [Schwein] Schweine.
        [Handelsware] Handelswaren.
       *[other] { $good }.
    }
}
lagranja-log-move = { $seat } legt 1 { $good } von einem Feld ins Lager.
lagranja-log-grow = Bei { $seat } wächst 1 { $good }.
lagranja-log-buy = { $seat } kauft 1 { $good } für { $silver } Silber.
lagranja-log-sell = { $seat } verkauft 1 { $good } für { $silver } Silber.
lagranja-log-upgrade = { $seat } wertet 1 { $good } zu { $into } auf{ $silver ->
    [0] .
   *[other] , für { $silver } Silber.
}
lagranja-log-trade = { $seat } gibt eine Handelsware ab: { $option }.
lagranja-log-die = { $seat } nimmt eine { $number }.
lagranja-log-change-die = { $seat } nutzt den Würfel als { $number }.
lagranja-log-reserve = { $seat } markiert Ertragsfeld { $number }.
lagranja-log-remove-die = Eine { $number } wird für den neutralen Spieler entfernt.
lagranja-log-roof = { $seat } kauft den Dachmarker „{ $tile }“ für { $silver } Silber{ $points ->
    [0] .
   *[other] {" "}und erhält { $points } SP.
}
lagranja-log-bonus = { $seat } nutzt den Dachmarker „{ $tile }“.
lagranja-log-flip = { $seat } dreht den Dachmarker „{ $tile }“ zurück.
lagranja-log-use = { $seat } nutzt: { $helper }.
lagranja-log-take-back = { $seat } nimmt einen Marker zurück: { $what }.
lagranja-log-donkey-chosen = { $seat } hat einen Eselmarker gewählt.
    .small-mark = Transport
lagranja-log-donkey = Er zeigt { $tile } Esel.
lagranja-log-donkey-revealed = { $seat } deckt { $tile } Esel auf.
lagranja-log-siesta = { $seat } zieht auf Feld { $space } der Siestaleiste.
lagranja-log-deliver = { $seat } liefert 1 { $good }: { $where }.
lagranja-log-extra = { $seat } kauft eine Zusatzlieferung{ $silver ->
    [0] {" "}kostenlos.
   *[other] {" "}für { $silver } Silber.
}
lagranja-log-barrow-complete = { $seat } vollendet einen Marktkarren für { $points } SP: { $helper } ({ $card }).
lagranja-log-building-complete = { $seat } vollendet ein Handwerksgebäude für { $points } SP: { $building }.
lagranja-log-opened = Nicht mehr gesperrt: { $building }.
lagranja-log-stall = { $seat } setzt einen Marktstand auf { $space }.
lagranja-log-own-replaced = { $seat } ersetzt einen eigenen Marktstand für { $points } SP.
lagranja-log-keep = { $seat } behält den Marktstand auf { $space }.
lagranja-log-removes = { $seat } entfernt für { $points } SP einen Marktstand von { $space }: { $owner_seat }.
lagranja-log-removes-neutral = { $seat } entfernt für { $points } SP den neutralen Marktstand von { $space }.
lagranja-log-neutral = Der neutrale Spieler zieht: { $cards }.
lagranja-log-neutral-stall = Der neutrale Spieler setzt einen Marktstand auf { $space }.
lagranja-log-neutral-removes = Der neutrale Spieler entfernt einen Marktstand von { $space }: { $seat }.
lagranja-log-score = { $seat } erhält { $stalls } SP für Marktstände und { $siesta } SP für die Siesta.
    .small-mark = Wertung
lagranja-log-change-silver = { $seat } tauscht { $silver } Silber in { $points } SP.
lagranja-log-end = { $seat } endet mit { $points } SP und { $silver } Silber.

## Was spätere Versionen der Regeln berichtigt haben

lagranja-corrected-since-1 = Version 2 berichtigt seltene Fälle: wann Helfer auf mehrere zugleich entfernte Marktstände reagieren (LG-6.11), auf einen Dachmarker, der einen Würfel ändert (LG-3.10), und auf die Schweine eines ersetzten Helfers (LG-4.4); wofür Spielermarker zurückgenommen werden (LG-1.4); wann die Markierung des Dorfältesten endet. Wo einer davon eintritt, geht die Partie von da an anders weiter.

## Wie ein Solospiel endet

lagranja-solo-rank-0 = { $seat } erreicht { $points } SP: ein Küchengarten. Ab { $next } SP ist es ein Kleinbauernhof.
lagranja-solo-rank-1 = { $seat } erreicht { $points } SP: ein Kleinbauernhof. Ab { $next } SP ist es ein guter Hof.
lagranja-solo-rank-2 = { $seat } erreicht { $points } SP: ein guter Hof. Ab { $next } SP ist es ein Landgut.
lagranja-solo-rank-3 = { $seat } erreicht { $points } SP: ein Landgut. Ab { $next } SP ist es der Stolz der Insel.
lagranja-solo-rank-4 = { $seat } erreicht { $points } SP: der Stolz der Insel!

## Was erklärt wird

lagranja-card-named = { $helper } ({ $card })
lagranja-card-number = Karte { $card }
lagranja-cost-one = 1 { $what }
lagranja-cost-silver = { $silver } Silber
lagranja-cost-kinds = { $count ->
    [one] 1 Hofgut
   *[other] { $count } Hofgüter verschiedener Art
}
lagranja-about-card = Karte { $card }, { $helper }
lagranja-about-field = Als Feld: { $good }.
lagranja-about-barrow = Als Marktkarren für { $points } SP: { $goods }.
lagranja-about-extension = Als Hofausbau: { $parts }.
lagranja-about-helper = Als Helfer, { $helper }: { $text }
lagranja-about-steps = In Schritten: { $steps }
lagranja-about-origin = Herkunft des Helfers: { $helper }; der anderen Seiten: { $sides }.
lagranja-about-roof = Dachmarker „{ $tile }“; einmal nutzbar, in den Phasen: { $phases }.
lagranja-about-roof-any = Dachmarker „{ $tile }“; einmal nutzbar, in jedem deiner Züge.
lagranja-about-origin-whole = Herkunft: { $origin }.
lagranja-about-building = { $building }; eine Reihe verlangt: { $row }.
lagranja-about-building-merchant = Handwerksmarker: sofort 3 Silber; später 3 Silber bei jedem Einkommen.
lagranja-about-building-cartwright = Handwerksmarker: 1 kostenlose Lieferung, dann die SP deines Siestafeldes; später in jeder Runde 1 Siestaschritt und 1 Lieferung mehr.
lagranja-about-building-delicatessen = Handwerksmarker: sofort 1 Handelsware; später 1 Handelsware bei jedem Einkommen.
lagranja-about-building-greengrocer = Handwerksmarker: sofort 1 Ressource deiner Wahl; später eine bei jedem Einkommen.
lagranja-about-building-general-store = Handwerksmarker: sofort 2 SP; später 2 SP für jeden Handwerksmarker, den du nimmst.
lagranja-about-building-butcher = Handwerksmarker: 1 SP für jeden Marktkarren auf deinem Hof; später 1 SP für jeden Marktkarren, den du vollendest.
