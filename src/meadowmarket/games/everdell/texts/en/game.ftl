# What Everdell says. Arguments called seat or ending in _seat come as names of players.

## Words

everdell-list = { $first }, { $rest }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = any critter
everdell-copy = { $card } (number { $n })
everdell-copy-holding = { $card } (number { $n }, on it: { $what })
everdell-on-it-worker = worker of { $other_seat }
everdell-on-it-token = occupied token
everdell-amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
everdell-card-abroad = { $card } of { $other_seat }
everdell-gone = a card that has gone
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
everdell-resource-twig = twig
everdell-resource-resin = resin
everdell-resource-pebble = pebble
everdell-resource-berry = berry
everdell-colour-tan = tan (traveler)
everdell-colour-green = green (production)
everdell-colour-red = red (destination)
everdell-colour-blue = blue (governance)
everdell-colour-purple = purple (prosperity)
everdell-cards-of-a-colour = { $n ->
    [one] 1 card in { $colour }
   *[other] { $n } cards in { $colour }
}
everdell-kind-common-critter = common critter
everdell-kind-unique-critter = unique critter
everdell-kind-common-construction = common construction
everdell-kind-unique-construction = unique construction

## What is asked

everdell-ask-turn = Place a worker, play a card, prepare for season, or pass.
everdell-ask-pay = How do you pay for { $card }?
everdell-ask-save = { $n ->
    [one] Which resource of the cost of { $card } do you save?
   *[other] Which resource of the cost of { $card } do you save? { $n } in all.
}
everdell-ask-gain = { $n ->
    [one] Which resource do you take?
   *[other] Which resource do you take? { $n } in all.
}
everdell-ask-to = To whom?
everdell-ask-discard = Which hand card do you discard? { $count } so far.
everdell-ask-discard-exactly = { $n ->
    [one] Which hand card do you discard?
   *[other] Which hand card do you discard? { $n } in all.
}
everdell-ask-spend = How many do you spend? Up to { $what }.
everdell-ask-give = { $n ->
    [one] Which resource do you give?
   *[other] Which resource do you give? { $n } in all.
}
everdell-ask-produce = Which card produces next?
everdell-ask-activate = Which card do you activate?
everdell-ask-place = Where does the worker go?
everdell-ask-move = Which worker do you move?
everdell-ask-recall = Which worker comes back?
everdell-ask-ruins = Which construction do the Ruins replace?
everdell-ask-rugwort-loses = Which card does Rugwort lose?
everdell-ask-store = What do you store?
everdell-ask-keep = Which card do you keep?
everdell-ask-discard-meadow = { $n ->
    [one] Which card of the Meadow do you discard?
   *[other] Which card of the Meadow do you discard? { $n } in all.
}
everdell-ask-take = { $n ->
    [one] Which card of the Meadow do you take?
   *[other] Which card of the Meadow do you take? { $n } in all.
}
everdell-ask-revealed = Which revealed card do you play?
everdell-ask-pile = From which pile do you reveal { $n } cards?
everdell-ask-inn = Which card of the Meadow do you play for { $n } less?
everdell-ask-queen = Which card of up to { $n } points do you play for free?
everdell-ask-play-taken = Which of the cards taken do you play for { $n } less?
everdell-ask-copy = Which location do you carry out?
everdell-ask-give-card = { $n ->
    [one] Which hand card do you give away?
   *[other] Which hand card do you give away? { $n } in all.
}
everdell-ask-university = Which card of your city do you discard for its cost?
everdell-ask-remove = { $n ->
    [one] Which card of your city do you discard?
   *[other] Which card of your city do you discard? { $n } in all.
}
everdell-ask-capture = Which critter of your city goes under the event? Up to { $n }.
everdell-ask-tuck = Which critter of your hand goes under the event? Up to { $n }.
everdell-ask-keep-or-tuck = { $card }: into your hand, or under the event?
everdell-ask-clock = Which location does the Clock Tower activate?

## What can be done

everdell-do-pass = Pass, for the rest of the game
everdell-do-season = Prepare for the next season
everdell-do-done = Enough, or nothing
everdell-do-pay-plain = Pay the printed cost
everdell-do-pay-crane = Discard the Crane and pay 3 less
everdell-do-pay-innkeeper = Discard the Innkeeper and pay 3 berries less
everdell-do-pay-judge = Pay { $paid } instead of { $asked }, by the Judge
everdell-do-pay-token = Put the occupied token on { $card } and pay nothing
everdell-do-pay-dungeon = Put { $card } into the Dungeon and pay 3 less
everdell-do-save = Save { $what }
everdell-do-gain = Take { $what }
everdell-do-give = Give { $what }
everdell-do-store = Store { $what }
everdell-do-spend = Spend { $n }
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Reveal cards of the draw pile
everdell-do-reveal-discards = Reveal cards of the discard pile
everdell-do-copy = Carry out: { $spot }
everdell-do-worker = Place a worker: { $spot }
everdell-do-move = Move the worker from: { $spot }
everdell-do-recall = Bring back the worker from: { $spot }
everdell-do-play-hand = Play { $card } from your hand
everdell-do-play-meadow = Play { $card } from the Meadow
everdell-do-play-revealed = Play { $card }, which was revealed
everdell-do-discard = Discard { $card }
everdell-do-take = Take { $card }
everdell-do-keep = Keep { $card }
everdell-do-tuck = Put { $card } under the event
everdell-do-give-card = Give { $card } away
everdell-do-remove = Remove { $card } from the city
everdell-do-produce = Produce with { $card }
everdell-do-activate = Activate { $card }
everdell-do-activate-abroad = Activate { $card } of { $other_seat }

## What can't be taken back

everdell-confirm-pass = You pass for the rest of the game. You have no more turns.
everdell-confirm-pass-unused = You pass for the rest of the game. You have no more turns, and leave unused: { $unused }.
everdell-confirm-pass-ends = You pass, and with that the game ends.
everdell-confirm-pass-ends-unused = You pass, and with that the game ends. You leave unused: { $unused }.
everdell-unused-workers = { $n ->
    [one] 1 worker to place
   *[other] { $n } workers to place
}
everdell-unused-seasons = { $n ->
    [one] 1 season
   *[other] { $n } seasons
}
everdell-unused-cards = { $n ->
    [one] 1 hand card
   *[other] { $n } hand cards
}
everdell-unused-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
everdell-confirm-stays = { $n ->
    [0] The worker stays there for the rest of the game ({ $spot }). No other worker of yours will come back.
    [one] The worker stays there for the rest of the game ({ $spot }). 1 other worker of yours still comes back.
   *[other] The worker stays there for the rest of the game ({ $spot }). { $n } other workers of yours still come back.
}
everdell-confirm-nothing = The worker gets nothing there now: { $spot }.
everdell-confirm-lost = { $card } leaves your city. Lost with it: { $lost }.
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
    [one] 1 point
   *[other] { $n } points
} on the card.
everdell-log-occupies = { $seat } puts the occupied token on { $card }.
everdell-log-imprisons = { $seat } puts { $card } into the Dungeon.
everdell-log-leaves-city = { $card } leaves the city of { $seat }.
everdell-log-leaves-rugwort = { $card } leaves Rugwort’s city.
everdell-log-discards-prisoners = The prisoners of { $seat } are discarded: { $cards }.
everdell-log-gets-fool = The Fool goes to { $seat }.
everdell-log-draws = { $seat } draws { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
everdell-log-draws-cards = { $seat } draws: { $cards }.
everdell-log-keeps = { $seat } keeps { $card }.
everdell-log-takes = { $seat } takes { $card } from the Meadow.
everdell-log-discards = { $seat } discards a card.
everdell-log-discards-card = { $seat } discards { $card }.
everdell-log-discards-meadow = { $seat } discards { $card } from the Meadow.
everdell-log-discards-revealed = { $seat } discards what was revealed: { $cards }.
everdell-log-gives-card = { $seat } gives a card to { $other_seat }.
everdell-log-gives-this = { $seat } gives { $card } to { $other_seat }.
everdell-log-reveals = { $seat } reveals: { $cards }.
everdell-log-tucks = { $seat } puts a card under the event.
everdell-log-tucks-card = { $seat } puts { $card } under the event.
everdell-log-places = { $seat } places a worker: { $spot }.
everdell-log-lifts = { $seat } takes a worker off: { $spot }.
everdell-log-recalls = { $seat } brings a worker back: { $spot }.
everdell-log-carries-out = { $seat } carries out: { $spot }.
everdell-log-reacts = { $card } of { $seat } reacts.
everdell-log-fool-discarded = { $card } is discarded.
everdell-log-produces = { $seat } produces with { $card }.
everdell-log-activates = { $seat } activates { $card }.
everdell-log-clock = { $seat } spends a point of the Clock Tower.
everdell-log-season-spring = Spring comes to { $seat }: one worker, and production.
    .mark = Spring: { $seat }
everdell-log-season-summer = Summer comes to { $seat }: one worker, and cards from the Meadow.
    .mark = Summer: { $seat }
everdell-log-season-autumn = Autumn comes to { $seat }: two workers, and production.
    .mark = Autumn: { $seat }
everdell-log-passes = { $seat } passes.
everdell-log-new-pile = The { $n } discards are shuffled into a new pile.
everdell-log-refills = { $card } comes to place { $place } of the Meadow.
everdell-log-rugwort-plays = Rugwort takes { $card } from place { $place }.
everdell-log-rugwort-plays-fool = Rugwort takes { $card } from place { $place } and puts it into your city.
everdell-log-rugwort-event = Rugwort achieves { $event }.
everdell-log-rugwort-blocks = { $n ->
    [one] Rugwort blocks the first place of the Meadow.
   *[other] Rugwort blocks the first { $n } places of the Meadow.
}
everdell-log-rugwort-moves = Rugwort moves a worker from “{ $old }” to “{ $new }”.
everdell-log-rugwort-takes-worker = Rugwort leaves “{ $old }” and takes a worker of { $seat } along, for good.

## How a solo game ends

everdell-solo-won = { $seat } wins: { $points } points, and { $rugwort } for Rugwort.
everdell-solo-lost = Rugwort wins: { $rugwort } points, and { $points } for { $seat }.

## Why something can't be done

everdell-why-free-workers = { $n ->
    [one] 1 worker is not placed yet.
   *[other] { $n } workers are not placed yet.
}
everdell-why-last-season = autumn is the last season.
everdell-why-not-in-hand = { $card } is not in your hand.
everdell-why-not-in-meadow = { $card } is not in the Meadow.
everdell-why-blocked = Rugwort blocks { $card }.
everdell-why-no-fool = no opponent has a free space and no Fool.
everdell-why-no-ruins = there is no construction in your city that Ruins could replace.
everdell-why-unique = { $card } is unique, and there is one in your city.
everdell-why-city-full = all 15 spaces of your city are taken.
everdell-why-too-few = for { $card } you have too few resources ({ $n } missing), and nothing else pays for it.
everdell-why-no-worker = you have no worker left to place.
everdell-why-not-in-play = it is not in this game.
everdell-why-left = the worker has just left this place.
everdell-why-not-so = { $card } can’t be paid in this way now.
everdell-why-taken = the spot is taken.
everdell-why-journey = the Journey is open in your autumn only.
everdell-why-few-cards = you need { $n } hand cards.
everdell-why-achieved = the event has been achieved already.
everdell-why-requirement = the event asks for more: { $requires }.
everdell-why-event-cost = the event costs more than you have; missing: { $missing }.
everdell-why-missing = { $spot } asks for more than you have; missing: { $missing }.
everdell-why-no-visit = no worker is placed there: { $spot }.
everdell-need-hand = { $n ->
    [one] 1 hand card
   *[other] { $n } hand cards
}
everdell-need-city = { $n ->
    [one] 1 card in your city
   *[other] { $n } cards in your city
}
everdell-need-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
everdell-why-no-such-card = there is no such card: { $spot }.
everdell-why-condition = what { $spot } asks for can’t be met now.

## What a piece is for, when nothing can be done with it now

everdell-piece-aside = These cards are revealed: whoever revealed them decides what becomes of them.
everdell-piece-basic = In your turn you may place a free worker on a location with an available spot.
everdell-piece-cards = Destination cards take a worker in your turn. Other cards work by themselves, or when you produce.
everdell-piece-cities = Another city matters when a card gives something to an opponent, or when it has an open destination.
everdell-piece-discards = Discarded cards lie here until the draw pile is empty.
everdell-piece-events = In your turn you may place a free worker on an event whose requirement you meet.
everdell-piece-forest = In your turn you may place a free worker on a forest card with an available spot.
everdell-piece-hand = In your turn you may play a card from your hand, if you can pay for it and your city has room.
everdell-piece-haven = In your turn you may place a free worker here and discard cards for resources.
everdell-piece-journey = In your autumn you may place a free worker here and discard as many cards as the spot shows.
everdell-piece-meadow = In your turn you may play a card from the Meadow, if you can pay for it and your city has room.
everdell-piece-pile = Cards are drawn by effects and locations.
everdell-piece-resources = Resources pay for cards and events; locations and cards give them.
everdell-piece-workers = In your turn you may place a free worker. Placed ones come back when you prepare for season.

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
    [one] 1 hand card
   *[other] { $n } hand cards
}
everdell-cost-city-cards = { $n ->
    [one] 1 card of the city
   *[other] { $n } cards of the city
}
everdell-cost-instead = { $card }, and { $n } resources less than the printed cost
everdell-cost-printed = { $cost } (printed; a token or an ability may make it cheaper)
everdell-explain-cost = Cost: { $cost }
everdell-explain-free = Costs nothing
everdell-explain-partner = Belongs to: { $partner }
everdell-explain-steps = Steps: { $steps }
everdell-explain-basic-event = { $event }: basic event. Asks for: { $requires }
everdell-explain-special-event = { $event }: special event. Asks for: { $requires }
everdell-explain-exclusive = One worker (a forest card two with four players).
everdell-explain-shared = Any number of workers.

## Cards

everdell-card-architect = Architect
everdell-card-architect-text = End of game: +1 point per resin and per pebble left in the owner's supply; the bonus is capped at 6 in all.
everdell-card-bard = Bard
everdell-card-bard-text = When played: may discard 0-5 hand cards; 1 point token per discarded card.
everdell-card-barge-toad = Barge Toad
everdell-card-barge-toad-text = When played / production: 2 twigs for each Farm in the owner's city.
everdell-card-castle = Castle
everdell-card-castle-text = End of game: +1 point per common construction in the city.
everdell-card-cemetery = Cemetery
everdell-card-cemetery-text = Visit: name the draw pile or the discard pile, reveal its top 4 cards, play one of them for free (any base value), discard the rest. The worker stays for the rest of the game.
everdell-card-chapel = Chapel
everdell-card-chapel-text = Visit: put 1 point token from the supply on the Chapel, then draw 2 cards per point token now on it.
everdell-card-chip-sweep = Chip Sweep
everdell-card-chip-sweep-text = When played / production: may activate one green production card in your city.
everdell-card-clock-tower = Clock Tower
everdell-card-clock-tower-text = When played: put 3 point tokens from the supply on it. At the start of Prepare for Season, before workers return, the owner may put 1 of them back to activate one basic or forest location where he has a worker.
everdell-card-courthouse = Courthouse
everdell-card-courthouse-text = After the owner plays another construction into his city: gain 1 twig or 1 resin or 1 pebble.
everdell-card-crane = Crane
everdell-card-crane-text = When playing a construction: may discard the Crane from the city to pay 3 fewer resources (any mix).
everdell-card-doctor = Doctor
everdell-card-doctor-text = When played / production: may pay 0-3 berries, 1 point token per berry.
everdell-card-dungeon = Dungeon
everdell-card-dungeon-text = When playing a critter or construction: may put another critter from your city face down under the Dungeon to pay 3 fewer resources (any mix).
everdell-card-ever-tree = Ever Tree
everdell-card-ever-tree-text = End of game: +1 point per purple prosperity card in the city (itself included).
everdell-card-fairgrounds = Fairgrounds
everdell-card-fairgrounds-text = When played / production: draw 2 cards.
everdell-card-farm = Farm
everdell-card-farm-text = When played / production: gain 1 berry.
everdell-card-fool = Fool
everdell-card-fool-text = Played into an empty space of an opponent's city.
everdell-card-general-store = General Store
everdell-card-general-store-text = When played / production: gain 1 berry, or 2 if at least one Farm is in the city.
everdell-card-historian = Historian
everdell-card-historian-text = After the owner plays another critter or construction: draw 1 card.
everdell-card-husband = Husband
everdell-card-husband-text = When played / production: if paired with a Wife and the city has at least one Farm, gain 1 resource of choice.
everdell-card-inn = Inn
everdell-card-inn-text = Visit: play a critter or construction from the Meadow paying 3 fewer resources (any mix).
everdell-card-innkeeper = Innkeeper
everdell-card-innkeeper-text = When playing a critter: may discard the Innkeeper from the city to pay 3 fewer berries.
everdell-card-judge = Judge
everdell-card-judge-text = When playing a critter or construction: may replace 1 resource of the cost with 1 other resource of any kind.
everdell-card-king = King
everdell-card-king-text = End of game: +1 point per achieved basic event, +2 per achieved special event.
everdell-card-lookout = Lookout
everdell-card-lookout-text = Visit: perform any one basic or forest location, occupied or not.
everdell-card-mine = Mine
everdell-card-mine-text = When played / production: gain 1 pebble.
everdell-card-miner-mole = Miner Mole
everdell-card-miner-mole-text = When played / production: may copy one green production card in an opponent's city; conditions are checked in that opponent's city.
everdell-card-monastery = Monastery
everdell-card-monastery-text = Visit: give 2 resources of choice to an opponent and gain 4 point tokens. The worker stays for the rest of the game.
everdell-card-monk = Monk
everdell-card-monk-text = When played / production: may give 0-2 berries to one opponent, 2 point tokens per berry. Also unlocks the Monastery's 2nd spot.
everdell-card-palace = Palace
everdell-card-palace-text = End of game: +1 point per unique construction in the city (itself included).
everdell-card-peddler = Peddler
everdell-card-peddler-text = When played / production: may return 0-2 resources to the supply and take the same number of any resources.
everdell-card-post-office = Post Office
everdell-card-post-office-text = Visit: give 2 hand cards to an opponent, then discard any number of cards, then draw up to the hand limit.
everdell-card-postal-pigeon = Postal Pigeon
everdell-card-postal-pigeon-text = When played: reveal the top 2 cards of the draw pile; may play one with base value of 3 or less for free; discard the rest.
everdell-card-queen = Queen
everdell-card-queen-text = Visit: play for free one card with base value of 3 or less from hand or Meadow.
everdell-card-ranger = Ranger
everdell-card-ranger-text = When played: move one own deployed worker to another location under the normal placement rules and use it. Also unlocks the Dungeon's 2nd cell.
everdell-card-resin-refinery = Resin Refinery
everdell-card-resin-refinery-text = When played / production: gain 1 resin.
everdell-card-ruins = Ruins
everdell-card-ruins-text = When played: discard a construction from your city, put Ruins into its space, gain that construction's printed cost and draw 2 cards.
everdell-card-school = School
everdell-card-school-text = End of game: +1 point per common critter in the city.
everdell-card-shepherd = Shepherd
everdell-card-shepherd-text = When played: gain 3 berries, then 1 point token per point token on your Chapel. What is paid for it goes to an opponent.
everdell-card-shopkeeper = Shopkeeper
everdell-card-shopkeeper-text = After the owner plays another critter into his city: gain 1 berry.
everdell-card-storehouse = Storehouse
everdell-card-storehouse-text = When played / production: put from the supply onto it 3 twigs or 2 resin or 1 pebble or 2 berries. A worker may be placed on it to take everything on it.
everdell-card-teacher = Teacher
everdell-card-teacher-text = When played / production: draw 2 cards, keep one, give the other to an opponent.
everdell-card-theater = Theater
everdell-card-theater-text = End of game: +1 point per unique critter in the city.
everdell-card-twig-barge = Twig Barge
everdell-card-twig-barge-text = When played / production: gain 2 twigs.
everdell-card-undertaker = Undertaker
everdell-card-undertaker-text = When played: discard 3 Meadow cards of choice, refill, then take 1 card from the Meadow into hand. Also unlocks the Cemetery's 2nd spot.
everdell-card-university = University
everdell-card-university-text = Visit: discard a critter or construction from your city, gain its printed cost, plus 1 resource of choice and 1 point token.
everdell-card-wanderer = Wanderer
everdell-card-wanderer-text = When played: draw 3 cards.
everdell-card-wife = Wife
everdell-card-wife-text = End of game: +3 points if paired with a Husband.
everdell-card-woodcarver = Woodcarver
everdell-card-woodcarver-text = When played / production: may pay 0-3 twigs, 1 point token per twig.

## Events

everdell-event-city-monument = City Monument
everdell-event-city-monument-text = Worth 3 points.
everdell-event-grand-tour = Grand Tour
everdell-event-grand-tour-text = Worth 3 points.
everdell-event-harvest-festival = Harvest Festival
everdell-event-harvest-festival-text = Worth 3 points.
everdell-event-cartographers-expedition = Cartographer's Expedition
everdell-event-cartographers-expedition-text = Worth 3 points.
everdell-event-a-brilliant-marketing-plan = A Brilliant Marketing Plan
everdell-event-a-brilliant-marketing-plan-text = May give opponents up to 3 own resources in all (one or several opponents, any kinds); gain 2 point tokens per resource given.
everdell-event-a-well-run-city = A Well Run City
everdell-event-a-well-run-city-text = Bring back one of your deployed workers. Worth 4 points.
everdell-event-an-evening-of-fireworks = An Evening of Fireworks
everdell-event-an-evening-of-fireworks-text = May put up to 3 twigs of your supply onto the event. At the end: 2 per twig on the event.
everdell-event-ancient-scrolls-discovered = Ancient Scrolls Discovered
everdell-event-ancient-scrolls-discovered-text = Reveal 5 cards from the draw pile; each goes into the hand or face down under the event, as the player chooses. At the end: 1 per card under the event.
everdell-event-capture-of-the-acorn-thieves = Capture of the Acorn Thieves
everdell-event-capture-of-the-acorn-thieves-text = May put up to 2 critters from your city face down under the event. At the end: 3 per critter under the event.
everdell-event-croak-wart-cure = Croak Wart Cure
everdell-event-croak-wart-cure-text = Costs 2 berries, discard 2 cards from the city. Worth 6 points.
everdell-event-flying-doctor-service = Flying Doctor Service
everdell-event-flying-doctor-service-text = At the end: 3 per Husband/Wife pair in every city (all players).
everdell-event-graduation-of-scholars = Graduation of Scholars
everdell-event-graduation-of-scholars-text = May put up to 3 critter cards from hand face down under the event. At the end: 2 per critter under the event.
everdell-event-ministering-to-miscreants = Ministering to Miscreants
everdell-event-ministering-to-miscreants-text = At the end: 3 per prisoner in your Dungeon.
everdell-event-path-of-the-pilgrims = Path of the Pilgrims
everdell-event-path-of-the-pilgrims-text = At the end: 3 per worker in your Monastery.
everdell-event-performer-in-residence = Performer in Residence
everdell-event-performer-in-residence-text = May put up to 3 berries of your supply onto the event. At the end: 2 per berry on the event.
everdell-event-pristine-chapel-ceiling = Pristine Chapel Ceiling
everdell-event-pristine-chapel-ceiling-text = For each point token on your Chapel: draw 1 card and gain 1 resource of choice. At the end: 2 per point token on your Chapel.
everdell-event-remembering-the-fallen = Remembering the Fallen
everdell-event-remembering-the-fallen-text = At the end: 3 per worker buried in your Cemetery.
everdell-event-tax-relief = Tax Relief
everdell-event-tax-relief-text = Activate production: all green cards of your city once. Worth 3 points.
everdell-event-the-everdell-games = The Everdell Games
everdell-event-the-everdell-games-text = Worth 9 points.
everdell-event-under-new-management = Under New Management
everdell-event-under-new-management-text = May put up to 3 resources of your supply onto the event. At the end: 1 per berry or twig, 2 per resin or pebble on the event.

## Places

everdell-place-basic-3-twigs = gain 3 twigs
everdell-place-basic-3-twigs-text = Gain 3 twigs.
everdell-place-basic-2-twigs-1-card = gain 2 twigs, draw 1 card
everdell-place-basic-2-twigs-1-card-text = Gain 2 twigs, draw 1 card.
everdell-place-basic-2-resin = gain 2 resin
everdell-place-basic-2-resin-text = Gain 2 resin.
everdell-place-basic-1-resin-1-card = gain 1 resin, draw 1 card
everdell-place-basic-1-resin-1-card-text = Gain 1 resin, draw 1 card.
everdell-place-basic-2-cards-1-point = draw 2 cards, gain 1 point token
everdell-place-basic-2-cards-1-point-text = Draw 2 cards, gain 1 point token.
everdell-place-basic-1-pebble = gain 1 pebble
everdell-place-basic-1-pebble-text = Gain 1 pebble.
everdell-place-basic-1-berry-1-card = gain 1 berry, draw 1 card
everdell-place-basic-1-berry-1-card-text = Gain 1 berry, draw 1 card.
everdell-place-basic-1-berry = gain 1 berry
everdell-place-basic-1-berry-text = Gain 1 berry.
everdell-place-forest-copy-basic-1-card = Forest: perform any basic location (occupied or not; not a forest one), then draw 1 card
everdell-place-forest-copy-basic-1-card-text = Perform any basic location (occupied or not; not a forest one), then draw 1 card.
everdell-place-forest-3-berries = Forest: gain 3 berries
everdell-place-forest-3-berries-text = Gain 3 berries.
everdell-place-forest-2-cards-1-any = Forest: draw 2 cards, then gain 1 resource of choice
everdell-place-forest-2-cards-1-any-text = Draw 2 cards, then gain 1 resource of choice.
everdell-place-forest-discard-any-draw-2-each = Forest: discard any number of hand cards, then draw 2 cards per discarded card
everdell-place-forest-discard-any-draw-2-each-text = Discard any number of hand cards, then draw 2 cards per discarded card.
everdell-place-forest-discard-3-gain-any = Forest: discard up to 3 hand cards, gain 1 resource of choice per card
everdell-place-forest-discard-3-gain-any-text = Discard up to 3 hand cards, gain 1 resource of choice per card.
everdell-place-forest-2-meadow-play-1-less = Forest: take 2 cards from the Meadow into hand, refill; then may play one of these two from hand paying 1 resource less
everdell-place-forest-2-meadow-play-1-less-text = Take 2 cards from the Meadow into hand, refill; then may play one of these two from hand paying 1 resource less.
everdell-place-forest-3-cards-1-pebble = Forest: draw 3 cards, gain 1 pebble
everdell-place-forest-3-cards-1-pebble-text = Draw 3 cards, gain 1 pebble.
everdell-place-forest-2-berries-1-card = Forest: gain 2 berries, draw 1 card
everdell-place-forest-2-berries-1-card-text = Gain 2 berries, draw 1 card.
everdell-place-forest-2-resin-1-twig = Forest: gain 2 resin and 1 twig
everdell-place-forest-2-resin-1-twig-text = Gain 2 resin and 1 twig.
everdell-place-forest-2-any = Forest: gain 2 resources of choice (may differ)
everdell-place-forest-2-any-text = Gain 2 resources of choice (may differ).
everdell-place-forest-twig-resin-berry = Forest: gain 1 twig, 1 resin, 1 berry
everdell-place-forest-twig-resin-berry-text = Gain 1 twig, 1 resin, 1 berry.
everdell-place-haven = Haven
everdell-place-haven-text = Discard any number of hand cards; 1 resource of choice per 2 discarded.
everdell-place-journey-5 = Journey for 5 points
everdell-place-journey-5-text = Autumn only: discard 5 hand cards; worth 5 points at the end.
everdell-place-journey-4 = Journey for 4 points
everdell-place-journey-4-text = Autumn only: discard 4 hand cards; worth 4 points at the end.
everdell-place-journey-3 = Journey for 3 points
everdell-place-journey-3-text = Autumn only: discard 3 hand cards; worth 3 points at the end.
everdell-place-journey-2 = Journey for 2 points
everdell-place-journey-2-text = Autumn only: discard 2 hand cards; worth 2 points at the end.

## What a position is worth

everdell-term-points = points of the city
everdell-term-prosperity = points of the purple cards
everdell-term-growth = what the purple cards may still count
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
everdell-term-tokens = constructions for free critters
everdell-term-events = chances of events
everdell-term-spaces = free spaces in the city
everdell-term-promised = what the effect still gives
