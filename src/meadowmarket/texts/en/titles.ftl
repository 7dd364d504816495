# What games, rulesets, settings and bots are called: kind and id, as the server looks them up.

## Bots, as in “Bot 2 (hard)”, and what each is like

bot-easy = easy
    .about = Answers at once and makes mistakes like people do.
bot-normal = normal
    .about = Answers quickly and plays soundly.
bot-hard = hard
    .about = Answers quickly, looks ahead and rarely goes wrong.
bot-expert = expert
    .about = Thinks for a moment and gives nothing away.
bot-random = random
    .about = Plays any option at random.
bot-greedy = greedy
    .about = Takes what looks best right now.
bot-search = search
    .about = Plays many games ahead in its head before it moves.
bot-program = program
