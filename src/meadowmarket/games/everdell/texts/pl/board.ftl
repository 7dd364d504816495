# Plansza Everdell w terminalu: krótkie teksty kart, wydarzeń i lokacji oraz jej własne słowa.

## Plansza

everdell-board-legend-cards = Koszt: g gałązka, ż żywica, k kamyk, j jagoda · ★4 punkty · b z c n f na końcu: brązowa, zielona, czerwona, niebieska, fioletowa
everdell-board-legend-marks = { $token } zajęta · { $blocked } Rugwort · ▸ ma ruch · ● ■ ▲ ◆ robotnicy i właściciele · ×n wspólna lokacja, dowolna liczba robotników
everdell-board-places = Lokacje
everdell-board-worth = ★{ $n }
everdell-board-shared = ×n
everdell-board-colour-tan = brązowe
everdell-board-colour-green = zielone
everdell-board-colour-red = czerwone
everdell-board-colour-blue = niebieskie
everdell-board-colour-purple = fioletowe
everdell-board-mark-tan = b
everdell-board-mark-green = z
everdell-board-mark-red = c
everdell-board-mark-blue = n
everdell-board-mark-purple = f
everdell-board-aside-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
everdell-board-label-worker = Robotnik: { $what }
everdell-board-label-play-hand = Ręka: { $what }
everdell-board-label-play-meadow = Łąka: { $what }
everdell-board-option = { $text } · { $more }
everdell-board-cards = Łąka
everdell-board-basic = Podstawowe
everdell-board-forest = Las
everdell-board-other = Przystań, Wyprawa
everdell-board-events = Wydarzenia
everdell-board-piles = stos do dobierania: { $pile }, odrzucone: { $discards }
everdell-board-aside = Odłożone
everdell-board-playing = Zagrywana
everdell-board-hand = Ręka
everdell-board-city = Miasto
everdell-board-prisoners = Loch
everdell-board-counts = punkty { $points } · robotnicy { $workers }/{ $total } · ręka { $cards } · miejsca { $spaces }/15
everdell-board-rugwort = Rugwort
everdell-board-passed = pas
everdell-board-season-winter = zima
everdell-board-season-spring = wiosna
everdell-board-season-summer = lato
everdell-board-season-autumn = jesień
everdell-board-short-twig = g
everdell-board-short-resin = ż
everdell-board-short-pebble = k
everdell-board-short-berry = j

## Co robią karty, w kilku słowach

everdell-short-card-architect = koniec: ★1 za żywicę i kamyk, najwyżej 6
everdell-short-card-bard = teraz: odrzuć do 5 kart, ★1 za każdą
everdell-short-card-barge-toad = produkcja: 2 gałązki za Farmę
everdell-short-card-castle = koniec: ★1 za pospolitą budowlę
everdell-short-card-cemetery = wizyta: zagraj za darmo 1 z 4 kart ze stosu; robotnik zostaje
everdell-short-card-chapel = wizyta: połóż tu ★1, 2 karty za każdą ★ na niej
everdell-short-card-chip-sweep = produkcja: aktywuje twoją zieloną kartę
everdell-short-card-clock-tower = 3 ★ na niej; jedna na porę roku aktywuje lokację z twoim robotnikiem
everdell-short-card-courthouse = gdy zagrywasz budowlę: 1 gałązka, żywica lub kamyk
everdell-short-card-crane = odrzuć: budowla kosztuje o 3 mniej
everdell-short-card-doctor = produkcja: do 3 jagód, ★1 za każdą
everdell-short-card-dungeon = włóż stworzenie: karta kosztuje o 3 mniej
everdell-short-card-ever-tree = koniec: ★1 za fioletową kartę
everdell-short-card-fairgrounds = produkcja: 2 karty
everdell-short-card-farm = produkcja: 1 jagoda
everdell-short-card-fool = trafia do miasta przeciwnika
everdell-short-card-general-store = produkcja: 1 jagoda, z Farmą 2
everdell-short-card-historian = gdy zagrywasz kartę: 1 karta
everdell-short-card-husband = produkcja: 1 dowolny zasób z Żoną i Farmą
everdell-short-card-inn = wizyta: zagraj kartę z Łąki o 3 taniej
everdell-short-card-innkeeper = odrzuć: stworzenie kosztuje o 3 jagody mniej
everdell-short-card-judge = zamień 1 zasób kosztu na inny
everdell-short-card-king = koniec: ★1 za podstawowe, ★2 za specjalne wydarzenie
everdell-short-card-lookout = wizyta: użyj podstawowej lub leśnej lokacji
everdell-short-card-mine = produkcja: 1 kamyk
everdell-short-card-miner-mole = produkcja: kopiuje zieloną kartę przeciwnika
everdell-short-card-monastery = wizyta: oddaj 2 zasoby za ★4; robotnik zostaje
everdell-short-card-monk = produkcja: oddaj do 2 jagód, ★2 za każdą
everdell-short-card-palace = koniec: ★1 za unikatową budowlę
everdell-short-card-peddler = produkcja: wymień do 2 zasobów
everdell-short-card-post-office = wizyta: oddaj 2 karty, odrzuć dowolne, dobierz do limitu
everdell-short-card-postal-pigeon = teraz: odsłoń 2 karty, zagraj jedną do ★3 za darmo
everdell-short-card-queen = wizyta: zagraj za darmo kartę do ★3
everdell-short-card-ranger = teraz: przenieś swojego robotnika
everdell-short-card-resin-refinery = produkcja: 1 żywica
everdell-short-card-ruins = teraz: zastępują budowlę; zwrot kosztu, 2 karty
everdell-short-card-school = koniec: ★1 za pospolite stworzenie
everdell-short-card-shepherd = teraz: 3 jagody, ★1 za ★ na twojej Kaplicy
everdell-short-card-shopkeeper = gdy zagrywasz stworzenie: 1 jagoda
everdell-short-card-storehouse = produkcja: kładzie 3 gałązki, 2 żywice, 1 kamyk lub 2 jagody
everdell-short-card-teacher = produkcja: 2 karty, jedną oddaj
everdell-short-card-theater = koniec: ★1 za unikatowe stworzenie
everdell-short-card-twig-barge = produkcja: 2 gałązki
everdell-short-card-undertaker = teraz: odrzuć 3 karty z Łąki, weź 1
everdell-short-card-university = wizyta: odrzuć kartę z miasta; jej koszt, 1 zasób, ★1
everdell-short-card-wanderer = teraz: 3 karty; nie zajmuje miejsca
everdell-short-card-wife = koniec: ★3 z Mężem
everdell-short-card-woodcarver = produkcja: do 3 gałązek, ★1 za każdą

## Co dają wydarzenia, w kilku słowach

everdell-short-event-city-monument = ★3
everdell-short-event-grand-tour = ★3
everdell-short-event-harvest-festival = ★3
everdell-short-event-cartographers-expedition = ★3
everdell-short-event-a-brilliant-marketing-plan = oddaj do 3 zasobów, ★2 za każdy
everdell-short-event-a-well-run-city = ★4, jeden robotnik wraca
everdell-short-event-an-evening-of-fireworks = połóż do 3 gałązek, ★2 za każdą
everdell-short-event-ancient-scrolls-discovered = odsłoń 5 kart: weź albo ★1 za każdą
everdell-short-event-capture-of-the-acorn-thieves = pod spód do 2 stworzeń z miasta, ★3 za każde
everdell-short-event-croak-wart-cure = ★6 za 2 jagody i 2 karty z miasta
everdell-short-event-flying-doctor-service = ★3 za Męża z Żoną, wszystkie miasta
everdell-short-event-graduation-of-scholars = pod spód do 3 stworzeń z ręki, ★2 za każde
everdell-short-event-ministering-to-miscreants = ★3 za więźnia
everdell-short-event-path-of-the-pilgrims = ★3 za robotnika w twoim Klasztorze
everdell-short-event-performer-in-residence = połóż do 3 jagód, ★2 za każdą
everdell-short-event-pristine-chapel-ceiling = karta i zasób za ★ na twojej Kaplicy, po ★2
everdell-short-event-remembering-the-fallen = ★3 za robotnika na twoim Cmentarzu
everdell-short-event-tax-relief = ★3, produkcja
everdell-short-event-the-everdell-games = ★9
everdell-short-event-under-new-management = połóż do 3 zasobów, ★1 lub ★2 za każdy

## Co dają lokacje, w kilku słowach

everdell-short-place-basic-3-twigs = 3 gałązki
everdell-short-place-basic-2-twigs-1-card = 2 gałązki, 1 karta
everdell-short-place-basic-2-resin = 2 żywice
everdell-short-place-basic-1-resin-1-card = 1 żywica, 1 karta
everdell-short-place-basic-2-cards-1-point = 2 karty, ★1
everdell-short-place-basic-1-pebble = 1 kamyk
everdell-short-place-basic-1-berry-1-card = 1 jagoda, 1 karta
everdell-short-place-basic-1-berry = 1 jagoda
everdell-short-place-forest-copy-basic-1-card = dowolna podstawowa, 1 karta
everdell-short-place-forest-3-berries = 3 jagody
everdell-short-place-forest-2-cards-1-any = 2 karty, 1 dowolny zasób
everdell-short-place-forest-discard-any-draw-2-each = odrzuć karty, za każdą dobierz 2
everdell-short-place-forest-discard-3-gain-any = odrzuć do 3 kart, 1 zasób za każdą
everdell-short-place-forest-2-meadow-play-1-less = 2 karty z Łąki, jedną zagraj o 1 taniej
everdell-short-place-forest-3-cards-1-pebble = 3 karty, 1 kamyk
everdell-short-place-forest-2-berries-1-card = 2 jagody, 1 karta
everdell-short-place-forest-2-resin-1-twig = 2 żywice, 1 gałązka
everdell-short-place-forest-2-any = 2 dowolne zasoby
everdell-short-place-forest-twig-resin-berry = 1 gałązka, 1 żywica, 1 jagoda
everdell-short-place-haven = 1 zasób za 2 odrzucone karty
everdell-short-place-journey-5 = ★5 za 5 kart
everdell-short-place-journey-4 = ★4 za 4
everdell-short-place-journey-3 = ★3 za 3
everdell-short-place-journey-2 = ★2 za 2
