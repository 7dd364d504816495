# Слова поля «Ла-Гранхи» на странице.

lagranja-page-village = Деревня
lagranja-page-revenue = Ячейки труда
lagranja-page-market = Рынок
lagranja-page-siesta = Шкала сиесты
lagranja-page-fields = Поля
lagranja-page-barrows = Тележки
lagranja-page-helpers = Помощники
lagranja-page-extensions = Пристройки
lagranja-page-storage = Погреб
lagranja-page-roof = Крыша
lagranja-page-donkeys = Жетоны ослов
lagranja-page-hand = Рука
lagranja-page-others = Другие игроки
lagranja-page-neutral = нейтральный игрок
lagranja-page-farm-of = Ферма: { $name }
lagranja-page-show-farm = Показать ферму: { $name }
lagranja-page-points = { $count } ПО
lagranja-page-secret = тайно

## Фазы

lagranja-page-phase-farm = ферма
lagranja-page-phase-revenue = труд
lagranja-page-phase-transport = доставка
lagranja-page-phase-scoring = подсчёт
lagranja-page-phases = Фазы раунда
lagranja-page-turn-order = Очерёдность хода

## Карты

lagranja-page-card = Карта { $number }, «{ $name }»
lagranja-page-hand-title = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} (предел { $limit })
lagranja-page-hand-empty = В руке нет карт.
lagranja-page-hand-secret = Карты в руке тайные.
lagranja-page-choose-side = Выбери сторону
lagranja-page-side-field = Поле
lagranja-page-side-barrow = Тележка
lagranja-page-side-extension = Пристройка
lagranja-page-side-helper = Помощник
lagranja-page-side-discard = Сбросить
lagranja-page-gives-field = бесплатно
lagranja-page-gives-barrow = приносит { $count } ПО
lagranja-page-gives-extension = { $count ->
    [one] стоит { $count } ресурс
    [few] стоит { $count } разных ресурса
    [many] стоит { $count } разных ресурсов
   *[other] стоит { $count } ресурса
}
lagranja-page-gives-helper = действует сразу
lagranja-page-gives-discard = уходит в сброс
lagranja-page-to-market = затем лавка на рынке
lagranja-page-part-hand = предел руки +{ $count }
lagranja-page-part-pen = { $count ->
    [one] ещё { $count } ячейка хлева
    [few] ещё { $count } ячейки хлева
    [many] ещё { $count } ячеек хлева
   *[other] ещё { $count } ячейки хлева
}
lagranja-page-part-delivery = { $count ->
    [one] { $count } дополнительная доставка
    [few] { $count } дополнительные доставки
    [many] { $count } дополнительных доставок
   *[other] { $count } дополнительной доставки
}
lagranja-page-part-silver = { $count ->
    [one] { $count } монета к доходу
    [few] { $count } монеты к доходу
    [many] { $count } монет к доходу
   *[other] { $count } монеты к доходу
}
lagranja-page-timing-passive = всегда
lagranja-page-timing-once = раз в раунд
lagranja-page-timing-action = сколько угодно раз

## Деревня

lagranja-page-die = Кубик { $number }
lagranja-page-die-space = Ячейка труда { $number }
lagranja-page-no-die = Здесь нет кубиков.
lagranja-page-reserved = Может взять только { $name }
lagranja-page-taken-dice = Кубики, взятые в этом раунде: { $dice }
lagranja-page-die-of = Кубик взят: { $name }
lagranja-page-own-row = Твой ряд
lagranja-page-served = доставлено
lagranja-page-you-have-none = У тебя этого нет.
lagranja-page-closed = { $count ->
    [one] Строится, пока не заполнят ещё { $count } здание.
    [few] Строится, пока не заполнят ещё { $count } здания.
    [many] Строится, пока не заполнят ещё { $count } зданий.
   *[other] Строится, пока не заполнят ещё { $count } здания.
}
lagranja-page-opens = стройка № { $count }
lagranja-page-first-vp = 1 ПО тому, кто заполнит здание первым.
lagranja-page-owner-lasts = Жетон производства: { $name }, с раунда { $round }
lagranja-page-owner-new = Жетон производства: { $name }, действует со следующего раунда
lagranja-page-space = Ячейка рынка { $label }
lagranja-page-free = свободна
lagranja-page-stall-of = лавка: { $name }
lagranja-page-about-space = Тележка на { $value } ПО ставит сюда лавку. Новая лавка убирает соседние чужие лавки с меньшим значением.
lagranja-page-siesta-space = Деление { $number } шкалы сиесты, { $vp } ПО
lagranja-page-about-siesta = Кто дальше всех, тот ходит первым; на одном делении — тот, чей диск выше.
lagranja-page-own-disc = Твой диск
lagranja-page-roofs-of-round = Жетоны крыши
lagranja-page-no-roofs = Все проданы.
lagranja-page-roof-not-now = Жетоны крыши покупают в фазе фермы.
lagranja-page-needs-silver = Не хватает { $missing ->
    [one] { $missing } монеты.
    [few] { $missing } монет.
    [many] { $missing } монет.
   *[other] { $missing } монеты.
}
lagranja-page-usable-in = В каких фазах: { $phases }.
lagranja-page-usable-any = В любой фазе.
lagranja-page-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
lagranja-page-discards = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## Ферма

lagranja-page-field-of = { $good }: полей { $count }, с урожаем { $full }
lagranja-page-about-fields = На пустых полях в фазе фермы растёт урожай. Урожай с поля можно переработать, доставить или отдать в уплату, но не продать.
lagranja-page-barrow = Тележка { $card }, { $vp } ПО
lagranja-page-about-barrow = За заполнение: { $vp } ПО, товар и лавка в ячейку рынка { $vp }.
lagranja-page-about-barrow-no-market = За заполнение: { $vp } ПО и товар.
lagranja-page-free-barrow = Место для тележки
lagranja-page-free-helper = Место для помощника
lagranja-page-helper-used = использован в этом раунде
lagranja-page-used = использован
lagranja-page-roof-space = Ячейка крыши { $number }, { $vp } ПО
lagranja-page-donkey = { $donkeys ->
    [one] { $donkeys } доставка
    [few] { $donkeys } доставки
    [many] { $donkeys } доставок
   *[other] { $donkeys } доставки
}, { $hats ->
    [0] без шагов сиесты
    [one] { $hats } шаг сиесты
    [few] { $hats } шага сиесты
    [many] { $hats } шагов сиесты
   *[other] { $hats } шага сиесты
}
lagranja-page-donkey-chosen = Выбран на этот раунд.
lagranja-page-donkey-used = Использован; все жетоны вернутся в 4-м раунде.
lagranja-page-next-price = цена: { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}
lagranja-page-next-extension = { $count ->
    [one] Следующая пристройка стоит { $count } ресурс фермы.
    [few] Следующая пристройка стоит { $count } разных ресурса фермы.
    [many] Следующая пристройка стоит { $count } разных ресурсов фермы.
   *[other] Следующая пристройка стоит { $count } ресурса фермы.
}
lagranja-page-extra = { $count ->
    [one] { $count } дополнительная доставка
    [few] { $count } дополнительные доставки
    [many] { $count } дополнительных доставок
   *[other] { $count } дополнительные доставки
}, цена в монетах: { $silver }
lagranja-page-prices = Цены в монетах: покупка { $buy }, продажа { $sell }, переработка ({ $into }) { $upgrade }.
lagranja-page-about-pens = У тебя { $count ->
    [one] { $count } ячейка хлева
    [few] { $count } ячейки хлева
    [many] { $count } ячеек хлева
   *[other] { $count } ячейки хлева
}. Если свиней две и есть свободная ячейка, будет приплод.
lagranja-page-about-trade-good = Обменяй его на 4 монеты, два разных продукта урожая, карту, свинью или две переработки.

## Откуда очки

lagranja-page-source-start = Начало
lagranja-page-source-roofs = Ячейки крыши
lagranja-page-source-bonuses = Бонусы
lagranja-page-source-buildings = Здания
lagranja-page-source-crafts = Жетоны производства
lagranja-page-source-barrows = Тележки
lagranja-page-source-fights = Убранные лавки
lagranja-page-source-stalls = Лавки
lagranja-page-source-siesta = Сиеста
lagranja-page-source-helpers = Помощники
lagranja-page-source-silver = Монеты
lagranja-page-source-paid = Потрачено

## Верхняя строка

lagranja-page-status = Раунд { $round } из { $rounds } · { $phase }

## Вкладки телефона

lagranja-page-tab-village = Деревня
lagranja-page-tab-farm = Ферма
lagranja-page-tab-hand = Рука
lagranja-page-tab-others = Другие
lagranja-page-tab-log = Журнал
lagranja-page-word-discard = Сбросить
