# Das Einstellen der Gewichte, nach denen Bots eine Stellung bewerten.

cli-tune-help =
    Stellt die Gewichte ein, nach denen Bots eine Stellung bewerten.
    Ein Bot spielt mit leicht veränderten Gewichten gegen sich selbst, und was gewinnt, bleibt: der gierige Bot oder,
    mit --simulations, die Suche. Das Ergebnis hängt nicht von --jobs ab.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out weights.csv
cli-option-tuned-players = stellt für Partien zu zweit ein (wie üblich) oder, mit 1, für das Solospiel
cli-option-steps = wie viele Schritte zu je { $trials } Kartenverteilungen, jede auf beiden Plätzen gespielt (sonst 150)
cli-option-tuned-simulations = lässt Suchen mit so vielen Simulationen je Wahl spielen statt des gierigen Bots
cli-option-check = Partien der neuen Gewichte gegen die alten zum Schluss (sonst 400)
cli-option-weights = schreibt die Gewichte als Tabelle in der Form von data/weights.csv des Spiels
tune-progress = Einstellen
tune-term = Posten
tune-before = vorher
tune-after = nachher
tune-check = Die neuen Gewichte gegen die alten, { $games } Partien: { $margin } Punkte je Partie (95 %: { $sure })
