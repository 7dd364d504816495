# Was die Befehle sagen, wenn es nicht weitergeht.

## Vor dem Ende abgebrochen

stopped-interrupted = Unterbrochen
stopped-worker-died = Ein Arbeitsprozess ist gestorben
stopped-games = { $reason } nach { $done } von { $count } Spielen. Die Ergebnisse sind die der gespielten Spiele.
stopped-tuning = { $reason } nach { $step } von { $steps } Schritten. Die Gewichte sind die nach dem letzten Schritt.
stopped-analysis = { $reason } nach { $done } von { $count } Entscheidungen. Gezeigt wird, was diese ergaben; Wendepunkte können fehlen.
stopped-bench = { $reason }. Was nicht gemessen wurde, fehlt.

## Was das System verweigert

needs-extra = Das braucht mehr als die Grundinstallation: meadowmarket[{ $extra }]. So installierst du es: pip install "meadowmarket[{ $extra }]"
system-error = Das System meldet einen Fehler: { $reason }.

## Die Hilfe

help-setup = Regelwerke (das erste, wenn keins genannt ist) und Einstellungen (wie im ersten Regelwerk, wenn keine genannt ist):
help-setting = { $title } ({ $usual })

# Viele Spiele zugleich: Felder von Zahlen
batch-empty = Ein Stapel braucht mindestens ein Spiel.
batch-size = { $found } Aktionen für { $expected } Spiele; nötig ist eine pro Spiel.
batch-illegal = Spiel { $number } des Stapels: { $reason }
batch-no-such-array = Ein Stapel füllt kein Feld namens { $name }; erlaubt: masks, seats, observations, rewards, scores, done, seeds.
batch-wrong-array = Das Feld { $name } ist { $found }; es muss { $expected } sein.
