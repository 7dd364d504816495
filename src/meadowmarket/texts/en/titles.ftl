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

## Bots, as in “Bot 2 (hard)”, and what each is like

bot-easy = easy
    .about = Answers at once, and makes mistakes as people do.
bot-normal = normal
    .about = Answers quickly and plays soundly.
bot-hard = hard
    .about = Answers quickly, looks ahead and rarely errs.
bot-expert = expert
    .about = Thinks for a moment, and gives nothing away.
bot-random = random
    .about = Takes any option without a thought.
bot-greedy = greedy
    .about = Takes what leaves it best off at once.
bot-search = search
    .about = Plays on in its mind for as long as it may.
bot-program = program
