# What is wrong with a card pack.

lagranja-pack-origin = { $known }, or by part as in { $example }
lagranja-pack-numbers = { $count } numbers joined by +
lagranja-pack-numbers-between = { $fewest } to { $most } numbers joined by +
lagranja-pack-items = 1 to { $most } items joined by +
lagranja-pack-card-number = 1 to 999, or P1 to P99 for a promo card
lagranja-pack-label = the value and a letter
lagranja-pack-label-of-value = the value and a small letter: { $value }a, { $value }b, …
lagranja-pack-roof-kind = the id of a kind in roof_kinds.csv
lagranja-pack-kind-of-ruleset = a kind of the ruleset { $ruleset }
lagranja-pack-helper = the id of a helper in helpers.csv
lagranja-pack-swap = two goods: delivered->asked for
lagranja-pack-condition = { $states }, or one of { $measures } with >=, <= or = and a number
lagranja-pack-payable = a good that can be paid: no same, no different-harvest
lagranja-pack-phases = { $phases }, or any on its own
lagranja-pack-possible = what is possible here: { $calls }
lagranja-pack-known-good = a good that is known here
lagranja-pack-known-condition = a condition that is known here
lagranja-pack-for-call = { $allowed }, for { $call }
lagranja-pack-for-effect = { $allowed }, for { $call } in the effect
lagranja-pack-no-trigger = no trigger
lagranja-pack-forever = a trigger other than income: take-income would set it off forever
lagranja-pack-passive-calls = { $calls } or custom, for a passive helper
lagranja-pack-passive-cost = nothing, for a passive helper
lagranja-pack-only-stands = passive, for a standing effect
lagranja-pack-action-frequency = once-a-round, for an action
lagranja-pack-reaction-triggers = one or more triggers, for a reaction
lagranja-pack-helper-of-card = a helper that a card has, in the column helper of cards.csv
lagranja-pack-no-more = no more than the { $count } of the game: { $known }
lagranja-pack-each-once = each { $column } only once; see { $place }
lagranja-pack-at-most = at most { $key }, { $value }
lagranja-pack-roof-vp = one number for each of { $count } roof_places
lagranja-pack-siesta-space = a space of siesta_vp, 0 to { $last }
lagranja-pack-solo-tiles = the values of start_stalls_1, { $values }
lagranja-pack-barrow-places = { $count }: the notation names as many places
lagranja-pack-dice = { $dice } with { $players ->
    [one] 1 player
   *[other] { $players } players
}
lagranja-pack-roof-tiles = at least { $players } with { $players ->
    [one] 1 player
   *[other] { $players } players
}
lagranja-pack-craft-markers = { $players } with { $players ->
    [one] 1 player
   *[other] { $players } players
}: nobody takes two of a building
lagranja-pack-different-values = different values
lagranja-pack-free-place = a place that { $label } does not have
lagranja-pack-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
} for { $ruleset } with { $players ->
    [one] 1 player
   *[other] { $players } players
}
lagranja-pack-one-row = one row
lagranja-pack-building-rows = at most { $count }, the { $key } of board.csv
lagranja-pack-no-space = no open space of { $values } on the { $side } side
lagranja-pack-every-value = one or more of each value 2 to 6
lagranja-pack-central-spaces = { $count ->
    [one] 1 central space
   *[other] { $count } central spaces
} of { $value } with { $players ->
    [one] 1 player
   *[other] { $players } players
}
lagranja-pack-one-central-space = one central space for each first stall
lagranja-pack-tiles = { $count ->
    [one] 1 { $set } tile
   *[other] { $count } { $set } tiles
} for round { $round }
lagranja-pack-or-more = { $count } or more
