# Слова поля Эверделла в браузере.

everdell-page-tab-meadow = Поляна
everdell-page-tab-places = Места
everdell-page-tab-city = Город
everdell-page-tab-hand = Рука
everdell-page-tab-others = Другие
everdell-page-tab-log = Журнал
everdell-page-status = { $season } · работники: { $free } из { $total }
everdell-page-status-solo = Год { $year } · { $season } · работники: { $free } из { $total }
everdell-page-status-watching = Сезоны: { $seasons }
everdell-page-total = Итого
everdell-page-rugwort = Рагворт

## Сезоны и работники

everdell-page-season-winter = Зима
everdell-page-season-spring = Весна
everdell-page-season-summer = Лето
everdell-page-season-autumn = Осень
everdell-page-season-of = Сезон: { $season }
everdell-page-last-season = Осень — последний сезон.
everdell-page-has-passed = Пас до конца партии.
everdell-page-passed = пас
everdell-page-next-production = Следующий сезон: { $season }. { $n ->
    [one] { $n } новый работник и производство.
    [few] { $n } новых работника и производство.
    [many] { $n } новых работников и производство.
   *[other] { $n } нового работника и производство.
}
everdell-page-next-summer = Следующий сезон: { $season }. { $n ->
    [one] { $n } новый работник
    [few] { $n } новых работника
    [many] { $n } новых работников
   *[other] { $n } нового работника
} и до { $cards ->
    [one] { $cards } карты с Поляны.
    [few] { $cards } карт с Поляны.
    [many] { $cards } карт с Поляны.
   *[other] { $cards } карты с Поляны.
}
everdell-page-next-ready = Все работники выставлены: можно готовиться к сезону.
everdell-page-next-not-ready = Готовиться к сезону можно, когда выставлены все работники.
everdell-page-workers = Работники: свободно { $free }, выставлено { $placed }, не вернётся { $permanent }
everdell-page-workers-of = Работники здесь: { $names }.

## Места

everdell-page-places = Места для работников
everdell-page-basic = Основные локации
everdell-page-forest = Лес
everdell-page-haven = Убежище
everdell-page-journey = Путешествие
everdell-page-place-basic = Основная локация
everdell-page-place-forest = Лес
everdell-page-place-haven = Убежище
everdell-page-place-journey = Путешествие
everdell-page-spots = { $n ->
    [one] Место для { $n } работника.
    [few] Место для { $n } работников разных игроков.
    [many] Место для { $n } работников разных игроков.
   *[other] Место для { $n } работника разных игроков.
}
everdell-page-spots-any = Работников может быть сколько угодно.
everdell-page-copy-basic = копия основной локации
everdell-page-copy-any = копия локации
everdell-page-gives = Сейчас место принесло бы: { $what }.
everdell-page-gives-up-to = Сейчас место принесло бы самое большее: { $what }.
everdell-page-gives-for = { $n ->
    [one] За { $n } карту с руки место сейчас принесло бы: { $what }.
    [few] За { $n } карты с руки место сейчас принесло бы: { $what }.
    [many] За { $n } карт с руки место сейчас принесло бы: { $what }.
   *[other] За { $n } карты с руки место сейчас принесло бы: { $what }.
}
everdell-page-gives-for-up-to = { $n ->
    [one] Если сбросить с руки до { $n } карты, место принесёт: { $what }.
    [few] Если сбросить с руки до { $n } карт, место принесёт: { $what }.
    [many] Если сбросить с руки до { $n } карт, место принесёт: { $what }.
   *[other] Если сбросить с руки до { $n } карты, место принесёт: { $what }.
}
everdell-page-gives-for-gift = { $n ->
    [one] Если отдать { $n } ресурс, место принесёт: { $what }.
    [few] Если отдать { $n } ресурса, место принесёт: { $what }.
    [many] Если отдать { $n } ресурсов, место принесёт: { $what }.
   *[other] Если отдать { $n } ресурса, место принесёт: { $what }.
}
everdell-page-gives-nothing = Сейчас здесь ничего не получить.
everdell-page-amount-any = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
    [many] { $n } ресурсов на выбор
   *[other] { $n } ресурса на выбор
}
everdell-page-amount-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
everdell-page-amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}

## Почему место недоступно

everdell-page-closed-taken = Место занято.
everdell-page-closed-own-worker = Здесь уже стоит твой работник. Второе место — для другого игрока.
everdell-page-closed-journey = Доступно только в твою осень.
everdell-page-closed-few-cards = У тебя слишком мало карт в руке.
everdell-page-closed-achieved = Уже выполнено.
everdell-page-closed-requirement = Условие не выполнено.
everdell-page-closed-event-cost = Тебе нечем заплатить.
everdell-page-closed-missing = У тебя нет того, что для этого нужно.
everdell-page-closed-condition = Сейчас не выполнить то, что здесь требуется.

## Поляна, колода и сброс

everdell-page-meadow = Поляна
everdell-page-meadow-card = { $card }, место { $place } на Поляне
everdell-page-meadow-blocked = { $card }, место { $place } на Поляне, закрыто Рагвортом
everdell-page-meadow-empty = пусто
everdell-page-blocked = Это место закрыл Рагворт: карту нельзя разыграть.
everdell-page-pile = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
    [many] Колода: { $n } карт
   *[other] Колода: { $n } карты
}
everdell-page-discards = { $n ->
    [one] Сброс: { $n } карта
    [few] Сброс: { $n } карты
    [many] Сброс: { $n } карт
   *[other] Сброс: { $n } карты
}
everdell-page-supply = Запас ресурсов и очков
everdell-page-about-supply = Он не кончается: отсюда берут и сюда платят.
everdell-page-about-pile = Карты берут отсюда, если не названа Поляна.
everdell-page-about-discards = Когда колода кончится, сброс станет новой колодой.

## События

everdell-page-events = События
everdell-page-need = { $n ->
    [1] Нужно: { $what }.
    [one] Нужно: { $what } × { $n }.
    [few] Нужно: { $what } × { $n }.
    [many] Нужно: { $what } × { $n }.
   *[other] Нужно: { $what } × { $n }.
}
everdell-page-need-met = { $n ->
    [1] Нужно: { $what } (есть).
    [one] Нужно: { $what } × { $n } (есть { $have }).
    [few] Нужно: { $what } × { $n } (есть { $have }).
    [many] Нужно: { $what } × { $n } (есть { $have }).
   *[other] Нужно: { $what } × { $n } (есть { $have }).
}
everdell-page-need-missing = { $n ->
    [1] Нужно: { $what } (пока нет).
    [one] Нужно: { $what } × { $n } (пока есть { $have }).
    [few] Нужно: { $what } × { $n } (пока есть { $have }).
    [many] Нужно: { $what } × { $n } (пока есть { $have }).
   *[other] Нужно: { $what } × { $n } (пока есть { $have }).
}
everdell-page-event-price = Цена: { $what }.
everdell-page-event-price-cards = { $n ->
    [one] Цена: { $n } карта из твоего города.
    [few] Цена: { $n } карты из твоего города.
    [many] Цена: { $n } карт из твоего города.
   *[other] Цена: { $n } карты из твоего города.
}
everdell-page-event-of = Событие выполнено: { $name }.
everdell-page-event-worth = { $n ->
    [one] Сейчас приносит { $n } очко.
    [few] Сейчас приносит { $n } очка.
    [many] Сейчас приносит { $n } очков.
   *[other] Сейчас приносит { $n } очка.
}
everdell-page-event-worth-you = { $n ->
    [one] Тебе сейчас принесло бы { $n } очко.
    [few] Тебе сейчас принесло бы { $n } очка.
    [many] Тебе сейчас принесло бы { $n } очков.
   *[other] Тебе сейчас принесло бы { $n } очка.
}
everdell-page-under-event = Под ним: { $cards }.

## Города

everdell-page-others = Другие игроки
everdell-page-city-of = Город: { $name }
everdell-page-city-title = Твой город: занято { $spaces } из { $total } ячеек
everdell-page-city-spaces = Занято { $spaces } из { $total } ячеек
everdell-page-city-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
everdell-page-city-empty = пока нет карт
everdell-page-show-city = Показать город: { $name }
everdell-page-stock-of = Запасы: { $name }
everdell-page-about-resource = Ресурсами платят за сооружения и существ.
everdell-page-points-now = { $n ->
    [one] пока { $n } очко
    [few] пока { $n } очка
    [many] пока { $n } очков
   *[other] пока { $n } очка
}
everdell-page-points-show = { $n ->
    [one] Пока { $n } очко. Показать, за что.
    [few] Пока { $n } очка. Показать, за что.
    [many] Пока { $n } очков. Показать, за что.
   *[other] Пока { $n } очка. Показать, за что.
}
everdell-page-points-tokens = { $n ->
    [one] из них жетонами { $n }
    [few] из них жетонами { $n }
    [many] из них жетонами { $n }
   *[other] из них жетонами { $n }
}
everdell-page-occupied = Занято: бесплатное существо уже разыграно.
everdell-page-on-it = На карте: { $what }.
everdell-page-prisoners = Узники: { $cards }.
everdell-page-paired = Муж и Жена делят одну ячейку.
everdell-page-copy = { $card }, № { $n } из { $total }

## Рука

everdell-page-hand = Рука
everdell-page-hand-title = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
} (предел { $limit })
everdell-page-hand-empty = У тебя нет карт в руке.
everdell-page-hand-secret = Карты в руках скрыты.
everdell-page-aside = Отложено
everdell-page-aside-of = Выбирает { $name }
everdell-page-aside-hidden = { $n ->
    [one] Отложена { $n } карта рубашкой вверх.
    [few] Отложены { $n } карты рубашкой вверх.
    [many] Отложено { $n } карт рубашкой вверх.
   *[other] Отложено { $n } карты рубашкой вверх.
}
everdell-page-pay-for = Как заплатишь за карту «{ $card }»?
everdell-page-save-on = Что сбережёшь на карте «{ $card }»?
everdell-page-word-discard = Сбросить
