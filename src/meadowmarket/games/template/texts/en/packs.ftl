# What is wrong with a card pack.

template-pack-fewer-coins = fewer coins than the price, { $price }
template-pack-number-of-goods = goods.csv: found { $count } goods; allowed: 1 to { $most }
