# Что говорит игра. Аргументы с именем seat приходят как имена игроков.

## Слова

# Данные приносят английский текст, здесь русский по $id.
template-good = { $id ->
    [net] { $case ->
       *[nom] сеть
        [acc] сеть
    }
    [boat] { $case ->
       *[nom] лодка
        [acc] лодку
    }
   *[other] { $name }
}
template-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}

## Что спрашивается

template-ask-bid = Поставь карту.
template-ask-roll = Бросить кубик или пойти за покупками?
template-ask-shop = Купить товар или хватит?

## Что можно сделать

template-do-bid = Поставь карту { $card }: старшая карта выигрывает раунд.
template-do-buy = Купи { FORM($good, case: "acc") } за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
template-do-roll = Брось кубик: 1 очко за каждую полную тройку.
template-do-stop = Продолжи без этого.

## Почему что-то невозможно

template-too-dear = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, а у тебя { $coins }.

## Что произошло

template-log-bid = { $seat } ставит карту.
template-log-bid-card = Это карта { $card }.
template-log-win = { $seat } выигрывает раунд.
template-log-roll = { $seat } бросает кубик: { $rolled }.
template-log-buy = { $seat } покупает { FORM($good, case: "acc") } за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.

## Что объясняется

template-good-price = { $good }: стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
template-gain-points = Даёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
template-gain-coins = Даёт { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}.

## Сколько стоит позиция

template-term-points = очки
template-term-coins = монеты
template-term-cards = карты в руке
