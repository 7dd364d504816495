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
lagranja-good-olive = olive
lagranja-good-grain = grain
lagranja-good-grape = grape
lagranja-good-pig = pig
lagranja-good-food = food
lagranja-good-wine = wine
lagranja-good-meat = meat
lagranja-good-trade-good = trade good
lagranja-on-field = { $good } from a field
lagranja-and = { $first }, { $rest }
lagranja-or = { $first } or { $rest }
lagranja-delivered-good = { $good } at the { $where }
lagranja-stall-on = the stall on { $space }
lagranja-counted-good = { $count } { $good }
lagranja-good-any-harvest = harvest good of your choice
lagranja-good-any-resource = resource of your choice
lagranja-good-any-upgraded = upgraded good of your choice
lagranja-good-different-harvest = different harvest goods
lagranja-good-same = of the same good
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
lagranja-barrow-card = barrow of { $helper } ({ $card })
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
    [0] Your cards are played: end your turn, or act before.
    [one] Play a card: as field, barrow, extension or helper?
   *[other] Play { $left } cards: as field, barrow, extension or helper?
}
lagranja-ask-income = Your income is due: take it, or act before.
lagranja-ask-growth = Growth is due: let it grow, or act before.
lagranja-ask-roof = Buy a roof tile if you like, then end your turn.
lagranja-ask-die = Choose a die: its space is your action.
lagranja-ask-last-die = The last die is for all: do its action, or act before.
lagranja-ask-after = Your action is done: end your turn, or act before.
lagranja-ask-siesta = Your hats move your siesta disc: move it, or act before.
lagranja-ask-deliveries = { $left ->
    [0] All deliveries are made: end your turn, or act before.
    [one] 1 delivery left: where to?
   *[other] { $left } deliveries left: where to?
}
lagranja-ask-extra = { $bought ->
    [0] Buy an extra delivery if you like, or end your turn.
    [one] 1 extra delivery bought: where to?
   *[other] { $bought } extra deliveries bought: where to?
}
lagranja-ask-replace-barrow = All places for barrows are taken: which one is discarded?
lagranja-ask-replace-helper = All places for helpers are taken: which one is discarded?
lagranja-ask-pay-extension = Pay for the extension, { $helper } ({ $card }): { $left ->
    [one] 1 more good, of a new kind.
   *[other] { $left } more goods, all of different kinds.
}
lagranja-ask-play-card = Play a card from your hand: which one, and on which side?
lagranja-ask-take-good = Which good do you take?
lagranja-ask-take-pair = Which two harvest goods do you take?
lagranja-ask-pay-good = Which good do you pay?
lagranja-ask-free-upgrades = { $left ->
    [one] 1 free upgrade: which resource?
   *[other] Up to { $left } free upgrades: which resource?
}
lagranja-ask-choose = Choose one of these effects.
lagranja-ask-reserve-die = Mark a revenue space: its last die may be taken by you alone.
lagranja-ask-regrow = Which empty field grows its good?
lagranja-ask-move = Move 1 { $good } from a field to storage, or is it enough?
lagranja-ask-donkey = Choose a donkey tile in secret: donkeys are deliveries, hats are siesta steps.
lagranja-ask-discard = Your hand is above its limit: discard { $left ->
    [one] 1 card.
   *[other] { $left } cards.
}
lagranja-ask-source = Asked for is { $good }: which good do you deliver, and from where?
lagranja-ask-deliver = { $left ->
    [one] Make 1 delivery: where to?
   *[other] Make up to { $left } deliveries: where to?
}
lagranja-ask-change-die = You took a { $number }: change it first?
lagranja-ask-change-number = The die shows { $number }: what should it count as?
lagranja-ask-react = Use the { $helper } now?
lagranja-ask-take-back = All your markers are in use: take one back, or go without.
lagranja-ask-take-back-one = All your markers are in use: take one back.
lagranja-ask-stall = Put your stall on a market space of number { $number }.
lagranja-ask-stall-anywhere = Put a stall on any free market space.
lagranja-ask-keep = Your stall on { $space } would be removed: keep it?
lagranja-ask-flip = Which used roof tile is turned back?
lagranja-ask-steps = { $steps ->
    [one] 1 siesta step: do you move?
   *[other] Up to { $steps } siesta steps: how many?
}

## What can be done

lagranja-do-end = End the turn.
lagranja-do-done = That is enough.
lagranja-do-decline = Don’t use it now.
lagranja-do-without = Take no marker back, and go without.
lagranja-do-income = Take your income.
lagranja-do-grow = Empty fields grow, pigs have offspring.
lagranja-do-hats = Move your siesta disc by your hats.
lagranja-do-extra = Buy an extra delivery.
lagranja-do-die-1 = 1 pig.
lagranja-do-die-2 = Play or draw a card, or take 1 harvest good.
lagranja-do-die-3 = 2 different harvest goods.
lagranja-do-die-4 = 4 silver.
lagranja-do-die-5 = 2 in all of free upgrades and siesta steps.
lagranja-do-die-6 = 1 delivery or 2 silver.
lagranja-do-reserve = Mark revenue space { $number }.
lagranja-do-change = Use the die as a { $number }.
lagranja-do-donkey = { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
}, { $hats ->
    [0] no siesta step.
    [one] 1 siesta step.
   *[other] { $hats } siesta steps.
}
lagranja-do-pay = Pay 1 { $what }.
lagranja-do-from = Deliver 1 { $what }.
lagranja-do-take = Take 1 { $good }.
lagranja-do-take-pair = Take 1 { $first } and 1 { $second }.
lagranja-do-steps = Move { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
lagranja-do-deliver = Deliver 1 { $good } to the { $where }.
lagranja-do-replace = Discard the { $what }.
lagranja-do-take-back = Take back the marker of: { $what }.
lagranja-do-buy = Buy 1 { $good } for { $silver } silver.
lagranja-do-sell = Sell 1 { $what } for { $silver } silver.
lagranja-do-upgrade = Upgrade 1 { $what } to { $into }, { $silver ->
    [0] free of charge.
   *[other] for { $silver } silver.
}
lagranja-do-field = Field of { $good } (card “{ $helper }”).
lagranja-do-barrow = Barrow for { $points } VP: { $goods } (card “{ $helper }”).
lagranja-do-extension = Extension: { $parts } (card “{ $helper }”).
lagranja-do-helper = { $helper }: { $text }
lagranja-do-discard = Discard { $helper } ({ $card }).
lagranja-do-roof = Buy the roof tile “{ $tile }” for { $silver } silver.
lagranja-do-flip = Turn the tile “{ $tile }” back.
lagranja-do-stall = Put a stall on { $space }.
lagranja-do-choose = Choose: { $what }.
lagranja-do-trade = Return a trade good: { $option }.
lagranja-do-bonus = Use the roof tile “{ $tile }”.
lagranja-do-use = { $helper }: { $text }

## What can't be taken back

lagranja-confirm-donkey = You make { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
} this round and move your disc { $hats ->
    [0] no step
    [one] 1 step
   *[other] { $hats } steps
} on the siesta track. You get this tile back in round { $round }.
lagranja-confirm-donkey-last = You make { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
} this round and move your disc { $hats ->
    [0] no step
    [one] 1 step
   *[other] { $hats } steps
} on the siesta track. You don’t get this tile back.
lagranja-confirm-donkey-again = You use the { $helper } to choose this tile once more, for { $silver } silver: { $donkeys ->
    [one] 1 delivery
   *[other] { $donkeys } deliveries
} and { $hats ->
    [0] no siesta step
    [one] 1 siesta step
   *[other] { $hats } siesta steps
}.
lagranja-confirm-deliveries = { $n ->
    [one] You can still make 1 delivery. You lose it.
   *[other] You can still make { $n } deliveries. You lose them.
}
lagranja-confirm-bought = { $n ->
    [one] You have bought 1 more delivery and can still make it. You lose it.
   *[other] You have bought { $n } more deliveries and can still make them. You lose them.
}
lagranja-confirm-no-card = You can still play a card. You end your turn without it.
lagranja-confirm-barrow = { $n ->
    [one] The { $barrow } is discarded, and with it the good that you have delivered to it.
   *[other] The { $barrow } is discarded, and with it the { $n } goods that you have delivered to it.
}

## Why something can't be done

lagranja-why-silver = Needs { $missing } silver more.
lagranja-why-no-die = No die lies on space { $number }.
lagranja-why-reserved = The last die on space { $number } is reserved for { $seat }.
lagranja-why-completed = You have completed the { $building } already.
lagranja-why-closed = The { $building } is closed until another building is completed.
lagranja-why-no-barrow = You have no barrow on place { $place }.
lagranja-why-not-asked = The { $where } does not ask for { $good }, or has all of it.
lagranja-why-no-good = You have no { $good } to deliver.
lagranja-why-no-deliveries = You have no delivery to make now.
lagranja-why-begun = You have begun it, so it needs a marker: take one back, or undo your move.
lagranja-why-attacked = This stall is under attack: it can’t be taken back now.
lagranja-why-no-pen = Needs an empty pen.
lagranja-why-none-there = You have no { $good } there.
lagranja-why-sell-field = Goods on a field can’t be sold.
lagranja-why-no-extra = You have no extra delivery to buy now.
lagranja-why-not-in-hand = { $helper } ({ $card }) is not in your hand.
lagranja-why-extension = Needs { $price ->
    [one] 1 farm good
   *[other] { $price } farm goods of different kinds
}; you have { $kinds ->
    [0] none.
    [one] 1 kind.
   *[other] { $kinds } kinds.
}
lagranja-why-no-card-now = No card can be played now.
lagranja-why-no-tile = The roof tile “{ $tile }” is not on sale.
lagranja-why-roof-full = Your roof has no free space.
lagranja-why-no-roof-now = No roof tile can be bought now.
lagranja-why-barred = This option is barred for you by the Travelling Salesman.
lagranja-why-nothing = It would change nothing now.
lagranja-why-not-your-tile = You have no roof tile “{ $tile }”.
lagranja-why-tile-used = The roof tile “{ $tile }” is used.
lagranja-why-space-closed = This space is not in play.
lagranja-why-space-number = The stall goes on a space of number { $number }.
lagranja-why-space-taken = There is a stall, and another space of the number is free.
lagranja-why-other-phase = It is not for this phase.
lagranja-why-not-your-helper = The { $helper } is not on your farm.
lagranja-why-exhausted = The { $helper } is used for this round.
lagranja-why-no-action = The { $helper } works by itself, or is offered at its moment.
lagranja-why-donkey-used = This donkey tile is used until the tiles come back.
lagranja-why-cost = What the { $helper } costs is missing.

## What a piece is for, when nothing can be done with it now

lagranja-piece-about = You complete a craft building by delivering all that its row asks for.
lagranja-piece-barrow = A barrow is completed by deliveries. You replace it when you play a fourth one.
lagranja-piece-barrow-symbol = Goods are delivered to barrows in the transport phase, or by an effect that gives a delivery.
lagranja-piece-deck = Cards are drawn at the end of the cards step, or by an effect.
lagranja-piece-die = You take dice in the revenue phase, when it is your turn.
lagranja-piece-disc = Your hats move your siesta disc at the beginning of the transport phase.
lagranja-piece-discards = Played and discarded cards lie here until the draw pile is empty.
lagranja-piece-donkey = You choose a donkey tile at the beginning of the transport phase.
lagranja-piece-extra = You buy extra deliveries at the end of the transport phase, after your donkeys.
lagranja-piece-field = Empty fields grow in the farm phase. What lies on a field can be upgraded, delivered or paid.
lagranja-piece-good = In any turn of yours you may buy, sell and upgrade goods, if you have what it takes.
lagranja-piece-hand = You play cards at the beginning of the farm phase, or by an effect.
lagranja-piece-helper = Some helpers are used in your turn, once per round; others work by themselves.
lagranja-piece-market = A completed barrow puts a stall on a market space of its number.
lagranja-piece-own-roof = You use a roof tile once, in a turn of yours and in its phase.
lagranja-piece-owner = The craft marker of a completed building is yours to keep.
lagranja-piece-roof = You buy roof tiles at the end of the farm phase.
lagranja-piece-siesta = Hats and effects move your disc on this track in the transport and revenue phases.
lagranja-piece-space = You do the action of a revenue space by taking a die that lies on it.
lagranja-piece-symbol = Goods are delivered to craft buildings in the transport phase, or by an effect that gives a delivery.

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
lagranja-log-shuffle = The discards become a new draw pile.
lagranja-log-play = { $seat } plays { $helper } ({ $card }) as { $side }.
lagranja-log-replace-barrow = { $seat } discards the barrow of { $helper } ({ $card }).
lagranja-log-replace-helper = { $seat } discards the { $helper }.
lagranja-log-draw = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
lagranja-log-draw-card = Drawn: { $helper } ({ $card }).
lagranja-log-discard = { $seat } discards { $helper } ({ $card }).
lagranja-log-gain = { $seat } takes { $count } { $count ->
    [one] { $good }.
   *[other] { $good ->
        [olive] olives.
        [grape] grapes.
        [pig] pigs.
       *[other] { $good }.
    }
}
lagranja-log-pay = { $seat } pays { $count } { $count ->
    [one] { $good }.
   *[other] { $good ->
        [olive] olives.
        [grape] grapes.
        [pig] pigs.
       *[other] { $good }.
    }
}
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
lagranja-log-flip = { $seat } turns the roof tile “{ $tile }” back.
lagranja-log-use = { $seat } uses the { $helper }.
lagranja-log-take-back = { $seat } takes a marker back: { $what }.
lagranja-log-donkey-chosen = { $seat } has chosen a donkey tile.
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
lagranja-log-extra = { $seat } buys an extra delivery{ $silver ->
    [0] {" "}free of charge.
   *[other] {" "}for { $silver } silver.
}
lagranja-log-barrow-complete = { $seat } completes the barrow of { $helper } ({ $card }) for { $points } VP.
lagranja-log-building-complete = { $seat } completes the { $building } for { $points } VP.
lagranja-log-opened = The { $building } opens.
lagranja-log-stall = { $seat } puts a stall on { $space }.
lagranja-log-own-replaced = { $seat } replaces a stall of their own for { $points } VP.
lagranja-log-keep = { $seat } keeps the stall on { $space }.
lagranja-log-removes = { $seat } removes the stall of { $owner_seat } from { $space } for { $points } VP.
lagranja-log-removes-neutral = { $seat } removes the neutral stall from { $space } for { $points } VP.
lagranja-log-neutral = The neutral player draws: { $cards }.
lagranja-log-neutral-stall = The neutral player puts a stall on { $space }.
lagranja-log-neutral-removes = The neutral player removes the stall of { $seat } from { $space }.
lagranja-log-score = { $seat } scores { $stalls } VP for stalls and { $siesta } VP for the siesta.
    .small-mark = Scoring
lagranja-log-change-silver = { $seat } changes { $silver } silver into { $points } VP.
lagranja-log-end = { $seat } ends with { $points } VP and { $silver } silver.

## What later versions of the rules have corrected

lagranja-corrected-since-1 = Version 2 corrects rare cases: when helpers react to several stalls removed at once (LG-6.11), to a tile that changes a die (LG-3.10) and to the pigs of a replaced helper (LG-4.4); what markers are taken back for (LG-1.4); when the Village Elder’s mark ends. Where one of them comes up, the game goes another way from there.

## How a solo game ends

lagranja-solo-rank-0 = { $seat } ends with { $points } VP: a kitchen garden. A smallholding takes { $next } VP.
lagranja-solo-rank-1 = { $seat } ends with { $points } VP: a smallholding. A good farm takes { $next } VP.
lagranja-solo-rank-2 = { $seat } ends with { $points } VP: a good farm. An estate takes { $next } VP.
lagranja-solo-rank-3 = { $seat } ends with { $points } VP: an estate. The pride of the island takes { $next } VP.
lagranja-solo-rank-4 = { $seat } ends with { $points } VP: the pride of the island!

## What is explained

lagranja-card-named = { $helper } ({ $card })
lagranja-card-number = Card { $card }
lagranja-cost-one = 1 { $what }
lagranja-cost-silver = { $silver } silver
lagranja-cost-kinds = { $count ->
    [one] 1 farm good
   *[other] { $count } farm goods of different kinds
}
lagranja-about-card = Card { $card }, { $helper }
lagranja-about-field = As a field: { $good }.
lagranja-about-barrow = As a barrow for { $points } VP: { $goods }.
lagranja-about-extension = As an extension: { $parts }.
lagranja-about-helper = As a helper, { $helper }: { $text }
lagranja-about-steps = In steps: { $steps }
lagranja-about-origin = Origin of the helper: { $helper }; of the other sides: { $sides }.
lagranja-about-roof = Roof tile “{ $tile }”; usable once, in the phases: { $phases }.
lagranja-about-roof-any = Roof tile “{ $tile }”; usable once, in any of your turns.
lagranja-about-origin-whole = Origin: { $origin }.
lagranja-about-building = The { $building }; a row asks for: { $row }.
lagranja-about-building-merchant = Craft marker: 3 silver at once; later 3 silver at each income.
lagranja-about-building-cartwright = Craft marker: 1 free delivery, then the VP of your siesta space; later 1 siesta step and 1 delivery more in each round.
lagranja-about-building-delicatessen = Craft marker: 1 trade good at once; later 1 trade good at each income.
lagranja-about-building-greengrocer = Craft marker: 1 resource of your choice at once; later one at each income.
lagranja-about-building-general-store = Craft marker: 2 VP at once; later 2 VP for each craft marker you take.
lagranja-about-building-butcher = Craft marker: 1 VP for each barrow on your farm; later 1 VP for each barrow you complete.
