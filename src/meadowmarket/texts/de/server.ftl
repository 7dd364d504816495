# Was der Server sagt, und was man ihm auf der Kommandozeile sagt.

## Ablehnungen

no-such-table = Diesen Tisch gibt es nicht.
no-such-replay = Diese Aufzeichnung gibt es nicht.
not-found = Hier ist nichts.
bad-method = Das geht hier nicht.
bad-request = { $problem ->
    [unknown] Die Anfrage ist unverständlich.
   *[other] Die Anfrage ist unverständlich: { $problem }
}
bad-message = Die Nachricht ist unverständlich.
hello-first = Die erste Nachricht muss ein hello sein.
bad-origin = Diese Seite gehört zu einem anderen Server.
bad-invite = Diese Einladung ist falsch oder abgelaufen.
not-your-seat = Das ist nicht dein Platz.
no-open-seat = Dieser Platz ist nicht offen.
seat-taken = Dieser Platz ist besetzt.
seat-not-free = Du kannst diesen Platz in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} vergeben, wenn niemand zurückkommt.
seat-given = Du warst eine Weile weg, und die anderen haben deinen Platz jemand anderem gegeben.
not-over = Das Spiel ist noch nicht zu Ende.
review-not-over = Das Spiel ist noch nicht zu Ende. Die Analyse gibt es, wenn es beendet ist.
review-nothing = Es gibt nichts zu analysieren: In diesem Spiel hatte niemand eine Wahl.
review-failed = Die Analyse wurde nicht fertig. Die bisherigen Ergebnisse bleiben erhalten; starte sie noch einmal.
too-many-reviews = Zu viele Analysen auf einmal; erlaubt: { $most }. Warte, bis eine fertig ist.
play-on-not-over = Das Spiel ist noch nicht zu Ende. Wenn es beendet ist, kannst du von jeder Stellung aus weiterspielen.
play-on-over = In dieser Stellung ist das Spiel zu Ende. Geh weiter zurück, um weiterzuspielen.
hands-hidden = Die Handkarten sind verdeckt, bis das Spiel beendet ist.
undo-before-table = Das wurde gespielt, bevor dieser Tisch eröffnet wurde. Es lässt sich nicht zurücknehmen.
table-waits = Das Spiel hat noch nicht begonnen: Es sind Plätze offen.
table-abandoned = Das Spiel wurde abgebrochen.
table-deleted = Der Tisch wurde gelöscht.
table-in-use = An diesem Tisch spielen noch andere. Du kannst ihn löschen, wenn das Spiel zu Ende ist oder die anderen gegangen sind.
table-other-rules = Der Tisch nutzt Regeln, die es hier nicht mehr gibt: { $problem }
table-other-cards = Der Tisch nutzt andere Karten: { $found }, jetzt { $expected }.
table-corrected-since = Der Tisch { $table } lässt sich ab Aktion { NUMBER($n, useGrouping: 0) } nicht weiterspielen. Er nutzt Version { $rules } der Regeln. { $corrected }
table-damaged = Der Tisch { $table } ist bei Aktion { NUMBER($n, useGrouping: 0) } beschädigt.
table-playable = Dieser Tisch ist spielbar. Ein laufendes Spiel beendest du mit „Spiel abbrechen“.
spectators-watch = Zuschauer können nicht mitspielen.
hint-under-way = Ein Tipp nach dem anderen: Der letzte ist noch nicht fertig.
hint-failed = Es ließ sich kein Tipp finden. Das Spiel geht ohne ihn weiter.
that-is-possible = Du kannst „{ $action }“ jetzt tun.
why-turn = { $seat } ist dran.
why-others-choose = Die anderen wählen gerade.
why-watching = Du schaust zu.
why-possible = Damit kannst du jetzt etwas tun.
why-asked = Beantworte zuerst das: { $asked }
replay-too-long = { $count } Aktionen sind zu viele; erlaubt: { $most }.
replay-bad-character = Das Zeichen „{ $found }“ ist in einer Aufzeichnung nicht erlaubt.
replay-unplayable = Die Aufzeichnung lässt sich nicht nachspielen.
too-large = Das ist zu groß.
too-many-requests = Zu viele Anfragen; warte einen Moment.
too-many-messages = Zu viele Nachrichten.
too-many-tables = Zu viele neue Tische in einer Stunde; erlaubt: { $most }.
too-many-sockets = Zu viele offene Verbindungen.
server-full = Der Server ist voll; versuch es später noch einmal.
server-busy = Der Server ist beschäftigt; versuch es noch einmal.
server-error = Auf dem Server ging etwas schief. Nichts ist verloren; versuch es noch einmal.

## Bevor etwas geschieht, das sich nicht zurücknehmen lässt

confirm-turn = Danach ist jemand anders dran.
confirm-chance = Das lässt sich nicht zurücknehmen: Es wird gezogen, gewürfelt oder aufgedeckt.
confirm-over = Damit endet das Spiel.

## Der Befehl

cli-serve-help =
    Tische im Browser anbieten.
    Startet den Server, den auch ./play startet, für Freunde im Netz oder im Internet.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = die Adresse, auf der er hört (127.0.0.1: nur dieser Rechner)
cli-option-port = der Port, auf dem er hört (8000, oder irgendein freier)
cli-option-data = der Ordner, in dem die Tische gespeichert werden
cli-option-database = statt des Ordners eine PostgreSQL-Datenbank: postgresql://…
cli-option-origin = der Ursprung einer fremden Seite, die diesen Server nutzen darf; wiederholbar
cli-option-behind-proxy = den Adressen vertrauen, die ein Proxy auf diesem Rechner meldet
cli-option-bot = ein Programm, das unter diesem Namen als Bot am Tisch sitzen darf, wie in deep="python3 deep.py"; wiederholbar
cli-option-keep = Tische und hochgeladene Aufzeichnungen löschen, die so viele Tage lang unverändert sind (Standard: für immer behalten)
cli-option-take-over = den Server beenden, der diesen Datenordner oder Port nutzt, und seinen Platz einnehmen
cli-option-log = Format der Zeilen im Protokoll: für Menschen oder für Programme
cli-option-no-browser = den Browser nicht öffnen
serve-ready = Meadow & Market läuft auf { $address } (beenden mit Strg+C)
serve-failed = Der Server konnte auf { $address } nicht starten.
not-a-bot-command = „{ $found }“ ist kein Bot; erlaubt: NAME=BEFEHL.
bad-bot-name = Ein Bot kann nicht „{ $name }“ heißen; erlaubt: Kleinbuchstaben, Ziffern und Bindestriche, aber keiner von: { $taken }.
bad-database = „{ $found }“ ist keine Datenbank; erlaubt: postgresql://…
bad-variable = { $variable } ist „{ $found }“; erlaubt: eine ganze Zahl ab 1.
data-in-use = Ein anderer Server benutzt den Ordner { $folder }.
bad-data-folder = In { $folder } lassen sich keine Tische speichern: { $reason }.
bad-database-answer = Die Datenbank { $database } lässt sich nicht nutzen: { $reason }.
malformed-database = Die Adresse der Datenbank ist fehlerhaft; erlaubt: postgresql://NAME:PASSWORT@RECHNER:PORT/DATENBANK, Sonderzeichen als %-Codes.
cannot-listen = Der Server kann auf { $address } keine Verbindungen annehmen: { $reason }.
cli-backup-help =
    Alle Tische und Aufzeichnungen in eine Datei schreiben.
    Geht auch, während der Server läuft, und mit beiden Arten von Datenbank.
cli-backup-example = meadowmarket backup tables.backup
cli-restore-help =
    Tische und Aufzeichnungen aus einer Sicherung wiederherstellen.
    Geht auch, während der Server läuft. Ergänzt, was fehlt; vorhandene Tische bleiben, wie sie sind.
cli-restore-example = meadowmarket restore tables.backup
cli-option-backup-file = die Datei mit der Sicherung
backup-made = Gesichert in { $file } – Tische: { $tables }, Aufzeichnungen: { $replays }.
backup-restored = Wiederhergestellt – Tische: { $tables }, Aufzeichnungen: { $replays }.
backup-exists = Die Datei { $file } gibt es schon; nimm eine andere oder lösche sie zuerst.
backup-no-database = Im Ordner { $folder } sind keine Tische.
backup-damaged = { $file } ist keine Sicherung oder beschädigt.
backup-too-new = { $file } wurde von einer neueren Version dieses Programms geschrieben.

## Die Messung

cli-option-bench-of = mit „server“: das Spiel an den Tischen; mit „ladder“: das einzige Spiel, das gespielt wird (Standard: alle)
bench-server-title = Tische: { $tables }, Plätze pro Tisch: { $seats }, Verbindungen: { $connections }; { $rate } Aktionen pro Sekunde, { $seconds } s lang; Zeiten, bis alle Plätze eine Aktion sehen
bench-server-no-postgresql = { $setup } wurde nicht gemessen: Dafür braucht es --database oder das PostgreSQL der Entwicklungswerkzeuge.
bench-server-ended = { $setup } wurde nicht gemessen: Der Server endete mit Status { $status }.
cli-option-bench-on = für „bench server“: was gemessen wird, mit Kommas getrennt: sqlite, postgresql, postgresql-2 (zwei Prozesse, die sich die Plätze jedes Tisches teilen; Standard: alles)
cli-option-bench-database = für „bench server“: eine leere PostgreSQL-Datenbank, postgresql://… (Standard: eine vorübergehende)
cli-option-bench-rate = für „bench server“: Klicks pro Sekunde (Standard: 200)
cli-option-bench-tables = für „bench server“: Tische mit je vier Plätzen (Standard: 100)
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

no-such-lesson = Es gibt keine Lektion „{ $lesson }“; die Lektionen sind: { $allowed }.
lesson-no-move = Bei diesem Schritt der Lektion gibt es keinen Zug.
lesson-learner = Robin
lesson-neighbour = { $number ->
    [1] Mira
    [2] Jonas
    [3] Ida
   *[other] Lou
}
