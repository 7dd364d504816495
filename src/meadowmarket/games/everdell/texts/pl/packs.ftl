# Co jest nie tak w zestawie kart.

everdell-pack-other-name = nazwa inna niż { $names }
everdell-pack-nothing-or-colour = nic albo kolor { $colour }
everdell-pack-or = { $first } lub { $rest }
everdell-pack-as-in-box = { $kind }, jak w pudełku
everdell-pack-cards = karty: { $count }
everdell-pack-at-least = razem co najmniej { $count }
everdell-pack-kinds = różne karty: { $count }
everdell-pack-at-most = najwyżej { $count }
everdell-pack-construction = budowla
everdell-pack-critter = stworzenie
everdell-pack-copies-itself = { $step }: lokacja, która kopiuje samą siebie, nigdy by się nie skończyła
everdell-pack-before-changes = { $step } przed krokami, które mogą zmienić miasto
everdell-pack-unique-card = karta unikatowa: każda reaguje raz
everdell-pack-other-ability = zdolność, której nie ma żadna inna karta
everdell-pack-no-card-has = { $file }: żadna karta nie ma { $ability }; dozwolone: jedna karta
