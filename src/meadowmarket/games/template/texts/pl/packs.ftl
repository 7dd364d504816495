# Co jest nie tak w zestawie kart.

template-pack-fewer-coins = mniej monet niż cena, { $price }
template-pack-number-of-goods = goods.csv: towarów jest { $count }; dozwolone: od 1 do { $most }
