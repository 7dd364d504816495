# What the core, the bots and the command line say. Game texts stand in files of their own.

## Players and scores

player-name = Player { $number }
bot-name = Bot { $number } ({ $bot })
final-scores = Final score
game-won = { $count ->
    [0] The game is lost.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
column-source = Points from
row-total = Total
row-wins = Wins
row-failures = Failures: { $reason }

## Actions that can't be taken

no-such-code = There is no action with the code { $code }; there are { $count }, counted from 0.
no-such-action = There is no action “{ $action }”.
no-such-action-near = There is no action “{ $action }”. Did you mean: { $near }?
game-is-over = The game is over.
not-your-turn = It is not { $seat }’s turn.
not-an-option = “{ $action }” is not possible. Now: { $asked }
not-an-option-because = “{ $action }” is not possible. { $reason } Now: { $asked }
undo-nothing = There is nothing to take back.
undo-other-seat = { $seat } has acted since; that can’t be taken back.
undo-chance = Dice were rolled since then, or something was drawn or revealed. So this can’t be taken back: { $action }
undo-shown = { $other_seat } has shown something hidden since then. So this can’t be taken back: { $action }

## Setting up

no-such-game = There is no game “{ $game }”; allowed: { $allowed }.
not-a-box = The game “{ $game }” is installed incorrectly: { $entry } isn’t a box.
bad-player-count = The number of players can’t be { $players }; allowed: { $min } to { $max }.
no-such-ruleset = There is no ruleset “{ $ruleset }”; allowed: { $allowed }.
no-such-rules-version = There is no version { $found } of the rules here; allowed: { $allowed }.
no-such-setting = There is no setting “{ $setting }”; allowed: { $allowed }.
bad-setting-value = The setting “{ $setting }” can’t be “{ $value }”; allowed: { $allowed }.
not-a-setting = “{ $found }” isn’t a setting; allowed: NAME=VALUE.
bad-seed = { $seed } isn’t a seed; allowed: 0 to { $most }.
bad-card-pack = { $problems }
bad-lesson = { $problems }
no-such-language = There is no language “{ $language }”; allowed: { $allowed }.
no-such-bot = There is no bot “{ $bot }”; allowed: { $allowed }.
not-a-bot = The bot “{ $bot }” is installed incorrectly: { $entry } makes no bots.
no-bot-options = The bot “{ $bot }” has no options; found: “{ $options }”.
bad-bot-budget = The bot “{ $bot }” doesn’t know “{ $options }”; allowed: times and numbers of simulations such as 200ms, 2s or 500sims, and workers such as 2workers, joined by +.
no-command = “{ $found }” isn’t a command; allowed: program:COMMAND, as in program:python3 bot.py.
no-such-program = The program “{ $program }” can’t be started: there is no such program.
bad-bot-count = Bots: { $count }, players: { $players }; allowed: one for all, or one for each.
bad-seat-count = Seats: { $count }, players: { $players }; allowed: one for each.
no-such-seat-kind = “{ $found }” isn’t a seat; allowed: { $allowed }.
no-such-seat = There is no seat { $found }; allowed: 0 to { $most }.
bad-names = The names are “{ $found }”; allowed: a list with at most one name per player (players: { $players }).
state-of-another-game = The state is one of another game: { $found }. Expected: { $expected }.
no-such-step = There is no action { $step }; allowed: 0 to { $count }.
folder-is-taken = The folder “{ $folder }” isn’t empty; name a new or empty one.
file-is-taken = { $file } exists and isn’t empty; name a new file.
no-card-packs = { $game } has no card packs.
no-such-folder = There is no folder “{ $folder }”.
no-such-topic = There is nothing called “{ $topic }”.
no-such-topic-near = There is nothing called “{ $topic }”. Did you mean: { $near }?
several-topics = “{ $topic }” could be several things: { $near }
no-such-card = “{ $topic }” isn’t a card, tile or place. “meadowmarket rules { $game } { $topic }” looks in the rules.
no-such-paragraph = There is no paragraph { $found }; there are sections { $allowed }, with paragraphs such as { $example }.
no-rules = There are no rules of { $game } to show.
cannot-read = { $file } can’t be read: { $reason }.
cannot-write = { $file } can’t be written: { $reason }.
which-game = Which game? Name one, or continue a saved one with --load.
not-with-load = { $option } can’t be combined with --load: the saved game already sets it.
other-game-in-file = { $file } holds a game of { $found }.
program-in-file = The saved game would start a program, “{ $found }”. If you trust it, name all seats with --load and --seats.
no-saved-game = There is no unfinished game in { $folder }.

## Damaged states, saves and replays

corrupt-state = Damaged at { $place }: found “{ $found }”, expected { $expected }.
corrupt-replay = Line { NUMBER($line, useGrouping: 0) }: { $problem }
replay-empty = there is no replay here.
replay-not-text = byte { $found } isn’t UTF-8 text.
replay-no-title = found “{ $found }”, expected “{ $expected }”.
replay-other-format = this replay has format { $found }; only format { $expected } is known.
replay-cut-off = the file is cut off here, after “{ $found }”.
replay-after-end = found “{ $found }” after the end of the game, expected nothing.
replay-not-a-move = found “{ $found }”, expected an action (number, seat, action, =checksum) or the end.
replay-bad-move = found “{ $found }”, expected number, seat, action and =checksum.
replay-wrong-number = found action number { $found }, expected { NUMBER($expected, useGrouping: 0) }.
replay-bad-end = found “end { $found }”, expected “end” and the scores.
replay-unknown-header = found “{ $found }”, expected one of: { $expected }.
replay-twice = “{ $found }” is already in line { NUMBER($first, useGrouping: 0) }.
replay-empty-header = “{ $found }” has no value.
replay-bad-number = { $what } is “{ $found }”, expected a number from 0 to { $most }.
replay-bad-setting = found “set { $found }”, expected “set NAME=VALUE”, each name once.
replay-bad-name = found “name { $found }”, expected “name SEAT NAME”, each seat once.
replay-no-such-seat = there is no seat { $found }; players: { $count }, and seats count from 0.
replay-missing-header = the header lacks “{ $expected }” before this line.
replay-other-game = this is a game of { $found }, expected { $expected }.
replay-other-rules = made under version { $found } of the rules; this is version { $expected }.
replay-corrected-since = { $problem } It was made under version { $rules } of the rules. { $corrected }
replay-other-ruleset = made with the ruleset { $found }, expected { $expected }.
replay-other-players = made for another number of players, { $found }; expected { $expected }.
replay-other-settings = made with the settings { $found }, expected { $expected }.
replay-other-pack = made with the card pack { $found }; the one in use is { $expected }. Name the folder of the other one with --cards.
replay-move-after-end = found the action “{ $found }”, but the game is over.
replay-illegal-move = “{ $found }” can’t be played here: { $reason }
replay-wrong-checksum = found the checksum { $found }, expected { $expected }.
replay-end-too-early = found the end after action { NUMBER($count, useGrouping: 0) }, but the game is not over.
replay-no-end = the game is over here; expected a line “{ $expected }” after this.
replay-wrong-scores = found the scores { $found }, expected { $expected }.

## Playing in the terminal

play-welcome = { $game }, seed { $seed }. Type the number of an option or its name. “help” lists the other commands.
play-input = >{" "}
play-input-live = Number, name or help >{" "}
play-hint = Type the number of an option or its name, “options” to see them again, or “help”.
play-no-such-number = There is no option { $number }; allowed: 1 to { $count }.
play-help =
    3 or its name    plays an option
    ?                says what can be explained, and how
    ? 3 · ? WORD     explains an option, or a word, card or place
    board · options  shows the whole board, or all options
    Tab              completes what you type; Enter alone shows the screen again
    hint             suggests the three best moves, and says why
    log              shows what has happened so far
    undo             takes back your last choice, and the bots’ answers to it
    save [FILE]      saves the game (it is also saved after every action)
    load FILE        continues another game
    quit             leaves; the game stays saved
play-explain-help =
    “? 3” explains option 3: its cost, its effect and its rule. Its name works, too.
    “? WORD” explains a word of the rules, a card, a tile or a place. Type its
    name as shown, its id, or the first letters; case and accents don’t matter.
    “? card 3” is card 3, “? 3” is option 3. “? LG-6.8” is a paragraph of the rules.
    “options” lists the options; “meadowmarket rules” prints all the rules.
reference-cost = Cost: { $cost }
reference-no-cost = Cost: nothing
reference-effect = Effect: { $effect }
reference-see-also = See also: { $topics }
reference-in-rules = In the rules: { $paragraphs }
reference-rules-in-english = The rules are only in English so far.
play-hand-over = { $seat }’s turn. Everyone else, please look away.
play-press-enter = Press Enter to look.{" "}
play-undone = { $count ->
    [one] Taken back.
   *[other] { $count } actions taken back.
}
play-saved = Saved in { $file }.
play-cannot-save = The game can’t be saved in { $file }: { $reason }.
play-load-what = Load what? Type “load FILE”.
play-loaded = Loaded { $file }, after { $count ->
    [one] one action.
   *[other] { $count } actions.
}
play-left = The game is saved in { $file }. To continue it:
play-left-unsaved = The game could not be saved in { $file }.
play-crashed = Something went wrong. The game is saved in { $file }. To continue it:
play-kept = The whole game is saved in { $file }; “meadowmarket replay show” shows it again.
play-bot-thinking = { $seat } is thinking …
play-more = Press Enter to go on, q to stop.{" "}
play-more-options = … { $count } more; “options” lists all of them.
play-anytime = Anytime:
play-final = { $mark } can’t be taken back: something is drawn, rolled or revealed.
saves-none = There are no saved games in { $folder }.
saves-folder = Saved games in { $folder }:
saves-date = Last played
saves-game = Game
saves-players = Players
saves-moment = Progress
saves-file = File
saves-over = over, { $scores }
saves-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
saves-older = … and { $count } older.
saves-how = “meadowmarket play --load DIR/FILE” continues one, “meadowmarket play --load” the latest unfinished one.
bot-failed = { $seat }: the bot failed ({ $reason }); an option was picked at random.
log-line = { NUMBER($number, useGrouping: 0) }. { $text }

## How a bot failed: in a log that everyone reads, so without quoting it

failure-not-started = the program can’t be started
failure-silent = it didn’t answer in time
failure-ended = the program has stopped
failure-too-long = its answer was too long
failure-no-message = its answer isn’t a message of the protocol
failure-other-protocol = it uses another version of the protocol
failure-wrong-number = it answered another question
failure-no-option = it chose something that isn’t an option
failure-given-up = it has failed too often and is no longer asked
failure-not-made = there is no such bot here
failure-died = its process has crashed
failure-raised = an error

## Hints

play-thinking = Thinking …
hint-line = { $number }. { $move }
hint-move = { $action } — expected lead { $margin }
hint-move-because = { $action } — expected lead { $margin } ({ $reasons })
hint-reason = { $what } { $points }
hint-rival = { $seat }’s points
analyse-progress = Judging
analyse-progress-closer = Taking a closer look
analyse-summary = { $game }, seed { $seed }: { $count ->
    [one] one choice judged
   *[other] { $count } choices judged
}, each by what its player could know.
analyse-title = Expected lead over the game
analyse-actions = Action
analyse-margin = Expected lead
analyse-marks = turning points
analyse-accuracy = Accuracy of { $seat }: { $percent }%
analyse-turning-points = Turning points:
analyse-no-turning-points = No turning points: nobody lost more than chance explains.
analyse-turning-point =
    { NUMBER($number, useGrouping: 0) }. { $seat } lost { $loss } points (± { $error }).
    Played: { $move }
analyse-better = Better:
nothing-to-analyse = { $file } has no choices to analyse.

## The other commands

sim-progress = Playing
sim-summary =
    { $finished } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } finished in { $seconds } s ({ $rate } decisions per second)
    Decisions per game: { $shortest } to { $longest }, { $mean } on average
    Digest: { $digest }
sim-scores = Mean points by source and seat
sim-usage = How often each card was played
replay-header = { $game }, seed { $seed }
replay-verified = { $file }: { $count ->
    [one] 1 action
   *[other] { $count } actions
}, all as recorded; the game is not over. Checksum { $checksum }.
replay-verified-whole = { $file }: a whole game of { $count } actions, all as recorded. Checksum { $checksum }.
replay-recorded = { $file }: a game of { $count } actions.
bench-title = Random play and search, one process; batch: decisions/s in 32 games at once
bench-last-resort = Random play passes only when nothing else is possible, so the games run to the end.
bench-not-measured = The { $build } build was not measured: { $reason }
column-players = Players
column-build = Build
column-decisions-per-s = Decisions/s
column-games-per-s = Games/s
column-clone-us = Clone, µs
column-simulations-per-s = simulations/s
column-batch-masks-per-s = Batch, masks
column-batch-observations-per-s = Batch, all
column-batch-speedup = Batch, all, processes: { $count }
pack-is-new =
    { $folder } is a card pack for { $game } that changes nothing yet. Its README.md says how to go on:
    edit the tables, then “meadowmarket cards check { $folder }”, then “meadowmarket play { $game } --cards { $folder }”.
pack-readme =
    # A card pack for { $title }

    This folder holds all tables of the game. It changes nothing yet: edit the values that should be different.
    A row replaces the row of the game with the same key. A row with a new key is added, where the game allows it.
    You may delete rows and whole tables that you don’t change; the game’s own rows are used instead.

    1. Edit the tables. `provenance` says whether a value is `printed` on the component or `designed`; `source` says
       where you got it: “my box”, for example.
    2. Check them: `meadowmarket cards check { $folder }`. It lists everything that is wrong, with file, line and column.
    3. Look at a card: `meadowmarket cards show { $game } NAME --cards { $folder }`.
    4. Play: `meadowmarket play { $game } --cards { $folder }`. `sim` and `arena` take `--cards`, too.

    Texts in other languages go into files such as `de.ftl`. The English ones are in the tables.

    ## The tables and their columns

    { $columns }

    LANGUAGE.md explains what the columns mean and how effects are written.
pack-is-sound = { $folder } is a valid card pack for { $game }, digest { $digest }.
texts-fixed = No-break spaces put in: { $count }.
texts-checked = Checked the texts in { $languages }: { $count ->
    [0] nothing is wrong.
    [one] one thing is wrong.
   *[other] { $count } things are wrong.
}

## The help

cli-example = Example:
cli-version = meadowmarket { $version } ({ $build })
cli-bad-number = “{ $found }” is wrong; allowed: { $low } to { $high }
cli-nothing-named = nothing is named
cli-main-help = Play, learn, simulate and study modern board games.
cli-main-example = meadowmarket play { $game } --seats me,bot:hard
cli-play-help = Play in the terminal, with people and bots in any seat.
cli-play-example = meadowmarket play { $game } --seats me,me:Anna,bot:hard
cli-sim-help = Play many games between bots and show the results.
cli-sim-example = meadowmarket sim { $game } --players 4 --games 1000 --bots random --seed 1
cli-bench-help =
    Measure random play, interpreted and compiled, with two and four players.
    The last line says how many times as fast batches are in several processes (--jobs) as in one.
    “bench server” measures how fast tables are, “bench ladder” how strong the bots are.
cli-bench-example = meadowmarket bench { $game } --json
cli-analyse-help = Show how a game was played: the expected lead over time, its turning points, and better moves there.
cli-analyse-example = meadowmarket analyse game.replay --top 3 --plot game.svg
cli-replay-help = Show, check or record games.
cli-replay-example = meadowmarket replay verify game.replay
cli-replay-show-help = Show what happened in a game, or the board after one of its actions.
cli-replay-show-example = meadowmarket replay show game.replay --step 12
cli-replay-verify-help = Play a recorded game through and compare it with its checksums.
cli-replay-verify-example = meadowmarket replay verify game.replay
cli-replay-record-help = Play a random game and record it.
cli-replay-record-example = meadowmarket replay record game.replay { $game } --players 3 --seed 7
cli-cards-help = Look up cards, or check a card pack.
cli-cards-example = meadowmarket cards show everdell farm
cli-cards-check-help = Check a card pack: every error with its file, line and column.
cli-cards-check-example = meadowmarket cards check my-cards
cli-cards-new-help = Write a card pack to start from: all tables of the game, and how to change them.
cli-cards-new-example = meadowmarket cards new { $game } my-cards
cli-cards-list-help = List all cards, tiles and places.
cli-cards-list-example = meadowmarket cards list { $game }
cli-cards-show-help = Explain one card, tile or place.
cli-cards-show-example = meadowmarket cards show everdell farm
cli-cards-book-help = Write out everything on the components, as Markdown.
cli-cards-book-example = meadowmarket cards book { $game } > cards.md
cli-rules-help = Print the rules of a game: all of them, a paragraph, or what they say about a word.
cli-rules-example = meadowmarket rules { $game } discards
cli-texts-help = Check the texts.
cli-texts-example = meadowmarket texts check
cli-texts-check-help = Check that all languages say the same things, and that no text is missing or unused.
cli-texts-check-example = meadowmarket texts check
cli-option-version = show version and build
cli-option-language = the language of all texts: { $allowed } (default: as in MEADOWMARKET_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES or LANG)
cli-option-game = the game: { $allowed }
cli-option-players = the number of players (default: 2)
cli-option-seats = who sits where, as in me,bot:hard: me, me:NAME or bot:BOT for each seat (default: one person and normal bots)
cli-option-ruleset = the ruleset (default: the game’s first)
cli-option-set = a setting that differs from the ruleset; can be repeated
cli-option-cards = a folder with a card pack, instead of the game’s own cards
cli-option-seed = the random seed (default: 1)
cli-option-seed-by-chance = the random seed (default: any)
cli-option-load = continue a saved game, in a new file; without FILE, the latest unfinished one
cli-option-list = list the saved games, or only those of one game
cli-option-fix = put no-break spaces where the language wants them, such as after one-letter words
cli-option-json = print one JSON object
cli-option-games = the number of games (default: 1000)
cli-option-bots = the bots: one for all seats, or one for each, as in random,random
cli-option-jobs = the number of processes (default: all cores)
cli-option-seconds = seconds per measurement (default: 2, for the server 10)
cli-option-file = the file of the game
cli-option-step = show the board after this action
cli-option-seat = show what this seat sees, counted from 0 (default: a spectator)
cli-option-simulations = simulations per choice (default: 200); the worst choices get five times as many
cli-option-analyse-seat = judge only this seat, counted from 0 (default: all)
cli-option-top = how many turning points to show (default: 5)
cli-option-margin-plot = draw the expected lead into this new SVG file
cli-option-pack = the folder of the card pack
cli-option-pack-game = the game it is for (default: the one it fits best)
cli-option-new-pack = the folder to write; it must be new or empty
cli-option-topic = the card, tile or place: its name, its id, or part of either
cli-option-word = a word of the rules, a card, or a paragraph such as LG-6.8 (default: all the rules)
