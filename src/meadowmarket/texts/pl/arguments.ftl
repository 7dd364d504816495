# Co mówi parser wiersza poleceń i co w pomocy oznacza wartości.

parser-usage = użycie:{" "}
parser-options = opcje
parser-positional-arguments = argumenty
parser-help = pokaż tę pomoc
parser-argument = { $argument_name }: { $message }
parser-unrecognized = nieznane argumenty: { $found }
parser-required = brakuje: { $found }
parser-not-with = nie łączy się z { $found }
parser-takes-no-value = nie przyjmuje wartości; znaleziono: { $found }
parser-one-value = wymaga wartości
parser-ambiguous = „{ $option }” jest niejednoznaczne: { $matches }
parser-no-such-choice = nie ma „{ $value }”; dozwolone: { $choices }

cli-value-action = AKCJA
cli-value-address = ADRES
cli-value-bots = BOTY
cli-value-card = KARTA
cli-value-change = WIERSZ.KOLUMNA=WARTOŚĆ
cli-value-command = POLECENIE
cli-value-days = DNI
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-game = GRA
cli-value-language = JĘZYK
cli-value-program = NAZWA=POLECENIE
cli-value-replay = POWTÓRKA
cli-value-ruleset = ZASADY
cli-value-seats = MIEJSCA
cli-value-seconds = SEKUNDY
cli-value-setting = NAZWA=WARTOŚĆ
cli-value-setups = UKŁADY
cli-value-word = SŁOWO

bots-and-programs = { $bots }, program:POLECENIE
kinds-of-seats = me, me:IMIĘ, { $bots }, bot:program:POLECENIE

## Wersje programu i powody, dla których nie działa skompilowana

build-because = { $build }: { $reason }
build-compiled = skompilowana
build-interpreted = interpretowana
build-no-compiler = brak kompilatora
build-not-compiled = nieskompilowana
build-not-selected = nie wybrano
build-stale = wersja skompilowana nieaktualna
build-switched-off = wersja skompilowana wyłączona
bench-process-ended = proces zakończył się ze statusem { $status }

## Czego odmawia system, jako część zdań

system-address-in-use = adres jest już zajęty
system-connection-refused = odmowa połączenia
system-disk-full = brak miejsca na dysku
system-error-with-file = System zgłasza błąd: { $file }: { $reason }.
system-exists = plik już istnieje
system-is-a-folder = to jest folder
system-name-too-long = nazwa pliku jest za długa
system-no-permission = brak uprawnień
system-no-such-file = nie ma takiego pliku ani folderu
system-not-a-folder = to nie jest folder
system-read-only = dysk jest tylko do odczytu
system-timed-out = brak odpowiedzi w wyznaczonym czasie
system-too-large = plik jest za duży
system-too-large-to-read = plik jest za duży (> { $most } MB)

## Jak zapisuje się datę i godzinę: wzorzec Unicode CLDR

pattern-moment = dd.MM.yyyy HH:mm
