# Что говорит Эверделл. Аргументы с именем seat или на _seat приходят как имена игроков.

## Слова

everdell-list = { FORM($first, $case) }, { FORM($rest, $case) }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = любое существо
everdell-copy = { $card } № { $n }
everdell-copy-holding = { $card } № { $n } — на карте { $what }
everdell-on-it-worker = работник игрока { $other_seat }
everdell-on-it-token = жетон „занято“
everdell-amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
everdell-amount-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
everdell-card-abroad = { $card } — { $other_seat }
everdell-gone = сброшенная карта
everdell-amount-twig = { $n ->
    [one] { $case ->
       *[nom] { $n } ветка
        [gen] { $n } ветки
        [acc] { $n } ветку
    }
    [few] { $case ->
       *[nom] { $n } ветки
        [gen] { $n } веток
        [acc] { $n } ветки
    }
    [many] { $n } веток
   *[other] { $n } ветки
}
everdell-amount-resin = { $n ->
    [one] { $case ->
       *[nom] { $n } смола
        [gen] { $n } смолы
        [acc] { $n } смолу
    }
    [few] { $n } смолы
    [many] { $n } смолы
   *[other] { $n } смолы
}
everdell-amount-pebble = { $n ->
    [one] { $case ->
       *[nom] { $n } камушек
        [gen] { $n } камушка
        [acc] { $n } камушек
    }
    [few] { $case ->
       *[nom] { $n } камушка
        [gen] { $n } камушков
        [acc] { $n } камушка
    }
    [many] { $n } камушков
   *[other] { $n } камушка
}
everdell-amount-berry = { $n ->
    [one] { $case ->
       *[nom] { $n } ягода
        [gen] { $n } ягоды
        [acc] { $n } ягоду
    }
    [few] { $case ->
       *[nom] { $n } ягоды
        [gen] { $n } ягод
        [acc] { $n } ягоды
    }
    [many] { $n } ягод
   *[other] { $n } ягоды
}
everdell-resource-twig = { $amount ->
    [one] { $case ->
       *[nom] ветка
        [gen] ветки
        [acc] ветку
    }
    [few] ветки
    [many] веток
   *[other] ветки
}
everdell-resource-resin = { $amount ->
    [one] { $case ->
       *[nom] смола
        [gen] смолы
        [acc] смолу
    }
    [few] смолы
    [many] смолы
   *[other] смолы
}
everdell-resource-pebble = { $amount ->
    [one] { $case ->
       *[nom] камушек
        [gen] камушка
        [acc] камушек
    }
    [few] камушка
    [many] камушков
   *[other] камушка
}
everdell-resource-berry = { $amount ->
    [one] { $case ->
       *[nom] ягода
        [gen] ягоды
        [acc] ягоду
    }
    [few] ягоды
    [many] ягод
   *[other] ягоды
}
everdell-colour-tan = { $amount ->
    [one] бежевая карта (странствие)
    [few] бежевые карты (странствие)
    [many] бежевых карт (странствие)
   *[other] бежевой карты (странствие)
}
everdell-colour-green = { $amount ->
    [one] зелёная карта (производство)
    [few] зелёные карты (производство)
    [many] зелёных карт (производство)
   *[other] зелёной карты (производство)
}
everdell-colour-red = { $amount ->
    [one] красная карта (посещение)
    [few] красные карты (посещение)
    [many] красных карт (посещение)
   *[other] красной карты (посещение)
}
everdell-colour-blue = { $amount ->
    [one] синяя карта (управление)
    [few] синие карты (управление)
    [many] синих карт (управление)
   *[other] синей карты (управление)
}
everdell-colour-purple = { $amount ->
    [one] фиолетовая карта (процветание)
    [few] фиолетовые карты (процветание)
    [many] фиолетовых карт (процветание)
   *[other] фиолетовой карты (процветание)
}
everdell-cards-of-a-colour = { $n } { FORM($colour, $n) }
everdell-kind-common-critter = обычное существо
everdell-kind-unique-critter = уникальное существо
everdell-kind-common-construction = обычное сооружение
everdell-kind-unique-construction = уникальное сооружение

## О чём вопрос

everdell-ask-turn-worker-card = { $seasons ->
    [0] Выставь работника, разыграй карту или спасуй.
   *[other] Выставь работника, разыграй карту или спасуй. Следующий сезон придёт, когда выставишь всех работников.
}
everdell-ask-turn-worker = { $seasons ->
    [0] Выставь работника или спасуй.
   *[other] Выставь работника или спасуй. Следующий сезон придёт, когда выставишь всех работников.
}
everdell-ask-turn-card-season = Разыграй карту, подготовься к сезону или спасуй.
everdell-ask-turn-season = Подготовься к сезону или спасуй.
everdell-ask-turn-card = Разыграй карту или спасуй.
everdell-ask-turn-pass = Остаётся только спасовать.
everdell-ask-pay = Как заплатишь за карту «{ $card }»?
everdell-ask-save = { $n ->
    [one] Скидка на карту «{ $card }»: ещё { $n } ресурс. Какой сбережёшь?
    [few] Скидка на карту «{ $card }»: ещё { $n } ресурса. Какой сбережёшь?
    [many] Скидка на карту «{ $card }»: ещё { $n } ресурсов. Какой сбережёшь?
   *[other] Скидка на карту «{ $card }»: ещё { $n } ресурса. Какой сбережёшь?
}
everdell-ask-gain = { $n ->
    [one] Какой ресурс возьмёшь?
    [few] Какие ресурсы возьмёшь? Осталось выбрать: { $n }.
    [many] Какие ресурсы возьмёшь? Осталось выбрать: { $n }.
   *[other] Какие ресурсы возьмёшь? Осталось выбрать: { $n }.
}
everdell-ask-to-amount = Какой соперник получит { FORM($what, case: "acc") }?
everdell-ask-to-resources = { $n ->
    [one] Какой соперник получит { $n } ресурс?
    [few] Какой соперник получит { $n } ресурса?
    [many] Какой соперник получит { $n } ресурсов?
   *[other] Какой соперник получит { $n } ресурса?
}
everdell-ask-to-cards = { $n ->
    [one] Какой соперник получит { $n } карту?
    [few] Какой соперник получит { $n } карты?
    [many] Какой соперник получит { $n } карт?
   *[other] Какой соперник получит { $n } карты?
}
everdell-ask-to-card = Какой соперник получит карту «{ $card }»?
everdell-ask-to-city = В чей город пойдёт карта «{ $card }»?
everdell-ask-to-payment = Какой соперник получит твою плату?
everdell-ask-discard = { $count ->
    [0] Какую карту сбросишь с руки?
   *[other] Какую карту сбросишь с руки? Пока сброшено: { $count }.
}
everdell-ask-discard-for = { $count ->
    [0] Какую карту сбросишь с руки? { $every ->
        [1] За каждую: { $reward }.
        [one] За каждые { $every }: { $reward }.
        [few] За каждые { $every }: { $reward }.
        [many] За каждые { $every }: { $reward }.
       *[other] За каждые { $every }: { $reward }.
    }
   *[other] Какую карту сбросишь с руки? { $every ->
        [1] За каждую: { $reward }.
        [one] За каждые { $every }: { $reward }.
        [few] За каждые { $every }: { $reward }.
        [many] За каждые { $every }: { $reward }.
       *[other] За каждые { $every }: { $reward }.
    } Пока сброшено: { $count }.
}
everdell-ask-discard-exactly = { $n ->
    [one] Какую карту сбросишь с руки?
    [few] Какие карты сбросишь с руки? Осталось выбрать: { $n }.
    [many] Какие карты сбросишь с руки? Осталось выбрать: { $n }.
   *[other] Какие карты сбросишь с руки? Осталось выбрать: { $n }.
}
everdell-ask-spend = Сколько потратишь? Не больше { FORM($what, case: "gen") }, за каждый ресурс { $points }.
everdell-ask-spend-opponent = Сколько отдашь? Не больше { FORM($what, case: "gen") }, за каждый ресурс { $points }.
everdell-ask-spend-event = Сколько положишь на событие? Не больше { FORM($what, case: "gen") }.
everdell-ask-give = { $n ->
    [one] Какой ресурс отдашь?
    [few] Какие ресурсы отдашь? Осталось выбрать: { $n }.
    [many] Какие ресурсы отдашь? Осталось выбрать: { $n }.
   *[other] Какие ресурсы отдашь? Осталось выбрать: { $n }.
}
everdell-ask-give-share = Какой ресурс отдашь? Можно ещё { $n }, за каждый { $points }.
everdell-ask-give-event = Какой ресурс положишь на событие? Можно ещё { $n }.
everdell-ask-give-trade = Какой ресурс обменяешь? Можно ещё { $n }.
everdell-ask-produce = Какая карта сработает следующей?
everdell-ask-activate = Какую карту активируешь?
everdell-ask-place = Куда идёт работник?
everdell-ask-move = Какого работника переставишь?
everdell-ask-recall = Какой работник вернётся?
everdell-ask-ruins = Какое сооружение заменят Развалины?
everdell-ask-rugwort-loses = Какую карту потеряет Рагворт?
everdell-ask-store = { $card }: что запасёшь?
everdell-ask-keep = Какую карту оставишь себе?
everdell-ask-discard-meadow = { $n ->
    [one] Какую карту сбросишь с Поляны?
    [few] Какие карты сбросишь с Поляны? Осталось выбрать: { $n }.
    [many] Какие карты сбросишь с Поляны? Осталось выбрать: { $n }.
   *[other] Какие карты сбросишь с Поляны? Осталось выбрать: { $n }.
}
everdell-ask-take = { $n ->
    [one] Какую карту возьмёшь с Поляны?
    [few] Какие карты возьмёшь с Поляны? Осталось выбрать: { $n }.
    [many] Какие карты возьмёшь с Поляны? Осталось выбрать: { $n }.
   *[other] Какие карты возьмёшь с Поляны? Осталось выбрать: { $n }.
}
everdell-ask-revealed = Какую из открытых карт разыграешь?
everdell-ask-pile = { $n ->
    [one] Откуда откроешь { $n } карту?
    [few] Откуда откроешь { $n } карты?
    [many] Откуда откроешь { $n } карт?
   *[other] Откуда откроешь { $n } карты?
}
everdell-ask-inn = Какую карту с Поляны разыграешь на { $n } дешевле?
everdell-ask-queen = { $n ->
    [one] Какую карту ценностью не больше { $n } очка разыграешь бесплатно?
    [few] Какую карту ценностью не больше { $n } очков разыграешь бесплатно?
    [many] Какую карту ценностью не больше { $n } очков разыграешь бесплатно?
   *[other] Какую карту ценностью не больше { $n } очка разыграешь бесплатно?
}
everdell-ask-play-taken = Какую из двух карт разыграешь на { $n } дешевле?
everdell-ask-copy = Какую локацию применишь?
everdell-ask-give-card = { $n ->
    [one] Какую карту отдашь с руки?
    [few] Какие карты отдашь с руки? Осталось выбрать: { $n }.
    [many] Какие карты отдашь с руки? Осталось выбрать: { $n }.
   *[other] Какие карты отдашь с руки? Осталось выбрать: { $n }.
}
everdell-ask-university = Какую карту города сбросишь за её цену?
everdell-ask-remove = { $n ->
    [one] Какую карту города сбросишь?
    [few] Какие карты города сбросишь? Осталось выбрать: { $n }.
    [many] Какие карты города сбросишь? Осталось выбрать: { $n }.
   *[other] Какие карты города сбросишь? Осталось выбрать: { $n }.
}
everdell-ask-capture = Какое существо города положишь под событие? Можно ещё { $n }.
everdell-ask-tuck = Какое существо с руки положишь под событие? Можно ещё { $n }.
everdell-ask-keep-or-tuck = { $card }: в руку или под событие?
everdell-ask-clock = Какую локацию применишь с помощью Башни?

## Что можно сделать

everdell-do-pass = Спасуй до конца партии
everdell-do-season = Подготовься к следующему сезону
everdell-do-done = Готово
everdell-do-pay-plain = Заплати напечатанную цену
everdell-do-pay-crane = Сбрось Кран и заплати на 3 меньше
everdell-do-pay-innkeeper = Сбрось Трактирщика и заплати на 3 ягоды меньше
everdell-do-pay-judge = С Судьёй: заплати { FORM($paid, case: "acc") } вместо { FORM($asked, case: "gen") }
everdell-do-pay-token = Положи жетон «занято» на карту «{ $card }» и не плати
everdell-do-pay-dungeon = Отправь карту «{ $card }» в Темницу и заплати на 3 меньше
everdell-do-save = Сбереги { FORM($what, case: "acc") }
everdell-do-gain = Возьми { FORM($what, case: "acc") }
everdell-do-give = Отдай { FORM($what, case: "acc") }
everdell-do-store = Запаси { FORM($what, case: "acc") }
everdell-do-spend = { $n ->
    [0] Ничего не трать
   *[other] Потрать { $n }
}
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Открой карты из колоды
everdell-do-reveal-discards = Открой карты из сброса
everdell-do-copy = Примени локацию «{ $spot }»
everdell-do-worker = Выставь работника: { $spot }
everdell-do-move = Переставь работника с места «{ $spot }»
everdell-do-recall = Верни работника с места «{ $spot }»
everdell-do-play-hand = Разыграй карту «{ $card }» с руки
everdell-do-play-meadow = Разыграй карту «{ $card }» с Поляны
everdell-do-play-revealed = Разыграй открытую карту «{ $card }»
everdell-do-discard = Сбрось карту «{ $card }»
everdell-do-take = Возьми карту «{ $card }»
everdell-do-keep = Оставь карту «{ $card }»
everdell-do-tuck = Положи карту «{ $card }» под событие
everdell-do-give-card = Отдай карту «{ $card }»
everdell-do-remove = Сбрось карту «{ $card }» из города
everdell-do-produce = Запусти производство карты «{ $card }»
everdell-do-activate = Активируй карту «{ $card }»
everdell-do-activate-abroad = Активируй чужую карту «{ $card }» — { $other_seat }

## Чего нельзя отменить

everdell-confirm-pass = Ты пасуешь до конца партии. Ходов у тебя больше не будет.
everdell-confirm-pass-unused = Ты пасуешь до конца партии. Ходов у тебя больше не будет. Не использовано: { $unused }.
everdell-confirm-pass-ends = Ты пасуешь, и партия заканчивается.
everdell-confirm-pass-ends-unused = Ты пасуешь, и партия заканчивается. Не использовано: { $unused }.
everdell-unused-workers = { $n ->
    [one] { $n } свободный работник
    [few] { $n } свободных работника
    [many] { $n } свободных работников
   *[other] { $n } свободного работника
}
everdell-unused-seasons = { $n ->
    [one] { $n } сезон
    [few] { $n } сезона
    [many] { $n } сезонов
   *[other] { $n } сезона
}
everdell-unused-cards = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
    [many] { $n } карт в руке
   *[other] { $n } карты в руке
}
everdell-unused-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
everdell-confirm-stays = { $n ->
    [0] Работник останется там до конца партии ({ $spot }). Других работников, которые ещё вернутся, у тебя нет.
    [one] Работник останется там до конца партии ({ $spot }). Вернётся только { $n } другой работник.
    [few] Работник останется там до конца партии ({ $spot }). Вернутся { $n } других работника.
    [many] Работник останется там до конца партии ({ $spot }). Вернутся { $n } других работников.
   *[other] Работник останется там до конца партии ({ $spot }). Вернутся { $n } других работника.
}
everdell-confirm-nothing = Работник сейчас ничего там не получит: { $spot }.
everdell-confirm-lost = Карта «{ $card }» покидает твой город. Будет потеряно: { $lost }.
everdell-lost-prisoners = { $n ->
    [one] { $n } узник
    [few] { $n } узника
    [many] { $n } узников
   *[other] { $n } узника
}

## Что произошло

everdell-log-plays = { $seat } разыгрывает карту «{ $card }».
everdell-log-plays-meadow = { $seat } разыгрывает карту «{ $card }» с Поляны.
everdell-log-pays = { $seat } платит { FORM($what, case: "acc") }.
everdell-log-spends = { $seat } тратит { FORM($what, case: "acc") }.
everdell-log-stores = { $seat } запасает на карте { FORM($what, case: "acc") }.
everdell-log-gains = { $seat } получает { FORM($what, case: "acc") }.
everdell-log-gains-points = { $seat } получает { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
    [many] { $n } очков.
   *[other] { $n } очка.
}
everdell-log-puts-points = { $seat } кладёт на карту { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
    [many] { $n } очков.
   *[other] { $n } очка.
}
everdell-log-occupies = { $seat } кладёт жетон «занято» на карту «{ $card }».
everdell-log-imprisons = { $seat } отправляет карту «{ $card }» в Темницу.
everdell-log-leaves-city = { $seat } убирает из города карту «{ $card }».
everdell-log-leaves-rugwort = Карта «{ $card }» покидает город Рагворта.
everdell-log-discards-prisoners = { $seat } сбрасывает из Темницы: { $cards }.
everdell-log-gets-fool = { $seat } получает в город Шута.
everdell-log-draws = { $seat } берёт { $n ->
    [one] { $n } карту.
    [few] { $n } карты.
    [many] { $n } карт.
   *[other] { $n } карты.
}
everdell-log-draws-cards = { $seat } берёт: { $cards }.
everdell-log-keeps = { $seat } оставляет себе карту «{ $card }».
everdell-log-takes = { $seat } берёт с Поляны карту «{ $card }».
everdell-log-discards = { $seat } сбрасывает карту.
everdell-log-discards-card = { $seat } сбрасывает карту «{ $card }».
everdell-log-discards-meadow = { $seat } сбрасывает с Поляны карту «{ $card }».
everdell-log-discards-revealed = { $seat } сбрасывает из открытых карт: { $cards }.
everdell-log-gives-card = { $seat } отдаёт карту, её получает { $other_seat }.
everdell-log-gives-this = { $seat } отдаёт карту «{ $card }», её получает { $other_seat }.
everdell-log-reveals = { $seat } открывает: { $cards }.
everdell-log-tucks = { $seat } кладёт карту под событие.
everdell-log-tucks-card = { $seat } кладёт под событие карту «{ $card }».
everdell-log-places = { $seat } выставляет работника на место «{ $spot }».
everdell-log-lifts = { $seat } снимает работника с места «{ $spot }».
everdell-log-recalls = { $seat } возвращает работника с места «{ $spot }».
everdell-log-carries-out = { $seat } применяет локацию «{ $spot }».
everdell-log-reacts = { $seat }: срабатывает карта «{ $card }».
everdell-log-fool-discarded = Карта «{ $card }» уходит в сброс.
everdell-log-produces = { $seat } запускает производство карты «{ $card }».
everdell-log-activates = { $seat } активирует карту «{ $card }».
everdell-log-clock = { $seat } тратит очко с Башни.
everdell-log-season-spring = { $seat } встречает весну: новый работник и производство.
    .mark = Весна: { $seat }
everdell-log-season-summer = { $seat } встречает лето: новый работник и карты с Поляны.
    .mark = Лето: { $seat }
everdell-log-season-autumn = { $seat } встречает осень: два новых работника и производство.
    .mark = Осень: { $seat }
everdell-log-passes = { $seat } пасует.
everdell-log-new-pile = { $n ->
    [one] { $n } карта из сброса становится новой колодой.
    [few] { $n } карты из сброса перемешиваются и становятся новой колодой.
    [many] { $n } карт из сброса перемешиваются и становятся новой колодой.
   *[other] { $n } карты из сброса перемешиваются и становятся новой колодой.
}
everdell-log-refills = На Поляну ложится карта «{ $card }» (место { $place }).
everdell-log-rugwort-plays = Рагворт берёт с Поляны карту «{ $card }» (место { $place }).
everdell-log-rugwort-plays-fool = Рагворт берёт с Поляны карту «{ $card }» (место { $place }) и кладёт её в твой город.
everdell-log-rugwort-event = Рагворт выполняет событие «{ $event }».
everdell-log-rugwort-blocks = { $n ->
    [1] Рагворт закрывает первое место на Поляне.
    [one] Рагворт закрывает первые { $n } мест на Поляне.
    [few] Рагворт закрывает первые { $n } места на Поляне.
    [many] Рагворт закрывает первые { $n } мест на Поляне.
   *[other] Рагворт закрывает первые { $n } места на Поляне.
}
everdell-log-rugwort-moves = Рагворт переставляет работника: «{ $old }» → «{ $new }».
everdell-log-rugwort-takes-worker = Рагворт уходит с места «{ $old }», и { $seat } насовсем теряет одного работника.

## Чем кончается одиночная игра

everdell-solo-won = { $seat } побеждает Рагворта: { $points } против { $rugwort }.
everdell-solo-lost = Рагворт побеждает: { $rugwort } против { $points }. { $seat } проигрывает.

## Почему что-то невозможно

everdell-why-free-workers = { $n ->
    [one] У тебя ещё { $n } свободный работник.
    [few] У тебя ещё { $n } свободных работника.
    [many] У тебя ещё { $n } свободных работников.
   *[other] У тебя ещё { $n } свободного работника.
}
everdell-why-last-season = Осень — последний сезон.
everdell-why-not-in-hand = Карты «{ $card }» нет у тебя в руке.
everdell-why-not-in-meadow = Карты «{ $card }» нет на Поляне.
everdell-why-blocked = Карту «{ $card }» закрывает Рагворт.
everdell-why-no-fool = У каждого соперника уже есть Шут или нет свободной ячейки.
everdell-why-no-ruins = В твоём городе нет сооружения, которое могли бы заменить Развалины.
everdell-why-unique = { $card } — уникальная карта, и одна в твоём городе уже есть.
everdell-why-city-full = Все 15 ячеек твоего города заняты.
everdell-why-too-few = За карту «{ $card }» не заплатить: { $n ->
    [one] не хватает { $n } ресурса.
    [few] не хватает { $n } ресурсов.
    [many] не хватает { $n } ресурсов.
   *[other] не хватает { $n } ресурса.
}
everdell-why-no-worker = У тебя не осталось свободных работников.
everdell-why-not-in-play = В этой партии этого нет.
everdell-why-left = Работник только что ушёл с этого места.
everdell-why-not-so = Сейчас за карту «{ $card }» так не заплатить.
everdell-why-taken = Это место занято.
everdell-why-own-worker = Здесь уже стоит твой работник. Второе место — для другого игрока.
everdell-why-journey = Путешествие доступно только в твою осень.
everdell-why-few-cards = { $n ->
    [one] Нужна { $n } карта в руке.
    [few] Нужны { $n } карты в руке.
    [many] Нужно { $n } карт в руке.
   *[other] Нужно { $n } карты в руке.
}
everdell-why-achieved = Это событие уже выполнено.
everdell-why-requirement = Для этого события нужно: { $requires }.
everdell-why-event-cost = За это событие не заплатить: не хватает { FORM($missing, case: "gen") }.
everdell-why-missing = { $spot }: этим местом не воспользоваться, не хватает { FORM($missing, case: "gen") }.
everdell-why-no-visit = Туда нельзя выставить работника: { $spot }.
everdell-need-hand = { $n ->
    [one] { $n } карты в руке
    [few] { $n } карт в руке
    [many] { $n } карт в руке
   *[other] { $n } карты в руке
}
everdell-need-city = { $n ->
    [one] { $n } карты в твоём городе
    [few] { $n } карт в твоём городе
    [many] { $n } карт в твоём городе
   *[other] { $n } карты в твоём городе
}
everdell-need-resources = { $n ->
    [one] { $n } ресурса
    [few] { $n } ресурсов
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
everdell-why-no-such-card = Такой карты нет: { $spot }.
everdell-why-condition = Сейчас не выполнить то, что здесь требуется: { $spot }.

## Для чего что-то нужно, когда сейчас с этим ничего не сделать

everdell-piece-aside = Эти карты открыты. Их судьбу решает тот, кто их открыл.
everdell-piece-basic = В свой ход можно выставить работника на локацию, где есть место.
everdell-piece-cards = В свой ход можно выставить работника на карту посещения. Другие карты срабатывают сами или в производстве.
everdell-piece-cities = Другой город важен, когда карта что-то даёт сопернику или когда в нём есть открытая карта посещения.
everdell-piece-discards = Сброшенные карты лежат здесь, пока не кончится колода.
everdell-piece-events = В свой ход можно выставить работника на событие, если его условие выполнено.
everdell-piece-forest = В свой ход можно выставить работника на карту леса, где есть место.
everdell-piece-hand = В свой ход можно разыграть карту с руки, если хватает ресурсов и есть место в городе.
everdell-piece-haven = В свой ход можно выставить сюда работника и обменять карты на ресурсы.
everdell-piece-journey = В свою осень можно выставить сюда работника и сбросить столько карт, сколько указано на месте.
everdell-piece-meadow = В свой ход можно разыграть карту с Поляны, если хватает ресурсов и есть место в городе.
everdell-piece-pile = Отсюда берут карты, когда это позволяют локации и карты.
everdell-piece-resources = Ресурсами платят за карты и события. Их дают локации и карты.
everdell-piece-workers = В свой ход можно выставить работника. Выставленные вернутся, когда ты подготовишься к сезону.

## Где сейчас партия

everdell-stage-winter = Зима
everdell-stage-spring = Весна
everdell-stage-summer = Лето
everdell-stage-autumn = Осень

## Справка

everdell-explain-card = { $card }: { $kind }, { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $copies ->
    [one] { $copies } экземпляр
    [few] { $copies } экземпляра
    [many] { $copies } экземпляров
   *[other] { $copies } экземпляра
}
everdell-cost-worker = 1 работник
everdell-cost-cards = { $n ->
    [one] { $n } карта с руки
    [few] { $n } карты с руки
    [many] { $n } карт с руки
   *[other] { $n } карты с руки
}
everdell-cost-city-cards = { $n ->
    [one] { $n } карта из твоего города
    [few] { $n } карты из твоего города
    [many] { $n } карт из твоего города
   *[other] { $n } карты из твоего города
}
everdell-cost-instead = { $n ->
    [one] { $card } и напечатанная цена минус { $n } ресурс
    [few] { $card } и напечатанная цена минус { $n } ресурса
    [many] { $card } и напечатанная цена минус { $n } ресурсов
   *[other] { $card } и напечатанная цена минус { $n } ресурса
}
everdell-cost-printed = { $cost } (напечатано; с жетоном или способностью может быть дешевле)
everdell-explain-cost = Цена: { $cost }
everdell-explain-free = Бесплатно
everdell-explain-partner = Связанные карты: { $partner }
everdell-explain-steps = В наборе карт: { $steps }
everdell-explain-basic-event = { $event }: основное событие. Нужно: { $requires }
everdell-explain-special-event = { $event }: особое событие. Нужно: { $requires }
everdell-explain-one-worker = Один работник.
everdell-explain-exclusive = Один работник; на карте леса в игре вчетвером — два.
everdell-explain-shared = Сколько угодно работников.

## Карты

everdell-card-architect = Архитектор
everdell-card-architect-text = В конце: 1 очко за каждую смолу и каждый камушек, что у тебя остались, но не больше 6.
everdell-card-bard = Бард
everdell-card-bard-text = Сбрось с руки до 5 карт. Получи 1 очко за каждую.
everdell-card-barge-toad = Веточник
everdell-card-barge-toad-text = Получи 2 ветки за каждую Ферму в твоём городе.
everdell-card-castle = Замок
everdell-card-castle-text = В конце: 1 очко за каждое обычное сооружение в твоём городе.
everdell-card-cemetery = Кладбище
everdell-card-cemetery-text = Визит: открой 4 верхние карты колоды или сброса. Разыграй одну бесплатно, остальные сбрось. Работник остаётся здесь насовсем.
everdell-card-chapel = Часовня
everdell-card-chapel-text = Визит: положи на Часовню 1 очко. Затем возьми 2 карты за каждое очко на ней.
everdell-card-chip-sweep = Дворник
everdell-card-chip-sweep-text = Можешь активировать одну зелёную карту в своём городе.
everdell-card-clock-tower = Башня
everdell-card-clock-tower-text = Положи на неё 3 очка. В начале подготовки к сезону можешь вернуть 1 очко в запас и применить основную или лесную локацию, где стоит твой работник.
everdell-card-courthouse = Суд
everdell-card-courthouse-text = Разыгрывая другое сооружение, получи 1 ветку, 1 смолу или 1 камушек.
everdell-card-crane = Кран
everdell-card-crane-text = Разыгрывая сооружение, можешь сбросить Кран и заплатить на 3 ресурса меньше.
everdell-card-doctor = Лекарь
everdell-card-doctor-text = Заплати до 3 ягод. Получи 1 очко за каждую.
everdell-card-dungeon = Темница
everdell-card-dungeon-text = Разыгрывая карту, можешь положить существо из своего города под Темницу и заплатить на 3 ресурса меньше.
everdell-card-ever-tree = Вечное древо
everdell-card-ever-tree-text = В конце: 1 очко за каждую фиолетовую карту в твоём городе, включая эту.
everdell-card-fairgrounds = Ярмарка
everdell-card-fairgrounds-text = Возьми 2 карты.
everdell-card-farm = Ферма
everdell-card-farm-text = Получи 1 ягоду.
everdell-card-fool = Шут
everdell-card-fool-text = Разыграй его в пустую ячейку города соперника.
everdell-card-general-store = Лавка
everdell-card-general-store-text = Получи 1 ягоду или 2, если в твоём городе есть Ферма.
everdell-card-historian = Историк
everdell-card-historian-text = Разыгрывая другую карту, возьми 1 карту.
everdell-card-husband = Муж
everdell-card-husband-text = Если он делит ячейку с Женой и в твоём городе есть Ферма, получи 1 ресурс на выбор.
everdell-card-inn = Трактир
everdell-card-inn-text = Визит: разыграй карту с Поляны и заплати на 3 ресурса меньше.
everdell-card-innkeeper = Трактирщик
everdell-card-innkeeper-text = Разыгрывая существо, можешь сбросить Трактирщика и заплатить на 3 ягоды меньше.
everdell-card-judge = Судья
everdell-card-judge-text = Разыгрывая карту, можешь заплатить 1 ресурс её цены любым другим ресурсом.
everdell-card-king = Король
everdell-card-king-text = В конце: 1 очко за каждое твоё основное событие и 2 очка за каждое особое.
everdell-card-lookout = Вышка
everdell-card-lookout-text = Визит: примени любую основную или лесную локацию, даже занятую.
everdell-card-mine = Шахта
everdell-card-mine-text = Получи 1 камушек.
everdell-card-miner-mole = Шахтёр
everdell-card-miner-mole-text = Можешь скопировать зелёную карту в городе соперника. Она считает то, что есть в том городе.
everdell-card-monastery = Монастырь
everdell-card-monastery-text = Визит: отдай сопернику 2 ресурса на выбор и получи 4 очка. Работник остаётся здесь насовсем.
everdell-card-monk = Монах
everdell-card-monk-text = Отдай одному сопернику до 2 ягод. Получи 2 очка за каждую. Открывает второе место в твоём Монастыре.
everdell-card-palace = Дворец
everdell-card-palace-text = В конце: 1 очко за каждое уникальное сооружение в твоём городе, включая это.
everdell-card-peddler = Барахольщик
everdell-card-peddler-text = Обменяй до 2 своих ресурсов на другие на выбор.
everdell-card-post-office = Почта
everdell-card-post-office-text = Визит: отдай сопернику 2 карты с руки. Затем сбрось сколько угодно карт и возьми новые до предела руки.
everdell-card-postal-pigeon = Почтальон
everdell-card-postal-pigeon-text = Открой 2 верхние карты колоды. Можешь бесплатно разыграть одну ценностью до 3 очков. Остальные сбрось.
everdell-card-queen = Королева
everdell-card-queen-text = Визит: бесплатно разыграй карту ценностью до 3 очков с руки или с Поляны.
everdell-card-ranger = Следопыт
everdell-card-ranger-text = Переставь своего выставленного работника на другое место и примени это место. Открывает вторую камеру в твоей Темнице.
everdell-card-resin-refinery = Смоловарня
everdell-card-resin-refinery-text = Получи 1 смолу.
everdell-card-ruins = Развалины
everdell-card-ruins-text = Сбрось сооружение из своего города и займи его ячейку. Получи его напечатанную цену и возьми 2 карты.
everdell-card-school = Школа
everdell-card-school-text = В конце: 1 очко за каждое обычное существо в твоём городе.
everdell-card-shepherd = Пастырь
everdell-card-shepherd-text = Получи 3 ягоды и 1 очко за каждое очко на твоей Часовне. Плату за эту карту отдай сопернику.
everdell-card-shopkeeper = Лавочник
everdell-card-shopkeeper-text = Разыгрывая в свой город другое существо, получи 1 ягоду.
everdell-card-storehouse = Склад
everdell-card-storehouse-text = Положи сюда из запаса 3 ветки, 2 смолы, 1 камушек или 2 ягоды. Визит: забери всё, что здесь лежит.
everdell-card-teacher = Учитель
everdell-card-teacher-text = Возьми 2 карты. Одну оставь, другую отдай сопернику.
everdell-card-theater = Театр
everdell-card-theater-text = В конце: 1 очко за каждое уникальное существо в твоём городе.
everdell-card-twig-barge = Ветковозка
everdell-card-twig-barge-text = Получи 2 ветки.
everdell-card-undertaker = Гробовщик
everdell-card-undertaker-text = Сбрось с Поляны 3 карты и пополни её. Затем возьми оттуда 1 карту. Открывает второе место на твоём Кладбище.
everdell-card-university = Университет
everdell-card-university-text = Визит: сбрось карту из своего города. Получи её напечатанную цену, 1 ресурс на выбор и 1 очко.
everdell-card-wanderer = Странник
everdell-card-wanderer-text = Возьми 3 карты.
everdell-card-wife = Жена
everdell-card-wife-text = В конце: 3 очка, если она делит ячейку с Мужем.
everdell-card-woodcarver = Резчик
everdell-card-woodcarver-text = Заплати до 3 веток. Получи 1 очко за каждую.

## События

everdell-event-city-monument = Городской памятник
everdell-event-city-monument-text = Приносит 3 очка.
everdell-event-grand-tour = Большая регата
everdell-event-grand-tour-text = Приносит 3 очка.
everdell-event-harvest-festival = Праздник урожая
everdell-event-harvest-festival-text = Приносит 3 очка.
everdell-event-cartographers-expedition = Картографическая экспедиция
everdell-event-cartographers-expedition-text = Приносит 3 очка.
everdell-event-a-brilliant-marketing-plan = Выгодный обмен
everdell-event-a-brilliant-marketing-plan-text = Отдай соперникам всего до 3 ресурсов. Получи 2 очка за каждый.
everdell-event-a-well-run-city = Генеральная уборка города
everdell-event-a-well-run-city-text = Верни одного своего работника. Приносит 4 очка.
everdell-event-an-evening-of-fireworks = Праздник фейерверков
everdell-event-an-evening-of-fireworks-text = Положи на событие до 3 веток. В конце: 2 очка за каждую.
everdell-event-ancient-scrolls-discovered = Обнаружение древних свитков
everdell-event-ancient-scrolls-discovered-text = Открой 5 карт из колоды. Каждую возьми в руку или положи под событие. В конце: 1 очко за каждую карту под ним.
everdell-event-capture-of-the-acorn-thieves = Задержание расхитителей желудей
everdell-event-capture-of-the-acorn-thieves-text = Положи под событие до 2 существ из своего города. В конце: 3 очка за каждое.
everdell-event-croak-wart-cure = Создание лекарства от квакоты
everdell-event-croak-wart-cure-text = Заплати 2 ягоды и сбрось 2 карты из своего города. Приносит 6 очков.
everdell-event-flying-doctor-service = Служба санитаров леса
everdell-event-flying-doctor-service-text = В конце: 3 очка за каждую пару из Мужа и Жены во всех городах.
everdell-event-graduation-of-scholars = Выпускной
everdell-event-graduation-of-scholars-text = Положи под событие до 3 существ с руки. В конце: 2 очка за каждое.
everdell-event-ministering-to-miscreants = Служба для заключённых
everdell-event-ministering-to-miscreants-text = В конце: 3 очка за каждого узника в твоей Темнице.
everdell-event-path-of-the-pilgrims = Шествие пилигримов
everdell-event-path-of-the-pilgrims-text = В конце: 3 очка за каждого работника в твоём Монастыре.
everdell-event-performer-in-residence = Выступление артиста
everdell-event-performer-in-residence-text = Положи на событие до 3 ягод. В конце: 2 очка за каждую.
everdell-event-pristine-chapel-ceiling = Роспись по потолку
everdell-event-pristine-chapel-ceiling-text = За каждое очко на твоей Часовне возьми 1 карту и получи 1 ресурс на выбор. В конце: ещё по 2 очка за каждое из них.
everdell-event-remembering-the-fallen = Поминовение павших
everdell-event-remembering-the-fallen-text = В конце: 3 очка за каждого работника на твоём Кладбище.
everdell-event-tax-relief = Послабление налогов
everdell-event-tax-relief-text = Все зелёные карты твоего города срабатывают один раз. Приносит 3 очка.
everdell-event-the-everdell-games = Эверделльские игры
everdell-event-the-everdell-games-text = Приносит 9 очков.
everdell-event-under-new-management = Смена владельца
everdell-event-under-new-management-text = Положи на событие до 3 ресурсов. В конце: 1 очко за каждую ветку и ягоду, 2 очка за каждую смолу и каждый камушек.

## Места

everdell-place-basic-3-twigs = 3 ветки
everdell-place-basic-3-twigs-text = Получи 3 ветки.
everdell-place-basic-2-twigs-1-card = 2 ветки, 1 карта
everdell-place-basic-2-twigs-1-card-text = Получи 2 ветки и возьми 1 карту.
everdell-place-basic-2-resin = 2 смолы
everdell-place-basic-2-resin-text = Получи 2 смолы.
everdell-place-basic-1-resin-1-card = 1 смола, 1 карта
everdell-place-basic-1-resin-1-card-text = Получи 1 смолу и возьми 1 карту.
everdell-place-basic-2-cards-1-point = 2 карты, 1 очко
everdell-place-basic-2-cards-1-point-text = Возьми 2 карты и получи 1 очко.
everdell-place-basic-1-pebble = 1 камушек
everdell-place-basic-1-pebble-text = Получи 1 камушек.
everdell-place-basic-1-berry-1-card = 1 ягода, 1 карта
everdell-place-basic-1-berry-1-card-text = Получи 1 ягоду и возьми 1 карту.
everdell-place-basic-1-berry = 1 ягода
everdell-place-basic-1-berry-text = Получи 1 ягоду.
everdell-place-forest-copy-basic-1-card = Лес (любая основная локация, 1 карта)
everdell-place-forest-copy-basic-1-card-text = Примени любую основную локацию, даже занятую. Затем возьми 1 карту.
everdell-place-forest-3-berries = Лес (3 ягоды)
everdell-place-forest-3-berries-text = Получи 3 ягоды.
everdell-place-forest-2-cards-1-any = Лес (2 карты, 1 ресурс на выбор)
everdell-place-forest-2-cards-1-any-text = Возьми 2 карты и получи 1 ресурс на выбор.
everdell-place-forest-discard-any-draw-2-each = Лес (сброс любых карт, 2 новые за каждую)
everdell-place-forest-discard-any-draw-2-each-text = Сбрось с руки сколько угодно карт. Возьми 2 карты за каждую.
everdell-place-forest-discard-3-gain-any = Лес (сброс до 3 карт, 1 ресурс за каждую)
everdell-place-forest-discard-3-gain-any-text = Сбрось с руки до 3 карт. Получи 1 ресурс на выбор за каждую.
everdell-place-forest-2-meadow-play-1-less = Лес (2 карты с Поляны, одна дешевле на 1)
everdell-place-forest-2-meadow-play-1-less-text = Возьми с Поляны 2 карты и пополни её. Можешь разыграть одну из двух на 1 ресурс дешевле.
everdell-place-forest-3-cards-1-pebble = Лес (3 карты, 1 камушек)
everdell-place-forest-3-cards-1-pebble-text = Возьми 3 карты и получи 1 камушек.
everdell-place-forest-2-berries-1-card = Лес (2 ягоды, 1 карта)
everdell-place-forest-2-berries-1-card-text = Получи 2 ягоды и возьми 1 карту.
everdell-place-forest-2-resin-1-twig = Лес (2 смолы, 1 ветка)
everdell-place-forest-2-resin-1-twig-text = Получи 2 смолы и 1 ветку.
everdell-place-forest-2-any = Лес (2 ресурса на выбор)
everdell-place-forest-2-any-text = Получи 2 ресурса на выбор.
everdell-place-forest-twig-resin-berry = Лес (1 ветка, 1 смола, 1 ягода)
everdell-place-forest-twig-resin-berry-text = Получи 1 ветку, 1 смолу и 1 ягоду.
everdell-place-haven = Убежище
everdell-place-haven-text = Сбрось с руки сколько угодно карт. Получи 1 ресурс на выбор за каждые 2 карты.
everdell-place-journey-5 = Путешествие на 5 очков
everdell-place-journey-5-text = Только осенью. Сбрось с руки 5 карт. В конце приносит 5 очков.
everdell-place-journey-4 = Путешествие на 4 очка
everdell-place-journey-4-text = Только осенью. Сбрось с руки 4 карты. В конце приносит 4 очка.
everdell-place-journey-3 = Путешествие на 3 очка
everdell-place-journey-3-text = Только осенью. Сбрось с руки 3 карты. В конце приносит 3 очка.
everdell-place-journey-2 = Путешествие на 2 очка
everdell-place-journey-2-text = Только осенью. Сбрось с руки 2 карты. В конце приносит 2 очка.

## Чего стоит позиция

everdell-term-points = очки в городе
everdell-term-prosperity = очки за фиолетовые карты
everdell-term-growth = что ещё могут принести фиолетовые карты
everdell-term-twigs = ветки в запасе
everdell-term-resin = смола в запасе
everdell-term-pebbles = камушки в запасе
everdell-term-berries = ягоды в запасе
everdell-term-stored = ресурсы на Складах
everdell-term-workers = свободные работники
everdell-term-hand = карты в руке
everdell-term-plans = выгодные карты в руке
everdell-term-meadow = выгодные карты на Поляне
everdell-term-production = будущее производство
everdell-term-lasting = постоянные эффекты красных и синих карт
everdell-term-tokens = сооружения для бесплатных существ
everdell-term-events = доступные события
everdell-term-spaces = свободные ячейки в городе
everdell-term-promised = что ещё даст эффект
