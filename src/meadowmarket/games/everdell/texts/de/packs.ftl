# Was an einem Kartensatz falsch ist.

everdell-pack-other-name = ein anderer Name als { $names }
everdell-pack-nothing-or-colour = nichts, oder die Farbe { $colour }
everdell-pack-or = { $first } oder { $rest }
everdell-pack-as-in-box = { $kind }, wie in der Schachtel
everdell-pack-cards = Karten: { $count }
everdell-pack-at-least = insgesamt mindestens { $count }
everdell-pack-kinds = verschiedene Karten: { $count }
everdell-pack-at-most = höchstens { $count }
everdell-pack-construction = ein Bauwerk
everdell-pack-critter = ein Wesen
everdell-pack-copies-itself = { $step }: ein Ort, der sich selbst kopiert, käme nie zu einem Ende
everdell-pack-before-changes = { $step } vor den Schritten, die die Stadt verändern können
everdell-pack-unique-card = eine einzigartige Karte: jede reagiert einmal
everdell-pack-other-ability = eine Fähigkeit, die keine andere Karte hat
everdell-pack-no-card-has = { $file }: keine Karte hat { $ability }; erlaubt: eine Karte
