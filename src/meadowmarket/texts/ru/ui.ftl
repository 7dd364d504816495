# Что говорят ядро, боты и командная строка. Тексты игр лежат в отдельных файлах.

## Игроки и счёт

player-name = Игрок { $number }
bot-name = Бот { $number } ({ $bot })
final-scores = Итоговый счёт
game-won = { $count ->
    [0] Партия проиграна.
    [one] Победа: { $names }.
    [few] Победу делят { $names }.
    [many] Победу делят { $names }.
   *[other] Победу делят { $names }.
}
column-source = Очки за
row-total = Итого
row-wins = Победы
row-failures = Сбои: { $reason }

## Действия, которые невозможны

no-such-code = Действия с кодом { $code } нет; всего кодов { $count }, начиная с 0.
no-such-action = Действия «{ $action }» нет.
no-such-action-near = Действия «{ $action }» нет. Возможно, имелось в виду: { $near }?
game-is-over = Партия окончена.
not-your-turn = { $seat } сейчас не ходит.
not-an-option = Вариант «{ $action }» невозможен. Сейчас: { $asked }
not-an-option-because = Вариант «{ $action }» невозможен. { $reason } Сейчас: { $asked }
undo-nothing = Отменять нечего.
undo-other-seat = Отменить нельзя: после этого уже действует { $seat }.
undo-chance = После этого бросали кубики, брали карты или что-то открывали. Поэтому отменить нельзя: { $action }
undo-shown = После этого { $other_seat } открывает то, что было скрыто. Поэтому отменить нельзя: { $action }

## Подготовка

no-such-game = Игры «{ $game }» нет; можно: { $allowed }.
not-a-box = Игра «{ $game }» установлена неправильно: { $entry } — не коробка с игрой.
bad-player-count = Игроков не может быть { $players }; можно: от { $min } до { $max }.
no-such-ruleset = Варианта правил «{ $ruleset }» нет; можно: { $allowed }.
no-such-rules-version = Версии правил { $found } здесь нет; можно: { $allowed }.
no-such-setting = Настройки «{ $setting }» нет; можно: { $allowed }.
bad-setting-value = У настройки «{ $setting }» не бывает значения «{ $value }»; можно: { $allowed }.
not-a-setting = «{ $found }» — не настройка; можно: ИМЯ=ЗНАЧЕНИЕ.
bad-seed = { $seed } не годится как зерно случайности; можно: от 0 до { $most }.
bad-card-pack = { $problems }
bad-lesson = { $problems }
no-such-language = Языка «{ $language }» нет; можно: { $allowed }.
no-such-bot = Бота «{ $bot }» нет; можно: { $allowed }.
not-a-bot = Бот «{ $bot }» установлен неправильно: { $entry } не создаёт ботов.
no-bot-options = У бота «{ $bot }» нет параметров; найдено: «{ $options }».
bad-bot-budget = Бот «{ $bot }» не понимает «{ $options }»; можно указать время и число симуляций, например 200ms, 2s или 500sims, и число процессов, например 2workers, через +.
no-command = «{ $found }» — не команда; можно: program:КОМАНДА, например program:python3 bot.py.
no-such-program = Программа «{ $program }» не запускается: такой программы нет.
bad-bot-count = Ботов: { $count }, а игроков: { $players }; можно: одного на всех или по одному на каждого.
bad-seat-count = Мест: { $count }, а игроков: { $players }; можно: по одному на каждого.
no-such-seat-kind = «{ $found }» — не место; можно: { $allowed }.
no-such-seat = Места { $found } нет; можно: от 0 до { $most }.
bad-names = Имена: «{ $found }»; можно: список, не больше одного имени на игрока (игроков: { $players }).
state-of-another-game = Эта позиция из другой игры: { $found }. Ожидалось: { $expected }.
no-such-step = Действия { $step } нет; можно: от 0 до { $count }.
folder-is-taken = Папка «{ $folder }» не пуста; назови новую или пустую.
file-is-taken = Файл { $file } уже есть, и он не пуст; назови новый.
no-card-packs = У игры { $game } нет наборов карт.
no-such-folder = Папки «{ $folder }» нет.
no-such-topic = Ничего с названием «{ $topic }» нет.
no-such-topic-near = Ничего с названием «{ $topic }» нет. Возможно, имелось в виду: { $near }?
several-topics = «{ $topic }» может значить разное: { $near }
no-such-card = «{ $topic }» — не карта, не жетон и не место. Команда «meadowmarket rules { $game } { $topic }» поищет в правилах.
no-such-paragraph = Пункта { $found } нет; есть разделы { $allowed }, а в них пункты вроде { $example }.
no-rules = Правил для игры { $game } здесь нет.
cannot-read = Файл { $file } не читается: { $reason }.
cannot-write = Файл { $file } не записывается: { $reason }.
which-game = Какая игра? Назови её или продолжи сохранённую партию с помощью --load.
not-with-load = { $option } нельзя указывать вместе с --load: это уже задано в сохранённой партии.
other-game-in-file = В файле { $file } партия другой игры: { $found }.
program-in-file = Сохранённая партия запустила бы программу «{ $found }». Если ты ей доверяешь, назови все места с помощью --load и --seats.
no-saved-game = В папке { $folder } нет неоконченных партий.

## Повреждённые состояния, сохранения и записи

corrupt-state = Повреждение в { $place }: найдено «{ $found }», ожидалось { $expected }.
corrupt-replay = Строка { NUMBER($line, useGrouping: 0) }: { $problem }
replay-empty = здесь нет записи партии.
replay-not-text = байт { $found } — не текст в UTF-8.
replay-no-title = найдено «{ $found }», ожидалось «{ $expected }».
replay-other-format = это формат записей { $found }; известен { $expected }.
replay-cut-off = файл здесь обрывается, после «{ $found }».
replay-after-end = после конца партии найдено «{ $found }», а ничего больше не ожидалось.
replay-not-a-move = найдено «{ $found }», ожидалось действие (номер, место, действие, =контрольная сумма) или конец.
replay-bad-move = найдено «{ $found }», ожидались номер, место, действие и =контрольная сумма.
replay-wrong-number = найдено действие номер { $found }, ожидалось { NUMBER($expected, useGrouping: 0) }.
replay-bad-end = найдено «end { $found }», ожидалось «end» и счёт.
replay-unknown-header = найдено «{ $found }», ожидалось одно из: { $expected }.
replay-twice = «{ $found }» уже есть в строке { NUMBER($first, useGrouping: 0) }.
replay-empty-header = у «{ $found }» нет значения.
replay-bad-number = { $what } — «{ $found }», а ожидалось число от 0 до { $most }.
replay-bad-setting = найдено «set { $found }», ожидалось «set ИМЯ=ЗНАЧЕНИЕ», каждое имя один раз.
replay-bad-name = найдено «name { $found }», ожидалось «name МЕСТО ИМЯ», каждое место один раз.
replay-no-such-seat = места { $found } нет, игроков всего: { $count }; места считаются с 0.
replay-missing-header = перед этой строкой в заголовке не хватает «{ $expected }».
replay-other-game = это партия другой игры: { $found }, а ожидалась { $expected }.
replay-other-rules = сделано по правилам версии { $found }; здесь версия { $expected }.
replay-corrected-since = { $problem } Запись сделана по правилам версии { $rules }. { $corrected }
replay-other-ruleset = сделано по варианту правил { $found }, а ожидался { $expected }.
replay-other-players = игроков в записи: { $found }, а ожидалось: { $expected }.
replay-other-settings = сделано с настройками { $found }, а ожидались { $expected }.
replay-other-pack = сделано с набором карт { $found }; сейчас используется { $expected }. Назови папку другого с помощью --cards.
replay-move-after-end = найдено действие «{ $found }», но партия уже окончена.
replay-illegal-move = «{ $found }» здесь невозможно: { $reason }
replay-wrong-checksum = найдена контрольная сумма { $found }, ожидалась { $expected }.
replay-end-too-early = найден конец, номер последнего действия — { $count }, но партия не окончена.
replay-no-end = здесь партия окончена; дальше ожидалась строка «{ $expected }».
replay-wrong-scores = найден счёт { $found }, ожидался { $expected }.

## Игра в терминале

play-welcome = { $game }, зерно { $seed }. Введи номер варианта или его название; «help» перечислит остальные команды.
play-input = >{" "}
play-input-live = Номер, название или help >{" "}
play-hint = Введи номер варианта или его название; «options» покажет их снова, «help» поможет.
play-no-such-number = Варианта { $number } нет; можно: от 1 до { $count }.
play-help =
    3 или название   выбирает вариант
    ?                говорит, что и как можно объяснить
    ? 3 · ? СЛОВО    объясняет вариант, слово, карту или место
    board · options  показывает всё поле или все варианты
    Tab              дополняет ввод; просто Enter снова показывает экран
    hint             предлагает три лучших хода и говорит почему
    log              показывает, что уже произошло
    undo             отменяет твой последний выбор и ответы ботов
    save [ФАЙЛ]      сохраняет партию (она сохраняется и после каждого действия)
    load ФАЙЛ        продолжает другую партию
    quit             выход; партия сохранится
play-explain-help =
    «? 3» объясняет вариант 3: цену, эффект и правило. Можно и по названию.
    «? СЛОВО» объясняет слово из правил, карту, жетон или место. Введи название,
    как оно показано, идентификатор или первые буквы; регистр не важен.
    «? карта 3» — это карта 3, «? 3» — вариант 3. «? LG-6.8» — пункт правил.
    «options» перечисляет варианты; «meadowmarket rules» выводит все правила.
reference-cost = Цена: { $cost }
reference-no-cost = Цена: бесплатно
reference-effect = Эффект: { $effect }
reference-see-also = См. также: { $topics }
reference-in-rules = В правилах: { $paragraphs }
reference-rules-in-english = Правила пока только на английском.
play-hand-over = Ходит { $seat }. Остальные, пожалуйста, отвернитесь.
play-press-enter = Нажми Enter, чтобы посмотреть.{" "}
play-undone = { $count ->
    [1] Отменено.
    [one] Отменено, всего { $count } действие.
    [few] Отменено, всего { $count } действия.
    [many] Отменено, всего { $count } действий.
   *[other] Отменено, всего { $count } действия.
}
play-saved = Сохранено: { $file }.
play-cannot-save = Партию не удаётся сохранить, файл { $file }: { $reason }.
play-load-what = Что загрузить? Введи «load ФАЙЛ».
play-loaded = Загружено: { $file }, { $count ->
    [one] { $count } действие.
    [few] { $count } действия.
    [many] { $count } действий.
   *[other] { $count } действия.
}
play-left = Партия сохранена: { $file }. Продолжить можно так:
play-left-unsaved = Партию не удалось сохранить: { $file }.
play-crashed = Что-то пошло не так. Партия сохранена: { $file }. Продолжить можно так:
play-kept = Вся партия сохранена: { $file }; «meadowmarket replay show» покажет её снова.
play-bot-thinking = { $seat } думает…
play-more = Enter — дальше, q — хватит.{" "}
play-more-options = …и ещё { $count }; «options» покажет все.
play-anytime = В любой момент:
play-final = { $mark } отменить нельзя: берутся карты, бросаются кубики или что-то открывается.
saves-none = В папке { $folder } нет сохранённых партий.
saves-folder = Сохранённые партии в папке { $folder }:
saves-date = Последний ход
saves-game = Игра
saves-players = Игроки
saves-moment = Прогресс
saves-file = Файл
saves-over = окончена, { $scores }
saves-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
saves-older = …и более старых: { $count }.
saves-how = «meadowmarket play --load ПАПКА/ФАЙЛ» продолжает одну из них, «meadowmarket play --load» — последнюю неоконченную.
bot-failed = { $seat }: сбой бота ({ $reason }); вариант выбран случайно.
log-line = { NUMBER($number, useGrouping: 0) }. { $text }

## Какой сбой у бота: журнал читают все, поэтому без цитат

failure-not-started = программа не запускается
failure-silent = нет ответа вовремя
failure-ended = программа завершилась
failure-too-long = слишком длинное сообщение
failure-no-message = сообщение не по протоколу
failure-other-protocol = другая версия протокола
failure-wrong-number = ответ на другой вопрос
failure-no-option = выбрано то, чего нет среди вариантов
failure-given-up = слишком много сбоев, бота больше не спрашивают
failure-not-made = здесь нет такого бота
failure-died = процесс аварийно завершился
failure-raised = ошибка

## Подсказки

play-thinking = Думаю…
hint-line = { $number }. { $move }
hint-move = { $action } — ожидаемый отрыв { $margin }
hint-move-because = { $action } — ожидаемый отрыв { $margin } ({ $reasons })
hint-reason = { $what } { $points }
hint-rival = очки соперника { $seat }
analyse-progress = Оценка
analyse-progress-closer = Подробный разбор
analyse-summary = { $game }, зерно { $seed }: { $count ->
    [one] оценено { $count } решение
    [few] оценены { $count } решения
    [many] оценено { $count } решений
   *[other] оценено { $count } решения
}, каждое — по тому, что игрок мог знать.
analyse-title = Ожидаемый отрыв по ходу партии
analyse-actions = Действие
analyse-margin = Ожидаемый отрыв
analyse-marks = переломные моменты
analyse-accuracy = Точность: { $seat } — { $percent } %
analyse-turning-points = Переломные моменты:
analyse-no-turning-points = Переломных моментов нет: все потери можно списать на случайность.
analyse-turning-point =
    { NUMBER($number, useGrouping: 0) }. { $seat } упускает очки: { $loss } (± { $error }).
    Сыграно: { $move }
analyse-better = Лучше:
nothing-to-analyse = В файле { $file } нет решений для разбора.

## Другие команды

sim-progress = Игра
sim-summary =
    Сыграно партий: { $finished } из { $games }, за { $seconds } с (решений в секунду: { $rate })
    Решений за партию: от { $shortest } до { $longest }, в среднем { $mean }
    Контрольная сумма: { $digest }
sim-scores = Средние очки по источникам и местам
sim-usage = Сколько раз разыграна каждая карта
replay-header = { $game }, зерно { $seed }
replay-verified = { $file } — действий: { $count }, все совпадают с записью; партия не окончена. Контрольная сумма { $checksum }.
replay-verified-whole = { $file } — целая партия, действий: { $count }, все совпадают с записью. Контрольная сумма { $checksum }.
replay-recorded = { $file } — партия, действий: { $count }.
bench-title = Случайная игра и поиск, один процесс; пакет: решений/с в 32 партиях сразу
bench-last-resort = Случайный игрок пасует, только если ничего другого не остаётся, чтобы партии были полными.
bench-not-measured = Сборка { $build } не измерена: { $reason }
column-players = Игроки
column-build = Сборка
column-decisions-per-s = Решений/с
column-games-per-s = Партий/с
column-clone-us = Копия, мкс
column-simulations-per-s = симуляций/с
column-batch-masks-per-s = Пакет, маски
column-batch-observations-per-s = Пакет, всё
column-batch-speedup = Пакет, всё, процессы: { $count }
pack-is-new =
    { $folder } — набор карт для игры { $game }, который пока ничего не меняет. Что делать дальше, сказано в его README.md:
    правь таблицы, затем «meadowmarket cards check { $folder }», затем «meadowmarket play { $game } --cards { $folder }».
pack-readme =
    # Набор карт для игры { $title }

    В этой папке лежат все таблицы игры. Пока набор ничего не меняет: исправь значения, которые должны быть другими.
    Строка заменяет строку игры с тем же ключом. Строка с новым ключом добавляется там, где игра это позволяет.
    Строки и целые таблицы, которые ты не меняешь, можно удалить; тогда действуют строки самой игры.

    1. Правь таблицы. `provenance` говорит, напечатано ли значение на компоненте (`printed`) или придумано (`designed`);
       `source` говорит, откуда оно: например, «моя коробка».
    2. Проверь их: `meadowmarket cards check { $folder }`. Команда назовёт все ошибки с файлом, строкой и столбцом.
    3. Посмотри на карту: `meadowmarket cards show { $game } НАЗВАНИЕ --cards { $folder }`.
    4. Играй: `meadowmarket play { $game } --cards { $folder }`. Команды `sim` и `arena` тоже понимают `--cards`.

    Тексты на других языках лежат в файлах вроде `ru.ftl`, английские — в таблицах.

    ## Таблицы и их столбцы

    { $columns }

    LANGUAGE.md объясняет (по-английски), что значат столбцы и как записывать эффекты.
pack-is-sound = { $folder } — исправный набор карт для игры { $game }, контрольная сумма { $digest }.
texts-fixed = Поставлено неразрывных пробелов: { $count }.
texts-checked = Проверены тексты: { $languages }. { $count ->
    [0] Ошибок нет.
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
    [many] Найдено { $count } ошибок.
   *[other] Найдено { $count } ошибки.
}

## Справка

cli-example = Пример:
cli-version = meadowmarket { $version } ({ $build })
cli-bad-number = «{ $found }» не подходит; можно: от { $low } до { $high }
cli-nothing-named = ничего не указано
cli-main-help = Современные настольные игры: играть, учиться, моделировать и исследовать.
cli-main-example = meadowmarket play { $game } --seats me,bot:hard
cli-play-help = Играть в терминале: на любых местах люди и боты.
cli-play-example = meadowmarket play { $game } --seats me,me:Anna,bot:hard
cli-sim-help = Сыграть много партий между ботами и показать итоги.
cli-sim-example = meadowmarket sim { $game } --players 4 --games 1000 --bots random --seed 1
cli-bench-help =
    Измерить скорость случайной игры, с компиляцией и без, вдвоём и вчетвером.
    Последняя строка: во сколько раз пакеты быстрее в нескольких процессах (--jobs), чем в одном.
    «bench server» измеряет скорость столов, «bench ladder» — силу ботов.
cli-bench-example = meadowmarket bench { $game } --json
cli-analyse-help = Показать, как сыграна партия: ожидаемый отрыв по ходу игры, переломные моменты и лучшие ходы в них.
cli-analyse-example = meadowmarket analyse partiya.replay --top 3 --plot partiya.svg
cli-replay-help = Показать, проверить или записать партию.
cli-replay-example = meadowmarket replay verify partiya.replay
cli-replay-show-help = Показать, что было в партии, или поле после одного из её действий.
cli-replay-show-example = meadowmarket replay show partiya.replay --step 12
cli-replay-verify-help = Воспроизвести записанную партию и сверить её с контрольными суммами.
cli-replay-verify-example = meadowmarket replay verify partiya.replay
cli-replay-record-help = Сыграть случайную партию и записать её.
cli-replay-record-example = meadowmarket replay record partiya.replay { $game } --players 3 --seed 7
cli-cards-help = Посмотреть карты или проверить набор карт.
cli-cards-example = meadowmarket cards show everdell farm
cli-cards-check-help = Проверить набор карт: каждая ошибка с файлом, строкой и столбцом.
cli-cards-check-example = meadowmarket cards check moi-karty
cli-cards-new-help = Создать набор карт для начала: все таблицы игры и как их менять.
cli-cards-new-example = meadowmarket cards new { $game } moi-karty
cli-cards-list-help = Перечислить все карты, жетоны и места.
cli-cards-list-example = meadowmarket cards list { $game }
cli-cards-show-help = Объяснить карту, жетон или место.
cli-cards-show-example = meadowmarket cards show everdell farm
cli-cards-book-help = Записать в Markdown всё, что есть на компонентах.
cli-cards-book-example = meadowmarket cards book { $game } > cards.md
cli-rules-help = Вывести правила игры: все, один пункт или то, что сказано о каком-то слове.
cli-rules-example = meadowmarket rules { $game } сброс
cli-texts-help = Проверить тексты.
cli-texts-example = meadowmarket texts check
cli-texts-check-help = Проверить, что все языки говорят одно и то же и нет пропущенных и лишних текстов.
cli-texts-check-example = meadowmarket texts check
cli-option-version = показать версию и сборку
cli-option-language = язык всех текстов: { $allowed } (по умолчанию как в MEADOWMARKET_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES или LANG)
cli-option-game = игра: { $allowed }
cli-option-players = число игроков (по умолчанию 2)
cli-option-seats = кто где сидит, например me,bot:hard: me, me:ИМЯ или bot:БОТ для каждого места (по умолчанию один человек и средние боты)
cli-option-ruleset = вариант правил (по умолчанию первый в игре)
cli-option-set = настройка, отличная от варианта правил; можно указать несколько раз
cli-option-cards = папка с набором карт вместо карт самой игры
cli-option-seed = зерно случайности (по умолчанию 1)
cli-option-seed-by-chance = зерно случайности (по умолчанию любое)
cli-option-load = продолжить сохранённую партию в новом файле; без имени файла — последнюю неоконченную
cli-option-list = перечислить сохранённые партии; если названа игра, то только её
cli-option-fix = поставить неразрывные пробелы там, где их требует язык, например после слов из одной буквы
cli-option-json = вывести один объект JSON
cli-option-games = число партий (по умолчанию 1000)
cli-option-bots = боты: один на все места или по одному на каждое, например random,random
cli-option-jobs = число процессов (по умолчанию все ядра)
cli-option-seconds = время каждого измерения (по умолчанию 2, для сервера 10)
cli-option-file = файл партии
cli-option-step = показать поле после этого действия
cli-option-seat = показать, что видно с этого места, считая с 0 (по умолчанию — зрителю)
cli-option-simulations = сколько симуляций на оценку одного выбора (по умолчанию 200); для худших в пять раз больше
cli-option-analyse-seat = оценить только это место, считая с 0 (по умолчанию все)
cli-option-top = сколько переломных моментов показать (по умолчанию 5)
cli-option-margin-plot = нарисовать ожидаемый отрыв в этот новый файл SVG
cli-option-pack = папка с набором карт
cli-option-pack-game = игра, для которой он сделан (по умолчанию самая подходящая)
cli-option-new-pack = папка для записи; она должна быть новой или пустой
cli-option-topic = карта, жетон или место: название, идентификатор или их часть
cli-option-word = слово из правил, карта или пункт вроде LG-6.8 (по умолчанию все правила)
