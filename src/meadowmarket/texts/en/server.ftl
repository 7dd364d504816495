# What the server says, and what it is told on the command line.

## Refusals

no-such-table = There is no such table.
no-such-replay = There is no such replay.
not-found = There is nothing here.
bad-method = That can’t be done here.
bad-request = The request can’t be understood: { $problem }
bad-message = The message can’t be understood.
hello-first = The first message must be a hello.
bad-origin = This page belongs to another server.
bad-invite = The invitation is wrong or no longer holds.
not-your-seat = That is not your seat.
no-open-seat = No such seat is open.
seat-taken = That seat is taken.
seat-not-free = That seat can be given away in { $seconds } seconds, if nobody comes back to it.
seat-given = You were gone for a while, and the others have given your seat to someone else.
not-over = The game is not over.
review-not-over = The game is not over. It can be reviewed when it has ended.
review-nothing = There is nothing to review: nobody had a choice in this game.
review-failed = The review could not be finished. What was found is kept; ask for it again.
too-many-reviews = Too many reviews at a time; allowed: { $most }. Wait until one is ready.
play-on-not-over = The game is not over. It can be played on from any position when it has ended.
play-on-over = The game is over in this position. Go back to an earlier one to play on.
hands-hidden = The hands are hidden until the game has ended.
undo-before-table = This was played before the table was opened; it stays.
table-waits = The game has not begun: seats are open.
table-abandoned = The game was abandoned.
table-deleted = The table was deleted.
table-in-use = Others play at this table. It can be deleted when the game has ended, or when they have gone.
table-other-rules = The table was begun with rules that are not here any more: { $problem }
table-other-cards = The table was begun with other cards: { $found }, now { $expected }.
table-corrected-since = The table { $table } can’t be played on from its action { NUMBER($n, useGrouping: 0) }. It was begun under version { $rules } of the rules. { $corrected }
table-damaged = The table { $table } is damaged at its action { NUMBER($n, useGrouping: 0) }.
table-playable = The table can be played. A game that goes on is ended by “abandon”.
spectators-watch = Spectators can’t act.
hint-under-way = One hint at a time: the last one is still being thought about.
hint-failed = No hint could be found. The game goes on without it.
that-is-possible = “{ $action }” is possible now.
replay-too-long = { $count } actions are too many; allowed: { $most }.
replay-bad-character = “{ $found }” is a character that no replay may hold.
replay-unplayable = The replay can’t be played.
too-large = That is too large.
too-many-requests = Too many requests; wait a moment.
too-many-messages = Too many messages.
too-many-tables = Too many new tables in an hour; allowed: { $most }.
too-many-sockets = Too many open connections.
server-full = The server is full; try again later.
server-busy = The server is busy; try again.
server-error = Something went wrong on the server. Nothing is lost; try again.
why-turn = It is { $seat }’s turn.
why-others-choose = The others are choosing.
why-watching = You are watching.
why-possible = Something can be done with this now.
why-asked = First answer this: { $asked }

## Before something that can’t be taken back

confirm-turn = After this it is someone else’s turn.
confirm-chance = This can’t be taken back: something is drawn, rolled or revealed.
confirm-over = This ends the game.

## The command

cli-serve-help =
    Serve tables in the browser
    Starts the server that ./play starts, for friends in the network or the internet.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = the address to listen on (127.0.0.1: this machine only)
cli-option-port = the port to listen on (8000, or any free one)
cli-option-data = the folder that keeps the tables
cli-option-database = a PostgreSQL database instead of that: postgresql://…
cli-option-origin = the origin of a page elsewhere that may use this server; can be repeated
cli-option-behind-proxy = believe the addresses that a proxy on this machine tells
cli-option-bot = a program that may sit at the tables as a bot of this name, as in deep="python3 deep.py"; can be repeated
cli-option-keep = delete tables and uploaded replays that nobody has changed for so many days (kept forever if not given)
cli-option-take-over = end the server that runs on this data folder or port, and go on in its place
cli-option-log = the form of the lines in the log, for people or for programs
cli-option-no-browser = do not open the browser
serve-ready = Meadow & Market is at { $address } (Ctrl+C stops it)
serve-failed = The server could not begin at { $address }.
not-a-bot-command = “{ $found }” names no bot; allowed: NAME=COMMAND.
bad-bot-name = No bot can be named “{ $name }”; allowed: small letters, digits and hyphens, and none of: { $taken }.
bad-database = “{ $found }” is no database; allowed: postgresql://…
bad-variable = { $variable } is “{ $found }”; allowed: a whole number from 1 on.
data-in-use = Another server uses the folder { $folder }.
bad-data-folder = The folder { $folder } can’t keep tables: { $reason }.
bad-database-answer = The database { $database } can’t be used: { $reason }.
malformed-database = The address of the database is malformed; allowed: postgresql://USER:PASSWORD@HOST:PORT/NAME, with special characters as % codes.
cannot-listen = The server can’t listen at { $address }: { $reason }.
cli-backup-help =
    Write all tables and replays to a file
    Works while the server runs, with either kind of database.
cli-backup-example = meadowmarket backup tables.backup
cli-restore-help =
    Put back the tables and replays of a backup
    Adds what is missing, while the server runs, too; a table that is there already stays as it is.
cli-restore-example = meadowmarket restore tables.backup
cli-option-backup-file = the file of the backup
backup-made = { $tables } tables and { $replays } replays are in { $file }.
backup-restored = { $tables } tables and { $replays } replays were put back.
backup-exists = The file { $file } is there already; name another one, or delete it first.
backup-no-database = There are no tables in the folder { $folder }.
backup-damaged = { $file } is no backup, or it is damaged.
backup-too-new = { $file } was written by a later version of this program.

## The benchmark

cli-option-bench-of = with “server” for GAME: the game that is played on its tables; with “ladder”: the only game to be played (all if not given)
bench-server-title = { $tables } tables of { $seats } seats, { $connections } connections, { $rate } actions per second for { $seconds } s; times until all seats see an action
bench-server-no-postgresql = { $setup } was not measured: it needs --database, or the PostgreSQL of the development tools.
cli-option-bench-on = for “bench server”: what to measure, separated by commas: sqlite, postgresql, postgresql-2 (two processes, the seats of each table split between them); all if not given
cli-option-bench-database = for “bench server”: an empty PostgreSQL database, postgresql://…; a temporary one if not given
cli-option-bench-rate = for “bench server”: clicks per second (200 if not given)
cli-option-bench-tables = for “bench server”: tables with four seats each (100 if not given)
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

no-such-lesson = There is no lesson “{ $lesson }”; there are: { $allowed }.
lesson-no-move = No move is asked for at this step of the lesson.
lesson-learner = Robin
lesson-neighbour = { $number ->
    [1] Mira
    [2] Jonas
    [3] Ida
   *[other] Lou
}
