# Słowa planszy gry La Granja na stronie.

lagranja-page-village = Wioska
lagranja-page-revenue = Pola dochodu
lagranja-page-market = Rynek
lagranja-page-siesta = Tor sjesty
lagranja-page-fields = Pola
lagranja-page-barrows = Wózki
lagranja-page-helpers = Pomocnicy
lagranja-page-extensions = Rozszerzenia
lagranja-page-storage = Spichlerz
lagranja-page-roof = Dach
lagranja-page-donkeys = Znaczniki osłów
lagranja-page-hand = Ręka
lagranja-page-others = Inni gracze
lagranja-page-neutral = neutralny gracz
lagranja-page-farm-of = Farma: { $name }
lagranja-page-show-farm = Pokaż farmę: { $name }
lagranja-page-points = { $count } PZ
lagranja-page-secret = tajne

## Fazy

lagranja-page-phase-farm = farma
lagranja-page-phase-revenue = dochód
lagranja-page-phase-transport = transport
lagranja-page-phase-scoring = punktacja
lagranja-page-phases = Fazy rundy
lagranja-page-turn-order = Kolejność graczy

## Karty

lagranja-page-card = Karta { $number }, { $name }
lagranja-page-hand-title = Ręka: { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} (limit { $limit })
lagranja-page-hand-empty = Nie masz kart na ręce.
lagranja-page-hand-secret = Karty na ręce są tajne.
lagranja-page-choose-side = Wybierz stronę
lagranja-page-side-field = Pole
lagranja-page-side-barrow = Wózek
lagranja-page-side-extension = Rozszerzenie
lagranja-page-side-helper = Pomocnik
lagranja-page-side-discard = Odrzuć
lagranja-page-gives-field = za darmo
lagranja-page-gives-barrow = wart { $count } PZ
lagranja-page-gives-extension = kosztuje { $count } { $count ->
    [one] towar
    [few] różne towary
    [many] różnych towarów
   *[other] towaru
}
lagranja-page-gives-helper = działa od razu
lagranja-page-gives-discard = na stos kart odrzuconych
lagranja-page-to-market = potem stragan na rynku
lagranja-page-part-hand = limit kart na ręce +{ $count }
lagranja-page-part-pen = +{ $count } { $count ->
    [one] zagroda
    [few] zagrody
    [many] zagród
   *[other] zagrody
}
lagranja-page-part-delivery = +{ $count } { $count ->
    [one] dodatkowa dostawa
    [few] dodatkowe dostawy
    [many] dodatkowych dostaw
   *[other] dodatkowej dostawy
}
lagranja-page-part-silver = +{ $count } { $count ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
} przychodu
lagranja-page-timing-passive = zawsze
lagranja-page-timing-once = raz na rundę
lagranja-page-timing-action = dowolną liczbę razy

## Wioska

lagranja-page-die = Kość { $number }
lagranja-page-die-space = Pole dochodu { $number }
lagranja-page-no-die = Nie leży tu żadna kość.
lagranja-page-reserved = Zarezerwowane: { $name }
lagranja-page-taken-dice = Kości wzięte w tej rundzie: { $dice }
lagranja-page-die-of = Wzięta kość: { $name }
lagranja-page-own-row = Twój rząd
lagranja-page-served = dostarczono
lagranja-page-you-have-none = Nie masz tego.
lagranja-page-closed = { $count ->
    [one] Zablokowany do zapełnienia innego budynku.
    [few] Zablokowany do zapełnienia { $count } innych budynków.
    [many] Zablokowany do zapełnienia { $count } innych budynków.
   *[other] Zablokowany do zapełnienia { $count } innego budynku.
}
lagranja-page-opens = odblokuje się jako nr { $count }
lagranja-page-first-vp = 1 PZ dla gracza, który zapełni go pierwszy.
lagranja-page-owner-lasts = Znacznik rzemieślnika od rundy { $round }: { $name }
lagranja-page-owner-new = Znacznik rzemieślnika, działa od następnej rundy: { $name }
lagranja-page-space = Pole rynku { $label }
lagranja-page-free = wolne
lagranja-page-stall-of = stragan: { $name }
lagranja-page-about-space = Po zapełnieniu wózka wartego { $value } PZ możesz ustawić tu stragan. Usunie on stragany innych graczy z sąsiednich pól o niższej wartości.
lagranja-page-siesta-space = Pole { $number } toru sjesty, { $vp } PZ
lagranja-page-about-siesta = Pierwszy gra ten, kto jest najdalej; na tym samym polu decyduje wyższy dysk.
lagranja-page-own-disc = Twój dysk na torze sjesty
lagranja-page-roofs-of-round = Dachy tej rundy
lagranja-page-no-roofs = Wszystkie sprzedane.
lagranja-page-roof-not-now = Znaczniki dachu kupuje się w fazie farmy.
lagranja-page-needs-silver = Brakuje ci jeszcze { $missing } { $missing ->
    [one] srebra
    [few] sreber
    [many] sreber
   *[other] srebra
}.
lagranja-page-usable-in = Faza użycia: { $phases }.
lagranja-page-usable-any = Do użycia w dowolnej fazie.
lagranja-page-deck = Stos do dobierania: { $count } { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
lagranja-page-discards = Karty odrzucone: { $count }

## Farma

lagranja-page-field-of = { $good }: plony na { $full } z { $count } { $count ->
    [one] pola
    [few] pól
    [many] pól
   *[other] pola
}
lagranja-page-about-fields = Na pustych polach plony rosną w fazie farmy. Plon z pola można przetworzyć, dostarczyć lub nim zapłacić, ale nie sprzedać.
lagranja-page-barrow = Wózek { $card }, { $vp } PZ
lagranja-page-about-barrow = Po zapełnieniu: { $vp } PZ, skrzynka i stragan na polu rynku o wartości { $vp }.
lagranja-page-about-barrow-no-market = Po zapełnieniu: { $vp } PZ i skrzynka.
lagranja-page-free-barrow = Wolne miejsce na wózek
lagranja-page-free-helper = Wolne miejsce na pomocnika
lagranja-page-helper-used = użyty w tej rundzie
lagranja-page-used = użyty
lagranja-page-roof-space = Pole dachu { $number }, { $vp } PZ
lagranja-page-donkey = { $donkeys } { $donkeys ->
    [one] dostawa
    [few] dostawy
    [many] dostaw
   *[other] dostawy
}, { $hats ->
    [0] bez kroku na torze sjesty
    [one] 1 krok na torze sjesty
    [few] { $hats } kroki na torze sjesty
    [many] { $hats } kroków na torze sjesty
   *[other] { $hats } kroku na torze sjesty
}
lagranja-page-donkey-chosen = Wybrany na tę rundę.
lagranja-page-donkey-used = Użyty; wszystkie znaczniki wracają w rundzie 4.
lagranja-page-next-price = następne: { $count } { $count ->
    [one] towar
    [few] towary
    [many] towarów
   *[other] towaru
}
lagranja-page-next-extension = Następne rozszerzenie kosztuje { $count } { $count ->
    [one] towar
    [few] różne towary
    [many] różnych towarów
   *[other] towaru
}.
lagranja-page-extra = { $count ->
    [one] 1 dodatkowa dostawa: { $silver } { $silver ->
        [one] srebro
        [few] srebra
        [many] sreber
       *[other] srebra
    }
    [few] { $count } dodatkowe dostawy, każda: { $silver } { $silver ->
        [one] srebro
        [few] srebra
        [many] sreber
       *[other] srebra
    }
    [many] { $count } dodatkowych dostaw, każda: { $silver } { $silver ->
        [one] srebro
        [few] srebra
        [many] sreber
       *[other] srebra
    }
   *[other] { $count } dodatkowej dostawy, każda: { $silver } { $silver ->
       [one] srebro
       [few] srebra
       [many] sreber
      *[other] srebra
   }
}
lagranja-page-prices = Kupno { $buy }, sprzedaż { $sell }, przetworzenie w { $into }: { $upgrade } { $upgrade ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}.
lagranja-page-about-pens = Masz { $count } { $count ->
    [one] zagrodę
    [few] zagrody
    [many] zagród
   *[other] zagrody
}. Dwie świnie z wolną zagrodą mają młode.
lagranja-page-about-trade-good = Oddaj ją za 4 srebra, dwa różne plony, kartę, świnię albo dwa przetworzenia.

## Skąd są punkty

lagranja-page-source-start = Początek
lagranja-page-source-roofs = Pola dachu
lagranja-page-source-bonuses = Bonusy
lagranja-page-source-buildings = Budynki
lagranja-page-source-crafts = Rzemieślnicy
lagranja-page-source-barrows = Wózki
lagranja-page-source-fights = Usunięte stragany
lagranja-page-source-stalls = Stragany
lagranja-page-source-siesta = Sjesta
lagranja-page-source-helpers = Pomocnicy
lagranja-page-source-silver = Srebro
lagranja-page-source-paid = Zapłacono

## Górny pasek

lagranja-page-status = Runda { $round } z { $rounds } · { $phase }

## Zakładki na telefonie

lagranja-page-tab-village = Wioska
lagranja-page-tab-farm = Farma
lagranja-page-tab-hand = Ręka
lagranja-page-tab-others = Inni
lagranja-page-tab-log = Dziennik
lagranja-page-word-discard = Odrzuć
