# What games, rulesets, settings and bots are called: kind and id, as the server looks them up.

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
