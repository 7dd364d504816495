# Słowa na planszy Everdell w przeglądarce.

everdell-page-tab-meadow = Łąka
everdell-page-tab-places = Lokacje
everdell-page-tab-city = Miasto
everdell-page-tab-hand = Ręka
everdell-page-tab-others = Inni
everdell-page-tab-log = Dziennik
everdell-page-status = { $season } · wolni robotnicy: { $free } z { $total }
everdell-page-status-solo = Rok { $year } · { $season } · wolni robotnicy: { $free } z { $total }
everdell-page-status-watching = Pory roku: { $seasons }
everdell-page-total = Razem
everdell-page-rugwort = Rugwort

## Pory roku i robotnicy

everdell-page-season-winter = Zima
everdell-page-season-spring = Wiosna
everdell-page-season-summer = Lato
everdell-page-season-autumn = Jesień
everdell-page-season-of = Pora roku: { $season }
everdell-page-last-season = Jesień to ostatnia pora roku.
everdell-page-has-passed = Pas do końca gry.
everdell-page-passed = pas
everdell-page-next-production = { $season } to następna pora roku: { $n ->
    [one] 1 nowy robotnik i produkcja.
    [few] { $n } nowych robotników i produkcja.
    [many] { $n } nowych robotników i produkcja.
   *[other] { $n } nowego robotnika i produkcja.
}
everdell-page-next-summer = { $season } to następna pora roku: { $n ->
    [one] 1 nowy robotnik
    [few] { $n } nowych robotników
    [many] { $n } nowych robotników
   *[other] { $n } nowego robotnika
} i karty z Łąki (najwyżej { $cards }).
everdell-page-next-ready = Wszyscy robotnicy są wysłani: możesz się przygotować.
everdell-page-next-not-ready = Możesz się przygotować, gdy wyślesz wszystkich robotników.
everdell-page-workers = Robotnicy: wolni { $free }, wysłani { $placed }, nie wrócą { $permanent }
everdell-page-workers-of = Robotnicy tutaj: { $names }.

## Lokacje

everdell-page-places = Miejsca dla robotników
everdell-page-basic = Podstawowe lokacje
everdell-page-forest = Las
everdell-page-haven = Przystań
everdell-page-journey = Wyprawa
everdell-page-place-basic = Podstawowa lokacja
everdell-page-place-forest = Las
everdell-page-place-haven = Przystań
everdell-page-place-journey = Wyprawa
everdell-page-spots = { $n ->
    [one] Mieści 1 robotnika.
    [few] Mieści { $n } robotników różnych graczy.
    [many] Mieści { $n } robotników różnych graczy.
   *[other] Mieści { $n } robotnika różnych graczy.
}
everdell-page-spots-any = Mieści dowolną liczbę robotników.
everdell-page-copy-basic = dowolna podstawowa
everdell-page-copy-any = dowolna lokacja
everdell-page-gives = Twój zysk teraz: { $what }.
everdell-page-gives-up-to = Twój zysk teraz najwyżej: { $what }.
everdell-page-gives-for = { $n ->
    [one] Twój zysk teraz za 1 kartę z ręki: { $what }.
    [few] Twój zysk teraz za { $n } karty z ręki: { $what }.
    [many] Twój zysk teraz za { $n } kart z ręki: { $what }.
   *[other] Twój zysk teraz za { $n } karty z ręki: { $what }.
}
everdell-page-gives-for-up-to = { $n ->
    [one] Twój zysk teraz za najwyżej 1 kartę z ręki: { $what }.
    [few] Twój zysk teraz za najwyżej { $n } karty z ręki: { $what }.
    [many] Twój zysk teraz za najwyżej { $n } kart z ręki: { $what }.
   *[other] Twój zysk teraz za najwyżej { $n } karty z ręki: { $what }.
}
everdell-page-gives-for-gift = { $n ->
    [one] Twój zysk, jeśli oddasz 1 zasób: { $what }.
    [few] Twój zysk, jeśli oddasz { $n } zasoby: { $what }.
    [many] Twój zysk, jeśli oddasz { $n } zasobów: { $what }.
   *[other] Twój zysk, jeśli oddasz { $n } zasobu: { $what }.
}
everdell-page-gives-nothing = Teraz nic by ci to nie dało.
everdell-page-amount-any = { $n ->
    [one] 1 dowolny zasób
    [few] { $n } dowolne zasoby
    [many] { $n } dowolnych zasobów
   *[other] { $n } dowolnego zasobu
}
everdell-page-amount-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
everdell-page-amount-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}

## Dlaczego lokacja jest zamknięta

everdell-page-closed-taken = To pole jest zajęte.
everdell-page-closed-own-worker = Stoi tu już twój robotnik. Drugie pole jest dla innego gracza.
everdell-page-closed-journey = Otwarte tylko podczas twojej jesieni.
everdell-page-closed-few-cards = Masz za mało kart na ręce.
everdell-page-closed-achieved = Już zdobyte.
everdell-page-closed-requirement = Nie spełniasz wymagania.
everdell-page-closed-event-cost = Nie stać cię na to.
everdell-page-closed-missing = Nie masz tego, czego wymaga.
everdell-page-closed-condition = Nie możesz teraz zrobić tego, czego wymaga.

## Łąka i stosy

everdell-page-meadow = Łąka
everdell-page-meadow-card = { $card }, miejsce { $place } na Łące
everdell-page-meadow-blocked = { $card }, miejsce { $place } na Łące, blokuje je Rugwort
everdell-page-meadow-empty = puste
everdell-page-blocked = Rugwort blokuje to miejsce: nie możesz zagrać tej karty.
everdell-page-pile = { $n ->
    [one] Stos do dobierania: 1 karta
    [few] Stos do dobierania: { $n } karty
    [many] Stos do dobierania: { $n } kart
   *[other] Stos do dobierania: { $n } karty
}
everdell-page-discards = { $n ->
    [one] Odrzucone: 1 karta
    [few] Odrzucone: { $n } karty
    [many] Odrzucone: { $n } kart
   *[other] Odrzucone: { $n } karty
}
everdell-page-supply = Pula zasobów i punktów
everdell-page-about-supply = Nigdy się nie wyczerpuje: stąd pochodzą zyski i tu wracają zapłaty.
everdell-page-about-pile = Wszyscy dobierają stąd, chyba że karta mówi o Łące.
everdell-page-about-discards = Gdy stos do dobierania się wyczerpie, powstaje z nich nowy.

## Wydarzenia

everdell-page-events = Wydarzenia
everdell-page-need = { $n ->
    [one] Wymagane: { $what }.
    [few] Wymagane: { $what } × { $n }.
    [many] Wymagane: { $what } × { $n }.
   *[other] Wymagane: { $what } × { $n }.
}
everdell-page-need-met = { $n ->
    [one] Wymagane: { $what } (masz).
    [few] Wymagane: { $what } × { $n } (masz { $have }).
    [many] Wymagane: { $what } × { $n } (masz { $have }).
   *[other] Wymagane: { $what } × { $n } (masz { $have }).
}
everdell-page-need-missing = { $n ->
    [one] Wymagane: { $what } (jeszcze brakuje).
    [few] Wymagane: { $what } × { $n } (masz dopiero { $have }).
    [many] Wymagane: { $what } × { $n } (masz dopiero { $have }).
   *[other] Wymagane: { $what } × { $n } (masz dopiero { $have }).
}
everdell-page-event-price = Koszt: { $what }.
everdell-page-event-price-cards = { $n ->
    [one] Koszt: 1 karta z twojego miasta.
    [few] Koszt: { $n } karty z twojego miasta.
    [many] Koszt: { $n } kart z twojego miasta.
   *[other] Koszt: { $n } karty z twojego miasta.
}
everdell-page-event-of = Ma je { $name }.
everdell-page-event-worth = { $n ->
    [one] Teraz warte 1 punkt.
    [few] Teraz warte { $n } punkty.
    [many] Teraz warte { $n } punktów.
   *[other] Teraz warte { $n } punktu.
}
everdell-page-event-worth-you = { $n ->
    [one] Tobie dałoby teraz 1 punkt.
    [few] Tobie dałoby teraz { $n } punkty.
    [many] Tobie dałoby teraz { $n } punktów.
   *[other] Tobie dałoby teraz { $n } punktu.
}
everdell-page-under-event = Pod spodem: { $cards }.

## Miasta

everdell-page-others = Inni gracze
everdell-page-city-of = Miasto: { $name }
everdell-page-city-title = Twoje miasto: zajęte { $spaces } z { $total } miejsc
everdell-page-city-spaces = zajęte { $spaces } z { $total } miejsc
everdell-page-city-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
everdell-page-city-empty = jeszcze bez kart
everdell-page-show-city = Pokaż miasto: { $name }
everdell-page-stock-of = Co ma { $name }
everdell-page-about-resource = Zasobami płaci się za budowle i stworzenia.
everdell-page-points-now = { $n ->
    [one] dotąd 1 punkt
    [few] dotąd { $n } punkty
    [many] dotąd { $n } punktów
   *[other] dotąd { $n } punktu
}
everdell-page-points-show = { $n ->
    [one] Dotąd 1 punkt. Pokaż, skąd pochodzi.
    [few] Dotąd { $n } punkty. Pokaż, skąd pochodzą.
    [many] Dotąd { $n } punktów. Pokaż, skąd pochodzą.
   *[other] Dotąd { $n } punktu. Pokaż, skąd pochodzą.
}
everdell-page-points-tokens = { $n ->
    [one] w tym 1 na żetonach
    [few] w tym { $n } na żetonach
    [many] w tym { $n } na żetonach
   *[other] w tym { $n } na żetonach
}
everdell-page-occupied = Zajęta: darmowe stworzenie zostało już zagrane.
everdell-page-on-it = Na karcie: { $what }.
everdell-page-prisoners = Więźniowie: { $cards }.
everdell-page-paired = Mąż i Żona dzielą jedno miejsce.
everdell-page-copy = { $card }, nr { $n } z { $total }

## Ręka

everdell-page-hand = Ręka
everdell-page-hand-title = Ręka: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} (limit { $limit })
everdell-page-hand-empty = Nie masz kart na ręce.
everdell-page-hand-secret = Karty na ręce są tajne.
everdell-page-aside = Odłożone
everdell-page-aside-of = Wybiera { $name }
everdell-page-aside-hidden = { $n ->
    [one] 1 karta leży odłożona, zakryta.
    [few] { $n } karty leżą odłożone, zakryte.
    [many] { $n } kart leży odłożonych, zakrytych.
   *[other] { $n } karty leży odłożone, zakryte.
}
everdell-page-pay-for = Jak płacisz za kartę „{ $card }”?
everdell-page-save-on = Co oszczędzasz na karcie „{ $card }”?
everdell-page-word-discard = Odrzuć
