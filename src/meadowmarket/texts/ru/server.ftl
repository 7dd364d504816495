# Что говорит сервер и что ему можно сказать в командной строке.

## Отказы

no-such-table = Такого стола нет.
no-such-replay = Такой записи нет.
not-found = Здесь ничего нет.
bad-method = Здесь это невозможно.
bad-request = { $problem ->
    [unknown] Запрос не понят.
   *[other] Запрос не понят: { $problem }
}
bad-message = Сообщение не понято.
hello-first = Первым сообщением должно быть hello.
bad-origin = Эта страница относится к другому серверу.
bad-invite = Приглашение неверно или больше не действует.
not-your-seat = Это не твоё место.
no-open-seat = Это место не открыто.
seat-taken = Это место занято.
seat-not-free = Это место можно будет отдать через { $seconds } с, если на него никто не вернётся.
seat-given = Тебя долго не было, и остальные отдали твоё место другому.
not-over = Партия ещё не окончена.
review-not-over = Партия ещё не окончена. Разобрать её можно будет после конца.
review-nothing = Разбирать нечего: в этой партии ни у кого не было выбора.
review-failed = Закончить разбор не удалось. То, что уже готово, сохранено; запроси разбор ещё раз.
too-many-reviews = Слишком много разборов сразу; можно: { $most }. Подожди, пока один из них закончится.
play-on-not-over = Партия ещё не окончена. После конца её можно будет продолжить с любой позиции.
play-on-over = В этой позиции партия окончена. Чтобы играть дальше, вернись к более ранней.
hands-hidden = До конца партии руки скрыты.
undo-before-table = Это сыграно до открытия стола. Отменить нельзя.
table-waits = Партия не началась: есть открытые места.
table-abandoned = Партия прервана.
table-deleted = Стол удалён.
table-in-use = За этим столом играют другие. Удалить его можно, когда партия закончится или они уйдут.
table-other-rules = За этим столом играют по правилам, которых здесь больше нет: { $problem }
table-other-cards = За этим столом играют другими картами: { $found }, а сейчас здесь { $expected }.
table-corrected-since = Стол { $table } нельзя продолжить с действия { NUMBER($n, useGrouping: 0) }. За ним играют по правилам версии { $rules }. { $corrected }
table-damaged = Стол { $table } повреждён на действии { NUMBER($n, useGrouping: 0) }.
table-playable = За этим столом можно играть. Чтобы закончить начатую партию, выбери «Прервать партию».
spectators-watch = Зрители не могут действовать.
hint-under-way = Только одна подсказка за раз: прошлая ещё не готова.
hint-failed = Найти подсказку не удалось. Партия продолжается без неё.
that-is-possible = Сейчас «{ $action }» возможно.
replay-too-long = Слишком много действий: { $count }; можно: { $most }.
replay-bad-character = Символа «{ $found }» в записи быть не может.
replay-unplayable = Эту запись нельзя воспроизвести.
too-large = Слишком много данных.
too-many-requests = Слишком много запросов; подожди немного.
too-many-messages = Слишком много сообщений.
too-many-tables = Слишком много новых столов за час; можно: { $most }.
too-many-sockets = Слишком много открытых соединений.
server-full = Сервер заполнен; попробуй позже.
server-busy = Сервер занят; попробуй ещё раз.
server-error = На сервере что-то пошло не так. Ничего не потеряно; попробуй ещё раз.
why-turn = Сейчас ходит { $seat }.
why-others-choose = Остальные выбирают.
why-watching = Ты наблюдаешь за игрой.
why-possible = Сейчас с этим можно что-то сделать.
why-asked = Сначала ответь: { $asked }

## Перед тем, что нельзя отменить

confirm-turn = После этого ходит другой игрок.
confirm-chance = Отменить это нельзя: берутся карты, бросаются кубики или что-то открывается.
confirm-over = Это завершит партию.

## Команда

cli-serve-help =
    Открыть столы в браузере.
    Запускает тот же сервер, что и ./play, для друзей в локальной сети или в интернете.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = адрес, на котором ждать соединений (127.0.0.1 — только этот компьютер)
cli-option-port = порт, на котором ждать соединений (8000 или любой свободный)
cli-option-data = папка, в которой хранятся столы
cli-option-database = база PostgreSQL вместо папки: postgresql://…
cli-option-origin = адрес другого сайта, страница которого может обращаться к этому серверу; можно указать несколько раз
cli-option-behind-proxy = доверять адресам, которые сообщает прокси на этом компьютере
cli-option-bot = программа, которая может сидеть за столами как бот с этим именем, например deep="python3 deep.py"; можно указать несколько раз
cli-option-keep = удалять столы и загруженные записи, которые не менялись столько дней (по умолчанию хранить всегда)
cli-option-take-over = остановить сервер, который занимает эту папку данных или порт, и встать на его место
cli-option-log = вид строк журнала: для людей или для программ
cli-option-no-browser = не открывать браузер
serve-ready = Meadow & Market работает по адресу { $address } (Ctrl+C остановит сервер)
serve-failed = Не удалось запустить сервер по адресу { $address }.
not-a-bot-command = «{ $found }» — не бот; можно: ИМЯ=КОМАНДА.
bad-bot-name = Бота нельзя назвать «{ $name }»; можно: строчные латинские буквы, цифры и дефисы, но не { $taken }.
bad-database = «{ $found }» — не база данных; можно: postgresql://…
bad-variable = В переменной { $variable } значение «{ $found }»; можно: целое число от 1.
data-in-use = Папку { $folder } использует другой сервер.
bad-data-folder = В папке { $folder } нельзя хранить столы: { $reason }.
bad-database-answer = База данных { $database } недоступна: { $reason }.
malformed-database = Адрес базы данных записан неверно; можно: postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@АДРЕС:ПОРТ/ИМЯ, особые символы — кодами с %.
cannot-listen = Сервер не может занять адрес { $address }: { $reason }.
cli-backup-help =
    Сохранить все столы и записи партий в файл.
    Работает и при запущенном сервере, с любым видом базы данных.
cli-backup-example = meadowmarket backup stoly.backup
cli-restore-help =
    Восстановить столы и записи партий из резервной копии.
    Работает и при запущенном сервере. Добавляет недостающее; то, что уже есть, не меняется.
cli-restore-example = meadowmarket restore stoly.backup
cli-option-backup-file = файл резервной копии
backup-made = Сохранено в { $file } — столов: { $tables }, записей партий: { $replays }.
backup-restored = Восстановлено — столов: { $tables }, записей партий: { $replays }.
backup-exists = Файл { $file } уже есть; назови другой или сначала удали этот.
backup-no-database = В папке { $folder } нет столов.
backup-damaged = { $file } — не резервная копия, или она повреждена.
backup-too-new = Файл { $file } записан более новой версией программы.

## Измерения

cli-option-bench-of = с «server»: игра за его столами; с «ladder»: единственная игра (по умолчанию все)
bench-server-title = Столов: { $tables }, мест за столом: { $seats }, соединений: { $connections }, действий в секунду: { $rate }, длительность: { $seconds } с; время, пока действие не увидят все места
bench-server-no-postgresql = { $setup } не измерено: нужна --database или PostgreSQL из инструментов разработки.
bench-server-ended = { $setup } не измерено: сервер завершился со статусом { $status }.
cli-option-bench-on = для «bench server»: что измерять, через запятую: sqlite, postgresql, postgresql-2 (два процесса делят между собой места каждого стола; по умолчанию всё)
cli-option-bench-database = для «bench server»: пустая база PostgreSQL, postgresql://… (по умолчанию временная)
cli-option-bench-rate = для «bench server»: нажатий в секунду (по умолчанию 200)
cli-option-bench-tables = для «bench server»: сколько столов, по четыре места за каждым (по умолчанию 100)
only-for-server = { $option } годится только для «bench server».
no-such-bench-setup = «{ $found }» измерить нельзя; можно: { $allowed }.
column-database = База
column-server-rate = Действий/с
column-server-p50 = p50, мс
column-server-p95 = p95, мс
column-server-p99 = p99, мс
column-server-failed = Сбои
column-server-processor = ЦП, мс/действие
column-server-table = кБ/стол
column-server-socket = кБ/соединение
column-server-server = МБ без столов
column-server-sessions = Новые сеансы

## Уроки

no-such-lesson = Урока «{ $lesson }» нет; есть такие: { $allowed }.
lesson-no-move = На этом шаге урока ход не нужен.
lesson-learner = Саша
lesson-neighbour = { $number ->
    [1] Женя
    [2] Мира
    [3] Валя
   *[other] Лу
}
