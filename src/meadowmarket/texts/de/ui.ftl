# Was Kern, Bots und Kommandozeile sagen. Die Texte der Spiele stehen in eigenen Dateien.

## Spieler und Punkte

player-name = Spieler { $number }
bot-name = Bot { $number } ({ $bot })
final-scores = Endstand
game-won = { $count ->
    [0] Das Spiel ist verloren.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
column-source = Punkte aus
row-total = Summe
row-wins = Siege
row-failures = Versagt: { $reason }

## Aktionen, die nicht gehen

no-such-code = Es gibt keine Aktion mit der Nummer { $code }; es gibt { $count }, gezählt ab 0.
no-such-action = Es gibt keine Aktion „{ $action }“.
no-such-action-near = Es gibt keine Aktion „{ $action }“. Meinst du: { $near }?
game-is-over = Das Spiel ist zu Ende.
not-your-turn = { $seat } ist nicht dran.
not-an-option = „{ $action }“ geht nicht. Jetzt: { $asked }
not-an-option-because = „{ $action }“ geht nicht. { $reason } Jetzt: { $asked }
undo-nothing = Es gibt nichts zurückzunehmen.
undo-other-seat = { $seat } war seitdem am Zug; das lässt sich nicht zurücknehmen.
undo-chance = Seitdem wurde gewürfelt, gezogen oder aufgedeckt. Darum lässt sich das nicht zurücknehmen: { $action }
undo-shown = { $other_seat } hat seitdem Verdecktes gezeigt. Darum lässt sich das nicht zurücknehmen: { $action }

## Aufbauen

no-such-game = Es gibt kein Spiel „{ $game }“; erlaubt: { $allowed }.
not-a-box = Das Spiel „{ $game }“ ist falsch installiert: { $entry } ist keine Box.
bad-player-count = Die Spielerzahl { $players } geht nicht; erlaubt: { $min } bis { $max }.
no-such-ruleset = Es gibt kein Regelwerk „{ $ruleset }“; erlaubt: { $allowed }.
no-such-rules-version = Version { $found } der Regeln gibt es hier nicht; erlaubt: { $allowed }.
no-such-setting = Es gibt keine Einstellung „{ $setting }“; erlaubt: { $allowed }.
bad-setting-value = Die Einstellung „{ $setting }“ kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
not-a-setting = „{ $found }“ ist keine Einstellung; erlaubt: NAME=WERT.
bad-seed = { $seed } ist kein Startwert; erlaubt: 0 bis { $most }.
bad-card-pack = { $problems }
bad-lesson = { $problems }
no-such-language = Es gibt keine Sprache „{ $language }“; erlaubt: { $allowed }.
no-such-bot = Es gibt keinen Bot „{ $bot }“; erlaubt: { $allowed }.
not-a-bot = Der Bot „{ $bot }“ ist falsch installiert: { $entry } macht keine Bots.
no-bot-options = Der Bot „{ $bot }“ hat keine Optionen; gefunden: „{ $options }“.
bad-bot-budget = Der Bot „{ $bot }“ kennt „{ $options }“ nicht; erlaubt: Zeiten und Zahlen von Simulationen wie 200ms, 2s oder 500sims und Arbeitsprozesse wie 2workers, verbunden durch +.
no-command = „{ $found }“ ist kein Befehl; erlaubt: program:BEFEHL, wie in program:python3 bot.py.
no-such-program = Das Programm „{ $program }“ lässt sich nicht starten: Es ist nicht zu finden.
bad-bot-count = { $count } Bots für { $players } Spieler; erlaubt: einer für alle oder einer für jeden.
bad-seat-count = Plätze: { $count }, Spieler: { $players }; erlaubt: ein Platz für jeden.
no-such-seat-kind = „{ $found }“ ist kein Platz; erlaubt: { $allowed }.
no-such-seat = Es gibt keinen Platz { $found }; erlaubt: 0 bis { $most }.
bad-names = Die Namen sind „{ $found }“; erlaubt: eine Liste mit höchstens einem Namen je Spieler (Spielerzahl: { $players }).
state-of-another-game = Die Stellung gehört zu einem anderen Spiel: { $found }. Erwartet: { $expected }.
no-such-step = Es gibt keine Aktion { $step }; erlaubt: 0 bis { $count }.
folder-is-taken = Der Ordner „{ $folder }“ ist nicht leer; nenne einen neuen oder leeren.
file-is-taken = { $file } gibt es schon, und die Datei ist nicht leer; nenne eine neue.
no-card-packs = { $game } hat keine Kartensätze.
no-such-folder = Es gibt keinen Ordner „{ $folder }“.
no-such-topic = Es gibt nichts namens „{ $topic }“.
no-such-topic-near = Es gibt nichts namens „{ $topic }“. Meinst du: { $near }?
several-topics = „{ $topic }“ kann Verschiedenes sein: { $near }
no-such-card = „{ $topic }“ ist keine Karte, kein Marker und kein Ort. „meadowmarket rules { $game } { $topic }“ sucht in den Regeln.
no-such-paragraph = Es gibt keinen Absatz { $found }; es gibt die Abschnitte { $allowed } mit Absätzen wie { $example }.
no-rules = Für { $game } gibt es keine Regeln.
cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
which-game = Welches Spiel? Nenne eines oder setze ein gespeichertes mit --load fort.
not-with-load = { $option } geht nicht zusammen mit --load: Das gespeicherte Spiel legt es schon fest.
other-game-in-file = { $file } enthält ein Spiel von { $found }.
program-in-file = Das gespeicherte Spiel würde ein Programm starten, „{ $found }“. Wenn du ihm vertraust, nenne mit --load und --seats alle Plätze.
no-saved-game = In { $folder } liegt kein unfertiges Spiel.

## Beschädigte Zustände, Spielstände und Aufzeichnungen

corrupt-state = Beschädigt bei { $place }: gefunden „{ $found }“, erwartet { $expected }.
corrupt-replay = Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
replay-empty = Hier ist keine Aufzeichnung.
replay-not-text = Byte { $found } ist kein UTF-8-Text.
replay-no-title = Gefunden „{ $found }“, erwartet „{ $expected }“.
replay-other-format = Diese Aufzeichnung hat Format { $found }; bekannt ist nur Format { $expected }.
replay-cut-off = Hier ist die Datei abgeschnitten, nach „{ $found }“.
replay-after-end = Gefunden „{ $found }“ nach dem Ende des Spiels, erwartet nichts.
replay-not-a-move = Gefunden „{ $found }“, erwartet eine Aktion (Nummer, Platz, Aktion, =Prüfsumme) oder das Ende.
replay-bad-move = Gefunden „{ $found }“, erwartet Nummer, Platz, Aktion und =Prüfsumme.
replay-wrong-number = Gefunden Aktion Nummer { $found }, erwartet { NUMBER($expected, useGrouping: 0) }.
replay-bad-end = Gefunden „end { $found }“, erwartet „end“ und die Punkte.
replay-unknown-header = Gefunden „{ $found }“, erwartet eines von: { $expected }.
replay-twice = „{ $found }“ steht schon in Zeile { NUMBER($first, useGrouping: 0) }.
replay-empty-header = „{ $found }“ hat keinen Wert.
replay-bad-number = { $what } ist „{ $found }“, erwartet eine Zahl von 0 bis { $most }.
replay-bad-setting = Gefunden „set { $found }“, erwartet „set NAME=WERT“, jeder Name einmal.
replay-bad-name = Gefunden „name { $found }“, erwartet „name PLATZ NAME“, jeder Platz einmal.
replay-no-such-seat = Bei Spielerzahl { $count } gibt es keinen Platz { $found }; Plätze zählen ab 0.
replay-missing-header = Im Kopf fehlt „{ $expected }“ vor dieser Zeile.
replay-other-game = Das ist ein Spiel von { $found }, erwartet { $expected }.
replay-other-rules = Gespielt mit Version { $found } der Regeln; dies ist Version { $expected }.
replay-corrected-since = { $problem } Gespielt wurde mit Version { $rules } der Regeln. { $corrected }
replay-other-ruleset = Gespielt mit dem Regelwerk { $found }, erwartet { $expected }.
replay-other-players = Gespielt mit Spielerzahl { $found }, erwartet { $expected }.
replay-other-settings = Gespielt mit den Einstellungen { $found }, erwartet { $expected }.
replay-other-pack = Gespielt mit dem Kartensatz { $found }; in Gebrauch ist { $expected }. Nenne den Ordner des anderen mit --cards.
replay-move-after-end = Gefunden die Aktion „{ $found }“, aber das Spiel ist zu Ende.
replay-illegal-move = „{ $found }“ geht hier nicht: { $reason }
replay-wrong-checksum = Gefunden die Prüfsumme { $found }, erwartet { $expected }.
replay-end-too-early = Gefunden das Ende (Aktionen: { $count }), aber das Spiel ist nicht zu Ende.
replay-no-end = Hier ist das Spiel zu Ende; erwartet danach eine Zeile „{ $expected }“.
replay-wrong-scores = Gefunden die Punkte { $found }, erwartet { $expected }.

## Spielen im Terminal

play-welcome = { $game }, Startwert { $seed }. Tippe die Nummer einer Möglichkeit oder ihren Namen. „help“ zeigt die anderen Befehle.
play-input = >{" "}
play-input-live = Nummer, Name oder help >{" "}
play-hint = Tippe die Nummer einer Möglichkeit oder ihren Namen; „options“ zeigt sie noch einmal, „help“ hilft.
play-no-such-number = Es gibt keine Möglichkeit { $number }; erlaubt: 1 bis { $count }.
play-help =
    3 oder der Name  spielt eine Möglichkeit
    ?                sagt, was sich erklären lässt und wie
    ? 3 · ? WORT     erklärt eine Möglichkeit, ein Wort, eine Karte oder einen Ort
    board · options  zeigt den ganzen Spielplan oder alle Möglichkeiten
    Tab              ergänzt, was du tippst; Enter allein zeigt den Bildschirm neu
    hint             schlägt die drei besten Züge vor und sagt, warum
    log              zeigt, was bisher geschah
    undo             nimmt deine letzte Wahl zurück, samt den Antworten der Bots
    save [DATEI]     speichert das Spiel (das geschieht auch nach jeder Aktion)
    load DATEI       setzt ein anderes Spiel fort
    quit             beendet; das Spiel bleibt gespeichert
play-explain-help =
    „? 3“ erklärt Möglichkeit 3: Kosten, Wirkung und Regel. Ihr Name geht auch.
    „? WORT“ erklärt ein Wort der Regeln, eine Karte, einen Marker oder einen Ort.
    Tippe den Namen, wie er dasteht, die Kennung oder die ersten Buchstaben;
    Großschreibung und Umlaute sind egal.
    „? Karte 3“ ist Karte 3, „? 3“ ist Möglichkeit 3. „? LG-6.8“ ist ein Absatz der Regeln.
    „options“ zeigt die Möglichkeiten; „meadowmarket rules“ gibt alle Regeln aus.
reference-cost = Kosten: { $cost }
reference-no-cost = Kosten: keine
reference-effect = Wirkung: { $effect }
reference-see-also = Siehe auch: { $topics }
reference-in-rules = In den Regeln: { $paragraphs }
reference-rules-in-english = Die Regeln gibt es bisher nur auf Englisch.
play-hand-over = { $seat } ist dran. Alle anderen schauen bitte weg.
play-press-enter = Zum Hinsehen Enter drücken.{" "}
play-undone = { $count ->
    [one] Zurückgenommen.
   *[other] { $count } Aktionen zurückgenommen.
}
play-saved = Gespeichert in { $file }.
play-cannot-save = Das Spiel lässt sich nicht in { $file } speichern: { $reason }.
play-load-what = Was laden? Tippe „load DATEI“.
play-loaded = { $file } geladen, nach { $count ->
    [one] einer Aktion.
   *[other] { $count } Aktionen.
}
play-left = Das Spiel ist in { $file } gespeichert. So geht es weiter:
play-left-unsaved = Das Spiel ließ sich nicht in { $file } speichern.
play-crashed = Etwas ist schiefgegangen. Das Spiel ist in { $file } gespeichert. So geht es weiter:
play-kept = Das ganze Spiel ist in { $file } gespeichert; „meadowmarket replay show“ zeigt es noch einmal.
play-bot-thinking = { $seat } denkt nach …
play-more = Weiter mit Enter, beenden mit q.{" "}
play-more-options = … { $count } weitere; „options“ zeigt alle.
play-anytime = Jederzeit:
play-final = { $mark } lässt sich nicht zurücknehmen: Es wird gezogen, gewürfelt oder aufgedeckt.
saves-none = In { $folder } liegen keine gespeicherten Spiele.
saves-folder = Gespeicherte Spiele in { $folder }:
saves-date = Zuletzt gespielt
saves-game = Spiel
saves-players = Spieler
saves-moment = Stand
saves-file = Datei
saves-over = beendet, { $scores }
saves-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
saves-older = … und { $count } ältere.
saves-how = „meadowmarket play --load ORDNER/DATEI“ setzt eines fort, „meadowmarket play --load“ das letzte unfertige.
bot-failed = { $seat }: Der Bot hat versagt ({ $reason }); es wurde zufällig gewählt.
log-line = { NUMBER($number, useGrouping: 0) }. { $text }

## Wie ein Bot versagt hat: in einem Protokoll, das alle lesen, also ohne ihn zu zitieren

failure-not-started = das Programm lässt sich nicht starten
failure-silent = er hat nicht rechtzeitig geantwortet
failure-ended = das Programm hat sich beendet
failure-too-long = seine Antwort war zu lang
failure-no-message = seine Antwort ist keine Nachricht des Protokolls
failure-other-protocol = er nutzt eine andere Version des Protokolls
failure-wrong-number = er hat auf eine andere Frage geantwortet
failure-no-option = er hat etwas gewählt, das nicht zur Wahl steht
failure-given-up = er hat zu oft versagt und wird nicht mehr gefragt
failure-not-made = hier gibt es keinen solchen Bot
failure-died = sein Prozess ist abgestürzt
failure-raised = ein Fehler

## Ratschläge

play-thinking = Denkt nach …
hint-line = { $number }. { $move }
hint-move = { $action } – erwarteter Vorsprung { $margin }
hint-move-because = { $action } – erwarteter Vorsprung { $margin } ({ $reasons })
hint-reason = { $what } { $points }
hint-rival = Punkte von { $seat }
analyse-progress = Beurteilt
analyse-progress-closer = Sieht genauer hin
analyse-summary = { $game }, Startwert { $seed }: { $count ->
    [one] eine Entscheidung beurteilt
   *[other] { $count } Entscheidungen beurteilt
}, jede nach dem, was man dabei wissen konnte.
analyse-title = Erwarteter Vorsprung im Lauf des Spiels
analyse-actions = Aktion
analyse-margin = Erwarteter Vorsprung
analyse-marks = Wendepunkte
analyse-accuracy = Genauigkeit von { $seat }: { $percent } %
analyse-turning-points = Wendepunkte:
analyse-no-turning-points = Keine Wendepunkte: Niemand hat mehr verschenkt, als sich durch Zufall erklärt.
analyse-turning-point =
    { NUMBER($number, useGrouping: 0) }. { $seat } verschenkt { $loss } Punkte (± { $error }).
    Gespielt: { $move }
analyse-better = Besser:
nothing-to-analyse = { $file } enthält keine Entscheidungen, die sich beurteilen lassen.

## Die anderen Befehle

sim-progress = Spielt
sim-summary =
    Beendete Spiele: { $finished } von { $games }, in { $seconds } s ({ $rate } Entscheidungen pro Sekunde)
    Entscheidungen pro Spiel: { $shortest } bis { $longest }, im Mittel { $mean }
    Prüfsumme: { $digest }
sim-scores = Mittlere Punkte nach Herkunft und Platz
sim-usage = Wie oft jede Karte gespielt wurde
replay-header = { $game }, Startwert { $seed }
replay-verified = { $file }: { $count ->
    [one] 1 Aktion, wie aufgezeichnet
   *[other] { $count } Aktionen, alle wie aufgezeichnet
}; das Spiel ist nicht zu Ende. Prüfsumme { $checksum }.
replay-verified-whole = { $file }: ein ganzes Spiel mit { $count } Aktionen, alle wie aufgezeichnet. Prüfsumme { $checksum }.
replay-recorded = { $file }: ein Spiel mit { $count } Aktionen.
bench-title = Zufallsspiel und Suche, ein Prozess; Stapel: Entscheidungen/s in 32 Spielen zugleich
bench-last-resort = Das zufällige Spiel passt nur, wenn sonst nichts geht; so laufen die Spiele bis zum Ende.
bench-not-measured = Der Build „{ $build }“ wurde nicht gemessen: { $reason }
column-players = Spieler
column-build = Build
column-decisions-per-s = Entscheidungen/s
column-games-per-s = Spiele/s
column-clone-us = Kopie, µs
column-simulations-per-s = Simulationen/s
column-batch-masks-per-s = Stapel, Masken
column-batch-observations-per-s = Stapel, alles
column-batch-speedup = Stapel, alles, Prozesse: { $count }
pack-is-new =
    { $folder } ist ein Kartensatz für { $game }, der noch nichts ändert. Seine README.md sagt, wie es weitergeht:
    Tabellen bearbeiten, dann „meadowmarket cards check { $folder }“, dann „meadowmarket play { $game } --cards { $folder }“.
pack-readme =
    # Ein Kartensatz für { $title }

    Dieser Ordner enthält alle Tabellen des Spiels. Noch ändert er nichts: Bearbeite die Werte, die anders sein sollen.
    Eine Zeile ersetzt die Zeile des Spiels mit demselben Schlüssel. Eine Zeile mit neuem Schlüssel kommt dazu, wo das
    Spiel es erlaubt. Zeilen und ganze Tabellen, die du nicht änderst, kannst du löschen; dann gelten die des Spiels.

    1. Bearbeite die Tabellen. `provenance` sagt, ob ein Wert auf dem Material gedruckt ist (`printed`) oder erfunden
       (`designed`); `source` sagt, woher du ihn hast: „meine Schachtel“ zum Beispiel.
    2. Prüf sie: `meadowmarket cards check { $folder }`. Das zeigt alles, was falsch ist, mit Datei, Zeile und Spalte.
    3. Sieh dir eine Karte an: `meadowmarket cards show { $game } NAME --cards { $folder }`.
    4. Spiel: `meadowmarket play { $game } --cards { $folder }`. Auch `sim` und `arena` kennen `--cards`.

    Texte in anderen Sprachen stehen in Dateien wie `de.ftl`, die englischen in den Tabellen.

    ## Die Tabellen und ihre Spalten

    { $columns }

    LANGUAGE.md erklärt (auf Englisch), was die Spalten bedeuten und wie man Effekte schreibt.
pack-is-sound = { $folder } ist ein fehlerfreier Kartensatz für { $game }, Prüfsumme { $digest }.
texts-fixed = Geschützte Leerzeichen gesetzt: { $count }.
texts-checked = Texte in { $languages } geprüft: { $count ->
    [0] keine Fehler.
    [one] ein Fehler.
   *[other] { $count } Fehler.
}

## Die Hilfe

cli-example = Beispiel:
cli-version = meadowmarket { $version } ({ $build })
cli-bad-number = „{ $found }“ ist falsch; erlaubt: { $low } bis { $high }
cli-nothing-named = nichts angegeben
cli-main-help = Moderne Brettspiele spielen, lernen, simulieren und erforschen.
cli-main-example = meadowmarket play { $game } --seats me,bot:hard
cli-play-help = Im Terminal spielen, mit Menschen und Bots auf allen Plätzen.
cli-play-example = meadowmarket play { $game } --seats me,me:Anna,bot:hard
cli-sim-help = Viele Spiele zwischen Bots spielen und die Ergebnisse zeigen.
cli-sim-example = meadowmarket sim { $game } --players 4 --games 1000 --bots random --seed 1
cli-bench-help =
    Zufälliges Spiel messen, interpretiert und kompiliert, zu zweit und zu viert.
    Die letzte Zeile sagt, wievielmal so schnell Stapel in mehreren Prozessen (--jobs) sind wie in einem.
    „bench server“ misst, wie schnell Tische sind, „bench ladder“, wie stark die Bots sind.
cli-bench-example = meadowmarket bench { $game } --json
cli-analyse-help = Zeigen, wie ein Spiel lief: der erwartete Vorsprung im Lauf der Zeit, die Wendepunkte und bessere Züge dort.
cli-analyse-example = meadowmarket analyse game.replay --top 3 --plot game.svg
cli-replay-help = Spiele zeigen, prüfen oder aufzeichnen.
cli-replay-example = meadowmarket replay verify game.replay
cli-replay-show-help = Zeigen, was in einem Spiel geschah, oder den Spielplan nach einer seiner Aktionen.
cli-replay-show-example = meadowmarket replay show game.replay --step 12
cli-replay-verify-help = Ein aufgezeichnetes Spiel nachspielen und mit seinen Prüfsummen vergleichen.
cli-replay-verify-example = meadowmarket replay verify game.replay
cli-replay-record-help = Ein Spiel zufällig spielen und aufzeichnen.
cli-replay-record-example = meadowmarket replay record game.replay { $game } --players 3 --seed 7
cli-cards-help = Karten nachschlagen oder einen Kartensatz prüfen.
cli-cards-example = meadowmarket cards show everdell farm
cli-cards-check-help = Einen Kartensatz prüfen: jeder Fehler mit Datei, Zeile und Spalte.
cli-cards-check-example = meadowmarket cards check my-cards
cli-cards-new-help = Einen Kartensatz für den Anfang schreiben: alle Tabellen des Spiels und wie man sie ändert.
cli-cards-new-example = meadowmarket cards new { $game } my-cards
cli-cards-list-help = Alle Karten, Marker und Orte auflisten.
cli-cards-list-example = meadowmarket cards list { $game }
cli-cards-book-help = Alles, was auf dem Spielmaterial steht, als Markdown schreiben.
cli-cards-book-example = meadowmarket cards book { $game } > cards.md
cli-cards-show-help = Eine Karte, einen Marker oder einen Ort erklären.
cli-cards-show-example = meadowmarket cards show everdell farm
cli-rules-help = Die Regeln eines Spiels ausgeben: alle, einen Absatz oder was sie zu einem Wort sagen.
cli-rules-example = meadowmarket rules { $game } Ablage
cli-texts-help = Texte prüfen.
cli-texts-example = meadowmarket texts check
cli-texts-check-help = Prüfen, dass alle Sprachen dasselbe sagen und kein Text fehlt oder überflüssig ist.
cli-texts-check-example = meadowmarket texts check
cli-option-version = Version und Build zeigen
cli-option-language = die Sprache aller Texte: { $allowed } (Standard: wie in MEADOWMARKET_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES oder LANG)
cli-option-game = das Spiel: { $allowed }
cli-option-players = die Zahl der Spieler (Standard: 2)
cli-option-seats = wer wo sitzt, wie in me,bot:hard: me, me:NAME oder bot:BOT für jeden Platz (Standard: ein Mensch und normale Bots)
cli-option-ruleset = das Regelwerk (Standard: das erste des Spiels)
cli-option-set = eine Einstellung, die vom Regelwerk abweicht; wiederholbar
cli-option-cards = ein Ordner mit einem Kartensatz anstelle der Karten des Spiels
cli-option-seed = der Startwert des Zufallsgenerators (Standard: 1)
cli-option-seed-by-chance = der Startwert des Zufallsgenerators (Standard: beliebig)
cli-option-load = ein gespeichertes Spiel fortsetzen, in einer neuen Datei; ohne DATEI das letzte unfertige
cli-option-list = die gespeicherten Spiele zeigen, alle oder nur die eines Spiels
cli-option-fix = geschützte Leerzeichen setzen, wo die Sprache sie verlangt, etwa nach Wörtern aus einem Buchstaben
cli-option-json = ein JSON-Objekt ausgeben
cli-option-games = die Zahl der Spiele (Standard: 1000)
cli-option-bots = die Bots: einer für alle Plätze oder einer für jeden, wie in random,random
cli-option-jobs = die Zahl der Prozesse (Standard: alle Kerne)
cli-option-seconds = Sekunden pro Messung (Standard: 2, für den Server 10)
cli-option-file = die Datei des Spiels
cli-option-step = den Spielplan nach dieser Aktion zeigen
cli-option-seat = zeigen, was dieser Platz sieht, ab 0 gezählt (Standard: was Zuschauer sehen)
cli-option-simulations = Simulationen pro Entscheidung (Standard: 200); die schlechtesten bekommen fünfmal so viele
cli-option-analyse-seat = nur diesen Platz beurteilen, ab 0 gezählt (Standard: alle)
cli-option-top = wie viele Wendepunkte gezeigt werden (Standard: 5)
cli-option-margin-plot = den erwarteten Vorsprung in diese neue SVG-Datei zeichnen
cli-option-pack = der Ordner des Kartensatzes
cli-option-pack-game = das Spiel, für das er ist (Standard: das am besten passende)
cli-option-new-pack = der Ordner, der geschrieben wird; er muss neu oder leer sein
cli-option-topic = die Karte, der Marker oder der Ort: der Name, die Kennung oder ein Teil davon
cli-option-word = ein Wort der Regeln, eine Karte oder ein Absatz wie LG-6.8 (Standard: alle Regeln)
