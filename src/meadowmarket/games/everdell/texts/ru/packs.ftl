# Что не так в наборе карт.

everdell-pack-other-name = любое имя, кроме { $names }
everdell-pack-nothing-or-colour = ничего или цвет { $colour }
everdell-pack-or = { $first } или { $rest }
everdell-pack-as-in-box = { $kind }, как в коробке
everdell-pack-cards = карты: { $count }
everdell-pack-at-least = всего не меньше { $count }
everdell-pack-kinds = разные карты: { $count }
everdell-pack-at-most = не больше { $count }
everdell-pack-construction = сооружение
everdell-pack-critter = существо
everdell-pack-copies-itself = { $step }: локация, которая копирует саму себя, никогда бы не закончилась
everdell-pack-before-changes = { $step } до шагов, которые могут изменить город
everdell-pack-unique-card = уникальная карта: каждая реагирует один раз
everdell-pack-other-ability = способность, которой нет ни у одной другой карты
everdell-pack-no-card-has = { $file }: ни у одной карты нет { $ability }; можно: у одной
