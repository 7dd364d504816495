# Was an einem Kartensatz falsch ist.

template-pack-fewer-coins = weniger Münzen als der Preis, { $price }
template-pack-number-of-goods = goods.csv: Waren gefunden: { $count }; erlaubt: 1 bis { $most }
