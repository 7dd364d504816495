# Что говорит разбор командной строки и что в справке обозначает значения.

parser-usage = вызов:{" "}
parser-options = параметры
parser-positional-arguments = аргументы
parser-help = показать эту справку
parser-argument = { $argument_name }: { $message }
parser-unrecognized = неизвестные аргументы: { $found }
parser-required = не хватает: { $found }
parser-not-with = нельзя указать вместе с { $found }
parser-takes-no-value = не принимает значения; указано: { $found }
parser-one-value = нужно значение
parser-ambiguous = «{ $option }» можно понять по-разному: { $matches }
parser-no-such-choice = «{ $value }» здесь нет; можно: { $choices }

cli-value-action = ДЕЙСТВИЕ
cli-value-address = АДРЕС
cli-value-bots = БОТЫ
cli-value-card = КАРТА
cli-value-change = СТРОКА.СТОЛБЕЦ=ЗНАЧЕНИЕ
cli-value-command = КОМАНДА
cli-value-days = ДНИ
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-game = ИГРА
cli-value-language = ЯЗЫК
cli-value-program = ИМЯ=КОМАНДА
cli-value-replay = ЗАПИСЬ
cli-value-ruleset = ПРАВИЛА
cli-value-seats = МЕСТА
cli-value-seconds = СЕКУНДЫ
cli-value-setting = ИМЯ=ЗНАЧЕНИЕ
cli-value-setups = СХЕМЫ
cli-value-word = СЛОВО

bots-and-programs = { $bots }, program:КОМАНДА
kinds-of-seats = me, me:ИМЯ, { $bots }, bot:program:КОМАНДА

## Сборки и почему работает не скомпилированная

build-because = { $build }: { $reason }
build-compiled = с компиляцией
build-interpreted = без компиляции
build-no-compiler = нет компилятора
build-not-compiled = не скомпилировано
build-not-selected = не выбрано
build-stale = устарело
build-switched-off = выключена
bench-process-ended = процесс завершился с кодом { $status }

## В чём отказывает система, как часть предложений

system-address-in-use = адрес уже занят
system-connection-refused = в соединении отказано
system-disk-full = на диске нет места
system-error-with-file = Система сообщает об ошибке: { $file }: { $reason }.
system-exists = файл уже существует
system-is-a-folder = это папка
system-name-too-long = слишком длинное имя файла
system-no-permission = нет доступа
system-no-such-file = нет такого файла или папки
system-not-a-folder = это не папка
system-read-only = диск доступен только для чтения
system-timed-out = нет ответа в отведённое время
system-too-large = файл слишком велик
system-too-large-to-read = файл слишком велик (> { $most } МБ)

## Как пишутся дата и время: образец Unicode CLDR

pattern-moment = dd.MM.yyyy HH:mm
