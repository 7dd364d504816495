# Co říká parser příkazové řádky a co v nápovědě zastupuje hodnoty.

parser-usage = použití:{" "}
parser-options = volby
parser-positional-arguments = argumenty
parser-help = ukáže tuto nápovědu
parser-argument = { $argument_name }: { $message }
parser-unrecognized = neznámé argumenty: { $found }
parser-required = chybí: { $found }
parser-not-with = nejde použít spolu s { $found }
parser-takes-no-value = nemá hodnotu; nalezeno: { $found }
parser-one-value = potřebuje hodnotu
parser-ambiguous = „{ $option }“ není jednoznačné: { $matches }
parser-no-such-choice = „{ $value }“ neexistuje; správně: { $choices }

cli-value-action = AKCE
cli-value-address = ADRESA
cli-value-bots = BOTI
cli-value-card = KARTA
cli-value-change = ŘÁDEK.SLOUPEC=HODNOTA
cli-value-command = PŘÍKAZ
cli-value-days = DNY
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-game = HRA
cli-value-language = JAZYK
cli-value-program = JMÉNO=PŘÍKAZ
cli-value-replay = ZÁZNAM
cli-value-ruleset = PRAVIDLA
cli-value-seats = MÍSTA
cli-value-seconds = SEKUNDY
cli-value-setting = NÁZEV=HODNOTA
cli-value-setups = SESTAVY
cli-value-word = SLOVO

bots-and-programs = { $bots }, program:PŘÍKAZ
kinds-of-seats = me, me:JMÉNO, { $bots }, bot:program:PŘÍKAZ

## Sestavení a proč přeložené neběží

build-because = { $build }: { $reason }
build-compiled = přeložené
build-interpreted = interpretované
build-no-compiler = chybí překladač
build-not-compiled = nepřeloženo
build-not-selected = nevybráno
build-stale = zastaralé
build-switched-off = vypnuto
bench-process-ended = proces skončil se stavem { $status }

## Co systém odmítne, jako část vět

system-address-in-use = adresa je už obsazená
system-connection-refused = spojení bylo odmítnuto
system-disk-full = na disku není místo
system-error-with-file = Systém hlásí chybu: { $file }: { $reason }.
system-exists = soubor už existuje
system-is-a-folder = je to složka
system-name-too-long = název souboru je příliš dlouhý
system-no-permission = přístup odepřen
system-no-such-file = takový soubor ani složka neexistuje
system-not-a-folder = není to složka
system-read-only = na disk nelze zapisovat
system-timed-out = žádná odpověď v daném čase
system-too-large = soubor je příliš velký
system-too-large-to-read = soubor je příliš velký (> { $most } MB)

## Jak se píše datum a čas: vzor Unicode CLDR

pattern-moment = d. M. yyyy HH:mm
