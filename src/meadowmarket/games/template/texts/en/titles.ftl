# What the game, its rulesets, its settings and its sources of points are called: kind and id.

game-template = Harbour
ruleset-short = Short
ruleset-long = Long
setting-die = Die

source-bids = Bids
source-rolls = Rolls
source-goods = Goods

template-use-bought = Bought
