# Что говорит сама страница. Тексты игр лежат в отдельных файлах.

web-name = Meadow & Market
web-skip = Перейти к содержимому
web-home = Главная
web-to-start = На главную
web-close = Закрыть
web-loading = Секунду…
web-missing = Здесь ничего нет.
web-language = Язык
web-dark = Тёмная тема
web-settings = Настройки

## Главная страница

web-welcome = Садись и играй
web-welcome-more = «Ла-Гранха» и «Эверделл», с ботами или друзьями. Без регистрации: стол — это ссылка.
web-new-table = Новый стол
web-which-game = Игра
web-players-range = игроков: { $min }–{ $max }
web-how-many = Игроки
web-who-sits = Кто где сидит
web-seat = Место { $number }
web-seat-me = Я
web-seat-open = По приглашению
web-seat-bot = Бот: { $bot }
web-seat-levels = Боты по силе
web-seat-other-bots = Другие боты
web-your-name = Твоё имя
web-more-settings = Ещё настройки
web-ruleset = Вариант правил
web-seed = Зерно случайности
web-seed-any = любое
web-table-title = Название стола
web-value-yes = да
web-value-no = нет
web-value-none = нет
web-value-classic = классика
web-value-deluxe = делюкс
web-value-marker = маркер
web-value-token = жетон
web-start = Начать
web-confirm-new = Открыть новый стол?
web-confirm-new-more = Тебя привела ссылка с другой страницы. Пока ничего не открыто.
web-open-table = Открыть стол
web-my-tables = Мои столы
web-your-turn = Твой ход
web-state-waiting = Ждём игроков
web-state-playing = Идёт партия
web-state-over = Партия окончена.
web-state-abandoned = Прервана
web-forget = Убрать из списка: { $table }
web-forget-hint = Убирает стол из этого списка. Без ссылки вернуться на своё место не получится.
web-join = Присоединиться
web-link = Вставь ссылку
web-go = Перейти
web-not-a-link = Это не ссылка на стол или запись.
web-replay = Запись
web-upload = Открыть файл записи
web-rules = Правила

## Предпочтения

web-theme = Цвета
web-theme-system = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-pace = Ходы других игроков
web-pace-instant = мгновенно
web-pace-quick = быстро
web-pace-calm = спокойно
web-pace-skip = Клик или любая клавиша пропустит показ.
web-automatic = Пропускать шаги без выбора
web-confirm = Запрос подтверждения
web-confirm-turn = перед концом моего хода
web-confirm-always = перед тем, что нельзя отменить
web-confirm-never = редко
web-motion = Анимация компонентов
web-sound = Звук, когда мой ход

## Стол

web-table = Стол
web-practice = Учебный стол
web-practice-more = Зерно случайности выбрано вручную: открывший стол может знать, какие придут карты и что выпадет на кубиках.
web-players = Игроки
web-points = Очки
web-is-on = (ходит)
web-lost = Связь потеряна. Переподключение…
web-areas = Части стола
web-lit = есть выбор
web-actions = Что можно сделать
web-anytime = В любой момент
web-anytime-short = Всегда
web-undo = Отменить
web-sure = Точно?
web-sure-yes = Да
web-sure-no = Нет, назад
web-why-others = Это принадлежит другому игроку.
web-why-unknown = Сервер не ответил. Попробуй ещё раз.
web-why-rule = Правило { $rule }
web-rule-key = R: правило { $rule }
web-turn-of = Ходит { $name }
web-you-watch = Ты наблюдаешь.
web-waiting-for = Ждём: { $names }.
web-bots-think = { $count ->
    [one] { $names } думает…
    [few] { $names } думают…
    [many] { $names } думают…
   *[other] { $names } думают…
}
web-thinking = Секунду…
web-your-turn-asks = Твой ход. { $prompt }
web-title-turn = Твой ход: { $title }
web-hint = Подсказка
web-hint-key = Подсказка: как сыграл бы сильный игрок? (клавиша H)
web-hint-title = Совет сильного игрока
web-hint-thinking = Обдумываю
web-hint-about = { $players ->
    [one] Ожидаемый итог в очках и что на него влияет
    [few] Ожидаемый отрыв в очках и что на него влияет
    [many] Ожидаемый отрыв в очках и что на него влияет
   *[other] Ожидаемый отрыв в очках и что на него влияет
}
web-hint-found = Лучший ход: { $move } ({ $margin })
web-log = Журнал
web-log-since = после твоего последнего хода
web-log-empty = Пока ничего.
web-scores = Счёт
web-scores-hidden = Очки других скрыты до конца партии.
web-source = Очки за
web-total = Итого
web-tab-table = Стол
web-tab-mine = Моё
web-tab-others = Другие
web-tab-log = Журнал
web-round = Раунд { $round }
web-season-winter = Зима
web-season-spring = Весна
web-season-summer = Лето
web-season-autumn = Осень

## Первые слова действий, как заголовки

web-word-field = Поле
web-word-barrow = Тележка
web-word-extension = Пристройка
web-word-helper = Помощник
web-word-deliver = Доставить
web-word-die = Кубик
web-word-donkey = Ослы
web-word-stall = Лавка
web-word-roof = Жетон крыши
web-word-take = Взять
web-word-pay = Заплатить
web-word-from = Откуда
web-word-steps = Шаги
web-word-replace = Сбросить
web-word-flip = Перевернуть
web-word-take-back = Забрать
web-word-choose = Выбрать
web-word-change = Изменить
web-word-reserve = Отметить
web-word-buy = Купить
web-word-sell = Продать
web-word-upgrade = Переработать
web-word-trade = Обменять
web-word-use = Помощники
web-word-bonus = Крыши
web-word-play = Разыграть
web-word-worker = Работник
web-word-event = Событие
web-word-give = Отдать
web-word-gain = Взять
web-word-save = Сберечь
web-word-store = Запасти
web-word-spend = Потратить
web-word-to = Соперник
web-word-reveal = Открыть
web-word-copy = Применить
web-word-keep = Оставить
web-word-tuck = Под событие
web-word-move = Переставить
web-word-recall = Вернуть
web-word-remove = Из города
web-word-produce = Производство
web-word-activate = Активировать
web-word-season = Сезон
web-word-income = Доход
web-word-grow = Рост
web-word-hats = Шляпы
web-word-extra = Дополнительная доставка

## Зоны простого вида

web-zone-hand = Рука
web-zone-meadow = Поляна
web-zone-cards = Город
web-zone-basic = Основные локации
web-zone-forest = Лес
web-zone-haven = Убежище
web-zone-journey = Путешествие
web-zone-events = События
web-zone-resources = Ресурсы
web-zone-points = Очки
web-zone-workers = Работники
web-zone-workers-total = Всего работников
web-zone-season = Сезон
web-zone-pile = Колода
web-zone-discards = Сброс
web-zone-deck = Колода
web-zone-occupied = Занято
web-zone-passed = Пас
web-zone-prisoners = Узники
web-zone-spaces = Ячейки
web-zone-goods = Ресурсы на карте
web-zone-owner = Владелец
web-zone-first = Первый игрок
web-zone-aside = Отложено
web-zone-blocked = Закрыто на Поляне
web-zone-playing = Разыгрывается
web-zone-under = Карты под ним
web-zone-worker = Работник там
web-zone-workers-lost-or-permanent = Работники, которые не вернутся
web-zone-workers-on-gone-cards = Работники, чьей карты больше нет
web-zone-solo-year = Год Рагворта
web-zone-rugwort = Рагворт
web-zone-base = Карты
web-zone-tokens = Жетоны очков
web-zone-prosperity = Процветание
web-zone-twig = Ветки
web-zone-resin = Смола
web-zone-pebble = Камушки
web-zone-berry = Ягоды
web-zone-winter = Зима
web-zone-spring = Весна
web-zone-summer = Лето
web-zone-autumn = Осень

## Ожидание, вход, передача, конец

web-waiting-room = Ждём игроков
web-waiting-more = Отправь приглашение тем, кто сядет за стол.
web-waiting-begins = Партия начнётся, когда будут заняты все места.
web-invite-link = Приглашение
web-invite-hint = на открытое место
web-watch-link = Наблюдение
web-watch-hint = без действий
web-seat-link = Твоё место
web-seat-hint = для других твоих устройств; никому не показывай
web-copy = Копировать
web-copied = Скопировано
web-copy-what = Копировать: { $what }
web-seat-is-open = открыто
web-seat-is-bot = бот
web-seat-here = здесь
web-seat-gone = нет связи
web-seat-away = нет за столом
web-seat-free-in = нет связи; место можно отдать через { $seconds } с
web-seat-invite = Пригласить другого
web-seat-invite-again = Новое приглашение
web-seat-abandons = хочет прервать партию
web-seat-give-bot = Отдать боту
web-join-title = Сесть за стол: { $title }
web-which-seat = Место
web-sit-down = Сесть
web-just-watch = Просто смотреть
web-open-again = Снова открыть стол
web-no-open-seat = Свободных мест больше нет.
web-guest = Гость
web-rename = Сохранить
web-leave = Уйти
web-leave-bot = Уйти, доиграет бот
web-abandon = Прервать партию
web-abandon-sure = Если все присутствующие согласны, партия закончится без победителя и продолжить её будет нельзя.
web-abandon-not = Играть дальше
web-delete = Удалить этот стол
web-delete-sure = Стол и его запись не восстановить.
web-rematch = Реванш
web-next-table = К реваншу
web-hand-over = Ходит { $name }
web-hand-over-more = Остальные, пожалуйста, отвернитесь.
web-hand-over-done = Это я, { $name }
web-winner = Победитель
web-won = { $count ->
    [one] Победа: { $names }
    [few] Победу делят { $names }
    [many] Победу делят { $names }
   *[other] Победу делят { $names }
}

## Записи и правила

web-watch-replay = Смотреть запись
web-replay-of = Запись: { $title }
web-download = Скачать
web-unplayable-replay = Пройти партию по шагам, насколько она воспроизводится
web-unplayable-why = Здесь эту партию не продолжить. В её файле видны все руки, поэтому ты получишь его, когда партия завершится. Завершить её можно только насовсем и для всех за столом.
web-unplayable-end = Завершить партию и получить файл
web-unplayable-asked = Остальные за столом тоже должны нажать здесь. Через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    } можно нажать ещё раз и продолжить без тех, кто не нажал.
web-unplayable-ended = Партия завершена. Её файл можно скачать.
web-replay-stops = Запись обрывается, воспроизведено: { $steps ->
        [one] { $steps } действие
        [few] { $steps } действия
        [many] { $steps } действий
       *[other] { $steps } действия
    }, хотя сыграно больше: { $why }
web-share = Копировать ссылку
web-step = Действие
web-step-of = Действие { $step } из { $steps }
web-first = В начало
web-back = Шаг назад
web-on = Шаг вперёд
web-last = В конец
web-run = Воспроизвести
web-seen-from = Чьими глазами
web-spectator = Зритель
web-turn-before = Предыдущий ход
web-turn-before-of = Предыдущий ход: { $name }
web-turn-after = Следующий ход
web-turn-after-of = Следующий ход: { $name }
web-speed = Скорость
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-hands-open = Все руки открыты
web-hands-more = Показать руки всех игроков
web-hands-later = Чужие руки скрыты до конца партии
web-review = Разбор
web-review-title = Как сыграна партия
web-review-progress = Разбор решений: готово { $percent } %.
web-review-wait = Страницу можно закрыть. Готовое сохранится, а разбор продолжится, когда ты вернёшься.
web-review-again = Ещё раз
web-review-axis = Ожидаемый отрыв в конце, в очках, при каждом решении; последняя точка — настоящий итог
web-review-keys = Нажми на точку, чтобы увидеть позицию, или переходи от решения к решению стрелками.
web-review-point = Действие { $number }, { $name }: ожидаемый отрыв { $margin }, потеря от хода { $lost }
web-review-turn = Действие { $number }, { $name }: потеря в очках — { $loss }
web-review-taken = Сыграно
web-review-better = Лучше
web-review-show = Показать позицию
web-review-show-number = Показать позицию перед действием { $number }
web-review-turns = Переломные моменты
web-review-turns-more = Самые дорогие решения, до трёх на игрока. Рядом с каждым ходом — ожидаемый отрыв после него.
web-review-no-turns = Переломных моментов нет: все потери можно списать на случайность.
web-review-accuracy = Точность
web-review-accuracy-more = 100 % значит, что ни одно решение ничего не потеряло по сравнению с лучшим найденным ходом. Решение, которое теряет 6 очков, считается за 37 %.
web-review-percent = { $percent } %
web-review-choices = Решения
web-review-margin = Отрыв в конце
web-review-all = Все решения таблицей
web-review-expected = Ожидаемый отрыв
web-review-lost = Потеря
web-player = Игрок
web-play-on = Играть отсюда
web-play-on-more = Откроется учебный стол с позицией после действия { $step }, с теми же картами в руках и в колоде. Остальные места займут боты.
web-play-on-bots = Боты
web-play-on-start = Играть
web-search = Поиск по правилам и картам
web-contents = Содержание
web-topics = Карты, жетоны и места
web-found = { $count ->
    [0] Ничего не найдено.
    [one] Найдено: { $count }.
    [few] Найдено: { $count }.
    [many] Найдено: { $count }.
   *[other] Найдено: { $count }.
}

## Личные данные

web-privacy = Что мы храним
web-privacy-kept = На сервере
web-privacy-kept-more = Для каждого стола: игру и её настройки, название, имена, которые выбрали игроки, каждое действие и его время, а также кто ушёл. Секреты мест и приглашений хранятся только в виде хешей. Загруженные записи хранятся как есть. Любой, у кого есть ссылка на стол, может наблюдать за ним, а после конца партии — посмотреть всю запись.
web-privacy-browser = В твоём браузере
web-privacy-browser-more = Столы, за которыми ты сидишь, и секреты твоих мест, твоё имя и настройки. Нет ни куки, ни учётных записей, и со стороны ничего не загружается.
web-privacy-not = Что не хранится
web-privacy-not-more = Твой адрес учитывается в памяти, чтобы никто не перегрузил сервер, но не сохраняется. Он попадает в журнал сервера, только если соединение сорвалось. Прокси перед сервером может вести свой журнал.
web-privacy-delete = Удаление
web-privacy-delete-more = В меню стола можно удалить его вместе с записью: после конца партии или пока за ним не играет никто, кроме тебя.
web-privacy-days = Этот сервер удаляет столы и загруженные записи, которые никто не менял { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
web-privacy-for-ever = Сам этот сервер ничего не удаляет.

## Обучение

web-learn = Научиться играть
web-learn-title = Научиться играть
web-learn-about = Короткие уроки на настоящем поле. Ходы делаешь ты. Неверный ход объяснят, а проиграть нельзя.
web-learn-minutes = Примерно { $minutes } мин. { $done ->
    [0] Уроков: { $lessons }.
   *[other] Пройдено уроков: { $done } из { $lessons }.
}
web-lessons = К урокам
web-lesson = Урок
web-lesson-step = Шаг { $step } из { $steps }
web-lesson-next = Дальше
web-lesson-back = Назад
web-lesson-again = Повторить
web-lesson-all = Все уроки
web-lesson-next-one = Следующий урок
web-lesson-done = Урок пройден!
web-lesson-is-done = пройден
web-lesson-your-move = Твой ход
web-rule = Правило { $rule }
web-rules-page = Отдельной страницей
web-rules-in-english = Правила пока только на английском.
web-guidance = Твоя первая партия
web-guidance-off = Больше не показывать
web-guidance-switch = Первая партия: объяснять каждое решение
