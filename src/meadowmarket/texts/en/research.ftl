# What the research commands say: bots from files, replays, data sets, studies, clusters.

## Refusals

no-such-bot-file = { $file } can’t be read; allowed: FILE.py:CLASS.
bad-bot-file = { $file } can’t be run: { $reason }
bot-file-no-class = { $file } has no bot of the name “{ $name }”; allowed: FILE.py:CLASS, a class of the kind Bot or BotMaker.
random-options = The bot “random” does not know “{ $options }”; allowed: may-pass.
replay-is-taken = { $file } holds another game; name another folder.
no-cluster = There is no cluster at { $address }: { $reason }

## What came out

sim-card-wins = Wins of those who used a card
column-use-rate = Seats that used it

## The help

cli-option-record = keep each game as a replay in this new or empty folder
cli-option-by-card = show how often those who used a card have won, too; random play takes longer then
cli-option-ray = do the work on the Ray cluster at this address; without one, on a cluster of this machine alone
