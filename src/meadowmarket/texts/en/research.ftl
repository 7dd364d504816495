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
study-no-change = Name what is studied: either --cards DIR or --change ROW.COLUMN=VALUE.
study-bad-change = “{ $found }” is no change; allowed: ROW.COLUMN=VALUE, as in farm.points=2.
study-no-row = No table has a row “{ $row }”; its first column names a row.
study-no-column = The row “{ $row }” has no column “{ $column }”; allowed: { $allowed }.
study-table-twice = { $file } is in the base pack already; change it there.

## What came out

sim-card-wins = Wins of those who used a card
column-use-rate = Seats that used it
dataset-written = { $folder }: games: { $games }, parts: { $parts }, { $megabytes } MB. Digest { $digest }.
dataset-verified = { $folder } is whole: parts: { $parts }, games: { $games }. Played through: { $played }, all as written.
dataset-stopped = { $reason } after { $done } of { $count } parts. The same command goes on from there.
study-title = { $game }: a study of cards
study-summary =
    { $game }, { $deals } deals, each played without the change and with it by { $bots }.
    The change is about: { $changed }. It made a difference in { $differing } deals.
study-reading = What follows ± or stands in brackets is the 95 % interval. Differences are those of the same deals; bold ones leave out 0. Corrected win rates compare seats with others that were as far ahead at the same time; with about 50 cards, two or three bold ones are chance.
study-results = Results
study-sources = Points by source: { $who }
study-uses = Plays per game
study-drawn = Wins of those who drew a card
study-played = Wins of those who played a card
study-plot = Differences with 95 % intervals: wins in per cent, the rest in points or decisions
study-cards-plot = Corrected wins of those who played a card, in per cent
study-length = Decisions
study-wins = Wins: { $who }
study-points = Points: { $who }
study-margin = Margin: { $who }
study-without = Without
study-with = With
study-difference = Difference
study-seats = Seats
study-corrected-without = Corrected, without
study-corrected-with = Corrected, with

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
cli-study-help =
    Show what other cards do to a game: the same deals, with and without the change.
    Wins, margins, length and points by source with intervals; for each card how often it is played, and how often those win who draw or play it.
cli-study-example = meadowmarket study everdell --change "farm.production=gain(2*berry)" --bots greedy --games 1000 --html farm.html
cli-option-study-games = the number of deals; each is played twice (1000 if not given)
cli-option-change = change one value of the cards, as in farm.points=2; may be given several times, in place of --cards
cli-option-base = the card pack to compare with (the built-in cards if not given)
cli-option-html = write a page with tables and plots into this file
