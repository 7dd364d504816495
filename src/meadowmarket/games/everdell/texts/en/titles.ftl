# What Everdell, its rulesets, its settings and its sources of points are called: kind and id.

game-everdell = Everdell
ruleset-base = Base game
setting-solo-year = Solo: Rugwort’s year

source-base = Cards in the city
source-tokens = Point tokens
source-prosperity = Prosperity (purple cards)
source-journey = Journey
source-events = Events

everdell-use-hand = Hand
everdell-use-meadow = Meadow
everdell-use-revealed = Revealed
