# What the research commands say: bots from files, replays, data sets, studies, clusters.

## Refusals

no-such-bot-file = { $file } can’t be read; allowed: FILE.py:CLASS.
bad-bot-file = { $file } can’t be run: { $reason }
bot-file-no-class = { $file } has no bot of the name “{ $name }”; allowed: FILE.py:CLASS, a class of the kind Bot or BotMaker.
random-options = The bot “random” does not know “{ $options }”; allowed: may-pass.
replay-is-taken = { $file } holds another game; name another folder.
no-cluster = There is no cluster at { $address }: { $reason }
dataset-no-out = Name the folder for the data set: --out DIR.
dataset-no-folder = Name the folder of the data set: dataset verify DIR.
dataset-folder-taken = The folder “{ $folder }” holds something that is no data set; name a new or empty one.
dataset-in-use = Another command is writing to “{ $folder }”: wait for its end, or name another folder.
dataset-other = { $file } is of another data set: { $what } is { $found } there, { $wanted } here. Nothing was changed.
dataset-other-schema = { $file } has version { $found } of the schema; this program reads version { $wanted }.
dataset-no-manifest = { $file } does not describe a data set: { $reason }
dataset-damaged-part = { $file } is missing or damaged ({ $reason }). Delete it, and the same command makes it again.
dataset-wrong-game = { $file }, game { NUMBER($number, useGrouping: 0) }: { $what } is { $found }; played through, it is { $wanted }.

## What came out

sim-card-wins = Wins of those who used a card
column-use-rate = Seats that used it
dataset-written = { $folder }: { $games } games in { $parts } parts, { $megabytes } MB. Digest { $digest }.
dataset-verified = { $folder }: { $parts } parts with { $games } games are whole; { $played } games were played through, all as written.
dataset-stopped = { $reason } after { $done } of { $count } parts. The same command goes on from there.

## The help

cli-option-record = keep each game as a replay in this new or empty folder
cli-option-by-card = show how often those who used a card have won, too; random play takes longer then
cli-option-ray = do the work on the Ray cluster at this address; without one, on a cluster of this machine alone
cli-dataset-help =
    Write many games between bots as Parquet files, or verify such files.
    The same arguments give the same bytes. A command that was stopped goes on where it was.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out games; meadowmarket dataset verify games
cli-option-verify = after “verify”: the data set to check
cli-option-dataset-out = the folder for the data set: a new one, or one to go on with
cli-option-part = the games of each file (1000 if not given)
cli-option-times = measure how long bots think, too; the bytes are others each time then
cli-option-sample = verify: how many games are played through (100 if not given)
