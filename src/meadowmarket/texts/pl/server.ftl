# Co mówi serwer i co można mu podać w wierszu poleceń.

## Odmowy

no-such-table = Nie ma takiego stołu.
no-such-replay = Nie ma takiej powtórki.
not-found = Nic tu nie ma.
bad-method = To nie jest tu możliwe.
bad-request = { $problem ->
    [unknown] Niezrozumiałe żądanie.
   *[other] Niezrozumiałe żądanie: { $problem }
}
bad-message = Niezrozumiała wiadomość.
hello-first = Pierwszą wiadomością musi być hello.
bad-origin = Ta strona należy do innego serwera.
bad-invite = To zaproszenie jest błędne albo wygasło.
not-your-seat = To nie jest twoje miejsce.
no-open-seat = To miejsce nie jest wolne.
seat-taken = To miejsce jest zajęte.
seat-not-free = Możesz oddać to miejsce za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekundy
}, jeśli nikt na nie nie wróci.
seat-given = Nie było cię przez jakiś czas i twoje miejsce ma już ktoś inny.
not-over = Gra jeszcze się nie skończyła.
review-not-over = Gra jeszcze się nie skończyła. Przeanalizujesz ją po zakończeniu.
review-nothing = Nie ma czego analizować: nikt nie miał w tej grze wyboru.
review-failed = Nie udało się dokończyć analizy. Dotychczasowe wyniki są zachowane; zamów ją jeszcze raz.
too-many-reviews = Za dużo analiz naraz; dozwolone: { $most }. Poczekaj, aż któraś będzie gotowa.
play-on-not-over = Gra jeszcze się nie skończyła. Gdy się skończy, możesz grać dalej od dowolnej pozycji.
play-on-over = W tej pozycji gra jest skończona. Aby grać dalej, cofnij się do wcześniejszej.
hands-hidden = Karty na rękach są ukryte do końca gry.
undo-before-table = To zagrano przed otwarciem stołu. Nie można tego cofnąć.
table-waits = Gra się nie zaczęła: są wolne miejsca.
table-abandoned = Gra została porzucona.
table-deleted = Stół został usunięty.
table-in-use = Przy tym stole grają inni. Możesz go usunąć, gdy gra się skończy albo inni odejdą.
table-other-rules = Stół używa zasad, których już tu nie ma: { $problem }
table-other-cards = Stół używa innych kart: { $found }, teraz { $expected }.
table-corrected-since = Gry przy stole { $table } nie można kontynuować od akcji { NUMBER($n, useGrouping: 0) }. Używa ona zasad w wersji { $rules }. { $corrected }
table-damaged = Stół { $table } jest uszkodzony przy akcji { NUMBER($n, useGrouping: 0) }.
table-playable = Przy tym stole można grać. Aby zakończyć trwającą grę, wybierz „Porzuć grę”.
spectators-watch = Widzowie nie mogą grać.
hint-under-way = Tylko jedna podpowiedź naraz: poprzednia nie jest jeszcze gotowa.
hint-failed = Nie udało się znaleźć podpowiedzi. Gra toczy się dalej bez niej.
that-is-possible = „{ $action }” jest teraz możliwe.
replay-too-long = Za dużo akcji: { $count }; dozwolone: { $most }.
replay-bad-character = Znak „{ $found }” nie jest dozwolony w powtórce.
replay-unplayable = Tej powtórki nie można odtworzyć.
too-large = To jest za duże.
too-many-requests = Za dużo żądań; poczekaj chwilę.
too-many-messages = Za dużo wiadomości.
too-many-tables = Za dużo nowych stołów w tej godzinie; dozwolone: { $most }.
too-many-sockets = Za dużo otwartych połączeń.
server-full = Serwer jest pełny; spróbuj później.
server-busy = Serwer jest zajęty; spróbuj jeszcze raz.
server-error = Na serwerze coś poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.
why-turn = Teraz gra { $seat }.
why-others-choose = Inni właśnie wybierają.
why-watching = Tylko oglądasz.
why-possible = Możesz teraz coś z tym zrobić.
why-asked = Najpierw odpowiedz: { $asked }

## Zanim zrobisz coś, czego nie można cofnąć

confirm-turn = Potem gra już ktoś inny.
confirm-chance = Tego nie można cofnąć: nastąpi dobranie, rzut lub odsłonięcie.
confirm-over = To kończy grę.

## Polecenie

cli-serve-help =
    Udostępnij stoły w przeglądarce.
    Uruchamia ten sam serwer co ./play, dla znajomych w sieci lokalnej lub w internecie.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = adres, na którym nasłuchuje serwer (127.0.0.1: tylko ten komputer)
cli-option-port = port, na którym nasłuchuje serwer (8000 albo dowolny wolny)
cli-option-data = folder, w którym są przechowywane stoły
cli-option-database = baza PostgreSQL zamiast folderu: postgresql://…
cli-option-origin = origin innej witryny, której strona może używać tego serwera; można powtórzyć
cli-option-behind-proxy = ufaj adresom zgłaszanym przez proxy na tym komputerze
cli-option-bot = program, który może siadać do stołów jako bot o tej nazwie, np. deep="python3 deep.py"; można powtórzyć
cli-option-keep = usuwaj stoły i przesłane powtórki niezmieniane od tylu dni (domyślnie nigdy)
cli-option-take-over = zatrzymaj serwer, który używa tego folderu lub portu, i zajmij jego miejsce
cli-option-log = format wierszy dziennika: dla ludzi lub dla programów
cli-option-no-browser = nie otwieraj przeglądarki
serve-ready = Meadow & Market działa pod adresem { $address } (zatrzymasz go skrótem Ctrl+C)
serve-failed = Serwer nie mógł wystartować pod adresem { $address }.
not-a-bot-command = „{ $found }” to nie bot; dozwolone: NAZWA=POLECENIE.
bad-bot-name = Bot nie może się nazywać „{ $name }”; dozwolone: małe litery, cyfry i łączniki, ale nie: { $taken }.
bad-database = „{ $found }” to nie baza danych; dozwolone: postgresql://…
bad-variable = { $variable } to „{ $found }”; dozwolone: liczba całkowita nie mniejsza niż 1.
data-in-use = Folderu { $folder } używa inny serwer.
bad-data-folder = W folderze { $folder } nie można przechowywać stołów: { $reason }.
bad-database-answer = Nie można użyć bazy danych { $database }: { $reason }.
malformed-database = Adres bazy danych ma zły format; dozwolone: postgresql://UŻYTKOWNIK:HASŁO@HOST:PORT/NAZWA, ze znakami specjalnymi jako kodami %.
cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $reason }.
cli-backup-help =
    Zapisz wszystkie stoły i powtórki do pliku.
    Działa też przy uruchomionym serwerze, z każdym rodzajem bazy danych.
cli-backup-example = meadowmarket backup tables.backup
cli-restore-help =
    Przywróć stoły i powtórki z kopii zapasowej.
    Działa też przy uruchomionym serwerze. Dodaje to, czego brakuje; istniejące stoły pozostają bez zmian.
cli-restore-example = meadowmarket restore tables.backup
cli-option-backup-file = plik kopii zapasowej
backup-made = Zapisano w pliku { $file } – stoły: { $tables }, powtórki: { $replays }.
backup-restored = Przywrócono – stoły: { $tables }, powtórki: { $replays }.
backup-exists = Plik { $file } już istnieje; podaj inny albo najpierw go usuń.
backup-no-database = W folderze { $folder } nie ma stołów.
backup-damaged = { $file } nie jest kopią zapasową albo jest uszkodzony.
backup-too-new = Plik { $file } pochodzi z nowszej wersji tego programu.

## Pomiary

cli-option-bench-of = przy „server”: gra przy stołach; przy „ladder”: jedyna gra do rozegrania (domyślnie wszystkie)
bench-server-title = Stoły: { $tables }, miejsca przy stole: { $seats }, połączenia: { $connections }, akcje na sekundę: { $rate }, przez { $seconds } s; czas, po którym akcję widzą wszystkie miejsca
bench-server-no-postgresql = Nie zmierzono { $setup }: potrzeba --database albo PostgreSQL z narzędzi programistycznych.
bench-server-ended = Nie zmierzono { $setup }: serwer zakończył się ze statusem { $status }.
cli-option-bench-on = dla „bench server”: co mierzyć, po przecinku: sqlite, postgresql, postgresql-2 (dwa procesy, które dzielą się miejscami każdego stołu; domyślnie wszystko)
cli-option-bench-database = dla „bench server”: pusta baza PostgreSQL, postgresql://… (domyślnie tymczasowa)
cli-option-bench-rate = dla „bench server”: kliknięcia na sekundę (domyślnie 200)
cli-option-bench-tables = dla „bench server”: stoły po cztery miejsca (domyślnie 100)
only-for-server = { $option } działa tylko z „bench server”.
no-such-bench-setup = „{ $found }” nie można zmierzyć; dozwolone: { $allowed }.
column-database = Baza danych
column-server-rate = Akcje/s
column-server-p50 = p50 ms
column-server-p95 = p95 ms
column-server-p99 = p99 ms
column-server-failed = Nieudane
column-server-processor = CPU ms/akcję
column-server-table = kB/stół
column-server-socket = kB/połączenie
column-server-server = MB, pusty serwer
column-server-sessions = Nowe sesje

## Lekcje

no-such-lesson = Nie ma lekcji „{ $lesson }”; lekcje to: { $allowed }.
lesson-no-move = Ten krok lekcji nie wymaga ruchu.
lesson-learner = Robin
lesson-neighbour = { $number ->
    [1] Mira
    [2] Jonas
    [3] Ida
   *[other] Lou
}
