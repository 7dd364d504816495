# Die Lektionen: Titel, Schritte und was auf einen falschen Zug geantwortet wird. Die Schritte liegen im Ordner `lessons`.

## Arbeiter

everdell-lesson-workers = Arbeiter
    .about = Schick deine Arbeiter los: Sie bringen die ersten Rohstoffe.
    .learned = Eine Aktion pro Zug. Ein Arbeiter wirkt sofort und bleibt bis zu deiner nächsten Jahreszeit.
everdell-lesson-workers-places = Du beginnst im Winter mit zwei Arbeitern, fünf Karten und sonst nichts. Ein Zug ist eine Aktion: einen Arbeiter einsetzen, eine Karte ausspielen oder die nächste Jahreszeit beginnen. Acht Grundorte bringen Rohstoffe und Karten.
everdell-lesson-workers-twigs = Deine { everdell-card-farm } kostet 2 Zweige und 1 Harz. Hol zuerst die Zweige: Setz einen Arbeiter auf 3 Zweige.
    .wrong = Setz einen Arbeiter auf den Ort mit 3 Zweigen.
    .not-place = Auch das hilft. Aber nirgends gibt es mehr Zweige als auf dem Ort mit 3: Geh hin, solange er frei ist.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Setz einen Arbeiter ein.
    .not-haven = Die Zuflucht macht aus je zwei Karten einen Rohstoff. Du brauchst deine Karten. Setz den Arbeiter auf 3 Zweige.
everdell-lesson-workers-forest = Deine Nachbarin setzt einen Arbeiter in den Wald. Die Waldorte sind in jedem Spiel andere. Jeder fasst einen Arbeiter: Wer zuerst kommt, bekommt den Platz.
everdell-lesson-workers-mixed = Dir fehlt noch Harz. Ein Waldort bringt einen Zweig, ein Harz und eine Beere: Setz deinen zweiten Arbeiter dorthin.
    .wrong = Setz deinen zweiten Arbeiter auf den Waldort mit Zweig, Harz und Beere.
    .not-place = Das geht, aber dieser Waldort bringt drei Rohstoffe auf einmal. Geh dorthin.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Setz deinen zweiten Arbeiter ein.
    .not-haven = Du brauchst deine Karten. Setz den Arbeiter auf den Waldort mit Zweig, Harz und Beere.
everdell-lesson-workers-out = Beide Arbeiter sind unterwegs. Sie bleiben, wo sie sind, bis du die nächste Jahreszeit beginnst. Bis dahin kannst du Karten ausspielen: Darum geht es in der nächsten Lektion.

## Karten und Bezahlen

everdell-lesson-cards = Karten und Bezahlen
    .about = Bau deine Stadt aus deiner Hand und von der Wiese.
    .learned = Eine Karte kommt von deiner Hand oder von der Wiese und wird mit Rohstoffen bezahlt. Grüne Karten wirken sofort und noch einmal im Frühling und im Herbst.
everdell-lesson-cards-where = Du kannst Karten von deiner Hand ausspielen und ebenso die acht Karten der Wiese, die allen offenstehen. Der Preis steht auf der Karte.
everdell-lesson-cards-farm = Du hast 2 Zweige und 1 Harz für die { everdell-card-farm } auf deiner Hand. Spiele sie aus.
    .wrong = Spiele die { everdell-card-farm } von der Hand aus.
    .not-meadow = Die gleiche Karte, aber dann bleibt deine auf der Hand. Spiele die von der Hand aus, dann hast du Platz für andere.
    .not-monk = Später vielleicht. Produktionskarten sind früh am besten: Spiele die { everdell-card-farm } aus.
    .not-season = Du kannst noch eine Karte ausspielen. Tu das, bevor die Jahreszeit wechselt.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Spiele die { everdell-card-farm } aus.
everdell-lesson-cards-colours = Die { everdell-card-farm } ist grün: Produktion. Sie hat dir sofort eine Beere gebracht und tut es wieder im Frühling und im Herbst. Braune Karten wirken einmal, rote, wenn ein Arbeiter sie besucht, blaue immer, violette am Ende.
everdell-lesson-cards-toad = Wesen kosten Beeren. Die { everdell-card-barge-toad } auf der Wiese kostet 2 und bringt 2 Zweige für jede { everdell-card-farm } in deiner Stadt. Spiele sie aus.
    .wrong = Spiele die { everdell-card-barge-toad } von der Wiese aus.
    .not-other = Eine gute Karte. Aber die { everdell-card-barge-toad } bringt sofort Zweige: Spiele sie von der Wiese aus.
    .not-season = Du hast zwei Beeren übrig. Spiele erst die { everdell-card-barge-toad } aus.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Spiele die { everdell-card-barge-toad } aus.
everdell-lesson-cards-refill = Die Wiese wird sofort aufgefüllt: Dort liegt jetzt eine neue Karte für alle.
everdell-lesson-cards-limits = Deine Stadt hat Platz für 15 Karten. Gewöhnliche Karten darfst du mehrmals haben, einzigartige nur einmal.

## Besetzte Plätze

everdell-lesson-occupied = Besetzte Plätze
    .about = Besetzte Orte, Orte für alle und ein Zuhause, das ein Wesen kostenlos macht.
    .learned = Exklusive Orte fassen einen Arbeiter, geteilte beliebig viele. Jedes Bauwerk bringt eines seiner Wesen kostenlos.
everdell-lesson-occupied-taken = Deine Nachbarin hat einen Arbeiter auf 3 Zweigen. Der Ort ist exklusiv: Er fasst einen Arbeiter und ist besetzt, bis sie ihre nächste Jahreszeit beginnt.
everdell-lesson-occupied-shared = Geteilte Orte fassen beliebig viele Arbeiter. 2 Zweige und eine Karte ist so einer: Setz einen Arbeiter dorthin.
    .wrong = Setz einen Arbeiter auf 2 Zweige und eine Karte.
    .not-place = Das geht, aber für die { everdell-card-farm } brauchst du Zweige. Setz den Arbeiter auf 2 Zweige und eine Karte.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Setz einen Arbeiter ein.
    .not-haven = Du brauchst deine Karten. Setz den Arbeiter auf 2 Zweige und eine Karte.
    .not-play = Behalte die Beere noch kurz. Setz den Arbeiter auf 2 Zweige und eine Karte.
everdell-lesson-occupied-farm = Jetzt kannst du die { everdell-card-farm } bezahlen. Spiele sie von der Hand aus.
    .wrong = Spiele die { everdell-card-farm } von der Hand aus.
    .not-meadow = Die gleiche Karte. Spiele die von der Hand aus, dann hast du dort Platz.
    .not-other = Noch nicht. Erst die { everdell-card-farm }: Sie macht die nächste Karte kostenlos.
    .not-season = Du kannst noch eine Karte ausspielen. Tu das, bevor die Jahreszeit wechselt.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Spiele die { everdell-card-farm } aus.
everdell-lesson-occupied-partner = Jedes Wesen hat ein Bauwerk, in dem es zu Hause ist. Für { everdell-card-husband } und { everdell-card-wife } ist es die { everdell-card-farm }. Liegt sie in deiner Stadt und ist nicht besetzt, ist das Wesen kostenlos.
everdell-lesson-occupied-wife = Du hast die { everdell-card-wife } auf der Hand. Spiele sie aus.
    .wrong = Spiele die { everdell-card-wife } von der Hand aus.
    .not-other = Auch diese Karte wäre gut. Aber die { everdell-card-wife } auf deiner Hand ist kostenlos: Spiele sie aus.
    .not-season = Warte: Du hast noch ein kostenloses Wesen auf der Hand.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Spiele die { everdell-card-wife } aus.
everdell-lesson-occupied-token = Du könntest 2 Beeren zahlen. Leg stattdessen den Besetzt-Marker auf die { everdell-card-farm } und zahle nichts.
    .wrong = Nutze den Marker auf der { everdell-card-farm }.
    .not-plain = Dann sind die 2 Beeren weg, obwohl die Karte kostenlos sein könnte. Nutze den Marker.
everdell-lesson-occupied-for-good = Der Marker bleibt für immer auf der { everdell-card-farm }: Dieses Zuhause ist besetzt, auch wenn das Wesen geht. Dein nächstes kostenloses Wesen braucht ein anderes Bauwerk.

## Jahreszeiten

everdell-lesson-seasons = Jahreszeiten
    .about = Deine Arbeiter kommen zurück, neue kommen dazu, und deine Stadt produziert.
    .learned = Du wechselst die Jahreszeit, wenn alle deine Arbeiter unterwegs sind. Frühling und Herbst bringen Produktion, der Sommer zwei Karten von der Wiese.
everdell-lesson-seasons-when = Alle deine Arbeiter sind unterwegs, und du kannst keine Karte bezahlen. Also ist es Zeit für die nächste Jahreszeit. Du kannst sie nur beginnen, wenn jeder Arbeiter eingesetzt ist.
everdell-lesson-seasons-season = Beginne die nächste Jahreszeit: Aus Winter wird Frühling.
    .wrong = Beginne die nächste Jahreszeit.
    .not-pass = Wer passt, für den ist das Spiel zu Ende, und es ist erst Winter. Beginne die nächste Jahreszeit.
everdell-lesson-seasons-spring = Deine zwei Arbeiter sind zurück, und ein dritter ist da. Im Frühling produzieren deine grünen Karten: Die { everdell-card-farm } brachte eine Beere, die { everdell-card-barge-toad } 2 Zweige.
everdell-lesson-seasons-year = Frühling: 1 Arbeiter und Produktion. Sommer: 1 Arbeiter und bis zu 2 Karten von der Wiese. Herbst: 2 Arbeiter und Produktion. Der Herbst ist die letzte Jahreszeit.
everdell-lesson-seasons-back = Alle Orte, auf denen deine Arbeiter standen, sind wieder frei. Du hast viele Zweige, aber kein Harz: Setz einen Arbeiter auf 2 Harz.
    .wrong = Setz einen Arbeiter auf 2 Harz.
    .not-place = Das geht, aber Harz ist, was dir fehlt. Setz den Arbeiter auf 2 Harz.
    .not-play = Behalte deine Beere. Setz einen Arbeiter auf 2 Harz.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Setz einen Arbeiter auf 2 Harz.
everdell-lesson-seasons-alone = Alle wechseln die Jahreszeit für sich. Die einen sind im Sommer, die anderen noch im Winter. Wer wartet, holt mehr aus jeder Jahreszeit heraus; wer sich beeilt, hat mehr Arbeiter.

## Ereignisse

everdell-lesson-events = Ereignisse
    .about = Punkte für Städte mit den richtigen Karten.
    .learned = Ein Ereignis verlangt Karten in deiner Stadt, braucht einen Arbeiter und gehört nur einer Person.
everdell-lesson-events-events = Jedes der vier einfachen Ereignisse verlangt Karten einer Farbe in deiner Stadt: drei blaue, drei rote, vier grüne oder drei braune. Es bringt 3 Punkte.
everdell-lesson-events-blue = { everdell-card-shopkeeper }, { everdell-card-judge } und { everdell-card-courthouse } sind blau: Verwaltung. Genau das verlangt das Ereignis „{ everdell-event-city-monument }“. Setz einen Arbeiter darauf.
    .wrong = Setz einen Arbeiter auf das Ereignis „{ everdell-event-city-monument }“.
    .not-tan = Auch das kannst du haben, und dazu kommen wir gleich. Erst „{ everdell-event-city-monument }“.
    .not-place = Dieser Ort ist im nächsten Zug vielleicht noch frei. Das Ereignis vielleicht nicht. Setz den Arbeiter auf „{ everdell-event-city-monument }“.
    .not-play = Karten können einen Zug warten. Das Ereignis bekommt, wer zuerst da ist.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Setz einen Arbeiter auf „{ everdell-event-city-monument }“.
everdell-lesson-events-once = Das Ereignis gehört dir, niemand sonst kann es haben. Es braucht keinen Platz in deiner Stadt. Dein Arbeiter kommt mit der nächsten Jahreszeit zurück.
everdell-lesson-events-tan = { everdell-card-postal-pigeon }, { everdell-card-ranger }, { everdell-card-ruins } und andere sind braun: Reisende. Drei davon genügen für das Ereignis „{ everdell-event-cartographers-expedition }“. Setz einen Arbeiter darauf.
    .wrong = Setz einen Arbeiter auf das Ereignis „{ everdell-event-cartographers-expedition }“.
    .not-place = Rohstoffe können warten. Nimm das Ereignis, bevor deine Nachbarin es tut.
    .not-play = Karten können einen Zug warten. Nimm erst das Ereignis.
    .not-pass = Wer passt, für den ist das Spiel zu Ende. Nimm erst das Ereignis.
everdell-lesson-events-special = Besondere Ereignisse nennen zwei Karten. Die meisten tun auch etwas: Karten oder Rohstoffe, die du auf das Ereignis legst, werden zu Punkten. In jedem Spiel liegen andere aus, also schau sie dir früh an.

## Die Reise

everdell-lesson-journey = Die Reise
    .about = Im Herbst werden Karten, die du nicht brauchst, zu Punkten.
    .learned = Nur im Herbst. Leg so viele Karten ab, wie der Platz zeigt, und du bekommst so viele Punkte.
everdell-lesson-journey-autumn = Es ist Herbst, deine letzte Jahreszeit. Jetzt ist die Reise offen. Ein Platz verlangt so viele Handkarten, wie er zeigt, und bringt so viele Punkte. 5, 4 und 3 fassen je einen Arbeiter, 2 beliebig viele.
everdell-lesson-journey-four = Deine Nachbarin steht auf der 5. Du hast fünf Handkarten und kannst kaum eine bezahlen. Setz einen Arbeiter auf die 4.
    .wrong = Setz einen Arbeiter auf die Reise für 4 Punkte.
    .not-less = Du kannst dir mehr leisten: Du hast fünf Karten. Nimm die 4.
    .not-place = Dafür hast du danach noch Arbeiter. Die Reise für 4 Punkte ist dann vielleicht weg: Geh zuerst dorthin.
    .not-play = Die Karte ist 1 Punkt wert, der Platz 4, und er kann weg sein. Geh zuerst auf die Reise.
    .not-pass = Du hast noch fünf Arbeiter. Setz einen auf die Reise.
everdell-lesson-journey-discard = Vier deiner fünf Karten müssen weg. Behalte die, die noch nützlich sein könnte. Beginne mit „{ everdell-card-inn }“; die anderen drei folgen.
    .wrong = Auch diese Karte muss weg. Beginne mit „{ everdell-card-inn }“.
    .not-palace = Der { everdell-card-palace } ist von den fünf am meisten wert. Behalte ihn und beginne mit „{ everdell-card-inn }“.
everdell-lesson-journey-stays = 4 Punkte für Karten, die sonst nichts gebracht hätten: Handkarten zählen am Ende nicht. Der Arbeiter bleibt auf der Reise, bis das Spiel vorbei ist.

## Das Ende

everdell-lesson-end = Das Ende
    .about = Letzte Züge, Passen und die Wertung.
    .learned = Passen gilt für immer. Es zählen Grundpunkte, Punktemarker, violette Karten, die Reise und Ereignisse.
everdell-lesson-end-alone = Deine Nachbarin hat gepasst. Du spielst allein weiter, Zug um Zug, bis auch du passt. Du hast noch einen Arbeiter und zwei Beeren.
everdell-lesson-end-point = Ein letzter Arbeiter: 2 Karten und ein Punktemarker. Setz ihn dorthin.
    .wrong = Setz den Arbeiter auf 2 Karten und 1 Punkt.
    .not-place = Rohstoffe allein bringen jetzt nichts mehr. 2 Karten und 1 Punkt schon.
    .not-pass = Du hast noch einen Arbeiter. Nutze ihn zuerst.
everdell-lesson-end-card = Du hast einen { everdell-card-historian } gezogen: 2 Beeren für 1 Punkt und 1 dazu durch dein { everdell-card-theater }, das alle einzigartigen Wesen zählt. Spiele ihn aus.
    .wrong = Spiele den { everdell-card-historian } von der Hand aus.
    .not-pass = Spiele erst die Karte aus: Sie ist 2 Punkte wert.
everdell-lesson-end-pass = Mehr kannst du nicht tun. Passe.
    .wrong = Passe.
everdell-lesson-end-score = 60 zu 50: Du gewinnst. 28 Grundpunkte, 11 auf Punktemarkern, 14 von violetten Karten, 4 von der Reise, 3 von Ereignissen. Bei Gleichstand gewinnt, wer mehr Ereignisse hat, dann, wer mehr Rohstoffe hat. Viel Glück an deinem ersten Tisch!
