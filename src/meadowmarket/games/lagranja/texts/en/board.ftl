# La Granja's board in the terminal.

lagranja-board-round = Round { $round } of { $rounds }
lagranja-board-over = The game is over
lagranja-board-phase-farm = { $case ->
   *[nom] Farm phase
    [loc] in the farm phase
}
lagranja-board-phase-revenue = { $case ->
   *[nom] Revenue phase
    [loc] in the revenue phase
}
lagranja-board-phase-transport = { $case ->
   *[nom] Transport phase
    [loc] in the transport phase
}
lagranja-board-phase-scoring = { $case ->
   *[nom] Scoring phase
    [loc] in the scoring phase
}
lagranja-board-order = Order
lagranja-board-solo-first = You are the first player
lagranja-board-solo-second = You are second
lagranja-board-dice = Dice
lagranja-board-last-die = { $number }, the last die, for everyone
lagranja-board-market = Market
lagranja-board-buildings = Craft buildings
lagranja-board-opens = { $order ->
    [1] opens next
    [2] opens 2nd
   *[other] opens 3rd
}
lagranja-board-first-vp = +{ $points } VP
lagranja-board-roofs-on-sale = Roof tiles
lagranja-board-siesta = Siesta
lagranja-board-siesta-space = { $number }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } VP)
}
lagranja-board-piles = Draw pile { $deck }, discards { $discards }
lagranja-board-good-silver = silver
lagranja-board-good-vp = VP
lagranja-board-good-olive = olive
lagranja-board-good-grain = grain
lagranja-board-good-grape = grape
lagranja-board-good-pig = pig
lagranja-board-good-food = food
lagranja-board-good-wine = wine
lagranja-board-good-meat = meat
lagranja-board-good-trade-good = trade
lagranja-board-vp = { $points } VP
lagranja-board-goods = Goods
lagranja-board-fields = Fields
lagranja-board-barrows = Barrows
lagranja-board-barrow-short = Barrow
lagranja-board-barrow-place = { $place }.
lagranja-board-barrow = { $points } VP:
lagranja-board-barrow-without-stall = { $points } VP, no stall:
lagranja-board-roofs = Roof
lagranja-board-used = { $name } (used)
lagranja-board-donkeys = Donkeys
lagranja-board-donkey-chosen = chosen: { $donkeys }
lagranja-board-donkey-hidden = one chosen
lagranja-board-prices = Buy/upgrade
lagranja-board-roof-price = roof tile { $silver }
lagranja-board-farm = Farm
lagranja-board-pens = pens { $pigs }/{ $pens }
lagranja-board-roof-places = roof tiles { $count }/{ $places }
lagranja-board-extra-deliveries = extra deliveries { $count } for { $silver } silver
lagranja-board-extensions = extensions { $count }
lagranja-board-extensions-short = Extensions
lagranja-board-markers = markers left { $count }
lagranja-board-crafts = Craft markers
lagranja-board-new-craft = { $name } (new)
lagranja-board-barred = Barred trade options
lagranja-board-helpers = Helpers
lagranja-board-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
} (limit { $limit })
lagranja-board-cards = Hand
lagranja-board-column-card = Card
lagranja-board-column-field = Field
lagranja-board-column-barrow = Barrow
lagranja-board-column-extension = Extension
lagranja-board-column-helper = Helper
lagranja-board-adds-pen = pen
lagranja-board-adds-delivery = delivery
lagranja-board-adds-silver = silver
lagranja-board-others = The others
lagranja-board-farms = Farms
lagranja-board-legend = { $full } full field, { $empty } empty field, { $served } delivered
lagranja-board-none = –

# The terms of a farm's value.
lagranja-term-points = points so far
lagranja-term-silver = silver
lagranja-term-goods = goods that nobody asks for
lagranja-term-wanted-goods = goods that are asked for
lagranja-term-trade-goods = trade goods
lagranja-term-fields = harvests to come
lagranja-term-breeding = piglets to come
lagranja-term-barrows = barrows to complete
lagranja-term-buildings = craft buildings to complete
lagranja-term-crafts = craft markers
lagranja-term-stalls = market stalls
lagranja-term-siesta = siesta
lagranja-term-turn-order = turn order
lagranja-term-donkey = deliveries from the donkey tile
lagranja-term-extensions = farm extensions
lagranja-term-helpers = helpers
lagranja-term-unused-helpers = helpers still to use
lagranja-term-roof-bonuses = roof tiles still to use
lagranja-term-roof-spaces = roof tiles to come
lagranja-term-hand = cards in hand
