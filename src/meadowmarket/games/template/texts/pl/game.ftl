# Co mówi gra. Argumenty o nazwie seat przychodzą jako imiona graczy.

## Słowa

# Dane zawierają angielski, tu jest polski według $id.
template-good = { $id ->
    [net] { $case ->
       *[nom] sieć
        [acc] sieć
    }
    [boat] { $case ->
       *[nom] łódź
        [acc] łódź
    }
   *[other] { $name }
}
template-coins = { $n } { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}

## O co pyta gra

template-ask-bid = Zalicytuj kartą.
template-ask-roll = Rzucasz kością czy idziesz na zakupy?
template-ask-shop = Kupujesz towar czy kończysz?

## Co można zrobić

template-do-bid = Zalicytuj kartą { $card }: najwyższa karta wygrywa rundę.
template-do-buy = Kup { FORM($good, case: "acc") } za { $price } { $price ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.
template-do-roll = Rzuć kością: 1 punkt za każde pełne 3.
template-do-stop = Graj dalej bez tego.

## Dlaczego czegoś nie można zrobić

template-too-dear = To kosztuje { $price } { $price ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}, a masz { $coins }.

## Co się wydarzyło

template-log-bid = { $seat } licytuje.
template-log-bid-card = Karta: { $card }.
template-log-win = { $seat } wygrywa rundę.
template-log-roll = { $seat } wyrzuca { $rolled }.
template-log-buy = { $seat } kupuje { FORM($good, case: "acc") } za { $price } { $price ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.

## Objaśnienia

template-good-price = { $good }: kosztuje { $price } { $price ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.
template-gain-points = Daje { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
template-gain-coins = Daje { $n } { $n ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.

## Ile jest warta pozycja

template-term-points = punkty
template-term-coins = monety
template-term-cards = karty na ręce
