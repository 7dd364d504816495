# Co mówią rdzeń, boty i wiersz poleceń. Teksty gier są w osobnych plikach.

## Gracze i wyniki

player-name = Gracz { $number }
bot-name = Bot { $number } ({ $bot })
final-scores = Wynik końcowy
game-won = { $count ->
    [0] Gra przegrana.
    [one] Wygrywa { $names }.
    [few] Zwycięstwo dzielą między siebie: { $names }.
    [many] Zwycięstwo dzielą między siebie: { $names }.
   *[other] Zwycięstwo dzielą między siebie: { $names }.
}
column-source = Punkty za
row-total = Razem
row-wins = Wygrane
row-failures = Awarie: { $reason }

## Akcje, których nie można wykonać

no-such-code = Nie ma akcji o kodzie { $code }; liczba akcji: { $count }, numeracja od 0.
no-such-action = Nie ma akcji „{ $action }”.
no-such-action-near = Nie ma akcji „{ $action }”. Może chodzi o: { $near }?
game-is-over = Gra jest skończona.
not-your-turn = { $seat } nie ma teraz ruchu.
not-an-option = „{ $action }” nie jest możliwe. Teraz: { $asked }
not-an-option-because = „{ $action }” nie jest możliwe. { $reason } Teraz: { $asked }
undo-nothing = Nie ma czego cofnąć.
undo-other-seat = { $seat } ma już za sobą kolejny ruch; tego nie można cofnąć.
undo-chance = Od tego czasu rzucono kośćmi albo coś dobrano lub odsłonięto. Dlatego nie można tego cofnąć: { $action }
undo-shown = Od tego czasu odsłonięto coś zakrytego – { $other_seat }. Dlatego nie można tego cofnąć: { $action }

## Przygotowanie gry

no-such-game = Nie ma gry „{ $game }”; dozwolone: { $allowed }.
not-a-box = Gra „{ $game }” jest źle zainstalowana: { $entry } nie jest pudełkiem z grą.
bad-player-count = Zła liczba graczy: { $players }; dozwolone: od { $min } do { $max }.
no-such-ruleset = Nie ma zestawu zasad „{ $ruleset }”; dozwolone: { $allowed }.
no-such-rules-version = Nie ma tu zasad w wersji { $found }; dozwolone: { $allowed }.
no-such-setting = Nie ma ustawienia „{ $setting }”; dozwolone: { $allowed }.
bad-setting-value = Ustawienie „{ $setting }” nie może mieć wartości „{ $value }”; dozwolone: { $allowed }.
not-a-setting = „{ $found }” to nie ustawienie; dozwolone: NAZWA=WARTOŚĆ.
bad-seed = { $seed } to nie ziarno; dozwolone: od 0 do { $most }.
bad-card-pack = { $problems }
bad-lesson = { $problems }
no-such-language = Nie ma języka „{ $language }”; dozwolone: { $allowed }.
no-such-bot = Nie ma bota „{ $bot }”; dozwolone: { $allowed }.
not-a-bot = Bot „{ $bot }” jest źle zainstalowany: { $entry } nie tworzy botów.
no-bot-options = Bot „{ $bot }” nie ma opcji; znaleziono: „{ $options }”.
bad-bot-budget = Bot „{ $bot }” nie zna opcji „{ $options }”; dozwolone są czasy i liczby symulacji, np. 200ms, 2s lub 500sims, oraz procesy, np. 2workers, połączone znakiem +.
no-command = „{ $found }” to nie polecenie; dozwolone: program:POLECENIE, np. program:python3 bot.py.
no-such-program = Nie ma programu „{ $program }”, który można by uruchomić.
bad-bot-count = Liczba botów ({ $count }) nie pasuje do liczby graczy ({ $players }); dozwolone: jeden dla wszystkich albo po jednym dla każdego.
bad-seat-count = Liczba miejsc ({ $count }) nie pasuje do liczby graczy ({ $players }); dozwolone: po jednym dla każdego.
no-such-seat-kind = „{ $found }” to nie rodzaj miejsca; dozwolone: { $allowed }.
no-such-seat = Nie ma miejsca { $found }; dozwolone: od 0 do { $most }.
bad-names = Podane imiona: „{ $found }”; dozwolone: lista, najwyżej jedno imię na gracza (liczba graczy: { $players }).
state-of-another-game = Ta pozycja pochodzi z innej gry: { $found }. Oczekiwano: { $expected }.
no-such-step = Nie ma akcji { $step }; dozwolone: od 0 do { $count }.
folder-is-taken = W folderze „{ $folder }” już coś jest; podaj folder nowy albo pusty.
file-is-taken = Plik { $file } już istnieje i nie jest pusty; podaj nowy.
no-card-packs = Gra { $game } nie ma zestawów kart.
no-such-folder = Nie ma folderu „{ $folder }”.
no-such-topic = Nie ma niczego o nazwie „{ $topic }”.
no-such-topic-near = Nie ma niczego o nazwie „{ $topic }”. Może chodzi o: { $near }?
several-topics = „{ $topic }” może oznaczać kilka rzeczy: { $near }
no-such-card = „{ $topic }” to nie karta, znacznik ani miejsce. „meadowmarket rules { $game } { $topic }” szuka w zasadach.
no-such-paragraph = Nie ma punktu { $found }; są rozdziały { $allowed } z punktami takimi jak { $example }.
no-rules = Nie ma zasad gry { $game } do pokazania.
cannot-read = Nie można odczytać { $file }: { $reason }.
cannot-write = Nie można zapisać { $file }: { $reason }.
which-game = W co gramy? Podaj grę albo wróć do zapisanej opcją --load.
not-with-load = Opcji { $option } nie można podać razem z --load: zawiera ją zapisana gra.
other-game-in-file = W pliku { $file } jest gra { $found }.
program-in-file = Zapisana gra uruchomiłaby program „{ $found }”. Jeśli mu ufasz, podaj wszystkie miejsca opcjami --load i --seats.
no-saved-game = W folderze { $folder } nie ma niedokończonej gry.

## Uszkodzone stany, zapisy i powtórki

corrupt-state = Uszkodzone miejsce { $place }: znaleziono „{ $found }”, oczekiwano { $expected }.
corrupt-replay = Wiersz { NUMBER($line, useGrouping: 0) }: { $problem }
replay-empty = tu nie ma powtórki.
replay-not-text = bajt { $found } nie jest tekstem UTF-8.
replay-no-title = znaleziono „{ $found }”, oczekiwano „{ $expected }”.
replay-other-format = to format { $found } powtórek; znany jest { $expected }.
replay-cut-off = plik urywa się tutaj, po „{ $found }”.
replay-after-end = znaleziono „{ $found }” po końcu gry; nic tu nie powinno być.
replay-not-a-move = znaleziono „{ $found }”, oczekiwano akcji (numer, miejsce, akcja, =suma kontrolna) albo końca.
replay-bad-move = znaleziono „{ $found }”, oczekiwano numeru, miejsca, akcji i =sumy kontrolnej.
replay-wrong-number = znaleziono akcję o numerze { $found }, oczekiwano { NUMBER($expected, useGrouping: 0) }.
replay-bad-end = znaleziono „end { $found }”, oczekiwano „end” i wyników.
replay-unknown-header = znaleziono „{ $found }”, oczekiwano jednego z: { $expected }.
replay-twice = „{ $found }” jest już w wierszu { NUMBER($first, useGrouping: 0) }.
replay-empty-header = „{ $found }” nie ma wartości.
replay-bad-number = { $what } ma wartość „{ $found }”, oczekiwano liczby od 0 do { $most }.
replay-bad-setting = znaleziono „set { $found }”, oczekiwano „set NAZWA=WARTOŚĆ”, każda nazwa raz.
replay-bad-name = znaleziono „name { $found }”, oczekiwano „name MIEJSCE IMIĘ”, każde miejsce raz.
replay-no-such-seat = nie ma miejsca { $found } przy liczbie graczy { $count }; miejsca liczy się od 0.
replay-missing-header = wcześniej w nagłówku brakuje „{ $expected }”.
replay-other-game = to gra { $found }, oczekiwano { $expected }.
replay-other-rules = powstała według zasad w wersji { $found }; to jest wersja { $expected }.
replay-corrected-since = { $problem } Powstała według zasad w wersji { $rules }. { $corrected }
replay-other-ruleset = powstała z zestawem zasad { $found }, oczekiwano { $expected }.
replay-other-players = powstała dla innej liczby graczy: { $found }, oczekiwano { $expected }.
replay-other-settings = powstała z ustawieniami { $found }, oczekiwano { $expected }.
replay-other-pack = powstała z zestawem kart { $found }; używany jest { $expected }. Podaj folder tamtego zestawu opcją --cards.
replay-move-after-end = znaleziono akcję „{ $found }”, ale gra jest skończona.
replay-illegal-move = nie można tu zagrać „{ $found }”: { $reason }
replay-wrong-checksum = znaleziono sumę kontrolną { $found }, oczekiwano { $expected }.
replay-end-too-early = znaleziono koniec, choć gra trwa; liczba akcji: { $count }.
replay-no-end = tu gra się kończy; dalej powinien być wiersz „{ $expected }”.
replay-wrong-scores = znaleziono wyniki { $found }, oczekiwano { $expected }.

## Gra w terminalu

play-welcome = { $game }, ziarno { $seed }. Wpisz numer opcji albo jej nazwę; „help” wypisze pozostałe polecenia.
play-input = >{" "}
play-input-live = Numer, nazwa lub help >{" "}
play-hint = Wpisz numer opcji albo jej nazwę, „options”, żeby zobaczyć je jeszcze raz, albo „help”.
play-no-such-number = Nie ma opcji { $number }; dozwolone: od 1 do { $count }.
play-help =
    3 albo nazwa     wybiera opcję
    ?                mówi, co da się wyjaśnić i jak
    ? 3 · ? SŁOWO    wyjaśnia opcję albo słowo, kartę lub miejsce
    board · options  pokazuje całą planszę albo wszystkie opcje
    Tab              uzupełnia to, co piszesz; sam Enter odświeża ekran
    hint             podpowiada trzy najlepsze ruchy i mówi dlaczego
    log              opowiada, co się dotąd stało
    undo             cofa twój ostatni wybór razem z odpowiedziami botów
    save [PLIK]      zapisuje grę (zapisuje się też po każdej akcji)
    load PLIK        wczytuje inną grę
    quit             wychodzi; gra pozostaje zapisana
play-explain-help =
    „? 3” wyjaśnia opcję 3: jej koszt, efekt i zasadę. Może też być jej nazwa.
    „? SŁOWO” wyjaśnia słowo z zasad, kartę, znacznik lub miejsce. Wpisz nazwę
    tak, jak jest pokazana, identyfikator albo pierwsze litery; wielkość liter
    i polskie znaki nie mają znaczenia.
    „? karta 3” to karta 3, „? 3” to opcja 3. „? LG-6.8” to punkt zasad.
    „options” wypisuje opcje; „meadowmarket rules” wypisuje wszystkie zasady.
reference-cost = Koszt: { $cost }
reference-no-cost = Koszt: brak
reference-effect = Efekt: { $effect }
reference-see-also = Zobacz też: { $topics }
reference-in-rules = W zasadach: { $paragraphs }
reference-rules-in-english = Zasady są na razie tylko po angielsku.
play-hand-over = Teraz gra { $seat }. Pozostali niech nie patrzą.
play-press-enter = Naciśnij Enter, żeby spojrzeć.{" "}
play-undone = { $count ->
    [one] Cofnięto.
    [few] Cofnięto { $count } akcje.
    [many] Cofnięto { $count } akcji.
   *[other] Cofnięto { $count } akcji.
}
play-saved = Zapisano w { $file }.
play-cannot-save = Nie można zapisać gry w { $file }: { $reason }.
play-load-what = Co wczytać? Wpisz „load PLIK”.
play-loaded = Wczytano { $file }, po { $count ->
    [one] jednej akcji.
    [few] { $count } akcjach.
    [many] { $count } akcjach.
   *[other] { $count } akcji.
}
play-left = Gra jest zapisana w { $file }. Tak można do niej wrócić:
play-left-unsaved = Nie udało się zapisać gry w { $file }.
play-crashed = Coś poszło nie tak. Gra jest zapisana w { $file }. Tak można do niej wrócić:
play-kept = Cała gra jest zapisana w { $file }; „meadowmarket replay show” pokazuje ją jeszcze raz.
play-bot-thinking = { $seat } myśli…
play-more = Enter: dalej, q: koniec.{" "}
play-more-options = …i jeszcze { $count }; „options” pokazuje wszystkie.
play-anytime = W dowolnej chwili:
play-final = { $mark } – nie da się cofnąć: nastąpi dobranie, rzut lub odsłonięcie.
saves-none = W folderze { $folder } nie ma zapisanych gier.
saves-folder = Zapisane gry w folderze { $folder }:
saves-date = Ostatnio grane
saves-game = Gra
saves-players = Gracze
saves-moment = Postęp
saves-file = Plik
saves-over = koniec, { $scores }
saves-actions = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
saves-older = …i starsze: { $count }.
saves-how = „meadowmarket play --load FOLDER/PLIK” wraca do wybranej gry, „meadowmarket play --load” do ostatniej niedokończonej.
bot-failed = { $seat }: awaria bota ({ $reason }); opcję wybrano losowo.
log-line = { NUMBER($number, useGrouping: 0) }. { $text }

## Jak zawiódł bot: w dzienniku, który czytają wszyscy, więc bez cytowania

failure-not-started = nie można uruchomić programu
failure-silent = nie odpowiedział na czas
failure-ended = program się zakończył
failure-too-long = jego odpowiedź była za długa
failure-no-message = jego odpowiedź nie jest zgodna z protokołem
failure-other-protocol = używa innej wersji protokołu
failure-wrong-number = odpowiedział na inne pytanie
failure-no-option = wybrał coś, czego nie ma wśród opcji
failure-given-up = zawiódł zbyt wiele razy i nie jest już pytany o ruchy
failure-not-made = nie ma tu takiego bota
failure-died = jego proces przestał działać
failure-raised = błąd

## Podpowiedzi

play-thinking = Myśli…
hint-line = { $number }. { $move }
hint-move = { $action } – oczekiwana przewaga { $margin }
hint-move-because = { $action } – oczekiwana przewaga { $margin } ({ $reasons })
hint-reason = { $what } { $points }
hint-rival = { $seat }: punkty
analyse-progress = Ocena
analyse-progress-closer = Dokładniejsza ocena
analyse-summary = { $game }, ziarno { $seed }: { $count ->
    [one] oceniono jedną decyzję
    [few] oceniono { $count } decyzje
    [many] oceniono { $count } decyzji
   *[other] oceniono { $count } decyzji
}, każdą według tego, co gracz mógł wiedzieć.
analyse-title = Oczekiwana przewaga w trakcie gry
analyse-actions = Akcja
analyse-margin = Oczekiwana przewaga
analyse-marks = punkty zwrotne
analyse-accuracy = Dokładność – { $seat }: { $percent }%
analyse-turning-points = Punkty zwrotne:
analyse-no-turning-points = Brak punktów zwrotnych: nikt nie stracił więcej, niż tłumaczy przypadek.
analyse-turning-point =
    { NUMBER($number, useGrouping: 0) }. { $seat } – strata punktów: { $loss } (± { $error }).
    Zagrano: { $move }
analyse-better = Lepiej:
nothing-to-analyse = W pliku { $file } nie ma decyzji do oceny.

## Inne polecenia

sim-progress = Rozgrywka
sim-summary =
    Ukończone gry: { $finished } z { $games }, w { $seconds } s (decyzje na sekundę: { $rate })
    Decyzje w jednej grze: od { $shortest } do { $longest }, średnio { $mean }
    Suma kontrolna: { $digest }
sim-scores = Średnie punkty według źródła i miejsca
sim-usage = Jak często zagrywano każdą kartę
replay-header = { $game }, ziarno { $seed }
replay-verified = { $file } – akcje: { $count }, wszystkie zgodne z zapisem; gra nie jest skończona. Suma kontrolna { $checksum }.
replay-verified-whole = { $file } – cała gra, akcje: { $count }, wszystkie zgodne z zapisem. Suma kontrolna { $checksum }.
replay-recorded = { $file } – zapisano grę, akcje: { $count }.
bench-title = Losowa gra i przeszukiwanie, jeden proces; seria: decyzje/s w 32 grach naraz
bench-last-resort = W losowej grze pasuje się tylko wtedy, gdy nic innego nie można zrobić, więc gry toczą się do końca.
bench-not-measured = Wersja { $build } nie została zmierzona: { $reason }
column-players = Gracze
column-build = Wersja
column-decisions-per-s = Decyzje/s
column-games-per-s = Gry/s
column-clone-us = Kopia, µs
column-simulations-per-s = symulacje/s
column-batch-masks-per-s = Seria, maski
column-batch-observations-per-s = Seria, wszystko
column-batch-speedup = Seria, wszystko, procesy: { $count }
pack-is-new =
    { $folder } to zestaw kart do gry { $game }, który jeszcze niczego nie zmienia. Jego plik README.md mówi, co dalej:
    zmień tabele, potem „meadowmarket cards check { $folder }”, potem „meadowmarket play { $game } --cards { $folder }”.
pack-readme =
    # Zestaw kart do gry { $title }

    Ten folder zawiera wszystkie tabele gry. Na razie niczego nie zmienia: popraw wartości, które mają być inne.
    Wiersz zastępuje wiersz gry o tym samym kluczu. Wiersz z nowym kluczem jest dodawany tam, gdzie gra na to pozwala.
    Możesz usunąć wiersze i całe tabele, których nie zmieniasz; wtedy obowiązują wiersze gry.

    1. Popraw tabele. `provenance` mówi, czy wartość jest wydrukowana na elemencie gry (`printed`), czy wymyślona
       (`designed`); `source` mówi, skąd ją masz: na przykład „moje pudełko”.
    2. Sprawdź je: `meadowmarket cards check { $folder }`. Zobaczysz wszystkie błędy z plikiem, wierszem i kolumną.
    3. Obejrzyj kartę: `meadowmarket cards show { $game } NAZWA --cards { $folder }`.
    4. Zagraj: `meadowmarket play { $game } --cards { $folder }`. `sim` i `arena` też znają `--cards`.

    Teksty w innych językach trafiają do plików takich jak `pl.ftl`. Angielskie są w tabelach.

    ## Tabele i ich kolumny

    { $columns }

    LANGUAGE.md wyjaśnia (po angielsku), co znaczą kolumny i jak zapisuje się efekty.
pack-is-sound = { $folder } to poprawny zestaw kart do gry { $game }, suma kontrolna { $digest }.
texts-fixed = Wstawione twarde spacje: { $count }.
texts-checked = Sprawdzono teksty w językach { $languages }: { $count ->
    [0] wszystko w porządku.
    [one] znaleziono jeden błąd.
    [few] znaleziono { $count } błędy.
    [many] znaleziono { $count } błędów.
   *[other] znaleziono { $count } błędu.
}

## Pomoc

cli-example = Przykład:
cli-version = meadowmarket { $version } ({ $build })
cli-bad-number = „{ $found }” jest błędne; dozwolone: od { $low } do { $high }
cli-nothing-named = niczego nie podano
cli-main-help = Graj w nowoczesne gry planszowe, ucz się ich, symuluj je i badaj.
cli-main-example = meadowmarket play { $game } --seats me,bot:hard
cli-play-help = Graj w terminalu, z ludźmi i botami na dowolnych miejscach.
cli-play-example = meadowmarket play { $game } --seats me,me:Anna,bot:hard
cli-sim-help = Rozegraj wiele gier między botami i pokaż, co z nich wyszło.
cli-sim-example = meadowmarket sim { $game } --players 4 --games 1000 --bots random --seed 1
cli-bench-help =
    Zmierz szybkość losowej gry, w wersji interpretowanej i skompilowanej, dla dwóch i czterech graczy.
    Ostatni wiersz mówi, ile razy szybsze są serie w kilku procesach (--jobs) niż w jednym.
    „bench server” mierzy, jak szybkie są stoły, „bench ladder”, jak silne są boty.
cli-bench-example = meadowmarket bench { $game } --json
cli-analyse-help = Pokaż, jak przebiegła gra: oczekiwaną przewagę w czasie, punkty zwrotne i lepsze ruchy.
cli-analyse-example = meadowmarket analyse game.replay --top 3 --plot game.svg
cli-replay-help = Pokaż, sprawdź lub nagraj gry.
cli-replay-example = meadowmarket replay verify game.replay
cli-replay-show-help = Pokaż, co się stało w grze, albo planszę po jednej z jej akcji.
cli-replay-show-example = meadowmarket replay show game.replay --step 12
cli-replay-verify-help = Odtwórz nagraną grę i porównaj ją z jej sumami kontrolnymi.
cli-replay-verify-example = meadowmarket replay verify game.replay
cli-replay-record-help = Rozegraj grę losowo i zapisz ją.
cli-replay-record-example = meadowmarket replay record game.replay { $game } --players 3 --seed 7
cli-cards-help = Wyszukaj karty albo sprawdź zestaw kart.
cli-cards-example = meadowmarket cards show everdell farm
cli-cards-check-help = Sprawdź zestaw kart: każdy błąd z plikiem, wierszem i kolumną.
cli-cards-check-example = meadowmarket cards check my-cards
cli-cards-new-help = Utwórz zestaw kart na początek: wszystkie tabele gry i opis, jak je zmieniać.
cli-cards-new-example = meadowmarket cards new { $game } my-cards
cli-cards-list-help = Wypisz wszystkie karty, znaczniki i miejsca.
cli-cards-list-example = meadowmarket cards list { $game }
cli-cards-show-help = Wyjaśnij jedną kartę, znacznik lub miejsce.
cli-cards-show-example = meadowmarket cards show everdell farm
cli-cards-book-help = Zapisz w formacie Markdown wszystko, co jest na elementach gry.
cli-cards-book-example = meadowmarket cards book { $game } > cards.md
cli-rules-help = Wypisz zasady gry: wszystkie, jeden punkt albo to, co mówią o danym słowie.
cli-rules-example = meadowmarket rules { $game } odrzucone
cli-texts-help = Sprawdź teksty.
cli-texts-example = meadowmarket texts check
cli-texts-check-help = Sprawdź, czy wszystkie języki mówią to samo i czy żadnego tekstu nie brakuje ani nie ma za dużo.
cli-texts-check-example = meadowmarket texts check
cli-option-version = pokaż wersję i sposób zbudowania
cli-option-language = język wszystkich tekstów: { $allowed } (domyślnie jak w MEADOWMARKET_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES lub LANG)
cli-option-game = gra: { $allowed }
cli-option-players = liczba graczy (domyślnie 2)
cli-option-seats = kto gdzie siedzi, np. me,bot:hard: me, me:IMIĘ albo bot:BOT dla każdego miejsca (domyślnie jedna osoba i normalne boty)
cli-option-ruleset = zestaw zasad (domyślnie pierwszy w grze)
cli-option-set = ustawienie inne niż w zestawie zasad; można podać kilka razy
cli-option-cards = folder z zestawem kart zamiast kart gry
cli-option-seed = ziarno losowości (domyślnie 1)
cli-option-seed-by-chance = ziarno losowości (domyślnie dowolne)
cli-option-load = wróć do zapisanej gry, w nowym pliku; bez nazwy pliku – do ostatniej niedokończonej
cli-option-list = wypisz zapisane gry, wszystkie albo tylko jednej gry
cli-option-fix = wstaw twarde spacje tam, gdzie wymaga ich język, na przykład po jednoliterowych słowach
cli-option-json = wypisz jeden obiekt JSON
cli-option-games = liczba gier (domyślnie 1000)
cli-option-bots = boty: jeden na wszystkie miejsca albo po jednym na każde, np. random,random
cli-option-jobs = liczba procesów (domyślnie wszystkie rdzenie)
cli-option-seconds = czas jednego pomiaru (domyślnie 2, dla serwera 10)
cli-option-file = plik gry
cli-option-step = pokaż planszę po tej akcji
cli-option-seat = pokaż, co widać z tego miejsca, licząc od 0 (domyślnie widz)
cli-option-simulations = liczba symulacji do oceny jednej decyzji (domyślnie 200); dla najgorszych pięć razy więcej
cli-option-analyse-seat = oceń tylko to miejsce, licząc od 0 (domyślnie wszystkie)
cli-option-top = ile punktów zwrotnych pokazać (domyślnie 5)
cli-option-margin-plot = narysuj oczekiwaną przewagę w tym nowym pliku SVG
cli-option-pack = folder zestawu kart
cli-option-pack-game = gra, do której jest zestaw (domyślnie najlepiej pasująca)
cli-option-new-pack = folder do utworzenia; musi być nowy albo pusty
cli-option-topic = karta, znacznik lub miejsce: nazwa, identyfikator albo ich część
cli-option-word = słowo z zasad, karta albo punkt taki jak LG-6.8 (domyślnie całe zasady)
