# Das Einstellen der Gewichte, nach denen Bots eine Stellung bewerten.

cli-tune-help =
    Die Gewichte einstellen, nach denen Bots eine Stellung bewerten.
    Ein Bot spielt mit leicht veränderten Gewichten gegen sich selbst, und die besseren bleiben: der kurzsichtige Bot oder,
    mit --simulations, die Suche. Das Ergebnis hängt nicht von --jobs ab.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out weights.csv
cli-option-tuned-players = für Spiele zu zweit einstellen (Standard) oder, mit 1, für das Solospiel
cli-option-steps = Zahl der Schritte mit je { $trials } Ausgangslagen, jede auf beiden Plätzen gespielt (Standard: 150)
cli-option-tuned-simulations = statt des kurzsichtigen Bots Suchen mit so vielen Simulationen pro Entscheidung spielen lassen
cli-option-check = Spiele der neuen Gewichte gegen die alten am Ende (Standard: 400)
cli-option-weights = die Gewichte als Tabelle in diese neue Datei schreiben, im Format von data/weights.csv des Spiels
tune-progress = Einstellen
tune-term = Posten
tune-before = vorher
tune-after = nachher
tune-check = Neue Gewichte gegen alte, { $games } Spiele: { $margin } Punkte pro Spiel (95 %: { $sure })
