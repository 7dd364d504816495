# The words of Everdell's cards in the browser.

everdell-page-card-copies = { $n }×
everdell-page-card-partner = Free with { $partner }
everdell-page-card-frees = Makes free: { $partner }
everdell-page-card-breaks = Fair·grounds

## The words that the page draws as icons: every form of each, split by |

everdell-page-words-twig = twig|twigs
everdell-page-words-resin = resin
everdell-page-words-pebble = pebble|pebbles
everdell-page-words-berry = berry|berries
everdell-page-words-points = point token|point tokens|point|points
everdell-page-words-card = card|cards
everdell-page-words-worker = worker|workers
everdell-page-words-resource = resource|resources

## Ways to pay for a card

everdell-page-way-plain = Printed cost
everdell-page-way-token = Free, with { $card }
everdell-page-way-crane = Discard the { $card }
everdell-page-way-innkeeper = Discard the { $card }
everdell-page-way-dungeon = Into the Dungeon: { $card }
everdell-page-way-judge = Swap one with the { $card }
everdell-page-way-saves = { $n } less
everdell-page-way-missing = { $n } missing
everdell-page-way-missing-what = Missing: { $what }
everdell-page-way-why-occupied = occupied
everdell-page-way-why-no-space = no free space
everdell-page-way-why-unique = only one per city
everdell-page-way-why-no-fool = every opponent has one, or no free space
everdell-page-way-why-no-ruins = no construction left to replace
everdell-page-way-why-nothing-to-swap = nothing to swap
everdell-page-way-possible = You can:
everdell-page-way-impossible = You can’t:

## Rulings on cards

everdell-ruling-one-way = You pay for a card in one way only: never with two discounts.
everdell-ruling-lost-discount = Any part of a discount you can’t use is lost.
everdell-ruling-own-copy = It can help pay for another copy of itself.
everdell-ruling-visitors = A visitor from another city first gives the owner 1 point.
everdell-ruling-must-play = You can visit only if you can play a card, and then you must.
everdell-ruling-stays = If this card leaves the city, the worker on it is lost.
everdell-ruling-second-spot = The critter must be in the city when the second place is taken. What is there stays if it leaves.
everdell-ruling-copy-place = You don’t place a worker there, so occupied and blocked places count, too.
everdell-ruling-clock = At most once per change of season. Haven, Journey, events and cards don’t count.
everdell-ruling-token = It makes one critter free. The token stays, even if the critter leaves.
everdell-ruling-trigger = It works for cards played while it is in your city, not for itself.
everdell-ruling-fool = It triggers your Historian, but not your Shopkeeper.
everdell-ruling-base-value = Only the printed points of the card count, from −2 to 3.
everdell-ruling-shepherd = The opponent must not have passed. If all have, pay to the supply.
everdell-ruling-full-cost = You get the full printed cost, whatever you paid. Everything on the card is lost.
everdell-ruling-university = It can’t discard itself.
everdell-ruling-ruins = A worker on the card stays out until your next season.
everdell-ruling-copiers = A chain of copies must end at a green card that copies nothing itself.
everdell-ruling-copied-city = Gains, payments and choices are yours.
everdell-ruling-no-storehouse = It can’t copy an opponent’s Storehouse.
everdell-ruling-husband = As many Husbands produce as there are pairs. One Farm is enough for all.
everdell-ruling-pair = A Husband and a Wife share one space. Pairs form by themselves.
everdell-ruling-no-space = It takes no space in the city.
everdell-ruling-architect = Resources on events don’t count.
everdell-ruling-ranger = The worker can’t go back to where it was. Workers on the Cemetery, Monastery and Journey can’t move.
everdell-ruling-storehouse = Only its owner may place a worker on it.
everdell-ruling-prisoners = Prisoners are in no city: they have no points and no colour.
