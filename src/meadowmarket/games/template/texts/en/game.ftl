# What the game says. Arguments called seat come as names of players.

## Words

# The data brings the English; other languages select by $id.
template-good = { $id ->
   *[other] { $name }
}
template-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

## What is asked

template-ask-bid = Bid a card.
template-ask-roll = Roll the die, or go shopping?
template-ask-shop = Buy a good, or stop?

## What can be done

template-do-bid = Bid the { $card }: the highest card wins the round.
template-do-buy = Buy a { $good } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
template-do-roll = Roll: 1 point for every full 3.
template-do-stop = Go on without it.

## Why something can't be done

template-too-dear = It costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.

## What happened

template-log-bid = { $seat } bids.
template-log-bid-card = The card: { $card }.
template-log-win = { $seat } wins the round.
template-log-roll = { $seat } rolls { $rolled }.
template-log-buy = { $seat } buys a { $good } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.

## What is explained

template-good-price = { $good }: costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
template-gain-points = Gives { $n ->
    [one] 1 point
   *[other] { $n } points
}.
template-gain-coins = Gives { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.

## What a position is worth

template-term-points = points
template-term-coins = coins
template-term-cards = cards in hand
