# Что говорят команды для исследований: боты из файлов, записи, наборы данных, эксперименты, кластеры.

## Отказы

no-such-bot-file = Файл { $file } не читается; можно: ФАЙЛ.py:КЛАСС.
bad-bot-file = Файл { $file } не запускается: { $reason }
bot-file-no-class = В файле { $file } нет бота с именем «{ $name }»; можно: ФАЙЛ.py:КЛАСС с классом вида Bot или BotMaker.
random-options = Бот «random» не понимает «{ $options }»; можно: may-pass.
replay-is-taken = В файле { $file } другая партия; назови другую папку.
no-cluster = По адресу { $address } нет кластера: { $reason }
dataset-no-out = Назови папку для набора данных: --out ПАПКА.
dataset-no-folder = Назови папку набора данных: dataset verify ПАПКА.
dataset-folder-taken = В папке «{ $folder }» лежит не набор данных; назови новую или пустую.
dataset-in-use = В папку «{ $folder }» пишет другая команда: дождись, пока она закончит, или назови другую папку.
dataset-other = Файл { $file } — из другого набора данных: { $what } там { $found }, а здесь { $wanted }. Ничего не изменено.
dataset-other-schema = В файле { $file } схема версии { $found }; эта программа читает версию { $wanted }.
dataset-no-manifest = Файл { $file } не описывает набор данных: { $reason }
dataset-damaged-part = Файла { $file } нет, или он повреждён ({ $reason }). Удали его, и та же команда запишет его снова.
dataset-wrong-game = { $file }, партия { NUMBER($number, useGrouping: 0) }: { $what } — { $found }, а если сыграть партию заново — { $wanted }.

## Что получилось

sim-card-wins = Победы тех, кто использовал карту
column-use-rate = Доля использовавших мест
dataset-written = { $folder }: партий { $games }, частей { $parts }, { $megabytes } МБ. Контрольная сумма { $digest }.
dataset-verified = { $folder }: все части целы (частей { $parts }, партий { $games }); сыграно заново партий { $played }, все совпадают с записью.
dataset-stopped = { $reason }: готово частей { $done } из { $count }. Та же команда продолжит с этого места.

## Справка

cli-option-record = сохранить запись каждой партии в этой новой или пустой папке
cli-option-by-card = показать и то, как часто побеждали использовавшие карту; случайная игра тогда идёт дольше
cli-option-ray = считать на кластере Ray по этому адресу; без адреса — на кластере из одного этого компьютера
cli-dataset-help =
    Записать много партий между ботами в файлы Parquet или проверить такие файлы.
    Те же параметры дают те же байты. Остановленная команда продолжает с того же места.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out games; meadowmarket dataset verify games
cli-option-verify = после «verify»: набор данных для проверки
cli-option-dataset-out = папка для набора данных: новая или та, которую нужно продолжить
cli-option-part = число партий в каждом файле (по умолчанию 1000)
cli-option-times = измерить и то, сколько думают боты; байты тогда каждый раз другие
cli-option-sample = для «verify»: сколько партий сыграть заново (по умолчанию 100)
