# Co mówią polecenia do badań: boty z plików, powtórki, zbiory danych, badania kart, klastry.

## Odmowy

no-such-bot-file = Nie można odczytać pliku { $file }; dozwolone: PLIK.py:KLASA.
bad-bot-file = Nie można uruchomić pliku { $file }: { $reason }
bot-file-no-class = W pliku { $file } nie ma bota o nazwie „{ $name }”; dozwolone: PLIK.py:KLASA, gdzie klasa to Bot lub BotMaker.
bot-file-no-choose = Klasa „{ $name }” w pliku { $file } nie ma metody „choose”, więc nie może grać.
random-options = Bot „random” nie zna opcji „{ $options }”; dozwolone: may-pass.
env-bad-choice = Argument { $name } to „{ $found }”; dozwolone: { $allowed }.
env-bad-number = Argument { $name } to { $found }; dozwolone: od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
replay-is-taken = W pliku { $file } jest inna gra; podaj inny folder.
no-cluster = Pod adresem { $address } nie ma klastra: { $reason }
dataset-no-out = Podaj folder na zbiór danych: --out FOLDER.
dataset-no-folder = Podaj folder zbioru danych: dataset verify FOLDER.
dataset-folder-taken = W folderze „{ $folder }” jest coś, co nie jest zbiorem danych; podaj folder nowy albo pusty.
dataset-in-use = Do folderu „{ $folder }” pisze inne polecenie: poczekaj, aż skończy, albo podaj inny folder.
dataset-other = { $file } należy do innego zbioru danych: { $what } to tam { $found }, a tu { $wanted }. Niczego nie zmieniono.
dataset-other-schema = { $file } ma schemat w wersji { $found }; ten program czyta wersję { $wanted }.
dataset-no-manifest = { $file } nie opisuje zbioru danych: { $reason }
dataset-damaged-part = Pliku { $file } brakuje albo jest uszkodzony ({ $reason }). Usuń go, a to samo polecenie utworzy go jeszcze raz.
dataset-missing-part = Brakuje pliku { $file }. Uruchom jeszcze raz polecenie, które zapisało ten zbiór danych; odtworzy ono plik.
dataset-no-checksums = Brakuje pliku { $file }, więc nie można sprawdzić części. Przywróć go albo zapisz zbiór danych w nowym folderze.
dataset-stray-file = Plik { $file } nie należy do tego zbioru danych, ale programy czytające folder wczytają go razem z nim. Przenieś go gdzie indziej.
dataset-not-opened = { $file } opisuje grę, której nie można tu otworzyć: { $reason }
dataset-other-cards = { $file } podaje inne karty: { $found }; obecne to { $wanted }. Wskaż zestaw kart tych gier: --cards FOLDER.
dataset-wrong-game = { $file }, gra { NUMBER($number, useGrouping: 0) }: { $what } to { $found }, a po odtworzeniu { $wanted }.
study-no-change = Podaj, co zbadać: albo --cards FOLDER, albo --change WIERSZ.KOLUMNA=WARTOŚĆ.
study-bad-change = „{ $found }” to nie zmiana; dozwolone: WIERSZ.KOLUMNA=WARTOŚĆ, np. farm.points=2.
study-no-row = W żadnej tabeli nie ma wiersza „{ $row }”; nazwę wiersza podaje pierwsza kolumna.
study-no-row-near = W żadnej tabeli nie ma wiersza „{ $row }”. Może chodzi o: { $near }?
study-change-twice = „{ $found }” zmienia wartość, którą zmienia już inne --change.
study-change-refused = { $changes } – to niemożliwe: { $problems }
study-no-column = Wiersz „{ $row }” nie ma kolumny „{ $column }”; dozwolone: { $allowed }.
study-table-twice = Tabela { $file } jest już w zestawie bazowym; zmień ją tam.

## Wyniki

sim-card-wins = Wygrane tych, którzy użyli karty
column-use-rate = Miejsca, które jej użyły
dataset-written = { $folder }: liczba gier { $games }, liczba części { $parts }, { $megabytes } MB. Suma kontrolna { $digest }.
dataset-verified = { $folder }: wszystko w całości, liczba części { $parts }, liczba gier { $games }; odtworzone gry: { $played }, wszystkie zgodne z zapisem.
dataset-stopped = { $reason } po { $done } z { $count } części. To samo polecenie pracuje dalej od tego miejsca.
study-title = { $game }: badanie kart
study-summary =
    { $game }, liczba rozdań: { $deals }; każde rozegrane bez zmiany i ze zmianą. Grają: { $bots }.
    Zmiana dotyczy: { $changed }. Rozdania, w których coś zmieniła: { $differing }.
study-reading = To, co stoi po ± lub w nawiasach, to przedział 95%. Różnice dotyczą tych samych rozdań; pogrubione są wyraźne: średnio najwyżej jedna na dwadzieścia z nich to przypadek. Skorygowane odsetki wygranych porównują miejsca z innymi, które w tej samej chwili miały taką samą przewagę.
study-results = Wyniki
study-sources = Punkty według źródła: { $who }
study-uses = Zagrania na grę
study-drawn = Wygrane tych, którzy dobrali kartę
study-played = Wygrane tych, którzy zagrali kartę
study-plot = Różnice z przedziałami 95%: wygrane w procentach, reszta w punktach lub decyzjach
study-cards-plot = Skorygowane wygrane tych, którzy zagrali kartę, w procentach
study-length = Decyzje
study-wins = Wygrane: { $who }
study-points = Punkty: { $who }
study-margin = Przewaga: { $who }
study-without = Bez zmiany
study-with = Ze zmianą
study-difference = Różnica
study-seats = Miejsca
study-corrected-without = Skorygowane, bez zmiany
study-corrected-with = Skorygowane, ze zmianą

## Pomoc

cli-option-record = zapisuj każdą grę jako powtórkę w tym nowym lub pustym folderze
cli-option-by-card = pokaż też, jak często wygrywali ci, którzy użyli karty; losowa gra trwa wtedy dłużej
cli-option-ray = wykonaj pracę na klastrze Ray pod tym adresem; bez adresu na klastrze tylko z tego komputera
cli-dataset-help =
    Zapisz wiele gier między botami jako pliki Parquet albo sprawdź takie pliki.
    Te same argumenty dają te same bajty. Przerwane polecenie pracuje dalej od miejsca przerwania.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out gry; meadowmarket dataset verify gry
cli-option-verify = po „verify”: zbiór danych do sprawdzenia
cli-option-dataset-out = folder na zbiór danych: nowy albo taki, w którym praca ma być kontynuowana
cli-option-part = liczba gier w jednym pliku (domyślnie 1000)
cli-option-times = mierz też, jak długo myślą boty; bajty są wtedy za każdym razem inne
cli-option-sample = verify: ile gier odtworzyć (domyślnie 100)
cli-study-help =
    Pokaż, co inne karty robią z grą: te same rozdania ze zmianą i bez niej.
    Wygrane, przewagi, długość i punkty według źródła z przedziałami; dla każdej karty, jak często się ją zagrywa i jak często wygrywają ci, którzy ją dobiorą lub zagrają.
cli-study-example = meadowmarket study everdell --change "farm.production=gain(2*berry)" --bots greedy --games 1000 --html farma.html
cli-option-study-games = liczba rozdań; każde rozgrywa się dwa razy (domyślnie 1000)
cli-option-change = zmień jedną wartość kart, np. farm.points=2; można podać kilka razy, zamiast --cards
cli-option-base = zestaw kart do porównania (domyślnie wbudowane karty)
cli-option-html = zapisz stronę z tabelami i wykresami w tym nowym pliku
