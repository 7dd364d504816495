# What the arena and the ladder say, and what they are told on the command line.

## Refusals

arena-bot-twice = The bot “{ $bot }” is named twice; a bot plays against others.
arena-one-bot = One bot ({ $bot }) for { $players } players; allowed: two or more, or a solo game.
bots-per-seat = { $bots } bots for { $players } players; allowed: one bot per seat.
not-positive = { $found } games or jobs; allowed: 1 or more.
arena-not-a-record = { $file } holds no games of an arena; name another file.
arena-other-record = { $file } holds other games: { $what } is { $found } there, { $wanted } here. Name another file.
arena-record-in-use = Another arena is writing to { $file }: wait for its end, or name another file.
arena-damaged-record = { $file } is damaged in line { NUMBER($line, useGrouping: 0) }; mend it, or name another file.
only-for-ladder = { $option } is for “bench ladder” only.

## What came out

arena-results = Results
arena-drawing = Wins with their 95 % interval, from none to all; | is a fair share
arena-ratings = Ratings
column-match = Match
column-games = Games
column-win-rate = Wins
column-sure = 95 %
column-points = Points
column-margin = Margin
column-time = ms a move
column-bot = Bot
column-elo = Ahead of the weakest, Elo
arena-rounded-up = { $games } games in place of { $asked }: each deal is played { $players } times, once from each seat.
arena-failures = { $bot } failed { $count ->
    [one] once; a random option was taken in place of its choice.
   *[other] { $count } times; random options were taken in place of its choices.
}
arena-unfinished = { $count ->
    [one] One game was
   *[other] { $count } games were
} given up after { $limit } decisions; nobody has won there.
arena-stopped = { $reason } after { $done } of { $count } games. They are kept in { $file }; the same command goes on from there.
arena-stopped-for-good = { $reason } after { $done } of { $count } games. With --resume FILE they would be kept.
arena-plot = { $game }, { $players ->
    [one] solo
   *[other] { $players } players
}: wins with 95 % intervals

## The ladder

ladder-table = { $game }, { $players } players
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Written: { $files }.
ladder-same-bot = The ladder has each bot once, and “search:200ms” is “expert”: { $bots }.
ladder-plot = Wins of each bot against the one below, with 95 % intervals
ladder-title = The ladder
ladder-about =
    How strong the bots are, each measured against one below it. Written by `meadowmarket bench ladder`, on { $date },
    with { $cores } cores, Python { $python } and the { $build } build, from { $games } games.
ladder-reading =
    Two players: each deal is played twice, with the seats exchanged. Three and four players: one of the upper bot sits among
    nothing but the lower, once in each seat. A shared win counts as an equal share.
    Win rates have Wilson’s 95 % interval; margins (points ahead of the best other) have that of their mean over the deals.
    The time is that for a move in which there was a choice, in milliseconds.
ladder-ratings-reading =
    Ratings are those of Bradley and Terry, in Elo points ahead of the weakest bot: 400 are odds of ten to one in a game of two.
ladder-players = { $players } players
ladder-fair = A fair share of the wins would be { $share }.
ladder-again = To play a line again:
column-against = Against

## The help

cli-arena-help = Let bots play against each other, and say how strong they are.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = the bots, as in greedy,random; given several times it takes one bot each, which may have commas in its name
cli-option-arena-games = the games of each match, rounded up to whole deals: each is played from all seats (100 if not given)
cli-option-resume = keep the games in this file, and go on from those that it holds; more games can be added later
cli-option-plot = draw the win rates into this SVG file
cli-option-ladder-bots = ladder: these bots, strongest first, each against the next, in place of the usual ones (100 games each)
cli-option-ladder-games = ladder: the games of each match (if not given, as many as suit the bots: about a quarter of an hour on 16 cores)
cli-option-ladder-games-with-more = ladder: the games of each match with three and four players (as --games, if not given; 0 leaves them out)
cli-option-ladder-quick = ladder: a tenth of the games, for a first look; what has been played already counts in full
cli-option-ladder-work = ladder: the folder in which the games are kept until all are played (build/ladder if not given)
cli-option-ladder-out = ladder: the folder for ladder.md and ladder.svg (docs if not given)
