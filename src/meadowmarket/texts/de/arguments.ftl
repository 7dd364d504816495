# Was der Parser der Kommandozeile sagt, und was in der Hilfe für Werte steht.

parser-usage = Aufruf:{" "}
parser-options = Optionen
parser-positional-arguments = Argumente
parser-help = diese Hilfe zeigen
parser-argument = { $argument_name }: { $message }
parser-unrecognized = unbekannte Argumente: { $found }
parser-required = es fehlt: { $found }
parser-not-with = geht nicht zusammen mit { $found }
parser-takes-no-value = hat keinen Wert; gefunden: { $found }
parser-one-value = braucht einen Wert
parser-ambiguous = „{ $option }“ ist mehrdeutig: { $matches }
parser-no-such-choice = „{ $value }“ gibt es nicht; erlaubt: { $choices }

cli-value-action = AKTION
cli-value-address = ADRESSE
cli-value-bots = BOTS
cli-value-card = KARTE
cli-value-change = ZEILE.SPALTE=WERT
cli-value-command = BEFEHL
cli-value-days = TAGE
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-language = SPRACHE
cli-value-program = NAME=BEFEHL
cli-value-replay = AUFZEICHNUNG
cli-value-ruleset = REGELWERK
cli-value-seats = PLÄTZE
cli-value-seconds = SEKUNDEN
cli-value-setting = NAME=WERT
cli-value-setups = AUFBAUTEN
cli-value-word = WORT

bots-and-programs = { $bots }, program:BEFEHL
kinds-of-seats = me, me:NAME, { $bots }, bot:program:BEFEHL

## Builds, und warum kein kompilierter läuft

build-because = { $build }: { $reason }
build-compiled = kompiliert
build-interpreted = interpretiert
build-no-compiler = kein Compiler
build-not-compiled = nicht kompiliert
build-not-selected = nicht gewählt
build-stale = kompilierte Fassung veraltet
build-switched-off = kompilierte Fassung abgeschaltet
bench-process-ended = der Prozess endete mit Status { $status }

## Was das System verweigert, als Teil von Sätzen

system-address-in-use = die Adresse ist schon in Gebrauch
system-connection-refused = die Verbindung wurde abgelehnt
system-disk-full = der Datenträger ist voll
system-error-with-file = Das System meldet einen Fehler: { $file }: { $reason }.
system-exists = die Datei gibt es schon
system-is-a-folder = das ist ein Ordner
system-name-too-long = der Dateiname ist zu lang
system-no-permission = keine Berechtigung
system-no-such-file = Datei oder Ordner gibt es nicht
system-not-a-folder = das ist kein Ordner
system-read-only = der Datenträger ist schreibgeschützt
system-timed-out = keine Antwort in der erlaubten Zeit
system-too-large = die Datei ist zu groß
system-too-large-to-read = die Datei ist zu groß (> { $most } MB)

## Wie Datum und Uhrzeit geschrieben werden: ein Muster von Unicodes CLDR

pattern-moment = dd.MM.yyyy HH:mm
