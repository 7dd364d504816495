# Mit anderen spielen: Einladungen, Tischgespräch, meine Tische, Benachrichtigungen.

web-share-sheet = Teilen
web-qr = QR-Code
web-qr-of = QR-Code: { $what }
web-local-only = Diesen Link kann nur dieser Computer öffnen. Um andere in deinem Netz einzuladen, starte den Server mit --host 0.0.0.0.
web-join-host = { $host } lädt dich zu { $game } ein.
web-join-game = Du bist zu { $game } eingeladen.
web-join-seats = { $open ->
    [one] 1 von { $players } Plätzen ist frei.
   *[other] { $open } von { $players } Plätzen sind frei.
}
web-bot-level = Stärke des Bots
web-abandon-wish = { $count ->
    [one] { $names } möchte das Spiel abbrechen.
   *[other] { $names } möchten das Spiel abbrechen.
}
web-abandon-agree = Zustimmen
web-not-sent = Keine Verbindung: Dein Zug wurde nicht gesendet. Versuch es gleich noch einmal.
web-my-tables-search = Nach Titel, Spiel oder Namen suchen
web-my-tables-none = Kein Tisch gefunden.
web-my-tables-all = { $count ->
    [one] Den einzigen Tisch zeigen
   *[other] Alle { $count } Tische zeigen
}
web-notify = Benachrichtige mich, wenn ich dran bin und dieser Tab im Hintergrund ist

web-talk = Gespräch
web-talk-unread = ungelesen
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-off = An diesem Tisch ist das Gespräch abgeschaltet.
web-talk-switch = An diesem Tisch kann man sich unterhalten
web-talk-phrases = Kurze Sätze
web-talk-type = Sag etwas
web-talk-send = Senden
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-your-turn = Du bist dran.
web-phrase-one-moment = Einen Moment, bitte.
web-phrase-thanks = Danke!
web-phrase-nice-move = Guter Zug!
web-phrase-oops = Ups!
web-phrase-well-played = Gut gespielt!
web-phrase-goodbye = Bis bald!

talk-nothing = Sag einen der kurzen Sätze oder schreib einen Text.
no-such-phrase = „{ $found }“ ist keiner der kurzen Sätze; erlaubt: { $allowed }.
talk-is-off = An diesem Tisch ist das Gespräch abgeschaltet.
talk-too-fast = Das war viel auf einmal. Warte einen Moment.
bad-public-address = „{ $found }“ ist keine Adresse; erwartet wird etwas wie https://play.example.org.
cli-option-public-address = die Adresse, unter der andere den Server erreichen, für Einladungen (Standard: aus dem Netz ermittelt)
web-privacy-talk = Auch die letzten 200 Sätze aus dem Gespräch am Tisch werden mit ihm aufbewahrt.
