# The tuning of the weights by which bots value a position.

cli-tune-help =
    Tune the weights by which bots value a position.
    A bot plays itself with weights nudged this way and that, and what wins is kept: the greedy bot, or with
    --simulations the search. The result does not depend on --jobs.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out weights.csv
cli-option-tuned-players = tune for games of two (as usual) or, with 1, for the solo game
cli-option-steps = how many steps of { $trials } deals each, played with both seats (150 unless told)
cli-option-tuned-simulations = let searches of so many simulations a choice play instead of the greedy bot
cli-option-check = games of the new weights against the old ones at the end (400 unless told)
cli-option-weights = write the weights as a table, in the form of the game's data/weights.csv
tune-progress = tuning
tune-term = term
tune-before = before
tune-after = after
tune-check = The new weights against the old ones, { $games } games: { $margin } points a game (95 %: { $sure })
