# Lekcje: tytuły, kroki i odpowiedzi na zły ruch. Kroki są w folderze `lessons`.

## Towary i znaczniki

lagranja-lesson-goods = Towary i znaczniki
    .about = Co rośnie na twojej farmie, gdzie leży i co możesz z tym zrobić.
    .learned = Plony z pól można przetworzyć lub dostarczyć, ale nie sprzedać. Te ze spichlerza można też sprzedać. Skrzynkę zamienisz na to, czego ci akurat brakuje.
lagranja-lesson-goods-farm = To twoja farma. Na polach rosną plony: oliwki, zboże i winogrona. Świnie mieszkają w zagrodach. Wszystko inne, co masz, leży w spichlerzu.
lagranja-lesson-goods-grow = Twoje dwa pola są puste, więc teraz coś na nich wyrośnie: jedna oliwka i jedno winogrono. Czas na zbiory.
    .wrong = Najpierw pola: czas na zbiory.
    .not-trade = Skrzynkę możesz wymienić w dowolnym momencie swojej tury, nie ma pośpiechu. Najpierw zbiory.
lagranja-lesson-goods-markers = Każdy towar to jeden z twoich znaczników na jakimś miejscu. Pole mieści jeden plon. Nowy wyrośnie dopiero, gdy pole będzie puste.
lagranja-lesson-goods-trade = Masz jedną skrzynkę. Możesz ją oddać za srebro, plony, kartę, świnię albo przetworzenia. Oddaj ją za dwa plony.
    .wrong = Jeszcze nie. Najpierw oddaj skrzynkę.
    .not-other = To też dobra wymiana. Tutaj chcemy dwóch plonów, żeby zobaczyć, dokąd trafią.
    .not-roof = Znaczniki dachu mają własną lekcję. Najpierw oddaj skrzynkę.
    .not-end = To byłby koniec twojej tury. Najpierw oddaj skrzynkę.
lagranja-lesson-goods-pair = Weź dwa różne: oliwkę i zboże.
    .wrong = W grze wystarczą dowolne dwa. Do następnych kroków potrzebujemy oliwki i zboża.
lagranja-lesson-goods-sell = Leżą w spichlerzu, bo nie wyrosły na twoich polach. To, co leży w spichlerzu, możesz sprzedać. Sprzedaj zboże za 1 srebro.
    .wrong = Najpierw sprzedaj zboże: potrzebujesz srebra.
    .not-olive = Zatrzymaj oliwkę. Jedno i drugie sprzedasz za 1 srebro, więc sprzedaj zboże.
    .not-roof = Zatrzymaj srebro. Potrzebujesz go na przetworzenie.
    .not-end = To jeszcze nie koniec tury. Najpierw sprzedaj zboże.
lagranja-lesson-goods-upgrade = Masz teraz 2 srebra: tyle kosztuje przetworzenie oliwki w jedzenie. Przetwórz oliwkę z pola. Pole będzie puste i w następnej rundzie znów da plon.
    .wrong = Przetwórz oliwkę z pola.
    .not-storage = Można i tak, ale wtedy oliwka zostanie na polu i nic nowego nie wyrośnie. Przetwórz tę z pola.
    .not-sell = Masz już tyle srebra, ile potrzebujesz. Przetwórz oliwkę z pola.
    .not-roof = Wtedy zabraknie srebra na przetworzenie. Przetwórz oliwkę z pola.
    .not-end = Masz 2 srebra i oliwkę: najpierw ją przetwórz.

## Cztery strony karty

lagranja-lesson-cards = Cztery strony karty
    .about = Jedna karta, cztery zastosowania: pole, pomocnik, rozszerzenie lub wózek. Zagrasz każde z nich.
    .learned = Po lewej pole, na dole pomocnik, po prawej rozszerzenie, u góry wózek. Liczy się tylko wybrana strona.
lagranja-lesson-cards-hand = Każda karta ma cztery strony, a ty używasz jednej z nich: po lewej jest pole, u góry wózek, po prawej rozszerzenie farmy, na dole pomocnik. W rundzie 1 zagrywasz dwie karty.
lagranja-lesson-cards-field = Pole nic nie kosztuje i daje jeden plon na rundę. Zagraj kartę „Szafarka” jako pole oliwek.
    .wrong = Zagraj kartę „Szafarka” (28) jako pole.
    .not-field = Pole, zgadza się, ale inna karta. Ta przyda ci się później. Weź kartę „Szafarka” (28).
    .not-side = To inna strona. Wybierz pole, po lewej stronie karty „Szafarka” (28).
    .not-trade = Zatrzymaj na razie skrzynkę. Zagraj kartę „Szafarka” (28) jako pole.
lagranja-lesson-cards-helper = Pomocnik daje ci zdolność. Masz miejsce na trzech. Świniopas daje dwie zagrody więcej: zagraj go jako pomocnika.
    .wrong = Zagraj kartę „Świniopas” (17) jako pomocnika.
    .not-helper = Dobry pomocnik, ale nie ten. Weź kartę „Świniopas” (17).
    .not-side = To inna strona. Pomocnik jest na dole karty „Świniopas” (17).
    .not-trade = Zatrzymaj na razie skrzynkę. Zagraj kartę „Świniopas” (17) jako pomocnika.
lagranja-lesson-cards-trade = Twoje dwie karty są zagrane. Dzięki skrzynce możesz zagrać jeszcze jedną: oddaj ją za kartę.
    .wrong = Oddaj skrzynkę za kartę.
    .not-other = To też można robić w dowolnym momencie. Tutaj chcemy zagrać trzecią kartę: oddaj skrzynkę za kartę.
    .not-end = Chwila: dzięki skrzynce możesz zagrać jeszcze jedną kartę.
lagranja-lesson-cards-play = Możesz dobrać albo zagrać kartę. Zagraj.
    .wrong = Dobieranie przydaje się, gdy masz słabą rękę. Tutaj chcemy zagrać jedną z kart, które już masz.
lagranja-lesson-cards-extension = Rozszerzenie zwiększa limit kart na ręce i daje jeszcze dwie rzeczy: zagrodę, srebro przychodu albo dodatkową dostawę. Zagraj kartę „Kucharz” jako rozszerzenie.
    .wrong = Zagraj kartę „Kucharz” (1) jako rozszerzenie.
    .not-extension = Rozszerzenie, zgadza się, ale weź kartę „Kucharz” (1): ma zagrodę.
    .not-side = To inna strona. Rozszerzenie jest po prawej stronie karty „Kucharz” (1).
lagranja-lesson-cards-pay = Pierwsze rozszerzenie kosztuje jeden towar, drugie dwa różne i tak dalej. Zapłać srebrem.
    .wrong = Punktami zwycięstwa też można płacić, ale to nimi wygrywa się grę. Zapłać srebrem.
lagranja-lesson-cards-die = Czwartą stronę zagrasz dzięki kości. Kość z 2 pozwala zagrać kartę: weź ją.
    .wrong = Weź kość o wartości 2.
    .not-other = Dobra kość, ale nie pozwala zagrać karty. Weź kość o wartości 2.
lagranja-lesson-cards-effect = Kość z 2 daje plon albo pozwala zagrać lub dobrać kartę. Wybierz kartę. Zagrasz jedną.
    .wrong = Plon też się przyda, ale chodzi nam o czwartą stronę. Wybierz kartę.
lagranja-lesson-cards-barrow = Wózek wymaga towarów. Gdy dostarczysz wszystkie, da punkty, skrzynkę i stragan na rynku. Zagraj kartę „Marzycielka” jako wózek.
    .wrong = Zagraj kartę „Marzycielka” (52) jako wózek.
    .not-barrow = Wózek, zgadza się, ale weź kartę „Marzycielka” (52): świnię, jedzenie i srebro szybko dostarczysz.
    .not-side = To inna strona. Wózek jest u góry karty „Marzycielka” (52).

## Dachy

lagranja-lesson-roofs = Dachy
    .about = Kup znacznik, zakryj nim pole dachu i raz użyj bonusu.
    .learned = Jeden znacznik na rundę, cena to numer rundy. Pole daje punkty od razu, bonus działa raz.
lagranja-lesson-roofs-offer = Na koniec fazy farmy każdy gracz może kupić jeden z wyłożonych znaczników dachu. Kosztuje tyle srebra, ile wynosi numer rundy: teraz 1.
lagranja-lesson-roofs-buy = Został jeden znacznik, ze świnią. Kup go za 1 srebro.
    .wrong = Kup znacznik ze świnią.
    .not-end = Masz 1 srebro, a znaczniki drożeją z każdą rundą. Kup go.
    .not-trade = Nie potrzebujesz więcej srebra: znacznik kosztuje 1, a tyle masz.
lagranja-lesson-roofs-space = Znacznik zakrywa skrajne lewe wolne pole dachu. Pierwsze pole nie daje nic, każde kolejne coraz więcej punktów. Jest ich pięć, a znaczniki zatrzymujesz do końca.
lagranja-lesson-roofs-bonus = Każdy znacznik ma bonus, którego używasz raz, w jednej ze swoich tur. Ten nie ma oznaczonej fazy, więc działa w dowolnym momencie. Użyj go: weź świnię.
    .wrong = Użyj bonusu znacznika.
    .not-end = Można go też użyć później. Zróbmy to teraz.
    .not-trade = Zatrzymaj skrzynkę. Świnię da ci sam znacznik.
lagranja-lesson-roofs-used = Znacznik jest teraz odwrócony. Twoja świnia ma zagrodę; zagrody są dwie. Przy dwóch świniach i wolnej zagrodzie podczas zbiorów dostaniesz trzecią świnię.

## Kości

lagranja-lesson-dice = Kości
    .about = Faza dochodu: dwie kości dla ciebie, dwie dla sąsiadki, jedna wspólna.
    .learned = Bierzesz jedną kość, potem drugą. Każda działa od razu. Ostatnia kość jest dla wszystkich.
lagranja-lesson-dice-dice = Kości zostały rzucone. Przy dwóch graczach jest ich pięć. Zgodnie z kolejnością każdy bierze jedną i od razu jej używa; potem każdy bierze drugą.
lagranja-lesson-dice-five = 1 to świnia, 2 – karta lub plon, 3 – dwa plony, 4 – cztery srebra, 6 – dostawa lub dwa srebra. 5 daje darmowe przetworzenia i kroki na torze sjesty. Weź kość o wartości 5.
    .wrong = Weź kość o wartości 5.
    .not-other = Niezła kość. Ale twoje winogrono chce stać się winem: weź kość o wartości 5.
    .not-anytime = To też możesz zrobić w tej turze, ale najpierw weź kość o wartości 5.
lagranja-lesson-dice-both = Dwa przetworzenia, dwa kroki albo po jednym. Wybierz po jednym.
    .wrong = Dobry wybór. Tutaj chcemy zobaczyć jedno i drugie: wybierz jedno przetworzenie i jeden krok.
lagranja-lesson-dice-upgrade = Przetworzenie jest darmowe. Zrób wino z winogrona na polu: normalnie kosztuje to 3 srebra, a przetworzenie oliwki tylko 2.
    .wrong = Przetwórz winogrono.
    .not-olive = Przetworzenie oliwki kosztuje 2 srebra, winogrona 3. Darmowe przetworzenie jest więc więcej warte przy winogronie.
    .not-done = Przetworzenie by przepadło. Przetwórz winogrono.
lagranja-lesson-dice-step = I jeden krok na torze sjesty. Zrób go: im dalej jest twój dysk, tym wcześniej grasz i tym więcej punktów dostajesz na koniec rundy.
    .wrong = Krok jest darmowy: zrób go.
lagranja-lesson-dice-end = Twoja kość jest użyta. Zakończ turę; potem kość weźmie sąsiadka.
    .wrong = Twoja kość jest użyta. Zakończ turę.
    .not-anytime = Zostaw to na później. Zakończ turę.
lagranja-lesson-dice-pig = Sąsiadka bierze kość o wartości 4. Teraz twoja druga kość: weź tę o wartości 1, czyli świnię.
    .wrong = Weź kość o wartości 1.
    .not-other = Można, ale świnia przybliża cię do dwóch świń, a dwie świnie mają młode. Weź kość o wartości 1.
    .not-anytime = To też możesz zrobić w tej turze, ale najpierw weź kość o wartości 1.
lagranja-lesson-dice-last = Została jedna kość, z 2. Ostatniej kości używają wszyscy, zgodnie z kolejnością. Użyj jej.
    .wrong = Użyj ostatniej kości.
    .not-anytime = Na to jest czas później. Użyj ostatniej kości.
lagranja-lesson-dice-harvest = Tym razem weź plon.
    .wrong = Karta też się przyda. Tutaj bierzemy plon.
lagranja-lesson-dice-take = Który? Brakuje ci zboża. Trafi do spichlerza, bo nie wyrosło na polu.
    .wrong = To już rośnie na twoich polach. Weź zboże.

## Osły i sjesta

lagranja-lesson-donkeys = Osły i sjesta
    .about = Ile dostaw wykonasz i kto gra pierwszy.
    .learned = Osły to dostawy, kapelusze to kroki na torze sjesty, razem cztery. Pierwszy gra ten, kto jest najdalej na torze; wyższy dysk wyprzedza niższy.
lagranja-lesson-donkeys-tiles = Zaczyna się faza transportu. Każdy z twoich czterech znaczników osłów pokazuje cztery rzeczy: osły to dostawy, kapelusze to kroki na torze sjesty. Użyty znacznik jest niedostępny do rundy 4.
lagranja-lesson-donkeys-choose = Wszyscy wybierają potajemnie. Masz towary na trzy dostawy: wybierz znacznik z trzema osłami i jednym kapeluszem.
    .wrong = Wybierz znacznik z trzema osłami.
    .not-four = Cztery osły nie dają kapelusza, więc zostaniesz z tyłu na torze. Na twoje towary wystarczą trzy.
    .not-few = Więcej kapeluszy, ale mniej dostaw, niż masz towarów. Wybierz trzy osły.
lagranja-lesson-donkeys-hats = Sąsiadka wybiera cztery osły bez kapelusza. Teraz kapelusz przesuwa twój dysk: zrób jeden krok.
    .wrong = Najpierw przesuń dysk.
    .not-anytime = To też możesz zrobić podczas dostaw. Najpierw przesuń dysk.
lagranja-lesson-donkeys-order = Oba dyski są teraz na jednym polu. Twój dotarł później, więc leży na wierzchu, a ty otwierasz nową kolejność. Tak zostaje do następnej sjesty.
lagranja-lesson-donkeys-points = Na koniec rundy pole daje punkty: 0, 0, 1, 2 lub 3. Potem dyski wracają na start, ale kolejność zostaje. Teraz twoje trzy dostawy: to temat następnej lekcji.

## Dostawy

lagranja-lesson-deliveries = Dostawy
    .about = Towary do wózków i budynków rzemieślniczych: stąd biorą się punkty.
    .learned = Jeden towar na dostawę, na jeden symbol. Pełny rząd daje punkty i znacznik rzemieślnika, a czasem odblokowuje budynek.
lagranja-lesson-deliveries-places = Masz cztery dostawy. Dostawa przenosi jeden towar na symbol, który go wymaga: na jednym z twoich wózków albo w dostępnym budynku rzemieślniczym.
lagranja-lesson-deliveries-barrow = Na wózku z karty „Olejarz” brakuje jeszcze świni i wina. Dostarcz do niego świnię.
    .wrong = Dostarcz świnię do wózka.
    .not-sell = Teraz 3 srebra, ale wózek jest wart 5 punktów. Dostarcz świnię.
    .not-building = Budynki będą za chwilę. Najpierw dostarcz świnię do wózka.
    .not-end = Zostały ci cztery dostawy. Dostarcz świnię do wózka.
lagranja-lesson-deliveries-row = Twój rząd w Warzywniaku: zboże i dwa winogrona już są, brakuje dwóch oliwek. Rząd zostaje twój i możesz go zapełniać przez kilka rund.
lagranja-lesson-deliveries-first = Dostarcz oliwkę do Warzywniaka.
    .wrong = Dostarcz oliwkę do Warzywniaka.
    .not-other = To zaczyna inny rząd. Najpierw zapełnij ten: dostarcz oliwkę do Warzywniaka.
    .not-sell = Do rzędu potrzebujesz dwóch oliwek. Nie sprzedawaj ich.
    .not-end = Jeszcze dwie dostawy i rząd będzie pełny. Dostarczaj dalej.
lagranja-lesson-deliveries-complete = Jeszcze jedna oliwka i rząd będzie pełny.
    .wrong = Dostarcz drugą oliwkę do Warzywniaka.
    .not-other = Jedna oliwka zapełni rząd. Najpierw dostarcz ją.
    .not-sell = Ta oliwka zapełni rząd. Dostarcz ją.
    .not-end = Masz oliwkę i dostawę. Zapełnij rząd.
lagranja-lesson-deliveries-effect = Bierzesz znacznik rzemieślnika z Warzywniaka. Od razu daje dowolny zasób: weź świnię. Od następnej rundy dostajesz jeden przy każdym przychodzie.
    .wrong = W grze wystarczy dowolny zasób. Najwięcej warta jest świnia: weź ją.
lagranja-lesson-deliveries-points = 5 punktów: 3 za rundę 3, 1 za to, że Warzywniak nie był jeszcze zapełniony, i jeszcze 1. Wczesne rundy dają mniej punktów, ale znacznik działa dłużej.
lagranja-lesson-deliveries-opens = Ostatni punkt daje znacznik kolejności budynków: pierwszy zapełniony budynek odblokowuje Dom kupiecki, od razu dla wszystkich. Tak odblokowują się trzy budynki.

## Rynek

lagranja-lesson-market = Rynek
    .about = Zapełnij wózek, ustaw stragan, wyprzyj innych.
    .learned = Stragan daje 1 punkt w każdej rundzie. Usuwa sąsiadów o niższej wartości, po 1 punkcie za każdego.
lagranja-lesson-market-market = Oto rynek. Masz stragan na polu 2a, sąsiadka na 3a. Gdy ktoś zapełni wózek, ustawia tu stragan. Wartość pola zależy od wózka.
lagranja-lesson-market-food = Wózek z karty „Ziemianin” wymaga jedzenia i wina, a masz jedno i drugie. Dostarcz jedzenie.
    .wrong = Dostarcz jedzenie do wózka z karty „Ziemianin”.
    .not-elsewhere = Ten budynek może poczekać. Dostarcz jedzenie do wózka z karty „Ziemianin”.
    .not-wine = Kolejność jest dowolna. Tutaj najpierw jedzenie.
    .not-anytime = Masz wszystko, czego potrzebujesz. Dostarcz jedzenie.
    .not-end = Masz trzy dostawy. Dostarcz jedzenie.
lagranja-lesson-market-wine = Teraz wino. Zapełni wózek: 5 punktów, skrzynka i stragan.
    .wrong = Dostarcz wino do wózka.
    .not-elsewhere = Najpierw zapełnij wózek: dostarcz wino.
    .not-anytime = Masz wszystko, czego potrzebujesz. Dostarcz wino.
    .not-end = Jeszcze jedna dostawa i wózek będzie pełny. Dostarcz wino.
lagranja-lesson-market-stall = Stragan trafia na wolne pole o wartości 5. Stragan usuwa stragany innych graczy z sąsiednich pól o niższej wartości. Znajdź pole o wartości 5 obok straganu sąsiadki na 3a.
    .wrong = To pole nie leży obok straganu sąsiadki. Wybierz 5b: 3a jest tuż obok.
lagranja-lesson-market-fight = 5 bije 3: stragan na 3a znika, a ty bierzesz za niego 1 punkt. Żeby usunąć twój, sąsiadka potrzebuje 6.
lagranja-lesson-market-scoring = W fazie punktacji każdy twój stragan daje 1 punkt. Dlatego wczesny stragan na wysokiej wartości punktuje przez wiele rund.

## Koniec

lagranja-lesson-end = Ostatnia runda
    .about = Co się jeszcze liczy i jak kończy się gra.
    .learned = Na koniec nie musisz nic sprzedawać: zasoby i skrzynki sprzedają się same. Każde 5 sreber to 1 punkt.
lagranja-lesson-end-last = Koniec rundy 6. Masz 38 punktów, sąsiadka może mieć więcej. Po dostawach możesz kupić dodatkowe. Kosztują po 1 srebrze; dzięki Przewoźnikowi twoje są darmowe.
lagranja-lesson-end-extra = Twój wózek wymaga jedzenia i oliwki, a masz jedno i drugie. Kup dodatkową dostawę.
    .wrong = Kup dodatkową dostawę.
    .not-end = Wtedy wózek zostanie pusty, a jego punkty przepadną. Kup dodatkową dostawę.
lagranja-lesson-end-second = Wszystkie dodatkowe dostawy kupuje się przed wykonaniem pierwszej. Potrzebujesz dwóch: kup drugą.
    .wrong = Najpierw kup drugą.
    .not-deliver = Gdy zaczniesz dostarczać, nie kupisz już kolejnych, a potrzebujesz dwóch. Najpierw kup drugą.
    .not-end = Do zapełnienia wózka potrzebujesz dwóch dostaw. Kup drugą.
lagranja-lesson-end-food = Dostarcz jedzenie do wózka.
    .wrong = Dostarcz jedzenie do wózka.
    .not-elsewhere = Tam niczego już nie zapełnisz. Punkty da jeszcze tylko wózek.
lagranja-lesson-end-olive = I oliwkę.
    .wrong = Oliwka zapełni wózek: 3 punkty i stragan. Dostarcz ją tam.
lagranja-lesson-end-stall = Stragan, który teraz stanie, da jeszcze 1 punkt. Ustaw go na 3a.
    .wrong = To pole też byłoby dobre: każdy stragan daje 1 punkt. W tej lekcji wybieramy 3a.
lagranja-lesson-end-over = To była twoja ostatnia dostawa. Teraz sprzedaje się zasoby ze spichlerza i zagród, a skrzynki po 4 srebra. Jedzenia, wina, mięsa ani niczego z pól i wózków się nie sprzedaje. Potem każde 5 sreber zamienia się w 1 punkt.
lagranja-lesson-end-end = Masz 1 srebro i skrzynkę: na koniec 5 sreber, czyli 1 punkt. Zakończ turę.
    .wrong = Zakończ turę.
    .not-trade = Skrzynka i tak sprzeda się za 4 srebra. Zakończ turę.
lagranja-lesson-end-score = 45 do 43: wygrywasz. Przy remisie decyduje pozostałe srebro. To cała gra. Powodzenia przy pierwszym stole!
