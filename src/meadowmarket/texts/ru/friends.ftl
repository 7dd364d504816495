# Игра с другими: приглашения, чат за столом, мои столы, уведомления.

web-share-sheet = Поделиться
web-qr = QR-код
web-qr-of = QR-код: { $what }
web-local-only = Эту ссылку откроет только этот компьютер. Чтобы пригласить других из своей сети, запусти сервер с параметром --host 0.0.0.0.
web-join-host = { $host } приглашает тебя сыграть в игру «{ $game }».
web-join-game = Тебя приглашают сыграть в игру «{ $game }».
web-join-seats = { $open ->
    [one] Свободно { $open } место из { $players }.
    [few] Свободны { $open } места из { $players }.
    [many] Свободно { $open } мест из { $players }.
   *[other] Свободных мест: { $open } из { $players }.
}
web-bot-level = Сила бота
web-abandon-wish = { $count ->
    [one] { $names } хочет прервать партию.
    [few] { $names } хотят прервать партию.
    [many] { $names } хотят прервать партию.
   *[other] { $names } хотят прервать партию.
}
web-abandon-agree = Согласиться
web-not-sent = Нет связи: ход не отправлен. Попробуй ещё раз чуть позже.
web-my-tables-search = Поиск по названию, игре или игроку
web-my-tables-none = Ничего не найдено.
web-my-tables-all = { $count ->
    [one] Показать все столы: { $count }
    [few] Показать все { $count } стола
    [many] Показать все { $count } столов
   *[other] Показать все столы: { $count }
}
web-notify = Сообщать, что мой ход, когда эта вкладка в фоне

web-talk = Чат
web-talk-unread = непрочитанные
web-talk-empty = Пока никто ничего не написал.
web-talk-off = За этим столом чат отключён.
web-talk-switch = Чат за этим столом включён
web-talk-phrases = Быстрые фразы
web-talk-type = Напиши что-нибудь
web-talk-send = Отправить
web-phrase-hello = Привет!
web-phrase-good-luck = Удачи!
web-phrase-your-turn = Твой ход.
web-phrase-one-moment = Минутку.
web-phrase-thanks = Спасибо!
web-phrase-nice-move = Отличный ход!
web-phrase-oops = Ой!
web-phrase-well-played = Хорошая игра!
web-phrase-goodbye = До встречи!

talk-nothing = Выбери фразу или напиши текст.
no-such-phrase = Фразы «{ $found }» в списке нет; можно: { $allowed }.
talk-is-off = За этим столом чат отключён.
talk-too-fast = Слишком много сообщений подряд. Подожди немного.
bad-public-address = «{ $found }» — не адрес; нужно что-то вроде https://play.example.org.
cli-option-public-address = адрес, по которому сервер находят другие, для приглашений (по умолчанию определяется по сети)
web-privacy-talk = Вместе со столом хранятся и последние 200 реплик игроков.
