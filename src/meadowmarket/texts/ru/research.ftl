# Что говорят команды для исследований: боты из файлов, записи, наборы данных, эксперименты, кластеры.

## Отказы

no-such-bot-file = Файл { $file } не читается; можно: ФАЙЛ.py:КЛАСС.
bad-bot-file = Файл { $file } не запускается: { $reason }
bot-file-no-class = В файле { $file } нет бота с именем «{ $name }»; можно: ФАЙЛ.py:КЛАСС с классом вида Bot или BotMaker.
bot-file-no-choose = У класса «{ $name }» в файле { $file } нет метода «choose», поэтому играть он не может.
random-options = Бот «random» не понимает «{ $options }»; можно: may-pass.
env-bad-choice = Аргумент { $name } — «{ $found }»; можно: { $allowed }.
env-bad-number = Аргумент { $name } — { $found }; можно: от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
replay-is-taken = В файле { $file } другая партия; назови другую папку.
no-cluster = По адресу { $address } нет кластера: { $reason }
dataset-no-out = Назови папку для набора данных: --out ПАПКА.
dataset-no-folder = Назови папку набора данных: dataset verify ПАПКА.
dataset-folder-taken = В папке «{ $folder }» лежит не набор данных; назови новую или пустую.
dataset-in-use = В папку «{ $folder }» пишет другая команда: дождись, пока она закончит, или назови другую папку.
dataset-other = Файл { $file } — из другого набора данных: { $what } там { $found }, а здесь { $wanted }. Ничего не изменено.
dataset-other-schema = В файле { $file } схема версии { $found }; эта программа читает версию { $wanted }.
dataset-no-manifest = Файл { $file } не описывает набор данных: { $reason }
dataset-damaged-part = Файла { $file } нет, или он повреждён ({ $reason }). Удали его, и та же команда запишет его снова.
dataset-missing-part = Файла { $file } нет. Запусти ещё раз команду, которая записала набор данных: она создаст его заново.
dataset-no-checksums = Файла { $file } нет, поэтому части не проверить. Восстанови его или запиши набор данных в новую папку.
dataset-stray-file = Файл { $file } не входит в этот набор данных, но программы, читающие папку, прочтут и его. Убери его отсюда.
dataset-not-opened = { $file } описывает игру, которую здесь не открыть: { $reason }
dataset-other-cards = В { $file } указаны другие карты: { $found }; сейчас { $wanted }. Укажи набор карт этих партий: --cards ПАПКА.
dataset-wrong-game = { $file }, партия { NUMBER($number, useGrouping: 0) }: { $what } — { $found }, а если сыграть партию заново — { $wanted }.
study-no-change = Назови, что исследовать: либо --cards ПАПКА, либо --change СТРОКА.СТОЛБЕЦ=ЗНАЧЕНИЕ.
study-bad-change = «{ $found }» — не изменение; можно: СТРОКА.СТОЛБЕЦ=ЗНАЧЕНИЕ, например farm.points=2.
study-no-row = Ни в одной таблице нет строки «{ $row }»; строку называет её первый столбец.
study-no-row-near = Ни в одной таблице нет строки «{ $row }». Возможно, имелось в виду: { $near }?
study-change-twice = «{ $found }» меняет значение, которое уже меняет другой --change.
study-change-refused = Нельзя задать { $changes }: { $problems }
study-no-column = В строке «{ $row }» нет столбца «{ $column }»; можно: { $allowed }.
study-table-twice = Файл { $file } уже есть в исходном наборе карт; измени его там.

## Что получилось

sim-card-wins = Победы тех, кто использовал карту
column-use-rate = Доля использовавших мест
dataset-written = { $folder } — партий: { $games }, частей: { $parts }, { $megabytes } МБ. Контрольная сумма { $digest }.
dataset-verified = { $folder } — все части целы (частей: { $parts }, партий: { $games }); сыграно заново партий: { $played }, все совпадают с записью.
dataset-stopped = { $reason }: готово частей { $done } из { $count }. Та же команда продолжит с этого места.
study-title = { $game }: исследование карт
study-summary =
    { $game }, раскладов: { $deals }; каждый сыгран без изменения и с ним, играют { $bots }.
    Что изменено: { $changed }. Раскладов, в которых это что-то меняет: { $differing }.
study-reading = После ± или в скобках — интервал 95 %. Разности взяты по одним и тем же раскладам; жирным выделены явные: из двадцати таких в среднем случайна не больше чем одна. Поправленные доли побед сравнивают места с теми, у кого в тот же момент был такой же отрыв.
study-results = Результаты
study-sources = Очки по источникам: { $who }
study-uses = Розыгрышей за партию
study-drawn = Победы тех, кто взял карту
study-played = Победы тех, кто разыграл карту
study-plot = Разности с интервалами 95 %: победы в процентах, остальное в очках или решениях
study-cards-plot = Поправленные победы тех, кто разыграл карту, в процентах
study-length = Решения
study-wins = Победы: { $who }
study-points = Очки: { $who }
study-margin = Отрыв: { $who }
study-without = Без изменения
study-with = С изменением
study-difference = Разность
study-seats = Места
study-corrected-without = С поправкой, без изменения
study-corrected-with = С поправкой, с изменением

## Справка

cli-option-record = сохранить запись каждой партии в этой новой или пустой папке
cli-option-by-card = показать и то, как часто побеждали использовавшие карту; случайная игра тогда идёт дольше
cli-option-ray = считать на кластере Ray по этому адресу; без адреса — на кластере из одного этого компьютера
cli-dataset-help =
    Записать много партий между ботами в файлы Parquet или проверить такие файлы.
    Те же параметры дают те же байты. Остановленная команда продолжает с того же места.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out games; meadowmarket dataset verify games
cli-option-verify = после «verify»: набор данных для проверки
cli-option-dataset-out = папка для набора данных: новая или та, которую нужно продолжить
cli-option-part = число партий в каждом файле (по умолчанию 1000)
cli-option-times = измерить и то, сколько думают боты; байты тогда каждый раз другие
cli-option-sample = для «verify»: сколько партий сыграть заново (по умолчанию 100)
cli-study-help =
    Показать, как другие карты меняют игру: одни и те же расклады с изменением и без него.
    Победы, отрыв, длина партии и очки по источникам с интервалами; для каждой карты — как часто её разыгрывают и как часто побеждают те, кто её взял или разыграл.
cli-study-example = meadowmarket study everdell --change "farm.production=gain(2*berry)" --bots greedy --games 1000 --html ferma.html
cli-option-study-games = число раскладов; каждый играется дважды (по умолчанию 1000)
cli-option-change = изменить одно значение на картах, например farm.points=2; вместо --cards, можно указать несколько раз
cli-option-base = набор карт для сравнения (по умолчанию встроенные карты)
cli-option-html = записать страницу с таблицами и графиками в этот новый файл
