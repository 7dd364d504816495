# Co mówi La Granja, słowami swoich zasad (games/lagranja/data/rules.pl.md).

## Karty każdej gry: angielski jest w danych; inne języki wybierają według $id

card-name = { $id ->
    [chef] Kucharz
    [negotiator] Negocjatorka
    [porter] Tragarz
    [farm-worker] Robotnik
    [village-elder] Sołtys
    [travelling-merchant] Wędrowny kupiec
    [ploughman] Oracz
    [haggler] Mistrzyni targowania
    [miller] Młynarz
    [beekeeper] Pszczelarka
    [auctioneer] Licytator
    [landowner] Ziemianin
    [well-digger] Studniarz
    [olive-picker] Zbieraczka oliwek
    [brewer] Piwowar
    [winegrower] Winiarka
    [swineherd] Świniopas
    [sow-keeper] Hodowczyni macior
    [acorn-gatherer] Zbieraczka żołędzi
    [sausage-maker] Masarz
    [thatcher] Strzecharz
    [truffle-hunter] Poszukiwacz trufli
    [farm-servant] Służąca
    [oil-presser] Olejarz
    [cooper] Bednarz
    [baker] Piekarka
    [cellar-master] Piwniczy
    [pantry-keeper] Szafarka
    [notary] Notariusz
    [innkeeper] Karczmarz
    [barrow-builder] Kołodziej
    [muleteer] Poganiacz mułów
    [smuggler] Przemytnik
    [market-crier] Krzykacz targowy
    [field-worker] Pracownik rolny
    [carpenter] Cieśla
    [wholesaler] Hurtownik
    [pedlar] Domokrążca
    [fence-builder] Budowniczy płotów
    [mason] Murarz
    [guild-envoy] Wysłannik cechu
    [errand-boy] Goniec
    [bailiff] Włodarz
    [estate-manager] Zarządczyni majątku
    [patron] Mecenas
    [watchman] Stróż
    [rowdy] Zawadiaka
    [site-scout] Zwiadowca
    [moneylender] Lichwiarz
    [stallkeeper] Straganiarka
    [shed-builder] Magazynier
    [daydreamer] Marzycielka
    [early-riser] Ranny ptaszek
    [latecomer] Spóźnialski
    [ferryman] Przewoźnik
    [night-owl] Nocny marek
    [stable-hand] Stajenny
    [donkey-breeder] Hodowczyni osłów
    [fortune-teller] Wróżka
    [day-labourer] Wyrobnik
    [recruiter] Werbownik
    [postman] Listonosz
    [travelling-salesman] Komiwojażer
    [tiler] Dekarz
    [chimney-sweep] Kominiarz
    [steward] Rządca
    [vine-dresser] Winogrodniczka
    [journeyman] Czeladnik
    [basket-weaver] Wikliniarka
    [store-clerk] Klucznica
    [forager] Zbieraczka
    [square-warden] Strażnik rynku
   *[other] { $name }
}
card-text = { $id ->
    [chef] Każde twoje przetworzenie kosztuje o 1 srebro mniej.
    [negotiator] Za każdym razem, gdy twój stragan zostaje usunięty z rynku, od razu weź 1 PZ.
    [porter] Raz na rundę, gdy bierzesz kość o wartości 2 lub 6, wykonujesz dwie różne opcje jej pola.
    [farm-worker] Raz na rundę zapłać 1 PZ, aby zagrać kartę z ręki; za rozszerzenie płacisz jak zwykle.
    [village-elder] Przed rzutem zaznacz pole dochodu: ostatnią leżącą tam kość tylko ty możesz wziąć jako swoją pierwszą lub drugą.
    [travelling-merchant] Raz na rundę, po wzięciu kości, zapłać 1 PZ, aby użyć też pola dochodu o numerze rundy.
    [ploughman] Gdy zagrywasz pole, weź do spichlerza jego plon oraz 2 srebra.
    [haggler] Oliwki, zboże, winogrona i świnie kupujesz o 1 srebro taniej.
    [miller] Możesz dostarczać oliwki tam, gdzie potrzeba zboża, a zboże tam, gdzie potrzeba oliwek.
    [beekeeper] Podczas zbiorów weź 1 PZ, jeśli masz co najmniej trzy pola.
    [auctioneer] Każdy sprzedany zasób daje ci o 1 srebro więcej, także na koniec gry.
    [landowner] Na koniec gry weź 3 PZ za każdy zestaw pól: oliwka, zboże i winogrono; najwyżej za dwa zestawy.
    [well-digger] Raz na rundę, w fazie dochodu, na jednym z twoich pustych pól wyrasta plon.
    [olive-picker] Raz na rundę przenieś dowolną liczbę oliwek z pól do spichlerza.
    [brewer] Raz na rundę przenieś dowolną ilość zboża z pól do spichlerza.
    [winegrower] Raz na rundę przenieś dowolną liczbę winogron z pól do spichlerza.
    [swineherd] Masz o dwie zagrody więcej.
    [sow-keeper] Gdy dostajesz potomstwo, weź drugą świnię, jeśli masz jeszcze jedną wolną zagrodę.
    [acorn-gatherer] Podczas zbiorów, jeśli masz dokładnie jedną świnię i wolną zagrodę, weź drugą.
    [sausage-maker] Świnię przetwarzasz w mięso o 2 srebra taniej.
    [thatcher] Za każdym razem, gdy używasz bonusu znacznika dachu, weź 1 PZ.
    [truffle-hunter] W fazie punktacji weź 1 PZ, jeśli masz co najmniej dwie świnie.
    [farm-servant] Raz na rundę przetwórz jeden zasób za darmo.
    [oil-presser] Oliwki przetwarzasz w jedzenie o 2 srebra taniej.
    [cooper] Winogrona przetwarzasz w wino o 2 srebra taniej.
    [baker] Raz na rundę, gdy przetwarzasz zboże, weź dodatkowo jedno jedzenie.
    [cellar-master] Raz na rundę, gdy przetwarzasz winogrono, weź 1 PZ.
    [pantry-keeper] Raz na rundę dostarcz dowolny przetworzony zasób tam, gdzie potrzeba innego przetworzonego zasobu.
    [notary] Raz na rundę, w fazie farmy, zapłać 2 srebra, aby zagrać kartę; za rozszerzenie płacisz jak zwykle.
    [innkeeper] Raz na rundę oddaj jeden przetworzony zasób i weź 2 PZ.
    [barrow-builder] Gdy zagrywasz wózek, weź 3 srebra.
    [muleteer] Raz na rundę, w fazie transportu, wykonaj jeszcze jedną dostawę do wózka.
    [smuggler] Raz na rundę, gdy twój stragan zostaje usunięty z rynku, weź 1 skrzynkę.
    [market-crier] Gdy zapełniasz wózek, weź jeden dowolny plon.
    [field-worker] Możesz sprzedawać plony prosto z pól.
    [carpenter] Każde twoje rozszerzenie kosztuje o jeden towar mniej.
    [wholesaler] Gdy zapełniasz wózek wart 5 lub 6 PZ, weź o 2 PZ więcej.
    [pedlar] Gdy zapełniasz wózek wart najwyżej 3 PZ, weź drugą skrzynkę.
    [fence-builder] Gdy zagrywasz rozszerzenie, weź jedną świnię, jeśli masz wolną zagrodę.
    [mason] Gdy zapełniasz budynek rzemieślniczy, weź 1 skrzynkę i 1 srebro.
    [guild-envoy] Raz na rundę, gdy dostarczasz coś do budynku rzemieślniczego, weź 1 PZ.
    [errand-boy] Raz na rundę, w fazie transportu, wykonaj jeszcze jedną dostawę do budynku rzemieślniczego.
    [bailiff] Możesz wykonywać dostawy do budynków rzemieślniczych, które są jeszcze zablokowane.
    [estate-manager] Przy przychodzie weź 1 srebro i jeszcze po 1 za każde swoje rozszerzenie, najwyżej za trzy.
    [patron] Na koniec gry weź 1 PZ za każdy swój znacznik rzemieślnika, najwyżej 5.
    [watchman] Raz na rundę zapłać 1 srebro, aby zachować swój stragan, gdy sąsiedni miałby go usunąć.
    [rowdy] Za każdy usunięty stragan innego gracza weź o 1 PZ więcej.
    [site-scout] Nowy stragan możesz ustawić na wolnym polu o wartości o jeden wyższej lub niższej, niż wskazuje wózek.
    [moneylender] W fazie punktacji weź 1 PZ, jeśli masz co najmniej 4 srebra.
    [stallkeeper] W fazie punktacji weź 1 srebro za każdy swój stragan na rynku, najwyżej 4.
    [shed-builder] Masz szóste pole dachu; jego zakrycie daje 5 PZ.
    [daydreamer] Gdy odkrywa się znaczniki osłów, przesuwasz się o jeden krok dalej na torze sjesty.
    [early-riser] Gdy ustala się nową kolejność graczy, weź 1 PZ i 1 srebro, jeśli zajmujesz pierwsze miejsce.
    [latecomer] Gdy ustala się nową kolejność graczy, weź plon i 2 srebra, jeśli zajmujesz ostatnie miejsce.
    [ferryman] Masz o jedną dodatkową dostawę więcej, a twoje dodatkowe dostawy nic nie kosztują.
    [night-owl] W fazie punktacji weź 1 PZ i 1 srebro, jeśli twój dysk jest na polu 0 lub 1 toru sjesty.
    [stable-hand] Raz na rundę, jeśli twój znacznik osłów pokazuje 1 lub 2 osły, wykonaj jeszcze jedną dostawę i weź 1 srebro.
    [donkey-breeder] Raz na rundę zapłać 1 srebro, aby wybrać użyty już znacznik osłów.
    [fortune-teller] Raz na rundę użyj wziętej kości tak, jakby pokazywała o jeden więcej lub o jeden mniej.
    [day-labourer] Raz na rundę zapłać 1 srebro, aby dwa razy wykonać akcję ostatniej kości.
    [recruiter] Twój limit kart na ręce jest o 1 wyższy. Gdy zagrywasz innego pomocnika, weź 1 PZ i 2 srebra.
    [postman] Twój limit kart na ręce jest o 1 wyższy. Raz na rundę, w fazie dochodu, dobierz kartę i weź 1 srebro.
    [travelling-salesman] Gdy wymieniasz skrzynkę, weź 2 PZ i połóż znacznik na wybranym zastosowaniu: nie użyjesz go już do końca gry.
    [tiler] Znaczniki dachu kupujesz o 3 srebra taniej, ale nigdy poniżej zera.
    [chimney-sweep] Raz na rundę zapłać 2 srebra, aby odwrócić jeden ze swoich użytych znaczników dachu.
    [steward] Twój limit kart na ręce jest o 1 wyższy. Przy przychodzie weź 2 srebra.
    [vine-dresser] Podczas zbiorów weź 2 srebra za każde swoje pole winogron, najwyżej 4 srebra.
    [journeyman] Przy przychodzie weź 1 srebro i jeszcze po 1 za każdy swój znacznik rzemieślnika, najwyżej za cztery.
    [basket-weaver] Raz na rundę dostarcz 1 srebro tam, gdzie potrzeba plonu.
    [store-clerk] Na koniec gry weź 2 PZ za każdy przetworzony zasób w spichlerzu, najwyżej za trzy.
    [forager] Raz na rundę, gdy bierzesz kość o wartości 2 lub 3, weź o jeden plon więcej.
    [square-warden] W fazie punktacji weź 1 PZ i 1 srebro, jeśli masz najwięcej straganów na rynku i nikt nie ma tyle samo.
   *[other] { $text }
}

## Towary i nazwy

# Zwykle płaci się towarem (narzędnik), ale srebro i PZ: „płaci 2 srebra”.
lagranja-good-silver = { $amount ->
    [one] { $case ->
       *[nom] srebro
        [gen] srebra
        [acc] srebro
        [ins] srebro
    }
    [few] { $case ->
       *[nom] srebra
        [gen] sreber
        [acc] srebra
        [ins] srebra
    }
    [many] { $case ->
       *[nom] sreber
        [gen] sreber
        [acc] sreber
        [ins] sreber
    }
   *[other] { $case ->
       *[nom] srebra
        [gen] srebra
        [acc] srebra
        [ins] srebra
    }
}
lagranja-good-vp = PZ
lagranja-good-olive = { $amount ->
    [one] { $case ->
       *[nom] oliwka
        [gen] oliwki
        [acc] oliwkę
        [ins] oliwką
    }
    [few] { $case ->
       *[nom] oliwki
        [gen] oliwek
        [acc] oliwki
        [ins] oliwkami
    }
    [many] { $case ->
       *[nom] oliwek
        [gen] oliwek
        [acc] oliwek
        [ins] oliwkami
    }
   *[other] { $case ->
       *[nom] oliwki
        [gen] oliwki
        [acc] oliwki
        [ins] oliwką
    }
}
lagranja-good-grain = { $amount ->
    [one] { $case ->
       *[nom] zboże
        [gen] zboża
        [acc] zboże
        [ins] zbożem
    }
    [few] { $case ->
       *[nom] zboża
        [gen] zboża
        [acc] zboża
        [ins] zbożami
    }
    [many] { $case ->
       *[nom] zboża
        [gen] zboża
        [acc] zboża
        [ins] zbożami
    }
   *[other] { $case ->
       *[nom] zboża
        [gen] zboża
        [acc] zboża
        [ins] zbożem
    }
}
lagranja-good-grape = { $amount ->
    [one] { $case ->
       *[nom] winogrono
        [gen] winogrona
        [acc] winogrono
        [ins] winogronem
    }
    [few] { $case ->
       *[nom] winogrona
        [gen] winogron
        [acc] winogrona
        [ins] winogronami
    }
    [many] { $case ->
       *[nom] winogron
        [gen] winogron
        [acc] winogron
        [ins] winogronami
    }
   *[other] { $case ->
       *[nom] winogrona
        [gen] winogrona
        [acc] winogrona
        [ins] winogronem
    }
}
lagranja-good-pig = { $amount ->
    [one] { $case ->
       *[nom] świnia
        [gen] świni
        [acc] świnię
        [ins] świnią
    }
    [few] { $case ->
       *[nom] świnie
        [gen] świń
        [acc] świnie
        [ins] świniami
    }
    [many] { $case ->
       *[nom] świń
        [gen] świń
        [acc] świń
        [ins] świniami
    }
   *[other] { $case ->
       *[nom] świni
        [gen] świni
        [acc] świni
        [ins] świnią
    }
}
lagranja-good-food = { $amount ->
    [one] { $case ->
       *[nom] jedzenie
        [gen] jedzenia
        [acc] jedzenie
        [ins] jedzeniem
    }
    [few] { $case ->
       *[nom] jedzenia
        [gen] jedzenia
        [acc] jedzenia
        [ins] jedzeniami
    }
    [many] { $case ->
       *[nom] jedzenia
        [gen] jedzenia
        [acc] jedzenia
        [ins] jedzeniami
    }
   *[other] { $case ->
       *[nom] jedzenia
        [gen] jedzenia
        [acc] jedzenia
        [ins] jedzeniem
    }
}
lagranja-good-wine = { $amount ->
    [one] { $case ->
       *[nom] wino
        [gen] wina
        [acc] wino
        [ins] winem
    }
    [few] { $case ->
       *[nom] wina
        [gen] win
        [acc] wina
        [ins] winami
    }
    [many] { $case ->
       *[nom] win
        [gen] win
        [acc] win
        [ins] winami
    }
   *[other] { $case ->
       *[nom] wina
        [gen] wina
        [acc] wina
        [ins] winem
    }
}
lagranja-good-meat = { $amount ->
    [one] { $case ->
       *[nom] mięso
        [gen] mięsa
        [acc] mięso
        [ins] mięsem
    }
    [few] { $case ->
       *[nom] mięsa
        [gen] mięsa
        [acc] mięsa
        [ins] mięsami
    }
    [many] { $case ->
       *[nom] mięsa
        [gen] mięsa
        [acc] mięsa
        [ins] mięsami
    }
   *[other] { $case ->
       *[nom] mięsa
        [gen] mięsa
        [acc] mięsa
        [ins] mięsem
    }
}
lagranja-good-trade-good = { $amount ->
    [one] { $case ->
       *[nom] skrzynka
        [gen] skrzynki
        [acc] skrzynkę
        [ins] skrzynką
    }
    [few] { $case ->
       *[nom] skrzynki
        [gen] skrzynek
        [acc] skrzynki
        [ins] skrzynkami
    }
    [many] { $case ->
       *[nom] skrzynek
        [gen] skrzynek
        [acc] skrzynek
        [ins] skrzynkami
    }
   *[other] { $case ->
       *[nom] skrzynki
        [gen] skrzynki
        [acc] skrzynki
        [ins] skrzynką
    }
}
lagranja-on-field = { FORM($good, $case) } z pola
lagranja-and = { FORM($first, $case) }, { FORM($rest, $case) }
lagranja-or = { FORM($first, $case) } lub { FORM($rest, $case) }
lagranja-delivered-good = { $good } z dostawy do { FORM($where, case: "gen") }
lagranja-stall-on = stragan na polu { $space }
lagranja-counted-good = { $count } { FORM($good, $count, $case) }
lagranja-good-any-harvest = { $amount ->
    [one] { $case ->
       *[nom] dowolny plon
        [gen] dowolnego plonu
        [acc] dowolny plon
        [ins] dowolnym plonem
    }
    [few] { $case ->
       *[nom] dowolne plony
        [gen] dowolnych plonów
        [acc] dowolne plony
        [ins] dowolnymi plonami
    }
    [many] { $case ->
       *[nom] dowolnych plonów
        [gen] dowolnych plonów
        [acc] dowolnych plonów
        [ins] dowolnymi plonami
    }
   *[other] { $case ->
       *[nom] dowolnego plonu
        [gen] dowolnego plonu
        [acc] dowolnego plonu
        [ins] dowolnym plonem
    }
}
lagranja-good-any-resource = { $amount ->
    [one] { $case ->
       *[nom] dowolny zasób
        [gen] dowolnego zasobu
        [acc] dowolny zasób
        [ins] dowolnym zasobem
    }
    [few] { $case ->
       *[nom] dowolne zasoby
        [gen] dowolnych zasobów
        [acc] dowolne zasoby
        [ins] dowolnymi zasobami
    }
    [many] { $case ->
       *[nom] dowolnych zasobów
        [gen] dowolnych zasobów
        [acc] dowolnych zasobów
        [ins] dowolnymi zasobami
    }
   *[other] { $case ->
       *[nom] dowolnego zasobu
        [gen] dowolnego zasobu
        [acc] dowolnego zasobu
        [ins] dowolnym zasobem
    }
}
lagranja-good-any-upgraded = { $amount ->
    [one] { $case ->
       *[nom] dowolny przetworzony zasób
        [gen] dowolnego przetworzonego zasobu
        [acc] dowolny przetworzony zasób
        [ins] dowolnym przetworzonym zasobem
    }
    [few] { $case ->
       *[nom] dowolne przetworzone zasoby
        [gen] dowolnych przetworzonych zasobów
        [acc] dowolne przetworzone zasoby
        [ins] dowolnymi przetworzonymi zasobami
    }
    [many] { $case ->
       *[nom] dowolnych przetworzonych zasobów
        [gen] dowolnych przetworzonych zasobów
        [acc] dowolnych przetworzonych zasobów
        [ins] dowolnymi przetworzonymi zasobami
    }
   *[other] { $case ->
       *[nom] dowolnego przetworzonego zasobu
        [gen] dowolnego przetworzonego zasobu
        [acc] dowolnego przetworzonego zasobu
        [ins] dowolnym przetworzonym zasobem
    }
}
lagranja-good-different-harvest = { $amount ->
    [one] { $case ->
       *[nom] plon
        [gen] plonu
        [acc] plon
        [ins] plonem
    }
    [few] { $case ->
       *[nom] różne plony
        [gen] różnych plonów
        [acc] różne plony
        [ins] różnymi plonami
    }
    [many] { $case ->
       *[nom] różnych plonów
        [gen] różnych plonów
        [acc] różnych plonów
        [ins] różnymi plonami
    }
   *[other] { $case ->
       *[nom] plonu
        [gen] plonu
        [acc] plonu
        [ins] plonem
    }
}
lagranja-good-same = { $amount ->
    [one] { $case ->
       *[nom] taki sam plon
        [gen] takiego samego plonu
        [acc] taki sam plon
        [ins] takim samym plonem
    }
    [few] { $case ->
       *[nom] takie same plony
        [gen] takich samych plonów
        [acc] takie same plony
        [ins] takimi samymi plonami
    }
    [many] { $case ->
       *[nom] takich samych plonów
        [gen] takich samych plonów
        [acc] takich samych plonów
        [ins] takimi samymi plonami
    }
   *[other] { $case ->
       *[nom] takiego samego plonu
        [gen] takiego samego plonu
        [acc] takiego samego plonu
        [ins] takim samym plonem
    }
}
lagranja-effect-play-card = zagranie karty
lagranja-effect-draw = dobranie { $count ->
    [one] karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}
lagranja-effect-free-upgrade = { $count } { $count ->
    [one] darmowe przetworzenie
    [few] darmowe przetworzenia
    [many] darmowych przetworzeń
   *[other] darmowego przetworzenia
}
lagranja-effect-siesta = { $count } { $count ->
    [one] krok
    [few] kroki
    [many] kroków
   *[other] kroku
} na torze sjesty
lagranja-effect-delivery = { $count } { $count ->
    [one] dostawa
    [few] dostawy
    [many] dostaw
   *[other] dostawy
}
lagranja-effect-other = { $effect }
lagranja-origin-printed = z pudełka z grą
lagranja-origin-designed = nasz projekt
lagranja-origin-partly = częściowo z pudełka z grą, częściowo nasz projekt

lagranja-building-merchant = { $case ->
   *[nom] Dom kupiecki
    [gen] Domu kupieckiego
    [whole] Budynek „Dom kupiecki”
}
lagranja-building-cartwright = { $case ->
   *[nom] Wózkownia
    [gen] Wózkowni
    [whole] Budynek „Wózkownia”
}
lagranja-building-delicatessen = { $case ->
   *[nom] Delikatesy
    [gen] Delikatesów
    [whole] Budynek „Delikatesy”
}
lagranja-building-greengrocer = { $case ->
   *[nom] Warzywniak
    [gen] Warzywniaka
    [whole] Budynek „Warzywniak”
}
lagranja-building-general-store = { $case ->
   *[nom] Wiejski sklep
    [gen] Wiejskiego sklepu
    [whole] Budynek „Wiejski sklep”
}
lagranja-building-butcher = { $case ->
   *[nom] Rzeźnik
    [gen] Rzeźnika
    [whole] Budynek „Rzeźnik”
}
lagranja-barrow-card = { $case ->
   *[nom] wózek z karty „{ $helper }” ({ $card })
    [gen] wózka z karty „{ $helper }” ({ $card })
    [whole] Wózek z karty „{ $helper }” ({ $card })
}
lagranja-barrow-place = { $case ->
   *[nom] wózek na miejscu { $place }
    [gen] wózka na miejscu { $place }
    [whole] Wózek na miejscu { $place }
}

lagranja-side-field = pole
lagranja-side-barrow = wózek
lagranja-side-extension = rozszerzenie farmy
lagranja-side-helper = { $case ->
   *[nom] pomocnik
    [acc] pomocnika
}
lagranja-extension-parts = limit kart na ręce +{ $hand }{ $pens ->
    [0] {""}
    [one] , 1 zagroda
    [few] , { $pens } zagrody
    [many] , { $pens } zagród
   *[other] , { $pens } zagrody
}{ $deliveries ->
    [0] {""}
    [one] , 1 dodatkowa dostawa
    [few] , { $deliveries } dodatkowe dostawy
    [many] , { $deliveries } dodatkowych dostaw
   *[other] , { $deliveries } dodatkowej dostawy
}{ $silver ->
    [0] {""}
    [one] , 1 srebro przychodu
    [few] , { $silver } srebra przychodu
    [many] , { $silver } sreber przychodu
   *[other] , { $silver } srebra przychodu
}

lagranja-roof-olive = 1 oliwka
lagranja-roof-grape = 1 winogrono
lagranja-roof-grain-or-olive = 1 zboże lub 1 oliwka
lagranja-roof-any-harvest = 1 plon
lagranja-roof-two-harvest = 2 różne plony
lagranja-roof-pig = 1 świnia
lagranja-roof-upgrade-1 = 1 darmowe przetworzenie
lagranja-roof-delivery = 1 dostawa
lagranja-roof-play-or-draw = zagranie lub dobranie karty
lagranja-roof-vp = 1 PZ
lagranja-roof-silver-2 = 2 srebra
lagranja-roof-flip-roof = odwrócenie użytego znacznika
lagranja-roof-siesta-1 = 1 krok na torze sjesty
lagranja-roof-siesta-2 = 2 kroki na torze sjesty
lagranja-roof-silver-3 = 3 srebra
lagranja-roof-silver-4 = 4 srebra
lagranja-roof-upgrade-2 = 2 darmowe przetworzenia
lagranja-roof-purchased-delivery = 1 kupiona dostawa
lagranja-roof-upgraded-good = 1 przetworzony zasób
lagranja-roof-adjust-die-1 = kość ±1
lagranja-roof-adjust-die-2 = kość ±2
lagranja-roof-income = jeszcze raz przychód
lagranja-roof-stall = 1 stragan na dowolnym polu
lagranja-roof-double-roof-vp = podwójne PZ za dach

lagranja-trade-silver = 4 srebra
lagranja-trade-harvest = 2 różne plony
lagranja-trade-card = dobranie lub zagranie karty
lagranja-trade-pig = { $case ->
   *[nom] 1 świnia
    [acc] 1 świnię
}
lagranja-trade-upgrades = 2 darmowe przetworzenia

## O co pyta gra

lagranja-ask-cards = { $left ->
    [0] Twoje karty są zagrane: zakończ turę albo zrób najpierw coś innego.
    [one] Zagraj kartę: jako pole, wózek, rozszerzenie czy pomocnika?
    [few] Zagraj { $left } karty: jako pole, wózek, rozszerzenie czy pomocnika?
    [many] Zagraj { $left } kart: jako pole, wózek, rozszerzenie czy pomocnika?
   *[other] Zagraj { $left } karty: jako pole, wózek, rozszerzenie czy pomocnika?
}
lagranja-ask-income = Weź przychód albo zrób najpierw coś innego.
lagranja-ask-growth = Czas na zbiory: zacznij je albo zrób najpierw coś innego.
lagranja-ask-roof = Jeśli chcesz, kup znacznik dachu, a potem zakończ turę.
lagranja-ask-die = Wybierz kość: jej pole to twoja akcja.
lagranja-ask-last-die = Ostatnia kość jest dla wszystkich: wykonaj jej akcję albo zrób najpierw coś innego.
lagranja-ask-after = Twoja akcja jest wykonana: zakończ turę albo zrób najpierw coś innego.
lagranja-ask-siesta = Kapelusze przesuwają twój dysk na torze sjesty: przesuń go albo zrób najpierw coś innego.
lagranja-ask-deliveries = { $left ->
    [0] Wszystkie dostawy są wykonane: zakończ turę albo zrób najpierw coś innego.
    [one] Została 1 dostawa: dokąd?
    [few] Zostały { $left } dostawy: dokąd?
    [many] Zostało { $left } dostaw: dokąd?
   *[other] Zostało { $left } dostawy: dokąd?
}
lagranja-ask-extra = { $bought ->
    [0] Kup dodatkową dostawę, jeśli chcesz, albo zakończ turę.
    [one] Kupiona 1 dodatkowa dostawa: dokąd?
    [few] Kupione { $bought } dodatkowe dostawy: dokąd?
    [many] Kupionych { $bought } dodatkowych dostaw: dokąd?
   *[other] Kupione { $bought } dodatkowej dostawy: dokąd?
}
lagranja-ask-replace-barrow = Wszystkie miejsca na wózki są zajęte: który wózek odrzucasz?
lagranja-ask-replace-helper = Wszystkie miejsca na pomocników są zajęte: którego pomocnika odrzucasz?
lagranja-ask-pay-extension = Zapłać za rozszerzenie (karta „{ $helper }”, { $card }): { $left ->
    [one] jeszcze 1 towar, każdy rodzaj najwyżej raz.
    [few] jeszcze { $left } towary, każdy rodzaj najwyżej raz.
    [many] jeszcze { $left } towarów, każdy rodzaj najwyżej raz.
   *[other] jeszcze { $left } towaru, każdy rodzaj najwyżej raz.
}
lagranja-ask-play-card = Zagraj kartę z ręki: którą i jako co?
lagranja-ask-take-good = Co bierzesz?
lagranja-ask-take-pair = Które dwa plony bierzesz?
lagranja-ask-pay-good = Czym płacisz?
lagranja-ask-free-upgrades = { $left ->
    [one] 1 darmowe przetworzenie: który zasób?
    [few] Do { $left } darmowych przetworzeń: który zasób?
    [many] Do { $left } darmowych przetworzeń: który zasób?
   *[other] Do { $left } darmowego przetworzenia: który zasób?
}
lagranja-ask-choose = Wybierz jeden z tych efektów.
lagranja-ask-reserve-die = Zaznacz pole dochodu: jego ostatnią kość tylko ty możesz wziąć.
lagranja-ask-regrow = Na którym pustym polu wyrasta plon?
lagranja-ask-move = Przenosisz 1 { FORM($good, case: "acc") } z pola do spichlerza czy już wystarczy?
lagranja-ask-donkey = Wybierz potajemnie znacznik osłów: osły to dostawy, kapelusze to kroki na torze sjesty.
lagranja-ask-discard = Masz za dużo kart na ręce: odrzuć { $left } { $left ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
lagranja-ask-source = Potrzeba 1 { FORM($good, case: "gen") }. Jaki towar dostarczasz i skąd?
lagranja-ask-deliver = Wykonaj { $left ->
    [one] 1 dostawę: dokąd?
    [few] do { $left } dostaw: dokąd?
    [many] do { $left } dostaw: dokąd?
   *[other] do { $left } dostawy: dokąd?
}
lagranja-ask-change-die = Bierzesz kość o wartości { $number }: najpierw ją zmieniasz?
lagranja-ask-change-number = Kość pokazuje { $number }: ile ma pokazywać?
lagranja-ask-react = Używasz teraz pomocnika „{ $helper }”?
lagranja-ask-take-back = Wszystkie twoje znaczniki są w użyciu: zabierz jeden albo zrezygnuj.
lagranja-ask-take-back-one = Wszystkie twoje znaczniki są w użyciu: zabierz jeden.
lagranja-ask-stall = Ustaw stragan na polu rynku o wartości { $number }.
lagranja-ask-stall-anywhere = Ustaw stragan na dowolnym wolnym polu rynku.
lagranja-ask-keep = Twój stragan na polu { $space } ma zostać usunięty: zachować go?
lagranja-ask-flip = Który użyty znacznik dachu odwracasz?
lagranja-ask-steps = { $steps ->
    [one] 1 krok na torze sjesty: robisz go?
    [few] Do { $steps } kroków na torze sjesty: ile?
    [many] Do { $steps } kroków na torze sjesty: ile?
   *[other] Do { $steps } kroku na torze sjesty: ile?
}

## Co można zrobić

lagranja-do-end = Zakończ turę
lagranja-do-done = Wystarczy
lagranja-do-decline = Nie używaj teraz
lagranja-do-without = Nie zabieraj znacznika, zrezygnuj
lagranja-do-income = Weź przychód
lagranja-do-grow = Zacznij zbiory: plony na pustych polach, młode świnie
lagranja-do-hats = Przesuń dysk na torze sjesty zgodnie z kapeluszami
lagranja-do-extra = Kup dodatkową dostawę
lagranja-do-die-1 = 1 świnia
lagranja-do-die-2 = Zagraj lub dobierz kartę albo weź 1 plon
lagranja-do-die-3 = 2 różne plony
lagranja-do-die-4 = 4 srebra
lagranja-do-die-5 = Razem 2 darmowe przetworzenia lub kroki na torze sjesty
lagranja-do-die-6 = 1 dostawa lub 2 srebra
lagranja-do-reserve = Zaznacz pole dochodu { $number }
lagranja-do-change = Użyj kości jako { $number }
lagranja-do-donkey = { $donkeys } { $donkeys ->
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
lagranja-do-pay = Zapłać 1 { FORM($what, case: "ins") }
lagranja-do-from = Dostarcz 1 { FORM($what, case: "acc") }
lagranja-do-take = Weź 1 { FORM($good, case: "acc") }
lagranja-do-take-pair = Weź 1 { FORM($first, case: "acc") } i 1 { FORM($second, case: "acc") }
lagranja-do-steps = Zrób { $steps } { $steps ->
    [one] krok
    [few] kroki
    [many] kroków
   *[other] kroku
}
lagranja-do-deliver = Dostarcz 1 { FORM($good, case: "acc") } do { FORM($where, case: "gen") }
lagranja-do-replace = Odrzuć { $what }
lagranja-do-replace-helper = Odrzuć pomocnika „{ $helper }”
lagranja-do-take-back = Zabierz znacznik: { $what }
lagranja-do-buy = Kup 1 { FORM($good, case: "acc") } za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}
lagranja-do-sell = Sprzedaj 1 { FORM($what, case: "acc") } za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}
lagranja-do-upgrade = Przetwórz 1 { FORM($what, case: "acc") } w { FORM($into, case: "acc") } { $silver ->
    [0] za darmo
    [one] za 1 srebro
    [few] za { $silver } srebra
    [many] za { $silver } sreber
   *[other] za { $silver } srebra
}
lagranja-do-field = Pole: { $good } (karta „{ $helper }”)
lagranja-do-barrow = Wózek wart { $points } PZ: { $goods } (karta „{ $helper }”)
lagranja-do-extension = Rozszerzenie: { $parts } (karta „{ $helper }”)
lagranja-do-helper = Pomocnik „{ $helper }”. { $text }
lagranja-do-discard = Odrzuć kartę „{ $helper }” ({ $card })
lagranja-do-roof = Kup znacznik dachu „{ $tile }” za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}
lagranja-do-flip = Odwróć znacznik dachu „{ $tile }”
lagranja-do-stall = Ustaw stragan na polu { $space }
lagranja-do-choose = Wybierz: { $what }
lagranja-do-trade = Oddaj skrzynkę za { FORM($option, case: "acc") }
lagranja-do-bonus = Użyj znacznika dachu „{ $tile }”
lagranja-do-use = Pomocnik „{ $helper }”. { $text }

## Czego nie można cofnąć

lagranja-confirm-donkey = W tej rundzie wykonasz { $donkeys } { $donkeys ->
    [one] dostawę
    [few] dostawy
    [many] dostaw
   *[other] dostawy
} i { $hats ->
    [0] nie przesuniesz dysku
    [one] przesuniesz dysk o 1 krok
    [few] przesuniesz dysk o { $hats } kroki
    [many] przesuniesz dysk o { $hats } kroków
   *[other] przesuniesz dysk o { $hats } kroku
} na torze sjesty. Ten znacznik wróci do ciebie w rundzie { $round }.
lagranja-confirm-donkey-last = W tej rundzie wykonasz { $donkeys } { $donkeys ->
    [one] dostawę
    [few] dostawy
    [many] dostaw
   *[other] dostawy
} i { $hats ->
    [0] nie przesuniesz dysku
    [one] przesuniesz dysk o 1 krok
    [few] przesuniesz dysk o { $hats } kroki
    [many] przesuniesz dysk o { $hats } kroków
   *[other] przesuniesz dysk o { $hats } kroku
} na torze sjesty. Ten znacznik już do ciebie nie wróci.
lagranja-confirm-donkey-again = Używasz pomocnika „{ $helper }”, aby wybrać ten znacznik jeszcze raz, za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}: { $donkeys } { $donkeys ->
    [one] dostawa
    [few] dostawy
    [many] dostaw
   *[other] dostawy
} i { $hats ->
    [0] 0 kroków na torze sjesty
    [one] 1 krok na torze sjesty
    [few] { $hats } kroki na torze sjesty
    [many] { $hats } kroków na torze sjesty
   *[other] { $hats } kroku na torze sjesty
}.
lagranja-confirm-deliveries = { $n ->
    [one] Możesz jeszcze wykonać 1 dostawę. Przepadnie.
    [few] Możesz jeszcze wykonać { $n } dostawy. Przepadną.
    [many] Możesz jeszcze wykonać { $n } dostaw. Przepadną.
   *[other] Możesz jeszcze wykonać { $n } dostawy. Przepadnie.
}
lagranja-confirm-bought = { $n ->
    [one] Możesz jeszcze wykonać 1 kupioną dodatkową dostawę. Przepadnie.
    [few] Możesz jeszcze wykonać { $n } kupione dodatkowe dostawy. Przepadną.
    [many] Możesz jeszcze wykonać { $n } kupionych dodatkowych dostaw. Przepadną.
   *[other] Możesz jeszcze wykonać { $n } kupionej dodatkowej dostawy. Przepadnie.
}
lagranja-confirm-no-card = Możesz jeszcze zagrać kartę. Jeśli zakończysz turę, nie zagrasz jej.
lagranja-confirm-barrow = { $n ->
    [one] Odrzucasz { $barrow }. Przepada też dostarczony tam towar.
    [few] Odrzucasz { $barrow }. Przepadają też { $n } dostarczone tam towary.
    [many] Odrzucasz { $barrow }. Przepada też { $n } dostarczonych tam towarów.
   *[other] Odrzucasz { $barrow }. Przepada też { $n } dostarczonego tam towaru.
}

## Dlaczego czegoś nie można zrobić

lagranja-why-silver = Brakuje ci { $missing } { $missing ->
    [one] srebra
    [few] sreber
    [many] sreber
   *[other] srebra
}.
lagranja-why-no-die = Na polu { $number } nie ma kości.
lagranja-why-reserved = Ostatnią kość na polu { $number } może wziąć tylko { $seat }.
lagranja-why-completed = Budynek „{ $building }” masz już zapełniony.
lagranja-why-closed = Budynek „{ $building }” jest zablokowany, dopóki ktoś nie zapełni innego.
lagranja-why-no-barrow = Nie masz wózka na miejscu { $place }.
lagranja-why-not-asked = { FORM($where, case: "whole") } nie ma wolnego symbolu { FORM($good, case: "gen") }.
lagranja-why-no-good = Nie masz { FORM($good, 0, case: "gen") } do dostarczenia.
lagranja-why-no-deliveries = Nie masz teraz dostawy do wykonania.
lagranja-why-begun = To już się zaczęło i wymaga znacznika: zabierz jeden albo cofnij swój ruch.
lagranja-why-attacked = Ten stragan jest atakowany: nie można go teraz zabrać.
lagranja-why-no-pen = Potrzebujesz wolnej zagrody.
lagranja-why-none-there = Nie masz tam { FORM($good, 0, case: "gen") }.
lagranja-why-no-trade-good = Potrzebujesz skrzynki do wymiany, a nie masz żadnej.
lagranja-why-sell-field = Plonów z pola nie można sprzedać.
lagranja-why-no-extra = Nie możesz teraz kupić dodatkowej dostawy.
lagranja-why-not-in-hand = Nie masz na ręce karty „{ $helper }” ({ $card }).
lagranja-why-extension = Potrzebujesz { $price ->
    [one] 1 towaru
    [few] { $price } różnych towarów
    [many] { $price } różnych towarów
   *[other] { $price } towaru
}; { $kinds ->
    [0] nie masz żadnego.
    [one] masz 1 rodzaj.
    [few] masz { $kinds } rodzaje.
    [many] masz { $kinds } rodzajów.
   *[other] masz { $kinds } rodzaju.
}
lagranja-why-no-card-now = Nie możesz teraz zagrać karty.
lagranja-why-no-tile = Znacznika dachu „{ $tile }” nie ma w sprzedaży.
lagranja-why-roof-full = Twój dach nie ma wolnego pola.
lagranja-why-no-roof-now = Nie możesz teraz kupić znacznika dachu.
lagranja-why-barred = Tę wymianę blokuje ci Komiwojażer.
lagranja-why-nothing = To by teraz niczego nie zmieniło.
lagranja-why-not-your-tile = Nie masz znacznika dachu „{ $tile }”.
lagranja-why-tile-used = Znacznik dachu „{ $tile }” jest już użyty.
lagranja-why-space-closed = To pole nie jest w grze.
lagranja-why-space-number = Stragan musi stanąć na polu o wartości { $number }.
lagranja-why-space-taken = Stoi tu stragan, a inne pole o tej wartości jest wolne.
lagranja-why-other-phase = W tej fazie nie można tego użyć.
lagranja-why-not-your-helper = Nie masz na farmie pomocnika „{ $helper }”.
lagranja-why-exhausted = Pomocnik „{ $helper }” jest już użyty w tej rundzie.
lagranja-why-no-action = Pomocnik „{ $helper }” działa sam albo zgłosi się w odpowiedniej chwili.
lagranja-why-donkey-used = Ten znacznik osłów jest już użyty. Będzie dostępny, gdy znaczniki wrócą.
lagranja-why-cost = Nie możesz zapłacić za użycie pomocnika „{ $helper }”.

## Do czego coś służy, gdy nie można z tym teraz nic zrobić

lagranja-piece-about = Budynek rzemieślniczy zapełniasz, dostarczając wszystko, czego wymaga jego rząd.
lagranja-piece-barrow = Wózek zapełniasz dostawami. Gdy zagrasz czwarty, zastąpi on jeden z poprzednich.
lagranja-piece-barrow-symbol = Do wózków dostarczasz towary w fazie transportu albo dzięki efektowi, który daje dostawę.
lagranja-piece-deck = Karty dobierasz na koniec kroku kart albo dzięki efektowi.
lagranja-piece-die = Kości bierzesz w fazie dochodu, w swojej turze.
lagranja-piece-disc = Kapelusze przesuwają twój dysk na początku fazy transportu.
lagranja-piece-discards = Tu leżą zagrane i odrzucone karty, dopóki nie wyczerpie się stos do dobierania.
lagranja-piece-donkey = Znacznik osłów wybierasz na początku fazy transportu.
lagranja-piece-extra = Dodatkowe dostawy kupujesz na koniec fazy transportu, po dostawach swoich osłów.
lagranja-piece-field = Na pustych polach plony rosną w fazie farmy. Plon z pola możesz przetworzyć, dostarczyć lub nim zapłacić.
lagranja-piece-good = W każdej swojej turze możesz kupować, sprzedawać i przetwarzać, jeśli masz czym zapłacić.
lagranja-piece-hand = Karty zagrywasz na początku fazy farmy albo dzięki efektowi.
lagranja-piece-helper = Niektórych pomocników używasz w swojej turze, raz na rundę; inni działają sami.
lagranja-piece-market = Po zapełnieniu wózka stragan trafia na pole rynku o wartości tego wózka.
lagranja-piece-own-roof = Znacznika dachu używasz raz, w swojej turze i w jego fazie.
lagranja-piece-owner = Znacznik rzemieślnika z zapełnionego budynku zostaje u ciebie.
lagranja-piece-roof = Znaczniki dachu kupujesz na koniec fazy farmy.
lagranja-piece-siesta = Kapelusze i efekty przesuwają twój dysk na tym torze w fazach transportu i dochodu.
lagranja-piece-space = Akcję pola dochodu wykonujesz, biorąc leżącą przy nim kość.
lagranja-piece-symbol = Do budynków rzemieślniczych dostarczasz towary w fazie transportu albo dzięki efektowi, który daje dostawę.

## Stan gry

lagranja-stage = Runda { $round } z { $rounds }: { $phase }
lagranja-phase-farm = farma
lagranja-phase-revenue = dochód
lagranja-phase-transport = transport
lagranja-phase-scoring = punktacja

## Co się wydarzyło

lagranja-log-round = Zaczyna się runda { $round }.
    .mark = Runda { $round }
lagranja-log-roll = Kości pokazują { $dice }.
    .small-mark = Dochód
lagranja-log-shuffle = Stos kart odrzuconych staje się nowym stosem do dobierania.
lagranja-log-play = { $seat } zagrywa kartę „{ $helper }” ({ $card }) jako { FORM($side, case: "acc") }.
lagranja-log-replace-barrow = { $seat } odrzuca wózek z karty „{ $helper }” ({ $card }).
lagranja-log-replace-helper = { $seat } odrzuca pomocnika „{ $helper }”.
lagranja-log-draw = { $seat } dobiera { $count ->
    [one] kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
lagranja-log-draw-card = { $seat } dobiera kartę „{ $helper }” ({ $card }).
lagranja-log-discard = { $seat } odrzuca kartę „{ $helper }” ({ $card }).
lagranja-log-gain = { $seat } bierze { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-pay = { $seat } płaci { $count } { FORM($good, $count, case: "ins") }.
lagranja-log-move = { $seat } przenosi 1 { FORM($good, case: "acc") } z pola do spichlerza.
lagranja-log-grow = { $seat }: na polu wyrasta 1 { $good }.
lagranja-log-buy = { $seat } kupuje 1 { FORM($good, case: "acc") } za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}.
lagranja-log-sell = { $seat } sprzedaje 1 { FORM($good, case: "acc") } za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}.
lagranja-log-upgrade = { $seat } przetwarza 1 { FORM($good, case: "acc") } w { FORM($into, case: "acc") }{ $silver ->
    [0] .
    [one] {" "}za 1 srebro.
    [few] {" "}za { $silver } srebra.
    [many] {" "}za { $silver } sreber.
   *[other] {" "}za { $silver } srebra.
}
lagranja-log-trade = { $seat } oddaje skrzynkę za { FORM($option, case: "acc") }.
lagranja-log-die = { $seat } bierze kość o wartości { $number }.
lagranja-log-change-die = { $seat } używa kości jako { $number }.
lagranja-log-reserve = { $seat } zaznacza pole dochodu { $number }.
lagranja-log-remove-die = Neutralny gracz: kość o wartości { $number } zostaje usunięta.
lagranja-log-roof = { $seat } kupuje znacznik dachu „{ $tile }” za { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}{ $points ->
    [0] .
   *[other] {" "}i zdobywa { $points } PZ.
}
lagranja-log-bonus = { $seat } używa znacznika dachu „{ $tile }”.
lagranja-log-flip = { $seat } odwraca znacznik dachu „{ $tile }”.
lagranja-log-use = { $seat } używa pomocnika „{ $helper }”.
lagranja-log-take-back = { $seat } zabiera znacznik: { $what }.
lagranja-log-donkey-chosen = { $seat } wybiera znacznik osłów.
    .small-mark = Transport
lagranja-log-donkey = Ten znacznik pokazuje { $tile } { $tile ->
    [one] osła
    [few] osły
    [many] osłów
   *[other] osły
}.
lagranja-log-donkey-revealed = { $seat } odkrywa znacznik z { $tile } { $tile ->
    [one] osłem
    [few] osłami
    [many] osłami
   *[other] osła
}.
lagranja-log-siesta = { $seat } przesuwa się na pole { $space } toru sjesty.
lagranja-log-deliver = { $seat } dostarcza 1 { FORM($good, case: "acc") } do { FORM($where, case: "gen") }.
lagranja-log-extra = { $seat } kupuje dodatkową dostawę { $silver ->
    [0] za darmo.
    [one] za 1 srebro.
    [few] za { $silver } srebra.
    [many] za { $silver } sreber.
   *[other] za { $silver } srebra.
}
lagranja-log-barrow-complete = { $seat } zapełnia wózek z karty „{ $helper }” ({ $card }) i zdobywa { $points } PZ.
lagranja-log-building-complete = { $seat } zapełnia budynek „{ $building }” i zdobywa { $points } PZ.
lagranja-log-opened = Budynek „{ $building }” jest odblokowany.
lagranja-log-stall = { $seat } ustawia stragan na polu { $space }.
lagranja-log-own-replaced = { $seat } zastępuje własny stragan i zdobywa { $points } PZ.
lagranja-log-keep = { $seat } zachowuje stragan na polu { $space }.
lagranja-log-removes = { $seat } usuwa stragan z pola { $space } i zdobywa { $points } PZ. Traci go { $owner_seat }.
lagranja-log-removes-neutral = { $seat } usuwa neutralny stragan z pola { $space } i zdobywa { $points } PZ.
lagranja-log-neutral = Neutralny gracz dobiera: { $cards }.
lagranja-log-neutral-stall = Neutralny gracz ustawia stragan na polu { $space }.
lagranja-log-neutral-removes = Neutralny gracz usuwa stragan z pola { $space }. Traci go { $seat }.
lagranja-log-score = { $seat } zdobywa { $stalls } PZ za stragany i { $siesta } PZ za sjestę.
    .small-mark = Punktacja
lagranja-log-change-silver = { $seat } zamienia { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
} na { $points } PZ.
lagranja-log-end = { $seat } kończy grę: { $points } PZ i { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}.

## Co poprawiły późniejsze wersje zasad

lagranja-corrected-since-1 = Wersja 2 poprawia rzadkie przypadki: kiedy pomocnicy reagują na kilka straganów usuniętych naraz (LG-6.11), na znacznik dachu zmieniający kość (LG-3.10) i na świnie zastąpionego pomocnika (LG-4.4); do czego zabiera się znaczniki (LG-1.4); kiedy kończy się oznaczenie Sołtysa. Jeśli zdarzy się któryś z nich, gra od tego miejsca potoczy się inaczej.

## Jak kończy się gra jednoosobowa

lagranja-solo-rank-0 = { $seat } kończy z wynikiem { $points } PZ: przydomowy ogródek. Małe gospodarstwo zaczyna się od { $next } PZ.
lagranja-solo-rank-1 = { $seat } kończy z wynikiem { $points } PZ: małe gospodarstwo. Dobra farma zaczyna się od { $next } PZ.
lagranja-solo-rank-2 = { $seat } kończy z wynikiem { $points } PZ: dobra farma. Posiadłość zaczyna się od { $next } PZ.
lagranja-solo-rank-3 = { $seat } kończy z wynikiem { $points } PZ: posiadłość. Duma wyspy zaczyna się od { $next } PZ.
lagranja-solo-rank-4 = { $seat } kończy z wynikiem { $points } PZ: duma wyspy!

## Objaśnienia

lagranja-card-named = „{ $helper }” ({ $card })
lagranja-card-number = Karta { $card }
lagranja-cost-one = 1 { FORM($what, $case) }
lagranja-cost-silver = { $silver } { $silver ->
    [one] srebro
    [few] srebra
    [many] sreber
   *[other] srebra
}
lagranja-cost-kinds = { $count ->
    [one] 1 towar
    [few] { $count } różne towary
    [many] { $count } różnych towarów
   *[other] { $count } towaru
}
lagranja-about-card = Karta { $card }, „{ $helper }”
lagranja-about-field = Jako pole: { $good }.
lagranja-about-barrow = Jako wózek wart { $points } PZ: { $goods }.
lagranja-about-extension = Jako rozszerzenie: { $parts }.
lagranja-about-helper = Jako pomocnik „{ $helper }”. { $text }
lagranja-about-steps = W zestawie kart: { $steps }
lagranja-about-origin = Pochodzenie pomocnika: { $helper }; pozostałych stron: { $sides }.
lagranja-about-roof = Znacznik dachu „{ $tile }”
lagranja-about-use = Do użycia raz, { FORM($phases, case: "loc") }.
lagranja-about-use-any = Do użycia raz, w dowolnej swojej turze.
lagranja-about-origin-whole = Pochodzenie: { $origin }.
lagranja-about-building = { $building }
lagranja-about-row = Rząd wymaga: { $row }.
lagranja-about-building-merchant = Znacznik rzemieślnika: od razu 3 srebra, potem 3 srebra przy każdym przychodzie.
lagranja-about-building-cartwright = Znacznik rzemieślnika: od razu 1 darmowa dostawa i PZ za twoje pole na torze sjesty, potem w każdej rundzie o 1 krok na torze sjesty i 1 dostawę więcej.
lagranja-about-building-delicatessen = Znacznik rzemieślnika: od razu 1 skrzynka, potem 1 skrzynka przy każdym przychodzie.
lagranja-about-building-greengrocer = Znacznik rzemieślnika: od razu 1 dowolny zasób, potem jeden przy każdym przychodzie.
lagranja-about-building-general-store = Znacznik rzemieślnika: od razu 2 PZ, potem 2 PZ za każdy kolejny znacznik rzemieślnika, który weźmiesz.
lagranja-about-building-butcher = Znacznik rzemieślnika: od razu 1 PZ za każdy wózek na twojej farmie, potem 1 PZ za każdy wózek, który zapełnisz.
