# Lekcje: tytuły, kroki i odpowiedzi na zły ruch. Kroki są w folderze `lessons`.

## Robotnicy

everdell-lesson-workers = Robotnicy
    .about = Wyślij robotników: przyniosą pierwsze zasoby.
    .learned = Jedna akcja na turę. Robotnik działa od razu i zostaje do twojej następnej pory roku.
everdell-lesson-workers-places = Zaczynasz zimą z dwoma robotnikami i pięcioma kartami: nic więcej nie masz. Tura to jedna akcja: wyślij robotnika, zagraj kartę albo przygotuj się do następnej pory roku. Osiem podstawowych lokacji daje zasoby i karty.
everdell-lesson-workers-twigs = Twoja karta „{ everdell-card-farm }” kosztuje 2 gałązki i 1 żywicę. Najpierw zdobądź gałązki: wyślij robotnika na pole „3 gałązki”.
    .wrong = Wyślij robotnika na pole „3 gałązki”.
    .not-place = To też pomaga. Ale żadne pole nie daje więcej gałązek niż „3 gałązki”: idź tam, póki jest wolne.
    .not-pass = Pas kończy dla ciebie grę. Wyślij robotnika.
    .not-haven = Przystań zamienia karty na zasoby, dwie na jeden. Karty są ci potrzebne. Wyślij robotnika na pole „3 gałązki”.
everdell-lesson-workers-forest = Sąsiadka wysyła robotnika do lasu. Leśne lokacje są w każdej grze inne. Każda mieści jednego robotnika: kto pierwszy, ten lepszy.
everdell-lesson-workers-mixed = Potrzebujesz jeszcze żywicy. Jedna leśna lokacja daje gałązkę, żywicę i jagodę: wyślij tam drugiego robotnika.
    .wrong = Wyślij drugiego robotnika na leśną lokację z gałązką, żywicą i jagodą.
    .not-place = Można, ale ta leśna lokacja daje trzy zasoby naraz. Idź tam.
    .not-pass = Pas kończy dla ciebie grę. Wyślij drugiego robotnika.
    .not-haven = Karty są ci potrzebne. Wyślij robotnika na leśną lokację z gałązką, żywicą i jagodą.
everdell-lesson-workers-out = Obaj robotnicy są wysłani. Zostają na swoich miejscach, aż przygotujesz się do następnej pory roku. Do tego czasu możesz zagrywać karty: o tym jest następna lekcja.

## Karty i płacenie

everdell-lesson-cards = Karty i płacenie
    .about = Buduj swoje miasto kartami z ręki i z Łąki.
    .learned = Kartę zagrywasz z ręki albo z Łąki i płacisz za nią zasobami. Zielone karty działają od razu, a potem wiosną i jesienią.
everdell-lesson-cards-where = Możesz zagrywać karty z ręki, a także osiem kart z Łąki, wspólnej dla wszystkich graczy. Koszt jest wydrukowany na karcie.
everdell-lesson-cards-farm = Masz 2 gałązki i 1 żywicę na kartę „{ everdell-card-farm }” z ręki. Zagraj ją.
    .wrong = Zagraj z ręki kartę „{ everdell-card-farm }”.
    .not-meadow = To ta sama karta, ale wtedy twoja zostaje na ręce. Zagraj tę z ręki i zrób miejsce na inne.
    .not-monk = Może później. Karty produkcji są najlepsze na początku: zagraj kartę „{ everdell-card-farm }”.
    .not-season = Możesz jeszcze zagrać kartę. Zrób to przed zmianą pory roku.
    .not-pass = Pas kończy dla ciebie grę. Zagraj kartę „{ everdell-card-farm }”.
everdell-lesson-cards-colours = Karta „{ everdell-card-farm }” jest zielona: produkcja. Od razu daje ci jagodę i da ją znowu wiosną i jesienią. Brązowe karty działają raz, czerwone, gdy odwiedza je robotnik, niebieskie cały czas, fioletowe na koniec gry.
everdell-lesson-cards-toad = Stworzenia kosztują jagody. Karta „{ everdell-card-barge-toad }” na Łące kosztuje 2 i daje 2 gałązki za każdą twoją kartę „{ everdell-card-farm }”. Zagraj ją.
    .wrong = Zagraj z Łąki kartę „{ everdell-card-barge-toad }”.
    .not-other = Dobra karta. Ale „{ everdell-card-barge-toad }” od razu daje gałązki: zagraj tę kartę z Łąki.
    .not-season = Masz dwie jagody do wydania. Najpierw zagraj kartę „{ everdell-card-barge-toad }”.
    .not-pass = Pas kończy dla ciebie grę. Zagraj kartę „{ everdell-card-barge-toad }”.
everdell-lesson-cards-refill = Łąka jest od razu uzupełniana: na tym miejscu leży inna karta, dostępna dla wszystkich.
everdell-lesson-cards-limits = W twoim mieście jest miejsce na 15 kart. Karty pospolite możesz mieć w kilku egzemplarzach, unikatowe tylko w jednym.

## Zajęte miejsca

everdell-lesson-occupied = Zajęte miejsca
    .about = Pola zajęte, pola dla wszystkich i dom, dzięki któremu stworzenie jest za darmo.
    .learned = Pole wyłączne mieści jednego robotnika, wspólne dowolną liczbę. Każda budowla sprowadza za darmo jedno ze swoich stworzeń.
everdell-lesson-occupied-taken = Robotnik sąsiadki stoi na polu „3 gałązki”. To pole jest wyłączne: mieści jednego robotnika i jest zajęte, dopóki sąsiadka nie przygotuje się do następnej pory roku.
everdell-lesson-occupied-shared = Wspólne lokacje mieszczą dowolną liczbę robotników. Jedna z nich to „2 gałązki, 1 karta”: wyślij tam robotnika.
    .wrong = Wyślij robotnika na pole „2 gałązki, 1 karta”.
    .not-place = Można, ale na kartę „{ everdell-card-farm }” potrzebujesz gałązek. Wyślij robotnika na pole „2 gałązki, 1 karta”.
    .not-pass = Pas kończy dla ciebie grę. Wyślij robotnika.
    .not-haven = Karty są ci potrzebne. Wyślij robotnika na pole „2 gałązki, 1 karta”.
    .not-play = Zatrzymaj na razie jagodę. Wyślij robotnika na pole „2 gałązki, 1 karta”.
everdell-lesson-occupied-farm = Teraz stać cię na kartę „{ everdell-card-farm }”. Zagraj ją z ręki.
    .wrong = Zagraj z ręki kartę „{ everdell-card-farm }”.
    .not-meadow = To ta sama karta. Zagraj tę z ręki i zrób tam miejsce.
    .not-other = Jeszcze nie. Najpierw karta „{ everdell-card-farm }”: dzięki niej następna karta będzie za darmo.
    .not-season = Możesz jeszcze zagrać kartę. Zrób to przed zmianą pory roku.
    .not-pass = Pas kończy dla ciebie grę. Zagraj kartę „{ everdell-card-farm }”.
everdell-lesson-occupied-partner = Każde stworzenie ma na karcie nazwę budowli, w której mieszka. Dla kart „{ everdell-card-husband }” i „{ everdell-card-wife }” jest to „{ everdell-card-farm }”. Jeśli ta budowla stoi w twoim mieście i nie jest zajęta, stworzenie przychodzi za darmo.
everdell-lesson-occupied-wife = Masz na ręce kartę „{ everdell-card-wife }”. Zagraj ją.
    .wrong = Zagraj z ręki kartę „{ everdell-card-wife }”.
    .not-other = Ta karta też byłaby dobra. Ale „{ everdell-card-wife }” z twojej ręki może przyjść za darmo: zagraj tę kartę.
    .not-season = Zaczekaj: na ręce masz darmowe stworzenie.
    .not-pass = Pas kończy dla ciebie grę. Zagraj kartę „{ everdell-card-wife }”.
everdell-lesson-occupied-token = Możesz zapłacić 2 jagody. Zamiast tego połóż żeton zajętości na karcie „{ everdell-card-farm }” i nic nie płać.
    .wrong = Użyj żetonu na karcie „{ everdell-card-farm }”.
    .not-plain = Wtedy stracisz 2 jagody, choć karta może być za darmo. Użyj żetonu.
everdell-lesson-occupied-for-good = Żeton zostaje na karcie „{ everdell-card-farm }” na stałe: ten dom jest zajęty, nawet jeśli stworzenie odejdzie. Następne darmowe stworzenie potrzebuje innej budowli.

## Pory roku

everdell-lesson-seasons = Pory roku
    .about = Twoi robotnicy wracają, przybywają nowi, a twoje miasto produkuje.
    .learned = Zmieniasz porę roku, gdy wszyscy twoi robotnicy są wysłani. Wiosna i jesień to produkcja, lato to dwie karty z Łąki.
everdell-lesson-seasons-when = Wszyscy twoi robotnicy są wysłani i nie stać cię na żadną kartę. Czas więc przygotować się do następnej pory roku. Wolno to zrobić tylko wtedy, gdy każdy robotnik jest wysłany.
everdell-lesson-seasons-season = Przygotuj się do następnej pory roku: po zimie przychodzi wiosna.
    .wrong = Przygotuj się do następnej pory roku.
    .not-pass = Pas kończy dla ciebie grę, a to dopiero zima. Przygotuj się do następnej pory roku.
everdell-lesson-seasons-spring = Dwaj robotnicy wrócili i przybył trzeci. Wiosną produkują twoje zielone karty: „{ everdell-card-farm }” daje jagodę, a „{ everdell-card-barge-toad }” 2 gałązki.
everdell-lesson-seasons-year = Wiosna: 1 robotnik i produkcja. Lato: 1 robotnik i do 2 kart z Łąki. Jesień: 2 robotników i produkcja. Jesień to ostatnia pora roku.
everdell-lesson-seasons-back = Wszystkie lokacje, na których stali twoi robotnicy, są znów wolne. Masz dużo gałązek, ale nie masz żywicy: wyślij robotnika na pole „2 żywice”.
    .wrong = Wyślij robotnika na pole „2 żywice”.
    .not-place = Można, ale brakuje ci żywicy. Wyślij robotnika na pole „2 żywice”.
    .not-play = Zatrzymaj jagodę. Wyślij robotnika na pole „2 żywice”.
    .not-pass = Pas kończy dla ciebie grę. Wyślij robotnika na pole „2 żywice”.
everdell-lesson-seasons-alone = Każdy gracz zmienia porę roku osobno. Jeden może mieć lato, gdy u drugiego wciąż trwa zima. Kto czeka, więcej zyskuje na każdej porze roku; kto się spieszy, ma więcej robotników.

## Wydarzenia

everdell-lesson-events = Wydarzenia
    .about = Punkty dla miast z odpowiednimi kartami.
    .learned = Wydarzenie wymaga kart w twoim mieście, zajmuje jednego robotnika i należy tylko do jednego gracza.
everdell-lesson-events-events = Każde z czterech podstawowych wydarzeń wymaga kart jednego koloru w twoim mieście: trzech niebieskich, trzech czerwonych, czterech zielonych lub trzech brązowych. Daje 3 punkty.
everdell-lesson-events-blue = { everdell-card-shopkeeper }, { everdell-card-judge } i { everdell-card-courthouse } to niebieskie karty: zarządzanie. Tego wymaga wydarzenie „{ everdell-event-city-monument }”. Wyślij na nie robotnika.
    .wrong = Wyślij robotnika na wydarzenie „{ everdell-event-city-monument }”.
    .not-tan = To też możesz mieć, i zajmiemy się nim za chwilę. Najpierw „{ everdell-event-city-monument }”.
    .not-place = To pole może być wolne także w następnej turze. Wydarzenie niekoniecznie. Wyślij robotnika na wydarzenie „{ everdell-event-city-monument }”.
    .not-play = Karty mogą poczekać jedną turę. Wydarzenie dostaje ten, kto jest pierwszy.
    .not-pass = Pas kończy dla ciebie grę. Wyślij robotnika na wydarzenie „{ everdell-event-city-monument }”.
everdell-lesson-events-once = Wydarzenie jest twoje i nikt inny go nie zdobędzie. Nie zajmuje miejsca w twoim mieście. Twój robotnik wróci z następną porą roku.
everdell-lesson-events-tan = { everdell-card-postal-pigeon }, { everdell-card-ranger }, { everdell-card-ruins } i kilka innych to brązowe karty: podróżnicy. Trzy z nich wystarczą na wydarzenie „{ everdell-event-cartographers-expedition }”. Wyślij na nie robotnika.
    .wrong = Wyślij robotnika na wydarzenie „{ everdell-event-cartographers-expedition }”.
    .not-place = Zasoby mogą poczekać. Zdobądź wydarzenie, zanim zrobi to sąsiadka.
    .not-play = Karty mogą poczekać jedną turę. Najpierw zdobądź wydarzenie.
    .not-pass = Pas kończy dla ciebie grę. Najpierw zdobądź wydarzenie.
everdell-lesson-events-special = Specjalne wydarzenia wymieniają dwie karty. Większość z nich ma też efekt: karty lub zasoby, które położysz na wydarzeniu, zamieniają się w punkty. W każdej grze są inne, więc przyjrzyj się im zawczasu.

## Wyprawa

everdell-lesson-journey = Wyprawa
    .about = Jesienią karty, których nie możesz użyć, zamieniają się w punkty.
    .learned = Tylko jesienią. Odrzuć tyle kart, ile pokazuje pole, i zdobądź tyle punktów.
everdell-lesson-journey-autumn = Jest jesień, twoja ostatnia pora roku. Teraz można ruszyć na Wyprawę. Pole każe odrzucić tyle kart, ile pokazuje, i daje tyle punktów. Pola 5, 4 i 3 mieszczą po jednym robotniku, pole 2 dowolną liczbę.
everdell-lesson-journey-four = Robotnik sąsiadki stoi na polu 5. Masz na ręce pięć kart i prawie na żadną cię nie stać. Wyślij robotnika na pole 4.
    .wrong = Wyślij robotnika na Wyprawę za 4 punkty.
    .not-less = Stać cię na więcej: masz pięć kart. Wybierz pole 4.
    .not-place = Na to zostaną ci robotnicy. Wyprawa za 4 punkty może przepaść: idź tam najpierw.
    .not-play = Karta jest warta 1 punkt, a pole 4, i ktoś może je zająć. Najpierw rusz na Wyprawę.
    .not-pass = Zostało ci pięciu robotników. Wyślij jednego na Wyprawę.
everdell-lesson-journey-discard = Musisz odrzucić cztery z pięciu kart. Zostaw tę, która może się jeszcze przydać. Zacznij od karty „{ everdell-card-inn }”; potem przyjdzie kolej na pozostałe trzy.
    .wrong = Tę kartę też odrzucisz. Zacznij od karty „{ everdell-card-inn }”.
    .not-palace = „{ everdell-card-palace }” to najcenniejsza z pięciu kart. Zostaw ją i zacznij od karty „{ everdell-card-inn }”.
everdell-lesson-journey-stays = 4 punkty za karty, które nic by nie dały: karty na ręce są na koniec gry bez wartości. Robotnik zostaje na Wyprawie do końca gry.

## Koniec

everdell-lesson-end = Koniec
    .about = Ostatnie tury, pasowanie i wynik.
    .learned = Kto spasuje, już nie wraca do gry. Policz punkty bazowe, żetony, fioletowe karty, Wyprawę i wydarzenia.
everdell-lesson-end-alone = Twoja sąsiadka spasowała. Grasz dalej samodzielnie, tura po turze, aż też spasujesz. Masz jeszcze jednego robotnika i dwie jagody.
everdell-lesson-end-point = Ostatni robotnik: 2 karty i żeton punktów. Wyślij go tam.
    .wrong = Wyślij robotnika na pole „2 karty, 1 punkt”.
    .not-place = Same zasoby nic już nie dają, a „2 karty, 1 punkt” – owszem.
    .not-pass = Masz jeszcze robotnika. Najpierw go użyj.
everdell-lesson-end-card = Dobierasz kartę „{ everdell-card-historian }”: 2 jagody, 1 punkt i jeszcze 1 dzięki karcie „{ everdell-card-theater }”, która liczy unikatowe stworzenia. Zagraj ją.
    .wrong = Zagraj z ręki kartę „{ everdell-card-historian }”.
    .not-pass = Najpierw zagraj kartę: jest warta 2 punkty.
everdell-lesson-end-pass = Nic więcej nie da się zrobić. Spasuj.
    .wrong = Spasuj.
everdell-lesson-end-score = 60 do 50: wygrywasz. 28 punktów bazowych, 11 na żetonach, 14 z fioletowych kart, 4 z Wyprawy, 3 z wydarzeń. Przy remisie wygrywa ten, kto ma więcej wydarzeń, a potem więcej zasobów. Powodzenia przy pierwszym stole!
