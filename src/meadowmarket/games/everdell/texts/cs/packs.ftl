# Co je špatně v sadě karet.

everdell-pack-other-name = jiný název než { $names }
everdell-pack-nothing-or-colour = nic, nebo barva { $colour }
everdell-pack-or = { $first } nebo { $rest }
everdell-pack-as-in-box = { $kind } jako v krabici
everdell-pack-cards = karty: { $count }
everdell-pack-at-least = celkem aspoň { $count }
everdell-pack-kinds = různé karty: { $count }
everdell-pack-at-most = nejvýš { $count }
everdell-pack-construction = stavba
everdell-pack-critter = tvor
everdell-pack-copies-itself = { $step }: místo, které kopíruje samo sebe, by nikdy neskončilo
everdell-pack-before-changes = { $step } před kroky, které můžou změnit město
everdell-pack-unique-card = jedinečná karta: každá reaguje jednou
everdell-pack-other-ability = schopnost, kterou nemá žádná jiná karta
everdell-pack-no-card-has = { $file }: žádná karta nemá { $ability }; povoleno: jedna karta
