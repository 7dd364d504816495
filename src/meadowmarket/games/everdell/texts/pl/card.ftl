# Słowa na kartach Everdell w przeglądarce.

everdell-page-card-copies = { $n }×
everdell-page-card-partner = Za darmo z: { $partner }
everdell-page-card-frees = Przyjmuje za darmo: { $partner }
everdell-page-card-breaks = wielo·branżowy|Uniwer·sytet|Nauczy·ciel

## Słowa, które strona rysuje jako symbole: każda forma, oddzielone znakiem |

everdell-page-words-twig = gałązka|gałązki|gałązkę|gałązek|gałązką|gałązce|gałązkom|gałązkami|gałązkach
everdell-page-words-resin = żywica|żywicy|żywicę|żywicą|żywice|żywic|żywicom|żywicami|żywicach
everdell-page-words-pebble = kamyk|kamyka|kamyki|kamyków|kamykiem|kamykowi|kamyku|kamykom|kamykami|kamykach
everdell-page-words-berry = jagoda|jagody|jagodę|jagód|jagodą|jagodzie|jagodom|jagodami|jagodach
everdell-page-words-points = żeton punktów|żetony punktów|żetonu punktów|żetonów punktów|żetonem punktów|żetonami punktów|punkt|punkty|punktu|punktów|punktem|punktami|punktach
everdell-page-words-card = karta|karty|kartę|kart|kartą|karcie|kartom|kartami|kartach
everdell-page-words-worker = robotnik|robotnika|robotnikiem|robotnikowi|robotniku|robotnicy|robotników|robotnikom|robotnikami|robotnikach
everdell-page-words-resource = zasób|zasobu|zasoby|zasobów|zasobem|zasobowi|zasobie|zasobom|zasobami|zasobach

## Sposoby zapłaty za kartę

everdell-page-way-plain = Wydrukowany koszt
everdell-page-way-token = Za darmo: { $card }
everdell-page-way-crane = Odrzuć: { $card }
everdell-page-way-innkeeper = Odrzuć: { $card }
everdell-page-way-dungeon = Do Lochu: { $card }
everdell-page-way-judge = Zamień zasób: { $card }
everdell-page-way-saves = o { $n } mniej
everdell-page-way-missing = brakuje { $n }
everdell-page-way-missing-what = Jeszcze potrzebne: { $what }
everdell-page-way-why-occupied = zajęta
everdell-page-way-why-no-space = brak wolnego miejsca
everdell-page-way-why-unique = tylko jedna w mieście
everdell-page-way-why-no-fool = żaden przeciwnik nie może jej przyjąć
everdell-page-way-why-no-ruins = brak budowli do zastąpienia
everdell-page-way-why-nothing-to-swap = nie ma czego zamienić
everdell-page-way-possible = Możesz:
everdell-page-way-impossible = Nie możesz:

## Rozstrzygnięcia do kart

everdell-ruling-one-way = Za kartę płaci się tylko w jeden sposób: nigdy z dwiema zniżkami.
everdell-ruling-lost-discount = Niewykorzystana część zniżki przepada.
everdell-ruling-own-copy = Może opłacić inny egzemplarz tej samej karty.
everdell-ruling-visitors = Gdy przychodzi gość z innego miasta, właściciel najpierw dostaje 1 punkt.
everdell-ruling-must-play = Możesz tu przyjść tylko wtedy, gdy możesz zagrać kartę, i wtedy musisz to zrobić.
everdell-ruling-stays = Jeśli ta karta opuści miasto, robotnik na niej jest utracony.
everdell-ruling-second-spot = Stworzenie musi być w mieście, gdy zajmuje się drugie pole. To, co tam jest, zostaje, nawet gdy ono odejdzie.
everdell-ruling-copy-place = Żaden robotnik tam nie idzie: zajęte i zablokowane lokacje też wchodzą w grę.
everdell-ruling-clock = Najwyżej raz przy zmianie pory roku. Przystań, Wyprawa, wydarzenia i karty się nie liczą.
everdell-ruling-token = Przyjmuje jedno stworzenie za darmo. Żeton zostaje, nawet jeśli stworzenie odejdzie.
everdell-ruling-trigger = Reaguje na karty zagrane, gdy jest już w twoim mieście, ale nie na samą siebie.
everdell-ruling-fool = Uruchamia twojego Historyka, ale nie Sklepikarza.
everdell-ruling-base-value = Liczą się tylko wydrukowane punkty karty, od −2 do 3.
everdell-ruling-shepherd = Wybierz przeciwnika, który nie spasował. Jeśli spasowali wszyscy, płacisz do puli.
everdell-ruling-full-cost = Dostajesz cały wydrukowany koszt, bez względu na zapłatę. Wszystko, co leży na karcie, przepada.
everdell-ruling-university = Nie może odrzucić samego siebie.
everdell-ruling-ruins = Robotnik z tej karty nie wraca przed twoją następną porą roku.
everdell-ruling-copiers = Łańcuch kopii kończy się na jednej zielonej karcie, która sama niczego nie kopiuje.
everdell-ruling-copied-city = Zyski, zapłaty i wybory są twoje.
everdell-ruling-no-storehouse = Nie może skopiować Magazynu przeciwnika.
everdell-ruling-husband = Produkuje tylu Mężów, ile jest par; jedna Farma wystarcza dla wszystkich.
everdell-ruling-pair = Mąż i Żona dzielą jedno miejsce. Pary tworzą się same.
everdell-ruling-no-space = Nie zajmuje miejsca w mieście.
everdell-ruling-architect = Zasoby na wydarzeniach się nie liczą.
everdell-ruling-ranger = Robotnik nie może wrócić tam, skąd przyszedł. Z Cmentarza, Klasztoru i Wyprawy nie można go zabrać.
everdell-ruling-storehouse = Tylko właściciel może wysłać na tę kartę robotnika.
everdell-ruling-prisoners = Więźniowie nie są w żadnym mieście: nie mają punktów ani koloru.
