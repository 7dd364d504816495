# Was La Granja sagt, mit den Wörtern der deutschen Regel.

## Karten aller Spiele: die Daten bringen das Englische mit, hier steht das Deutsche nach $id

card-name = { $id ->
    [chef] Koch
    [negotiator] Unterhändlerin
    [porter] Lastenträger
    [farm-worker] Hofarbeiter
    [village-elder] Dorfältester
    [travelling-merchant] Fahrender Händler
    [ploughman] Pflüger
    [haggler] Feilscherin
    [miller] Müller
    [beekeeper] Imkerin
    [auctioneer] Versteigerer
    [landowner] Gutsbesitzer
    [well-digger] Brunnengräber
    [olive-picker] Olivenpflückerin
    [brewer] Brauer
    [winegrower] Winzerin
    [swineherd] Schweinehirt
    [sow-keeper] Sauenhalterin
    [acorn-gatherer] Eichelsammlerin
    [sausage-maker] Wurstmacher
    [thatcher] Dachdecker
    [truffle-hunter] Trüffelsucher
    [farm-servant] Magd
    [oil-presser] Ölpresser
    [cooper] Küfer
    [baker] Bäckerin
    [cellar-master] Kellermeister
    [pantry-keeper] Vorratshüterin
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
    [estate-manager] Gutsverwalterin
    [patron] Gönner
    [watchman] Wächter
    [rowdy] Raufbold
    [site-scout] Platzsucher
    [moneylender] Geldverleiher
    [stallkeeper] Standbetreiberin
    [shed-builder] Schuppenbauer
    [daydreamer] Tagträumerin
    [early-riser] Frühaufsteher
    [latecomer] Nachzügler
    [ferryman] Fährmann
    [night-owl] Nachteule
    [stable-hand] Stallbursche
    [donkey-breeder] Eselzüchterin
    [fortune-teller] Wahrsagerin
    [day-labourer] Tagelöhner
    [recruiter] Anwerber
    [postman] Postbote
    [travelling-salesman] Handelsreisender
    [tiler] Ziegelleger
    [chimney-sweep] Schornsteinfeger
    [steward] Verwalter
    [vine-dresser] Rebenschneiderin
    [journeyman] Geselle
    [basket-weaver] Korbflechterin
    [store-clerk] Lageristin
    [forager] Sammlerin
    [square-warden] Platzmeister
   *[other] { $name }
}
card-text = { $id ->
    [chef] Jedes Aufwerten kostet dich 1 Silber weniger.
    [negotiator] Immer wenn einer deiner Marktstände vom Marktplatz entfernt wird, nimm sofort 1 SP.
    [porter] Einmal pro Runde, wenn du eine 2 oder 6 nimmst, führst du zwei verschiedene Möglichkeiten des Ertragsfelds aus.
    [farm-worker] Einmal pro Runde: Zahle 1 SP, um eine Karte von der Hand auszuspielen; ein Hofausbau wird wie üblich bezahlt.
    [village-elder] Markiere vor dem Wurf ein Ertragsfeld: Seinen letzten Würfel darfst nur du als ersten oder zweiten Würfel nehmen.
    [travelling-merchant] Einmal pro Runde, nachdem du einen Würfel genommen hast: Zahle 1 SP, um auch das Ertragsfeld mit der Nummer der Runde zu nutzen.
    [ploughman] Wenn du ein Feld ausspielst, nimm 1 Erntegut derselben Sorte ins Lager und 2 Silber.
    [haggler] Du kaufst Oliven, Korn, Trauben und Schweine für je 1 Silber weniger.
    [miller] Du darfst Oliven liefern, wo Korn verlangt ist, und Korn, wo Oliven verlangt sind.
    [beekeeper] Beim Wachstum: Nimm 1 SP, wenn du drei oder mehr Felder besitzt.
    [auctioneer] Jede Ressource, die du verkaufst, bringt 1 Silber mehr, auch am Spielende.
    [landowner] Am Spielende: Nimm 3 SP für jeden Satz aus einem Oliven-, einem Korn- und einem Traubenfeld, höchstens für zwei Sätze.
    [well-digger] Einmal pro Runde, in der Ertragsphase: Auf einem deiner leeren Felder wächst ein Erntegut.
    [olive-picker] Einmal pro Runde: Leg beliebig viele Oliven von deinen Feldern ins Lager.
    [brewer] Einmal pro Runde: Leg beliebig viel Korn von deinen Feldern ins Lager.
    [winegrower] Einmal pro Runde: Leg beliebig viele Trauben von deinen Feldern ins Lager.
    [swineherd] Du hast zwei Stallplätze mehr.
    [sow-keeper] Wenn du Nachwuchs bekommst, nimm ein zweites Schwein, sofern noch ein Stallplatz frei ist.
    [acorn-gatherer] Beim Wachstum: Besitzt du genau ein Schwein und hast einen freien Stallplatz, nimm ein zweites.
    [sausage-maker] Ein Schwein zu Fleisch aufzuwerten, kostet dich 2 Silber weniger.
    [thatcher] Jedes Mal, wenn du den Bonus eines Dachmarkers nutzt, nimm 1 SP.
    [truffle-hunter] In der Wertungsphase: Nimm 1 SP, wenn du zwei oder mehr Schweine besitzt.
    [farm-servant] Einmal pro Runde: Werte eine Ressource kostenlos auf.
    [oil-presser] Oliven zu Nahrung aufzuwerten, kostet dich 2 Silber weniger.
    [cooper] Trauben zu Wein aufzuwerten, kostet dich 2 Silber weniger.
    [baker] Einmal pro Runde, wenn du Korn aufwertest, nimm 1 Nahrung dazu.
    [cellar-master] Einmal pro Runde, wenn du eine Traube aufwertest, nimm 1 SP.
    [pantry-keeper] Einmal pro Runde: Liefere ein beliebiges aufgewertetes Gut, wo ein anderes aufgewertetes Gut verlangt ist.
    [notary] Einmal pro Runde, in der Hofphase: Zahle 2 Silber, um eine Karte auszuspielen; ein Hofausbau wird wie üblich bezahlt.
    [innkeeper] Einmal pro Runde: Gib ein aufgewertetes Gut ab und nimm 2 SP.
    [barrow-builder] Wenn du einen Marktkarren ausspielst, nimm 3 Silber.
    [muleteer] Einmal pro Runde, in der Transportphase: Mach eine weitere Lieferung an einen Marktkarren.
    [smuggler] Einmal pro Runde, wenn einer deiner Marktstände vom Marktplatz entfernt wird, nimm 1 Handelsware.
    [market-crier] Wenn du einen Marktkarren vollendest, nimm 1 Erntegut deiner Wahl.
    [field-worker] Du darfst Erntegüter direkt von deinen Feldern verkaufen.
    [carpenter] Jeder deiner Hofausbauten kostet ein Hofgut weniger.
    [wholesaler] Wenn du einen Marktkarren mit 5 oder 6 SP vollendest, nimm 2 SP mehr.
    [pedlar] Wenn du einen Marktkarren mit höchstens 3 SP vollendest, nimm eine zweite Handelsware.
    [fence-builder] Wenn du einen Hofausbau ausspielst, nimm 1 Schwein, sofern ein Stallplatz frei ist.
    [mason] Wenn du ein Handwerksgebäude vollendest, nimm 1 Handelsware und 1 Silber.
    [guild-envoy] Einmal pro Runde, wenn du an ein Handwerksgebäude lieferst, nimm 1 SP.
    [errand-boy] Einmal pro Runde, in der Transportphase: Mach eine weitere Lieferung an ein Handwerksgebäude.
    [bailiff] Du darfst an Handwerksgebäude liefern, die noch gesperrt sind.
    [estate-manager] Beim Einkommen: Nimm 1 Silber und 1 mehr für jeden deiner Hofausbauten, höchstens für drei.
    [patron] Am Spielende: Nimm 1 SP für jeden deiner Handwerksmarker, höchstens 5.
    [watchman] Einmal pro Runde: Zahle 1 Silber, damit ein Marktstand stehen bleibt, den ein benachbarter Stand entfernen würde.
    [rowdy] Für jeden fremden Marktstand, den du entfernst, nimm 1 SP mehr.
    [site-scout] Du darfst einen neuen Marktstand auf ein freies Marktfeld setzen, dessen Zahl um eins höher oder niedriger ist als die seines Marktkarrens.
    [moneylender] In der Wertungsphase: Nimm 1 SP, wenn du 4 oder mehr Silber besitzt.
    [stallkeeper] In der Wertungsphase: Nimm 1 Silber für jeden deiner Marktstände auf dem Marktplatz, höchstens 4.
    [shed-builder] Du hast ein sechstes Dachfeld; wenn du es belegst, erhältst du 5 SP.
    [daydreamer] Wenn die Eselmarker aufgedeckt werden, ziehst du auf der Siestaleiste einen Schritt weiter.
    [early-riser] Sobald die neue Spielreihenfolge feststeht: Bist du an erster Stelle, nimm 1 SP und 1 Silber.
    [latecomer] Sobald die neue Spielreihenfolge feststeht: Bist du an letzter Stelle, nimm 1 Erntegut und 2 Silber.
    [ferryman] Du hast eine Zusatzlieferung mehr, und deine Zusatzlieferungen kosten nichts.
    [night-owl] In der Wertungsphase: Nimm 1 SP und 1 Silber, wenn deine Scheibe auf Feld 0 oder 1 der Siestaleiste liegt.
    [stable-hand] Einmal pro Runde, wenn dein Eselmarker 1 oder 2 Esel zeigt: Mach eine weitere Lieferung und nimm 1 Silber.
    [donkey-breeder] Einmal pro Runde: Zahle 1 Silber, um einen Eselmarker zu wählen, den du schon benutzt hast.
    [fortune-teller] Einmal pro Runde: Nutze einen Würfel, den du nimmst, als zeigte er eins mehr oder eins weniger.
    [day-labourer] Einmal pro Runde: Zahle 1 Silber, um die Aktion des letzten Würfels zweimal auszuführen.
    [recruiter] Dein Handkartenlimit ist um 1 höher. Wenn du einen weiteren Helfer ausspielst, nimm 1 SP und 2 Silber.
    [postman] Dein Handkartenlimit ist um 1 höher. Einmal pro Runde, in der Ertragsphase: Zieh eine Karte und nimm 1 Silber.
    [travelling-salesman] Wenn du eine Handelsware eintauschst, nimm 2 SP und leg einen Marker auf die gewählte Möglichkeit: Du darfst sie in diesem Spiel nicht mehr nutzen.
    [tiler] Dachmarker kosten dich 3 Silber weniger, aber nie weniger als 0.
    [chimney-sweep] Einmal pro Runde: Zahle 2 Silber, um einen deiner benutzten Dachmarker zurückzudrehen.
    [steward] Dein Handkartenlimit ist um 1 höher. Beim Einkommen: Nimm 2 Silber.
    [vine-dresser] Beim Wachstum: Nimm 2 Silber für jedes deiner Traubenfelder, höchstens 4 Silber.
    [journeyman] Beim Einkommen: Nimm 1 Silber und 1 mehr für jeden deiner Handwerksmarker, höchstens für vier.
    [basket-weaver] Einmal pro Runde: Liefere 1 Silber, wo ein Erntegut verlangt ist.
    [store-clerk] Am Spielende: Nimm 2 SP für jedes aufgewertete Gut in deinem Lager, höchstens für drei.
    [forager] Einmal pro Runde, wenn du eine 2 oder 3 nimmst, nimm 1 Erntegut mehr.
    [square-warden] In der Wertungsphase: Nimm 1 SP und 1 Silber, wenn du allein die meisten Marktstände auf dem Marktplatz hast.
   *[other] { $text }
}

## Güter und Namen

lagranja-good-silver = { $amount ->
    [0] kein Silber
    [one] Silber
   *[other] Silber
}
lagranja-good-vp = { $amount ->
    [0] keine SP
    [one] SP
   *[other] SP
}
lagranja-good-olive = { $amount ->
    [0] keine Oliven
    [one] Olive
   *[other] Oliven
}
lagranja-good-grain = { $amount ->
    [0] kein Korn
    [one] Korn
   *[other] Korn
}
lagranja-good-grape = { $amount ->
    [0] keine Trauben
    [one] Traube
   *[other] Trauben
}
lagranja-good-pig = { $amount ->
    [0] keine Schweine
    [one] Schwein
   *[other] Schweine
}
lagranja-good-food = { $amount ->
    [0] keine Nahrung
    [one] Nahrung
   *[other] Nahrung
}
lagranja-good-wine = { $amount ->
    [0] keinen Wein
    [one] Wein
   *[other] Wein
}
lagranja-good-meat = { $amount ->
    [0] kein Fleisch
    [one] Fleisch
   *[other] Fleisch
}
lagranja-good-trade-good = { $amount ->
    [0] keine Handelswaren
    [one] Handelsware
   *[other] Handelswaren
}
lagranja-on-field = { $good } von einem Feld
lagranja-and = { FORM($first, $case) }, { FORM($rest, $case) }
lagranja-or = { FORM($first, $case) } oder { FORM($rest, $case) }
lagranja-delivered-good = { $good }, geliefert an { FORM($where, case: "acc") }
lagranja-stall-on = Marktstand auf { $space }
lagranja-counted-good = { $count } { FORM($good, $count, $case) }
lagranja-good-any-harvest = { $amount ->
    [one] Erntegut deiner Wahl
   *[other] Erntegüter deiner Wahl
}
lagranja-good-any-resource = { $amount ->
    [one] Ressource deiner Wahl
   *[other] Ressourcen deiner Wahl
}
lagranja-good-any-upgraded = { $amount ->
    [one] aufgewertetes Gut deiner Wahl
   *[other] aufgewertete Güter deiner Wahl
}
lagranja-good-different-harvest = { $amount ->
    [one] Erntegut
   *[other] verschiedene Erntegüter
}
lagranja-good-same = { $amount ->
    [one] Gut
   *[other] gleiche Güter
}
lagranja-effect-play-card = eine Karte ausspielen
lagranja-effect-draw = { $count ->
    [one] eine Karte ziehen
   *[other] { $count } Karten ziehen
}
lagranja-effect-free-upgrade = { $count ->
    [one] 1 kostenlose Aufwertung
   *[other] { $count } kostenlose Aufwertungen
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

lagranja-building-merchant = { $case ->
   *[nom] Handelshaus
    [acc] das Handelshaus
    [dat] dem Handelshaus
}
lagranja-building-cartwright = { $case ->
   *[nom] Wagner
    [acc] den Wagner
    [dat] dem Wagner
}
lagranja-building-delicatessen = { $case ->
   *[nom] Feinkostladen
    [acc] den Feinkostladen
    [dat] dem Feinkostladen
}
lagranja-building-greengrocer = { $case ->
   *[nom] Gemüsehändler
    [acc] den Gemüsehändler
    [dat] dem Gemüsehändler
}
lagranja-building-general-store = { $case ->
   *[nom] Gemischtwarenladen
    [acc] den Gemischtwarenladen
    [dat] dem Gemischtwarenladen
}
lagranja-building-butcher = { $case ->
   *[nom] Fleischer
    [acc] den Fleischer
    [dat] dem Fleischer
}
lagranja-barrow-card = { $case ->
   *[nom] Marktkarren „{ $helper }“ ({ $card })
    [acc] den Marktkarren „{ $helper }“ ({ $card })
    [dat] dem Marktkarren „{ $helper }“ ({ $card })
}
lagranja-barrow-place = { $case ->
   *[nom] Marktkarren auf Platz { $place }
    [acc] den Marktkarren auf Platz { $place }
    [dat] dem Marktkarren auf Platz { $place }
}

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
lagranja-roof-upgrade-1 = 1 kostenlose Aufwertung
lagranja-roof-delivery = 1 Lieferung
lagranja-roof-play-or-draw = eine Karte ausspielen oder ziehen
lagranja-roof-vp = 1 SP
lagranja-roof-silver-2 = 2 Silber
lagranja-roof-flip-roof = einen benutzten Dachmarker zurückdrehen
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
    [0] Du hast deine Karten ausgespielt. Beende den Zug oder mach vorher noch etwas anderes.
    [one] Spiele eine Karte aus: als Feld, Marktkarren, Hofausbau oder Helfer.
   *[other] Spiele { $left } Karten aus: als Feld, Marktkarren, Hofausbau oder Helfer.
}
lagranja-ask-income = Nimm dein Einkommen oder mach vorher noch etwas anderes.
lagranja-ask-growth = Auf deinen leeren Feldern wächst jetzt etwas. Lass es wachsen oder mach vorher noch etwas anderes.
lagranja-ask-roof = Kaufe einen Dachmarker, wenn du magst, und beende dann den Zug.
lagranja-ask-die = Wähle einen Würfel: Sein Feld bestimmt deine Aktion.
lagranja-ask-last-die = Der letzte Würfel ist für alle. Führe seine Aktion aus oder mach vorher noch etwas anderes.
lagranja-ask-after = Deine Aktion ist erledigt. Beende den Zug oder mach vorher noch etwas anderes.
lagranja-ask-siesta = Deine Hüte bewegen deine Scheibe auf der Siestaleiste. Zieh sie oder mach vorher noch etwas anderes.
lagranja-ask-deliveries = { $left ->
    [0] Du hast alle Lieferungen gemacht. Beende den Zug oder mach vorher noch etwas anderes.
    [one] Noch 1 Lieferung: Wohin?
   *[other] Noch { $left } Lieferungen: Wohin?
}
lagranja-ask-extra = { $bought ->
    [0] Kaufe eine Zusatzlieferung, wenn du magst, oder beende den Zug.
    [one] 1 Zusatzlieferung gekauft: Wohin?
   *[other] { $bought } Zusatzlieferungen gekauft: Wohin?
}
lagranja-ask-replace-barrow = Alle Plätze für Marktkarren sind belegt: Welchen legst du ab?
lagranja-ask-replace-helper = Alle Plätze für Helfer sind belegt: Welchen legst du ab?
lagranja-ask-pay-extension = Bezahle den Hofausbau („{ $helper }“, Karte { $card }): { $left ->
    [one] noch 1 Hofgut, keine Sorte zweimal.
   *[other] noch { $left } Hofgüter, keine Sorte zweimal.
}
lagranja-ask-play-card = Spiele eine Karte von der Hand aus: Welche und als was?
lagranja-ask-take-good = Welches Gut nimmst du?
lagranja-ask-take-pair = Welche zwei Erntegüter nimmst du?
lagranja-ask-pay-good = Welches Gut zahlst du?
lagranja-ask-free-upgrades = { $left ->
    [one] 1 kostenlose Aufwertung: Welche Ressource?
   *[other] Bis zu { $left } kostenlose Aufwertungen: Welche Ressource?
}
lagranja-ask-choose = Wähle einen dieser Effekte.
lagranja-ask-reserve-die = Markiere ein Ertragsfeld: Seinen letzten Würfel darfst nur du nehmen.
lagranja-ask-regrow = Auf welchem leeren Feld wächst ein Erntegut?
lagranja-ask-move = 1 { FORM($good, case: "acc") } von einem Feld ins Lager legen oder aufhören?
lagranja-ask-donkey = Wähle geheim einen Eselmarker: Esel sind Lieferungen, Hüte sind Siestaschritte.
lagranja-ask-discard = Du hast zu viele Handkarten: Leg { $left ->
    [one] 1 Karte ab.
   *[other] { $left } Karten ab.
}
lagranja-ask-source = Verlangt ist 1 { $good }. Welches Gut lieferst du und woher?
lagranja-ask-deliver = { $left ->
    [one] Mach 1 Lieferung: Wohin?
   *[other] Mach bis zu { $left } Lieferungen: Wohin?
}
lagranja-ask-change-die = Du hast eine { $number } genommen: Änderst du den Würfel, bevor er wirkt?
lagranja-ask-change-number = Der Würfel zeigt eine { $number }: Als was soll er gelten?
lagranja-ask-react = Den Helfer „{ $helper }“ jetzt nutzen?
lagranja-ask-take-back = Alle deine Spielermarker sind im Spiel: Nimm einen zurück oder verzichte.
lagranja-ask-take-back-one = Alle deine Spielermarker sind im Spiel: Nimm einen zurück.
lagranja-ask-stall = Setz deinen Marktstand auf ein Marktfeld mit der Zahl { $number }.
lagranja-ask-stall-anywhere = Setz einen Marktstand auf ein beliebiges freies Marktfeld.
lagranja-ask-keep = Dein Marktstand auf { $space } würde entfernt. Behältst du ihn?
lagranja-ask-flip = Welchen benutzten Dachmarker drehst du zurück?
lagranja-ask-steps = { $steps ->
    [one] 1 Siestaschritt: Ziehst du?
   *[other] Bis zu { $steps } Siestaschritte: Wie viele?
}

## Was man tun kann

lagranja-do-end = Den Zug beenden
lagranja-do-done = Fertig
lagranja-do-decline = Jetzt nicht nutzen
lagranja-do-without = Keinen Marker zurücknehmen und verzichten
lagranja-do-income = Das Einkommen nehmen
lagranja-do-grow = Güter wachsen lassen und Nachwuchs nehmen
lagranja-do-hats = Die Scheibe um die Zahl deiner Hüte weiterziehen
lagranja-do-extra = Eine Zusatzlieferung kaufen
lagranja-do-die-1 = 1 Schwein
lagranja-do-die-2 = Eine Karte ausspielen oder ziehen oder 1 Erntegut nehmen
lagranja-do-die-3 = 2 verschiedene Erntegüter
lagranja-do-die-4 = 4 Silber
lagranja-do-die-5 = 2 kostenlose Aufwertungen oder Siestaschritte, beliebig gemischt
lagranja-do-die-6 = 1 Lieferung oder 2 Silber
lagranja-do-reserve = Ertragsfeld { $number } markieren
lagranja-do-change = Den Würfel als { $number } nutzen
lagranja-do-donkey = { $donkeys ->
    [one] 1 Lieferung
   *[other] { $donkeys } Lieferungen
}, { $hats ->
    [0] kein Siestaschritt
    [one] 1 Siestaschritt
   *[other] { $hats } Siestaschritte
}
lagranja-do-pay = 1 { FORM($what, case: "acc") } zahlen
lagranja-do-from = 1 { $what } liefern
lagranja-do-take = 1 { $good } nehmen
lagranja-do-take-pair = 1 { $first } und 1 { $second } nehmen
lagranja-do-steps = { $steps ->
    [one] 1 Schritt ziehen
   *[other] { $steps } Schritte ziehen
}
lagranja-do-deliver = 1 { FORM($good, case: "acc") } an { FORM($where, case: "acc") } liefern
lagranja-do-replace = { $what } ablegen
lagranja-do-replace-helper = „{ $helper }“ ablegen
lagranja-do-take-back = Einen Spielermarker zurücknehmen: { $what }
lagranja-do-buy = 1 { $good } für { $silver } Silber kaufen
lagranja-do-sell = 1 { $what } für { $silver } Silber verkaufen
lagranja-do-upgrade = 1 { FORM($what, case: "acc") } { $silver ->
    [0] kostenlos
   *[other] für { $silver } Silber
} zu { FORM($into, case: "dat") } aufwerten
lagranja-do-field = Feld mit { FORM($good, 2, case: "dat") } (Karte „{ $helper }“)
lagranja-do-barrow = Marktkarren für { $points } SP: { $goods } (Karte „{ $helper }“)
lagranja-do-extension = Hofausbau: { $parts } (Karte „{ $helper }“)
lagranja-do-helper = Helfer „{ $helper }“ – { $text }
lagranja-do-discard = „{ $helper }“ ({ $card }) ablegen
lagranja-do-roof = Den Dachmarker „{ $tile }“ für { $silver } Silber kaufen
lagranja-do-flip = Den Dachmarker „{ $tile }“ zurückdrehen
lagranja-do-stall = Einen Marktstand auf { $space } setzen
lagranja-do-choose = Wählen: { $what }
lagranja-do-trade = Eine Handelsware eintauschen: { $option }
lagranja-do-bonus = Den Dachmarker „{ $tile }“ nutzen
lagranja-do-use = Helfer „{ $helper }“ – { $text }

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
lagranja-confirm-donkey-again = Du nutzt den Helfer „{ $helper }“, um diesen Eselmarker für { $silver } Silber noch einmal zu wählen: { $donkeys ->
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
    [one] Du kannst noch 1 gekaufte Zusatzlieferung machen. Sie verfällt.
   *[other] Du kannst noch { $n } gekaufte Zusatzlieferungen machen. Sie verfallen.
}
lagranja-confirm-no-card = Du kannst noch eine Karte ausspielen. Beendest du den Zug jetzt, spielst du sie nicht aus.
lagranja-confirm-barrow = { $n ->
    [one] Du legst { FORM($barrow, case: "acc") } ab. Das Gut, das du schon geliefert hast, geht verloren.
   *[other] Du legst { FORM($barrow, case: "acc") } ab. Die { $n } Güter, die du schon geliefert hast, gehen verloren.
}

## Warum etwas nicht geht

lagranja-why-silver = { $missing ->
    [one] Dir fehlt 1 Silber.
   *[other] Dir fehlen { $missing } Silber.
}
lagranja-why-no-die = Auf Ertragsfeld { $number } liegt kein Würfel.
lagranja-why-reserved = Der letzte Würfel auf Ertragsfeld { $number } ist für { $seat } reserviert.
lagranja-why-completed = Du hast { FORM($building, case: "acc") } schon vollendet.
lagranja-why-closed = Noch gesperrt: An { FORM($building, case: "acc") } kannst du erst liefern, wenn ein anderes Gebäude vollendet ist.
lagranja-why-no-barrow = Auf Platz { $place } hast du keinen Marktkarren.
lagranja-why-not-asked = Für { FORM($where, case: "acc") } brauchst du { FORM($good, 0) } (mehr).
lagranja-why-no-good = Du hast { FORM($good, 0) } zum Liefern.
lagranja-why-no-deliveries = Du hast jetzt keine Lieferung übrig.
lagranja-why-begun = Das hast du schon begonnen, und dazu brauchst du einen Spielermarker: Nimm einen zurück oder mach deinen Zug rückgängig.
lagranja-why-attacked = Dieser Marktstand wird gerade angegriffen: Du kannst ihn jetzt nicht zurücknehmen.
lagranja-why-no-pen = Du brauchst einen freien Stallplatz.
lagranja-why-none-there = Dort hast du { FORM($good, 0) }.
lagranja-why-no-trade-good = Du brauchst eine Handelsware zum Eintauschen, hast aber keine.
lagranja-why-sell-field = Güter auf einem Feld kannst du nicht verkaufen.
lagranja-why-no-extra = Du kannst jetzt keine Zusatzlieferung kaufen.
lagranja-why-not-in-hand = Du hast „{ $helper }“ ({ $card }) nicht auf der Hand.
lagranja-why-extension = Du brauchst { $price ->
    [one] 1 Hofgut
   *[other] { $price } verschiedene Hofgüter
}; du hast { $kinds ->
    [0] keines.
    [one] 1 Sorte.
   *[other] { $kinds } Sorten.
}
lagranja-why-no-card-now = Du kannst jetzt keine Karte ausspielen.
lagranja-why-no-tile = Der Dachmarker „{ $tile }“ liegt nicht aus.
lagranja-why-roof-full = Auf deinem Dach ist kein Feld mehr frei.
lagranja-why-no-roof-now = Du kannst jetzt keinen Dachmarker kaufen.
lagranja-why-barred = Diese Tauschmöglichkeit hat dir der Handelsreisende gesperrt.
lagranja-why-nothing = Das würde jetzt nichts ändern.
lagranja-why-not-your-tile = Du hast keinen Dachmarker „{ $tile }“.
lagranja-why-tile-used = Der Dachmarker „{ $tile }“ ist schon benutzt.
lagranja-why-donkey-used = Diesen Eselmarker hast du schon benutzt. Du kannst ihn wieder wählen, wenn die Eselmarker zurückkommen.
lagranja-why-space-closed = Dieses Marktfeld ist nicht im Spiel.
lagranja-why-space-number = Der Marktstand muss auf ein Marktfeld mit der Zahl { $number }.
lagranja-why-space-taken = Hier steht schon ein Marktstand, und ein anderes Marktfeld mit dieser Zahl ist frei.
lagranja-why-other-phase = Das kannst du in dieser Phase nicht nutzen.
lagranja-why-not-your-helper = „{ $helper }“ ist nicht auf deinem Hof.
lagranja-why-exhausted = „{ $helper }“ hast du in dieser Runde schon genutzt.
lagranja-why-no-action = „{ $helper }“ wirkt von selbst oder wird im richtigen Moment angeboten.
lagranja-why-cost = Du kannst nicht bezahlen, was „{ $helper }“ kostet.

## Wozu etwas da ist, mit dem man gerade nichts tun kann

lagranja-piece-about = Ein Handwerksgebäude vollendest du, indem du alles lieferst, was seine Reihe verlangt.
lagranja-piece-barrow = Marktkarren vollendest du durch Lieferungen. Spielst du einen vierten aus, ersetzt er einen der anderen.
lagranja-piece-barrow-symbol = An Marktkarren lieferst du in der Transportphase oder durch einen Effekt, der eine Lieferung bringt.
lagranja-piece-deck = Karten ziehst du am Ende des Kartenschritts oder durch einen Effekt.
lagranja-piece-die = Würfel nimmst du in der Ertragsphase, wenn du dran bist.
lagranja-piece-disc = Deine Hüte bewegen deine Scheibe zu Beginn der Transportphase.
lagranja-piece-discards = Hier liegen abgelegte Karten, bis der Nachziehstapel leer ist.
lagranja-piece-donkey = Einen Eselmarker wählst du zu Beginn der Transportphase.
lagranja-piece-extra = Zusatzlieferungen kaufst du am Ende der Transportphase, nach den Lieferungen deiner Esel.
lagranja-piece-field = Auf leeren Feldern wächst in der Hofphase ein Gut. Was auf einem Feld liegt, kannst du aufwerten, liefern oder als Zahlung abgeben.
lagranja-piece-good = In jedem deiner Züge darfst du Güter kaufen, verkaufen und aufwerten, wenn du es bezahlen kannst.
lagranja-piece-hand = Karten spielst du zu Beginn der Hofphase aus oder durch einen Effekt.
lagranja-piece-helper = Manche Helfer nutzt du in deinem Zug, einmal pro Runde; andere wirken von selbst.
lagranja-piece-market = Ist ein Marktkarren vollendet, kommt ein Marktstand auf ein Marktfeld mit seiner Zahl.
lagranja-piece-own-roof = Einen Dachmarker nutzt du einmal, in einem deiner Züge und in seiner Phase.
lagranja-piece-owner = Den Handwerksmarker eines Gebäudes, das du vollendet hast, behältst du.
lagranja-piece-roof = Dachmarker kaufst du am Ende der Hofphase.
lagranja-piece-siesta = Hüte und Effekte bewegen deine Scheibe auf dieser Leiste, in der Transport- und der Ertragsphase.
lagranja-piece-space = Die Aktion eines Ertragsfelds führst du aus, indem du einen Würfel nimmst, der dort liegt.
lagranja-piece-symbol = An Handwerksgebäude lieferst du in der Transportphase oder durch einen Effekt, der eine Lieferung bringt.

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
lagranja-log-play = { $seat } spielt „{ $helper }“ ({ $card }) als { $side } aus.
lagranja-log-replace-barrow = { $seat } legt den Marktkarren „{ $helper }“ ({ $card }) ab.
lagranja-log-replace-helper = { $seat } legt den Helfer „{ $helper }“ ab.
lagranja-log-draw = { $seat } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
lagranja-log-draw-card = { $seat } zieht „{ $helper }“ ({ $card }).
lagranja-log-discard = { $seat } legt „{ $helper }“ ({ $card }) ab.
lagranja-log-gain = { $seat } nimmt { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-pay = { $seat } zahlt { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-move = { $seat } legt 1 { $good } von einem Feld ins Lager.
lagranja-log-grow = Bei { $seat } wächst 1 { $good }.
lagranja-log-buy = { $seat } kauft 1 { $good } für { $silver } Silber.
lagranja-log-sell = { $seat } verkauft 1 { $good } für { $silver } Silber.
lagranja-log-upgrade = { $seat } wertet 1 { FORM($good, case: "acc") }{ $silver ->
    [0] {""}
   *[other] {" "}für { $silver } Silber
} zu { FORM($into, case: "dat") } auf.
lagranja-log-trade = { $seat } tauscht eine Handelsware ein: { $option }.
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
lagranja-log-use = { $seat } nutzt den Helfer „{ $helper }“.
lagranja-log-take-back = { $seat } nimmt einen Spielermarker zurück: { $what }.
lagranja-log-donkey-chosen = { $seat } wählt einen Eselmarker.
    .small-mark = Transport
lagranja-log-donkey = Der gewählte Eselmarker zeigt { $tile ->
    [one] 1 Esel.
   *[other] { $tile } Esel.
}
lagranja-log-donkey-revealed = { $seat } deckt einen Eselmarker auf: { $tile ->
    [one] 1 Esel.
   *[other] { $tile } Esel.
}
lagranja-log-siesta = { $seat } zieht auf Feld { $space } der Siestaleiste.
lagranja-log-deliver = { $seat } liefert 1 { FORM($good, case: "acc") } an { FORM($where, case: "acc") }.
lagranja-log-extra = { $seat } { $silver ->
    [0] nimmt eine kostenlose Zusatzlieferung.
   *[other] kauft für { $silver } Silber eine Zusatzlieferung.
}
lagranja-log-barrow-complete = { $seat } vollendet den Marktkarren „{ $helper }“ ({ $card }) und erhält { $points } SP.
lagranja-log-building-complete = { $seat } vollendet { FORM($building, case: "acc") } und erhält { $points } SP.
lagranja-log-opened = { $building }: jetzt offen.
lagranja-log-stall = { $seat } setzt einen Marktstand auf { $space }.
lagranja-log-own-replaced = { $seat } ersetzt einen eigenen Marktstand und erhält { $points } SP.
lagranja-log-keep = { $seat } behält den Marktstand auf { $space }.
lagranja-log-removes = { $seat } entfernt den Marktstand von { $owner_seat } auf { $space } und erhält { $points } SP.
lagranja-log-removes-neutral = { $seat } entfernt den neutralen Marktstand auf { $space } und erhält { $points } SP.
lagranja-log-neutral = Der neutrale Spieler zieht: { $cards }.
lagranja-log-neutral-stall = Der neutrale Spieler setzt einen Marktstand auf { $space }.
lagranja-log-neutral-removes = Der neutrale Spieler entfernt den Marktstand von { $seat } auf { $space }.
lagranja-log-score = { $seat } erhält { $stalls } SP für Marktstände und { $siesta } SP für die Siesta.
    .small-mark = Wertung
lagranja-log-change-silver = { $seat } tauscht { $silver } Silber gegen { $points } SP.
lagranja-log-end = { $seat } beendet das Spiel mit { $points } SP und { $silver } Silber.

## Was spätere Versionen der Regeln berichtigt haben

lagranja-corrected-since-1 = Version 2 berichtigt seltene Fälle: wann Helfer auf mehrere zugleich entfernte Marktstände reagieren (LG-6.11), auf einen Dachmarker, der einen Würfel ändert (LG-3.10), und auf die Schweine eines ersetzten Helfers (LG-4.4); wofür Spielermarker zurückgenommen werden (LG-1.4); wann die Markierung des Dorfältesten endet. Wo einer davon eintritt, geht das Spiel von da an anders weiter.

## Wie ein Solospiel endet

lagranja-solo-rank-0 = { $seat } erreicht { $points } SP: ein Küchengarten. Ab { $next } SP ist es ein Kleinbauernhof.
lagranja-solo-rank-1 = { $seat } erreicht { $points } SP: ein Kleinbauernhof. Ab { $next } SP ist es ein guter Hof.
lagranja-solo-rank-2 = { $seat } erreicht { $points } SP: ein guter Hof. Ab { $next } SP ist es ein Landgut.
lagranja-solo-rank-3 = { $seat } erreicht { $points } SP: ein Landgut. Ab { $next } SP ist es der Stolz der Insel.
lagranja-solo-rank-4 = { $seat } erreicht { $points } SP: der Stolz der Insel!

## Was erklärt wird

lagranja-card-named = „{ $helper }“ ({ $card })
lagranja-card-number = Karte { $card }
lagranja-cost-one = 1 { FORM($what, $case) }
lagranja-cost-silver = { $silver } Silber
lagranja-cost-kinds = { $count ->
    [one] 1 Hofgut
   *[other] { $count } verschiedene Hofgüter
}
lagranja-about-card = Karte { $card }, „{ $helper }“
lagranja-about-field = Als Feld: { FORM($good, 2) }.
lagranja-about-barrow = Als Marktkarren für { $points } SP: { $goods }.
lagranja-about-extension = Als Hofausbau: { $parts }.
lagranja-about-helper = Als Helfer „{ $helper }“ – { $text }
lagranja-about-steps = Im Kartensatz: { $steps }
lagranja-about-origin = Herkunft des Helfers: { $helper }; der anderen Seiten: { $sides }.
lagranja-about-roof = Dachmarker „{ $tile }“
lagranja-about-use = Einmal nutzbar, { FORM($phases, case: "loc") }.
lagranja-about-use-any = Einmal nutzbar, in jedem deiner Züge.
lagranja-about-origin-whole = Herkunft: { $origin }.
lagranja-about-building = { $building }
lagranja-about-row = Die Reihe verlangt: { $row }.
lagranja-about-building-merchant = Handwerksmarker: sofort 3 Silber, danach 3 Silber bei jedem Einkommen.
lagranja-about-building-cartwright = Handwerksmarker: sofort 1 kostenlose Lieferung und die SP deines Siestafelds, danach in jeder Runde 1 Siestaschritt und 1 Lieferung mehr.
lagranja-about-building-delicatessen = Handwerksmarker: sofort 1 Handelsware, danach 1 Handelsware bei jedem Einkommen.
lagranja-about-building-greengrocer = Handwerksmarker: sofort 1 Ressource deiner Wahl, danach eine bei jedem Einkommen.
lagranja-about-building-general-store = Handwerksmarker: sofort 2 SP, danach 2 SP für jeden Handwerksmarker, den du nimmst.
lagranja-about-building-butcher = Handwerksmarker: sofort 1 SP für jeden Marktkarren auf deinem Hof, danach 1 SP für jeden Marktkarren, den du vollendest.
