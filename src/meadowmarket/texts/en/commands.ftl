# What the commands say when they can't go on.

## Stopped before the end

stopped-interrupted = Interrupted
stopped-worker-died = A worker process has died
stopped-games = { $reason } after { $done } of { $count } games. The results are those of the games that were played.
stopped-tuning = { $reason } after { $step } of { $steps } steps. The weights are those after the last step.
stopped-analysis = { $reason } after { $done } of { $count } choices. What is shown rests on those; turning points may be missing.
stopped-bench = { $reason }. What was not measured is missing.

## What the system refuses

system-error = The system reports an error: { $reason }.

## The help

help-setup = Rulesets (the first if none is named) and settings (as in the first ruleset if none is named):
help-setting = { $title } ({ $usual })
