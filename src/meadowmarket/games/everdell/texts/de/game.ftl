# Was Everdell sagt. Argumente namens seat oder auf _seat kommen als Namen von Spielern.

## Wörter

everdell-list = { $first }, { $rest }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = ein beliebiges Tier
everdell-copy = { $card } (Nummer { $n })
everdell-copy-holding = { $card } (Nummer { $n }, darauf: { $what })
everdell-on-it-worker = Arbeiter von { $other_seat }
everdell-on-it-token = Marker „bewohnt“
everdell-amount-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
everdell-card-abroad = { $card } von { $other_seat }
everdell-gone = eine Karte, die fort ist
everdell-amount-twig = { $n ->
    [one] 1 Zweig
   *[other] { $n } Zweige
}
everdell-amount-resin = { $n } Harz
everdell-amount-pebble = { $n ->
    [one] 1 Kiesel
   *[other] { $n } Kiesel
}
everdell-amount-berry = { $n ->
    [one] 1 Beere
   *[other] { $n } Beeren
}
everdell-resource-twig = Zweig
everdell-resource-resin = Harz
everdell-resource-pebble = Kiesel
everdell-resource-berry = Beere
everdell-colour-tan = braun (Reise)
everdell-colour-green = grün (Produktion)
everdell-colour-red = rot (Ziel)
everdell-colour-blue = blau (Verwaltung)
everdell-colour-purple = violett (Wohlstand)
everdell-cards-of-a-colour = { $n ->
    [one] 1 Karte in { $colour }
   *[other] { $n } Karten in { $colour }
}
everdell-kind-common-critter = gewöhnliches Tier
everdell-kind-unique-critter = einzigartiges Tier
everdell-kind-common-construction = gewöhnliches Gebäude
everdell-kind-unique-construction = einzigartiges Gebäude

## Was gefragt ist

everdell-ask-turn = Setz einen Arbeiter, spiel eine Karte, bereite die Jahreszeit vor, oder steig aus.
everdell-ask-pay = Wie bezahlst du { $card }?
everdell-ask-save = { $n ->
    [one] Welchen Rohstoff sparst du beim Preis von { $card }?
   *[other] Welchen Rohstoff sparst du beim Preis von { $card }? { $n } insgesamt.
}
everdell-ask-gain = { $n ->
    [one] Welchen Rohstoff nimmst du?
   *[other] Welchen Rohstoff nimmst du? { $n } insgesamt.
}
everdell-ask-to = An wen?
everdell-ask-discard = Welche Handkarte legst du ab? Bisher { $count }.
everdell-ask-discard-exactly = { $n ->
    [one] Welche Handkarte legst du ab?
   *[other] Welche Handkarte legst du ab? { $n } insgesamt.
}
everdell-ask-spend = Wie viel gibst du aus? Höchstens { $what }.
everdell-ask-give = { $n ->
    [one] Welchen Rohstoff gibst du?
   *[other] Welchen Rohstoff gibst du? { $n } insgesamt.
}
everdell-ask-produce = Welche Karte produziert als Nächste?
everdell-ask-activate = Welche Karte aktivierst du?
everdell-ask-place = Wohin geht der Arbeiter?
everdell-ask-move = Welchen Arbeiter versetzt du?
everdell-ask-recall = Welcher Arbeiter kommt zurück?
everdell-ask-ruins = Welches Gebäude ersetzt die Ruine?
everdell-ask-rugwort-loses = Welche Karte verliert Rugwort?
everdell-ask-store = Was lagerst du ein?
everdell-ask-keep = Welche Karte behältst du?
everdell-ask-discard-meadow = { $n ->
    [one] Welche Karte der Wiese legst du ab?
   *[other] Welche Karte der Wiese legst du ab? { $n } insgesamt.
}
everdell-ask-take = { $n ->
    [one] Welche Karte der Wiese nimmst du?
   *[other] Welche Karte der Wiese nimmst du? { $n } insgesamt.
}
everdell-ask-revealed = Welche aufgedeckte Karte spielst du?
everdell-ask-pile = Von welchem Stapel deckst du { $n } Karten auf?
everdell-ask-inn = Welche Karte der Wiese spielst du für { $n } weniger?
everdell-ask-queen = Welche Karte mit höchstens { $n } Punkten spielst du umsonst?
everdell-ask-play-taken = Welche der genommenen Karten spielst du für { $n } weniger?
everdell-ask-copy = Welchen Ort führst du aus?
everdell-ask-give-card = { $n ->
    [one] Welche Handkarte gibst du ab?
   *[other] Welche Handkarte gibst du ab? { $n } insgesamt.
}
everdell-ask-university = Welche Karte deiner Stadt legst du für ihren Preis ab?
everdell-ask-remove = { $n ->
    [one] Welche Karte deiner Stadt legst du ab?
   *[other] Welche Karte deiner Stadt legst du ab? { $n } insgesamt.
}
everdell-ask-capture = Welches Tier deiner Stadt kommt unter das Ereignis? Höchstens { $n }.
everdell-ask-tuck = Welches Tier deiner Hand kommt unter das Ereignis? Höchstens { $n }.
everdell-ask-keep-or-tuck = { $card }: auf die Hand oder unter das Ereignis?
everdell-ask-clock = Welchen Ort aktiviert der Uhrturm?

## Was man tun kann

everdell-do-pass = Aussteigen, für den Rest des Spiels
everdell-do-season = Die nächste Jahreszeit vorbereiten
everdell-do-done = Genug, oder nichts
everdell-do-pay-plain = Den aufgedruckten Preis zahlen
everdell-do-pay-crane = Den Kran ablegen und 3 weniger zahlen
everdell-do-pay-innkeeper = Den Wirt ablegen und 3 Beeren weniger zahlen
everdell-do-pay-judge = Durch den Richter { $paid } statt { $asked } zahlen
everdell-do-pay-token = Den Marker „bewohnt“ auf { $card } legen und nichts zahlen
everdell-do-pay-dungeon = { $card } in den Kerker legen und 3 weniger zahlen
everdell-do-save = { $what } sparen
everdell-do-gain = { $what } nehmen
everdell-do-give = { $what } geben
everdell-do-store = { $what } einlagern
everdell-do-spend = { $n } ausgeben
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Karten des Nachziehstapels aufdecken
everdell-do-reveal-discards = Karten des Ablagestapels aufdecken
everdell-do-copy = Ausführen: { $spot }
everdell-do-worker = Einen Arbeiter setzen: { $spot }
everdell-do-move = Den Arbeiter versetzen von: { $spot }
everdell-do-recall = Den Arbeiter zurückholen von: { $spot }
everdell-do-play-hand = { $card } von der Hand spielen
everdell-do-play-meadow = { $card } von der Wiese spielen
everdell-do-play-revealed = { $card } spielen, eben aufgedeckt
everdell-do-discard = { $card } ablegen
everdell-do-take = { $card } nehmen
everdell-do-keep = { $card } behalten
everdell-do-tuck = { $card } unter das Ereignis legen
everdell-do-give-card = { $card } abgeben
everdell-do-remove = { $card } aus der Stadt nehmen
everdell-do-produce = Mit { $card } produzieren
everdell-do-activate = { $card } aktivieren
everdell-do-activate-abroad = { $card } von { $other_seat } aktivieren

## Was sich nicht zurücknehmen lässt

everdell-confirm-pass = Du steigst für den Rest des Spiels aus und hast keinen Zug mehr.
everdell-confirm-pass-unused = Du steigst für den Rest des Spiels aus und hast keinen Zug mehr. Ungenutzt bleiben: { $unused }.
everdell-confirm-pass-ends = Du steigst aus, und damit endet das Spiel.
everdell-confirm-pass-ends-unused = Du steigst aus, und damit endet das Spiel. Ungenutzt bleiben: { $unused }.
everdell-unused-workers = { $n ->
    [one] 1 Arbeiter zum Setzen
   *[other] { $n } Arbeiter zum Setzen
}
everdell-unused-seasons = { $n ->
    [one] 1 Jahreszeit
   *[other] { $n } Jahreszeiten
}
everdell-unused-cards = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
everdell-unused-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
everdell-confirm-stays = { $n ->
    [0] Der Arbeiter bleibt für den Rest des Spiels dort ({ $spot }). Kein anderer Arbeiter von dir kommt noch zurück.
    [one] Der Arbeiter bleibt für den Rest des Spiels dort ({ $spot }). 1 anderer Arbeiter von dir kommt weiter zurück.
   *[other] Der Arbeiter bleibt für den Rest des Spiels dort ({ $spot }). { $n } andere Arbeiter von dir kommen weiter zurück.
}
everdell-confirm-nothing = Der Arbeiter bekommt dort jetzt nichts: { $spot }.
everdell-confirm-lost = { $card } verlässt deine Stadt. Mit verloren: { $lost }.
everdell-lost-prisoners = { $n ->
    [one] 1 Gefangener
   *[other] { $n } Gefangene
}

## Was geschah

everdell-log-plays = { $seat } spielt { $card }.
everdell-log-plays-meadow = { $seat } spielt { $card } von der Wiese.
everdell-log-pays = { $seat } zahlt { $what }.
everdell-log-spends = { $seat } gibt { $what } aus.
everdell-log-stores = { $seat } lagert { $what } ein.
everdell-log-gains = { $seat } erhält { $what }.
everdell-log-gains-points = { $seat } erhält { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
everdell-log-puts-points = { $seat } legt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} auf die Karte.
everdell-log-occupies = { $seat } legt den Marker „bewohnt“ auf { $card }.
everdell-log-imprisons = { $seat } legt { $card } in den Kerker.
everdell-log-leaves-city = { $card } verlässt die Stadt von { $seat }.
everdell-log-leaves-rugwort = { $card } verlässt die Stadt von Rugwort.
everdell-log-discards-prisoners = Die Gefangenen von { $seat } werden abgelegt: { $cards }.
everdell-log-gets-fool = Der Narr geht zu { $seat }.
everdell-log-draws = { $seat } zieht { $n ->
    [one] 1 Karte.
   *[other] { $n } Karten.
}
everdell-log-draws-cards = { $seat } zieht: { $cards }.
everdell-log-keeps = { $seat } behält { $card }.
everdell-log-takes = { $seat } nimmt { $card } von der Wiese.
everdell-log-discards = { $seat } legt eine Karte ab.
everdell-log-discards-card = { $seat } legt { $card } ab.
everdell-log-discards-meadow = { $seat } legt { $card } von der Wiese ab.
everdell-log-discards-revealed = { $seat } legt ab, was aufgedeckt war: { $cards }.
everdell-log-gives-card = { $seat } gibt eine Karte an { $other_seat }.
everdell-log-gives-this = { $seat } gibt { $card } an { $other_seat }.
everdell-log-reveals = { $seat } deckt auf: { $cards }.
everdell-log-tucks = { $seat } legt eine Karte unter das Ereignis.
everdell-log-tucks-card = { $seat } legt { $card } unter das Ereignis.
everdell-log-places = { $seat } setzt einen Arbeiter: { $spot }.
everdell-log-lifts = { $seat } nimmt einen Arbeiter weg: { $spot }.
everdell-log-recalls = { $seat } holt einen Arbeiter zurück: { $spot }.
everdell-log-carries-out = { $seat } führt aus: { $spot }.
everdell-log-reacts = { $card } von { $seat } reagiert.
everdell-log-fool-discarded = { $card } wird abgelegt.
everdell-log-produces = { $seat } produziert mit { $card }.
everdell-log-activates = { $seat } aktiviert { $card }.
everdell-log-clock = { $seat } gibt einen Punkt vom Uhrturm aus.
everdell-log-season-spring = Für { $seat } wird es Frühling: ein Arbeiter, und Produktion.
    .mark = Frühling: { $seat }
everdell-log-season-summer = Für { $seat } wird es Sommer: ein Arbeiter, und Karten von der Wiese.
    .mark = Sommer: { $seat }
everdell-log-season-autumn = Für { $seat } wird es Herbst: zwei Arbeiter, und Produktion.
    .mark = Herbst: { $seat }
everdell-log-passes = { $seat } steigt aus.
everdell-log-new-pile = Die { $n } abgelegten Karten werden zu einem neuen Stapel gemischt.
everdell-log-refills = { $card } kommt auf Platz { $place } der Wiese.
everdell-log-rugwort-plays = Rugwort nimmt { $card } von Platz { $place }.
everdell-log-rugwort-plays-fool = Rugwort nimmt { $card } von Platz { $place } und legt sie in deine Stadt.
everdell-log-rugwort-event = Rugwort erreicht { $event }.
everdell-log-rugwort-blocks = { $n ->
    [one] Rugwort sperrt den ersten Platz der Wiese.
   *[other] Rugwort sperrt die ersten { $n } Plätze der Wiese.
}
everdell-log-rugwort-moves = Rugwort versetzt einen Arbeiter von „{ $old }“ nach „{ $new }“.
everdell-log-rugwort-takes-worker = Rugwort verlässt „{ $old }“ und nimmt einen Arbeiter von { $seat } mit, für immer.

## Wie ein Solospiel endet

everdell-solo-won = { $seat } gewinnt: { $points } Punkte, für Rugwort { $rugwort }.
everdell-solo-lost = Rugwort gewinnt: { $rugwort } Punkte, für { $seat } { $points }.

## Warum etwas nicht geht

everdell-why-free-workers = { $n ->
    [one] 1 Arbeiter ist noch nicht gesetzt.
   *[other] { $n } Arbeiter sind noch nicht gesetzt.
}
everdell-why-last-season = Der Herbst ist die letzte Jahreszeit.
everdell-why-not-in-hand = { $card } ist nicht auf deiner Hand.
everdell-why-not-in-meadow = { $card } ist nicht auf der Wiese.
everdell-why-blocked = Rugwort versperrt { $card }.
everdell-why-no-fool = Kein Gegner hat einen freien Platz und keinen Narren.
everdell-why-no-ruins = In deiner Stadt ist kein Gebäude, das die Ruine ersetzen könnte.
everdell-why-unique = { $card } ist einzigartig und steht schon in deiner Stadt.
everdell-why-city-full = Alle 15 Plätze deiner Stadt sind belegt.
everdell-why-too-few = Für { $card } hast du zu wenig Rohstoffe (es fehlen { $n }), und nichts anderes bezahlt sie.
everdell-why-no-worker = Du hast keinen Arbeiter mehr zu setzen.
everdell-why-not-in-play = Das ist nicht in diesem Spiel.
everdell-why-left = Der Arbeiter hat diesen Ort eben verlassen.
everdell-why-not-so = { $card } lässt sich jetzt nicht so bezahlen.
everdell-why-taken = Der Platz ist besetzt.
everdell-why-journey = Die Reise ist nur in deinem Herbst offen.
everdell-why-few-cards = Du brauchst { $n } Handkarten.
everdell-why-achieved = Das Ereignis ist schon erreicht.
everdell-why-requirement = Das Ereignis verlangt mehr: { $requires }.
everdell-why-event-cost = Das Ereignis kostet mehr, als du hast; es fehlt: { $missing }.
everdell-why-missing = { $spot } verlangt mehr, als du hast; es fehlt: { $missing }.
everdell-why-no-visit = Dort setzt niemand Arbeiter ein: { $spot }.
everdell-need-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
everdell-need-city = { $n ->
    [one] 1 Karte in deiner Stadt
   *[other] { $n } Karten in deiner Stadt
}
everdell-need-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
everdell-why-no-such-card = Eine solche Karte gibt es nicht: { $spot }.
everdell-why-condition = Was { $spot } verlangt, ist jetzt nicht zu erfüllen.

## Wozu etwas da ist, mit dem man gerade nichts tun kann

everdell-piece-aside = Diese Karten sind aufgedeckt: Wer sie aufgedeckt hat, entscheidet, was mit ihnen geschieht.
everdell-piece-basic = In deinem Zug darfst du einen freien Arbeiter auf einen Ort mit freiem Platz setzen.
everdell-piece-cards = Zielkarten nehmen in deinem Zug einen Arbeiter auf. Andere Karten wirken von selbst oder bei der Produktion.
everdell-piece-cities = Eine andere Stadt zählt, wenn eine Karte einem Gegner etwas gibt oder wenn dort ein offenes Ziel liegt.
everdell-piece-discards = Hier liegen abgelegte Karten, bis der Nachziehstapel leer ist.
everdell-piece-events = In deinem Zug darfst du einen freien Arbeiter auf ein Ereignis setzen, dessen Bedingung du erfüllst.
everdell-piece-forest = In deinem Zug darfst du einen freien Arbeiter auf eine Waldkarte mit freiem Platz setzen.
everdell-piece-hand = In deinem Zug darfst du eine Handkarte spielen, wenn du sie bezahlen kannst und deine Stadt Platz hat.
everdell-piece-haven = In deinem Zug darfst du einen freien Arbeiter hierher setzen und Karten gegen Rohstoffe abwerfen.
everdell-piece-journey = In deinem Herbst darfst du einen freien Arbeiter hierher setzen und so viele Karten abwerfen, wie der Platz zeigt.
everdell-piece-meadow = In deinem Zug darfst du eine Karte der Wiese spielen, wenn du sie bezahlen kannst und deine Stadt Platz hat.
everdell-piece-pile = Karten werden durch Effekte und Orte gezogen.
everdell-piece-resources = Mit Rohstoffen bezahlst du Karten und Ereignisse; Orte und Karten geben sie.
everdell-piece-workers = In deinem Zug darfst du einen freien Arbeiter einsetzen. Eingesetzte kommen zurück, wenn du die nächste Jahreszeit beginnst.

## Wo das Spiel steht

everdell-stage-winter = Winter
everdell-stage-spring = Frühling
everdell-stage-summer = Sommer
everdell-stage-autumn = Herbst

## Nachschlagen

everdell-explain-card = { $card }: { $kind }, { $colour }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $copies ->
    [one] 1-mal vorhanden
   *[other] { $copies }-mal vorhanden
}
everdell-cost-worker = 1 Arbeiter
everdell-cost-cards = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
everdell-cost-city-cards = { $n ->
    [one] 1 Karte der Stadt
   *[other] { $n } Karten der Stadt
}
everdell-cost-instead = { $card } und { $n } Rohstoffe weniger als aufgedruckt
everdell-cost-printed = { $cost } (aufgedruckt; ein Marker oder eine Fähigkeit kann es billiger machen)
everdell-explain-cost = Preis: { $cost }
everdell-explain-free = Kostet nichts
everdell-explain-partner = Gehört zu: { $partner }
everdell-explain-steps = Schritte: { $steps }
everdell-explain-basic-event = { $event }: Grundereignis. Verlangt: { $requires }
everdell-explain-special-event = { $event }: besonderes Ereignis. Verlangt: { $requires }
everdell-explain-exclusive = Ein Arbeiter (auf einer Waldkarte zu viert zwei).
everdell-explain-shared = Beliebig viele Arbeiter.

## Karten

everdell-card-architect = Architekt
everdell-card-architect-text = Spielende: +1 Punkt je Harz und je Kiesel im eigenen Vorrat, höchstens 6 insgesamt.
everdell-card-bard = Barde
everdell-card-bard-text = Beim Ausspielen: Du darfst 0–5 Handkarten ablegen; 1 Punkt je abgelegter Karte.
everdell-card-barge-toad = Kahnkröte
everdell-card-barge-toad-text = Beim Ausspielen / Produktion: 2 Zweige für jeden Bauernhof in der eigenen Stadt.
everdell-card-castle = Schloss
everdell-card-castle-text = Spielende: +1 Punkt je gewöhnlichem Gebäude in der Stadt.
everdell-card-cemetery = Friedhof
everdell-card-cemetery-text = Besuch: Nenne Nachzieh- oder Ablagestapel, decke seine obersten 4 Karten auf, spiel eine davon umsonst (mit beliebigem Grundwert), leg den Rest ab. Der Arbeiter bleibt für den Rest des Spiels.
everdell-card-chapel = Kapelle
everdell-card-chapel-text = Besuch: Leg 1 Punkt aus dem Vorrat auf die Kapelle, dann zieh 2 Karten je Punkt, der nun auf ihr liegt.
everdell-card-chip-sweep = Spänefeger
everdell-card-chip-sweep-text = Beim Ausspielen / Produktion: Du darfst eine grüne Produktionskarte der eigenen Stadt aktivieren.
everdell-card-clock-tower = Uhrturm
everdell-card-clock-tower-text = Beim Ausspielen: Leg 3 Punkte aus dem Vorrat darauf. Zu Beginn der Vorbereitung einer Jahreszeit, bevor die Arbeiter zurückkommen, darf der Besitzer 1 davon zurücklegen, um einen Grund- oder Waldort zu aktivieren, an dem er einen Arbeiter hat.
everdell-card-courthouse = Gericht
everdell-card-courthouse-text = Nachdem der Besitzer ein weiteres Gebäude in seine Stadt gespielt hat: 1 Zweig oder 1 Harz oder 1 Kiesel.
everdell-card-crane = Kran
everdell-card-crane-text = Beim Ausspielen eines Gebäudes: Du darfst den Kran aus der Stadt ablegen, um 3 Rohstoffe weniger zu zahlen (beliebig gemischt).
everdell-card-doctor = Arzt
everdell-card-doctor-text = Beim Ausspielen / Produktion: Du darfst 0–3 Beeren zahlen, 1 Punkt je Beere.
everdell-card-dungeon = Kerker
everdell-card-dungeon-text = Beim Ausspielen eines Tiers oder Gebäudes: Du darfst ein anderes Tier der eigenen Stadt verdeckt unter den Kerker legen, um 3 Rohstoffe weniger zu zahlen (beliebig gemischt).
everdell-card-ever-tree = Ewiger Baum
everdell-card-ever-tree-text = Spielende: +1 Punkt je violetter Wohlstandskarte in der Stadt (diese eingeschlossen).
everdell-card-fairgrounds = Festplatz
everdell-card-fairgrounds-text = Beim Ausspielen / Produktion: Zieh 2 Karten.
everdell-card-farm = Bauernhof
everdell-card-farm-text = Beim Ausspielen / Produktion: 1 Beere.
everdell-card-fool = Narr
everdell-card-fool-text = Wird auf einen leeren Platz in der Stadt eines Gegners gespielt.
everdell-card-general-store = Gemischtwarenladen
everdell-card-general-store-text = Beim Ausspielen / Produktion: 1 Beere, oder 2, wenn ein Bauernhof in der Stadt ist.
everdell-card-historian = Historiker
everdell-card-historian-text = Nachdem der Besitzer ein weiteres Tier oder Gebäude gespielt hat: Zieh 1 Karte.
everdell-card-husband = Ehemann
everdell-card-husband-text = Beim Ausspielen / Produktion: Mit einer Ehefrau als Paar und mindestens einem Bauernhof in der Stadt 1 Rohstoff nach Wahl.
everdell-card-inn = Gasthaus
everdell-card-inn-text = Besuch: Spiel ein Tier oder Gebäude von der Wiese für 3 Rohstoffe weniger (beliebig gemischt).
everdell-card-innkeeper = Wirt
everdell-card-innkeeper-text = Beim Ausspielen eines Tiers: Du darfst den Wirt aus der Stadt ablegen, um 3 Beeren weniger zu zahlen.
everdell-card-judge = Richter
everdell-card-judge-text = Beim Ausspielen eines Tiers oder Gebäudes: Du darfst 1 Rohstoff des Preises durch 1 anderen beliebigen ersetzen.
everdell-card-king = König
everdell-card-king-text = Spielende: +1 Punkt je erreichtem Grundereignis, +2 je erreichtem besonderen Ereignis.
everdell-card-lookout = Ausguck
everdell-card-lookout-text = Besuch: Führ einen beliebigen Grund- oder Waldort aus, besetzt oder nicht.
everdell-card-mine = Mine
everdell-card-mine-text = Beim Ausspielen / Produktion: 1 Kiesel.
everdell-card-miner-mole = Grubenmaulwurf
everdell-card-miner-mole-text = Beim Ausspielen / Produktion: Du darfst eine grüne Produktionskarte in der Stadt eines Gegners nachahmen; Bedingungen gelten in der Stadt des Gegners.
everdell-card-monastery = Kloster
everdell-card-monastery-text = Besuch: Gib einem Gegner 2 Rohstoffe nach Wahl und nimm 4 Punkte. Der Arbeiter bleibt für den Rest des Spiels.
everdell-card-monk = Mönch
everdell-card-monk-text = Beim Ausspielen / Produktion: Du darfst einem Gegner 0–2 Beeren geben, 2 Punkte je Beere. Öffnet auch den 2. Platz des Klosters.
everdell-card-palace = Palast
everdell-card-palace-text = Spielende: +1 Punkt je einzigartigem Gebäude in der Stadt (dieses eingeschlossen).
everdell-card-peddler = Hausierer
everdell-card-peddler-text = Beim Ausspielen / Produktion: Du darfst 0–2 Rohstoffe in den Vorrat legen und ebenso viele beliebige nehmen.
everdell-card-post-office = Postamt
everdell-card-post-office-text = Besuch: Gib einem Gegner 2 Handkarten, leg dann beliebig viele Karten ab, zieh dann bis zum Handkartenlimit.
everdell-card-postal-pigeon = Brieftaube
everdell-card-postal-pigeon-text = Beim Ausspielen: Deck die obersten 2 Karten des Nachziehstapels auf; du darfst eine mit Grundwert 3 oder weniger umsonst spielen; leg den Rest ab.
everdell-card-queen = Königin
everdell-card-queen-text = Besuch: Spiel umsonst eine Karte mit Grundwert 3 oder weniger von Hand oder Wiese.
everdell-card-ranger = Waldläufer
everdell-card-ranger-text = Beim Ausspielen: Versetze einen eigenen gesetzten Arbeiter nach den üblichen Regeln an einen anderen Ort und nutze ihn. Öffnet auch die 2. Zelle des Kerkers.
everdell-card-resin-refinery = Harzsiederei
everdell-card-resin-refinery-text = Beim Ausspielen / Produktion: 1 Harz.
everdell-card-ruins = Ruine
everdell-card-ruins-text = Beim Ausspielen: Leg ein Gebäude der eigenen Stadt ab, leg die Ruine auf seinen Platz, nimm den aufgedruckten Preis jenes Gebäudes und zieh 2 Karten.
everdell-card-school = Schule
everdell-card-school-text = Spielende: +1 Punkt je gewöhnlichem Tier in der Stadt.
everdell-card-shepherd = Hirte
everdell-card-shepherd-text = Beim Ausspielen: 3 Beeren, dann 1 Punkt je Punkt auf der eigenen Kapelle. Was für ihn gezahlt wird, geht an einen Gegner.
everdell-card-shopkeeper = Krämer
everdell-card-shopkeeper-text = Nachdem der Besitzer ein weiteres Tier in seine Stadt gespielt hat: 1 Beere.
everdell-card-storehouse = Lagerhaus
everdell-card-storehouse-text = Beim Ausspielen / Produktion: Leg aus dem Vorrat 3 Zweige oder 2 Harz oder 1 Kiesel oder 2 Beeren darauf. Ein Arbeiter kann darauf gesetzt werden, um alles zu nehmen, was darauf liegt.
everdell-card-teacher = Lehrer
everdell-card-teacher-text = Beim Ausspielen / Produktion: Zieh 2 Karten, behalte eine, gib die andere einem Gegner.
everdell-card-theater = Theater
everdell-card-theater-text = Spielende: +1 Punkt je einzigartigem Tier in der Stadt.
everdell-card-twig-barge = Zweigkahn
everdell-card-twig-barge-text = Beim Ausspielen / Produktion: 2 Zweige.
everdell-card-undertaker = Bestatter
everdell-card-undertaker-text = Beim Ausspielen: Leg 3 Karten der Wiese nach Wahl ab, füll auf, nimm dann 1 Karte der Wiese auf die Hand. Öffnet auch den 2. Platz des Friedhofs.
everdell-card-university = Universität
everdell-card-university-text = Besuch: Leg ein Tier oder Gebäude der eigenen Stadt ab, nimm seinen aufgedruckten Preis, dazu 1 Rohstoff nach Wahl und 1 Punkt.
everdell-card-wanderer = Wanderer
everdell-card-wanderer-text = Beim Ausspielen: Zieh 3 Karten.
everdell-card-wife = Ehefrau
everdell-card-wife-text = Spielende: +3 Punkte, wenn sie mit einem Ehemann ein Paar bildet.
everdell-card-woodcarver = Holzschnitzer
everdell-card-woodcarver-text = Beim Ausspielen / Produktion: Du darfst 0–3 Zweige zahlen, 1 Punkt je Zweig.

## Ereignisse

everdell-event-city-monument = Stadtdenkmal
everdell-event-city-monument-text = Bringt 3 Punkte.
everdell-event-grand-tour = Große Rundreise
everdell-event-grand-tour-text = Bringt 3 Punkte.
everdell-event-harvest-festival = Erntefest
everdell-event-harvest-festival-text = Bringt 3 Punkte.
everdell-event-cartographers-expedition = Expedition der Kartografen
everdell-event-cartographers-expedition-text = Bringt 3 Punkte.
everdell-event-a-brilliant-marketing-plan = Ein glänzender Werbeplan
everdell-event-a-brilliant-marketing-plan-text = Du darfst Gegnern insgesamt bis zu 3 eigene Rohstoffe geben (einem oder mehreren, beliebige Sorten); 2 Punkte je gegebenem Rohstoff.
everdell-event-a-well-run-city = Eine gut geführte Stadt
everdell-event-a-well-run-city-text = Hol einen deiner gesetzten Arbeiter zurück. Bringt 4 Punkte.
everdell-event-an-evening-of-fireworks = Ein Abend mit Feuerwerk
everdell-event-an-evening-of-fireworks-text = Du darfst bis zu 3 Zweige des eigenen Vorrats auf das Ereignis legen. Am Ende: 2 je Zweig darauf.
everdell-event-ancient-scrolls-discovered = Alte Schriftrollen entdeckt
everdell-event-ancient-scrolls-discovered-text = Deck 5 Karten des Nachziehstapels auf; jede kommt nach Wahl auf die Hand oder verdeckt unter das Ereignis. Am Ende: 1 je Karte darunter.
everdell-event-capture-of-the-acorn-thieves = Die Eicheldiebe sind gefasst
everdell-event-capture-of-the-acorn-thieves-text = Du darfst bis zu 2 Tiere der eigenen Stadt verdeckt unter das Ereignis legen. Am Ende: 3 je Tier darunter.
everdell-event-croak-wart-cure = Heilung der Quakwarzen
everdell-event-croak-wart-cure-text = Kostet 2 Beeren; leg 2 Karten der Stadt ab. Bringt 6 Punkte.
everdell-event-flying-doctor-service = Fliegender Arztdienst
everdell-event-flying-doctor-service-text = Am Ende: 3 je Ehepaar in jeder Stadt (aller Spieler).
everdell-event-graduation-of-scholars = Abschluss der Gelehrten
everdell-event-graduation-of-scholars-text = Du darfst bis zu 3 Tierkarten der Hand verdeckt unter das Ereignis legen. Am Ende: 2 je Tier darunter.
everdell-event-ministering-to-miscreants = Beistand für Missetäter
everdell-event-ministering-to-miscreants-text = Am Ende: 3 je Gefangenem in deinem Kerker.
everdell-event-path-of-the-pilgrims = Pfad der Pilger
everdell-event-path-of-the-pilgrims-text = Am Ende: 3 je Arbeiter in deinem Kloster.
everdell-event-performer-in-residence = Künstler zu Gast
everdell-event-performer-in-residence-text = Du darfst bis zu 3 Beeren des eigenen Vorrats auf das Ereignis legen. Am Ende: 2 je Beere darauf.
everdell-event-pristine-chapel-ceiling = Makellose Kapellendecke
everdell-event-pristine-chapel-ceiling-text = Für jeden Punkt auf deiner Kapelle: Zieh 1 Karte und nimm 1 Rohstoff nach Wahl. Am Ende: 2 je Punkt auf deiner Kapelle.
everdell-event-remembering-the-fallen = Gedenken an die Gefallenen
everdell-event-remembering-the-fallen-text = Am Ende: 3 je Arbeiter auf deinem Friedhof.
everdell-event-tax-relief = Steuererlass
everdell-event-tax-relief-text = Produktion: alle grünen Karten deiner Stadt einmal. Bringt 3 Punkte.
everdell-event-the-everdell-games = Die Spiele von Everdell
everdell-event-the-everdell-games-text = Bringt 9 Punkte.
everdell-event-under-new-management = Unter neuer Leitung
everdell-event-under-new-management-text = Du darfst bis zu 3 Rohstoffe des eigenen Vorrats auf das Ereignis legen. Am Ende: 1 je Beere oder Zweig, 2 je Harz oder Kiesel darauf.

## Orte

everdell-place-basic-3-twigs = 3 Zweige
everdell-place-basic-3-twigs-text = Nimm 3 Zweige.
everdell-place-basic-2-twigs-1-card = 2 Zweige, 1 Karte
everdell-place-basic-2-twigs-1-card-text = Nimm 2 Zweige, zieh 1 Karte.
everdell-place-basic-2-resin = 2 Harz
everdell-place-basic-2-resin-text = Nimm 2 Harz.
everdell-place-basic-1-resin-1-card = 1 Harz, 1 Karte
everdell-place-basic-1-resin-1-card-text = Nimm 1 Harz, zieh 1 Karte.
everdell-place-basic-2-cards-1-point = 2 Karten, 1 Punkt
everdell-place-basic-2-cards-1-point-text = Zieh 2 Karten, nimm 1 Punkt.
everdell-place-basic-1-pebble = 1 Kiesel
everdell-place-basic-1-pebble-text = Nimm 1 Kiesel.
everdell-place-basic-1-berry-1-card = 1 Beere, 1 Karte
everdell-place-basic-1-berry-1-card-text = Nimm 1 Beere, zieh 1 Karte.
everdell-place-basic-1-berry = 1 Beere
everdell-place-basic-1-berry-text = Nimm 1 Beere.
everdell-place-forest-copy-basic-1-card = Wald: einen beliebigen Grundort ausführen (besetzt oder nicht; keinen Waldort), dann 1 Karte
everdell-place-forest-copy-basic-1-card-text = Führ einen beliebigen Grundort aus (besetzt oder nicht; keinen Waldort), dann zieh 1 Karte.
everdell-place-forest-3-berries = Wald: 3 Beeren
everdell-place-forest-3-berries-text = Nimm 3 Beeren.
everdell-place-forest-2-cards-1-any = Wald: 2 Karten, dann 1 Rohstoff nach Wahl
everdell-place-forest-2-cards-1-any-text = Zieh 2 Karten, dann nimm 1 Rohstoff nach Wahl.
everdell-place-forest-discard-any-draw-2-each = Wald: beliebig viele Handkarten ablegen, dann 2 Karten je abgelegter Karte
everdell-place-forest-discard-any-draw-2-each-text = Leg beliebig viele Handkarten ab, dann zieh 2 Karten je abgelegter Karte.
everdell-place-forest-discard-3-gain-any = Wald: bis zu 3 Handkarten ablegen, 1 Rohstoff nach Wahl je Karte
everdell-place-forest-discard-3-gain-any-text = Leg bis zu 3 Handkarten ab, nimm 1 Rohstoff nach Wahl je Karte.
everdell-place-forest-2-meadow-play-1-less = Wald: 2 Karten der Wiese auf die Hand, auffüllen; dann darf eine der beiden für 1 Rohstoff weniger gespielt werden
everdell-place-forest-2-meadow-play-1-less-text = Nimm 2 Karten der Wiese auf die Hand, füll auf; dann darfst du eine der beiden von der Hand für 1 Rohstoff weniger spielen.
everdell-place-forest-3-cards-1-pebble = Wald: 3 Karten, 1 Kiesel
everdell-place-forest-3-cards-1-pebble-text = Zieh 3 Karten, nimm 1 Kiesel.
everdell-place-forest-2-berries-1-card = Wald: 2 Beeren, 1 Karte
everdell-place-forest-2-berries-1-card-text = Nimm 2 Beeren, zieh 1 Karte.
everdell-place-forest-2-resin-1-twig = Wald: 2 Harz und 1 Zweig
everdell-place-forest-2-resin-1-twig-text = Nimm 2 Harz und 1 Zweig.
everdell-place-forest-2-any = Wald: 2 Rohstoffe nach Wahl (auch verschiedene)
everdell-place-forest-2-any-text = Nimm 2 Rohstoffe nach Wahl (auch verschiedene).
everdell-place-forest-twig-resin-berry = Wald: 1 Zweig, 1 Harz, 1 Beere
everdell-place-forest-twig-resin-berry-text = Nimm 1 Zweig, 1 Harz, 1 Beere.
everdell-place-haven = Zuflucht
everdell-place-haven-text = Leg beliebig viele Handkarten ab; 1 Rohstoff nach Wahl je 2 abgelegte.
everdell-place-journey-5 = Reise für 5 Punkte
everdell-place-journey-5-text = Nur im Herbst: Leg 5 Handkarten ab; bringt am Ende 5 Punkte.
everdell-place-journey-4 = Reise für 4 Punkte
everdell-place-journey-4-text = Nur im Herbst: Leg 4 Handkarten ab; bringt am Ende 4 Punkte.
everdell-place-journey-3 = Reise für 3 Punkte
everdell-place-journey-3-text = Nur im Herbst: Leg 3 Handkarten ab; bringt am Ende 3 Punkte.
everdell-place-journey-2 = Reise für 2 Punkte
everdell-place-journey-2-text = Nur im Herbst: Leg 2 Handkarten ab; bringt am Ende 2 Punkte.

## Was eine Stellung wert ist

everdell-term-points = Punkte der Stadt
everdell-term-prosperity = Punkte der violetten Karten
everdell-term-growth = was die violetten Karten noch zählen können
everdell-term-twigs = Zweige im Vorrat
everdell-term-resin = Harz im Vorrat
everdell-term-pebbles = Kiesel im Vorrat
everdell-term-berries = Beeren im Vorrat
everdell-term-stored = Waren in Lagerhäusern
everdell-term-workers = Arbeiter, die noch gesetzt werden
everdell-term-hand = Handkarten
everdell-term-plans = Handkarten, die sich lohnen
everdell-term-meadow = Wiesenkarten, die sich lohnen
everdell-term-production = kommende Produktionen
everdell-term-lasting = dauerhafte Wirkung roter und blauer Karten
everdell-term-tokens = Gebäude für kostenlose Tiere
everdell-term-events = Aussicht auf Ereignisse
everdell-term-spaces = freie Plätze der Stadt
everdell-term-promised = was die Wirkung noch bringt
