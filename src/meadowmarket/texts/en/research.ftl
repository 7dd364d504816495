# What the research commands say: bots from files, replays, data sets, studies, clusters.

## Refusals

no-such-bot-file = { $file } can’t be read; allowed: FILE.py:CLASS.
bad-bot-file = { $file } can’t be run: { $reason }
bot-file-no-class = { $file } has no bot called “{ $name }”; allowed: FILE.py:CLASS, where the class is a Bot or a BotMaker.
bot-file-no-choose = The class “{ $name }” in { $file } has no method “choose”, so it can’t play.
random-options = The bot “random” doesn’t know “{ $options }”; allowed: may-pass.
env-bad-choice = The argument { $name } is “{ $found }”; allowed: { $allowed }.
env-bad-number = The argument { $name } is { $found }; allowed: { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
replay-is-taken = { $file } holds another game; name another folder.
no-cluster = There is no cluster at { $address }: { $reason }
dataset-no-out = Name the folder for the data set: --out DIR.
dataset-no-folder = Name the folder of the data set: dataset verify DIR.
dataset-folder-taken = The folder “{ $folder }” holds something other than a data set; name a new or empty one.
dataset-in-use = Another command is writing to “{ $folder }”: wait until it has finished, or name another folder.
dataset-other = { $file } belongs to another data set: { $what } is { $found } there, { $wanted } here. Nothing was changed.
dataset-other-schema = { $file } has version { $found } of the schema; this program reads version { $wanted }.
dataset-no-manifest = { $file } does not describe a data set: { $reason }
dataset-damaged-part = { $file } is missing or damaged ({ $reason }). Delete it and run the same command to recreate it.
dataset-missing-part = { $file } is missing. Run the command that wrote the data set again to recreate it.
dataset-no-checksums = { $file } is missing, so the parts can’t be checked. Restore it, or write the data set into a new folder.
dataset-stray-file = { $file } is no part of this data set, but programs that read the folder would read it. Move it away.
dataset-not-opened = { $file } describes a game that can’t be opened here: { $reason }
dataset-other-cards = { $file } names other cards: { $found }; those given are { $wanted }. Name the card pack of the games: --cards DIR.
dataset-wrong-game = { $file }, game { NUMBER($number, useGrouping: 0) }: { $what } is { $found }; replaying the game gives { $wanted }.
study-no-change = Say what to study: either --cards DIR or --change ROW.COLUMN=VALUE.
study-bad-change = “{ $found }” isn’t a change; allowed: ROW.COLUMN=VALUE, as in farm.points=2.
study-no-row = No table has a row “{ $row }”. The first column of a table names its rows.
study-no-row-near = No table has a row “{ $row }”. Did you mean: { $near }?
study-change-twice = “{ $found }” changes a value that another --change already changes.
study-change-refused = { $changes } isn’t possible: { $problems }
study-no-column = The row “{ $row }” has no column “{ $column }”; allowed: { $allowed }.
study-table-twice = { $file } is already in the base pack; change it there.

## What came out

sim-card-wins = Wins of seats that used a card
column-use-rate = Seats that used it
dataset-written = { $folder }: games: { $games }, parts: { $parts }, { $megabytes } MB. Digest { $digest }.
dataset-verified = { $folder } is intact: parts: { $parts }, games: { $games }. Replayed: { $played }, all as recorded.
dataset-stopped = { $reason } after { $done } of { $count } parts. Run the same command to continue.
study-title = { $game }: a study of cards
study-summary =
    { $game }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, each played with and without the change by { $bots }.
    Changed: { $changed }. It made a difference in { $differing ->
        [one] 1 deal
       *[other] { $differing } deals
    }.
study-reading = Values after ± or in brackets are 95% intervals. Differences compare the same deals; the bold ones are clear: on average, at most one in twenty of them is chance. Corrected win rates compare seats with others that were equally far ahead at the same time.
study-results = Results
study-sources = Points by source: { $who }
study-uses = Plays per game
study-drawn = Wins of seats that drew a card
study-played = Wins of seats that played a card
study-plot = Differences with 95% intervals: wins in percent, the rest in points or decisions
study-cards-plot = Corrected wins of seats that played a card, in percent
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
cli-option-by-card = also show how often seats that used a card won; random play takes longer then
cli-option-ray = work on the Ray cluster at this address; without an address, on a cluster of this machine alone
cli-dataset-help =
    Write many games between bots as Parquet files, or verify such files.
    The same arguments give the same bytes. Repeat a command that was stopped to continue it.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out games; meadowmarket dataset verify games
cli-option-verify = after “verify”: the data set to check
cli-option-dataset-out = the folder for the data set: a new one, or one to continue
cli-option-part = games per file (default: 1000)
cli-option-times = also measure how long bots think; the bytes then differ each time
cli-option-sample = verify: how many games to replay (default: 100)
cli-study-help =
    Show what a change to the cards does to a game: the same deals, with and without it.
    Wins, margins, length and points by source, with intervals; for each card, how often it is played, and how often seats win that draw or play it.
cli-study-example = meadowmarket study everdell --change "farm.production=gain(2*berry)" --bots greedy --games 1000 --html farm.html
cli-option-study-games = the number of deals; each is played twice (default: 1000)
cli-option-change = change one value of the cards, as in farm.points=2; can be repeated; instead of --cards
cli-option-base = the card pack to compare with (default: the built-in cards)
cli-option-html = write a page with tables and plots into this new file
