# What the commands say when they can't go on.

## Stopped before the end

stopped-interrupted = Interrupted
stopped-worker-died = A worker process has died
stopped-games = { $reason } after { $done } of { $count } games. The results are those of the games that were played.
stopped-tuning = { $reason } after { $step } of { $steps } steps. The weights are those after the last step.
stopped-analysis = { $reason } after { $done } of { $count } choices. What is shown rests on those; turning points may be missing.
stopped-bench = { $reason }. What was not measured is missing.

## What the system refuses

needs-extra = This needs more than the base install: meadowmarket[{ $extra }]. Install it with: pip install "meadowmarket[{ $extra }]"
system-error = The system reports an error: { $reason }.

## The help

help-setup = Rulesets (the first if none is named) and settings (as in the first ruleset if none is named):
help-setting = { $title } ({ $usual })

# Many games at once: arrays
batch-empty = A batch needs at least one game.
batch-size = { $found } actions for { $expected } games; one per game is needed.
batch-illegal = Game { $number } of the batch: { $reason }
batch-no-such-array = A batch fills no array of the name { $name }; allowed: masks, seats, observations, rewards, scores, done, seeds.
batch-wrong-array = The array { $name } is { $found }; it must be { $expected }.
