# What games, rulesets, settings and bots are called: kind and id, as the server looks them up.

game-lagranja = La Granja
game-everdell = Everdell
ruleset-classic = Classic
ruleset-classic-promo = Classic with promo cards
ruleset-deluxe = Deluxe
setting-promo_cards = Promo cards
setting-roof_set = Roof tiles
setting-market = Market
setting-open_vp = Everyone’s points are open
setting-helper_mark = Used helpers are marked with
setting-extra_deliveries_at_once = Extra deliveries are all bought at once
setting-redraw_without_market = Solo: cards without a market number are redrawn
setting-marker_limit = Limit of markers
ruleset-base = Base game
setting-solo_year = Solo: Rugwort’s year
bot-random = Random
