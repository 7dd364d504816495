# Die Lektionen: Titel, Schritte und was auf einen falschen Zug geantwortet wird. Die Schritte liegen im Ordner `lessons`.

## Güter und Marker

lagranja-lesson-goods = Güter und Marker
    .about = Was auf deinem Hof wächst, wo es liegt und was du daraus machst.
    .learned = Güter auf Feldern kannst du aufwerten oder liefern, aber nicht verkaufen. Güter im Lager kannst du auch verkaufen. Eine Handelsware wird zu dem, was dir gerade fehlt.
lagranja-lesson-goods-farm = Das ist dein Hof. Auf Feldern wachsen Erntegüter: Oliven, Korn und Trauben. Schweine leben auf Stallplätzen. Alles andere, was dir gehört, liegt im Lager.
lagranja-lesson-goods-grow = Deine zwei Felder sind leer, also wächst jetzt etwas: eine Olive und eine Traube. Lass sie wachsen.
    .wrong = Erst die Felder: Lass dort etwas wachsen.
    .not-trade = Eintauschen kannst du in jedem deiner Züge, das hat Zeit. Lass erst auf deinen Feldern etwas wachsen.
lagranja-lesson-goods-markers = Jedes Gut ist einer deiner Marker auf einem Platz. Ein Feld trägt ein Gut. Erst wenn es leer ist, wächst dort wieder etwas.
lagranja-lesson-goods-trade = Du hast eine Handelsware. Du kannst sie eintauschen: gegen Silber, Güter, eine Karte, ein Schwein oder Aufwertungen. Tausche sie gegen zwei Erntegüter ein.
    .wrong = Noch nicht. Tausche zuerst die Handelsware ein.
    .not-other = Auch das ist ein guter Tausch. Hier nehmen wir zwei Erntegüter und sehen, wohin sie kommen.
    .not-roof = Für Dachmarker gibt es eine eigene Lektion. Tausche zuerst die Handelsware ein.
    .not-end = Dann wäre dein Zug vorbei. Tausche zuerst die Handelsware ein.
lagranja-lesson-goods-pair = Zwei verschiedene. Nimm eine Olive und ein Korn.
    .wrong = Im Spiel kannst du beliebige zwei nehmen. Für die nächsten Schritte brauchen wir eine Olive und ein Korn.
lagranja-lesson-goods-sell = Sie liegen in deinem Lager, denn sie sind nicht auf deinen Feldern gewachsen. Was im Lager liegt, kannst du verkaufen. Verkaufe das Korn für 1 Silber.
    .wrong = Verkaufe erst das Korn: Du brauchst das Silber.
    .not-olive = Behalte die Olive: Beide bringen 1 Silber, und das Korn genügt.
    .not-roof = Behalte dein Silber. Du brauchst es zum Aufwerten.
    .not-end = Dein Zug ist noch nicht vorbei. Verkaufe erst das Korn.
lagranja-lesson-goods-upgrade = Jetzt hast du 2 Silber: So viel kostet es, aus einer Olive Nahrung zu machen. Werte die Olive auf deinem Feld auf. Dann ist das Feld leer, und in der nächsten Runde wächst dort wieder etwas.
    .wrong = Werte die Olive auf deinem Feld auf.
    .not-storage = Das geht, aber dann bleibt die Olive auf dem Feld liegen, und dort wächst nichts Neues. Werte die auf dem Feld auf.
    .not-sell = Du hast das Silber, das du brauchst. Werte die Olive auf deinem Feld auf.
    .not-roof = Dann ist das Silber fürs Aufwerten weg. Werte die Olive auf deinem Feld auf.
    .not-end = Du hast 2 Silber und eine Olive: Werte sie erst auf.

## Die vier Seiten einer Karte

lagranja-lesson-cards = Die vier Seiten einer Karte
    .about = Eine Karte, vier Möglichkeiten: Feld, Helfer, Hofausbau oder Marktkarren. Du spielst jede einmal aus.
    .learned = Links ein Feld, unten ein Helfer, rechts ein Hofausbau, oben ein Marktkarren. Nur die Seite zählt, die du wählst.
lagranja-lesson-cards-hand = Jede Karte hat vier Seiten, und eine davon nutzt du: links ein Feld, oben ein Marktkarren, rechts ein Hofausbau, unten ein Helfer. In Runde 1 spielst du zwei Karten aus.
lagranja-lesson-cards-field = Ein Feld kostet nichts und bringt jede Runde ein Gut. Spiele die Karte der Vorratshüterin als Olivenfeld aus.
    .wrong = Spiele die Karte der Vorratshüterin (28) als Feld aus.
    .not-field = Ein Feld, ja, aber eine andere Karte. Die brauchst du später. Nimm die der Vorratshüterin (28).
    .not-side = Das ist eine andere Seite. Nimm das Feld, links auf der Karte der Vorratshüterin (28).
    .not-trade = Behalte deine Handelsware noch kurz. Spiele die Karte der Vorratshüterin (28) als Feld aus.
lagranja-lesson-cards-helper = Ein Helfer gibt dir eine Fähigkeit. Du hast Platz für drei. Der Schweinehirt bringt zwei Stallplätze mehr: Spiele ihn als Helfer aus.
    .wrong = Spiele den Schweinehirten (17) als Helfer aus.
    .not-helper = Ein guter Helfer, aber ein anderer. Nimm den Schweinehirten (17).
    .not-side = Das ist eine andere Seite. Der Helfer steht unten auf der Karte des Schweinehirten (17).
    .not-trade = Behalte deine Handelsware noch kurz. Spiele den Schweinehirten (17) als Helfer aus.
lagranja-lesson-cards-trade = Deine zwei Karten sind ausgespielt. Mit einer Handelsware darfst du noch eine ausspielen: Tausche sie gegen eine Karte ein.
    .wrong = Tausche deine Handelsware gegen eine Karte ein.
    .not-other = Das geht auch jederzeit. Hier wollen wir eine dritte Karte ausspielen: Tausche sie gegen eine Karte ein.
    .not-end = Warte: Deine Handelsware bringt noch eine Karte ins Spiel.
lagranja-lesson-cards-play = Du darfst eine Karte ziehen oder ausspielen. Spiele eine aus.
    .wrong = Ziehen hilft, wenn deine Hand schwach ist. Hier spielen wir eine Karte aus deiner Hand aus.
lagranja-lesson-cards-extension = Ein Hofausbau erhöht dein Handkartenlimit und bringt noch zwei Dinge: einen Stallplatz, Silber beim Einkommen oder eine Zusatzlieferung. Spiele die Karte des Kochs als Hofausbau aus.
    .wrong = Spiele die Karte des Kochs (1) als Hofausbau aus.
    .not-extension = Ein Hofausbau, ja, aber nimm die Karte des Kochs (1): Sie hat einen Stallplatz.
    .not-side = Das ist eine andere Seite. Der Hofausbau steht rechts auf der Karte des Kochs (1).
lagranja-lesson-cards-pay = Dein erster Hofausbau kostet ein Hofgut, der zweite zwei verschiedene und so weiter. Zahle mit deinem Silber.
    .wrong = Du kannst auch mit Siegpunkten zahlen, aber mit ihnen gewinnst du. Zahle mit Silber.
lagranja-lesson-cards-die = Die vierte Seite kommt mit einem Würfel. Mit einer 2 darfst du eine Karte ausspielen: Nimm sie.
    .wrong = Nimm die 2.
    .not-other = Ein guter Würfel, aber mit ihm spielst du keine Karte aus. Nimm die 2.
lagranja-lesson-cards-effect = Die 2 bringt ein Erntegut, oder du spielst oder ziehst eine Karte. Wähle die Karte. Du wirst eine ausspielen.
    .wrong = Ein Erntegut ist schön, aber uns geht es um die vierte Seite. Wähle die Karte.
lagranja-lesson-cards-barrow = Ein Marktkarren verlangt Güter. Hast du alle geliefert, bringt er seine Siegpunkte, eine Handelsware und einen Marktstand. Spiele die Karte der Tagträumerin als Marktkarren aus.
    .wrong = Spiele die Karte der Tagträumerin (52) als Marktkarren aus.
    .not-barrow = Ein Marktkarren, ja, aber nimm die Karte der Tagträumerin (52): Schwein, Nahrung und Silber sind bald geliefert.
    .not-side = Das ist eine andere Seite. Der Marktkarren steht oben auf der Karte der Tagträumerin (52).

## Dächer

lagranja-lesson-roofs = Dächer
    .about = Einen Dachmarker kaufen, das Dach decken, den Bonus einmal nutzen.
    .learned = Ein Dachmarker pro Runde, er kostet so viel Silber wie die Nummer der Runde. Sein Dachfeld bringt sofort Siegpunkte, sein Bonus wirkt einmal.
lagranja-lesson-roofs-offer = Am Ende der Hofphase darf jeder einen der ausliegenden Dachmarker kaufen. Er kostet so viel Silber wie die Nummer der Runde: jetzt 1.
lagranja-lesson-roofs-buy = Einer ist übrig, mit einem Schwein. Kaufe ihn für 1 Silber.
    .wrong = Kaufe den Dachmarker mit dem Schwein.
    .not-end = Du hast 1 Silber, und Dachmarker werden jede Runde teurer. Kaufe ihn.
    .not-trade = Du brauchst nicht mehr Silber: Er kostet 1, und das hast du.
lagranja-lesson-roofs-space = Der Dachmarker deckt das erste freie Feld deines Daches, von links gezählt. Das erste Feld bringt nichts, jedes weitere mehr Siegpunkte. Es gibt fünf, und du behältst deine Dachmarker bis zum Ende.
lagranja-lesson-roofs-bonus = Jeder Dachmarker hat einen Bonus, den du einmal nutzt, in einem deiner Züge. Dieser zeigt keine Phase, er wirkt also jederzeit. Nutze ihn: Nimm das Schwein.
    .wrong = Nutze den Bonus des Dachmarkers.
    .not-end = Du könntest ihn auch später nutzen. Wir tun es jetzt.
    .not-trade = Behalte die Handelsware. Der Dachmarker selbst bringt dir ein Schwein.
lagranja-lesson-roofs-used = Der Dachmarker ist jetzt umgedreht. Dein Schwein steht auf einem Stallplatz; du hast zwei davon. Mit zwei Schweinen und einem freien Stallplatz kommt beim Wachstum ein drittes dazu.

## Würfel

lagranja-lesson-dice = Würfel
    .about = Die Ertragsphase: zwei Würfel für dich, zwei für deine Nachbarin, einer für beide.
    .learned = Du nimmst einen Würfel, dann einen zweiten. Jeder wirkt sofort. Der letzte Würfel gilt für alle.
lagranja-lesson-dice-dice = Die Würfel sind gefallen. Zu zweit sind es fünf. In Spielreihenfolge nimmt jeder einen und nutzt ihn sofort; dann nimmt jeder einen zweiten.
lagranja-lesson-dice-five = 1 ist ein Schwein, 2 eine Karte oder ein Erntegut, 3 zwei Erntegüter, 4 vier Silber, 6 eine Lieferung oder zwei Silber. Eine 5 bringt kostenlose Aufwertungen und Siestaschritte. Nimm eine 5.
    .wrong = Nimm eine 5.
    .not-other = Kein schlechter Würfel. Aber aus deiner Traube soll Wein werden: Nimm eine 5.
    .not-anytime = Auch das geht in diesem Zug, aber nimm erst eine 5.
lagranja-lesson-dice-both = Zwei Aufwertungen, zwei Schritte oder beides je einmal. Wähle beides je einmal.
    .wrong = Eine gute Wahl. Hier wollen wir beides sehen: Wähle eine Aufwertung und einen Schritt.
lagranja-lesson-dice-upgrade = Die Aufwertung ist kostenlos. Mach Wein aus der Traube auf deinem Feld: Sonst kostet das 3 Silber, bei einer Olive nur 2.
    .wrong = Werte die Traube auf.
    .not-olive = Eine Olive aufzuwerten, kostet 2 Silber, eine Traube 3. Bei der Traube sparst du also mehr.
    .not-done = Die Aufwertung wäre verloren. Nutze sie für die Traube.
lagranja-lesson-dice-step = Dazu ein Schritt auf der Siestaleiste. Zieh deine Scheibe: Wer weiter vorn ist, kommt früher dran und bekommt am Ende der Runde Siegpunkte.
    .wrong = Der Schritt ist kostenlos: Zieh deine Scheibe.
lagranja-lesson-dice-end = Dein Würfel ist genutzt. Beende deinen Zug; dann nimmt deine Nachbarin einen Würfel.
    .wrong = Dein Würfel ist genutzt. Beende deinen Zug.
    .not-anytime = Heb dir das auf. Beende deinen Zug.
lagranja-lesson-dice-pig = Deine Nachbarin hat die 4 genommen. Jetzt dein zweiter Würfel: Nimm die 1, ein Schwein.
    .wrong = Nimm die 1.
    .not-other = Das geht, aber mit einem Schwein kommst du zwei Schweinen näher, und zwei bekommen Nachwuchs. Nimm die 1.
    .not-anytime = Auch das geht in diesem Zug, aber nimm erst die 1.
lagranja-lesson-dice-last = Ein Würfel ist übrig, eine 2. Den letzten Würfel nutzen alle, in Spielreihenfolge. Nutze ihn.
    .wrong = Nutze den letzten Würfel.
    .not-anytime = Dafür ist später Zeit. Nutze den letzten Würfel.
lagranja-lesson-dice-harvest = Nimm diesmal ein Erntegut.
    .wrong = Eine Karte wäre auch gut. Hier nehmen wir ein Erntegut.
lagranja-lesson-dice-take = Welches? Korn fehlt dir. Es kommt in dein Lager, denn es ist nicht auf einem Feld gewachsen.
    .wrong = Das wächst schon auf deinen Feldern. Nimm Korn.

## Esel und Siesta

lagranja-lesson-donkeys = Esel und Siesta
    .about = Wie viele Lieferungen du machst und wer zuerst dran ist.
    .learned = Esel sind Lieferungen, Hüte sind Siestaschritte, zusammen vier. Wer am weitesten vorn ist, beginnt; die obere Scheibe kommt vor der unteren.
lagranja-lesson-donkeys-tiles = Die Transportphase beginnt. Jeder deiner vier Eselmarker zeigt vier Dinge: Esel sind Lieferungen, Hüte sind Schritte auf der Siestaleiste. Ein benutzter Eselmarker fehlt dir bis Runde 4.
lagranja-lesson-donkeys-choose = Alle wählen geheim. Du hast Güter für drei Lieferungen: Wähle den Eselmarker mit drei Eseln und einem Hut.
    .wrong = Wähle den Eselmarker mit drei Eseln.
    .not-four = Vier Esel bringen keinen Hut, und du würdest auf der Siestaleiste zurückfallen. Drei genügen für deine Güter.
    .not-few = Mehr Hüte, aber weniger Lieferungen, als du Güter hast. Wähle drei Esel.
lagranja-lesson-donkeys-hats = Deine Nachbarin hat vier Esel und keinen Hut gewählt. Jetzt bewegt dein Hut deine Scheibe: Zieh sie einen Schritt weiter.
    .wrong = Zieh zuerst deine Scheibe.
    .not-anytime = Das kannst du auch bei deinen Lieferungen tun. Zieh zuerst deine Scheibe.
lagranja-lesson-donkeys-order = Jetzt liegen beide Scheiben auf einem Feld. Deine kam später, also liegt sie oben, und du bist in der neuen Spielreihenfolge vorn. Sie gilt bis zur nächsten Siesta.
lagranja-lesson-donkeys-points = Am Ende der Runde bringt das Feld Siegpunkte: 0, 0, 1, 2 oder 3. Dann gehen die Scheiben an den Anfang zurück, die Reihenfolge bleibt. Jetzt kommen deine drei Lieferungen: Darum geht es in der nächsten Lektion.

## Lieferungen

lagranja-lesson-deliveries = Lieferungen
    .about = Güter an Marktkarren und Handwerksgebäude liefern: Daher kommen die Siegpunkte.
    .learned = Ein Gut pro Lieferung, für ein Symbol. Eine volle Reihe bringt Siegpunkte, einen Handwerksmarker und öffnet vielleicht ein gesperrtes Gebäude.
lagranja-lesson-deliveries-places = Du hast vier Lieferungen. Eine Lieferung bringt ein Gut zu einem Symbol, das es verlangt: auf einem deiner Marktkarren oder bei einem offenen Handwerksgebäude.
lagranja-lesson-deliveries-barrow = Dem Marktkarren des Ölpressers fehlen noch ein Schwein und Wein. Liefere dein Schwein dorthin.
    .wrong = Liefere das Schwein an deinen Marktkarren.
    .not-sell = Das sind jetzt 3 Silber, aber der Marktkarren ist 5 SP wert. Liefere das Schwein.
    .not-building = Zu den Gebäuden kommen wir gleich. Liefere zuerst das Schwein an deinen Marktkarren.
    .not-end = Du hast noch vier Lieferungen. Liefere das Schwein an deinen Marktkarren.
lagranja-lesson-deliveries-row = Deine Reihe beim Gemüsehändler: Korn und zwei Trauben sind da, zwei Oliven fehlen. Deine Reihe bleibt, und du darfst dir mehrere Runden Zeit lassen.
lagranja-lesson-deliveries-first = Liefere eine Olive an den Gemüsehändler.
    .wrong = Liefere eine Olive an den Gemüsehändler.
    .not-other = Damit beginnst du eine andere Reihe. Vollende erst diese: Liefere eine Olive an den Gemüsehändler.
    .not-sell = Du brauchst zwei Oliven für die Reihe. Verkaufe sie nicht.
    .not-end = Noch zwei Lieferungen, und die Reihe ist voll. Mach weiter.
lagranja-lesson-deliveries-complete = Noch eine Olive, und die Reihe ist voll.
    .wrong = Liefere die zweite Olive an den Gemüsehändler.
    .not-other = Eine Olive vollendet die Reihe. Liefere sie zuerst.
    .not-sell = Diese Olive vollendet die Reihe. Liefere sie.
    .not-end = Du hast die Olive und die Lieferung. Vollende die Reihe.
lagranja-lesson-deliveries-effect = Du nimmst den Handwerksmarker des Gemüsehändlers. Er bringt sofort eine Ressource deiner Wahl: Nimm ein Schwein. Ab der nächsten Runde bekommst du bei jedem Einkommen eine.
    .wrong = Im Spiel geht jede Ressource. Ein Schwein ist am meisten wert: Nimm es.
lagranja-lesson-deliveries-points = 5 Siegpunkte: 3 für Runde 3, dazu 1, weil beim Gemüsehändler niemand vor dir fertig war, und noch 1. Frühe Runden bringen weniger Siegpunkte, aber der Handwerksmarker wirkt länger.
lagranja-lesson-deliveries-opens = Der letzte Siegpunkt kommt vom Gebäudereihenfolgemarker: Das erste vollendete Gebäude öffnet das Handelshaus, sofort und für alle. So öffnen sich drei Gebäude.

## Markt

lagranja-lesson-market = Marktplatz
    .about = Einen Marktkarren vollenden, einen Marktstand aufstellen, andere entfernen.
    .learned = Ein Marktstand bringt jede Runde 1 SP. Er entfernt fremde Nachbarn mit kleinerer Zahl und bringt 1 SP für jeden.
lagranja-lesson-market-market = Der Marktplatz. Du hast einen Marktstand auf 2a, deine Nachbarin auf 3a. Immer wenn jemand einen Marktkarren vollendet, kommt hier ein Marktstand dazu. Seine Zahl kommt vom Marktkarren.
lagranja-lesson-market-food = Dem Marktkarren des Gutsbesitzers fehlen Nahrung und Wein, und du hast beides. Liefere die Nahrung.
    .wrong = Liefere die Nahrung an den Marktkarren des Gutsbesitzers.
    .not-elsewhere = Das Gebäude kann warten. Liefere die Nahrung an den Marktkarren des Gutsbesitzers.
    .not-wine = Beide Reihenfolgen gehen. Hier kommt die Nahrung zuerst.
    .not-anytime = Du hast alles, was du brauchst. Liefere die Nahrung.
    .not-end = Du hast drei Lieferungen. Liefere die Nahrung.
lagranja-lesson-market-wine = Jetzt der Wein. Er vollendet den Marktkarren: 5 SP, eine Handelsware und ein Marktstand.
    .wrong = Liefere den Wein an den Marktkarren.
    .not-elsewhere = Vollende erst den Marktkarren: Liefere den Wein.
    .not-anytime = Du hast alles, was du brauchst. Liefere den Wein.
    .not-end = Noch eine Lieferung vollendet den Marktkarren. Liefere den Wein.
lagranja-lesson-market-stall = Dein Marktstand kommt auf ein freies Marktfeld mit einer 5. Er entfernt fremde Marktstände auf angrenzenden Marktfeldern mit kleinerer Zahl. Suche die 5, die an die 3a deiner Nachbarin grenzt.
    .wrong = Dieses Marktfeld grenzt an keinen Marktstand deiner Nachbarin. 5b schon: Daneben liegt 3a.
lagranja-lesson-market-fight = 5 schlägt 3: Der Marktstand auf 3a ist weg, und du nimmst 1 SP dafür. Um deinen zu entfernen, bräuchte deine Nachbarin eine 6.
lagranja-lesson-market-scoring = In der Wertungsphase bringt jeder deiner Marktstände 1 SP. Ein früher Marktstand mit hoher Zahl zahlt sich also viele Runden lang aus.

## Das Ende

lagranja-lesson-end = Die letzte Runde
    .about = Was noch zählt und wie das Spiel endet.
    .learned = Du musst am Ende nichts verkaufen: Ressourcen und Handelswaren werden für dich verkauft. Je 5 Silber sind 1 SP.
lagranja-lesson-end-last = Das Ende von Runde 6. Du hast 38 SP, deine Nachbarin liegt vielleicht vorn. Nach den Lieferungen kannst du Zusatzlieferungen kaufen. Sie kosten je 1 Silber; durch deinen Fährmann sind deine kostenlos.
lagranja-lesson-end-extra = Deinem Marktkarren fehlen Nahrung und eine Olive, und du hast beides. Kaufe eine Zusatzlieferung.
    .wrong = Kaufe eine Zusatzlieferung.
    .not-end = Dann bleibt der Marktkarren leer, und seine Siegpunkte sind verloren. Kaufe eine Zusatzlieferung.
lagranja-lesson-end-second = Alle Zusatzlieferungen werden gekauft, bevor du die erste machst. Du brauchst zwei: Kaufe die zweite.
    .wrong = Kaufe erst die zweite.
    .not-deliver = Sobald du lieferst, kannst du keine mehr kaufen, und du brauchst zwei. Kaufe erst die zweite.
    .not-end = Du brauchst zwei Lieferungen für den Marktkarren. Kaufe die zweite.
lagranja-lesson-end-food = Liefere die Nahrung an den Marktkarren.
    .wrong = Liefere die Nahrung an den Marktkarren.
    .not-elsewhere = Dort kannst du nichts mehr vollenden. Nur der Marktkarren bringt noch Siegpunkte.
lagranja-lesson-end-olive = Und die Olive.
    .wrong = Die Olive vollendet den Marktkarren: 3 SP und ein Marktstand. Liefere sie dorthin.
lagranja-lesson-end-stall = Ein Marktstand, der jetzt steht, bringt noch 1 SP. Stell ihn auf 3a.
    .wrong = Das Feld ginge genauso: Jeder Marktstand zählt 1 SP. In dieser Lektion nehmen wir 3a.
lagranja-lesson-end-over = Das war deine letzte Lieferung. Jetzt werden Ressourcen im Lager und auf Stallplätzen verkauft und Handelswaren für je 4 Silber. Nahrung, Wein und Fleisch nicht, auch nichts auf Feldern und Marktkarren. Dann werden je 5 Silber zu 1 SP.
lagranja-lesson-end-end = Du hast 1 Silber und eine Handelsware: am Ende 5 Silber, also 1 SP. Beende deinen Zug.
    .wrong = Beende deinen Zug.
    .not-trade = Die Handelsware wird ohnehin für 4 Silber verkauft. Beende deinen Zug.
lagranja-lesson-end-score = 45 zu 43: Du gewinnst. Bei Gleichstand gewinnt, wer nach dem Umtausch mehr Silber übrig hat. Das ist das ganze Spiel. Viel Glück an deinem ersten Tisch!
