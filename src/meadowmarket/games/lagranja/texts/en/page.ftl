# The words of La Granja's board. The shell adds this resource to its bundle.

lagranja-page-village = Village
lagranja-page-revenue = Revenue spaces
lagranja-page-market = Market
lagranja-page-siesta = Siesta track
lagranja-page-fields = Fields
lagranja-page-barrows = Barrows
lagranja-page-helpers = Helpers
lagranja-page-extensions = Extensions
lagranja-page-storage = Storage
lagranja-page-roof = Roof
lagranja-page-donkeys = Donkey tiles
lagranja-page-hand = Hand
lagranja-page-others = Other players
lagranja-page-neutral = neutral player
lagranja-page-farm-of = { $name }’s farm
lagranja-page-show-farm = Show { $name }’s farm
lagranja-page-points = { $count } VP
lagranja-page-secret = secret

## Phases

lagranja-page-phase-farm = farm
lagranja-page-phase-revenue = revenue
lagranja-page-phase-transport = transport
lagranja-page-phase-scoring = scoring
lagranja-page-phases = The phases of a round
lagranja-page-turn-order = Turn order

## Cards

lagranja-page-card = Card { $number }, { $name }
lagranja-page-hand-title = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
} (limit { $limit })
lagranja-page-hand-empty = Your hand is empty.
lagranja-page-hand-secret = Hands are secret.
lagranja-page-choose-side = Choose a side
lagranja-page-side-field = Field
lagranja-page-side-barrow = Barrow
lagranja-page-side-extension = Extension
lagranja-page-side-helper = Helper
lagranja-page-side-discard = Discard
lagranja-page-gives-field = free
lagranja-page-gives-barrow = worth { $count } VP
lagranja-page-gives-extension = { $count ->
    [one] costs 1 good
   *[other] costs { $count } different goods
}
lagranja-page-gives-helper = works at once
lagranja-page-gives-discard = goes to the discard pile
lagranja-page-to-market = then a stall on the market
lagranja-page-part-hand = hand limit +{ $count }
lagranja-page-part-pen = { $count ->
    [one] one more pen
   *[other] { $count } more pens
}
lagranja-page-part-delivery = { $count ->
    [one] one more extra delivery
   *[other] { $count } more extra deliveries
}
lagranja-page-part-silver = { $count } silver at income
lagranja-page-timing-passive = always
lagranja-page-timing-once = once a round
lagranja-page-timing-action = any number of times

## Village

lagranja-page-die = Die { $number }
lagranja-page-die-space = Revenue space { $number }
lagranja-page-no-die = No die lies here.
lagranja-page-reserved = Reserved for { $name }
lagranja-page-taken-dice = Dice taken this round: { $dice }
lagranja-page-die-of = Die taken by { $name }
lagranja-page-own-row = Your row
lagranja-page-served = delivered
lagranja-page-you-have-none = You have none.
lagranja-page-closed = { $count ->
    [one] Closed until another building is complete.
   *[other] Closed until { $count } other buildings are complete.
}
lagranja-page-opens = opens as number { $count }
lagranja-page-first-vp = 1 VP for the first to complete it.
lagranja-page-owner-lasts = Craft marker of { $name } since round { $round }
lagranja-page-owner-new = Craft marker of { $name }, works from next round on
lagranja-page-space = Market space { $label }
lagranja-page-free = free
lagranja-page-stall-of = { $name }’s stall
lagranja-page-about-space = A barrow worth { $value } VP puts a stall here. It removes other players’ adjacent stalls with lower numbers.
lagranja-page-siesta-space = Siesta space { $number }, { $vp } VP
lagranja-page-about-siesta = The disc furthest ahead goes first; on the same space, the upper one.
lagranja-page-own-disc = Your siesta disc
lagranja-page-roofs-of-round = Roof tiles this round
lagranja-page-no-roofs = All sold.
lagranja-page-roof-not-now = You buy roof tiles in the farm phase.
lagranja-page-needs-silver = You need { $missing } more silver.
lagranja-page-usable-in = Usable in: { $phases }.
lagranja-page-usable-any = Usable in any phase.
lagranja-page-deck = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
lagranja-page-discards = { $count ->
    [one] Discards: 1 card
   *[other] Discards: { $count } cards
}

## Farm

lagranja-page-field-of = { $good }: { $full } of { $count ->
    [one] 1 field has grown
   *[other] { $count } fields have grown
}
lagranja-page-about-fields = Empty fields grow in the farm phase. A good on a field can be upgraded, delivered or paid, but not sold.
lagranja-page-barrow = Barrow { $card }, { $vp } VP
lagranja-page-about-barrow = When complete: { $vp } VP, a trade good, and a stall on a market space { $vp }.
lagranja-page-about-barrow-no-market = When complete: { $vp } VP and a trade good.
lagranja-page-free-barrow = Free space for a barrow
lagranja-page-free-helper = Free space for a helper
lagranja-page-helper-used = used this round
lagranja-page-used = used
lagranja-page-roof-space = Roof space { $number }, { $vp } VP
lagranja-page-donkey = { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
}, { $hats ->
    [0] no siesta steps
    [one] 1 siesta step
   *[other] { $hats } siesta steps
}
lagranja-page-donkey-chosen = Chosen for this round.
lagranja-page-donkey-used = Used; all tiles come back in round 4.
lagranja-page-next-price = next: { $count ->
    [one] 1 good
   *[other] { $count } goods
}
lagranja-page-next-extension = { $count ->
    [one] The next extension costs 1 good.
   *[other] The next extension costs { $count } different goods.
}
lagranja-page-extra = { $count ->
    [one] 1 extra delivery, { $silver } silver
   *[other] { $count } extra deliveries, { $silver } silver each
}
lagranja-page-prices = Buy { $buy }, sell { $sell }, upgrade to { $into }: { $upgrade } silver.
lagranja-page-about-pens = You have { $count } pens. Two pigs with an empty pen have a piglet.
lagranja-page-about-trade-good = Return it for 4 silver, two different harvest goods, a card, a pig, or two upgrades.

## Where points come from

lagranja-page-source-start = Start
lagranja-page-source-roofs = Roof spaces
lagranja-page-source-bonuses = Bonuses
lagranja-page-source-buildings = Buildings
lagranja-page-source-crafts = Craft markers
lagranja-page-source-barrows = Barrows
lagranja-page-source-fights = Stalls removed
lagranja-page-source-stalls = Stalls
lagranja-page-source-siesta = Siesta
lagranja-page-source-helpers = Helpers
lagranja-page-source-silver = Silver
lagranja-page-source-paid = Paid

## The top bar

lagranja-page-status = Round { $round } of { $rounds } · { $phase }

## The tabs of a phone

lagranja-page-tab-village = Village
lagranja-page-tab-farm = Farm
lagranja-page-tab-hand = Hand
lagranja-page-tab-others = Others
lagranja-page-tab-log = Log
lagranja-page-word-discard = Discard
