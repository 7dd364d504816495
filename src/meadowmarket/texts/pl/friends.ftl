# Gra z innymi: zaproszenia, rozmowa przy stole, moje stoły, powiadomienia.

web-share-sheet = Udostępnij
web-qr = Kod QR
web-qr-of = Kod QR: { $what }
web-local-only = Ten link otworzy tylko ten komputer. Aby zaprosić innych ze swojej sieci, uruchom serwer z opcją --host 0.0.0.0.
web-join-host = { $host } zaprasza cię do gry { $game }.
web-join-game = Masz zaproszenie do gry { $game }.
web-join-seats = { $open ->
    [one] Wolne jest 1 miejsce z { $players }.
    [few] Wolne są { $open } miejsca z { $players }.
    [many] Wolnych jest { $open } miejsc z { $players }.
   *[other] Wolne miejsca: { $open } z { $players }.
}
web-bot-level = Siła bota
web-abandon-wish = { $count ->
    [one] { $names } chce porzucić grę.
    [few] { $names } chcą porzucić grę.
    [many] { $names } chcą porzucić grę.
   *[other] { $names } chcą porzucić grę.
}
web-abandon-agree = Zgoda
web-not-sent = Brak połączenia: ruch nie został wysłany. Spróbuj za chwilę.
web-my-tables-search = Szukaj po nazwie, grze lub graczu
web-my-tables-none = Nie znaleziono stołu.
web-my-tables-all = { $count ->
    [one] Pokaż jedyny stół
    [few] Pokaż wszystkie { $count } stoły
    [many] Pokaż wszystkie { $count } stołów
   *[other] Pokaż wszystkie stoły: { $count }
}
web-notify = Powiadom mnie, gdy przyjdzie moja kolej, a ta karta przeglądarki będzie w tle

web-talk = Rozmowa
web-talk-unread = nieprzeczytane
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-off = Rozmowa przy tym stole jest wyłączona.
web-talk-switch = Przy tym stole można rozmawiać
web-talk-phrases = Szybkie zwroty
web-talk-type = Powiedz coś
web-talk-send = Wyślij
web-phrase-hello = Cześć!
web-phrase-good-luck = Powodzenia!
web-phrase-your-turn = Twoja kolej.
web-phrase-one-moment = Chwileczkę.
web-phrase-thanks = Dzięki!
web-phrase-nice-move = Dobry ruch!
web-phrase-oops = Ups!
web-phrase-well-played = Dobra gra!
web-phrase-goodbye = Do zobaczenia!

talk-nothing = Wybierz zwrot albo wpisz tekst.
no-such-phrase = „{ $found }” nie jest zwrotem; dozwolone: { $allowed }.
talk-is-off = Rozmowa przy tym stole jest wyłączona.
talk-too-fast = Za dużo naraz. Poczekaj chwilę.
bad-public-address = „{ $found }” nie jest adresem; oczekiwano na przykład https://play.example.org.
cli-option-public-address = adres, pod którym inni znajdą serwer, do zaproszeń (domyślnie ustalony na podstawie sieci)
web-privacy-talk = Razem ze stołem przechowywanych jest też ostatnich 200 wypowiedzi graczy.
