# What La Granja, its rulesets, its settings and its sources of points are called: kind and id.

game-lagranja = La Granja
ruleset-classic = Classic
ruleset-classic-promo = Classic with promo cards
ruleset-deluxe = Deluxe
setting-promo-cards = Promo cards
setting-roof-set = Roof tiles
setting-market = Market
setting-open-vp = Everyone’s points are open
setting-helper-mark = Used helpers are marked with
setting-extra-deliveries-at-once = Extra deliveries are all bought at once
setting-redraw-without-market = Solo: cards without a market number are redrawn
setting-marker-limit = Limit of markers

source-start = Start
source-roofs = Roofs
source-bonuses = Tiles, dice, trade goods
source-buildings = Craft buildings
source-crafts = Craft markers
source-barrows = Barrows
source-fights = Stalls removed
source-stalls = Stalls
source-siesta = Siesta
source-helpers = Helpers
source-silver = Silver
source-paid = Paid

lagranja-use-field = Field
lagranja-use-barrow = Barrow
lagranja-use-extension = Extension
lagranja-use-helper = Helper
