# What La Granja says, in the words of its rules (games/lagranja/data/rules.md).

## Cards of any game: the data brings the English; other languages select by $id

card-name = { $id ->
   *[other] { $name }
}
card-text = { $id ->
   *[other] { $text }
}

## Goods and names

lagranja-good-silver = silver
lagranja-good-vp = VP
lagranja-good-olive = { $amount ->
    [one] olive
   *[other] olives
}
lagranja-good-grain = grain
lagranja-good-grape = { $amount ->
    [one] grape
   *[other] grapes
}
lagranja-good-pig = { $amount ->
    [one] pig
   *[other] pigs
}
lagranja-good-food = food
lagranja-good-wine = wine
lagranja-good-meat = meat
lagranja-good-trade-good = { $amount ->
    [one] trade good
   *[other] trade goods
}
lagranja-on-field = { FORM($good, $case) } from a field
lagranja-and = { FORM($first, $case) }, { FORM($rest, $case) }
lagranja-or = { FORM($first, $case) } or { FORM($rest, $case) }
lagranja-delivered-good = { $good } at the { $where }
lagranja-stall-on = the stall on { $space }
lagranja-counted-good = { $count } { FORM($good, $count, $case) }
lagranja-good-any-harvest = { $amount ->
    [one] harvest good of your choice
   *[other] harvest goods of your choice
}
lagranja-good-any-resource = { $amount ->
    [one] resource of your choice
   *[other] resources of your choice
}
lagranja-good-any-upgraded = { $amount ->
    [one] upgraded good of your choice
   *[other] upgraded goods of your choice
}
lagranja-good-different-harvest = { $amount ->
    [one] harvest good
   *[other] different harvest goods
}
lagranja-good-same = { $amount ->
    [one] good
   *[other] goods of one kind
}
lagranja-effect-play-card = play a card
lagranja-effect-draw = draw { $count ->
    [one] a card
   *[other] { $count } cards
}
lagranja-effect-free-upgrade = { $count ->
    [one] 1 free upgrade
   *[other] { $count } free upgrades
}
lagranja-effect-siesta = { $count ->
    [one] 1 siesta step
   *[other] { $count } siesta steps
}
lagranja-effect-delivery = { $count ->
    [one] 1 delivery
   *[other] { $count } deliveries
}
lagranja-effect-other = { $effect }
lagranja-origin-printed = printed
lagranja-origin-designed = designed by this project
lagranja-origin-partly = partly printed, partly designed by this project

lagranja-building-merchant = merchant
lagranja-building-cartwright = cartwright
lagranja-building-delicatessen = delicatessen
lagranja-building-greengrocer = greengrocer
lagranja-building-general-store = general store
lagranja-building-butcher = butcher
lagranja-barrow-card = { $helper } barrow ({ $card })
lagranja-barrow-place = barrow on place { $place }

lagranja-side-field = a field
lagranja-side-barrow = a barrow
lagranja-side-extension = an extension
lagranja-side-helper = a helper
lagranja-extension-parts = hand limit +{ $hand }{ $pens ->
    [0] {""}
    [one] , 1 pen
   *[other] , { $pens } pens
}{ $deliveries ->
    [0] {""}
    [one] , 1 extra delivery
   *[other] , { $deliveries } extra deliveries
}{ $silver ->
    [0] {""}
   *[other] , { $silver } silver at income
}

lagranja-roof-olive = 1 olive
lagranja-roof-grape = 1 grape
lagranja-roof-grain-or-olive = 1 grain or 1 olive
lagranja-roof-any-harvest = 1 harvest good
lagranja-roof-two-harvest = 2 different harvest goods
lagranja-roof-pig = 1 pig
lagranja-roof-upgrade-1 = 1 free upgrade
lagranja-roof-delivery = 1 delivery
lagranja-roof-play-or-draw = play or draw a card
lagranja-roof-vp = 1 VP
lagranja-roof-silver-2 = 2 silver
lagranja-roof-flip-roof = turn over a used tile
lagranja-roof-siesta-1 = 1 siesta step
lagranja-roof-siesta-2 = 2 siesta steps
lagranja-roof-silver-3 = 3 silver
lagranja-roof-silver-4 = 4 silver
lagranja-roof-upgrade-2 = 2 free upgrades
lagranja-roof-purchased-delivery = 1 purchased delivery
lagranja-roof-upgraded-good = 1 upgraded good
lagranja-roof-adjust-die-1 = die ±1
lagranja-roof-adjust-die-2 = die ±2
lagranja-roof-income = income once more
lagranja-roof-stall = 1 stall on any space
lagranja-roof-double-roof-vp = roof VP twice

lagranja-trade-silver = 4 silver
lagranja-trade-harvest = 2 different harvest goods
lagranja-trade-card = draw or play a card
lagranja-trade-pig = 1 pig
lagranja-trade-upgrades = 2 free upgrades

## What is asked

lagranja-ask-cards = { $left ->
    [0] Your cards are played: end your turn, or do something else first.
    [one] Play a card: as a field, barrow, extension or helper?
   *[other] Play { $left } cards: as a field, barrow, extension or helper?
}
lagranja-ask-income = Take your income, or do something else first.
lagranja-ask-growth = Your fields grow now. Let them grow, or do something else first.
lagranja-ask-roof = Buy a roof tile if you like, then end your turn.
lagranja-ask-die = Choose a die: its space is your action.
lagranja-ask-last-die = The last die is for everyone: carry out its action, or do something else first.
lagranja-ask-after = Your action is done: end your turn, or do something else first.
lagranja-ask-siesta = Your hats move your siesta disc: move it, or do something else first.
lagranja-ask-deliveries = { $left ->
    [0] All deliveries are made: end your turn, or do something else first.
    [one] 1 delivery left: where to?
   *[other] { $left } deliveries left: where to?
}
lagranja-ask-extra = { $bought ->
    [0] Buy an extra delivery if you like, or end your turn.
    [one] 1 extra delivery bought: where to?
   *[other] { $bought } extra deliveries bought: where to?
}
lagranja-ask-replace-barrow = All your barrow spaces are taken: which barrow do you discard?
lagranja-ask-replace-helper = All your helper spaces are taken: which helper do you discard?
lagranja-ask-pay-extension = Pay for the extension ({ $helper }, card { $card }): { $left ->
    [one] 1 more good, no kind twice.
   *[other] { $left } more goods, no kind twice.
}
lagranja-ask-play-card = Play a card from your hand: which one, and as what?
lagranja-ask-take-good = Which good do you take?
lagranja-ask-take-pair = Which two harvest goods do you take?
lagranja-ask-pay-good = Which good do you pay?
lagranja-ask-free-upgrades = { $left ->
    [one] 1 free upgrade: which resource?
   *[other] Up to { $left } free upgrades: which resource?
}
lagranja-ask-choose = Choose one of these effects.
lagranja-ask-reserve-die = Mark a revenue space: only you may take its last die.
lagranja-ask-regrow = Which empty field grows its good?
lagranja-ask-move = Move 1 { $good } from a field to storage, or stop?
lagranja-ask-donkey = Choose a donkey tile in secret: donkeys are deliveries, hats are siesta steps.
lagranja-ask-discard = You have too many cards in hand: discard { $left ->
    [one] 1 card.
   *[other] { $left } cards.
}
lagranja-ask-source = Needed: 1 { $good }. Which good do you deliver, and from where?
lagranja-ask-deliver = { $left ->
    [one] Make 1 delivery: where to?
   *[other] Make up to { $left } deliveries: where to?
}
lagranja-ask-change-die = You took a { $number }: change it first?
lagranja-ask-change-number = The die shows { $number }: what should it count as?
lagranja-ask-react = Use the { $helper } now?
lagranja-ask-take-back = All your markers are in use: take one back, or do without.
lagranja-ask-take-back-one = All your markers are in use: take one back.
lagranja-ask-stall = Put your stall on a market space numbered { $number }.
lagranja-ask-stall-anywhere = Put a stall on any free market space.
lagranja-ask-keep = Your stall on { $space } would be removed: keep it?
lagranja-ask-flip = Which used roof tile do you turn face up again?
lagranja-ask-steps = { $steps ->
    [one] 1 siesta step: do you move?
   *[other] Up to { $steps } siesta steps: how many?
}

## What can be done

lagranja-do-end = End the turn
lagranja-do-done = Done
lagranja-do-decline = Don’t use it now
lagranja-do-without = Take no marker back; do without
lagranja-do-income = Take your income
lagranja-do-grow = Grow your empty fields and breed your pigs
lagranja-do-hats = Move your siesta disc
lagranja-do-extra = Buy an extra delivery
lagranja-do-die-1 = 1 pig
lagranja-do-die-2 = Play or draw a card, or take 1 harvest good
lagranja-do-die-3 = 2 different harvest goods
lagranja-do-die-4 = 4 silver
lagranja-do-die-5 = Two free upgrades or siesta steps, in any mix
lagranja-do-die-6 = 1 delivery or 2 silver
lagranja-do-reserve = Mark revenue space { $number }
lagranja-do-change = Use the die as a { $number }
lagranja-do-donkey = { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
}, { $hats ->
    [0] no siesta steps
    [one] 1 siesta step
   *[other] { $hats } siesta steps
}
lagranja-do-pay = Pay 1 { $what }
lagranja-do-from = Deliver 1 { $what }
lagranja-do-take = Take 1 { $good }
lagranja-do-take-pair = Take 1 { $first } and 1 { $second }
lagranja-do-steps = Move { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
lagranja-do-deliver = Deliver 1 { $good } to the { $where }
lagranja-do-replace = Discard the { $what }
lagranja-do-replace-helper = Discard the { $helper }
lagranja-do-take-back = Take back a marker: { $what }
lagranja-do-buy = Buy 1 { $good } for { $silver } silver
lagranja-do-sell = Sell 1 { $what } for { $silver } silver
lagranja-do-upgrade = Upgrade 1 { $what } to { $into } { $silver ->
    [0] for free
   *[other] for { $silver } silver
}
lagranja-do-field = Field of { FORM($good, 2) } (card “{ $helper }”)
lagranja-do-barrow = Barrow for { $points } VP: { $goods } (card “{ $helper }”)
lagranja-do-extension = Extension: { $parts } (card “{ $helper }”)
lagranja-do-helper = Helper { $helper }: { $text }
lagranja-do-discard = Discard { $helper } ({ $card })
lagranja-do-roof = Buy the roof tile “{ $tile }” for { $silver } silver
lagranja-do-flip = Turn the roof tile “{ $tile }” face up again
lagranja-do-stall = Put a stall on { $space }
lagranja-do-choose = Choose: { $what }
lagranja-do-trade = Return a trade good: { $option }
lagranja-do-bonus = Use the roof tile “{ $tile }”
lagranja-do-use = { $helper }: { $text }

## What can't be taken back

lagranja-confirm-donkey = You make { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
} this round and { $hats ->
    [0] don’t move your disc
    [one] move your disc 1 step
   *[other] move your disc { $hats } steps
} on the siesta track. You get this tile back in round { $round }.
lagranja-confirm-donkey-last = You make { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
} this round and { $hats ->
    [0] don’t move your disc
    [one] move your disc 1 step
   *[other] move your disc { $hats } steps
} on the siesta track. You don’t get this tile back.
lagranja-confirm-donkey-again = You use the { $helper } to choose this tile again, for { $silver } silver: { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
} and { $hats ->
    [0] no siesta steps
    [one] 1 siesta step
   *[other] { $hats } siesta steps
}.
lagranja-confirm-deliveries = { $n ->
    [one] You can still make 1 delivery. You will lose it.
   *[other] You can still make { $n } deliveries. You will lose them.
}
lagranja-confirm-bought = { $n ->
    [one] You can still make 1 extra delivery that you bought. You will lose it.
   *[other] You can still make { $n } extra deliveries that you bought. You will lose them.
}
lagranja-confirm-no-card = You can still play a card. You would end your turn without playing it.
lagranja-confirm-barrow = { $n ->
    [one] You discard the { $barrow } and the good already delivered to it.
   *[other] You discard the { $barrow } and the { $n } goods already delivered to it.
}

## Why something can't be done

lagranja-why-silver = You need { $missing } more silver.
lagranja-why-no-die = There is no die on space { $number }.
lagranja-why-reserved = The last die on space { $number } is reserved for { $seat }.
lagranja-why-completed = You have already completed the { $building }.
lagranja-why-closed = The { $building } is closed until another building is completed.
lagranja-why-no-barrow = You have no barrow on space { $place }.
lagranja-why-not-asked = The { $where } doesn’t ask for { FORM($good, 2) }, or already has enough.
lagranja-why-no-good = You have no { FORM($good, 2) } to deliver.
lagranja-why-no-deliveries = You have no delivery to make now.
lagranja-why-begun = You have already started this, and it needs a marker: take one back, or undo your move.
lagranja-why-attacked = This stall is under attack: it can’t be taken back now.
lagranja-why-no-pen = You need an empty pen.
lagranja-why-none-there = You have no { FORM($good, 2) } there.
lagranja-why-no-trade-good = You need a trade good to return, and you have none.
lagranja-why-sell-field = Goods on a field can’t be sold.
lagranja-why-no-extra = You can’t buy an extra delivery now.
lagranja-why-not-in-hand = { $helper } ({ $card }) is not in your hand.
lagranja-why-extension = You need { $price ->
    [one] 1 farm good
   *[other] { $price } different farm goods
}; you have { $kinds ->
    [0] none.
    [one] 1 kind.
   *[other] { $kinds } kinds.
}
lagranja-why-no-card-now = You can’t play a card now.
lagranja-why-no-tile = The roof tile “{ $tile }” is not on sale.
lagranja-why-roof-full = Your roof has no free space.
lagranja-why-no-roof-now = You can’t buy a roof tile now.
lagranja-why-barred = The Travelling Salesman bars this option for you.
lagranja-why-nothing = That would change nothing now.
lagranja-why-not-your-tile = You have no roof tile “{ $tile }”.
lagranja-why-tile-used = The roof tile “{ $tile }” has been used.
lagranja-why-space-closed = This space is not in play.
lagranja-why-space-number = The stall must go on a space numbered { $number }.
lagranja-why-space-taken = There is a stall here, and another space with this number is free.
lagranja-why-other-phase = You can’t use this in the current phase.
lagranja-why-not-your-helper = The { $helper } is not on your farm.
lagranja-why-exhausted = You have already used the { $helper } this round.
lagranja-why-no-action = The { $helper } works by itself, or is offered at the right moment.
lagranja-why-donkey-used = You have used this donkey tile. You can use it again when the tiles come back.
lagranja-why-cost = You can’t pay what the { $helper } costs.

## What a piece is for, when nothing can be done with it now

lagranja-piece-about = You complete a craft building by delivering everything in its row.
lagranja-piece-barrow = Deliveries complete a barrow. If you play a fourth one, it replaces one of the others.
lagranja-piece-barrow-symbol = You deliver goods to barrows in the transport phase, or with an effect that gives a delivery.
lagranja-piece-deck = You draw cards at the end of the card step, or with an effect.
lagranja-piece-die = You take dice in the revenue phase, on your turn.
lagranja-piece-disc = Your hats move your siesta disc at the beginning of the transport phase.
lagranja-piece-discards = Played and discarded cards lie here until the draw pile is empty.
lagranja-piece-donkey = You choose a donkey tile at the beginning of the transport phase.
lagranja-piece-extra = You buy extra deliveries at the end of the transport phase, after your donkeys’ deliveries.
lagranja-piece-field = Empty fields grow in the farm phase. You can upgrade, deliver or pay with what lies on a field.
lagranja-piece-good = On each of your turns you may buy, sell and upgrade goods if you can pay for it.
lagranja-piece-hand = You play cards at the beginning of the farm phase, or with an effect.
lagranja-piece-helper = Some helpers are used on your turn, once a round; others work by themselves.
lagranja-piece-market = When a barrow is completed, a stall goes on a market space with its number.
lagranja-piece-own-roof = You use a roof tile once, on your turn and in its phase.
lagranja-piece-owner = You keep the craft marker of a building that you have completed.
lagranja-piece-roof = You buy roof tiles at the end of the farm phase.
lagranja-piece-siesta = Hats and effects move your disc on this track in the transport and revenue phases.
lagranja-piece-space = You carry out the action of a revenue space by taking a die from it.
lagranja-piece-symbol = You deliver goods to craft buildings in the transport phase, or with an effect that gives a delivery.

## Where the game stands

lagranja-stage = Round { $round } of { $rounds }: { $phase }
lagranja-phase-farm = farm
lagranja-phase-revenue = revenue
lagranja-phase-transport = transport
lagranja-phase-scoring = scoring

## What happened

lagranja-log-round = Round { $round } begins.
    .mark = Round { $round }
lagranja-log-roll = The dice show { $dice }.
    .small-mark = Revenue
lagranja-log-shuffle = The discard pile becomes the new draw pile.
lagranja-log-play = { $seat } plays { $helper } ({ $card }) as { $side }.
lagranja-log-replace-barrow = { $seat } discards the { $helper } barrow ({ $card }).
lagranja-log-replace-helper = { $seat } discards the { $helper }.
lagranja-log-draw = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
lagranja-log-draw-card = { $seat } draws { $helper } ({ $card }).
lagranja-log-discard = { $seat } discards { $helper } ({ $card }).
lagranja-log-gain = { $seat } takes { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-pay = { $seat } pays { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-move = { $seat } moves 1 { $good } from a field to storage.
lagranja-log-grow = { $seat } grows 1 { $good }.
lagranja-log-buy = { $seat } buys 1 { $good } for { $silver } silver.
lagranja-log-sell = { $seat } sells 1 { $good } for { $silver } silver.
lagranja-log-upgrade = { $seat } upgrades 1 { $good } to { $into }{ $silver ->
    [0] .
   *[other] {" "}for { $silver } silver.
}
lagranja-log-trade = { $seat } returns a trade good: { $option }.
lagranja-log-die = { $seat } takes a { $number }.
lagranja-log-change-die = { $seat } uses the die as a { $number }.
lagranja-log-reserve = { $seat } marks revenue space { $number }.
lagranja-log-remove-die = A { $number } is removed for the neutral player.
lagranja-log-roof = { $seat } buys the roof tile “{ $tile }” for { $silver } silver{ $points ->
    [0] .
   *[other] {" "}and scores { $points } VP.
}
lagranja-log-bonus = { $seat } uses the roof tile “{ $tile }”.
lagranja-log-flip = { $seat } turns the roof tile “{ $tile }” face up again.
lagranja-log-use = { $seat } uses the { $helper }.
lagranja-log-take-back = { $seat } takes a marker back: { $what }.
lagranja-log-donkey-chosen = { $seat } chooses a donkey tile.
    .small-mark = Transport
lagranja-log-donkey = It shows { $tile ->
    [one] 1 donkey.
   *[other] { $tile } donkeys.
}
lagranja-log-donkey-revealed = { $seat } reveals { $tile ->
    [one] 1 donkey.
   *[other] { $tile } donkeys.
}
lagranja-log-siesta = { $seat } moves to siesta space { $space }.
lagranja-log-deliver = { $seat } delivers 1 { $good } to the { $where }.
lagranja-log-extra = { $seat } buys an extra delivery { $silver ->
    [0] for free.
   *[other] for { $silver } silver.
}
lagranja-log-barrow-complete = { $seat } completes the { $helper } barrow ({ $card }) for { $points } VP.
lagranja-log-building-complete = { $seat } completes the { $building } for { $points } VP.
lagranja-log-opened = The { $building } opens.
lagranja-log-stall = { $seat } puts a stall on { $space }.
lagranja-log-own-replaced = { $seat } replaces their own stall for { $points } VP.
lagranja-log-keep = { $seat } keeps the stall on { $space }.
lagranja-log-removes = { $seat } removes { $owner_seat }’s stall from { $space } for { $points } VP.
lagranja-log-removes-neutral = { $seat } removes the neutral stall from { $space } for { $points } VP.
lagranja-log-neutral = The neutral player draws: { $cards }.
lagranja-log-neutral-stall = The neutral player puts a stall on { $space }.
lagranja-log-neutral-removes = The neutral player removes { $seat }’s stall from { $space }.
lagranja-log-score = { $seat } scores { $stalls } VP for stalls and { $siesta } VP for the siesta.
    .small-mark = Scoring
lagranja-log-change-silver = { $seat } exchanges { $silver } silver for { $points } VP.
lagranja-log-end = { $seat } finishes with { $points } VP and { $silver } silver.

## What later versions of the rules have corrected

lagranja-corrected-since-1 = Version 2 corrects rare cases: when helpers react to several stalls removed at once (LG-6.11), to a tile that changes a die (LG-3.10) and to the pigs of a replaced helper (LG-4.4); what markers are taken back for (LG-1.4); when the Village Elder’s mark ends. Where one of them comes up, the game goes another way from there.

## How a solo game ends

lagranja-solo-rank-0 = { $seat } finishes with { $points } VP: a kitchen garden. A smallholding takes { $next } VP.
lagranja-solo-rank-1 = { $seat } finishes with { $points } VP: a smallholding. A good farm takes { $next } VP.
lagranja-solo-rank-2 = { $seat } finishes with { $points } VP: a good farm. An estate takes { $next } VP.
lagranja-solo-rank-3 = { $seat } finishes with { $points } VP: an estate. The pride of the island takes { $next } VP.
lagranja-solo-rank-4 = { $seat } finishes with { $points } VP: the pride of the island!

## What is explained

lagranja-card-named = { $helper } ({ $card })
lagranja-card-number = Card { $card }
lagranja-cost-one = 1 { $what }
lagranja-cost-silver = { $silver } silver
lagranja-cost-kinds = { $count ->
    [one] 1 farm good
   *[other] { $count } different farm goods
}
lagranja-about-card = Card { $card }, { $helper }
lagranja-about-field = As a field: { FORM($good, 2) }.
lagranja-about-barrow = As a barrow for { $points } VP: { $goods }.
lagranja-about-extension = As an extension: { $parts }.
lagranja-about-helper = As a helper, { $helper }: { $text }
lagranja-about-steps = In the card pack: { $steps }
lagranja-about-origin = Origin of the helper: { $helper }; of the other sides: { $sides }.
lagranja-about-roof = Roof tile “{ $tile }”
lagranja-about-use = Usable once, { FORM($phases, case: "loc") }.
lagranja-about-use-any = Usable once, on any of your turns.
lagranja-about-origin-whole = Origin: { $origin }.
lagranja-about-building = The { $building }
lagranja-about-row = The row asks for: { $row }.
lagranja-about-building-merchant = Craft marker: 3 silver at once, then 3 silver at each income.
lagranja-about-building-cartwright = Craft marker: 1 free delivery and the VP of your siesta space at once, then 1 extra siesta step and 1 extra delivery each round.
lagranja-about-building-delicatessen = Craft marker: 1 trade good at once, then 1 trade good at each income.
lagranja-about-building-greengrocer = Craft marker: 1 resource of your choice at once, then one at each income.
lagranja-about-building-general-store = Craft marker: 2 VP at once, then 2 VP for each craft marker you take.
lagranja-about-building-butcher = Craft marker: 1 VP for each barrow on your farm at once, then 1 VP for each barrow you complete.
