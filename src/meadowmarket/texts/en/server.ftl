# What the server says, and what it is told on the command line.

## Refusals

no-such-table = There is no such table.
no-such-replay = There is no such replay.
not-found = There is nothing here.
bad-method = That isn’t possible here.
bad-request = { $problem ->
    [unknown] The request can’t be understood.
   *[other] The request can’t be understood: { $problem }
}
bad-message = The message can’t be understood.
hello-first = The first message must be a hello.
bad-origin = This page belongs to another server.
bad-invite = This invitation is wrong or has expired.
not-your-seat = That is not your seat.
no-open-seat = That seat isn’t open.
seat-taken = That seat is taken.
seat-not-free = You can give that seat away in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} if nobody comes back to it.
seat-given = You were gone for a while, and the others have given your seat to someone else.
not-over = The game isn’t over yet.
review-not-over = The game isn’t over yet. You can review it when it has ended.
review-nothing = There is nothing to review: nobody had a choice in this game.
review-failed = The review could not be finished. The results so far are kept; ask for it again.
too-many-reviews = Too many reviews at once; allowed: { $most }. Wait until one is ready.
play-on-not-over = The game isn’t over yet. When it has ended, you can play on from any position.
play-on-over = The game is over in this position. Go back to an earlier one to play on.
hands-hidden = The hands are hidden until the game has ended.
undo-before-table = This was played before the table was opened. It can’t be taken back.
table-waits = The game has not begun: seats are open.
table-abandoned = The game was abandoned.
table-deleted = The table was deleted.
table-in-use = Others are playing at this table. You can delete it when the game has ended or the others have left.
table-other-rules = The table uses rules that are no longer available: { $problem }
table-other-cards = The table uses other cards: { $found }, now { $expected }.
table-corrected-since = The table { $table } can’t be continued from action { NUMBER($n, useGrouping: 0) }. It uses version { $rules } of the rules. { $corrected }
table-damaged = The table { $table } is damaged at action { NUMBER($n, useGrouping: 0) }.
table-playable = This table can be played. To end a running game, use “abandon”.
spectators-watch = Spectators can’t act.
hint-under-way = One hint at a time: the last one isn’t ready yet.
hint-failed = No hint could be found. The game goes on without it.
that-is-possible = You can do “{ $action }” now.
replay-too-long = { $count } actions are too many; allowed: { $most }.
replay-bad-character = The character “{ $found }” isn’t allowed in a replay.
replay-unplayable = The replay can’t be played.
too-large = That is too large.
too-many-requests = Too many requests; wait a moment.
too-many-messages = Too many messages.
too-many-tables = Too many new tables this hour; allowed: { $most }.
too-many-sockets = Too many open connections.
server-full = The server is full; try again later.
server-busy = The server is busy; try again.
server-error = Something went wrong on the server. Nothing is lost; try again.
why-turn = It is { $seat }’s turn.
why-others-choose = The others are choosing.
why-watching = You are watching.
why-possible = You can do something with this now.
why-asked = First answer this: { $asked }

## Before something that can’t be taken back

confirm-turn = After this it is someone else’s turn.
confirm-chance = This can’t be taken back: something is drawn, rolled or revealed.
confirm-over = This ends the game.

## The command

cli-serve-help =
    Serve tables in the browser.
    Starts the server that ./play starts, for friends on your network or the internet.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = the address to listen on (127.0.0.1: this machine only)
cli-option-port = the port to listen on (8000, or any free one)
cli-option-data = the folder that keeps the tables
cli-option-database = a PostgreSQL database instead of the folder: postgresql://…
cli-option-origin = the origin of another site’s page that may use this server; can be repeated
cli-option-behind-proxy = trust the addresses that a proxy on this machine reports
cli-option-bot = a program that may sit at the tables as a bot of this name, as in deep="python3 deep.py"; can be repeated
cli-option-keep = delete tables and uploaded replays unchanged for this many days (default: keep forever)
cli-option-take-over = stop the server that uses this data folder or port, and take its place
cli-option-log = format of the log lines: for people or for programs
cli-option-no-browser = do not open the browser
serve-ready = Meadow & Market runs at { $address } (stop it with Ctrl+C)
serve-failed = The server could not start at { $address }.
not-a-bot-command = “{ $found }” isn’t a bot; allowed: NAME=COMMAND.
bad-bot-name = A bot can’t be called “{ $name }”; allowed: lower-case letters, digits and hyphens, but none of: { $taken }.
bad-database = “{ $found }” isn’t a database; allowed: postgresql://…
bad-variable = { $variable } is “{ $found }”; allowed: a whole number of at least 1.
data-in-use = Another server is using the folder { $folder }.
bad-data-folder = Tables can’t be stored in { $folder }: { $reason }.
bad-database-answer = The database { $database } can’t be used: { $reason }.
malformed-database = The address of the database is malformed; allowed: postgresql://USER:PASSWORD@HOST:PORT/NAME, with special characters as % codes.
cannot-listen = The server can’t listen at { $address }: { $reason }.
cli-backup-help =
    Write all tables and replays to a file.
    Works while the server runs, with either kind of database.
cli-backup-example = meadowmarket backup tables.backup
cli-restore-help =
    Restore the tables and replays of a backup.
    Works while the server runs. Adds what is missing; existing tables stay as they are.
cli-restore-example = meadowmarket restore tables.backup
cli-option-backup-file = the file of the backup
backup-made = Saved { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $replays ->
    [one] 1 replay
   *[other] { $replays } replays
} in { $file }.
backup-restored = Restored { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $replays ->
    [one] 1 replay
   *[other] { $replays } replays
}.
backup-exists = The file { $file } already exists; name another one, or delete it first.
backup-no-database = There are no tables in the folder { $folder }.
backup-damaged = { $file } isn’t a backup, or is damaged.
backup-too-new = { $file } was written by a newer version of this program.

## The benchmark

cli-option-bench-of = with “server”: the game played at its tables; with “ladder”: the only game to play (default: all)
bench-server-title = Tables: { $tables }, seats per table: { $seats }, connections: { $connections }; { $rate } actions per second for { $seconds } s; times until all seats see an action
bench-server-no-postgresql = { $setup } was not measured: it needs --database, or the PostgreSQL of the development tools.
bench-server-ended = { $setup } was not measured: its server ended with status { $status }.
cli-option-bench-on = for “bench server”: what to measure, separated by commas: sqlite, postgresql, postgresql-2 (two processes that share the seats of each table; default: all)
cli-option-bench-database = for “bench server”: an empty PostgreSQL database, postgresql://… (default: a temporary one)
cli-option-bench-rate = for “bench server”: clicks per second (default: 200)
cli-option-bench-tables = for “bench server”: tables with four seats each (default: 100)
only-for-server = { $option } is for “bench server” only.
no-such-bench-setup = “{ $found }” can’t be measured; allowed: { $allowed }.
column-database = Database
column-server-rate = Actions/s
column-server-p50 = p50 ms
column-server-p95 = p95 ms
column-server-p99 = p99 ms
column-server-failed = Failed
column-server-processor = CPU ms/action
column-server-table = kB/table
column-server-socket = kB/socket
column-server-server = MB empty
column-server-sessions = New sessions

## Lessons

no-such-lesson = There is no lesson “{ $lesson }”; the lessons are: { $allowed }.
lesson-no-move = This step of the lesson asks for no move.
lesson-learner = Robin
lesson-neighbour = { $number ->
    [1] Mira
    [2] Jonas
    [3] Ida
   *[other] Lou
}
