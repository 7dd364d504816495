# Was die Befehle für die Forschung sagen: Bots aus Dateien, Aufzeichnungen, Datensätze, Studien, Cluster.

## Abgelehntes

no-such-bot-file = { $file } lässt sich nicht lesen; erlaubt: DATEI.py:KLASSE.
bad-bot-file = { $file } läuft nicht: { $reason }
bot-file-no-class = { $file } hat keinen Bot namens „{ $name }“; erlaubt: DATEI.py:KLASSE, eine Klasse der Art Bot oder BotMaker.
random-options = Der Bot „random“ kennt „{ $options }“ nicht; erlaubt: may-pass.
replay-is-taken = { $file } enthält ein anderes Spiel; nenne einen anderen Ordner.
no-cluster = Unter { $address } gibt es keinen Cluster: { $reason }

## Was herauskam

sim-card-wins = Siege derer, die eine Karte benutzt haben
column-use-rate = Plätze, die sie benutzten

## Die Hilfe

cli-option-record = jedes Spiel als Aufzeichnung in diesem neuen oder leeren Ordner aufbewahren
cli-option-by-card = auch zeigen, wie oft die gewonnen haben, die eine Karte benutzt haben; zufälliges Spiel dauert dann länger
cli-option-ray = auf dem Ray-Cluster unter dieser Adresse rechnen; ohne Adresse auf einem Cluster nur aus diesem Rechner
