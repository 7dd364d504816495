# Как называются игра, её своды правил, настройки и источники очков: вид и id.

game-template = Гавань
ruleset-short = Короткая
ruleset-long = Длинная
setting-die = Кубик

source-bids = Ставки
source-rolls = Броски
source-goods = Товары

template-use-bought = Куплено
