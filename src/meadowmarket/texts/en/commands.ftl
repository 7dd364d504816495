# What the commands say when they can't go on.

## Stopped before the end

stopped-interrupted = Interrupted
stopped-worker-died = A worker process has crashed
stopped-games = { $reason } after { $done } of { $count } games. The results cover the games played so far.
stopped-tuning = { $reason } after { $step } of { $steps } steps. The weights are those after the last step.
stopped-analysis = { $reason } after { $done } of { $count } choices. The results cover only those; turning points may be missing.
stopped-bench = { $reason }. Some measurements are missing.

## What the system refuses

needs-extra = This needs an extra that isn’t installed: meadowmarket[{ $extra }]. Install it with: pip install "meadowmarket[{ $extra }]"
system-error = The system reports an error: { $reason }.

## The help

help-setup = Rulesets (default: the first) and settings (default: as in the first ruleset):
help-setting = { $title } ({ $usual })

# Many games at once: arrays
batch-empty = A batch needs at least one game.
batch-size = Actions: { $found }, games: { $expected }; one action per game is needed.
batch-illegal = Game { $number } of the batch: { $reason }
batch-no-such-array = A batch has no array “{ $name }”; allowed: masks, seats, observations, rewards, scores, done, seeds.
batch-no-such-game = The batch has no game { $number }; allowed: 0 to { $most }.
negative-budget = “{ $name }” is { $found }; allowed: 0 (no limit) or more.
batch-no-integers = The array { $name } is { $found }; { $count ->
    [0] it must hold one integer per game.
    [one] it must hold 1 integer.
   *[other] it must hold { $count } integers.
}
batch-read-only = { $array }, read-only
batch-wrong-array = The array { $name } is { $found }; it must be { $expected }.
batch-shared-memory = The array { $name } shares its memory with another one, or with itself; give each its own.
batch-seed-and-seeds = Give either one seed or the seeds of all games.
book-title = { $game }: all cards, tiles and places
cli-option-book-data = write the data of the components and its origin, for designers (in English)
