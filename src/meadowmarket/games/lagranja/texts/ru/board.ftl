# Поле «Ла-Гранхи» в терминале.

lagranja-board-round = Раунд { $round } из { $rounds }
lagranja-board-over = Партия окончена
lagranja-board-phase-farm = { $case ->
   *[nom] Фаза фермы
    [loc] в фазе фермы
}
lagranja-board-phase-revenue = { $case ->
   *[nom] Фаза труда
    [loc] в фазе труда
}
lagranja-board-phase-transport = { $case ->
   *[nom] Фаза доставки
    [loc] в фазе доставки
}
lagranja-board-phase-scoring = { $case ->
   *[nom] Фаза подсчёта очков
    [loc] в фазе подсчёта очков
}
lagranja-board-order = Порядок
lagranja-board-solo-first = Ты первый игрок
lagranja-board-solo-second = Ты второй игрок
lagranja-board-dice = Кубики
lagranja-board-last-die = { $number }, последний кубик, для всех
lagranja-board-market = Рынок
lagranja-board-buildings = Производственные здания
lagranja-board-opens = { $order ->
    [1] достроят 1-м
    [2] достроят 2-м
   *[other] достроят 3-м
}
lagranja-board-first-vp = +{ $points } ПО
lagranja-board-roofs-on-sale = Жетоны крыши
lagranja-board-siesta = Сиеста
lagranja-board-siesta-space = { $number }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } ПО)
}
lagranja-board-piles = Колода { $deck }, сброс { $discards }
lagranja-board-good-silver = мон.
lagranja-board-good-vp = ПО
lagranja-board-good-olive = оливка
lagranja-board-good-grain = пшен.
lagranja-board-good-grape = виногр.
lagranja-board-good-pig = свинья
lagranja-board-good-food = еда
lagranja-board-good-wine = вино
lagranja-board-good-meat = мясо
lagranja-board-good-trade-good = товар
lagranja-board-vp = { $points } ПО
lagranja-board-goods = Ресурсы
lagranja-board-fields = Поля
lagranja-board-barrows = Тележки
lagranja-board-barrow-short = Тележка
lagranja-board-barrow-place = { $place }.
lagranja-board-barrow = { $points } ПО:
lagranja-board-barrow-without-stall = { $points } ПО, без лавки:
lagranja-board-roofs = Крыша
lagranja-board-used = { $name } (использовано)
lagranja-board-donkeys = Ослы
lagranja-board-donkey-chosen = выбрано: { $donkeys }
lagranja-board-donkey-hidden = жетон выбран
lagranja-board-prices = Купить/перераб.
lagranja-board-roof-price = жетон крыши { $silver }
lagranja-board-farm = Ферма
lagranja-board-pens = хлев { $pigs }/{ $pens }
lagranja-board-roof-places = крыши { $count }/{ $places }
lagranja-board-extra-deliveries = доп. доставки { $count } по { $silver ->
    [one] { $silver } монете
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}
lagranja-board-extensions = пристройки { $count }
lagranja-board-extensions-short = Пристройки
lagranja-board-markers = маркеров осталось { $count }
lagranja-board-crafts = Жетоны производства
lagranja-board-new-craft = { $name } (новый)
lagranja-board-barred = Закрытые варианты обмена
lagranja-board-helpers = Помощники
lagranja-board-hand = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} (предел { $limit })
lagranja-board-cards = Рука
lagranja-board-column-card = Карта
lagranja-board-column-field = Поле
lagranja-board-column-barrow = Тележка
lagranja-board-column-extension = Пристр.
lagranja-board-column-helper = Помощник
lagranja-board-adds-pen = хлев
lagranja-board-adds-delivery = дост.
lagranja-board-adds-silver = мон.
lagranja-board-others = Соперники
lagranja-board-farms = Фермы
lagranja-board-legend = { $full } поле с урожаем, { $empty } пустое поле, { $served } доставлено
lagranja-board-none = —

# Слагаемые ценности фермы.
lagranja-term-points = очки сейчас
lagranja-term-silver = монеты
lagranja-term-goods = ресурсы, которые пока некуда доставить
lagranja-term-wanted-goods = ресурсы, которые есть куда доставить
lagranja-term-trade-goods = товары
lagranja-term-fields = будущий урожай
lagranja-term-breeding = будущий приплод
lagranja-term-barrows = незаполненные тележки
lagranja-term-buildings = незаполненные здания
lagranja-term-crafts = жетоны производства
lagranja-term-stalls = лавки на рынке
lagranja-term-siesta = сиеста
lagranja-term-turn-order = очерёдность хода
lagranja-term-donkey = доставки жетона осла
lagranja-term-extensions = пристройки
lagranja-term-helpers = помощники
lagranja-term-unused-helpers = неиспользованные помощники
lagranja-term-roof-bonuses = неиспользованные жетоны крыши
lagranja-term-roof-spaces = будущие крыши
lagranja-term-hand = карты в руке
