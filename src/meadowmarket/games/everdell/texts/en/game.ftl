# What Everdell says. Arguments called seat or ending in _seat come as names of players.

## Words

everdell-list = { FORM($first, $case) }, { FORM($rest, $case) }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = any critter
everdell-copy = { $card } (no. { $n })
everdell-copy-holding = { $card } (no. { $n }, on it: { $what })
everdell-on-it-worker = { $other_seat }’s worker
everdell-on-it-token = occupied token
everdell-amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
everdell-amount-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
everdell-card-abroad = { $other_seat }’s { $card }
everdell-gone = a discarded card
everdell-amount-twig = { $n ->
    [one] 1 twig
   *[other] { $n } twigs
}
everdell-amount-resin = { $n } resin
everdell-amount-pebble = { $n ->
    [one] 1 pebble
   *[other] { $n } pebbles
}
everdell-amount-berry = { $n ->
    [one] 1 berry
   *[other] { $n } berries
}
everdell-resource-twig = { $amount ->
    [one] twig
   *[other] twigs
}
everdell-resource-resin = resin
everdell-resource-pebble = { $amount ->
    [one] pebble
   *[other] pebbles
}
everdell-resource-berry = { $amount ->
    [one] berry
   *[other] berries
}
everdell-colour-tan = tan (traveler)
everdell-colour-green = green (production)
everdell-colour-red = red (destination)
everdell-colour-blue = blue (governance)
everdell-colour-purple = purple (prosperity)
everdell-cards-of-a-colour = { $n ->
    [one] 1 { $colour } card
   *[other] { $n } { $colour } cards
}
everdell-kind-common-critter = common critter
everdell-kind-unique-critter = unique critter
everdell-kind-common-construction = common construction
everdell-kind-unique-construction = unique construction

## What is asked

everdell-ask-turn-worker-card = { $seasons ->
    [0] Place a worker, play a card, or pass.
   *[other] Place a worker, play a card, or pass. The next season comes once all workers are placed.
}
everdell-ask-turn-worker = { $seasons ->
    [0] Place a worker or pass.
   *[other] Place a worker or pass. The next season comes once all workers are placed.
}
everdell-ask-turn-card-season = Play a card, prepare for the next season, or pass.
everdell-ask-turn-season = Prepare for the next season, or pass.
everdell-ask-turn-card = Play a card or pass.
everdell-ask-turn-pass = You can only pass.
everdell-ask-pay = How do you pay for { $card }?
everdell-ask-save = { $n ->
    [one] { $card } costs 1 resource less. Which one do you save?
   *[other] { $card } costs { $n } resources less. Which one do you save?
}
everdell-ask-gain = { $n ->
    [one] Which resource do you take?
   *[other] Which resources do you take? Choose { $n } more.
}
everdell-ask-to-amount = Which opponent gets { $what }?
everdell-ask-to-resources = { $n ->
    [one] Which opponent gets 1 resource?
   *[other] Which opponent gets { $n } resources?
}
everdell-ask-to-cards = { $n ->
    [one] Which opponent gets 1 card?
   *[other] Which opponent gets { $n } cards?
}
everdell-ask-to-card = Which opponent gets { $card }?
everdell-ask-to-city = Whose city does { $card } go to?
everdell-ask-to-payment = Which opponent gets what you have paid?
everdell-ask-discard = { $count ->
    [0] Which card from your hand do you discard?
   *[other] Which card from your hand do you discard? { $count } so far.
}
everdell-ask-discard-for = { $count ->
    [0] Which card from your hand do you discard? { $every ->
        [one] For each: { $reward }.
       *[other] For every { $every }: { $reward }.
    }
   *[other] Which card from your hand do you discard? { $every ->
        [one] For each: { $reward }.
       *[other] For every { $every }: { $reward }.
    } { $count } so far.
}
everdell-ask-discard-exactly = { $n ->
    [one] Which card from your hand do you discard?
   *[other] Which cards from your hand do you discard? Choose { $n } more.
}
everdell-ask-spend = How many do you spend? Up to { $what }, { $points } each.
everdell-ask-spend-opponent = How many do you give away? Up to { $what }, { $points } each.
everdell-ask-spend-event = How many do you put on the event? Up to { $what }.
everdell-ask-give = { $n ->
    [one] Which resource do you give?
   *[other] Which resources do you give? Choose { $n } more.
}
everdell-ask-give-share = Which resource do you give away? Up to { $n } more, { $points } each.
everdell-ask-give-event = Which resource do you put on the event? Up to { $n } more.
everdell-ask-give-trade = Which resource do you trade in? Up to { $n } more.
everdell-ask-produce = Which card produces next?
everdell-ask-activate = Which card do you activate?
everdell-ask-place = Where does the worker go?
everdell-ask-move = Which worker do you move?
everdell-ask-recall = Which worker comes back?
everdell-ask-ruins = Which construction do the Ruins replace?
everdell-ask-rugwort-loses = Which card does Rugwort lose?
everdell-ask-store = { $card }: what do you store?
everdell-ask-keep = Which card do you keep?
everdell-ask-discard-meadow = { $n ->
    [one] Which Meadow card do you discard?
   *[other] Which Meadow cards do you discard? Choose { $n } more.
}
everdell-ask-take = { $n ->
    [one] Which card do you take from the Meadow?
   *[other] Which cards do you take from the Meadow? Choose { $n } more.
}
everdell-ask-revealed = Which revealed card do you play?
everdell-ask-pile = Which pile do you reveal { $n } cards from?
everdell-ask-inn = Which Meadow card do you play for { $n } less?
everdell-ask-queen = Which card worth up to { $n } points do you play for free?
everdell-ask-play-taken = Which of the two cards do you play for { $n } less?
everdell-ask-copy = Which location do you use?
everdell-ask-give-card = { $n ->
    [one] Which card from your hand do you give away?
   *[other] Which cards from your hand do you give away? Choose { $n } more.
}
everdell-ask-university = Which card in your city do you discard for its cost?
everdell-ask-remove = { $n ->
    [one] Which card in your city do you discard?
   *[other] Which cards in your city do you discard? Choose { $n } more.
}
everdell-ask-capture = Which critter from your city goes under the event? Up to { $n } more.
everdell-ask-tuck = Which critter from your hand goes under the event? Up to { $n } more.
everdell-ask-keep-or-tuck = { $card }: keep it, or put it under the event?
everdell-ask-clock = Which location does the Clock Tower activate?

## What can be done

everdell-do-pass = Pass for the rest of the game
everdell-do-season = Prepare for the next season
everdell-do-done = Done
everdell-do-pay-plain = Pay the printed cost
everdell-do-pay-crane = Discard the Crane and pay 3 less
everdell-do-pay-innkeeper = Discard the Innkeeper and pay 3 berries less
everdell-do-pay-judge = Use the Judge: pay { $paid } instead of { $asked }
everdell-do-pay-token = Put the occupied token on { $card } and pay nothing
everdell-do-pay-dungeon = Put { $card } into the Dungeon and pay 3 less
everdell-do-save = Save 1 { $what }
everdell-do-gain = Take 1 { $what }
everdell-do-give = Give 1 { $what }
everdell-do-store = Store { FORM($what, 2) }
everdell-do-spend = Spend { $n }
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Reveal cards from the draw pile
everdell-do-reveal-discards = Reveal cards from the discard pile
everdell-do-copy = Use: { $spot }
everdell-do-worker = Place a worker: { $spot }
everdell-do-move = Move the worker from: { $spot }
everdell-do-recall = Bring back the worker from: { $spot }
everdell-do-play-hand = Play { $card } from your hand
everdell-do-play-meadow = Play { $card } from the Meadow
everdell-do-play-revealed = Play the revealed { $card }
everdell-do-discard = Discard { $card }
everdell-do-take = Take { $card }
everdell-do-keep = Keep { $card }
everdell-do-tuck = Put { $card } under the event
everdell-do-give-card = Give { $card } away
everdell-do-remove = Discard { $card } from the city
everdell-do-produce = Produce with { $card }
everdell-do-activate = Activate { $card }
everdell-do-activate-abroad = Activate { $other_seat }’s { $card }

## What can't be taken back

everdell-confirm-pass = You pass for the rest of the game. You have no more turns.
everdell-confirm-pass-unused = You pass for the rest of the game. You have no more turns. Unused: { $unused }.
everdell-confirm-pass-ends = You pass, and the game ends.
everdell-confirm-pass-ends-unused = You pass, and the game ends. Unused: { $unused }.
everdell-unused-workers = { $n ->
    [one] 1 worker to place
   *[other] { $n } workers to place
}
everdell-unused-seasons = { $n ->
    [one] 1 season
   *[other] { $n } seasons
}
everdell-unused-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
everdell-unused-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
everdell-confirm-stays = { $n ->
    [0] The worker stays there for the rest of the game ({ $spot }). You have no other workers that come back.
    [one] The worker stays there for the rest of the game ({ $spot }). 1 other worker still comes back to you.
   *[other] The worker stays there for the rest of the game ({ $spot }). { $n } other workers still come back to you.
}
everdell-confirm-nothing = Your worker would get nothing there now: { $spot }.
everdell-confirm-lost = { $card } leaves your city. You also lose: { $lost }.
everdell-lost-prisoners = { $n ->
    [one] 1 prisoner
   *[other] { $n } prisoners
}

## What happened

everdell-log-plays = { $seat } plays { $card }.
everdell-log-plays-meadow = { $seat } plays { $card } from the Meadow.
everdell-log-pays = { $seat } pays { $what }.
everdell-log-spends = { $seat } spends { $what }.
everdell-log-stores = { $seat } stores { $what }.
everdell-log-gains = { $seat } gains { $what }.
everdell-log-gains-points = { $seat } gains { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
everdell-log-puts-points = { $seat } puts { $n ->
    [one] 1 point token
   *[other] { $n } point tokens
} on the card.
everdell-log-occupies = { $seat } puts the occupied token on { $card }.
everdell-log-imprisons = { $seat } puts { $card } into the Dungeon.
everdell-log-leaves-city = { $card } leaves { $seat }’s city.
everdell-log-leaves-rugwort = { $card } leaves Rugwort’s city.
everdell-log-discards-prisoners = { $seat }’s prisoners are discarded: { $cards }.
everdell-log-gets-fool = The Fool goes to { $seat }’s city.
everdell-log-draws = { $seat } draws { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
everdell-log-draws-cards = { $seat } draws { $cards }.
everdell-log-keeps = { $seat } keeps { $card }.
everdell-log-takes = { $seat } takes { $card } from the Meadow.
everdell-log-discards = { $seat } discards a card.
everdell-log-discards-card = { $seat } discards { $card }.
everdell-log-discards-meadow = { $seat } discards { $card } from the Meadow.
everdell-log-discards-revealed = { $seat } discards the revealed cards: { $cards }.
everdell-log-gives-card = { $seat } gives a card to { $other_seat }.
everdell-log-gives-this = { $seat } gives { $card } to { $other_seat }.
everdell-log-reveals = { $seat } reveals: { $cards }.
everdell-log-tucks = { $seat } puts a card under the event.
everdell-log-tucks-card = { $seat } puts { $card } under the event.
everdell-log-places = { $seat } places a worker on “{ $spot }”.
everdell-log-lifts = { $seat } takes a worker from “{ $spot }”.
everdell-log-recalls = { $seat } brings back a worker from “{ $spot }”.
everdell-log-carries-out = { $seat } uses “{ $spot }”.
everdell-log-reacts = { $seat }’s { $card } reacts.
everdell-log-fool-discarded = { $card } is discarded.
everdell-log-produces = { $seat } produces with { $card }.
everdell-log-activates = { $seat } activates { $card }.
everdell-log-clock = { $seat } spends a point from the Clock Tower.
everdell-log-season-spring = Spring comes for { $seat }: one new worker, and production.
    .mark = Spring: { $seat }
everdell-log-season-summer = Summer comes for { $seat }: one new worker, and cards from the Meadow.
    .mark = Summer: { $seat }
everdell-log-season-autumn = Autumn comes for { $seat }: two new workers, and production.
    .mark = Autumn: { $seat }
everdell-log-passes = { $seat } passes.
everdell-log-new-pile = { $n ->
    [one] The only discarded card becomes the new draw pile.
   *[other] The { $n } discarded cards are shuffled into a new draw pile.
}
everdell-log-refills = { $card } fills space { $place } of the Meadow.
everdell-log-rugwort-plays = Rugwort takes { $card } from space { $place }.
everdell-log-rugwort-plays-fool = Rugwort takes { $card } from space { $place } and puts it into your city.
everdell-log-rugwort-event = Rugwort achieves { $event }.
everdell-log-rugwort-blocks = { $n ->
    [one] Rugwort blocks the first space of the Meadow.
   *[other] Rugwort blocks the first { $n } spaces of the Meadow.
}
everdell-log-rugwort-moves = Rugwort moves a worker from “{ $old }” to “{ $new }”.
everdell-log-rugwort-takes-worker = Rugwort leaves “{ $old }” and removes one of { $seat }’s workers from the game.

## How a solo game ends

everdell-solo-won = { $seat } wins with { $points } points. Rugwort has { $rugwort }.
everdell-solo-lost = Rugwort wins with { $rugwort } points. { $seat } has { $points }.

## Why something can't be done

everdell-why-free-workers = { $n ->
    [one] You still have 1 worker to place.
   *[other] You still have { $n } workers to place.
}
everdell-why-last-season = Autumn is the last season.
everdell-why-not-in-hand = { $card } is not in your hand.
everdell-why-not-in-meadow = { $card } is not in the Meadow.
everdell-why-blocked = Rugwort blocks { $card }.
everdell-why-no-fool = Every opponent already has a Fool, or has no free space.
everdell-why-no-ruins = There is no construction in your city for the Ruins to replace.
everdell-why-unique = { $card } is unique, and you already have one in your city.
everdell-why-city-full = All 15 spaces of your city are taken.
everdell-why-too-few = You can’t pay for { $card }: { $n ->
    [one] 1 resource is missing.
   *[other] { $n } resources are missing.
}
everdell-why-no-worker = You have no workers left to place.
everdell-why-not-in-play = It isn’t part of this game.
everdell-why-left = The worker has just left this place.
everdell-why-not-so = You can’t pay for { $card } this way now.
everdell-why-taken = This place is taken.
everdell-why-own-worker = Your worker is already here. The second place is for another player.
everdell-why-journey = The Journey is open only in your autumn.
everdell-why-few-cards = You need { $n } cards in hand.
everdell-why-achieved = This event has already been achieved.
everdell-why-requirement = This event asks for { $requires }.
everdell-why-event-cost = You can’t pay for this event. Missing: { $missing }.
everdell-why-missing = You can’t use this place ({ $spot }). Missing: { $missing }.
everdell-why-no-visit = No worker can be placed there: { $spot }.
everdell-need-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
everdell-need-city = { $n ->
    [one] 1 card in your city
   *[other] { $n } cards in your city
}
everdell-need-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
everdell-why-no-such-card = There is no such card: { $spot }.
everdell-why-condition = You can’t do what this place asks for now: { $spot }.

## What a piece is for, when nothing can be done with it now

everdell-piece-aside = These cards are revealed. Whoever revealed them decides what happens to them.
everdell-piece-basic = On your turn you may place a worker on a location with room.
everdell-piece-cards = On your turn you may place a worker on a destination card. Other cards work by themselves, or at production.
everdell-piece-cities = You can use another city when a card gives something to an opponent, or when it has an open destination.
everdell-piece-discards = Discarded cards lie here until the draw pile is empty.
everdell-piece-events = On your turn you may place a worker on an event if you meet its requirement.
everdell-piece-forest = On your turn you may place a worker on a forest card with room.
everdell-piece-hand = On your turn you may play a card from your hand if you can pay for it and your city has room.
everdell-piece-haven = On your turn you may place a worker here and discard cards for resources.
everdell-piece-journey = In your autumn you may place a worker here and discard as many cards as the space shows.
everdell-piece-meadow = On your turn you may play a card from the Meadow if you can pay for it and your city has room.
everdell-piece-pile = Locations and cards let you draw from here.
everdell-piece-resources = You pay for cards and events with resources. Locations and cards give them.
everdell-piece-workers = On your turn you may place a worker. Placed workers come back when you prepare for season.

## Where the game stands

everdell-stage-winter = Winter
everdell-stage-spring = Spring
everdell-stage-summer = Summer
everdell-stage-autumn = Autumn

## Looking things up

everdell-explain-card = { $card }: { $kind }, { $colour }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
everdell-cost-worker = 1 worker
everdell-cost-cards = { $n ->
    [one] 1 card from your hand
   *[other] { $n } cards from your hand
}
everdell-cost-city-cards = { $n ->
    [one] 1 card from your city
   *[other] { $n } cards from your city
}
everdell-cost-instead = { $card }, and the printed cost less { $n } resources
everdell-cost-printed = { $cost } (printed; a token or an ability may make it cheaper)
everdell-explain-cost = Cost: { $cost }
everdell-explain-free = Costs nothing
everdell-explain-partner = Belongs with: { $partner }
everdell-explain-steps = In the card pack: { $steps }
everdell-explain-basic-event = { $event }: basic event. Asks for: { $requires }
everdell-explain-special-event = { $event }: special event. Asks for: { $requires }
everdell-explain-one-worker = One worker.
everdell-explain-exclusive = One worker; forest cards hold two with four players.
everdell-explain-shared = Any number of workers.

## Cards

everdell-card-architect = Architect
everdell-card-architect-text = At the end: 1 point for each resin and pebble you have left, up to 6.
everdell-card-bard = Bard
everdell-card-bard-text = Discard up to 5 cards from your hand. Gain 1 point token for each.
everdell-card-barge-toad = Barge Toad
everdell-card-barge-toad-text = Gain 2 twigs for each Farm in your city.
everdell-card-castle = Castle
everdell-card-castle-text = At the end: 1 point for each common construction in your city.
everdell-card-cemetery = Cemetery
everdell-card-cemetery-text = Visit: reveal the top 4 cards of the draw or discard pile. Play one of them for free, discard the rest. The worker stays here for good.
everdell-card-chapel = Chapel
everdell-card-chapel-text = Visit: put 1 point token on the Chapel. Then draw 2 cards for each token on it.
everdell-card-chip-sweep = Chip Sweep
everdell-card-chip-sweep-text = You may activate one green card in your city.
everdell-card-clock-tower = Clock Tower
everdell-card-clock-tower-text = Put 3 point tokens on it. When you prepare for season, you may first return 1 of them to activate a basic or forest location where you have a worker.
everdell-card-courthouse = Courthouse
everdell-card-courthouse-text = Whenever you play another construction, gain 1 twig, 1 resin or 1 pebble.
everdell-card-crane = Crane
everdell-card-crane-text = When you play a construction, you may discard the Crane to pay 3 resources less.
everdell-card-doctor = Doctor
everdell-card-doctor-text = Pay up to 3 berries. Gain 1 point token for each.
everdell-card-dungeon = Dungeon
everdell-card-dungeon-text = When you play a card, you may put a critter from your city under the Dungeon to pay 3 resources less.
everdell-card-ever-tree = Ever Tree
everdell-card-ever-tree-text = At the end: 1 point for each purple card in your city, including this one.
everdell-card-fairgrounds = Fairgrounds
everdell-card-fairgrounds-text = Draw 2 cards.
everdell-card-farm = Farm
everdell-card-farm-text = Gain 1 berry.
everdell-card-fool = Fool
everdell-card-fool-text = Play it into an empty space of an opponent’s city.
everdell-card-general-store = General Store
everdell-card-general-store-text = Gain 1 berry, or 2 if there is a Farm in your city.
everdell-card-historian = Historian
everdell-card-historian-text = Whenever you play another card, draw 1 card.
everdell-card-husband = Husband
everdell-card-husband-text = If he shares a space with a Wife and your city has a Farm, gain 1 resource of your choice.
everdell-card-inn = Inn
everdell-card-inn-text = Visit: play a card from the Meadow and pay 3 resources less.
everdell-card-innkeeper = Innkeeper
everdell-card-innkeeper-text = When you play a critter, you may discard the Innkeeper to pay 3 berries less.
everdell-card-judge = Judge
everdell-card-judge-text = When you play a card, you may pay 1 resource of its cost with any other resource.
everdell-card-king = King
everdell-card-king-text = At the end: 1 point for each basic event and 2 points for each special event you have achieved.
everdell-card-lookout = Lookout
everdell-card-lookout-text = Visit: use any basic or forest location, even if it is occupied.
everdell-card-mine = Mine
everdell-card-mine-text = Gain 1 pebble.
everdell-card-miner-mole = Miner Mole
everdell-card-miner-mole-text = You may copy a green card in an opponent’s city. It counts what is in that city.
everdell-card-monastery = Monastery
everdell-card-monastery-text = Visit: give an opponent 2 resources of your choice and gain 4 point tokens. The worker stays here for good.
everdell-card-monk = Monk
everdell-card-monk-text = Give up to 2 berries to one opponent. Gain 2 point tokens for each. Opens the second place in your Monastery.
everdell-card-palace = Palace
everdell-card-palace-text = At the end: 1 point for each unique construction in your city, including this one.
everdell-card-peddler = Peddler
everdell-card-peddler-text = Swap up to 2 of your resources for others of your choice.
everdell-card-post-office = Post Office
everdell-card-post-office-text = Visit: give an opponent 2 cards from your hand. Then discard any number of cards and draw up to your hand limit.
everdell-card-postal-pigeon = Postal Pigeon
everdell-card-postal-pigeon-text = Reveal the top 2 cards of the draw pile. You may play one worth up to 3 points for free. Discard the rest.
everdell-card-queen = Queen
everdell-card-queen-text = Visit: play a card worth up to 3 points for free, from your hand or the Meadow.
everdell-card-ranger = Ranger
everdell-card-ranger-text = Move one of your placed workers to another location and use it. Opens the second cell in your Dungeon.
everdell-card-resin-refinery = Resin Refinery
everdell-card-resin-refinery-text = Gain 1 resin.
everdell-card-ruins = Ruins
everdell-card-ruins-text = Discard a construction from your city and take its space. Gain its printed cost and draw 2 cards.
everdell-card-school = School
everdell-card-school-text = At the end: 1 point for each common critter in your city.
everdell-card-shepherd = Shepherd
everdell-card-shepherd-text = Gain 3 berries, and 1 point token for each token on your Chapel. You pay its cost to an opponent.
everdell-card-shopkeeper = Shopkeeper
everdell-card-shopkeeper-text = Whenever you play another critter into your city, gain 1 berry.
everdell-card-storehouse = Storehouse
everdell-card-storehouse-text = Put 3 twigs, 2 resin, 1 pebble or 2 berries from the supply on it. Visit: take everything on it.
everdell-card-teacher = Teacher
everdell-card-teacher-text = Draw 2 cards. Keep one and give the other to an opponent.
everdell-card-theater = Theater
everdell-card-theater-text = At the end: 1 point for each unique critter in your city.
everdell-card-twig-barge = Twig Barge
everdell-card-twig-barge-text = Gain 2 twigs.
everdell-card-undertaker = Undertaker
everdell-card-undertaker-text = Discard 3 cards from the Meadow and refill it. Then take 1 card from it. Opens the second place in your Cemetery.
everdell-card-university = University
everdell-card-university-text = Visit: discard a card from your city. Gain its printed cost, 1 resource of your choice and 1 point token.
everdell-card-wanderer = Wanderer
everdell-card-wanderer-text = Draw 3 cards.
everdell-card-wife = Wife
everdell-card-wife-text = At the end: 3 points if she shares a space with a Husband.
everdell-card-woodcarver = Woodcarver
everdell-card-woodcarver-text = Pay up to 3 twigs. Gain 1 point token for each.

## Events

everdell-event-city-monument = City Monument
everdell-event-city-monument-text = Worth 3 points.
everdell-event-grand-tour = Grand Tour
everdell-event-grand-tour-text = Worth 3 points.
everdell-event-harvest-festival = Harvest Festival
everdell-event-harvest-festival-text = Worth 3 points.
everdell-event-cartographers-expedition = Cartographer’s Expedition
everdell-event-cartographers-expedition-text = Worth 3 points.
everdell-event-a-brilliant-marketing-plan = A Brilliant Marketing Plan
everdell-event-a-brilliant-marketing-plan-text = Give opponents up to 3 resources in all. Gain 2 point tokens for each.
everdell-event-a-well-run-city = A Well Run City
everdell-event-a-well-run-city-text = Bring back one of your workers. Worth 4 points.
everdell-event-an-evening-of-fireworks = An Evening of Fireworks
everdell-event-an-evening-of-fireworks-text = Put up to 3 twigs on the event. At the end: 2 points for each.
everdell-event-ancient-scrolls-discovered = Ancient Scrolls Discovered
everdell-event-ancient-scrolls-discovered-text = Reveal 5 cards from the draw pile. Put each into your hand or under the event. At the end: 1 point for each card under it.
everdell-event-capture-of-the-acorn-thieves = Capture of the Acorn Thieves
everdell-event-capture-of-the-acorn-thieves-text = Put up to 2 critters from your city under the event. At the end: 3 points for each.
everdell-event-croak-wart-cure = Croak Wart Cure
everdell-event-croak-wart-cure-text = Pay 2 berries and discard 2 cards from your city. Worth 6 points.
everdell-event-flying-doctor-service = Flying Doctor Service
everdell-event-flying-doctor-service-text = At the end: 3 points for each Husband and Wife who share a space, in all cities.
everdell-event-graduation-of-scholars = Graduation of Scholars
everdell-event-graduation-of-scholars-text = Put up to 3 critters from your hand under the event. At the end: 2 points for each.
everdell-event-ministering-to-miscreants = Ministering to Miscreants
everdell-event-ministering-to-miscreants-text = At the end: 3 points for each prisoner in your Dungeon.
everdell-event-path-of-the-pilgrims = Path of the Pilgrims
everdell-event-path-of-the-pilgrims-text = At the end: 3 points for each worker in your Monastery.
everdell-event-performer-in-residence = Performer in Residence
everdell-event-performer-in-residence-text = Put up to 3 berries on the event. At the end: 2 points for each.
everdell-event-pristine-chapel-ceiling = Pristine Chapel Ceiling
everdell-event-pristine-chapel-ceiling-text = For each point token on your Chapel, draw 1 card and gain 1 resource of your choice. At the end: 2 points for each of these tokens.
everdell-event-remembering-the-fallen = Remembering the Fallen
everdell-event-remembering-the-fallen-text = At the end: 3 points for each worker in your Cemetery.
everdell-event-tax-relief = Tax Relief
everdell-event-tax-relief-text = All green cards in your city produce once. Worth 3 points.
everdell-event-the-everdell-games = The Everdell Games
everdell-event-the-everdell-games-text = Worth 9 points.
everdell-event-under-new-management = Under New Management
everdell-event-under-new-management-text = Put up to 3 resources on the event. At the end: 1 point for each twig or berry, 2 points for each resin or pebble.

## Places

everdell-place-basic-3-twigs = 3 twigs
everdell-place-basic-3-twigs-text = Gain 3 twigs.
everdell-place-basic-2-twigs-1-card = 2 twigs, 1 card
everdell-place-basic-2-twigs-1-card-text = Gain 2 twigs and draw 1 card.
everdell-place-basic-2-resin = 2 resin
everdell-place-basic-2-resin-text = Gain 2 resin.
everdell-place-basic-1-resin-1-card = 1 resin, 1 card
everdell-place-basic-1-resin-1-card-text = Gain 1 resin and draw 1 card.
everdell-place-basic-2-cards-1-point = 2 cards, 1 point
everdell-place-basic-2-cards-1-point-text = Draw 2 cards and gain 1 point token.
everdell-place-basic-1-pebble = 1 pebble
everdell-place-basic-1-pebble-text = Gain 1 pebble.
everdell-place-basic-1-berry-1-card = 1 berry, 1 card
everdell-place-basic-1-berry-1-card-text = Gain 1 berry and draw 1 card.
everdell-place-basic-1-berry = 1 berry
everdell-place-basic-1-berry-text = Gain 1 berry.
everdell-place-forest-copy-basic-1-card = Forest – any basic location, 1 card
everdell-place-forest-copy-basic-1-card-text = Use any basic location, even if it is occupied. Then draw 1 card.
everdell-place-forest-3-berries = Forest – 3 berries
everdell-place-forest-3-berries-text = Gain 3 berries.
everdell-place-forest-2-cards-1-any = Forest – 2 cards, 1 resource of your choice
everdell-place-forest-2-cards-1-any-text = Draw 2 cards and gain 1 resource of your choice.
everdell-place-forest-discard-any-draw-2-each = Forest – discard any number of cards, draw 2 for each
everdell-place-forest-discard-any-draw-2-each-text = Discard any number of cards from your hand. Draw 2 cards for each.
everdell-place-forest-discard-3-gain-any = Forest – discard up to 3 cards, 1 resource for each
everdell-place-forest-discard-3-gain-any-text = Discard up to 3 cards from your hand. Gain 1 resource of your choice for each.
everdell-place-forest-2-meadow-play-1-less = Forest – take 2 cards from the Meadow, play one for 1 less
everdell-place-forest-2-meadow-play-1-less-text = Take 2 cards from the Meadow and refill it. You may play one of the two for 1 resource less.
everdell-place-forest-3-cards-1-pebble = Forest – 3 cards, 1 pebble
everdell-place-forest-3-cards-1-pebble-text = Draw 3 cards and gain 1 pebble.
everdell-place-forest-2-berries-1-card = Forest – 2 berries, 1 card
everdell-place-forest-2-berries-1-card-text = Gain 2 berries and draw 1 card.
everdell-place-forest-2-resin-1-twig = Forest – 2 resin, 1 twig
everdell-place-forest-2-resin-1-twig-text = Gain 2 resin and 1 twig.
everdell-place-forest-2-any = Forest – 2 resources of your choice
everdell-place-forest-2-any-text = Gain 2 resources of your choice.
everdell-place-forest-twig-resin-berry = Forest – 1 twig, 1 resin, 1 berry
everdell-place-forest-twig-resin-berry-text = Gain 1 twig, 1 resin and 1 berry.
everdell-place-haven = Haven
everdell-place-haven-text = Discard any number of cards from your hand. Gain 1 resource of your choice for every 2.
everdell-place-journey-5 = Journey for 5 points
everdell-place-journey-5-text = In autumn only. Discard 5 cards from your hand. Worth 5 points at the end.
everdell-place-journey-4 = Journey for 4 points
everdell-place-journey-4-text = In autumn only. Discard 4 cards from your hand. Worth 4 points at the end.
everdell-place-journey-3 = Journey for 3 points
everdell-place-journey-3-text = In autumn only. Discard 3 cards from your hand. Worth 3 points at the end.
everdell-place-journey-2 = Journey for 2 points
everdell-place-journey-2-text = In autumn only. Discard 2 cards from your hand. Worth 2 points at the end.

## What a position is worth

everdell-term-points = points in the city
everdell-term-prosperity = points from purple cards
everdell-term-growth = what purple cards may still score
everdell-term-twigs = twigs in stock
everdell-term-resin = resin in stock
everdell-term-pebbles = pebbles in stock
everdell-term-berries = berries in stock
everdell-term-stored = goods in Storehouses
everdell-term-workers = workers still to place
everdell-term-hand = cards in hand
everdell-term-plans = hand cards worth playing
everdell-term-meadow = Meadow cards worth playing
everdell-term-production = productions to come
everdell-term-lasting = lasting effects of red and blue cards
everdell-term-tokens = constructions that make critters free
everdell-term-events = events within reach
everdell-term-spaces = free spaces in the city
everdell-term-promised = what the effect will still give
