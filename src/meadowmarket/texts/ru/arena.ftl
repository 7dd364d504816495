# Что говорят арена и лестница и что им можно сказать в командной строке.

## Отказы

arena-bot-twice = Бот «{ $bot }» назван дважды; бот играет против других.
arena-one-bot = Один бот ({ $bot }), а игроков: { $players }; можно: два бота или больше либо одиночная игра.
bots-per-seat = Ботов: { $bots }, а игроков: { $players }; можно: по одному боту на место.
not-positive = Партий или процессов не может быть { $found }; можно: от 1.
arena-not-a-record = В файле { $file } нет партий арены; назови другой файл.
arena-other-record = В файле { $file } другие партии: { $what } там { $found }, а здесь { $wanted }. Назови другой файл.
arena-record-in-use = В файл { $file } пишет другая арена: дождись, пока она закончит, или назови другой файл.
arena-damaged-record = Файл { $file } повреждён в строке { NUMBER($line, useGrouping: 0) }; исправь его или назови другой.
only-for-ladder = { $option } годится только для «bench ladder».

## Что получилось

arena-results = Результаты
arena-drawing = Победы с интервалом 95 %, от нуля до всех; | — доля при равной силе
arena-ratings = Рейтинги
column-match = Матч
column-games = Партии
column-win-rate = Победы
column-sure = 95 %
column-points = Очки
column-margin = Отрыв
column-time = мс на ход
column-bot = Бот
column-elo = Выше слабейшего, Эло
arena-rounded-up = Партий: { $games } вместо { $asked }; каждый расклад играется с каждого места (мест: { $players }).
arena-failures = { $bot }: { $count ->
    [one] { $count } сбой; вместо выбора бота сыгран случайный вариант.
    [few] { $count } сбоя; вместо выбора бота сыграны случайные варианты.
    [many] { $count } сбоев; вместо выбора бота сыграны случайные варианты.
   *[other] { $count } сбоя; вместо выбора бота сыграны случайные варианты.
}
arena-unfinished = { $count ->
    [one] Остановлена без победителя { $count } партия
    [few] Остановлены без победителя { $count } партии
    [many] Остановлено без победителя { $count } партий
   *[other] Остановлено без победителя { $count } партии
}: предел решений — { $limit }.
arena-stopped = { $reason }. Сыграно партий: { $done } из { $count }. Они сохранены в { $file }; та же команда продолжит с этого места.
arena-stopped-for-good = { $reason }. Сыграно партий: { $done } из { $count }. С --resume ФАЙЛ они бы сохранились.
arena-plot = { $game }, { $players ->
    [1] одиночная игра
    [one] игроков: { $players }
    [few] игроков: { $players }
    [many] игроков: { $players }
   *[other] игроков: { $players }
}: победы с интервалами 95 %

## Лестница

ladder-table = { $game }, игроков: { $players }
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Записано: { $files }.
ladder-same-bot = Каждый бот стоит на лестнице один раз, а «search:200ms» — это и есть «expert»: { $bots }.
ladder-plot = Победы каждого бота над следующим, с интервалами 95 %
ladder-title = Лестница
ladder-about =
    Насколько сильны боты: каждый измерен против более слабого. Записано командой `meadowmarket bench ladder`, { $date },
    ядер: { $cores }, Python { $python }, сборка { $build }, партий: { $games }.
ladder-reading =
    Два игрока: каждый расклад играется дважды, с переменой мест. Три и четыре игрока: один сильный бот сидит среди копий
    более слабого, по разу на каждом месте. Общая победа делится поровну.
    Доля побед дана с интервалом Уилсона 95 %, отрыв (очки сверх лучшего соперника) — с интервалом среднего по раскладам.
    Время — среднее на ход, в котором был выбор, в миллисекундах.
ladder-ratings-reading =
    Рейтинги — по Брэдли и Терри, в пунктах Эло выше слабейшего бота: 400 пунктов — это десять к одному в партии вдвоём.
ladder-players = Игроков: { $players }
ladder-fair = При равной силе доля побед была бы { $share }.
ladder-again = Сыграть строку заново:
column-against = Против

## Справка

cli-arena-help = Свести ботов друг с другом и измерить их силу.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = боты, например greedy,random; повтори параметр для ботов с запятыми в имени
cli-option-arena-games = партий в матче, с округлением вверх до целых раскладов: каждый играется со всех мест (по умолчанию 100)
cli-option-resume = сохранять партии в этот файл и продолжать с тех, что в нём есть; позже можно добавить ещё
cli-option-plot = нарисовать доли побед в этот новый файл SVG
cli-option-ladder-bots = ladder: эти боты вместо обычных, от сильного к слабому, каждый против следующего (по 100 партий)
cli-option-ladder-games = ladder: партий в матче (по умолчанию сколько подходит ботам, около четверти часа на 16 ядрах)
cli-option-ladder-games-with-more = ladder: партий в матче втроём и вчетвером (по умолчанию как --games; 0 — без них)
cli-option-ladder-quick = ladder: десятая часть партий, для первого взгляда; уже сыгранные считаются целиком
cli-option-ladder-work = ladder: папка, где лежат партии, пока не сыграны все (по умолчанию build/ladder)
cli-option-ladder-out = ladder: папка для ladder.md и ladder.svg (по умолчанию docs)
