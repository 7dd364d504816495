# The lessons: titles, steps, and what is answered to a wrong move. The steps are in the folder `lessons`.

## Workers

everdell-lesson-workers = Workers
    .about = Send out your workers: they bring the first resources.
    .learned = One action per turn. A worker works at once, and stays until your next season.
everdell-lesson-workers-places = You begin in winter with two workers, five cards and nothing else. A turn is one action: place a worker, play a card, or prepare for the next season. Eight basic locations give resources and cards.
everdell-lesson-workers-twigs = Your { everdell-card-farm } costs 2 twigs and 1 resin. Get the twigs first: place a worker on 3 twigs.
    .wrong = Place a worker on the location with 3 twigs.
    .not-place = That helps, too. But nothing gives more twigs than the location with 3: go there while it is free.
    .not-pass = Passing ends the game for you. Place a worker.
    .not-haven = The Haven turns two cards into one resource. You need your cards. Place the worker on 3 twigs.
everdell-lesson-workers-forest = Your neighbour went to the forest. The forest locations differ from game to game. Each holds one worker: first come, first served.
everdell-lesson-workers-mixed = You still need resin. One forest location gives a twig, a resin and a berry: place your second worker there.
    .wrong = Place your second worker on the forest location with twig, resin and berry.
    .not-place = Possible, but this forest location gives three resources at once. Go there.
    .not-pass = Passing ends the game for you. Place your second worker.
    .not-haven = You need your cards. Place the worker on the forest location with twig, resin and berry.
everdell-lesson-workers-out = Both workers are out. They stay where they are until you prepare for the next season. Until then you can play cards: that is the next lesson.

## Cards and paying

everdell-lesson-cards = Cards and paying
    .about = Build your city from your hand and from the Meadow.
    .learned = You play cards from your hand or the Meadow and pay with resources. Green cards work at once, and again in spring and autumn.
everdell-lesson-cards-where = You can play cards from your hand, and also the eight cards of the Meadow, which all players share. The cost is printed on the card.
everdell-lesson-cards-farm = You have 2 twigs and 1 resin for the { everdell-card-farm } in your hand. Play it.
    .wrong = Play the { everdell-card-farm } from your hand.
    .not-meadow = The same card, but then yours stays in your hand. Play the one from your hand to make room for others.
    .not-monk = Later, perhaps. Production cards are best early: play the { everdell-card-farm }.
    .not-season = You can still play a card. Do that before the season changes.
    .not-pass = Passing ends the game for you. Play the { everdell-card-farm }.
everdell-lesson-cards-colours = The { everdell-card-farm } is green: production. It has given you a berry at once, and will do so in spring and autumn. Tan cards work once, red ones when a worker visits them, blue ones all the time, purple ones at the end.
everdell-lesson-cards-toad = Critters cost berries. The { everdell-card-barge-toad } in the Meadow costs 2, and brings 2 twigs for each { everdell-card-farm } of yours. Play it.
    .wrong = Play the { everdell-card-barge-toad } from the Meadow.
    .not-other = A fine card. But the { everdell-card-barge-toad } gives twigs at once: play it from the Meadow.
    .not-season = You have two berries to spend. Play the { everdell-card-barge-toad } first.
    .not-pass = Passing ends the game for you. Play the { everdell-card-barge-toad }.
everdell-lesson-cards-refill = The Meadow is refilled at once: a new card lies there for everyone.
everdell-lesson-cards-limits = Your city has room for 15 cards. You may have several copies of a common card, but only one of each unique card.

## Occupied spaces

everdell-lesson-occupied = Occupied spaces
    .about = Taken locations, shared locations, and a home that makes a critter free.
    .learned = Exclusive locations hold one worker, shared ones any number. Each construction makes one of its critters free.
everdell-lesson-occupied-taken = Your neighbour has a worker on 3 twigs. That location is exclusive: it holds one worker and is taken until she prepares for season.
everdell-lesson-occupied-shared = Shared locations hold any number of workers. 2 twigs and a card is one of them: place a worker there.
    .wrong = Place a worker on 2 twigs and a card.
    .not-place = Possible, but your { everdell-card-farm } needs twigs. Place the worker on 2 twigs and a card.
    .not-pass = Passing ends the game for you. Place a worker.
    .not-haven = You need your cards. Place the worker on 2 twigs and a card.
    .not-play = Keep the berry for a moment. Place the worker on 2 twigs and a card.
everdell-lesson-occupied-farm = Now you can pay for the { everdell-card-farm }. Play it from your hand.
    .wrong = Play the { everdell-card-farm } from your hand.
    .not-meadow = The same card. Play the one from your hand, to make room there.
    .not-other = Not yet. First the { everdell-card-farm }: it makes the next card free.
    .not-season = You can still play a card. Do that before the season changes.
    .not-pass = Passing ends the game for you. Play the { everdell-card-farm }.
everdell-lesson-occupied-partner = Every critter has a construction that is its home. For { everdell-card-husband } and { everdell-card-wife } it is the { everdell-card-farm }. If it is in your city and not occupied, the critter is free.
everdell-lesson-occupied-wife = The { everdell-card-wife } is in your hand. Play this card.
    .wrong = Play the { everdell-card-wife } from your hand.
    .not-other = That card would be good, too. But the { everdell-card-wife } in your hand can be free: play her.
    .not-season = Wait: a free critter is waiting in your hand.
    .not-pass = Passing ends the game for you. Play the { everdell-card-wife }.
everdell-lesson-occupied-token = You could pay 2 berries. Put the occupied token on the { everdell-card-farm } instead, and pay nothing.
    .wrong = Use the token on the { everdell-card-farm }.
    .not-plain = Then the 2 berries are gone, although the card could be free. Use the token.
everdell-lesson-occupied-for-good = The token stays on the { everdell-card-farm } for good: this home is occupied, even if the critter leaves. Your next free critter needs another construction.

## Seasons

everdell-lesson-seasons = Seasons
    .about = Your workers come back, new ones join them, and your city produces.
    .learned = You change season when all your workers are placed. Spring and autumn bring production, summer two cards from the Meadow.
everdell-lesson-seasons-when = All your workers are placed, and you can’t pay for any card. So it is time to prepare for season. You may do that only when every worker is placed.
everdell-lesson-seasons-season = Prepare for season: winter becomes spring.
    .wrong = Prepare for season.
    .not-pass = Passing ends the game for you, and this is only winter. Prepare for season.
everdell-lesson-seasons-spring = Your two workers are back, and a third one has come. In spring your green cards produce: the { everdell-card-farm } gave a berry, the { everdell-card-barge-toad } 2 twigs.
everdell-lesson-seasons-year = Spring: 1 worker and production. Summer: 1 worker and up to 2 cards from the Meadow. Autumn: 2 workers and production. Autumn is the last season.
everdell-lesson-seasons-back = All locations where your workers stood are free again. You have many twigs, but no resin: place a worker on 2 resin.
    .wrong = Place a worker on 2 resin.
    .not-place = Possible, but resin is what you lack. Place the worker on 2 resin.
    .not-play = Keep your berry. Place a worker on 2 resin.
    .not-pass = Passing ends the game for you. Place a worker on 2 resin.
everdell-lesson-seasons-alone = Each player changes season on their own. One may be in summer while another is still in winter. If you wait, you get more out of each season; if you hurry, you have more workers.

## Events

everdell-lesson-events = Events
    .about = Points for cities with the right cards.
    .learned = An event asks for cards in your city, takes one worker, and goes to one player only.
everdell-lesson-events-events = Each of the four basic events asks for cards of one colour in your city: three blue, three red, four green, or three tan ones. It gives 3 points.
everdell-lesson-events-blue = { everdell-card-shopkeeper }, { everdell-card-judge } and { everdell-card-courthouse } are blue: governance. That is what { everdell-event-city-monument } asks for. Place a worker on it.
    .wrong = Place a worker on { everdell-event-city-monument }.
    .not-tan = You can have that one, too, and we get to it next. First { everdell-event-city-monument }.
    .not-place = That place may still be free next turn. The event may not. Place the worker on { everdell-event-city-monument }.
    .not-play = Cards can wait for a turn. An event goes to whoever is first.
    .not-pass = Passing ends the game for you. Place a worker on { everdell-event-city-monument }.
everdell-lesson-events-once = The event is yours, and nobody else can have it. It takes no space in your city. Your worker comes back with the next season.
everdell-lesson-events-tan = { everdell-card-postal-pigeon }, { everdell-card-ranger }, { everdell-card-ruins } and more are tan: travelers. Three of them are enough for { everdell-event-cartographers-expedition }. Place a worker on it.
    .wrong = Place a worker on { everdell-event-cartographers-expedition }.
    .not-place = Resources can wait. Take the event before your neighbour does.
    .not-play = Cards can wait for a turn. Take the event first.
    .not-pass = Passing ends the game for you. Take the event first.
everdell-lesson-events-special = Special events name two cards. Most of them also do something: cards or resources that you put on the event become points. Different ones come up in every game, so look at them early.

## The Journey

everdell-lesson-journey = The Journey
    .about = In autumn, cards that you can’t use become points.
    .learned = Only in autumn. Discard as many cards as the space shows, and score that many points.
everdell-lesson-journey-autumn = It is autumn, your last season. Now the Journey is open. Each space asks you to discard as many cards as it shows, and gives that many points. 5, 4 and 3 hold one worker each, 2 any number.
everdell-lesson-journey-four = Your neighbour is on 5. You have five cards in hand and can hardly pay for any of them. Place a worker on 4.
    .wrong = Place a worker on the Journey for 4 points.
    .not-less = You can afford more: you have five cards. Take the 4.
    .not-place = You will have workers left for that. The Journey for 4 points may be gone by then: go there first.
    .not-play = The card is worth 1 point, the Journey 4, and that space may be gone soon. Go on the Journey first.
    .not-pass = You have five workers left. Place one on the Journey.
everdell-lesson-journey-discard = Four of your five cards must go. Keep the one you might still use. Start with the { everdell-card-inn }; the other three follow.
    .wrong = That card goes, too. Start with the { everdell-card-inn }.
    .not-palace = The { everdell-card-palace } is worth the most of the five. Keep it, and start with the { everdell-card-inn }.
everdell-lesson-journey-stays = 4 points for cards that would have scored nothing: cards in hand are worth nothing at the end. The worker stays on the Journey until the game is over.

## The end

everdell-lesson-end = The end
    .about = Last turns, passing, and the score.
    .learned = Passing is final. Count base points, tokens, purple cards, the Journey and events.
everdell-lesson-end-alone = Your neighbour has passed. You play on alone, turn after turn, until you pass, too. You have one worker left and two berries.
everdell-lesson-end-point = A last worker: 2 cards and a point token. Place it there.
    .wrong = Place the worker on 2 cards and 1 point.
    .not-place = Resources alone score nothing now. 2 cards and 1 point does.
    .not-pass = You still have a worker. Use it first.
everdell-lesson-end-card = You have drawn a { everdell-card-historian }: 2 berries for 1 point, and 1 more with your { everdell-card-theater }, which counts unique critters. Play it.
    .wrong = Play the { everdell-card-historian } from your hand.
    .not-pass = First play the card: it is worth 2 points.
everdell-lesson-end-pass = You can do nothing more. Pass.
    .wrong = Pass.
everdell-lesson-end-score = 60 to 50: you win. 28 base points, 11 on tokens, 14 from purple cards, 4 from the Journey, 3 from events. If it’s a tie, the player with more events wins, then the one with more resources. Good luck at your first table!
