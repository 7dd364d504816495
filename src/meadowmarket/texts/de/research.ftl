# Was die Befehle für die Forschung sagen: Bots aus Dateien, Aufzeichnungen, Datensätze, Studien, Cluster.

## Abgelehntes

no-such-bot-file = { $file } lässt sich nicht lesen; erlaubt: DATEI.py:KLASSE.
bad-bot-file = { $file } läuft nicht: { $reason }
bot-file-no-class = { $file } hat keinen Bot namens „{ $name }“; erlaubt: DATEI.py:KLASSE, eine Klasse der Art Bot oder BotMaker.
random-options = Der Bot „random“ kennt „{ $options }“ nicht; erlaubt: may-pass.
replay-is-taken = { $file } enthält ein anderes Spiel; nenne einen anderen Ordner.
no-cluster = Unter { $address } gibt es keinen Cluster: { $reason }
dataset-no-out = Nenne den Ordner für den Datensatz: --out ORDNER.
dataset-no-folder = Nenne den Ordner des Datensatzes: dataset verify ORDNER.
dataset-folder-taken = Der Ordner „{ $folder }“ enthält etwas, das kein Datensatz ist; nenne einen neuen oder leeren.
dataset-in-use = Ein anderer Befehl schreibt gerade in „{ $folder }“: Warte auf sein Ende, oder nenne einen anderen Ordner.
dataset-other = { $file } gehört zu einem anderen Datensatz: { $what } ist dort { $found }, hier { $wanted }. Nichts wurde geändert.
dataset-other-schema = { $file } hat Version { $found } des Schemas; dieses Programm liest Version { $wanted }.
dataset-no-manifest = { $file } beschreibt keinen Datensatz: { $reason }
dataset-damaged-part = { $file } fehlt oder ist beschädigt ({ $reason }). Lösche die Datei, und derselbe Befehl macht sie neu.
dataset-wrong-game = { $file }, Spiel { NUMBER($number, useGrouping: 0) }: { $what } ist { $found }; nachgespielt ist es { $wanted }.

## Was herauskam

sim-card-wins = Siege derer, die eine Karte benutzt haben
column-use-rate = Plätze, die sie benutzten
dataset-written = { $folder }: { $games } Spiele in { $parts } Teilen, { $megabytes } MB. Prüfsumme { $digest }.
dataset-verified = { $folder }: { $parts } Teile mit { $games } Spielen sind ganz; { $played } Spiele wurden nachgespielt, alle wie geschrieben.
dataset-stopped = { $reason } nach { $done } von { $count } Teilen. Derselbe Befehl macht dort weiter.

## Die Hilfe

cli-option-record = jedes Spiel als Aufzeichnung in diesem neuen oder leeren Ordner aufbewahren
cli-option-by-card = auch zeigen, wie oft die gewonnen haben, die eine Karte benutzt haben; zufälliges Spiel dauert dann länger
cli-option-ray = auf dem Ray-Cluster unter dieser Adresse rechnen; ohne Adresse auf einem Cluster nur aus diesem Rechner
cli-dataset-help =
    Viele Spiele zwischen Bots als Parquet-Dateien schreiben, oder solche Dateien prüfen.
    Dieselben Angaben ergeben dieselben Bytes. Ein angehaltener Befehl macht weiter, wo er war.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out games; meadowmarket dataset verify games
cli-option-verify = nach „verify“: der Datensatz, der geprüft wird
cli-option-dataset-out = der Ordner für den Datensatz: ein neuer, oder einer zum Weitermachen
cli-option-part = die Spiele jeder Datei (ohne Angabe: 1000)
cli-option-times = auch messen, wie lange Bots nachdenken; die Bytes sind dann jedes Mal andere
cli-option-sample = verify: wie viele Spiele nachgespielt werden (ohne Angabe: 100)
