# Was die Seite selbst sagt. Die Spiele sprechen in eigenen Dateien.

web-name = Meadow & Market
web-skip = Zum Inhalt springen
web-home = Startseite
web-to-start = Zur Startseite
web-close = Schließen
web-loading = Einen Moment …
web-missing = Hier ist nichts.
web-language = Sprache
web-dark = Dunkel
web-settings = Einstellungen

## Startseite

web-welcome = Setz dich und spiel mit
web-welcome-more = La Granja und Everdell, mit Bots oder Freunden. Ohne Konto: Ein Tisch ist ein Link.
web-new-table = Neuer Tisch
web-which-game = Spiel
web-players-range = { $min } bis { $max } Spieler
web-how-many = Spielerzahl
web-who-sits = Wer sitzt wo
web-seat = Platz { $number }
web-seat-me = Ich
web-seat-open = Offen (auf Einladung)
web-seat-bot = Bot: { $bot }
web-seat-levels = Bots nach Stärke
web-seat-other-bots = Andere Bots
web-your-name = Dein Name
web-more-settings = Weitere Einstellungen
web-ruleset = Regelwerk
web-seed = Startwert
web-seed-any = beliebig
web-table-title = Name des Tisches
web-value-yes = ja
web-value-no = nein
web-value-none = keine
web-value-classic = klassisch
web-value-deluxe = Deluxe
web-value-marker = ein Spielermarker
web-value-token = ein eigenes Zeichen
web-start = Los
web-confirm-new = Einen neuen Tisch eröffnen?
web-confirm-new-more = Ein Link auf einer anderen Seite hat dich hierher geführt. Noch ist nichts eröffnet.
web-open-table = Tisch eröffnen
web-my-tables = Meine Tische
web-your-turn = Du bist dran
web-state-waiting = Wartet auf Spieler
web-state-playing = Läuft
web-state-over = Das Spiel ist zu Ende.
web-state-abandoned = Abgebrochen
web-forget = { $table } von der Liste nehmen
web-forget-hint = Nimmt den Tisch von dieser Liste. Ohne seinen Link kommst du nicht an deinen Platz zurück.
web-join = Mitspielen
web-link = Link einfügen
web-go = Öffnen
web-not-a-link = Das ist kein Link zu einem Tisch oder einer Aufzeichnung.
web-replay = Aufzeichnung
web-upload = Aufzeichnung öffnen
web-rules = Regeln

## Vorlieben

web-theme = Farben
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-pace = Züge der anderen
web-pace-instant = sofort
web-pace-quick = zügig
web-pace-calm = ruhig
web-pace-skip = Ein Klick oder eine Taste überspringt das.
web-automatic = Schritte ohne Wahl überspringen
web-confirm = Nachfragen
web-confirm-turn = bevor mein Zug endet
web-confirm-always = bevor etwas geschieht, das sich nicht zurücknehmen lässt
web-confirm-never = selten
web-motion = Spielsteine animieren
web-sound = Einen Ton abspielen, wenn ich dran bin

## Der Tisch

web-table = Tisch
web-practice = Übungstisch
web-practice-more = Sein Startwert wurde gewählt: Wer ihn eröffnet hat, weiß vielleicht, welche Karten und Würfel kommen.
web-players = Spieler
web-points = Punkte
web-is-on = (ist dran)
web-lost = Verbindung verloren. Neuer Versuch …
web-areas = Teile des Tisches
web-lit = hier gibt es etwas zu wählen
web-actions = Was du tun kannst
web-anytime = Jederzeit
web-anytime-short = Jederzeit
web-undo = Rückgängig
web-sure = Bist du sicher?
web-sure-yes = Ja, so machen
web-sure-no = Nein, zurück
web-why-others = Das gehört jemand anderem.
web-why-unknown = Der Server hat nicht geantwortet. Versuch es noch einmal.
web-why-rule = Regel { $rule }
web-rule-key = R: Regel { $rule }
web-turn-of = { $name } ist dran
web-you-watch = Du siehst zu.
web-waiting-for = Warten auf { $names }.
web-bots-think = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
web-thinking = Einen Moment …
web-your-turn-asks = Du bist dran. { $prompt }
web-title-turn = Du bist dran: { $title }
web-hint = Tipp
web-hint-key = Tipp: Was würde jemand tun, der stark spielt? (Taste H)
web-hint-title = Stark wäre …
web-hint-thinking = Denkt nach
web-hint-about = { $players ->
    [one] Erwartetes Ergebnis in Punkten und was den Unterschied macht
   *[other] Erwarteter Vorsprung in Punkten und was den Unterschied macht
}
web-hint-found = Am besten: { $move } ({ $margin })
web-log = Verlauf
web-log-since = seit deinem letzten Zug
web-log-empty = Noch nichts.
web-scores = Punkte
web-scores-hidden = Die Punkte der anderen bleiben bis zum Ende verdeckt.
web-source = Punkte aus
web-total = Summe
web-tab-table = Tisch
web-tab-mine = Meins
web-tab-others = Andere
web-tab-log = Verlauf
web-round = Runde { $round }
web-season-winter = Winter
web-season-spring = Frühling
web-season-summer = Sommer
web-season-autumn = Herbst

## Erste Wörter von Aktionen, als Überschriften

web-word-field = Feld
web-word-barrow = Marktkarren
web-word-extension = Hofausbau
web-word-helper = Helfer
web-word-deliver = Liefern
web-word-die = Würfel
web-word-donkey = Esel
web-word-stall = Marktstand
web-word-roof = Dachmarker
web-word-take = Nehmen
web-word-pay = Zahlen
web-word-from = Woher
web-word-steps = Schritte
web-word-replace = Ablegen
web-word-flip = Zurückdrehen
web-word-take-back = Zurücknehmen
web-word-choose = Wählen
web-word-change = Ändern
web-word-reserve = Markieren
web-word-buy = Kaufen
web-word-sell = Verkaufen
web-word-upgrade = Aufwerten
web-word-trade = Eintauschen
web-word-use = Helfer
web-word-bonus = Dachmarker
web-word-play = Ausspielen
web-word-worker = Arbeiter
web-word-event = Ereignis
web-word-give = Geben
web-word-gain = Nehmen
web-word-save = Sparen
web-word-store = Einlagern
web-word-spend = Ausgeben
web-word-to = An wen
web-word-reveal = Aufdecken
web-word-copy = Nutzen
web-word-keep = Behalten
web-word-tuck = Unter das Ereignis
web-word-move = Versetzen
web-word-recall = Zurückholen
web-word-remove = Aus der Stadt
web-word-produce = Produktion
web-word-activate = Aktivieren
web-word-season = Jahreszeit
web-word-income = Einkommen
web-word-grow = Wachstum
web-word-hats = Hüte
web-word-extra = Zusatzlieferung

## Bereiche der schlichten Ansicht

web-zone-hand = Hand
web-zone-meadow = Wiese
web-zone-cards = Stadt
web-zone-basic = Grundorte
web-zone-forest = Wald
web-zone-haven = Zuflucht
web-zone-journey = Reise
web-zone-events = Ereignisse
web-zone-resources = Rohstoffe
web-zone-points = Punkte
web-zone-workers = Arbeiter
web-zone-workers-total = Arbeiter insgesamt
web-zone-season = Jahreszeit
web-zone-pile = Nachziehstapel
web-zone-discards = Abgelegt
web-zone-deck = Nachziehstapel
web-zone-occupied = Besetzt
web-zone-passed = Gepasst
web-zone-prisoners = Gefangene
web-zone-spaces = Plätze
web-zone-goods = Güter
web-zone-owner = Besitzer
web-zone-first = Startspieler
web-zone-aside = Beiseitegelegt
web-zone-blocked = Auf der Wiese gesperrt
web-zone-playing = Wird ausgespielt
web-zone-under = Karten darunter
web-zone-worker = Arbeiter dort
web-zone-workers-lost-or-permanent = Arbeiter, die nicht zurückkommen
web-zone-workers-on-gone-cards = Arbeiter, deren Karte weg ist
web-zone-solo-year = Rugworts Jahr
web-zone-rugwort = Rugwort
web-zone-base = Karten
web-zone-tokens = Punktemarker
web-zone-prosperity = Wohlstand
web-zone-twig = Zweige
web-zone-resin = Harz
web-zone-pebble = Kiesel
web-zone-berry = Beeren
web-zone-winter = Winter
web-zone-spring = Frühling
web-zone-summer = Sommer
web-zone-autumn = Herbst

## Warten, mitspielen, weiterreichen, das Ende

web-waiting-room = Warten auf Spieler
web-waiting-more = Schick die Einladung an alle, die hier sitzen sollen.
web-waiting-begins = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-invite-link = Einladung
web-invite-hint = für einen offenen Platz
web-watch-link = Zusehen
web-watch-hint = für alle, die nicht mitspielen
web-seat-link = Dein Platz
web-seat-hint = für deine anderen Geräte; halte den Link geheim
web-copy = Kopieren
web-copied = Kopiert
web-copy-what = Kopieren: { $what }
web-seat-is-open = offen
web-seat-is-bot = Bot
web-seat-here = da
web-seat-gone = nicht verbunden
web-seat-away = ist gegangen
web-seat-free-in = nicht verbunden; in { $seconds } s kannst du den Platz vergeben
web-seat-invite = Jemand anderen einladen
web-seat-invite-again = Neue Einladung
web-seat-abandons = möchte abbrechen
web-seat-give-bot = Einem Bot geben
web-join-title = Setz dich an den Tisch „{ $title }“
web-which-seat = Platz
web-sit-down = Hinsetzen
web-just-watch = Nur zusehen
web-open-again = Den Tisch wieder öffnen
web-no-open-seat = Es ist kein Platz mehr offen.
web-guest = Gast
web-rename = Umbenennen
web-leave = Gehen
web-leave-bot = Gehen, ein Bot spielt weiter
web-abandon = Spiel abbrechen
web-abandon-sure = Wenn alle Anwesenden zustimmen, endet das Spiel ohne Sieger und lässt sich nicht fortsetzen.
web-abandon-not = Weiterspielen
web-delete = Diesen Tisch löschen
web-delete-sure = Der Tisch und seine Aufzeichnung lassen sich nicht wiederherstellen.
web-rematch = Revanche
web-next-table = Zur Revanche
web-hand-over = { $name } ist dran
web-hand-over-more = Alle anderen schauen bitte weg.
web-hand-over-done = Ich bin { $name }
web-winner = Sieg
web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}

## Aufzeichnungen und Regeln

web-watch-replay = Aufzeichnung ansehen
web-replay-of = Aufzeichnung: { $title }
web-download = Herunterladen
web-unplayable-replay = Das Spiel ansehen, soweit es sich nachspielen lässt
web-unplayable-why = Das Spiel kann hier nicht weitergehen. In der Datei stehen alle Karten, deshalb gibt es sie erst, wenn das Spiel beendet ist. Das Beenden gilt endgültig und für alle am Tisch.
web-unplayable-end = Spiel beenden, um die Datei zu bekommen
web-unplayable-asked = Auch die anderen am Tisch müssen hier klicken. Nach { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } kannst du noch einmal klicken, um ohne die übrigen weiterzumachen.
web-unplayable-ended = Das Spiel ist beendet. Du kannst die Datei herunterladen.
web-replay-stops = Die Aufzeichnung endet nach { $steps ->
        [one] einer Aktion
       *[other] { $steps } Aktionen
    }, obwohl weitergespielt wurde: { $why }
web-share = Link kopieren
web-step = Aktion
web-step-of = Aktion { $step } von { $steps }
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-on = Einen Schritt vor
web-last = Zum Ende
web-run = Automatisch abspielen
web-seen-from = Gesehen von
web-spectator = Zuschauer
web-turn-before = Voriger Zug
web-turn-before-of = Voriger Zug von { $name }
web-turn-after = Nächster Zug
web-turn-after-of = Nächster Zug von { $name }
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-hands-open = Alle Handkarten offen
web-hands-more = Die Handkarten aller Spieler zeigen
web-hands-later = Die Handkarten der anderen sind verdeckt, bis das Spiel beendet ist
web-review = Analyse
web-review-title = Wie das Spiel lief
web-review-progress = Die Entscheidungen werden beurteilt: { $percent } % fertig.
web-review-wait = Du kannst die Seite verlassen. Die bisherigen Ergebnisse bleiben erhalten, und die Analyse geht weiter, wenn du zurückkommst.
web-review-again = Noch einmal versuchen
web-review-axis = Erwarteter Vorsprung am Ende, in Punkten, bei jeder Entscheidung; der letzte Punkt ist das Ergebnis
web-review-keys = Klicke auf einen Punkt, um seine Stellung zu sehen, oder geh mit den Pfeiltasten von Entscheidung zu Entscheidung.
web-review-point = Aktion { $number }, { $name }: erwartet { $margin }, durch den Zug verloren: { $lost }
web-review-turn = Aktion { $number }: { $name } verschenkt { $loss } Punkte
web-review-taken = Gespielt
web-review-better = Besser
web-review-show = Stellung zeigen
web-review-show-number = Stellung vor Aktion { $number } zeigen
web-review-turns = Wendepunkte
web-review-turns-more = Die teuersten Entscheidungen, höchstens drei pro Spieler. Bei jedem Zug steht der Vorsprung, der danach zu erwarten ist.
web-review-no-turns = Keine Wendepunkte: Niemand hat mehr verschenkt, als sich durch Zufall erklärt.
web-review-accuracy = Genauigkeit
web-review-accuracy-more = 100 % heißt: Keine Entscheidung hat gegenüber dem besten gefundenen Zug etwas verloren. Eine, die 6 Punkte verliert, zählt 37 %.
web-review-percent = { $percent } %
web-review-choices = Entscheidungen
web-review-margin = Vorsprung am Ende
web-review-all = Alle Entscheidungen als Tabelle
web-review-expected = Erwarteter Vorsprung
web-review-lost = Verloren
web-player = Spieler
web-play-on = Von hier weiterspielen
web-play-on-more = Ein Übungstisch öffnet sich, wie er nach Aktion { $step } war: mit denselben Handkarten und denselben Karten im Stapel. Bots nehmen die anderen Plätze.
web-play-on-bots = Bots
web-play-on-start = Weiterspielen
web-search = Regeln und Karten durchsuchen
web-contents = Inhalt
web-topics = Karten, Marker und Orte
web-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Treffer.
   *[other] { $count } Treffer.
}

## Datenschutz

web-privacy = Was gespeichert wird
web-privacy-kept = Auf dem Server
web-privacy-kept-more = Für jeden Tisch: das Spiel und seine Einstellungen, der Titel, die Namen, die sich die Spieler gegeben haben, jede Aktion mit ihrer Zeit und wer gegangen ist. Von den geheimen Schlüsseln der Plätze und Einladungen werden nur Prüfsummen gespeichert. Hochgeladene Aufzeichnungen werden gespeichert, wie sie sind. Wer den Link eines Tisches hat, kann zusehen und nach dem Ende die ganze Aufzeichnung ansehen.
web-privacy-browser = In deinem Browser
web-privacy-browser-more = Die Tische, an denen du sitzt, mit den geheimen Schlüsseln deiner Plätze, dein Name und deine Einstellungen. Es gibt keine Cookies und keine Konten, und nichts wird von anderswo geladen.
web-privacy-not = Was nicht gespeichert wird
web-privacy-not-more = Deine Adresse wird im Arbeitsspeicher gezählt, damit niemand den Server überflutet, aber nicht gespeichert; nur wenn eine Verbindung scheitert, steht sie im Protokoll des Servers. Ein Proxy vor dem Server kann sein eigenes Protokoll führen.
web-privacy-delete = Löschen
web-privacy-delete-more = Im Menü eines Tisches kannst du ihn mit seiner Aufzeichnung löschen: wenn das Spiel zu Ende ist oder solange niemand sonst daran spielt.
web-privacy-days = Dieser Server löscht Tische und hochgeladene Aufzeichnungen, die { $days ->
    [one] einen Tag lang
   *[other] { $days } Tage lang
} niemand verändert hat.
web-privacy-for-ever = Dieser Server löscht nichts von selbst.

## Lernen

web-learn = Spielen lernen
web-learn-title = Spielen lernen
web-learn-about = Kurze Lektionen auf dem echten Spielplan. Du machst die Züge. Ein falscher wird erklärt, und du kannst nichts verlieren.
web-learn-minutes = Etwa { $minutes } Minuten. { $done ->
    [0] { $lessons } Lektionen.
   *[other] { $done } von { $lessons } Lektionen geschafft.
}
web-lessons = Zu den Lektionen
web-lesson = Lektion
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-again = Wiederholen
web-lesson-all = Alle Lektionen
web-lesson-next-one = Nächste Lektion
web-lesson-done = Lektion geschafft!
web-lesson-is-done = geschafft
web-lesson-your-move = Dein Zug
web-rule = Regel { $rule }
web-rules-page = Als Seite
web-rules-in-english = Die Regeln gibt es bisher nur auf Englisch.
web-guidance = Dein erstes Spiel
web-guidance-off = Nicht mehr zeigen
web-guidance-switch = Erstes Spiel: jede Entscheidung erklären
