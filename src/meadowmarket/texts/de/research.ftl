# Was die Befehle für die Forschung sagen: Bots aus Dateien, Aufzeichnungen, Datensätze, Studien, Cluster.

## Abgelehntes

no-such-bot-file = { $file } lässt sich nicht lesen; erlaubt: DATEI.py:KLASSE.
bad-bot-file = { $file } läuft nicht: { $reason }
bot-file-no-class = { $file } hat keinen Bot namens „{ $name }“; erlaubt: DATEI.py:KLASSE, eine Klasse der Art Bot oder BotMaker.
bot-file-no-choose = Die Klasse „{ $name }“ in { $file } hat keine Methode „choose“ und kann deshalb nicht spielen.
random-options = Der Bot „random“ kennt „{ $options }“ nicht; erlaubt: may-pass.
env-bad-choice = Das Argument { $name } ist „{ $found }“; erlaubt: { $allowed }.
env-bad-number = Das Argument { $name } ist { $found }; erlaubt: { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
replay-is-taken = { $file } enthält ein anderes Spiel; nenne einen anderen Ordner.
no-cluster = Unter { $address } gibt es keinen Cluster: { $reason }
dataset-no-out = Nenne den Ordner für den Datensatz: --out ORDNER.
dataset-no-folder = Nenne den Ordner des Datensatzes: dataset verify ORDNER.
dataset-folder-taken = Der Ordner „{ $folder }“ enthält etwas, das kein Datensatz ist; nenne einen neuen oder leeren.
dataset-in-use = Ein anderer Befehl schreibt gerade in „{ $folder }“: Warte, bis er fertig ist, oder nenne einen anderen Ordner.
dataset-other = { $file } gehört zu einem anderen Datensatz: { $what } ist dort { $found }, hier { $wanted }. Nichts wurde geändert.
dataset-other-schema = { $file } hat Version { $found } des Schemas; dieses Programm liest Version { $wanted }.
dataset-no-manifest = { $file } beschreibt keinen Datensatz: { $reason }
dataset-damaged-part = { $file } fehlt oder ist beschädigt ({ $reason }). Lösche die Datei, dann schreibt derselbe Befehl sie neu.
dataset-missing-part = { $file } fehlt. Führe den Befehl, der den Datensatz geschrieben hat, noch einmal aus; er ersetzt die Datei.
dataset-no-checksums = { $file } fehlt, deshalb lassen sich die Teile nicht prüfen. Stelle die Datei wieder her oder schreibe den Datensatz in einen neuen Ordner.
dataset-stray-file = { $file } gehört nicht zu diesem Datensatz, aber Programme, die den Ordner lesen, lesen es mit. Verschiebe die Datei.
dataset-not-opened = { $file } beschreibt ein Spiel, das sich hier nicht öffnen lässt: { $reason }
dataset-other-cards = { $file } nennt andere Karten: { $found }; angegeben sind { $wanted }. Nenne den Kartensatz der Spiele: --cards ORDNER.
dataset-wrong-game = { $file }, Spiel { NUMBER($number, useGrouping: 0) }: { $what } ist { $found }; beim Nachspielen ist es { $wanted }.
study-no-change = Nenne, was untersucht wird: entweder --cards ORDNER oder --change ZEILE.SPALTE=WERT.
study-bad-change = „{ $found }“ ist keine Änderung; erlaubt: ZEILE.SPALTE=WERT, etwa farm.points=2.
study-no-row = Keine Tabelle hat eine Zeile „{ $row }“; die Namen der Zeilen stehen in der ersten Spalte.
study-no-row-near = Keine Tabelle hat eine Zeile „{ $row }“. Meinst du: { $near }?
study-change-twice = „{ $found }“ ändert einen Wert, den schon ein anderes --change ändert.
study-change-refused = { $changes } ist nicht möglich: { $problems }
study-no-column = Die Zeile „{ $row }“ hat keine Spalte „{ $column }“; erlaubt: { $allowed }.
study-table-twice = { $file } gehört schon zum Kartensatz, mit dem verglichen wird; ändere die Datei dort.

## Was herauskam

sim-card-wins = Siege derer, die eine Karte benutzt haben
column-use-rate = Plätze, die sie benutzten
dataset-written = { $folder }: Spiele: { $games }, Teile: { $parts }, { $megabytes } MB. Prüfsumme { $digest }.
dataset-verified = { $folder } ist vollständig: Teile: { $parts }, Spiele: { $games }. Nachgespielt: { $played }, alle wie geschrieben.
dataset-stopped = { $reason } nach { $done } von { $count } Teilen. Derselbe Befehl macht dort weiter.
study-title = { $game }: eine Studie über Karten
study-summary =
    { $game }, { $deals ->
        [one] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen, jede
    } ohne und mit der Änderung gespielt von { $bots }.
    Geändert ist: { $changed }. Ausgangslagen, in denen das einen Unterschied machte: { $differing }.
study-reading = Hinter ± oder in Klammern steht das 95-%-Intervall. Unterschiede vergleichen dieselben Ausgangslagen; die fetten sind deutlich: Im Mittel ist höchstens einer von zwanzig davon Zufall. Bereinigte Siegquoten vergleichen Plätze mit anderen, die zur selben Zeit gleich weit vorn lagen.
study-results = Ergebnisse
study-sources = Punkte nach Herkunft: { $who }
study-uses = Ausgespielt pro Spiel
study-drawn = Siege derer, die eine Karte gezogen haben
study-played = Siege derer, die eine Karte gespielt haben
study-plot = Unterschiede mit 95-%-Intervallen: Siege in Prozent, der Rest in Punkten oder Entscheidungen
study-cards-plot = Bereinigte Siege derer, die eine Karte gespielt haben, in Prozent
study-length = Entscheidungen
study-wins = Siege: { $who }
study-points = Punkte: { $who }
study-margin = Vorsprung: { $who }
study-without = Ohne
study-with = Mit
study-difference = Unterschied
study-seats = Plätze
study-corrected-without = Bereinigt, ohne
study-corrected-with = Bereinigt, mit

## Die Hilfe

cli-option-record = jedes Spiel als Aufzeichnung in diesem neuen oder leeren Ordner aufbewahren
cli-option-by-card = auch zeigen, wie oft die gewonnen haben, die eine Karte benutzt haben; zufälliges Spiel dauert dann länger
cli-option-ray = auf dem Ray-Cluster unter dieser Adresse rechnen; ohne Adresse auf einem Cluster, der nur aus diesem Rechner besteht
cli-dataset-help =
    Viele Spiele zwischen Bots als Parquet-Dateien schreiben oder solche Dateien prüfen.
    Dieselben Angaben ergeben dieselben Bytes. Ein angehaltener Befehl macht weiter, wo er war.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out games; meadowmarket dataset verify games
cli-option-verify = nach „verify“: der Datensatz, der geprüft wird
cli-option-dataset-out = der Ordner für den Datensatz: ein neuer oder einer zum Weitermachen
cli-option-part = die Zahl der Spiele pro Datei (Standard: 1000)
cli-option-times = auch messen, wie lange Bots nachdenken; die Bytes sind dann jedes Mal andere
cli-option-sample = verify: wie viele Spiele nachgespielt werden (Standard: 100)
cli-study-help =
    Zeigen, was andere Karten mit einem Spiel machen: dieselben Ausgangslagen, mit und ohne die Änderung.
    Siege, Vorsprung, Länge und Punkte nach Herkunft mit Intervallen; zu jeder Karte, wie oft sie gespielt wird und wie oft die gewinnen, die sie ziehen oder spielen.
cli-study-example = meadowmarket study everdell --change "farm.production=gain(2*berry)" --bots greedy --games 1000 --html farm.html
cli-option-study-games = die Zahl der Ausgangslagen; jede wird zweimal gespielt (Standard: 1000)
cli-option-change = einen Wert der Karten ändern, etwa farm.points=2; wiederholbar, statt --cards
cli-option-base = der Kartensatz, mit dem verglichen wird (Standard: die eingebauten Karten)
cli-option-html = eine Seite mit Tabellen und Diagrammen in diese neue Datei schreiben
