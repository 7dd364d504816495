# Was der Server sagt, und was man ihm auf der Kommandozeile sagt.

## Ablehnungen

no-such-table = Diesen Tisch gibt es nicht.
no-such-replay = Diese Aufzeichnung gibt es nicht.
not-found = Hier ist nichts.
bad-method = Das geht hier nicht.
bad-request = Die Anfrage ist unverständlich: { $problem }
bad-message = Die Nachricht ist unverständlich.
hello-first = Die erste Nachricht muss ein hello sein.
bad-origin = Diese Seite gehört zu einem anderen Server.
bad-invite = Die Einladung ist falsch oder gilt nicht mehr.
not-your-seat = Das ist nicht dein Platz.
no-open-seat = Ein solcher Platz ist nicht offen.
seat-taken = Dieser Platz ist besetzt.
seat-not-free = Dieser Platz kann in { $seconds } Sekunden vergeben werden, wenn niemand zurückkommt.
seat-given = Du warst eine Weile weg, und die anderen haben deinen Platz jemand anderem gegeben.
not-over = Das Spiel ist nicht zu Ende.
review-not-over = Das Spiel ist nicht zu Ende. Die Analyse gibt es, wenn es beendet ist.
review-nothing = Es gibt nichts zu analysieren: In diesem Spiel hatte niemand eine Wahl.
review-failed = Die Analyse wurde nicht fertig. Was gefunden wurde, bleibt erhalten; starte sie noch einmal.
too-many-reviews = Zu viele Analysen auf einmal; erlaubt: { $most }. Warte, bis eine fertig ist.
play-on-not-over = Das Spiel ist nicht zu Ende. Wenn es beendet ist, kannst du von jeder Stellung aus weiterspielen.
play-on-over = In dieser Stellung ist das Spiel zu Ende. Geh weiter zurück, um weiterzuspielen.
hands-hidden = Die Handkarten sind verdeckt, bis das Spiel beendet ist.
undo-before-table = Das wurde gespielt, bevor dieser Tisch eröffnet wurde; es bleibt.
table-waits = Das Spiel hat noch nicht begonnen: Es sind Plätze offen.
table-abandoned = Das Spiel wurde abgebrochen.
table-deleted = Der Tisch wurde gelöscht.
table-in-use = An diesem Tisch spielen noch andere. Er kann gelöscht werden, wenn das Spiel zu Ende ist oder sie gegangen sind.
table-other-rules = Der Tisch wurde mit Regeln begonnen, die es hier nicht mehr gibt: { $problem }
table-other-cards = Der Tisch wurde mit anderen Karten begonnen: { $found }, jetzt { $expected }.
table-corrected-since = Der Tisch { $table } lässt sich ab Aktion { NUMBER($n, useGrouping: 0) } nicht weiterspielen. Begonnen wurde er mit Version { $rules } der Regeln. { $corrected }
table-damaged = Der Tisch { $table } ist bei Aktion { NUMBER($n, useGrouping: 0) } beschädigt.
table-playable = Der Tisch ist spielbar. Ein laufendes Spiel wird mit „Abbrechen“ beendet.
spectators-watch = Zuschauer können nicht handeln.
hint-under-way = Ein Tipp nach dem anderen: Über den letzten wird noch nachgedacht.
hint-failed = Es ließ sich kein Tipp finden. Das Spiel geht ohne ihn weiter.
that-is-possible = „{ $action }“ ist jetzt möglich.
why-turn = An der Reihe: { $seat }.
why-others-choose = Die anderen wählen gerade.
why-watching = Du schaust zu.
why-possible = Damit kannst du jetzt etwas tun.
why-asked = Beantworte zuerst dies: { $asked }
replay-too-long = { $count } Aktionen sind zu viele; erlaubt: { $most }.
replay-bad-character = „{ $found }“ ist ein Zeichen, das in keiner Aufzeichnung stehen darf.
replay-unplayable = Die Aufzeichnung lässt sich nicht nachspielen.
too-large = Das ist zu groß.
too-many-requests = Zu viele Anfragen; warte einen Augenblick.
too-many-messages = Zu viele Nachrichten.
too-many-tables = Zu viele neue Tische in einer Stunde; erlaubt: { $most }.
too-many-sockets = Zu viele offene Verbindungen.
server-full = Der Server ist voll; versuch es später noch einmal.
server-busy = Der Server ist beschäftigt; versuch es noch einmal.
server-error = Auf dem Server ging etwas schief. Nichts ist verloren; versuch es noch einmal.

## Bevor etwas geschieht, das sich nicht zurücknehmen lässt

confirm-turn = Danach ist jemand anders an der Reihe.
confirm-chance = Das lässt sich nicht zurücknehmen: Es wird gezogen, gewürfelt oder aufgedeckt.
confirm-over = Damit endet das Spiel.

## Der Befehl

cli-serve-help =
    Tische im Browser anbieten
    Startet den Server, den auch ./play startet, für Freunde im Netz oder im Internet.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = die Adresse, auf der er hört (127.0.0.1: nur dieser Rechner)
cli-option-port = der Port, auf dem er hört (8000, oder irgendein freier)
cli-option-data = der Ordner, der die Tische bewahrt
cli-option-database = stattdessen eine PostgreSQL-Datenbank: postgresql://…
cli-option-origin = der Ursprung einer Seite anderswo, die diesen Server nutzen darf; mehrfach möglich
cli-option-behind-proxy = den Adressen glauben, die ein Proxy auf diesem Rechner nennt
cli-option-bot = ein Programm, das unter diesem Namen als Bot am Tisch sitzen darf, wie in deep="python3 deep.py"; auch mehrmals
cli-option-keep = Tische und hochgeladene Partien löschen, die so viele Tage niemand verändert hat (ohne Angabe bleiben sie)
cli-option-take-over = den Server beenden, der mit diesem Datenordner oder Port läuft, und an seiner Stelle weitermachen
cli-option-log = die Form der Zeilen im Protokoll, für Menschen oder für Programme
cli-option-no-browser = den Browser nicht öffnen
serve-ready = Meadow & Market ist auf { $address } (Strg+C hält an)
serve-failed = Der Server konnte auf { $address } nicht beginnen.
not-a-bot-command = „{ $found }“ nennt keinen Bot; erlaubt: NAME=BEFEHL.
bad-bot-name = So kann kein Bot heißen: „{ $name }“; erlaubt: Kleinbuchstaben, Ziffern und Bindestriche, und keiner von: { $taken }.
bad-database = „{ $found }“ ist keine Datenbank; erlaubt: postgresql://…
bad-variable = { $variable } ist „{ $found }“; erlaubt: eine ganze Zahl von 1 an.
data-in-use = Ein anderer Server benutzt den Ordner { $folder }.
bad-data-folder = Der Ordner { $folder } kann keine Tische aufbewahren: { $reason }.
bad-database-answer = Die Datenbank { $database } ist nicht zu gebrauchen: { $reason }.
malformed-database = Die Adresse der Datenbank ist fehlerhaft; erlaubt: postgresql://NAME:PASSWORT@RECHNER:PORT/DATENBANK, Sonderzeichen als %-Codes.
cannot-listen = Der Server kann unter { $address } nicht lauschen: { $reason }.
cli-backup-help =
    Alle Tische und Partien in eine Datei schreiben
    Geht auch, während der Server läuft, und mit beiden Arten von Datenbank.
cli-backup-example = meadowmarket backup tables.backup
cli-restore-help =
    Tische und Partien aus einer Sicherung zurückholen
    Ergänzt, was fehlt, auch während der Server läuft; ein Tisch, den es noch gibt, bleibt, wie er ist.
cli-restore-example = meadowmarket restore tables.backup
cli-option-backup-file = die Datei mit der Sicherung
backup-made = { $tables } Tische und { $replays } Partien sind in { $file }.
backup-restored = { $tables } Tische und { $replays } Partien wurden zurückgeholt.
backup-exists = Die Datei { $file } gibt es schon; nimm eine andere oder lösch sie zuerst.
backup-no-database = Im Ordner { $folder } sind keine Tische.
backup-damaged = { $file } ist keine Sicherung oder beschädigt.
backup-too-new = { $file } wurde von einer neueren Version dieses Programms geschrieben.

## Die Messung

cli-option-bench-of = mit „server“ als SPIEL: das Spiel, das an den Tischen gespielt wird; mit „ladder“: das einzige, das gespielt wird (ohne Angabe alle)
bench-server-title = { $tables } Tische mit { $seats } Plätzen, { $connections } Verbindungen, { $rate } Aktionen pro Sekunde, { $seconds } s lang; Zeiten, bis alle Plätze eine Aktion sehen
bench-server-no-postgresql = { $setup } wurde nicht gemessen: dafür braucht es --database oder das PostgreSQL der Entwicklungswerkzeuge.
cli-option-bench-on = für „bench server“: was gemessen wird, mit Kommas getrennt: sqlite, postgresql, postgresql-2 (zwei Prozesse, auf die sich die Plätze jedes Tisches verteilen); ohne Angabe alles
cli-option-bench-database = für „bench server“: eine leere PostgreSQL-Datenbank, postgresql://…; ohne Angabe eine vorübergehende
cli-option-bench-rate = für „bench server“: Klicks pro Sekunde (ohne Angabe 200)
cli-option-bench-tables = für „bench server“: Tische mit je vier Plätzen (ohne Angabe 100)
only-for-server = { $option } gibt es nur bei „bench server“.
no-such-bench-setup = „{ $found }“ kann nicht gemessen werden; erlaubt: { $allowed }.
column-database = Datenbank
column-server-rate = Aktionen/s
column-server-p50 = p50 ms
column-server-p95 = p95 ms
column-server-p99 = p99 ms
column-server-failed = Gescheitert
column-server-processor = CPU ms/Aktion
column-server-table = kB/Tisch
column-server-socket = kB/Verbindung
column-server-server = MB leer
column-server-sessions = Neue Sitzungen

## Lektionen

no-such-lesson = Es gibt keine Lektion „{ $lesson }“; es gibt: { $allowed }.
lesson-no-move = Bei diesem Schritt der Lektion ist kein Zug gefragt.
lesson-learner = Robin
lesson-neighbour = { $number ->
    [1] Mira
    [2] Jonas
    [3] Ida
   *[other] Lou
}
