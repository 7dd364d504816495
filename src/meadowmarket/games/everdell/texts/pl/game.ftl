# Co mówi Everdell. Argumenty seat lub kończące się na _seat to imiona graczy.

## Słowa

everdell-list = { FORM($first, $case) }, { FORM($rest, $case) }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = dowolne stworzenie
everdell-copy = { $card } (nr { $n })
everdell-copy-holding = { $card } (nr { $n }, na karcie: { $what })
everdell-on-it-worker = robotnik – { $other_seat }
everdell-on-it-token = żeton zajętości
everdell-amount-points = { $n ->
    [one] { $case ->
       *[nom] 1 punkt
        [gen] 1 punktu
        [acc] 1 punkt
    }
    [few] { $case ->
       *[nom] { $n } punkty
        [gen] { $n } punktów
        [acc] { $n } punkty
    }
    [many] { $n } punktów
   *[other] { $n } punktu
}
everdell-amount-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
everdell-card-abroad = { $card } – { $other_seat }
everdell-gone = odrzucona karta
everdell-amount-twig = { $n ->
    [one] { $case ->
       *[nom] 1 gałązka
        [gen] 1 gałązki
        [acc] 1 gałązkę
    }
    [few] { $case ->
       *[nom] { $n } gałązki
        [gen] { $n } gałązek
        [acc] { $n } gałązki
    }
    [many] { $n } gałązek
   *[other] { $n } gałązki
}
everdell-amount-resin = { $n ->
    [one] { $case ->
       *[nom] 1 żywica
        [gen] 1 żywicy
        [acc] 1 żywicę
    }
    [few] { $case ->
       *[nom] { $n } żywice
        [gen] { $n } żywic
        [acc] { $n } żywice
    }
    [many] { $n } żywic
   *[other] { $n } żywicy
}
everdell-amount-pebble = { $n ->
    [one] { $case ->
       *[nom] 1 kamyk
        [gen] 1 kamyka
        [acc] 1 kamyk
    }
    [few] { $case ->
       *[nom] { $n } kamyki
        [gen] { $n } kamyków
        [acc] { $n } kamyki
    }
    [many] { $n } kamyków
   *[other] { $n } kamyka
}
everdell-amount-berry = { $n ->
    [one] { $case ->
       *[nom] 1 jagoda
        [gen] 1 jagody
        [acc] 1 jagodę
    }
    [few] { $case ->
       *[nom] { $n } jagody
        [gen] { $n } jagód
        [acc] { $n } jagody
    }
    [many] { $n } jagód
   *[other] { $n } jagody
}
everdell-resource-twig = { $amount ->
    [one] { $case ->
       *[nom] gałązka
        [gen] gałązki
        [acc] gałązkę
    }
    [few] gałązki
    [many] gałązek
   *[other] gałązki
}
everdell-resource-resin = { $amount ->
    [one] { $case ->
       *[nom] żywica
        [gen] żywicy
        [acc] żywicę
    }
    [few] żywice
    [many] żywic
   *[other] żywicy
}
everdell-resource-pebble = { $amount ->
    [one] { $case ->
       *[nom] kamyk
        [gen] kamyka
        [acc] kamyk
    }
    [few] kamyki
    [many] kamyków
   *[other] kamyka
}
everdell-resource-berry = { $amount ->
    [one] { $case ->
       *[nom] jagoda
        [gen] jagody
        [acc] jagodę
    }
    [few] jagody
    [many] jagód
   *[other] jagody
}
everdell-colour-tan = { $amount ->
    [one] brązowa karta
    [few] brązowe karty
    [many] brązowych kart
   *[other] brązowej karty
}
everdell-colour-green = { $amount ->
    [one] zielona karta
    [few] zielone karty
    [many] zielonych kart
   *[other] zielonej karty
}
everdell-colour-red = { $amount ->
    [one] czerwona karta
    [few] czerwone karty
    [many] czerwonych kart
   *[other] czerwonej karty
}
everdell-colour-blue = { $amount ->
    [one] niebieska karta
    [few] niebieskie karty
    [many] niebieskich kart
   *[other] niebieskiej karty
}
everdell-colour-purple = { $amount ->
    [one] fioletowa karta
    [few] fioletowe karty
    [many] fioletowych kart
   *[other] fioletowej karty
}
everdell-cards-of-a-colour = { $n ->
    [one] 1 { FORM($colour, $n) }
    [few] { $n } { FORM($colour, $n) }
    [many] { $n } { FORM($colour, $n) }
   *[other] { $n } { FORM($colour, $n) }
}
everdell-kind-common-critter = pospolite stworzenie
everdell-kind-unique-critter = unikatowe stworzenie
everdell-kind-common-construction = pospolita budowla
everdell-kind-unique-construction = unikatowa budowla

## O co pyta gra

everdell-ask-turn-worker-card = { $seasons ->
    [0] Wyślij robotnika, zagraj kartę albo spasuj.
   *[other] Wyślij robotnika, zagraj kartę albo spasuj. Następna pora roku przyjdzie, gdy wyślesz wszystkich robotników.
}
everdell-ask-turn-worker = { $seasons ->
    [0] Wyślij robotnika albo spasuj.
   *[other] Wyślij robotnika albo spasuj. Następna pora roku przyjdzie, gdy wyślesz wszystkich robotników.
}
everdell-ask-turn-card-season = Zagraj kartę, przygotuj się do następnej pory roku albo spasuj.
everdell-ask-turn-season = Przygotuj się do następnej pory roku albo spasuj.
everdell-ask-turn-card = Zagraj kartę albo spasuj.
everdell-ask-turn-pass = Możesz tylko spasować.
everdell-ask-pay = Jak płacisz za kartę „{ $card }”?
everdell-ask-save = { $n ->
    [one] Karta „{ $card }” kosztuje o 1 zasób mniej. Który oszczędzasz?
    [few] Karta „{ $card }” kosztuje o { $n } zasoby mniej. Który oszczędzasz?
    [many] Karta „{ $card }” kosztuje o { $n } zasobów mniej. Który oszczędzasz?
   *[other] Karta „{ $card }” kosztuje o { $n } zasobu mniej. Który oszczędzasz?
}
everdell-ask-gain = { $n ->
    [one] Który zasób bierzesz?
    [few] Które zasoby bierzesz? Wybierz jeszcze { $n }.
    [many] Które zasoby bierzesz? Wybierz jeszcze { $n }.
   *[other] Które zasoby bierzesz? Wybierz jeszcze { $n }.
}
everdell-ask-to-amount = Który przeciwnik dostaje { FORM($what, case: "acc") }?
everdell-ask-to-resources = { $n ->
    [one] Który przeciwnik dostaje 1 zasób?
    [few] Który przeciwnik dostaje { $n } zasoby?
    [many] Który przeciwnik dostaje { $n } zasobów?
   *[other] Który przeciwnik dostaje { $n } zasobu?
}
everdell-ask-to-cards = { $n ->
    [one] Który przeciwnik dostaje 1 kartę?
    [few] Który przeciwnik dostaje { $n } karty?
    [many] Który przeciwnik dostaje { $n } kart?
   *[other] Który przeciwnik dostaje { $n } karty?
}
everdell-ask-to-card = Który przeciwnik dostaje kartę „{ $card }”?
everdell-ask-to-city = Do czyjego miasta trafia karta „{ $card }”?
everdell-ask-to-payment = Który przeciwnik dostaje twoją zapłatę?
everdell-ask-discard = { $count ->
    [0] Którą kartę z ręki odrzucasz?
   *[other] Którą kartę z ręki odrzucasz? Dotąd odrzucone: { $count }.
}
everdell-ask-discard-for = { $count ->
    [0] Którą kartę z ręki odrzucasz? { $every ->
        [one] Za każdą: { $reward }.
        [few] Za każde { $every }: { $reward }.
        [many] Za każde { $every }: { $reward }.
       *[other] Za każde { $every }: { $reward }.
    }
   *[other] Którą kartę z ręki odrzucasz? { $every ->
        [one] Za każdą: { $reward }.
        [few] Za każde { $every }: { $reward }.
        [many] Za każde { $every }: { $reward }.
       *[other] Za każde { $every }: { $reward }.
    } Dotąd odrzucone: { $count }.
}
everdell-ask-discard-exactly = { $n ->
    [one] Którą kartę z ręki odrzucasz?
    [few] Które karty z ręki odrzucasz? Wybierz jeszcze { $n }.
    [many] Które karty z ręki odrzucasz? Wybierz jeszcze { $n }.
   *[other] Które karty z ręki odrzucasz? Wybierz jeszcze { $n }.
}
everdell-ask-spend = Ile wydajesz? Najwyżej { FORM($what, case: "acc") }, za każdy zasób { $points }.
everdell-ask-spend-opponent = Ile oddajesz? Najwyżej { FORM($what, case: "acc") }, za każdy zasób { $points }.
everdell-ask-spend-event = Ile kładziesz na wydarzeniu? Najwyżej { FORM($what, case: "acc") }.
everdell-ask-give = { $n ->
    [one] Który zasób oddajesz?
    [few] Które zasoby oddajesz? Wybierz jeszcze { $n }.
    [many] Które zasoby oddajesz? Wybierz jeszcze { $n }.
   *[other] Które zasoby oddajesz? Wybierz jeszcze { $n }.
}
everdell-ask-give-share = Który zasób oddajesz? Najwyżej { $n }, za każdy { $points }.
everdell-ask-give-event = Który zasób kładziesz na wydarzeniu? Najwyżej { $n }.
everdell-ask-give-trade = Który zasób wymieniasz? Najwyżej { $n }.
everdell-ask-produce = Która karta produkuje jako następna?
everdell-ask-activate = Którą kartę aktywujesz?
everdell-ask-place = Dokąd idzie robotnik?
everdell-ask-move = Którego robotnika przenosisz?
everdell-ask-recall = Który robotnik wraca?
everdell-ask-ruins = Którą budowlę zastępują Ruiny?
everdell-ask-rugwort-loses = Którą kartę traci Rugwort?
everdell-ask-store = { $card }: co magazynujesz?
everdell-ask-keep = Którą kartę zatrzymujesz?
everdell-ask-discard-meadow = { $n ->
    [one] Którą kartę z Łąki odrzucasz?
    [few] Które karty z Łąki odrzucasz? Wybierz jeszcze { $n }.
    [many] Które karty z Łąki odrzucasz? Wybierz jeszcze { $n }.
   *[other] Które karty z Łąki odrzucasz? Wybierz jeszcze { $n }.
}
everdell-ask-take = { $n ->
    [one] Którą kartę bierzesz z Łąki?
    [few] Które karty bierzesz z Łąki? Wybierz jeszcze { $n }.
    [many] Które karty bierzesz z Łąki? Wybierz jeszcze { $n }.
   *[other] Które karty bierzesz z Łąki? Wybierz jeszcze { $n }.
}
everdell-ask-revealed = Którą odsłoniętą kartę zagrywasz?
everdell-ask-pile = { $n ->
    [one] Z którego stosu odsłaniasz 1 kartę?
    [few] Z którego stosu odsłaniasz { $n } karty?
    [many] Z którego stosu odsłaniasz { $n } kart?
   *[other] Z którego stosu odsłaniasz { $n } karty?
}
everdell-ask-inn = Którą kartę z Łąki zagrywasz o { $n } taniej?
everdell-ask-queen = { $n ->
    [one] Którą kartę wartą najwyżej 1 punkt zagrywasz za darmo?
    [few] Którą kartę wartą najwyżej { $n } punkty zagrywasz za darmo?
    [many] Którą kartę wartą najwyżej { $n } punktów zagrywasz za darmo?
   *[other] Którą kartę wartą najwyżej { $n } punktu zagrywasz za darmo?
}
everdell-ask-play-taken = Którą z dwóch kart zagrywasz o { $n } taniej?
everdell-ask-copy = Której lokacji używasz?
everdell-ask-give-card = { $n ->
    [one] Którą kartę z ręki oddajesz?
    [few] Które karty z ręki oddajesz? Wybierz jeszcze { $n }.
    [many] Które karty z ręki oddajesz? Wybierz jeszcze { $n }.
   *[other] Które karty z ręki oddajesz? Wybierz jeszcze { $n }.
}
everdell-ask-university = Którą kartę ze swojego miasta odrzucasz, by odzyskać jej koszt?
everdell-ask-remove = { $n ->
    [one] Którą kartę ze swojego miasta odrzucasz?
    [few] Które karty ze swojego miasta odrzucasz? Wybierz jeszcze { $n }.
    [many] Które karty ze swojego miasta odrzucasz? Wybierz jeszcze { $n }.
   *[other] Które karty ze swojego miasta odrzucasz? Wybierz jeszcze { $n }.
}
everdell-ask-capture = Które stworzenie z twojego miasta trafia pod wydarzenie? Jeszcze najwyżej { $n }.
everdell-ask-tuck = Które stworzenie z twojej ręki trafia pod wydarzenie? Jeszcze najwyżej { $n }.
everdell-ask-keep-or-tuck = { $card }: na rękę czy pod wydarzenie?
everdell-ask-clock = Którą lokację aktywuje Wieża zegarowa?

## Co można zrobić

everdell-do-pass = Spasuj do końca gry
everdell-do-season = Przygotuj się do następnej pory roku
everdell-do-done = Gotowe
everdell-do-pay-plain = Zapłać wydrukowany koszt
everdell-do-pay-crane = Odrzuć Dźwig i zapłać o 3 mniej
everdell-do-pay-innkeeper = Odrzuć Karczmarza i zapłać o 3 jagody mniej
everdell-do-pay-judge = Użyj Sędziego: zapłać { FORM($paid, case: "acc") } zamiast { FORM($asked, case: "gen") }
everdell-do-pay-token = Połóż żeton zajętości na karcie „{ $card }” i nic nie płać
everdell-do-pay-dungeon = Umieść kartę „{ $card }” w Lochu i zapłać o 3 mniej
everdell-do-save = Oszczędź { FORM($what, case: "acc") }
everdell-do-gain = Weź { FORM($what, case: "acc") }
everdell-do-give = Oddaj { FORM($what, case: "acc") }
everdell-do-store = Zmagazynuj { FORM($what, case: "acc") }
everdell-do-spend = Wydaj { $n }
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Odsłoń karty ze stosu do dobierania
everdell-do-reveal-discards = Odsłoń karty ze stosu kart odrzuconych
everdell-do-copy = Użyj pola „{ $spot }”
everdell-do-worker = Wyślij robotnika: { $spot }
everdell-do-move = Przenieś robotnika z pola „{ $spot }”
everdell-do-recall = Zabierz robotnika z pola „{ $spot }”
everdell-do-play-hand = Zagraj z ręki kartę „{ $card }”
everdell-do-play-meadow = Zagraj z Łąki kartę „{ $card }”
everdell-do-play-revealed = Zagraj odsłoniętą kartę „{ $card }”
everdell-do-discard = Odrzuć kartę „{ $card }”
everdell-do-take = Weź kartę „{ $card }”
everdell-do-keep = Zatrzymaj kartę „{ $card }”
everdell-do-tuck = Włóż kartę „{ $card }” pod wydarzenie
everdell-do-give-card = Oddaj kartę „{ $card }”
everdell-do-remove = Odrzuć z miasta kartę „{ $card }”
everdell-do-produce = Uruchom produkcję karty „{ $card }”
everdell-do-activate = Aktywuj kartę „{ $card }”
everdell-do-activate-abroad = Aktywuj kartę „{ $card }” – { $other_seat }

## Czego nie można cofnąć

everdell-confirm-pass = Pasujesz do końca gry. Nie będzie już twojej tury.
everdell-confirm-pass-unused = Pasujesz do końca gry. Nie będzie już twojej tury. Niewykorzystane: { $unused }.
everdell-confirm-pass-ends = Pasujesz i gra się kończy.
everdell-confirm-pass-ends-unused = Pasujesz i gra się kończy. Niewykorzystane: { $unused }.
everdell-unused-workers = { $n ->
    [one] 1 robotnik do wysłania
    [few] { $n } robotników do wysłania
    [many] { $n } robotników do wysłania
   *[other] { $n } robotnika do wysłania
}
everdell-unused-seasons = { $n ->
    [one] 1 pora roku
    [few] { $n } pory roku
    [many] { $n } pór roku
   *[other] { $n } pory roku
}
everdell-unused-cards = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
everdell-unused-resources = { $n ->
    [one] 1 zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
}
everdell-confirm-stays = { $n ->
    [0] Robotnik zostaje tam do końca gry ({ $spot }). Żaden inny robotnik już do ciebie nie wróci.
    [one] Robotnik zostaje tam do końca gry ({ $spot }). Wróci do ciebie jeszcze 1 inny robotnik.
    [few] Robotnik zostaje tam do końca gry ({ $spot }). Wróci do ciebie jeszcze { $n } innych robotników.
    [many] Robotnik zostaje tam do końca gry ({ $spot }). Wróci do ciebie jeszcze { $n } innych robotników.
   *[other] Robotnik zostaje tam do końca gry ({ $spot }). Wróci do ciebie jeszcze { $n } innego robotnika.
}
everdell-confirm-nothing = Twój robotnik nic tam teraz nie zdobędzie: { $spot }.
everdell-confirm-lost = Karta „{ $card }” opuszcza twoje miasto. Tracisz też: { FORM($lost, case: "acc") }.
everdell-lost-prisoners = { $n ->
    [one] { $case ->
       *[nom] 1 więzień
        [acc] 1 więźnia
    }
    [few] { $n } więźniów
    [many] { $n } więźniów
   *[other] { $n } więźnia
}

## Co się stało

everdell-log-plays = { $seat } zagrywa kartę „{ $card }”.
everdell-log-plays-meadow = { $seat } zagrywa z Łąki kartę „{ $card }”.
everdell-log-pays = { $seat } płaci { FORM($what, case: "acc") }.
everdell-log-spends = { $seat } wydaje { FORM($what, case: "acc") }.
everdell-log-stores = { $seat } magazynuje { FORM($what, case: "acc") }.
everdell-log-gains = { $seat } zdobywa { FORM($what, case: "acc") }.
everdell-log-gains-points = { $seat } zdobywa { $n ->
    [one] 1 punkt.
    [few] { $n } punkty.
    [many] { $n } punktów.
   *[other] { $n } punktu.
}
everdell-log-puts-points = { $seat } kładzie { $n ->
    [one] 1 żeton punktów
    [few] { $n } żetony punktów
    [many] { $n } żetonów punktów
   *[other] { $n } żetonu punktów
} na karcie.
everdell-log-occupies = { $seat } kładzie żeton zajętości na karcie „{ $card }”.
everdell-log-imprisons = { $seat } umieszcza kartę „{ $card }” w Lochu.
everdell-log-leaves-city = { $seat }: karta „{ $card }” opuszcza miasto.
everdell-log-leaves-rugwort = Karta „{ $card }” opuszcza miasto Rugworta.
everdell-log-discards-prisoners = { $seat } odrzuca więźniów: { $cards }.
everdell-log-gets-fool = { $seat }: do miasta trafia Błazen.
everdell-log-draws = { $seat } dobiera { $n ->
    [one] 1 kartę.
    [few] { $n } karty.
    [many] { $n } kart.
   *[other] { $n } karty.
}
everdell-log-draws-cards = { $seat } dobiera: { $cards }.
everdell-log-keeps = { $seat } zatrzymuje kartę „{ $card }”.
everdell-log-takes = { $seat } bierze z Łąki kartę „{ $card }”.
everdell-log-discards = { $seat } odrzuca kartę.
everdell-log-discards-card = { $seat } odrzuca kartę „{ $card }”.
everdell-log-discards-meadow = { $seat } odrzuca z Łąki kartę „{ $card }”.
everdell-log-discards-revealed = { $seat } odrzuca odsłonięte karty: { $cards }.
everdell-log-gives-card = { $seat } oddaje kartę. Dostaje ją { $other_seat }.
everdell-log-gives-this = { $seat } oddaje kartę „{ $card }”. Dostaje ją { $other_seat }.
everdell-log-reveals = { $seat } odsłania: { $cards }.
everdell-log-tucks = { $seat } wkłada kartę pod wydarzenie.
everdell-log-tucks-card = { $seat } wkłada kartę „{ $card }” pod wydarzenie.
everdell-log-places = { $seat } wysyła robotnika na pole „{ $spot }”.
everdell-log-lifts = { $seat } zabiera robotnika z pola „{ $spot }”.
everdell-log-recalls = { $seat } odzyskuje robotnika z pola „{ $spot }”.
everdell-log-carries-out = { $seat } używa pola „{ $spot }”.
everdell-log-reacts = { $seat }: reaguje karta „{ $card }”.
everdell-log-fool-discarded = Karta „{ $card }” zostaje odrzucona.
everdell-log-produces = { $seat } uruchamia produkcję karty „{ $card }”.
everdell-log-activates = { $seat } aktywuje kartę „{ $card }”.
everdell-log-clock = { $seat } wydaje punkt z Wieży zegarowej.
everdell-log-season-spring = { $seat } zaczyna wiosnę: jeden nowy robotnik i produkcja.
    .mark = Wiosna: { $seat }
everdell-log-season-summer = { $seat } zaczyna lato: jeden nowy robotnik i karty z Łąki.
    .mark = Lato: { $seat }
everdell-log-season-autumn = { $seat } zaczyna jesień: dwóch nowych robotników i produkcja.
    .mark = Jesień: { $seat }
everdell-log-passes = { $seat } pasuje.
everdell-log-new-pile = { $n ->
    [one] 1 odrzucona karta tworzy nowy stos do dobierania.
    [few] { $n } odrzucone karty zostają potasowane i tworzą nowy stos do dobierania.
    [many] { $n } odrzuconych kart zostaje potasowanych i tworzy nowy stos do dobierania.
   *[other] { $n } odrzuconej karty zostaje potasowane i tworzy nowy stos do dobierania.
}
everdell-log-refills = Na miejsce { $place } na Łące trafia karta „{ $card }”.
everdell-log-rugwort-plays = Rugwort bierze kartę „{ $card }” z miejsca { $place }.
everdell-log-rugwort-plays-fool = Rugwort bierze kartę „{ $card }” z miejsca { $place } i kładzie ją w twoim mieście.
everdell-log-rugwort-event = Rugwort zdobywa wydarzenie „{ $event }”.
everdell-log-rugwort-blocks = { $n ->
    [one] Rugwort blokuje pierwsze miejsce na Łące.
    [few] Rugwort blokuje pierwsze { $n } miejsca na Łące.
    [many] Rugwort blokuje pierwszych { $n } miejsc na Łące.
   *[other] Rugwort blokuje pierwsze { $n } miejsca na Łące.
}
everdell-log-rugwort-moves = Rugwort przenosi robotnika z pola „{ $old }” na pole „{ $new }”.
everdell-log-rugwort-takes-worker = Rugwort opuszcza pole „{ $old }” i na stałe zabiera ze sobą robotnika. Traci go { $seat }.

## Jak kończy się gra solo

everdell-solo-won = Wygrywa { $seat } z wynikiem { $points }. Rugwort ma { $rugwort }.
everdell-solo-lost = Wygrywa Rugwort z wynikiem { $rugwort }. { $seat } ma { $points }.

## Dlaczego czegoś nie można zrobić

everdell-why-free-workers = { $n ->
    [one] Masz jeszcze 1 robotnika do wysłania.
    [few] Masz jeszcze { $n } robotników do wysłania.
    [many] Masz jeszcze { $n } robotników do wysłania.
   *[other] Masz jeszcze { $n } robotnika do wysłania.
}
everdell-why-last-season = Jesień to ostatnia pora roku.
everdell-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
everdell-why-not-in-meadow = Na Łące nie ma karty „{ $card }”.
everdell-why-blocked = Rugwort blokuje kartę „{ $card }”.
everdell-why-no-fool = Żaden przeciwnik bez Błazna nie ma wolnego miejsca.
everdell-why-no-ruins = W twoim mieście nie ma budowli, którą mogłyby zastąpić Ruiny.
everdell-why-unique = Karta „{ $card }” jest unikatowa i masz już jedną w mieście.
everdell-why-city-full = Wszystkie 15 miejsc w twoim mieście jest zajętych.
everdell-why-too-few = Nie stać cię na kartę „{ $card }”: { $n ->
    [one] brakuje 1 zasobu.
    [few] brakuje { $n } zasobów.
    [many] brakuje { $n } zasobów.
   *[other] brakuje { $n } zasobu.
}
everdell-why-no-worker = Nie masz już robotników do wysłania.
everdell-why-not-in-play = Tego nie ma w tej grze.
everdell-why-left = Robotnik właśnie opuścił to pole.
everdell-why-not-so = Za kartę „{ $card }” nie możesz teraz tak zapłacić.
everdell-why-taken = To pole jest zajęte.
everdell-why-own-worker = Stoi tu już twój robotnik. Drugie pole jest dla innego gracza.
everdell-why-journey = Wyprawa jest otwarta tylko podczas twojej jesieni.
everdell-why-few-cards = { $n ->
    [one] Potrzebujesz 1 karty na ręce.
    [few] Potrzebujesz { $n } kart na ręce.
    [many] Potrzebujesz { $n } kart na ręce.
   *[other] Potrzebujesz { $n } karty na ręce.
}
everdell-why-achieved = To wydarzenie jest już zdobyte.
everdell-why-requirement = Wymagania tego wydarzenia: { $requires }.
everdell-why-event-cost = Nie stać cię na to wydarzenie. Brakuje: { FORM($missing, case: "gen") }.
everdell-why-missing = Nie możesz użyć tego pola ({ $spot }). Brakuje: { FORM($missing, case: "gen") }.
everdell-why-no-visit = Nie można tam wysłać robotnika: { $spot }.
everdell-need-hand = { $n ->
    [one] { $case ->
       *[nom] 1 karta na ręce
        [gen] 1 karty na ręce
    }
    [few] { $case ->
       *[nom] { $n } karty na ręce
        [gen] { $n } kart na ręce
    }
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
everdell-need-city = { $n ->
    [one] { $case ->
       *[nom] 1 karta w twoim mieście
        [gen] 1 karty w twoim mieście
    }
    [few] { $case ->
       *[nom] { $n } karty w twoim mieście
        [gen] { $n } kart w twoim mieście
    }
    [many] { $n } kart w twoim mieście
   *[other] { $n } karty w twoim mieście
}
everdell-need-resources = { $n ->
    [one] { $case ->
       *[nom] 1 zasób
        [gen] 1 zasobu
    }
    [few] { $case ->
       *[nom] { $n } zasoby
        [gen] { $n } zasobów
    }
    [many] { $n } zasobów
   *[other] { $n } zasobu
}
everdell-why-no-such-card = Tej karty nie ma w mieście: { $spot }.
everdell-why-condition = Nie możesz teraz zrobić tego, czego wymaga to pole: { $spot }.

## Do czego służy element, gdy nic nie można z nim zrobić

everdell-piece-aside = Te karty są odsłonięte. Kto je odsłonił, decyduje, co się z nimi stanie.
everdell-piece-basic = W swojej turze możesz wysłać robotnika na lokację, na której jest miejsce.
everdell-piece-cards = W swojej turze możesz wysłać robotnika na kartę celu podróży. Inne karty działają same albo podczas produkcji.
everdell-piece-cities = Inne miasto przydaje się, gdy karta daje coś przeciwnikowi albo gdy jest w nim otwarty cel podróży.
everdell-piece-discards = Odrzucone karty leżą tu, aż wyczerpie się stos do dobierania.
everdell-piece-events = W swojej turze możesz wysłać robotnika na wydarzenie, jeśli spełniasz jego wymaganie.
everdell-piece-forest = W swojej turze możesz wysłać robotnika na kartę lasu, na której jest miejsce.
everdell-piece-hand = W swojej turze możesz zagrać kartę z ręki, jeśli cię na nią stać i masz miejsce w mieście.
everdell-piece-haven = W swojej turze możesz wysłać tu robotnika i odrzucić karty za zasoby.
everdell-piece-journey = Podczas swojej jesieni możesz wysłać tu robotnika i odrzucić tyle kart, ile pokazuje pole.
everdell-piece-meadow = W swojej turze możesz zagrać kartę z Łąki, jeśli cię na nią stać i masz miejsce w mieście.
everdell-piece-pile = Stąd dobierasz karty dzięki lokacjom i kartom.
everdell-piece-resources = Zasobami płacisz za karty i wydarzenia. Dają je lokacje i karty.
everdell-piece-workers = W swojej turze możesz wysłać robotnika. Wysłani wracają, gdy przygotujesz się do następnej pory roku.

## Na jakim etapie jest gra

everdell-stage-winter = Zima
everdell-stage-spring = Wiosna
everdell-stage-summer = Lato
everdell-stage-autumn = Jesień

## Wyszukiwanie

everdell-explain-card = { $card }: { $kind }, { $colour }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $copies ->
    [one] 1 egzemplarz
    [few] { $copies } egzemplarze
    [many] { $copies } egzemplarzy
   *[other] { $copies } egzemplarza
}
everdell-cost-worker = 1 robotnik
everdell-cost-cards = { $n ->
    [one] 1 karta z ręki
    [few] { $n } karty z ręki
    [many] { $n } kart z ręki
   *[other] { $n } karty z ręki
}
everdell-cost-city-cards = { $n ->
    [one] 1 karta z twojego miasta
    [few] { $n } karty z twojego miasta
    [many] { $n } kart z twojego miasta
   *[other] { $n } karty z twojego miasta
}
everdell-cost-instead = { $card } i wydrukowany koszt, o { $n } niższy
everdell-cost-printed = { $cost } (wydrukowany; żeton lub zdolność może go obniżyć)
everdell-explain-cost = Koszt: { $cost }
everdell-explain-free = Nic nie kosztuje
everdell-explain-partner = Powiązane karty: { $partner }
everdell-explain-steps = W zestawie kart: { $steps }
everdell-explain-basic-event = { $event }: podstawowe wydarzenie. Wymagania: { $requires }
everdell-explain-special-event = { $event }: specjalne wydarzenie. Wymagania: { $requires }
everdell-explain-one-worker = Jeden robotnik.
everdell-explain-exclusive = Jeden robotnik; przy czterech graczach karty lasu mieszczą dwóch.
everdell-explain-shared = Dowolna liczba robotników.

## Karty

everdell-card-architect = Architekt
everdell-card-architect-text = Na koniec gry: 1 punkt za każdą pozostałą ci żywicę i każdy kamyk, najwyżej 6.
everdell-card-bard = Bard
everdell-card-bard-text = Odrzuć do 5 kart z ręki. Za każdą zdobądź 1 żeton punktów.
everdell-card-barge-toad = Wioślarz
everdell-card-barge-toad-text = Zdobądź 2 gałązki za każdą Farmę w swoim mieście.
everdell-card-castle = Zamek
everdell-card-castle-text = Na koniec gry: 1 punkt za każdą pospolitą budowlę w twoim mieście.
everdell-card-cemetery = Cmentarz
everdell-card-cemetery-text = Wizyta: odsłoń 4 wierzchnie karty ze stosu do dobierania lub kart odrzuconych. Zagraj jedną za darmo, resztę odrzuć. Robotnik zostaje tu na stałe.
everdell-card-chapel = Kaplica
everdell-card-chapel-text = Wizyta: połóż 1 żeton punktów na Kaplicy. Potem dobierz 2 karty za każdy żeton na niej.
everdell-card-chip-sweep = Sprzątacz
everdell-card-chip-sweep-text = Możesz aktywować jedną zieloną kartę w swoim mieście.
everdell-card-clock-tower = Wieża zegarowa
everdell-card-clock-tower-text = Połóż na niej 3 żetony punktów. Tuż przed zmianą pory roku możesz oddać 1 z nich, by aktywować podstawową lub leśną lokację ze swoim robotnikiem.
everdell-card-courthouse = Sąd
everdell-card-courthouse-text = Gdy zagrywasz inną budowlę, zdobądź 1 gałązkę, 1 żywicę lub 1 kamyk.
everdell-card-crane = Dźwig
everdell-card-crane-text = Gdy zagrywasz budowlę, możesz odrzucić Dźwig, by zapłacić o 3 zasoby mniej.
everdell-card-doctor = Doktor
everdell-card-doctor-text = Zapłać do 3 jagód. Za każdą zdobądź 1 żeton punktów.
everdell-card-dungeon = Loch
everdell-card-dungeon-text = Gdy zagrywasz kartę, możesz włożyć stworzenie ze swojego miasta pod Loch, by zapłacić o 3 zasoby mniej.
everdell-card-ever-tree = Wieczne Drzewo
everdell-card-ever-tree-text = Na koniec gry: 1 punkt za każdą fioletową kartę w twoim mieście, także za tę.
everdell-card-fairgrounds = Obóz kuglarzy
everdell-card-fairgrounds-text = Dobierz 2 karty.
everdell-card-farm = Farma
everdell-card-farm-text = Zdobądź 1 jagodę.
everdell-card-fool = Błazen
everdell-card-fool-text = Zagraj go na wolne miejsce w mieście przeciwnika.
everdell-card-general-store = Sklep wielobranżowy
everdell-card-general-store-text = Zdobądź 1 jagodę albo 2, jeśli w twoim mieście jest Farma.
everdell-card-historian = Historyk
everdell-card-historian-text = Gdy zagrywasz inną kartę, dobierz 1 kartę.
everdell-card-husband = Mąż
everdell-card-husband-text = Jeśli dzieli miejsce z Żoną, a w twoim mieście jest Farma, zdobądź 1 dowolny zasób.
everdell-card-inn = Karczma
everdell-card-inn-text = Wizyta: zagraj kartę z Łąki i zapłać o 3 zasoby mniej.
everdell-card-innkeeper = Karczmarz
everdell-card-innkeeper-text = Gdy zagrywasz stworzenie, możesz odrzucić Karczmarza, by zapłacić o 3 jagody mniej.
everdell-card-judge = Sędzia
everdell-card-judge-text = Gdy zagrywasz kartę, możesz zastąpić 1 zasób z jej kosztu dowolnym innym.
everdell-card-king = Król
everdell-card-king-text = Na koniec gry: 1 punkt za każde twoje podstawowe wydarzenie i 2 punkty za każde specjalne.
everdell-card-lookout = Wieża widokowa
everdell-card-lookout-text = Wizyta: użyj dowolnej podstawowej lub leśnej lokacji, nawet zajętej.
everdell-card-mine = Kopalnia
everdell-card-mine-text = Zdobądź 1 kamyk.
everdell-card-miner-mole = Kopacz
everdell-card-miner-mole-text = Możesz skopiować zieloną kartę w mieście przeciwnika. Liczy się to, co jest w tamtym mieście.
everdell-card-monastery = Klasztor
everdell-card-monastery-text = Wizyta: oddaj przeciwnikowi 2 dowolne zasoby i zdobądź 4 żetony punktów. Robotnik zostaje tu na stałe.
everdell-card-monk = Mnich
everdell-card-monk-text = Oddaj do 2 jagód jednemu przeciwnikowi. Za każdą zdobądź 2 żetony punktów. Otwiera drugie pole w twoim Klasztorze.
everdell-card-palace = Pałac
everdell-card-palace-text = Na koniec gry: 1 punkt za każdą unikatową budowlę w twoim mieście, także za tę.
everdell-card-peddler = Handlarz
everdell-card-peddler-text = Wymień do 2 swoich zasobów na dowolne inne.
everdell-card-post-office = Poczta
everdell-card-post-office-text = Wizyta: oddaj przeciwnikowi 2 karty z ręki. Potem odrzuć dowolną liczbę kart i dobierz do limitu kart na ręce.
everdell-card-postal-pigeon = Gołąb pocztowy
everdell-card-postal-pigeon-text = Odsłoń 2 wierzchnie karty ze stosu do dobierania. Możesz zagrać za darmo jedną wartą najwyżej 3 punkty. Resztę odrzuć.
everdell-card-queen = Królowa
everdell-card-queen-text = Wizyta: zagraj za darmo kartę wartą najwyżej 3 punkty, z ręki lub z Łąki.
everdell-card-ranger = Strażnik leśny
everdell-card-ranger-text = Przenieś jednego ze swoich wysłanych robotników na inną lokację i użyj jej. Otwiera drugą celę w twoim Lochu.
everdell-card-resin-refinery = Rafineria żywicy
everdell-card-resin-refinery-text = Zdobądź 1 żywicę.
everdell-card-ruins = Ruiny
everdell-card-ruins-text = Odrzuć budowlę ze swojego miasta i zajmij jej miejsce. Zdobądź jej wydrukowany koszt i dobierz 2 karty.
everdell-card-school = Szkoła
everdell-card-school-text = Na koniec gry: 1 punkt za każde pospolite stworzenie w twoim mieście.
everdell-card-shepherd = Pasterz
everdell-card-shepherd-text = Zdobądź 3 jagody oraz 1 żeton punktów za każdy żeton na swojej Kaplicy. Jego koszt płacisz przeciwnikowi.
everdell-card-shopkeeper = Sklepikarz
everdell-card-shopkeeper-text = Gdy zagrywasz do swojego miasta inne stworzenie, zdobądź 1 jagodę.
everdell-card-storehouse = Magazyn
everdell-card-storehouse-text = Połóż na nim 3 gałązki, 2 żywice, 1 kamyk lub 2 jagody z puli. Wizyta: weź wszystko, co na nim leży.
everdell-card-teacher = Nauczyciel
everdell-card-teacher-text = Dobierz 2 karty. Jedną zatrzymaj, drugą oddaj przeciwnikowi.
everdell-card-theater = Teatr
everdell-card-theater-text = Na koniec gry: 1 punkt za każde unikatowe stworzenie w twoim mieście.
everdell-card-twig-barge = Lekka barka
everdell-card-twig-barge-text = Zdobądź 2 gałązki.
everdell-card-undertaker = Grabarz
everdell-card-undertaker-text = Odrzuć 3 karty z Łąki i uzupełnij ją. Potem weź z niej 1 kartę. Otwiera drugie pole na twoim Cmentarzu.
everdell-card-university = Uniwersytet
everdell-card-university-text = Wizyta: odrzuć kartę ze swojego miasta. Zdobądź jej wydrukowany koszt, 1 dowolny zasób i 1 żeton punktów.
everdell-card-wanderer = Wędrowiec
everdell-card-wanderer-text = Dobierz 3 karty.
everdell-card-wife = Żona
everdell-card-wife-text = Na koniec gry: 3 punkty, jeśli dzieli miejsce z Mężem.
everdell-card-woodcarver = Snycerz
everdell-card-woodcarver-text = Zapłać do 3 gałązek. Za każdą zdobądź 1 żeton punktów.

## Wydarzenia

everdell-event-city-monument = Pomnik
everdell-event-city-monument-text = Warte 3 punkty.
everdell-event-grand-tour = Rejs po rzece
everdell-event-grand-tour-text = Warte 3 punkty.
everdell-event-harvest-festival = Święto plonów
everdell-event-harvest-festival-text = Warte 3 punkty.
everdell-event-cartographers-expedition = Wyprawa kartografów
everdell-event-cartographers-expedition-text = Warte 3 punkty.
everdell-event-a-brilliant-marketing-plan = Błyskotliwy plan biznesowy
everdell-event-a-brilliant-marketing-plan-text = Oddaj przeciwnikom łącznie do 3 zasobów. Za każdy zdobądź 2 żetony punktów.
everdell-event-a-well-run-city = Dobrze zarządzane miasto
everdell-event-a-well-run-city-text = Zabierz z powrotem jednego ze swoich robotników. Warte 4 punkty.
everdell-event-an-evening-of-fireworks = Wieczór fajerwerków
everdell-event-an-evening-of-fireworks-text = Połóż na wydarzeniu do 3 gałązek. Na koniec gry: 2 punkty za każdą.
everdell-event-ancient-scrolls-discovered = Odkrycie starożytnych zwojów
everdell-event-ancient-scrolls-discovered-text = Odsłoń 5 kart ze stosu do dobierania. Każdą weź na rękę albo włóż pod wydarzenie. Na koniec gry: 1 punkt za każdą kartę pod nim.
everdell-event-capture-of-the-acorn-thieves = Schwytanie złodziei żołędzi
everdell-event-capture-of-the-acorn-thieves-text = Włóż pod wydarzenie do 2 stworzeń ze swojego miasta. Na koniec gry: 3 punkty za każde.
everdell-event-croak-wart-cure = Lekarstwo na brodawki
everdell-event-croak-wart-cure-text = Zapłać 2 jagody i odrzuć 2 karty ze swojego miasta. Warte 6 punktów.
everdell-event-flying-doctor-service = Usługi latającego doktora
everdell-event-flying-doctor-service-text = Na koniec gry: 3 punkty za każdą parę (Mąż i Żona na wspólnym miejscu) we wszystkich miastach.
everdell-event-graduation-of-scholars = Obrona pracy dyplomowej
everdell-event-graduation-of-scholars-text = Włóż pod wydarzenie do 3 stworzeń z ręki. Na koniec gry: 2 punkty za każde.
everdell-event-ministering-to-miscreants = Na usługach złoczyńców
everdell-event-ministering-to-miscreants-text = Na koniec gry: 3 punkty za każdego więźnia w twoim Lochu.
everdell-event-path-of-the-pilgrims = Szlak pielgrzymów
everdell-event-path-of-the-pilgrims-text = Na koniec gry: 3 punkty za każdego robotnika w twoim Klasztorze.
everdell-event-performer-in-residence = Prywatny występ
everdell-event-performer-in-residence-text = Połóż na wydarzeniu do 3 jagód. Na koniec gry: 2 punkty za każdą.
everdell-event-pristine-chapel-ceiling = Nowe sklepienie kaplicy
everdell-event-pristine-chapel-ceiling-text = Za każdy żeton punktów na swojej Kaplicy dobierz 1 kartę i zdobądź 1 dowolny zasób. Na koniec gry: 2 punkty za każdy z tych żetonów.
everdell-event-remembering-the-fallen = Pamięć o poległych
everdell-event-remembering-the-fallen-text = Na koniec gry: 3 punkty za każdego robotnika na twoim Cmentarzu.
everdell-event-tax-relief = Ulga podatkowa
everdell-event-tax-relief-text = Wszystkie zielone karty w twoim mieście produkują raz. Warte 3 punkty.
everdell-event-the-everdell-games = Igrzyska w Everdell
everdell-event-the-everdell-games-text = Warte 9 punktów.
everdell-event-under-new-management = Pod nowym kierownictwem
everdell-event-under-new-management-text = Połóż na wydarzeniu do 3 zasobów. Na koniec gry: 1 punkt za każdą gałązkę lub jagodę, 2 punkty za każdą żywicę lub kamyk.

## Lokacje

everdell-place-basic-3-twigs = 3 gałązki
everdell-place-basic-3-twigs-text = Zdobądź 3 gałązki.
everdell-place-basic-2-twigs-1-card = 2 gałązki, 1 karta
everdell-place-basic-2-twigs-1-card-text = Zdobądź 2 gałązki i dobierz 1 kartę.
everdell-place-basic-2-resin = 2 żywice
everdell-place-basic-2-resin-text = Zdobądź 2 żywice.
everdell-place-basic-1-resin-1-card = 1 żywica, 1 karta
everdell-place-basic-1-resin-1-card-text = Zdobądź 1 żywicę i dobierz 1 kartę.
everdell-place-basic-2-cards-1-point = 2 karty, 1 punkt
everdell-place-basic-2-cards-1-point-text = Dobierz 2 karty i zdobądź 1 żeton punktów.
everdell-place-basic-1-pebble = 1 kamyk
everdell-place-basic-1-pebble-text = Zdobądź 1 kamyk.
everdell-place-basic-1-berry-1-card = 1 jagoda, 1 karta
everdell-place-basic-1-berry-1-card-text = Zdobądź 1 jagodę i dobierz 1 kartę.
everdell-place-basic-1-berry = 1 jagoda
everdell-place-basic-1-berry-text = Zdobądź 1 jagodę.
everdell-place-forest-copy-basic-1-card = Las – dowolna podstawowa lokacja, 1 karta
everdell-place-forest-copy-basic-1-card-text = Użyj dowolnej podstawowej lokacji, nawet zajętej. Potem dobierz 1 kartę.
everdell-place-forest-3-berries = Las – 3 jagody
everdell-place-forest-3-berries-text = Zdobądź 3 jagody.
everdell-place-forest-2-cards-1-any = Las – 2 karty, 1 dowolny zasób
everdell-place-forest-2-cards-1-any-text = Dobierz 2 karty i zdobądź 1 dowolny zasób.
everdell-place-forest-discard-any-draw-2-each = Las – odrzuć dowolną liczbę kart, za każdą dobierz 2
everdell-place-forest-discard-any-draw-2-each-text = Odrzuć dowolną liczbę kart z ręki. Za każdą dobierz 2 karty.
everdell-place-forest-discard-3-gain-any = Las – odrzuć do 3 kart, 1 zasób za każdą
everdell-place-forest-discard-3-gain-any-text = Odrzuć do 3 kart z ręki. Za każdą zdobądź 1 dowolny zasób.
everdell-place-forest-2-meadow-play-1-less = Las – weź 2 karty z Łąki, zagraj jedną o 1 taniej
everdell-place-forest-2-meadow-play-1-less-text = Weź 2 karty z Łąki i uzupełnij ją. Możesz zagrać jedną z tych dwóch o 1 zasób taniej.
everdell-place-forest-3-cards-1-pebble = Las – 3 karty, 1 kamyk
everdell-place-forest-3-cards-1-pebble-text = Dobierz 3 karty i zdobądź 1 kamyk.
everdell-place-forest-2-berries-1-card = Las – 2 jagody, 1 karta
everdell-place-forest-2-berries-1-card-text = Zdobądź 2 jagody i dobierz 1 kartę.
everdell-place-forest-2-resin-1-twig = Las – 2 żywice, 1 gałązka
everdell-place-forest-2-resin-1-twig-text = Zdobądź 2 żywice i 1 gałązkę.
everdell-place-forest-2-any = Las – 2 dowolne zasoby
everdell-place-forest-2-any-text = Zdobądź 2 dowolne zasoby.
everdell-place-forest-twig-resin-berry = Las – 1 gałązka, 1 żywica, 1 jagoda
everdell-place-forest-twig-resin-berry-text = Zdobądź 1 gałązkę, 1 żywicę i 1 jagodę.
everdell-place-haven = Przystań
everdell-place-haven-text = Odrzuć dowolną liczbę kart z ręki. Za każde 2 zdobądź 1 dowolny zasób.
everdell-place-journey-5 = Wyprawa za 5 punktów
everdell-place-journey-5-text = Tylko jesienią. Odrzuć 5 kart z ręki. Na koniec gry warte 5 punktów.
everdell-place-journey-4 = Wyprawa za 4 punkty
everdell-place-journey-4-text = Tylko jesienią. Odrzuć 4 karty z ręki. Na koniec gry warte 4 punkty.
everdell-place-journey-3 = Wyprawa za 3 punkty
everdell-place-journey-3-text = Tylko jesienią. Odrzuć 3 karty z ręki. Na koniec gry warte 3 punkty.
everdell-place-journey-2 = Wyprawa za 2 punkty
everdell-place-journey-2-text = Tylko jesienią. Odrzuć 2 karty z ręki. Na koniec gry warte 2 punkty.

## Ile warta jest pozycja

everdell-term-points = punkty w mieście
everdell-term-prosperity = punkty z fioletowych kart
everdell-term-growth = co jeszcze mogą dać fioletowe karty
everdell-term-twigs = posiadane gałązki
everdell-term-resin = posiadana żywica
everdell-term-pebbles = posiadane kamyki
everdell-term-berries = posiadane jagody
everdell-term-stored = zasoby w Magazynach
everdell-term-workers = robotnicy do wysłania
everdell-term-hand = karty na ręce
everdell-term-plans = karty na ręce warte zagrania
everdell-term-meadow = karty na Łące warte zagrania
everdell-term-production = przyszła produkcja
everdell-term-lasting = trwałe efekty czerwonych i niebieskich kart
everdell-term-tokens = budowle dla darmowych stworzeń
everdell-term-events = wydarzenia w zasięgu
everdell-term-spaces = wolne miejsca w mieście
everdell-term-promised = co jeszcze da efekt
