# The words of La Granja's board. The shell adds this resource to its bundle.

lagranja-board-village = Village
lagranja-board-revenue = Revenue spaces
lagranja-board-market = Market
lagranja-board-siesta = Siesta track
lagranja-board-fields = Fields
lagranja-board-barrows = Barrows
lagranja-board-helpers = Helpers
lagranja-board-extensions = Extensions
lagranja-board-storage = Storage
lagranja-board-roof = Roof
lagranja-board-donkeys = Donkey tiles
lagranja-board-hand = Hand
lagranja-board-others = Other players
lagranja-board-close = Close
lagranja-board-neutral = neutral player
lagranja-board-farm-of = Farm of { $name }
lagranja-board-show-farm = Show the farm of { $name }
lagranja-board-points = { $count } VP
lagranja-board-secret = secret

## Phases

lagranja-board-phase-farm = farm
lagranja-board-phase-revenue = revenue
lagranja-board-phase-transport = transport
lagranja-board-phase-scoring = scoring

## Cards

lagranja-board-card = Card { $number }, { $name }
lagranja-board-hand-title = Hand: { $count }, limit { $limit }
lagranja-board-hand-empty = Your hand is empty.
lagranja-board-hand-secret = Hands are secret.
lagranja-board-choose-side = Choose a side
lagranja-board-side-field = Field
lagranja-board-side-barrow = Barrow
lagranja-board-side-extension = Extension
lagranja-board-side-helper = Helper
lagranja-board-side-discard = Discard
lagranja-board-gives-field = free of charge
lagranja-board-gives-barrow = worth { $count } VP
lagranja-board-gives-extension = { $count ->
    [one] costs 1 good
   *[other] costs { $count } different goods
}
lagranja-board-gives-helper = works at once
lagranja-board-gives-discard = leaves the game
lagranja-board-to-market = then a stall on the market
lagranja-board-part-hand = hand limit +{ $count }
lagranja-board-part-pen = { $count ->
    [one] one more pen
   *[other] { $count } more pens
}
lagranja-board-part-delivery = { $count ->
    [one] one more extra delivery
   *[other] { $count } more extra deliveries
}
lagranja-board-part-silver = { $count } silver at income
lagranja-board-timing-passive = always
lagranja-board-timing-once = once a round
lagranja-board-timing-action = any number of times
lagranja-board-origin-printed = All values as printed.
lagranja-board-origin-partly = Partly of our own design.
lagranja-board-origin-designed = Of our own design.

## Village

lagranja-board-die = Die { $number }
lagranja-board-die-space = Revenue space { $number }
lagranja-board-no-die = No die lies here.
lagranja-board-reserved = Reserved for { $name }
lagranja-board-own-row = Your row
lagranja-board-served = delivered
lagranja-board-closed = { $count ->
    [one] Closed until another building is complete.
   *[other] Closed until { $count } other buildings are complete.
}
lagranja-board-opens = opens as no. { $count }
lagranja-board-first-vp = 1 VP for the first to complete it.
lagranja-board-owner-lasts = Craft marker of { $name } since round { $round }
lagranja-board-owner-new = Craft marker of { $name }, working from the next round on
lagranja-board-space = Market space { $label }
lagranja-board-free = free
lagranja-board-stall-of = stall of { $name }
lagranja-board-about-space = A barrow of { $value } VP brings a stall here. It removes the others’ neighbouring stalls of lower numbers.
lagranja-board-siesta-space = Siesta space { $number }, { $vp } VP
lagranja-board-about-siesta = The furthest disc comes first; on the same space, the upper one.
lagranja-board-own-disc = Your siesta disc
lagranja-board-roofs-of-round = Roofs of the round
lagranja-board-no-roofs = All sold.
lagranja-board-roof-not-now = Roofs are bought in the farm phase.
lagranja-board-needs-silver = Needs { $missing } silver more.
lagranja-board-usable-in = Usable in: { $phases }.
lagranja-board-usable-any = Usable in any phase.
lagranja-board-deck = Deck: { $count } cards
lagranja-board-discards = Discards: { $count } cards

## Farm

lagranja-board-field-of = { $good }: { $full } of { $count } fields have grown
lagranja-board-about-fields = Empty fields grow in the farm phase. A good on a field can be upgraded, delivered or paid, not sold.
lagranja-board-barrow = Barrow { $card }, { $vp } VP
lagranja-board-about-barrow = When complete: { $vp } VP, a trade good, and a stall on a market space { $vp }.
lagranja-board-about-barrow-no-market = When complete: { $vp } VP and a trade good.
lagranja-board-free-barrow = Free place for a barrow
lagranja-board-free-helper = Free place for a helper
lagranja-board-helper-used = used this round
lagranja-board-used = used
lagranja-board-roof-space = Roof space { $number }, { $vp } VP
lagranja-board-donkey = { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
}, { $hats ->
    [one] 1 siesta step
   *[other] { $hats } siesta steps
}
lagranja-board-donkey-chosen = Chosen for this round.
lagranja-board-donkey-used = Used; all tiles come back in round 4.
lagranja-board-next-price = next: { $count ->
    [one] 1 good
   *[other] { $count } goods
}
lagranja-board-next-extension = { $count ->
    [one] The next extension costs 1 good.
   *[other] The next extension costs { $count } different goods.
}
lagranja-board-extra = { $count ->
    [one] 1 extra delivery, { $silver } silver
   *[other] { $count } extra deliveries, { $silver } silver each
}
lagranja-board-prices = Buy { $buy }, sell { $sell }, upgrade to { $into } { $upgrade } silver.
lagranja-board-about-pens = You have { $count } pens. Two pigs with an empty pen have a third.
lagranja-board-about-trade-good = Return it for 4 silver, two different harvest goods, a card, a pig, or two upgrades.

## Where points come from

lagranja-board-source-start = Start
lagranja-board-source-roofs = Roof spaces
lagranja-board-source-bonuses = Bonuses
lagranja-board-source-buildings = Buildings
lagranja-board-source-crafts = Craft markers
lagranja-board-source-barrows = Barrows
lagranja-board-source-fights = Stalls removed
lagranja-board-source-stalls = Stalls
lagranja-board-source-siesta = Siesta
lagranja-board-source-helpers = Helpers
lagranja-board-source-silver = Silver
lagranja-board-source-paid = Paid

## The top bar

lagranja-board-status = Round { $round } of { $rounds } · { $phase }

## The tabs of a phone

lagranja-board-tab-village = Village
lagranja-board-tab-farm = Farm
lagranja-board-tab-hand = Hand
lagranja-board-tab-others = Others
lagranja-board-tab-log = Log
