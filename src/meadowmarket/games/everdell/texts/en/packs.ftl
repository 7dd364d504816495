# What is wrong with a card pack.

everdell-pack-other-name = a name other than { $names }
everdell-pack-nothing-or-colour = nothing, or the colour { $colour }
everdell-pack-or = { $first } or { $rest }
everdell-pack-as-in-box = { $kind }, as in the box
everdell-pack-cards = { $count } cards
everdell-pack-at-least = at least { $count } in all
everdell-pack-kinds = { $count } kinds of cards
everdell-pack-at-most = at most { $count }
everdell-pack-construction = a construction
everdell-pack-critter = a critter
everdell-pack-copies-itself = { $step }: a place that copies itself would never end
everdell-pack-before-changes = { $step } before the steps that may change the city
everdell-pack-unique-card = a unique card: each reacts once
everdell-pack-other-ability = an ability that no other card has
everdell-pack-no-card-has = { $file }: no card has { $ability }; allowed: one card
