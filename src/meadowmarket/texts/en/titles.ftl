# What games, rulesets, settings and bots are called: kind and id, as the server looks them up.

game-lagranja = La Granja
game-everdell = Everdell
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
ruleset-base = Base game
setting-solo-year = Solo: Rugwort’s year
bot-random = Random
