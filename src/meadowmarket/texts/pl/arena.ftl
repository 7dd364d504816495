# Co mówią arena i drabina oraz co można im podać w wierszu poleceń.

## Odmowy

arena-bot-twice = Bot „{ $bot }” jest podany dwa razy; bot gra przeciwko innym.
arena-one-bot = Jeden bot ({ $bot }), a liczba graczy to { $players }; dozwolone: co najmniej dwa boty albo gra jednoosobowa.
bots-per-seat = Liczba botów: { $bots }, liczba graczy: { $players }; dozwolone: jeden bot na miejsce.
not-positive = Liczba gier lub procesów: { $found }; dozwolone: co najmniej 1.
arena-not-a-record = { $file } nie jest zapisem gier areny; podaj inny plik.
arena-other-record = { $file } zawiera inne gry: { $what } to tam { $found }, a tu { $wanted }. Podaj inny plik.
arena-record-in-use = Do pliku { $file } pisze inna arena: poczekaj, aż skończy, albo podaj inny plik.
arena-damaged-record = { $file } jest uszkodzony w wierszu { NUMBER($line, useGrouping: 0) }; napraw go albo podaj inny plik.
only-for-ladder = { $option } działa tylko z „bench ladder”.

## Wyniki

arena-results = Wyniki
arena-drawing = Wygrane z przedziałem 95%, od żadnej do wszystkich; | to równy udział
arena-ratings = Rankingi
column-match = Mecz
column-games = Gry
column-win-rate = Wygrane
column-sure = 95%
column-points = Punkty
column-margin = Przewaga
column-time = ms na ruch
column-bot = Bot
column-elo = Przewaga nad najsłabszym, Elo
arena-rounded-up = Liczba gier: { $games } zamiast { $asked }; każde rozdanie rozgrywa się tyle razy, ilu jest graczy ({ $players }), po razie z każdego miejsca.
arena-failures = Awarie bota { $bot }: { $count ->
    [one] 1; wybrano wtedy losową opcję.
    [few] { $count }; wybrano wtedy losowe opcje.
    [many] { $count }; wybrano wtedy losowe opcje.
   *[other] { $count }; wybrano wtedy losowe opcje.
}
arena-unfinished = { $count ->
    [one] 1 gra zatrzymana
    [few] { $count } gry zatrzymane
    [many] { $count } gier zatrzymanych
   *[other] { $count } gry zatrzymane
} po { $limit } decyzjach, bez zwycięzcy.
arena-stopped = { $reason } po { $done } z { $count } gier. Są zapisane w pliku { $file }; to samo polecenie gra dalej.
arena-stopped-for-good = { $reason } po { $done } z { $count } gier. Następnym razem zachowasz je dzięki --resume PLIK.
arena-plot = { $game }, { $players ->
    [one] gra jednoosobowa
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}: wygrane z przedziałami 95%

## Drabina

ladder-table = { $game }, { $players } graczy
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Zapisano: { $files }.
ladder-same-bot = Każdy bot może być na drabinie tylko raz, a „search:200ms” to to samo co „expert”: { $bots }.
ladder-plot = Wygrane każdego bota z tym szczebel niżej, z przedziałami 95%
ladder-title = Drabina
ladder-about =
    Jak silne są boty, każdy mierzony z jakimś słabszym. Zapisane przez `meadowmarket bench ladder` dnia { $date },
    liczba rdzeni: { $cores }, Python { $python }, wersja { $build }, liczba gier: { $games }.
ladder-reading =
    Dwóch graczy: każde rozdanie rozgrywa się dwa razy, z zamianą miejsc. Trzech i czterech graczy: jedna kopia silniejszego bota
    gra przeciwko kopiom słabszego, po razie na każdym miejscu. Wspólna wygrana liczy się jako równy udział.
    Odsetki wygranych mają przedział Wilsona 95%, a przewagi (punkty nad najlepszym przeciwnikiem) przedział swojej średniej
    z rozdań. Czas to średnia na ruch z prawdziwym wyborem, w milisekundach.
ladder-ratings-reading =
    Rankingi są według Bradleya i Terry’ego, w punktach Elo przewagi nad najsłabszym botem: 400 punktów to szanse dziesięć do jednego w grze dwóch botów.
ladder-players = Liczba graczy: { $players }
ladder-fair = Równy udział w wygranych to { $share }.
ladder-again = Aby rozegrać wiersz jeszcze raz:
column-against = Przeciwko

## Pomoc

cli-arena-help = Każ botom grać ze sobą i zmierz, jak silne są.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = boty, np. greedy,random; powtórz opcję dla botów z przecinkami w nazwie
cli-option-arena-games = liczba gier w meczu, zaokrąglana w górę do całych rozdań, każde z wszystkich miejsc (domyślnie 100)
cli-option-resume = zapisuj gry w tym pliku i graj dalej od tych, które już w nim są; później można dodać kolejne
cli-option-plot = narysuj odsetki wygranych w tym nowym pliku SVG
cli-option-ladder-bots = ladder: te boty zamiast zwykłych, od najsilniejszego, każdy z następnym (po 100 gier)
cli-option-ladder-games = ladder: liczba gier w meczu (domyślnie odpowiednia do botów, około kwadransa na 16 rdzeniach)
cli-option-ladder-games-with-more = ladder: liczba gier w meczu dla trzech i czterech graczy (domyślnie jak --games; 0 je pomija)
cli-option-ladder-quick = ladder: dziesiąta część gier, na pierwszy rzut oka; gry już rozegrane liczą się w całości
cli-option-ladder-work = ladder: folder na gry, dopóki nie są rozegrane wszystkie (domyślnie build/ladder)
cli-option-ladder-out = ladder: folder na ladder.md i ladder.svg (domyślnie docs)
