# Everdell's board in the terminal: short texts of cards, events and places, and its own words.

## The board

everdell-board-legend-cards = Cost: t twig, r resin, p pebble, b berry · ★4 points · t g r b p at the end: tan, green, red, blue, purple
everdell-board-legend-marks = { $token } occupied · { $blocked } Rugwort · ▸ to act · ● ■ ▲ ◆ workers and owners · ×n shared location, any number of workers
everdell-board-places = Places
everdell-board-worth = ★{ $n }
everdell-board-shared = ×n
everdell-board-colour-tan = tan
everdell-board-colour-green = green
everdell-board-colour-red = red
everdell-board-colour-blue = blue
everdell-board-colour-purple = purple
everdell-board-mark-tan = t
everdell-board-mark-green = g
everdell-board-mark-red = r
everdell-board-mark-blue = b
everdell-board-mark-purple = p
everdell-board-aside-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
everdell-board-label-worker = Worker: { $what }
everdell-board-label-play-hand = Hand: { $what }
everdell-board-label-play-meadow = Meadow: { $what }
everdell-board-option = { $text } · { $more }
everdell-board-cards = Meadow
everdell-board-basic = Basic
everdell-board-forest = Forest
everdell-board-other = Haven, Journey
everdell-board-events = Events
everdell-board-piles = Draw pile { $pile }, discards { $discards }
everdell-board-aside = Laid aside
everdell-board-playing = Being played
everdell-board-hand = Hand
everdell-board-city = City
everdell-board-prisoners = Dungeon
everdell-board-counts = points { $points } · workers { $workers }/{ $total } · hand { $cards } · spaces { $spaces }/15
everdell-board-rugwort = Rugwort
everdell-board-passed = has passed
everdell-board-season-winter = winter
everdell-board-season-spring = spring
everdell-board-season-summer = summer
everdell-board-season-autumn = autumn
everdell-board-short-twig = t
everdell-board-short-resin = r
everdell-board-short-pebble = p
everdell-board-short-berry = b

## What cards do, in a few words

everdell-short-card-architect = end: ★1 per resin and pebble left, up to 6
everdell-short-card-bard = now: discard up to 5 cards, ★1 each
everdell-short-card-barge-toad = production: 2 twigs per Farm
everdell-short-card-castle = end: ★1 per common construction
everdell-short-card-cemetery = visit: play 1 of 4 cards from a pile for free; the worker stays
everdell-short-card-chapel = visit: put ★1 here, 2 cards per ★ on it
everdell-short-card-chip-sweep = production: activates one of your green cards
everdell-short-card-clock-tower = 3 ★ on it; one per season activates a location with your worker
everdell-short-card-courthouse = whenever you play a construction: 1 twig, resin or pebble
everdell-short-card-crane = discard it: a construction costs 3 less
everdell-short-card-doctor = production: up to 3 berries for ★1 each
everdell-short-card-dungeon = put a critter in: a card costs 3 less
everdell-short-card-ever-tree = end: ★1 per purple card
everdell-short-card-fairgrounds = production: 2 cards
everdell-short-card-farm = production: 1 berry
everdell-short-card-fool = goes into an opponent’s city
everdell-short-card-general-store = production: 1 berry, 2 with a Farm
everdell-short-card-historian = whenever you play a card: 1 card
everdell-short-card-husband = production: any 1 resource with Wife and Farm
everdell-short-card-inn = visit: play a Meadow card for 3 less
everdell-short-card-innkeeper = discard it: a critter costs 3 berries less
everdell-short-card-judge = pay one resource of a cost with another
everdell-short-card-king = end: ★1 per basic, ★2 per special event
everdell-short-card-lookout = visit: use any basic or forest location
everdell-short-card-mine = production: 1 pebble
everdell-short-card-miner-mole = production: copies an opponent’s green card
everdell-short-card-monastery = visit: give 2 resources for ★4; the worker stays
everdell-short-card-monk = production: give up to 2 berries for ★2 each
everdell-short-card-palace = end: ★1 per unique construction
everdell-short-card-peddler = production: swap up to 2 resources
everdell-short-card-post-office = visit: give 2 cards, discard any, fill your hand
everdell-short-card-postal-pigeon = now: reveal 2 cards, play one up to ★3 for free
everdell-short-card-queen = visit: play a card up to ★3 for free
everdell-short-card-ranger = now: move one of your workers
everdell-short-card-resin-refinery = production: 1 resin
everdell-short-card-ruins = now: replaces a construction; its cost back, 2 cards
everdell-short-card-school = end: ★1 per common critter
everdell-short-card-shepherd = now: 3 berries, ★1 per ★ on your Chapel
everdell-short-card-shopkeeper = whenever you play a critter: 1 berry
everdell-short-card-storehouse = production: 3 twigs, 2 resin, 1 pebble or 2 berries on it
everdell-short-card-teacher = production: 2 cards, give one away
everdell-short-card-theater = end: ★1 per unique critter
everdell-short-card-twig-barge = production: 2 twigs
everdell-short-card-undertaker = now: discard 3 Meadow cards, take 1
everdell-short-card-university = visit: discard a city card; its cost, 1 resource, ★1
everdell-short-card-wanderer = now: 3 cards; takes no space
everdell-short-card-wife = end: ★3 with a Husband
everdell-short-card-woodcarver = production: up to 3 twigs for ★1 each

## What events give, in a few words

everdell-short-event-city-monument = ★3
everdell-short-event-grand-tour = ★3
everdell-short-event-harvest-festival = ★3
everdell-short-event-cartographers-expedition = ★3
everdell-short-event-a-brilliant-marketing-plan = give up to 3 resources, ★2 each
everdell-short-event-a-well-run-city = ★4, one worker comes back
everdell-short-event-an-evening-of-fireworks = up to 3 twigs on it, ★2 each
everdell-short-event-ancient-scrolls-discovered = reveal 5 cards: keep, or ★1 each
everdell-short-event-capture-of-the-acorn-thieves = up to 2 critters from the city under it, ★3 each
everdell-short-event-croak-wart-cure = ★6 for 2 berries and 2 city cards
everdell-short-event-flying-doctor-service = ★3 per Husband and Wife, all cities
everdell-short-event-graduation-of-scholars = up to 3 critters from the hand under it, ★2 each
everdell-short-event-ministering-to-miscreants = ★3 per prisoner
everdell-short-event-path-of-the-pilgrims = ★3 per worker in your Monastery
everdell-short-event-performer-in-residence = up to 3 berries on it, ★2 each
everdell-short-event-pristine-chapel-ceiling = card and resource per ★ on your Chapel, ★2 each
everdell-short-event-remembering-the-fallen = ★3 per worker in your Cemetery
everdell-short-event-tax-relief = ★3, production
everdell-short-event-the-everdell-games = ★9
everdell-short-event-under-new-management = up to 3 resources on it, ★1 or ★2 each

## What places give, in a few words

everdell-short-place-basic-3-twigs = 3 twigs
everdell-short-place-basic-2-twigs-1-card = 2 twigs, 1 card
everdell-short-place-basic-2-resin = 2 resin
everdell-short-place-basic-1-resin-1-card = 1 resin, 1 card
everdell-short-place-basic-2-cards-1-point = 2 cards, ★1
everdell-short-place-basic-1-pebble = 1 pebble
everdell-short-place-basic-1-berry-1-card = 1 berry, 1 card
everdell-short-place-basic-1-berry = 1 berry
everdell-short-place-forest-copy-basic-1-card = any basic location, 1 card
everdell-short-place-forest-3-berries = 3 berries
everdell-short-place-forest-2-cards-1-any = 2 cards, any 1 resource
everdell-short-place-forest-discard-any-draw-2-each = discard any cards, draw 2 each
everdell-short-place-forest-discard-3-gain-any = discard up to 3 cards, 1 resource each
everdell-short-place-forest-2-meadow-play-1-less = take 2 Meadow cards, play one for 1 less
everdell-short-place-forest-3-cards-1-pebble = 3 cards, 1 pebble
everdell-short-place-forest-2-berries-1-card = 2 berries, 1 card
everdell-short-place-forest-2-resin-1-twig = 2 resin, 1 twig
everdell-short-place-forest-2-any = any 2 resources
everdell-short-place-forest-twig-resin-berry = 1 twig, 1 resin, 1 berry
everdell-short-place-haven = 1 resource per 2 cards discarded
everdell-short-place-journey-5 = ★5 for 5 cards
everdell-short-place-journey-4 = ★4 for 4
everdell-short-place-journey-3 = ★3 for 3
everdell-short-place-journey-2 = ★2 for 2
