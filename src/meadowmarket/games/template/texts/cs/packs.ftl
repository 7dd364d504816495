# Co je špatně v sadě karet.

template-pack-fewer-coins = méně mincí než cena, { $price }
template-pack-number-of-goods = goods.csv: nalezeno zboží: { $count }; povoleno: 1 až { $most }
