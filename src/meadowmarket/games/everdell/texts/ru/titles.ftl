# Как называются Эверделл, его своды правил, настройки и источники очков: вид и идентификатор.

game-everdell = Эверделл
ruleset-base = Базовая игра
setting-solo-year = Соло: год Рагворта

source-base = Карты города
source-tokens = Жетоны очков
source-prosperity = Процветание (фиолетовые)
source-journey = Путешествие
source-events = События

everdell-use-hand = С руки
everdell-use-meadow = С Поляны
everdell-use-revealed = Из открытых
