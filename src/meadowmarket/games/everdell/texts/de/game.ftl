# Was Everdell sagt. Argumente namens seat oder auf _seat kommen als Namen von Spielern.

## Wörter

everdell-list = { FORM($first, $case) }, { FORM($rest, $case) }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = ein beliebiges Wesen
everdell-copy = { $card } (Nr. { $n })
everdell-copy-holding = { $card } (Nr. { $n }, darauf: { $what })
everdell-on-it-worker = Arbeiter von { $other_seat }
everdell-on-it-token = Besetzt-Marker
everdell-amount-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
everdell-amount-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
everdell-card-abroad = { $card } von { $other_seat }
everdell-gone = eine abgelegte Karte
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
everdell-resource-twig = { $amount ->
    [one] Zweig
   *[other] Zweige
}
everdell-resource-resin = Harz
everdell-resource-pebble = Kiesel
everdell-resource-berry = { $amount ->
    [one] Beere
   *[other] Beeren
}
everdell-colour-tan = { $case ->
   *[nom] braun (Reisende)
    [acc] braune
}
everdell-colour-green = { $case ->
   *[nom] grün (Produktion)
    [acc] grüne
}
everdell-colour-red = { $case ->
   *[nom] rot (Ziel)
    [acc] rote
}
everdell-colour-blue = { $case ->
   *[nom] blau (Verwaltung)
    [acc] blaue
}
everdell-colour-purple = { $case ->
   *[nom] violett (Wohlstand)
    [acc] violette
}
everdell-cards-of-a-colour = { $n ->
    [one] 1 { FORM($colour, case: "acc") } Karte
   *[other] { $n } { FORM($colour, case: "acc") } Karten
}
everdell-kind-common-critter = gewöhnliches Wesen
everdell-kind-unique-critter = einzigartiges Wesen
everdell-kind-common-construction = gewöhnliches Bauwerk
everdell-kind-unique-construction = einzigartiges Bauwerk

## Was gefragt ist

everdell-ask-turn-worker-card = { $seasons ->
    [0] Setz einen Arbeiter ein, spiele eine Karte aus oder passe.
   *[other] Setz einen Arbeiter ein, spiele eine Karte aus oder passe. Nächste Jahreszeit: wenn alle eingesetzt sind.
}
everdell-ask-turn-worker = { $seasons ->
    [0] Setz einen Arbeiter ein oder passe.
   *[other] Setz einen Arbeiter ein oder passe. Nächste Jahreszeit: wenn alle eingesetzt sind.
}
everdell-ask-turn-card-season = Spiele eine Karte aus, beginne die nächste Jahreszeit oder passe.
everdell-ask-turn-season = Beginne die nächste Jahreszeit oder passe.
everdell-ask-turn-card = Spiele eine Karte aus oder passe.
everdell-ask-turn-pass = Du kannst nur passen.
everdell-ask-pay = Wie bezahlst du „{ $card }“?
everdell-ask-save = { $n ->
    [one] Rabatt auf „{ $card }“: noch 1 Rohstoff. Welchen sparst du?
   *[other] Rabatt auf „{ $card }“: noch { $n } Rohstoffe. Welchen sparst du?
}
everdell-ask-gain = { $n ->
    [one] Welchen Rohstoff nimmst du?
   *[other] Welche Rohstoffe nimmst du? Noch { $n }.
}
everdell-ask-to-amount = Wer bekommt { $what }?
everdell-ask-to-resources = { $n ->
    [one] Wer bekommt 1 Rohstoff?
   *[other] Wer bekommt { $n } Rohstoffe?
}
everdell-ask-to-cards = { $n ->
    [one] Wer bekommt 1 Karte?
   *[other] Wer bekommt { $n } Karten?
}
everdell-ask-to-card = Wer bekommt „{ $card }“?
everdell-ask-to-city = In wessen Stadt kommt „{ $card }“?
everdell-ask-to-payment = Wer bekommt, was du bezahlt hast?
everdell-ask-discard = { $count ->
    [0] Welche Handkarte legst du ab?
   *[other] Welche Handkarte legst du ab? Bisher { $count }.
}
everdell-ask-discard-for = { $count ->
    [0] Welche Handkarte legst du ab? { $every ->
        [one] Für jede: { $reward }.
       *[other] Für je { $every }: { $reward }.
    }
   *[other] Welche Handkarte legst du ab? { $every ->
        [one] Für jede: { $reward }.
       *[other] Für je { $every }: { $reward }.
    } Bisher { $count }.
}
everdell-ask-discard-exactly = { $n ->
    [one] Welche Handkarte legst du ab?
   *[other] Welche Handkarten legst du ab? Noch { $n }.
}
everdell-ask-spend = Wie viel gibst du aus? Höchstens { FORM($what, case: "acc") }, je { $points }.
everdell-ask-spend-opponent = Wie viel gibst du ab? Höchstens { FORM($what, case: "acc") }, je { $points }.
everdell-ask-spend-event = Wie viel legst du auf das Ereignis? Höchstens { FORM($what, case: "acc") }.
everdell-ask-give = { $n ->
    [one] Welchen Rohstoff gibst du ab?
   *[other] Welche Rohstoffe gibst du ab? Noch { $n }.
}
everdell-ask-give-share = Welchen Rohstoff gibst du ab? Höchstens noch { $n }, je { $points }.
everdell-ask-give-event = Welchen Rohstoff legst du auf das Ereignis? Höchstens noch { $n }.
everdell-ask-give-trade = Welchen Rohstoff tauschst du ein? Höchstens noch { $n }.
everdell-ask-produce = Welche Karte produziert als Nächstes?
everdell-ask-activate = Welche Karte aktivierst du?
everdell-ask-place = Wohin geht der Arbeiter?
everdell-ask-move = Welchen Arbeiter versetzt du?
everdell-ask-recall = Welcher Arbeiter kommt zurück?
everdell-ask-ruins = Welches Bauwerk wird durch die Ruine ersetzt?
everdell-ask-rugwort-loses = Welche Karte verliert Rugwort?
everdell-ask-store = „{ $card }“: Was lagerst du ein?
everdell-ask-keep = Welche Karte behältst du?
everdell-ask-discard-meadow = { $n ->
    [one] Welche Karte der Wiese legst du ab?
   *[other] Welche Karten der Wiese legst du ab? Noch { $n }.
}
everdell-ask-take = { $n ->
    [one] Welche Karte nimmst du von der Wiese?
   *[other] Welche Karten nimmst du von der Wiese? Noch { $n }.
}
everdell-ask-revealed = Welche aufgedeckte Karte spielst du aus?
everdell-ask-pile = Von welchem Stapel deckst du { $n } Karten auf?
everdell-ask-inn = Welche Karte der Wiese spielst du für { $n } weniger aus?
everdell-ask-queen = Welche Karte mit höchstens { $n } Punkten spielst du kostenlos aus?
everdell-ask-play-taken = Welche der beiden Karten spielst du für { $n } weniger aus?
everdell-ask-copy = Welchen Ort nutzt du?
everdell-ask-give-card = { $n ->
    [one] Welche Handkarte gibst du ab?
   *[other] Welche Handkarten gibst du ab? Noch { $n }.
}
everdell-ask-university = Welche Karte deiner Stadt legst du für ihren Preis ab?
everdell-ask-remove = { $n ->
    [one] Welche Karte deiner Stadt legst du ab?
   *[other] Welche Karten deiner Stadt legst du ab? Noch { $n }.
}
everdell-ask-capture = Welches Wesen aus deiner Stadt kommt unter das Ereignis? Höchstens noch { $n }.
everdell-ask-tuck = Welches Wesen aus deiner Hand kommt unter das Ereignis? Höchstens noch { $n }.
everdell-ask-keep-or-tuck = „{ $card }“: auf die Hand oder unter das Ereignis?
everdell-ask-clock = Welchen Ort aktiviert der Uhrenturm?

## Was man tun kann

everdell-do-pass = Für den Rest des Spiels passen
everdell-do-season = Die nächste Jahreszeit beginnen
everdell-do-done = Fertig
everdell-do-pay-plain = Den aufgedruckten Preis zahlen
everdell-do-pay-crane = Den Kran ablegen und 3 weniger zahlen
everdell-do-pay-innkeeper = Den Gastwirt ablegen und 3 Beeren weniger zahlen
everdell-do-pay-judge = Die Richterin nutzen: { FORM($paid, case: "acc") } statt { FORM($asked, case: "acc") } zahlen
everdell-do-pay-token = Den Besetzt-Marker auf „{ $card }“ legen und nichts zahlen
everdell-do-pay-dungeon = „{ $card }“ ins Verlies legen und 3 weniger zahlen
everdell-do-save = 1 { FORM($what, case: "acc") } sparen
everdell-do-gain = 1 { FORM($what, case: "acc") } nehmen
everdell-do-give = 1 { FORM($what, case: "acc") } abgeben
everdell-do-store = { FORM($what, 2) } einlagern
everdell-do-spend = { $n ->
    [0] Nichts ausgeben
   *[other] { $n } ausgeben
}
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Karten vom Nachziehstapel aufdecken
everdell-do-reveal-discards = Karten vom Ablagestapel aufdecken
everdell-do-copy = Nutzen: { $spot }
everdell-do-worker = Arbeiter einsetzen: { $spot }
everdell-do-move = Arbeiter versetzen von: { $spot }
everdell-do-recall = Arbeiter zurückholen von: { $spot }
everdell-do-play-hand = „{ $card }“ von der Hand ausspielen
everdell-do-play-meadow = „{ $card }“ von der Wiese ausspielen
everdell-do-play-revealed = Die aufgedeckte Karte „{ $card }“ ausspielen
everdell-do-discard = „{ $card }“ ablegen
everdell-do-take = „{ $card }“ nehmen
everdell-do-keep = „{ $card }“ behalten
everdell-do-tuck = „{ $card }“ unter das Ereignis legen
everdell-do-give-card = „{ $card }“ abgeben
everdell-do-remove = „{ $card }“ aus der Stadt ablegen
everdell-do-produce = Mit „{ $card }“ produzieren
everdell-do-activate = „{ $card }“ aktivieren
everdell-do-activate-abroad = „{ $card }“ von { $other_seat } aktivieren

## Was sich nicht zurücknehmen lässt

everdell-confirm-pass = Du passt für den Rest des Spiels und hast keinen Zug mehr.
everdell-confirm-pass-unused = Du passt für den Rest des Spiels und hast keinen Zug mehr. Ungenutzt: { $unused }.
everdell-confirm-pass-ends = Du passt, und damit endet das Spiel.
everdell-confirm-pass-ends-unused = Du passt, und damit endet das Spiel. Ungenutzt: { $unused }.
everdell-unused-workers = { $n ->
    [one] 1 freier Arbeiter
   *[other] { $n } freie Arbeiter
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
    [0] Der Arbeiter bleibt für den Rest des Spiels dort ({ $spot }). Auch kein anderer Arbeiter kommt mehr zu dir zurück.
    [one] Der Arbeiter bleibt für den Rest des Spiels dort ({ $spot }). 1 anderer Arbeiter kommt weiterhin zu dir zurück.
   *[other] Der Arbeiter bleibt für den Rest des Spiels dort ({ $spot }). { $n } andere Arbeiter kommen weiterhin zu dir zurück.
}
everdell-confirm-nothing = Dort bringt dir dein Arbeiter jetzt nichts: { $spot }.
everdell-confirm-lost = „{ $card }“ verlässt deine Stadt. Du verlierst auch: { $lost }.
everdell-lost-prisoners = { $n ->
    [one] 1 Gefangener
   *[other] { $n } Gefangene
}

## Was geschah

everdell-log-plays = { $seat } spielt „{ $card }“ aus.
everdell-log-plays-meadow = { $seat } spielt „{ $card }“ von der Wiese aus.
everdell-log-pays = { $seat } zahlt { FORM($what, case: "acc") }.
everdell-log-spends = { $seat } gibt { FORM($what, case: "acc") } aus.
everdell-log-stores = { $seat } lagert { FORM($what, case: "acc") } ein.
everdell-log-gains = { $seat } erhält { FORM($what, case: "acc") }.
everdell-log-gains-points = { $seat } erhält { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
everdell-log-puts-points = { $seat } legt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} auf die Karte.
everdell-log-occupies = { $seat } legt den Besetzt-Marker auf „{ $card }“.
everdell-log-imprisons = { $seat } legt „{ $card }“ ins Verlies.
everdell-log-leaves-city = „{ $card }“ verlässt die Stadt von { $seat }.
everdell-log-leaves-rugwort = „{ $card }“ verlässt Rugworts Stadt.
everdell-log-discards-prisoners = Die Gefangenen von { $seat } werden abgelegt: { $cards }.
everdell-log-gets-fool = Der Narr kommt in die Stadt von { $seat }.
everdell-log-draws = { $seat } zieht { $n ->
    [one] 1 Karte.
   *[other] { $n } Karten.
}
everdell-log-draws-cards = { $seat } zieht: { $cards }.
everdell-log-keeps = { $seat } behält „{ $card }“.
everdell-log-takes = { $seat } nimmt „{ $card }“ von der Wiese.
everdell-log-discards = { $seat } legt eine Karte ab.
everdell-log-discards-card = { $seat } legt „{ $card }“ ab.
everdell-log-discards-meadow = { $seat } legt „{ $card }“ von der Wiese ab.
everdell-log-discards-revealed = { $seat } legt von den aufgedeckten Karten ab: { $cards }.
everdell-log-gives-card = { $seat } gibt { $other_seat } eine Karte.
everdell-log-gives-this = { $seat } gibt { $other_seat } „{ $card }“.
everdell-log-reveals = { $seat } deckt auf: { $cards }.
everdell-log-tucks = { $seat } legt eine Karte unter das Ereignis.
everdell-log-tucks-card = { $seat } legt „{ $card }“ unter das Ereignis.
everdell-log-places = { $seat } setzt einen Arbeiter auf „{ $spot }“.
everdell-log-lifts = { $seat } nimmt einen Arbeiter von „{ $spot }“.
everdell-log-recalls = { $seat } holt einen Arbeiter von „{ $spot }“ zurück.
everdell-log-carries-out = { $seat } nutzt „{ $spot }“.
everdell-log-reacts = „{ $card }“ von { $seat } wird ausgelöst.
everdell-log-fool-discarded = „{ $card }“ wird abgelegt.
everdell-log-produces = { $seat } produziert mit „{ $card }“.
everdell-log-activates = { $seat } aktiviert „{ $card }“.
everdell-log-clock = { $seat } gibt einen Punkt vom Uhrenturm aus.
everdell-log-season-spring = Für { $seat } beginnt der Frühling: ein neuer Arbeiter und Produktion.
    .mark = Frühling: { $seat }
everdell-log-season-summer = Für { $seat } beginnt der Sommer: ein neuer Arbeiter und Karten von der Wiese.
    .mark = Sommer: { $seat }
everdell-log-season-autumn = Für { $seat } beginnt der Herbst: zwei neue Arbeiter und Produktion.
    .mark = Herbst: { $seat }
everdell-log-passes = { $seat } passt.
everdell-log-new-pile = { $n ->
    [one] Die einzige abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $n } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
everdell-log-refills = „{ $card }“ kommt auf Platz { $place } der Wiese.
everdell-log-rugwort-plays = Rugwort nimmt „{ $card }“ von Platz { $place }.
everdell-log-rugwort-plays-fool = Rugwort nimmt „{ $card }“ von Platz { $place } und legt die Karte in deine Stadt.
everdell-log-rugwort-event = Rugwort erreicht „{ $event }“.
everdell-log-rugwort-blocks = { $n ->
    [one] Rugwort sperrt den ersten Platz der Wiese.
   *[other] Rugwort sperrt die ersten { $n } Plätze der Wiese.
}
everdell-log-rugwort-moves = Rugwort versetzt einen Arbeiter von „{ $old }“ auf „{ $new }“.
everdell-log-rugwort-takes-worker = Rugwort verlässt „{ $old }“ und nimmt einen Arbeiter von { $seat } für immer mit.

## Wie ein Solospiel endet

everdell-solo-won = { $seat } gewinnt mit { $points } Punkten. Rugwort hat { $rugwort }.
everdell-solo-lost = Rugwort gewinnt mit { $rugwort } Punkten. { $seat } hat { $points }.

## Warum etwas nicht geht

everdell-why-free-workers = { $n ->
    [one] Du hast noch 1 freien Arbeiter.
   *[other] Du hast noch { $n } freie Arbeiter.
}
everdell-why-last-season = Der Herbst ist die letzte Jahreszeit.
everdell-why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
everdell-why-not-in-meadow = „{ $card }“ liegt nicht auf der Wiese.
everdell-why-blocked = Rugwort sperrt „{ $card }“.
everdell-why-no-fool = Alle Gegner haben schon einen Narren oder keinen freien Platz.
everdell-why-no-ruins = In deiner Stadt ist kein Bauwerk, das die Ruine ersetzen könnte.
everdell-why-unique = „{ $card }“ ist einzigartig und liegt schon in deiner Stadt.
everdell-why-city-full = Alle 15 Plätze deiner Stadt sind belegt.
everdell-why-too-few = Du kannst „{ $card }“ nicht bezahlen: { $n ->
    [one] 1 Rohstoff fehlt.
   *[other] { $n } Rohstoffe fehlen.
}
everdell-why-no-worker = Du hast keinen freien Arbeiter mehr.
everdell-why-not-in-play = Das ist in diesem Spiel nicht dabei.
everdell-why-left = Der Arbeiter hat diesen Ort gerade verlassen.
everdell-why-not-so = So kannst du „{ $card }“ jetzt nicht bezahlen.
everdell-why-taken = Der Platz ist besetzt.
everdell-why-own-worker = Hier steht schon dein Arbeiter. Der zweite Platz ist für jemand anderen.
everdell-why-journey = Die Reise ist nur in deinem Herbst offen.
everdell-why-few-cards = Du brauchst { $n } Handkarten.
everdell-why-achieved = Das Ereignis ist schon erreicht.
everdell-why-requirement = Dieses Ereignis verlangt: { $requires }.
everdell-why-event-cost = Du kannst dieses Ereignis nicht bezahlen. Noch nötig: { $missing }.
everdell-why-missing = Du kannst diesen Ort ({ $spot }) nicht nutzen. Noch nötig: { $missing }.
everdell-why-no-visit = Dort kann kein Arbeiter eingesetzt werden: { $spot }.
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
everdell-why-no-such-card = Diese Karte liegt nicht in der Stadt: { $spot }.
everdell-why-condition = Was dieser Ort verlangt, kannst du jetzt nicht erfüllen: { $spot }.

## Wozu etwas da ist, mit dem man gerade nichts tun kann

everdell-piece-aside = Diese Karten sind aufgedeckt. Wer sie aufgedeckt hat, entscheidet, was mit ihnen geschieht.
everdell-piece-basic = In deinem Zug darfst du einen Arbeiter auf einen Ort mit freiem Platz setzen.
everdell-piece-cards = In deinem Zug darfst du einen Arbeiter auf eine Zielkarte setzen. Andere Karten wirken von selbst oder bei der Produktion.
everdell-piece-cities = Eine andere Stadt kannst du nutzen, wenn eine Karte einem Gegner etwas gibt oder wenn dort ein offenes Ziel liegt.
everdell-piece-discards = Hier liegen abgelegte Karten, bis der Nachziehstapel leer ist.
everdell-piece-events = In deinem Zug darfst du einen Arbeiter auf ein Ereignis setzen, dessen Bedingung du erfüllst.
everdell-piece-forest = In deinem Zug darfst du einen Arbeiter auf eine Waldkarte mit freiem Platz setzen.
everdell-piece-hand = In deinem Zug darfst du eine Handkarte ausspielen, wenn du sie bezahlen kannst und deine Stadt Platz hat.
everdell-piece-haven = In deinem Zug darfst du einen Arbeiter hierher setzen und Karten für Rohstoffe ablegen.
everdell-piece-journey = In deinem Herbst darfst du einen Arbeiter hierher setzen und so viele Karten ablegen, wie der Platz zeigt.
everdell-piece-meadow = In deinem Zug darfst du eine Karte der Wiese ausspielen, wenn du sie bezahlen kannst und deine Stadt Platz hat.
everdell-piece-pile = Orte und Karten lassen dich von hier ziehen.
everdell-piece-resources = Mit Rohstoffen bezahlst du Karten und Ereignisse; Orte und Karten geben sie.
everdell-piece-workers = In deinem Zug darfst du einen Arbeiter einsetzen. Eingesetzte Arbeiter kommen zurück, wenn du die nächste Jahreszeit beginnst.

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
    [one] 1 Karte aus deiner Stadt
   *[other] { $n } Karten aus deiner Stadt
}
everdell-cost-instead = „{ $card }“ und { $n } Rohstoffe weniger als aufgedruckt
everdell-cost-printed = { $cost } (aufgedruckt; ein Marker oder eine Fähigkeit kann es billiger machen)
everdell-explain-cost = Preis: { $cost }
everdell-explain-free = Kostet nichts
everdell-explain-partner = Gehört zu: { $partner }
everdell-explain-steps = Im Kartensatz: { $steps }
everdell-explain-basic-event = { $event }: einfaches Ereignis. Verlangt: { $requires }
everdell-explain-special-event = { $event }: besonderes Ereignis. Verlangt: { $requires }
everdell-explain-one-worker = Ein Arbeiter.
everdell-explain-exclusive = Ein Arbeiter; zu viert haben Waldkarten Platz für zwei.
everdell-explain-shared = Beliebig viele Arbeiter.

## Karten

everdell-card-architect = Architekt
everdell-card-architect-text = Am Ende: 1 Punkt für jedes Harz und jeden Kiesel in deinem Vorrat, höchstens 6.
everdell-card-bard = Barde
everdell-card-bard-text = Leg bis zu 5 Handkarten ab. Du erhältst je 1 Punkt.
everdell-card-barge-toad = Bootskröte
everdell-card-barge-toad-text = Du erhältst 2 Zweige für jede Farm in deiner Stadt.
everdell-card-castle = Schloss
everdell-card-castle-text = Am Ende: 1 Punkt für jedes gewöhnliche Bauwerk in deiner Stadt.
everdell-card-cemetery = Friedhof
everdell-card-cemetery-text = Besuch: Deck die obersten 4 Karten des Nachzieh- oder Ablagestapels auf. Spiele eine kostenlos aus, leg den Rest ab. Der Arbeiter bleibt für immer.
everdell-card-chapel = Kapelle
everdell-card-chapel-text = Besuch: Leg 1 Punkt auf die Kapelle. Dann zieh 2 Karten für jeden Punkt darauf.
everdell-card-chip-sweep = Fegehörnchen
everdell-card-chip-sweep-text = Du darfst eine grüne Karte in deiner Stadt aktivieren.
everdell-card-clock-tower = Uhrenturm
everdell-card-clock-tower-text = Leg 3 Punkte darauf. Beginnst du eine Jahreszeit, darfst du zuerst 1 davon abgeben und einen Grund- oder Waldort mit deinem Arbeiter aktivieren.
everdell-card-courthouse = Gericht
everdell-card-courthouse-text = Immer wenn du ein anderes Bauwerk ausspielst, erhältst du 1 Zweig, 1 Harz oder 1 Kiesel.
everdell-card-crane = Kran
everdell-card-crane-text = Wenn du ein Bauwerk ausspielst, darfst du den Kran ablegen, um 3 Rohstoffe weniger zu zahlen.
everdell-card-doctor = Doktor
everdell-card-doctor-text = Zahle bis zu 3 Beeren. Du erhältst je 1 Punkt.
everdell-card-dungeon = Verlies
everdell-card-dungeon-text = Wenn du eine Karte ausspielst, darfst du ein Wesen aus deiner Stadt unter das Verlies legen, um 3 Rohstoffe weniger zu zahlen.
everdell-card-ever-tree = Immerbaum
everdell-card-ever-tree-text = Am Ende: 1 Punkt für jede violette Karte in deiner Stadt, auch für diese.
everdell-card-fairgrounds = Festplatz
everdell-card-fairgrounds-text = Zieh 2 Karten.
everdell-card-farm = Farm
everdell-card-farm-text = Du erhältst 1 Beere.
everdell-card-fool = Narr
everdell-card-fool-text = Spiele ihn auf einen freien Platz in der Stadt eines Gegners aus.
everdell-card-general-store = Gemischtwarenladen
everdell-card-general-store-text = Du erhältst 1 Beere, oder 2, wenn in deiner Stadt eine Farm liegt.
everdell-card-historian = Historiker
everdell-card-historian-text = Immer wenn du eine andere Karte ausspielst, zieh 1 Karte.
everdell-card-husband = Ehemann
everdell-card-husband-text = Teilt er sich einen Platz mit einer Ehefrau und liegt in deiner Stadt eine Farm, erhältst du 1 Rohstoff deiner Wahl.
everdell-card-inn = Gasthaus
everdell-card-inn-text = Besuch: Spiele eine Karte von der Wiese für 3 Rohstoffe weniger aus.
everdell-card-innkeeper = Gastwirt
everdell-card-innkeeper-text = Wenn du ein Wesen ausspielst, darfst du den Gastwirt ablegen, um 3 Beeren weniger zu zahlen.
everdell-card-judge = Richterin
everdell-card-judge-text = Wenn du eine Karte ausspielst, darfst du 1 Rohstoff des Preises durch einen beliebigen anderen ersetzen.
everdell-card-king = König
everdell-card-king-text = Am Ende: 1 Punkt für jedes einfache Ereignis und 2 Punkte für jedes besondere Ereignis, das du erreicht hast.
everdell-card-lookout = Ausguck
everdell-card-lookout-text = Besuch: Nutze einen beliebigen Grund- oder Waldort, auch einen besetzten.
everdell-card-mine = Mine
everdell-card-mine-text = Du erhältst 1 Kiesel.
everdell-card-miner-mole = Minenmaulwurf
everdell-card-miner-mole-text = Du darfst eine grüne Karte in der Stadt eines Gegners kopieren. Es zählt, was in jener Stadt liegt.
everdell-card-monastery = Kloster
everdell-card-monastery-text = Besuch: Gib einem Gegner 2 Rohstoffe deiner Wahl. Du erhältst 4 Punkte. Der Arbeiter bleibt für immer.
everdell-card-monk = Mönch
everdell-card-monk-text = Gib einem Gegner bis zu 2 Beeren. Du erhältst je 2 Punkte. Öffnet den zweiten Platz in deinem Kloster.
everdell-card-palace = Palast
everdell-card-palace-text = Am Ende: 1 Punkt für jedes einzigartige Bauwerk in deiner Stadt, auch für dieses.
everdell-card-peddler = Hausierer
everdell-card-peddler-text = Tausche bis zu 2 deiner Rohstoffe gegen andere deiner Wahl.
everdell-card-post-office = Post
everdell-card-post-office-text = Besuch: Gib einem Gegner 2 Handkarten. Dann leg beliebig viele Karten ab und füll deine Hand bis zum Handkartenlimit auf.
everdell-card-postal-pigeon = Brieftaube
everdell-card-postal-pigeon-text = Deck die obersten 2 Karten des Nachziehstapels auf. Du darfst eine mit höchstens 3 Punkten kostenlos ausspielen. Leg den Rest ab.
everdell-card-queen = Königin
everdell-card-queen-text = Besuch: Spiele eine Karte mit höchstens 3 Punkten kostenlos aus, von der Hand oder von der Wiese.
everdell-card-ranger = Waldläufer
everdell-card-ranger-text = Versetze einen deiner eingesetzten Arbeiter an einen anderen Ort und nutze ihn. Öffnet die zweite Zelle in deinem Verlies.
everdell-card-resin-refinery = Harzraffinerie
everdell-card-resin-refinery-text = Du erhältst 1 Harz.
everdell-card-ruins = Ruine
everdell-card-ruins-text = Leg ein Bauwerk aus deiner Stadt ab; die Ruine nimmt seinen Platz ein. Du erhältst seinen aufgedruckten Preis und ziehst 2 Karten.
everdell-card-school = Schule
everdell-card-school-text = Am Ende: 1 Punkt für jedes gewöhnliche Wesen in deiner Stadt.
everdell-card-shepherd = Hirtin
everdell-card-shepherd-text = Du erhältst 3 Beeren und 1 Punkt für jeden Punkt auf deiner Kapelle. Ihren Preis zahlst du an einen Gegner.
everdell-card-shopkeeper = Ladeninhaber
everdell-card-shopkeeper-text = Immer wenn du ein anderes Wesen in deine Stadt spielst, erhältst du 1 Beere.
everdell-card-storehouse = Lager
everdell-card-storehouse-text = Leg 3 Zweige, 2 Harz, 1 Kiesel oder 2 Beeren aus dem Vorrat darauf. Besuch: Nimm alles, was darauf liegt.
everdell-card-teacher = Lehrer
everdell-card-teacher-text = Zieh 2 Karten. Behalte eine und gib die andere einem Gegner.
everdell-card-theater = Theater
everdell-card-theater-text = Am Ende: 1 Punkt für jedes einzigartige Wesen in deiner Stadt.
everdell-card-twig-barge = Boot aus Zweigen
everdell-card-twig-barge-text = Du erhältst 2 Zweige.
everdell-card-undertaker = Totengräberin
everdell-card-undertaker-text = Leg 3 Karten der Wiese ab und füll die Wiese auf. Dann nimm 1 Karte davon. Öffnet den zweiten Platz auf deinem Friedhof.
everdell-card-university = Universität
everdell-card-university-text = Besuch: Leg eine Karte aus deiner Stadt ab. Du erhältst ihren aufgedruckten Preis, 1 Rohstoff deiner Wahl und 1 Punkt.
everdell-card-wanderer = Wanderin
everdell-card-wanderer-text = Zieh 3 Karten.
everdell-card-wife = Ehefrau
everdell-card-wife-text = Am Ende: 3 Punkte, wenn sie sich einen Platz mit einem Ehemann teilt.
everdell-card-woodcarver = Holzschnitzer
everdell-card-woodcarver-text = Zahle bis zu 3 Zweige. Du erhältst je 1 Punkt.

## Ereignisse

everdell-event-city-monument = Monument der Stadt
everdell-event-city-monument-text = 3 Punkte wert.
everdell-event-grand-tour = Die große Fahrt
everdell-event-grand-tour-text = 3 Punkte wert.
everdell-event-harvest-festival = Herbstfest
everdell-event-harvest-festival-text = 3 Punkte wert.
everdell-event-cartographers-expedition = Expedition des Kartografen
everdell-event-cartographers-expedition-text = 3 Punkte wert.
everdell-event-a-brilliant-marketing-plan = Eine exzellente Marketing-Strategie
everdell-event-a-brilliant-marketing-plan-text = Gib deinen Gegnern insgesamt bis zu 3 Rohstoffe. Du erhältst je 2 Punkte.
everdell-event-a-well-run-city = Eine erfolgreiche Stadt
everdell-event-a-well-run-city-text = Hol einen deiner Arbeiter zurück. 4 Punkte wert.
everdell-event-an-evening-of-fireworks = Ein Abend mit Feuerwerk
everdell-event-an-evening-of-fireworks-text = Leg bis zu 3 Zweige auf das Ereignis. Am Ende: je 2 Punkte.
everdell-event-ancient-scrolls-discovered = Der Fund antiker Schriftrollen
everdell-event-ancient-scrolls-discovered-text = Deck 5 Karten vom Nachziehstapel auf. Nimm jede auf die Hand oder leg sie unter das Ereignis. Am Ende: 1 Punkt für jede Karte darunter.
everdell-event-capture-of-the-acorn-thieves = Die Festnahme der Eicheldiebe
everdell-event-capture-of-the-acorn-thieves-text = Leg bis zu 2 Wesen aus deiner Stadt unter das Ereignis. Am Ende: je 3 Punkte.
everdell-event-croak-wart-cure = Die Warzen-Heilung
everdell-event-croak-wart-cure-text = Zahle 2 Beeren und leg 2 Karten aus deiner Stadt ab. 6 Punkte wert.
everdell-event-flying-doctor-service = Fliegender Arzt Service
everdell-event-flying-doctor-service-text = Am Ende: 3 Punkte für jedes Paar aus Ehemann und Ehefrau, in allen Städten.
everdell-event-graduation-of-scholars = Abschlussprüfung
everdell-event-graduation-of-scholars-text = Leg bis zu 3 Wesen aus deiner Hand unter das Ereignis. Am Ende: je 2 Punkte.
everdell-event-ministering-to-miscreants = Sich der Schurken annehmen
everdell-event-ministering-to-miscreants-text = Am Ende: 3 Punkte für jeden Gefangenen in deinem Verlies.
everdell-event-path-of-the-pilgrims = Pfad der Pilger
everdell-event-path-of-the-pilgrims-text = Am Ende: 3 Punkte für jeden Arbeiter in deinem Kloster.
everdell-event-performer-in-residence = Ortsansässiger Künstler
everdell-event-performer-in-residence-text = Leg bis zu 3 Beeren auf das Ereignis. Am Ende: je 2 Punkte.
everdell-event-pristine-chapel-ceiling = Makellose Kapellendecke
everdell-event-pristine-chapel-ceiling-text = Für jeden Punkt auf deiner Kapelle: Zieh 1 Karte und nimm 1 Rohstoff deiner Wahl. Am Ende: 2 Punkte für jeden Punkt auf deiner Kapelle.
everdell-event-remembering-the-fallen = Gedenktag
everdell-event-remembering-the-fallen-text = Am Ende: 3 Punkte für jeden Arbeiter auf deinem Friedhof.
everdell-event-tax-relief = Steuererleichterungen
everdell-event-tax-relief-text = Alle grünen Karten in deiner Stadt produzieren einmal. 3 Punkte wert.
everdell-event-the-everdell-games = Die Everdell-Spiele
everdell-event-the-everdell-games-text = 9 Punkte wert.
everdell-event-under-new-management = Neues Management
everdell-event-under-new-management-text = Leg bis zu 3 Rohstoffe auf das Ereignis. Am Ende: 1 Punkt für jeden Zweig und jede Beere, 2 Punkte für jedes Harz und jeden Kiesel.

## Orte

everdell-place-basic-3-twigs = 3 Zweige
everdell-place-basic-3-twigs-text = Nimm 3 Zweige.
everdell-place-basic-2-twigs-1-card = 2 Zweige, 1 Karte
everdell-place-basic-2-twigs-1-card-text = Nimm 2 Zweige und zieh 1 Karte.
everdell-place-basic-2-resin = 2 Harz
everdell-place-basic-2-resin-text = Nimm 2 Harz.
everdell-place-basic-1-resin-1-card = 1 Harz, 1 Karte
everdell-place-basic-1-resin-1-card-text = Nimm 1 Harz und zieh 1 Karte.
everdell-place-basic-2-cards-1-point = 2 Karten, 1 Punkt
everdell-place-basic-2-cards-1-point-text = Zieh 2 Karten und nimm 1 Punkt.
everdell-place-basic-1-pebble = 1 Kiesel
everdell-place-basic-1-pebble-text = Nimm 1 Kiesel.
everdell-place-basic-1-berry-1-card = 1 Beere, 1 Karte
everdell-place-basic-1-berry-1-card-text = Nimm 1 Beere und zieh 1 Karte.
everdell-place-basic-1-berry = 1 Beere
everdell-place-basic-1-berry-text = Nimm 1 Beere.
everdell-place-forest-copy-basic-1-card = Wald – ein beliebiger Grundort, 1 Karte
everdell-place-forest-copy-basic-1-card-text = Nutze einen beliebigen Grundort, auch einen besetzten. Dann zieh 1 Karte.
everdell-place-forest-3-berries = Wald – 3 Beeren
everdell-place-forest-3-berries-text = Nimm 3 Beeren.
everdell-place-forest-2-cards-1-any = Wald – 2 Karten, 1 Rohstoff deiner Wahl
everdell-place-forest-2-cards-1-any-text = Zieh 2 Karten und nimm 1 Rohstoff deiner Wahl.
everdell-place-forest-discard-any-draw-2-each = Wald – beliebig viele Karten ablegen, je 2 ziehen
everdell-place-forest-discard-any-draw-2-each-text = Leg beliebig viele Handkarten ab. Zieh 2 Karten für jede.
everdell-place-forest-discard-3-gain-any = Wald – bis zu 3 Karten ablegen, je 1 Rohstoff
everdell-place-forest-discard-3-gain-any-text = Leg bis zu 3 Handkarten ab. Nimm 1 Rohstoff deiner Wahl für jede.
everdell-place-forest-2-meadow-play-1-less = Wald – 2 Karten von der Wiese, eine für 1 weniger ausspielen
everdell-place-forest-2-meadow-play-1-less-text = Nimm 2 Karten von der Wiese und füll die Wiese auf. Du darfst eine der beiden für 1 Rohstoff weniger ausspielen.
everdell-place-forest-3-cards-1-pebble = Wald – 3 Karten, 1 Kiesel
everdell-place-forest-3-cards-1-pebble-text = Zieh 3 Karten und nimm 1 Kiesel.
everdell-place-forest-2-berries-1-card = Wald – 2 Beeren, 1 Karte
everdell-place-forest-2-berries-1-card-text = Nimm 2 Beeren und zieh 1 Karte.
everdell-place-forest-2-resin-1-twig = Wald – 2 Harz, 1 Zweig
everdell-place-forest-2-resin-1-twig-text = Nimm 2 Harz und 1 Zweig.
everdell-place-forest-2-any = Wald – 2 Rohstoffe deiner Wahl
everdell-place-forest-2-any-text = Nimm 2 Rohstoffe deiner Wahl.
everdell-place-forest-twig-resin-berry = Wald – 1 Zweig, 1 Harz, 1 Beere
everdell-place-forest-twig-resin-berry-text = Nimm 1 Zweig, 1 Harz und 1 Beere.
everdell-place-haven = Zuflucht
everdell-place-haven-text = Leg beliebig viele Handkarten ab. Nimm 1 Rohstoff deiner Wahl für je 2.
everdell-place-journey-5 = Reise für 5 Punkte
everdell-place-journey-5-text = Nur im Herbst. Leg 5 Handkarten ab. Am Ende 5 Punkte wert.
everdell-place-journey-4 = Reise für 4 Punkte
everdell-place-journey-4-text = Nur im Herbst. Leg 4 Handkarten ab. Am Ende 4 Punkte wert.
everdell-place-journey-3 = Reise für 3 Punkte
everdell-place-journey-3-text = Nur im Herbst. Leg 3 Handkarten ab. Am Ende 3 Punkte wert.
everdell-place-journey-2 = Reise für 2 Punkte
everdell-place-journey-2-text = Nur im Herbst. Leg 2 Handkarten ab. Am Ende 2 Punkte wert.

## Was eine Stellung wert ist

everdell-term-points = Punkte der Stadt
everdell-term-prosperity = Punkte von violetten Karten
everdell-term-growth = was violette Karten noch bringen können
everdell-term-twigs = Zweige im Vorrat
everdell-term-resin = Harz im Vorrat
everdell-term-pebbles = Kiesel im Vorrat
everdell-term-berries = Beeren im Vorrat
everdell-term-stored = Rohstoffe in Lagern
everdell-term-workers = freie Arbeiter
everdell-term-hand = Handkarten
everdell-term-plans = lohnende Handkarten
everdell-term-meadow = lohnende Wiesenkarten
everdell-term-production = kommende Produktionen
everdell-term-lasting = Dauereffekte roter und blauer Karten
everdell-term-tokens = Bauwerke für kostenlose Wesen
everdell-term-events = Aussicht auf Ereignisse
everdell-term-spaces = freie Plätze der Stadt
everdell-term-promised = was der Effekt noch bringt
