# Co mówi sama strona. Gry mają własne pliki.

web-name = Meadow & Market
web-skip = Przejdź do treści
web-home = Strona startowa
web-to-start = Do strony startowej
web-close = Zamknij
web-loading = Chwileczkę…
web-missing = Tu niczego nie ma.
web-language = Język
web-dark = Ciemny motyw
web-settings = Ustawienia

## Strona startowa

web-welcome = Siadaj i graj
web-welcome-more = La Granja i Everdell, z botami lub przyjaciółmi. Bez zakładania konta: wystarczy link do stołu.
web-new-table = Nowy stół
web-which-game = Gra
web-players-range = od { $min } do { $max } graczy
web-how-many = Gracze
web-who-sits = Kto gdzie siedzi
web-seat = Miejsce { $number }
web-seat-me = Ja
web-seat-open = Wolne (z zaproszeniem)
web-seat-bot = Bot: { $bot }
web-seat-levels = Boty według siły
web-seat-other-bots = Inne boty
web-your-name = Twoje imię
web-more-settings = Więcej ustawień
web-ruleset = Zestaw zasad
web-seed = Ziarno
web-seed-any = dowolne
web-table-title = Nazwa stołu
web-value-yes = tak
web-value-no = nie
web-value-none = brak
web-value-classic = wersja klasyczna
web-value-deluxe = wersja deluxe
web-value-marker = znacznik
web-value-token = żeton
web-start = Zacznij
web-confirm-new = Otworzyć nowy stół?
web-confirm-new-more = Prowadzi tu link z innej strony. Nic jeszcze nie zostało otwarte.
web-open-table = Otwórz stół
web-my-tables = Moje stoły
web-your-turn = Twoja tura
web-state-waiting = Czeka na graczy
web-state-playing = Gra trwa
web-state-over = Gra jest skończona.
web-state-abandoned = Porzucona
web-forget = Usuń z listy: { $table }
web-forget-hint = Usuwa stół z tej listy. Bez jego linku nie wrócisz na swoje miejsce.
web-join = Dołącz
web-link = Wklej link
web-go = Przejdź
web-not-a-link = To nie jest link do stołu ani do powtórki.
web-replay = Powtórka
web-upload = Otwórz plik powtórki
web-rules = Zasady

## Preferencje

web-theme = Kolory
web-theme-system = Jak w urządzeniu
web-theme-light = Jasne
web-theme-dark = Ciemne
web-pace = Ruchy innych graczy
web-pace-instant = od razu
web-pace-quick = szybko
web-pace-calm = spokojnie
web-pace-skip = Kliknięcie lub klawisz to pomija.
web-automatic = Pomijaj kroki bez wyboru
web-confirm = Pytanie o potwierdzenie
web-confirm-turn = zanim skończy się moja tura
web-confirm-always = przed tym, czego nie można cofnąć
web-confirm-never = rzadko
web-motion = Animuj elementy
web-sound = Dźwięk, gdy jest moja tura

## Stół

web-table = Stół
web-practice = Stół treningowy
web-practice-more = Ziarno tego stołu nie jest losowe, więc osoba, która go otworzyła, może wiedzieć, jakie będą karty i rzuty.
web-players = Gracze
web-points = Punkty
web-is-on = (ma ruch)
web-lost = Utracono połączenie. Łączę ponownie…
web-areas = Części stołu
web-lit = coś do wyboru
web-actions = Co możesz zrobić
web-anytime = W dowolnej chwili
web-anytime-short = Kiedy chcesz
web-undo = Cofnij
web-sure = Na pewno?
web-sure-yes = Tak, zrób to
web-sure-no = Nie, wróć
web-why-others = To należy do kogoś innego.
web-why-unknown = Serwer nie odpowiedział. Spróbuj ponownie.
web-why-rule = Zasada { $rule }
web-rule-key = R: zasada { $rule }
web-turn-of = Teraz gra { $name }
web-you-watch = Oglądasz grę.
web-waiting-for = Czekamy na ruch: { $names }.
web-bots-think = { $count ->
    [one] { $names } myśli…
    [few] { $names } myślą…
    [many] { $names } myślą…
   *[other] { $names } myślą…
}
web-thinking = Chwileczkę…
web-your-turn-asks = Twoja tura. { $prompt }
web-title-turn = Twoja tura: { $title }
web-hint = Podpowiedź
web-hint-key = Podpowiedź: co zrobiłby silny gracz? (klawisz H)
web-hint-title = Silny gracz wybrałby…
web-hint-thinking = Szukam najlepszego ruchu
web-hint-about = { $players ->
    [one] Oczekiwany wynik w punktach i to, co robi różnicę
    [few] Oczekiwana przewaga w punktach i to, co robi różnicę
    [many] Oczekiwana przewaga w punktach i to, co robi różnicę
   *[other] Oczekiwana przewaga w punktach i to, co robi różnicę
}
web-hint-found = Najlepiej: { $move } ({ $margin })
web-log = Dziennik
web-log-since = od twojego ostatniego ruchu
web-log-empty = Jeszcze nic.
web-scores = Wyniki
web-scores-hidden = Punkty innych są ukryte do końca gry.
web-source = Punkty za
web-total = Razem
web-tab-table = Stół
web-tab-mine = Moje
web-tab-others = Inni
web-tab-log = Dziennik
web-round = Runda { $round }
web-season-winter = Zima
web-season-spring = Wiosna
web-season-summer = Lato
web-season-autumn = Jesień

## Pierwsze słowa akcji, jako nagłówki

web-word-field = Pole
web-word-barrow = Wózek
web-word-extension = Rozszerzenie
web-word-helper = Pomocnik
web-word-deliver = Dostarcz
web-word-die = Kość
web-word-donkey = Osły
web-word-stall = Stragan
web-word-roof = Znacznik dachu
web-word-take = Weź
web-word-pay = Zapłać
web-word-from = Skąd
web-word-steps = Kroki
web-word-replace = Odrzuć
web-word-flip = Odwróć
web-word-take-back = Zabierz
web-word-choose = Wybierz
web-word-change = Zmień
web-word-reserve = Zaznacz
web-word-buy = Kup
web-word-sell = Sprzedaj
web-word-upgrade = Przetwórz
web-word-trade = Wymień
web-word-use = Pomocnicy
web-word-bonus = Dachy
web-word-play = Zagraj
web-word-worker = Robotnik
web-word-event = Wydarzenie
web-word-give = Oddaj
web-word-gain = Weź
web-word-save = Oszczędź
web-word-store = Zmagazynuj
web-word-spend = Wydaj
web-word-to = Przeciwnik
web-word-reveal = Odsłoń
web-word-copy = Użyj
web-word-keep = Zatrzymaj
web-word-tuck = Pod wydarzenie
web-word-move = Przenieś
web-word-recall = Zabierz
web-word-remove = Z miasta
web-word-produce = Produkcja
web-word-activate = Aktywuj
web-word-season = Pora roku
web-word-income = Przychód
web-word-grow = Zbiory
web-word-hats = Kapelusze
web-word-extra = Dodatkowa dostawa

## Strefy prostego widoku

web-zone-hand = Ręka
web-zone-meadow = Łąka
web-zone-cards = Miasto
web-zone-basic = Podstawowe lokacje
web-zone-forest = Las
web-zone-haven = Przystań
web-zone-journey = Wyprawa
web-zone-events = Wydarzenia
web-zone-resources = Zasoby
web-zone-points = Punkty
web-zone-workers = Robotnicy
web-zone-workers-total = Wszyscy robotnicy
web-zone-season = Pora roku
web-zone-pile = Stos do dobierania
web-zone-discards = Odrzucone
web-zone-deck = Stos do dobierania
web-zone-occupied = Zajęte
web-zone-passed = Pas
web-zone-prisoners = Więźniowie
web-zone-spaces = Miejsca
web-zone-goods = Towary
web-zone-owner = Właściciel
web-zone-first = Pierwszy gracz
web-zone-aside = Odłożone
web-zone-blocked = Zablokowane na Łące
web-zone-playing = Zagrywana
web-zone-under = Karty pod spodem
web-zone-worker = Robotnik na tym polu
web-zone-workers-lost-or-permanent = Robotnicy, którzy nie wrócą
web-zone-workers-on-gone-cards = Robotnicy, których karty już nie ma
web-zone-solo-year = Rok Rugworta
web-zone-rugwort = Rugwort
web-zone-base = Karty
web-zone-tokens = Żetony punktów
web-zone-prosperity = Dobrobyt
web-zone-twig = Gałązki
web-zone-resin = Żywica
web-zone-pebble = Kamyki
web-zone-berry = Jagody
web-zone-winter = Zima
web-zone-spring = Wiosna
web-zone-summer = Lato
web-zone-autumn = Jesień

## Czekanie, dołączanie, przekazywanie, koniec

web-waiting-room = Czekamy na graczy
web-waiting-more = Wyślij zaproszenie osobom, które mają tu usiąść.
web-waiting-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-invite-link = Zaproszenie
web-invite-hint = na wolne miejsce
web-watch-link = Oglądanie
web-watch-hint = bez prawa ruchu
web-seat-link = Twoje miejsce
web-seat-hint = dla twoich innych urządzeń; nie pokazuj nikomu
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-what = Kopiuj: { $what }
web-seat-is-open = wolne
web-seat-is-bot = bot
web-seat-here = przy stole
web-seat-gone = brak połączenia
web-seat-away = poza stołem
web-seat-free-in = brak połączenia; miejsce można oddać za { $seconds } s
web-seat-invite = Zaproś kogoś innego
web-seat-invite-again = Nowe zaproszenie
web-seat-abandons = chce porzucić grę
web-seat-give-bot = Oddaj botowi
web-join-title = Usiądź do stołu: { $title }
web-which-seat = Miejsce
web-sit-down = Usiądź
web-just-watch = Tylko oglądaj
web-open-again = Otwórz stół ponownie
web-no-open-seat = Nie ma już wolnych miejsc.
web-guest = Gość
web-rename = Zapisz
web-leave = Odejdź
web-leave-bot = Odejdź (zagra za ciebie bot)
web-abandon = Porzuć grę
web-abandon-sure = Jeśli zgodzą się wszyscy obecni, gra kończy się bez zwycięzcy i nie można jej dokończyć.
web-abandon-not = Graj dalej
web-delete = Usuń ten stół
web-delete-sure = Stołu i jego powtórki nie da się odzyskać.
web-rematch = Rewanż
web-next-table = Do rewanżu
web-hand-over = Teraz gra { $name }
web-hand-over-more = Pozostali niech nie patrzą.
web-hand-over-done = To ja, { $name }
web-winner = Zwycięstwo
web-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}

## Powtórki i zasady

web-watch-replay = Obejrzyj powtórkę
web-replay-of = { $title } – powtórka
web-download = Pobierz
web-unplayable-replay = Przejrzyj grę krok po kroku, na ile da się ją odtworzyć
web-unplayable-why = Tej gry nie można tu kontynuować. Jej plik zawiera karty wszystkich graczy, więc dostaniesz go po zakończeniu gry. Zakończenie jest ostateczne dla wszystkich przy stole.
web-unplayable-end = Zakończ grę i pobierz plik
web-unplayable-asked = Pozostali przy stole też muszą tu kliknąć. Gdy { $seconds ->
        [one] minie jedna sekunda
        [few] miną { $seconds } sekundy
        [many] minie { $seconds } sekund
       *[other] minie { $seconds } sekundy
    }, możesz kliknąć ponownie i nie czekać na tych, którzy tego nie zrobili.
web-unplayable-ended = Gra jest zakończona. Możesz pobrać jej plik.
web-replay-stops = Powtórka kończy się po { $steps ->
        [one] jednej akcji
        [few] { $steps } akcjach
        [many] { $steps } akcjach
       *[other] { $steps } akcji
    }, choć grano dalej: { $why }
web-share = Kopiuj link
web-step = Akcja
web-step-of = Akcja { $step } z { $steps }
web-first = Na początek
web-back = Krok wstecz
web-on = Krok naprzód
web-last = Na koniec
web-run = Odtwarzaj automatycznie
web-seen-from = Widok
web-spectator = Widz
web-turn-before = Poprzednia tura
web-turn-before-of = Poprzednia tura: { $name }
web-turn-after = Następna tura
web-turn-after-of = Następna tura: { $name }
web-speed = Tempo
web-speed-slow = Wolne
web-speed-normal = Normalne
web-speed-fast = Szybkie
web-hands-open = Odkryj wszystkie ręce
web-hands-more = Pokaż karty na rękach wszystkich graczy
web-hands-later = Karty innych są ukryte do końca gry
web-review = Analiza
web-review-title = Jak przebiegła gra
web-review-progress = Analiza decyzji: gotowe { $percent }%.
web-review-wait = Możesz opuścić tę stronę. Dotychczasowe wyniki zostaną zachowane, a analiza ruszy dalej, gdy wrócisz.
web-review-again = Spróbuj ponownie
web-review-axis = Oczekiwana przewaga na końcu, w punktach, przy każdej decyzji; ostatni punkt to rzeczywisty wynik
web-review-keys = Kliknij punkt, żeby zobaczyć pozycję, albo przechodź między decyzjami strzałkami.
web-review-point = Akcja { $number }, { $name }: oczekiwana przewaga { $margin }, strata przez ruch: { $lost }
web-review-turn = Akcja { $number }: { $name }, strata punktów: { $loss }
web-review-taken = Zagrano
web-review-better = Lepiej
web-review-show = Pokaż pozycję
web-review-show-number = Pokaż pozycję przed akcją { $number }
web-review-turns = Punkty zwrotne
web-review-turns-more = Decyzje, które kosztowały najwięcej, najwyżej trzy na gracza. Przy każdym ruchu podana jest oczekiwana po nim przewaga.
web-review-no-turns = Brak punktów zwrotnych: nikt nie stracił więcej, niż tłumaczy przypadek.
web-review-accuracy = Dokładność
web-review-accuracy-more = 100% oznacza, że żadna decyzja nie była gorsza od najlepszego znalezionego ruchu. Decyzja, która traci 6 punktów, liczy się jako 37%.
web-review-percent = { $percent }%
web-review-choices = Decyzje
web-review-margin = Przewaga na końcu
web-review-all = Wszystkie decyzje w tabeli
web-review-expected = Oczekiwana przewaga
web-review-lost = Strata
web-player = Gracz
web-play-on = Graj dalej od tego miejsca
web-play-on-more = Otworzy się stół treningowy w położeniu po akcji { $step }, z tymi samymi kartami na rękach i w talii. Pozostałe miejsca zajmą boty.
web-play-on-bots = Boty
web-play-on-start = Graj dalej
web-search = Szukaj w zasadach i kartach
web-contents = Spis treści
web-topics = Karty, znaczniki i miejsca
web-found = { $count ->
    [0] Nic nie znaleziono.
    [one] 1 wynik.
    [few] { $count } wyniki.
    [many] { $count } wyników.
   *[other] { $count } wyniku.
}

## Prywatność

web-privacy = Co przechowujemy
web-privacy-kept = Na serwerze
web-privacy-kept-more = Dla każdego stołu: grę i jej ustawienia, nazwę, imiona wybrane przez graczy, każdą akcję z jej czasem oraz to, kto odszedł. Sekrety miejsc i zaproszeń są przechowywane tylko jako skróty. Przesłane powtórki są przechowywane bez zmian. Każdy, kto ma link do stołu, może go oglądać, a po zakończeniu gry zobaczyć całą powtórkę.
web-privacy-browser = W twojej przeglądarce
web-privacy-browser-more = Stoły, przy których siedzisz, z sekretami twoich miejsc, twoje imię i ustawienia. Nie ma ciasteczek ani kont i nic nie jest wczytywane z innych serwerów.
web-privacy-not = Czego nie przechowujemy
web-privacy-not-more = Twój adres jest zliczany w pamięci, żeby nikt nie mógł przeciążyć serwera, ale nie jest zapisywany. Tylko gdy połączenie się nie uda, pojawia się w dzienniku serwera. Serwer pośredniczący może prowadzić własny dziennik.
web-privacy-delete = Usuwanie
web-privacy-delete-more = W menu stołu możesz go usunąć razem z powtórką: po zakończeniu gry albo gdy nikt inny przy nim nie gra.
web-privacy-days = Ten serwer usuwa stoły i przesłane powtórki, których nikt nie zmieniał przez { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
web-privacy-for-ever = Ten serwer sam niczego nie usuwa.

## Nauka

web-learn = Naucz się grać
web-learn-title = Naucz się grać
web-learn-about = Krótkie lekcje na prawdziwej planszy. Ruchy wykonujesz ty. Zły ruch zostanie wyjaśniony i niczego nie można stracić.
web-learn-minutes = Około { $minutes } min. { $done ->
    [0] Lekcje: { $lessons }.
    [one] Ukończone lekcje: { $done } z { $lessons }.
    [few] Ukończone lekcje: { $done } z { $lessons }.
    [many] Ukończone lekcje: { $done } z { $lessons }.
   *[other] Ukończone lekcje: { $done } z { $lessons }.
}
web-lessons = Do lekcji
web-lesson = Lekcja
web-lesson-step = Krok { $step } z { $steps }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-again = Powtórz
web-lesson-all = Wszystkie lekcje
web-lesson-next-one = Następna lekcja
web-lesson-done = Lekcja ukończona!
web-lesson-is-done = ukończona
web-lesson-your-move = Twój ruch
web-rule = Zasada { $rule }
web-rules-page = Jako strona
web-rules-in-english = Zasady są na razie tylko po angielsku.
web-guidance = Twoja pierwsza gra
web-guidance-off = Nie pokazuj więcej
web-guidance-switch = Pierwsza gra: wyjaśniaj każdą decyzję
