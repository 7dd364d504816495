# Co hra říká. Argumenty jménem seat přicházejí jako jména hráčů.

## Slova

# Data přinášejí angličtinu, tady je čeština podle $id.
template-good = { $id ->
    [net] { $case ->
       *[nom] síť
        [acc] síť
    }
    [boat] { $case ->
       *[nom] loďka
        [acc] loďku
    }
   *[other] { $name }
}
template-coins = { $n ->
    [one] 1 mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}

## Na co se hra ptá

template-ask-bid = Nabídni kartu.
template-ask-roll = Hodit kostkou, nebo jít nakupovat?
template-ask-shop = Koupit zboží, nebo přestat?

## Co lze udělat

template-do-bid = Nabídni { $card }: kolo vyhrává nejvyšší karta.
template-do-buy = Kup { FORM($good, case: "acc") } za { $price ->
    [one] 1 minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.
template-do-roll = Hoď kostkou: 1 bod za každou celou trojku.
template-do-stop = Pokračuj bez toho.

## Proč něco nejde

template-too-dear = Stojí to { $price ->
    [one] 1 minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
} a ty máš { $coins }.

## Co se stalo

template-log-bid = { $seat } nabízí kartu.
template-log-bid-card = Karta: { $card }.
template-log-win = { $seat } vyhrává kolo.
template-log-roll = { $seat } hází { $rolled }.
template-log-buy = { $seat } kupuje { FORM($good, case: "acc") } za { $price ->
    [one] 1 minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.

## Vysvětlivky

template-good-price = { $good }: stojí { $price ->
    [one] 1 minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.
template-gain-points = Dává { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
template-gain-coins = Dává { $n ->
    [one] 1 minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}.

## Jakou má pozice hodnotu

template-term-points = body
template-term-coins = mince
template-term-cards = karty v ruce
