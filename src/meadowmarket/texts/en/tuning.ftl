# The tuning of the weights by which bots value a position.

cli-tune-help =
    Tune the weights that bots use to value a position.
    A bot plays against itself with slightly changed weights, and the better ones are kept: the greedy bot, or with
    --simulations the search. The result doesn’t depend on --jobs.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out weights.csv
cli-option-tuned-players = tune for two-player games (the default) or, with 1, for the solo game
cli-option-steps = number of steps, each { $trials } deals played from both seats (default: 150)
cli-option-tuned-simulations = let searches with this many simulations per choice play instead of the greedy bot
cli-option-check = games of the new weights against the old ones at the end (default: 400)
cli-option-weights = write the weights as a table into this new file, in the format of the game’s data/weights.csv
tune-progress = tuning
tune-term = term
tune-before = before
tune-after = after
tune-check = New weights against old ones, { $games } games: { $margin } points per game (95%: { $sure })
