# Что не так в наборе карт.

template-pack-fewer-coins = меньше монет, чем цена, { $price }
template-pack-number-of-goods = goods.csv: найдено товаров: { $count }; можно: от 1 до { $most }
