# What the parser of the command line says, and what stands for values in the help.

parser-usage = usage:{" "}
parser-options = options
parser-positional-arguments = arguments
parser-help = show this help
parser-argument = { $argument_name }: { $message }
parser-unrecognized = unknown arguments: { $found }
parser-required = missing: { $found }
parser-not-with = can’t be combined with { $found }
parser-takes-no-value = takes no value; found: { $found }
parser-one-value = needs a value
parser-ambiguous = “{ $option }” is ambiguous: { $matches }
parser-no-such-choice = there is no “{ $value }”; allowed: { $choices }

cli-value-action = ACTION
cli-value-address = ADDRESS
cli-value-bots = BOTS
cli-value-card = CARD
cli-value-change = ROW.COLUMN=VALUE
cli-value-command = COMMAND
cli-value-days = DAYS
cli-value-file = FILE
cli-value-folder = DIR
cli-value-game = GAME
cli-value-language = LANG
cli-value-program = NAME=COMMAND
cli-value-replay = REPLAY
cli-value-ruleset = RULESET
cli-value-seats = SEATS
cli-value-seconds = SECONDS
cli-value-setting = NAME=VALUE
cli-value-setups = SETUPS
cli-value-word = WORD

bots-and-programs = { $bots }, program:COMMAND
kinds-of-seats = me, me:NAME, { $bots }, bot:program:COMMAND

## Builds, and why a compiled one does not run

build-because = { $build }: { $reason }
build-compiled = compiled
build-interpreted = interpreted
build-no-compiler = no compiler
build-not-compiled = not compiled
build-not-selected = not selected
build-stale = stale
build-switched-off = switched off
bench-process-ended = the process ended with status { $status }

## What the system refuses, as a part of sentences

system-address-in-use = Address already in use
system-connection-refused = Connection refused
system-disk-full = No space left on device
system-error-with-file = The system reports an error: { $file }: { $reason }.
system-exists = File exists
system-is-a-folder = Is a directory
system-name-too-long = File name too long
system-no-permission = Permission denied
system-no-such-file = No such file or directory
system-not-a-folder = Not a directory
system-read-only = Read-only file system
system-timed-out = Connection timed out
system-too-large = File too large
system-too-large-to-read = File too large (> { $most } MB)

## How a date and a time of day are written: a pattern of Unicode’s CLDR

pattern-moment = yyyy-MM-dd HH:mm
