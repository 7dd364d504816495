# Co mówią polecenia, gdy nie mogą działać dalej.

## Zatrzymane przed końcem

stopped-interrupted = Przerwano
stopped-worker-died = Awaria procesu roboczego
stopped-games = { $reason } po { $done } z { $count } gier. Wyniki obejmują gry rozegrane do tej pory.
stopped-tuning = { $reason } po { $step } z { $steps } kroków. Wagi są takie jak po ostatnim kroku.
stopped-analysis = { $reason } po { $done } z { $count } decyzji. Wyniki obejmują tylko te decyzje; może brakować punktów zwrotnych.
stopped-bench = { $reason }. Brakuje części pomiarów.

## Czego odmawia system

needs-extra = To wymaga dodatku, który nie jest zainstalowany: meadowmarket[{ $extra }]. Zainstaluj go: pip install "meadowmarket[{ $extra }]"
system-error = System zgłasza błąd: { $reason }.

## Pomoc

help-setup = Zestawy zasad (domyślnie pierwszy) i ustawienia (domyślnie jak w pierwszym zestawie):
help-setting = { $title } ({ $usual })

# Wiele gier naraz: tablice
batch-empty = Partia gier musi zawierać co najmniej jedną grę.
batch-size = Liczba akcji: { $found }, liczba gier: { $expected }; potrzeba jednej akcji na grę.
batch-illegal = Gra { $number } z partii: { $reason }
batch-no-such-array = Partia gier nie ma tablicy „{ $name }”; dozwolone: masks, seats, observations, rewards, scores, done, seeds.
batch-no-such-game = W partii gier nie ma gry { $number }; dozwolone: od 0 do { $most }.
negative-budget = „{ $name }” wynosi { $found }; dozwolone: 0 (bez limitu) lub więcej.
batch-no-integers = Tablica { $name } to { $found }; { $count ->
    [0] powinna zawierać jedną liczbę całkowitą na grę.
    [one] powinna zawierać 1 liczbę całkowitą.
    [few] powinna zawierać { $count } liczby całkowite.
    [many] powinna zawierać { $count } liczb całkowitych.
   *[other] powinna zawierać { $count } liczby całkowitej.
}
batch-read-only = { $array }, tylko do odczytu
batch-wrong-array = Tablica { $name } to { $found }; powinna być { $expected }.
batch-shared-memory = Tablica { $name } dzieli pamięć z inną albo sama ze sobą; każda potrzebuje własnej.
batch-seed-and-seeds = Podaj albo jedno ziarno, albo ziarna wszystkich gier.
book-title = { $game }: wszystkie karty, znaczniki i miejsca
cli-option-book-data = wypisz dane elementów i ich pochodzenie, dla projektantów (po angielsku)
