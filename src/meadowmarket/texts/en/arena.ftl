# What the arena and the ladder say, and what they are told on the command line.

## Refusals

arena-bot-twice = The bot “{ $bot }” is named twice; a bot plays against others.
arena-one-bot = One bot ({ $bot }) for { $players } players; allowed: two or more bots, or a solo game.
bots-per-seat = Bots: { $bots }, players: { $players }; allowed: one bot per seat.
not-positive = { $found } games or jobs; allowed: 1 or more.
arena-not-a-record = { $file } isn’t a record of arena games; name another file.
arena-other-record = { $file } holds other games: { $what } is { $found } there, { $wanted } here. Name another file.
arena-record-in-use = Another arena is writing to { $file }: wait until it has finished, or name another file.
arena-damaged-record = { $file } is damaged in line { NUMBER($line, useGrouping: 0) }; repair it, or name another file.
only-for-ladder = { $option } is for “bench ladder” only.

## What came out

arena-results = Results
arena-drawing = Wins with their 95% interval, from none to all; | is a fair share
arena-ratings = Ratings
column-match = Match
column-games = Games
column-win-rate = Wins
column-sure = 95%
column-points = Points
column-margin = Margin
column-time = ms per move
column-bot = Bot
column-elo = Ahead of the weakest, Elo
arena-rounded-up = { $games } games instead of { $asked }: each deal is played { $players } times, once from each seat.
arena-failures = { $bot } failed { $count ->
    [one] once; a random option was played instead.
   *[other] { $count } times; random options were played instead.
}
arena-unfinished = { $count ->
    [one] One game was
   *[other] { $count } games were
} stopped after { $limit } decisions, without a winner.
arena-stopped = { $reason } after { $done } of { $count } games. They are saved in { $file }; run the same command to continue.
arena-stopped-for-good = { $reason } after { $done } of { $count } games. Use --resume FILE to keep them next time.
arena-plot = { $game }, { $players ->
    [one] solo
   *[other] { $players } players
}: wins with 95% intervals

## The ladder

ladder-table = { $game }, { $players } players
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Written: { $files }.
ladder-same-bot = Each bot can be on the ladder only once, and “search:200ms” is the same as “expert”: { $bots }.
ladder-plot = Wins of each bot against the one below, with 95% intervals
ladder-title = The ladder
ladder-about =
    How strong the bots are, each measured against a weaker one. Written by `meadowmarket bench ladder` on { $date },
    with { $cores } cores, Python { $python } and the { $build } build, from { $games } games.
ladder-reading =
    Two players: each deal is played twice, with the seats swapped. Three and four players: one copy of the stronger bot plays
    against copies of the weaker one, once in each seat. A shared win counts as an equal share.
    Win rates come with Wilson’s 95% interval, margins (points ahead of the best opponent) with the interval of their mean over
    the deals. The time is the mean per move with a real choice, in milliseconds.
ladder-ratings-reading =
    Ratings follow Bradley and Terry, in Elo points ahead of the weakest bot: 400 points mean odds of ten to one in a two-player game.
ladder-players = { $players } players
ladder-fair = A fair share of the wins would be { $share }.
ladder-again = To play a line again:
column-against = Against

## The help

cli-arena-help = Let bots play against each other and measure how strong they are.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = the bots, as in greedy,random; repeat the option for bots with commas in their names
cli-option-arena-games = games per match, rounded up to whole deals, each played from all seats (default: 100)
cli-option-resume = save the games to this file and continue from the ones already in it; you can add more later
cli-option-plot = draw the win rates into this new SVG file
cli-option-ladder-bots = ladder: these bots instead of the usual ones, strongest first, each against the next (100 games each)
cli-option-ladder-games = ladder: games per match (default: as many as suit the bots, about a quarter of an hour on 16 cores)
cli-option-ladder-games-with-more = ladder: games per match with three and four players (default: as --games; 0 skips them)
cli-option-ladder-quick = ladder: a tenth of the games, for a first look; games already played count in full
cli-option-ladder-work = ladder: the folder for games until all are played (default: build/ladder)
cli-option-ladder-out = ladder: the folder for ladder.md and ladder.svg (default: docs)
