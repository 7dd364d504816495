# Was die Befehle sagen, wenn es nicht weitergeht.

## Vor dem Ende abgebrochen

stopped-interrupted = Unterbrochen
stopped-worker-died = Ein Arbeitsprozess ist abgestürzt
stopped-games = { $reason } nach { $done } von { $count } Spielen. Die Ergebnisse gelten für die bisher gespielten.
stopped-tuning = { $reason } nach { $step } von { $steps } Schritten. Die Gewichte sind die nach dem letzten Schritt.
stopped-analysis = { $reason } nach { $done } von { $count } Entscheidungen. Die Ergebnisse gelten nur für diese; Wendepunkte können fehlen.
stopped-bench = { $reason }. Einige Messungen fehlen.

## Was das System verweigert

needs-extra = Dafür fehlt eine Ergänzung: meadowmarket[{ $extra }]. So installierst du sie: pip install "meadowmarket[{ $extra }]"
system-error = Das System meldet einen Fehler: { $reason }.

## Die Hilfe

help-setup = Regelwerke (Standard: das erste) und Einstellungen (Standard: wie im ersten Regelwerk):
help-setting = { $title } ({ $usual })

# Viele Spiele zugleich: Felder von Zahlen
batch-empty = Ein Stapel braucht mindestens ein Spiel.
batch-size = Aktionen: { $found }, Spiele: { $expected }; nötig ist eine Aktion pro Spiel.
batch-illegal = Spiel { $number } des Stapels: { $reason }
batch-no-such-array = Ein Stapel hat kein Feld „{ $name }“; erlaubt: masks, seats, observations, rewards, scores, done, seeds.
batch-no-such-game = Der Stapel hat kein Spiel { $number }; erlaubt: 0 bis { $most }.
negative-budget = „{ $name }“ ist { $found }; erlaubt: 0 (keine Grenze) oder mehr.
batch-no-integers = Das Feld { $name } ist { $found }; { $count ->
    [0] es muss eine ganze Zahl pro Spiel enthalten.
    [one] es muss 1 ganze Zahl enthalten.
   *[other] es muss { $count } ganze Zahlen enthalten.
}
batch-read-only = { $array } und schreibgeschützt
batch-wrong-array = Das Feld { $name } ist { $found }; es muss { $expected } sein.
batch-shared-memory = Das Feld { $name } teilt sich den Speicher mit einem anderen oder mit sich selbst; gib jedem seinen eigenen.
batch-seed-and-seeds = Gib entweder einen Startwert an oder die aller Spiele.
book-title = { $game }: alle Karten, Marker und Orte
cli-option-book-data = die Daten der Spielteile und ihre Herkunft ausgeben, für alle, die Karten entwerfen (auf Englisch)
