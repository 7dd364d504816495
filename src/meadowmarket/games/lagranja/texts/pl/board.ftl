# Plansza gry La Granja w terminalu.

lagranja-board-round = Runda { $round } z { $rounds }
lagranja-board-over = Koniec gry
lagranja-board-phase-farm = { $case ->
   *[nom] Faza farmy
    [loc] w fazie farmy
}
lagranja-board-phase-revenue = { $case ->
   *[nom] Faza dochodu
    [loc] w fazie dochodu
}
lagranja-board-phase-transport = { $case ->
   *[nom] Faza transportu
    [loc] w fazie transportu
}
lagranja-board-phase-scoring = { $case ->
   *[nom] Faza punktacji
    [loc] w fazie punktacji
}
lagranja-board-order = Kolejność
lagranja-board-solo-first = Rozpoczynasz rundę
lagranja-board-solo-second = Grasz po neutralnym graczu
lagranja-board-dice = Kości
lagranja-board-last-die = { $number }, ostatnia kość, dla wszystkich
lagranja-board-market = Rynek
lagranja-board-buildings = Budynki rzemieślnicze
lagranja-board-opens = { $order ->
    [1] odblok. 1.
    [2] odblok. 2.
   *[other] odblok. 3.
}
lagranja-board-first-vp = +{ $points } PZ
lagranja-board-roofs-on-sale = Dachy
lagranja-board-siesta = Sjesta
lagranja-board-siesta-space = { $number }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } PZ)
}
lagranja-board-piles = Stos do dobierania { $deck }, odrzucone { $discards }
lagranja-board-good-silver = srebro
lagranja-board-good-vp = PZ
lagranja-board-good-olive = oliwka
lagranja-board-good-grain = zboże
lagranja-board-good-grape = winogr.
lagranja-board-good-pig = świnia
lagranja-board-good-food = jedz.
lagranja-board-good-wine = wino
lagranja-board-good-meat = mięso
lagranja-board-good-trade-good = skrz.
lagranja-board-vp = { $points } PZ
lagranja-board-goods = Towary
lagranja-board-fields = Pola
lagranja-board-barrows = Wózki
lagranja-board-barrow-short = Wózek
lagranja-board-barrow-place = { $place }.
lagranja-board-barrow = { $points } PZ:
lagranja-board-barrow-without-stall = { $points } PZ, bez straganu:
lagranja-board-roofs = Dach
lagranja-board-used = { $name } (użyty)
lagranja-board-donkeys = Osły
lagranja-board-donkey-chosen = wybór: { $donkeys }
lagranja-board-donkey-hidden = wybór ukryty
lagranja-board-prices = Kup/przetw.
lagranja-board-roof-price = znacznik dachu { $silver }
lagranja-board-farm = Farma
lagranja-board-pens = zagrody { $pigs }/{ $pens }
lagranja-board-roof-places = dachy { $count }/{ $places }
lagranja-board-extra-deliveries = dodatkowe dostawy { $count } po { $silver } { $silver ->
    [one] srebrze
    [few] srebra
    [many] sreber
   *[other] srebra
}
lagranja-board-extensions = rozszerzenia { $count }
lagranja-board-extensions-short = Rozszerz.
lagranja-board-markers = wolne znaczniki { $count }
lagranja-board-crafts = Rzemieślnicy
lagranja-board-new-craft = { $name } (nowy)
lagranja-board-barred = Zablokowane wymiany
lagranja-board-helpers = Pomocnicy
lagranja-board-hand = Ręka: { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} (limit { $limit })
lagranja-board-cards = Ręka
lagranja-board-column-card = Karta
lagranja-board-column-field = Pole
lagranja-board-column-barrow = Wózek
lagranja-board-column-extension = Rozszerz.
lagranja-board-column-helper = Pomocnik
lagranja-board-adds-pen = zagr.
lagranja-board-adds-delivery = dost.
lagranja-board-adds-silver = sr.
lagranja-board-others = Inni gracze
lagranja-board-farms = Farmy
lagranja-board-legend = { $full } pełne pole, { $empty } puste pole, { $served } dostarczono
lagranja-board-none = –

# Składniki wartości farmy.
lagranja-term-points = dotychczasowe punkty
lagranja-term-silver = srebro
lagranja-term-goods = towary, których nic nie wymaga
lagranja-term-wanted-goods = potrzebne towary
lagranja-term-trade-goods = skrzynki
lagranja-term-fields = przyszłe zbiory
lagranja-term-breeding = przyszłe potomstwo
lagranja-term-barrows = wózki do zapełnienia
lagranja-term-buildings = budynki do zapełnienia
lagranja-term-crafts = znaczniki rzemieślników
lagranja-term-stalls = stragany
lagranja-term-siesta = sjesta
lagranja-term-turn-order = kolejność graczy
lagranja-term-donkey = dostawy ze znacznika osłów
lagranja-term-extensions = rozszerzenia farmy
lagranja-term-helpers = pomocnicy
lagranja-term-unused-helpers = pomocnicy do użycia
lagranja-term-roof-bonuses = znaczniki dachu do użycia
lagranja-term-roof-spaces = przyszłe dachy
lagranja-term-hand = karty na ręce
