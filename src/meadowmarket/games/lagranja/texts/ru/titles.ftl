# Как называются «Ла-Гранха», её своды правил, настройки и источники очков: вид и id.

game-lagranja = Ла-Гранха
ruleset-classic = Классика
ruleset-classic-promo = Классика и промо
ruleset-deluxe = Делюкс
setting-promo-cards = Промокарты
setting-roof-set = Жетоны крыши
setting-market = Рынок
setting-open-vp = Очки всех игроков открыты
setting-helper-mark = Чем отмечают использованных помощников
setting-extra-deliveries-at-once = Все дополнительные доставки покупают сразу
setting-redraw-without-market = Соло: карты без значения рынка заменяются
setting-marker-limit = Предел маркеров

source-start = Начало
source-roofs = Крыши
source-bonuses = Жетоны, кубики, товары
source-buildings = Производственные здания
source-crafts = Жетоны производства
source-barrows = Тележки
source-fights = Убранные лавки
source-stalls = Лавки
source-siesta = Сиеста
source-helpers = Помощники
source-silver = Монеты
source-paid = Потрачено

lagranja-use-field = Поле
lagranja-use-barrow = Тележка
lagranja-use-extension = Пристройка
lagranja-use-helper = Помощник
