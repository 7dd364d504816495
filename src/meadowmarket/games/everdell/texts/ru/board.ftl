# Поле Эверделла в терминале: короткие тексты карт, событий и мест и его собственные слова.

## Поле

everdell-board-legend-cards = Цена: в ветка, с смола, к камушек, я ягода · ★4 очки · цвет: Б бежевая, З зелёная, К красная, С синяя, Ф фиолетовая
everdell-board-legend-marks = { $token } занято · { $blocked } Рагворт · ▸ ходит · ● ■ ▲ ◆ работники и владельцы · ×n общая локация, сколько угодно работников
everdell-board-places = Места
everdell-board-worth = ★{ $n }
everdell-board-shared = ×n
everdell-board-colour-tan = бежевые
everdell-board-colour-green = зелёные
everdell-board-colour-red = красные
everdell-board-colour-blue = синие
everdell-board-colour-purple = фиолетовые
everdell-board-mark-tan = Б
everdell-board-mark-green = З
everdell-board-mark-red = К
everdell-board-mark-blue = С
everdell-board-mark-purple = Ф
everdell-board-aside-hidden = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
everdell-board-label-worker = Работник: { $what }
everdell-board-label-play-hand = Рука: { $what }
everdell-board-label-play-meadow = Поляна: { $what }
everdell-board-option = { $text } · { $more }
everdell-board-cards = Поляна
everdell-board-basic = Основные
everdell-board-forest = Лес
everdell-board-other = Убежище, Путешествие
everdell-board-events = События
everdell-board-piles = карт в колоде { $pile }, в сбросе { $discards }
everdell-board-aside = Отложено
everdell-board-playing = Разыгрывается
everdell-board-hand = Рука
everdell-board-city = Город
everdell-board-prisoners = Темница
everdell-board-counts = очки { $points } · работники { $workers }/{ $total } · рука { $cards } · ячейки { $spaces }/15
everdell-board-rugwort = Рагворт
everdell-board-passed = пас
everdell-board-season-winter = зима
everdell-board-season-spring = весна
everdell-board-season-summer = лето
everdell-board-season-autumn = осень
everdell-board-short-twig = в
everdell-board-short-resin = с
everdell-board-short-pebble = к
everdell-board-short-berry = я

## Что делают карты, в двух словах

everdell-short-card-architect = в конце: ★1 за каждую смолу и камушек, до 6
everdell-short-card-bard = сразу: сбрось до 5 карт, ★1 за каждую
everdell-short-card-barge-toad = производство: 2 ветки за Ферму
everdell-short-card-castle = в конце: ★1 за обычное сооружение
everdell-short-card-cemetery = визит: разыграй 1 из 4 карт бесплатно; работник остаётся
everdell-short-card-chapel = визит: положи ★1, возьми 2 карты за каждое ★ здесь
everdell-short-card-chip-sweep = производство: активируй свою зелёную карту
everdell-short-card-clock-tower = на ней 3 ★; за одно в смену сезона примени локацию с твоим работником
everdell-short-card-courthouse = за каждое сооружение: 1 ветка, смола или камушек
everdell-short-card-crane = сбрось его: сооружение дешевле на 3
everdell-short-card-doctor = производство: до 3 ягод, ★1 за каждую
everdell-short-card-dungeon = посади существо: карта дешевле на 3
everdell-short-card-ever-tree = в конце: ★1 за фиолетовую карту
everdell-short-card-fairgrounds = производство: 2 карты
everdell-short-card-farm = производство: 1 ягода
everdell-short-card-fool = идёт в город соперника
everdell-short-card-general-store = производство: 1 ягода, с Фермой 2
everdell-short-card-historian = за каждую разыгранную карту: 1 карта
everdell-short-card-husband = производство: 1 любой ресурс с Женой и Фермой
everdell-short-card-inn = визит: карта с Поляны дешевле на 3
everdell-short-card-innkeeper = сбрось его: существо дешевле на 3 ягоды
everdell-short-card-judge = заплати один ресурс цены другим
everdell-short-card-king = в конце: ★1 за основное, ★2 за особое событие
everdell-short-card-lookout = визит: любая основная или лесная локация
everdell-short-card-mine = производство: 1 камушек
everdell-short-card-miner-mole = производство: копия зелёной карты соперника
everdell-short-card-monastery = визит: отдай 2 ресурса, ★4; работник остаётся
everdell-short-card-monk = производство: отдай до 2 ягод, ★2 за каждую
everdell-short-card-palace = в конце: ★1 за уникальное сооружение
everdell-short-card-peddler = производство: обменяй до 2 ресурсов
everdell-short-card-post-office = визит: отдай 2 карты, сбрось любые, пополни руку
everdell-short-card-postal-pigeon = сразу: открой 2 карты, одна до ★3 бесплатно
everdell-short-card-queen = визит: карта до ★3 бесплатно
everdell-short-card-ranger = сразу: переставь своего работника
everdell-short-card-resin-refinery = производство: 1 смола
everdell-short-card-ruins = сразу: вместо сооружения; его цена обратно, 2 карты
everdell-short-card-school = в конце: ★1 за обычное существо
everdell-short-card-shepherd = сразу: 3 ягоды, ★1 за каждое ★ на Часовне
everdell-short-card-shopkeeper = за каждое существо: 1 ягода
everdell-short-card-storehouse = производство: сюда 3 ветки, 2 смолы, 1 камушек или 2 ягоды
everdell-short-card-teacher = производство: 2 карты, одну отдай
everdell-short-card-theater = в конце: ★1 за уникальное существо
everdell-short-card-twig-barge = производство: 2 ветки
everdell-short-card-undertaker = сразу: сбрось 3 карты с Поляны, возьми 1
everdell-short-card-university = визит: сбрось карту города; её цена, 1 ресурс, ★1
everdell-short-card-wanderer = сразу: 3 карты; не занимает ячейку
everdell-short-card-wife = в конце: ★3 с Мужем
everdell-short-card-woodcarver = производство: до 3 веток, ★1 за каждую

## Что дают события, в двух словах

everdell-short-event-city-monument = ★3
everdell-short-event-grand-tour = ★3
everdell-short-event-harvest-festival = ★3
everdell-short-event-cartographers-expedition = ★3
everdell-short-event-a-brilliant-marketing-plan = отдай до 3 ресурсов, ★2 за каждый
everdell-short-event-a-well-run-city = ★4, один работник возвращается
everdell-short-event-an-evening-of-fireworks = сюда до 3 веток, ★2 за каждую
everdell-short-event-ancient-scrolls-discovered = открой 5 карт: в руку или ★1 за каждую
everdell-short-event-capture-of-the-acorn-thieves = сюда до 2 существ из города, ★3 за каждое
everdell-short-event-croak-wart-cure = ★6 за 2 ягоды и 2 карты города
everdell-short-event-flying-doctor-service = ★3 за Мужа с Женой, все города
everdell-short-event-graduation-of-scholars = сюда до 3 существ с руки, ★2 за каждое
everdell-short-event-ministering-to-miscreants = ★3 за узника
everdell-short-event-path-of-the-pilgrims = ★3 за работника в Монастыре
everdell-short-event-performer-in-residence = сюда до 3 ягод, ★2 за каждую
everdell-short-event-pristine-chapel-ceiling = карта и ресурс за ★ на Часовне, ★2 за каждое
everdell-short-event-remembering-the-fallen = ★3 за работника на Кладбище
everdell-short-event-tax-relief = ★3, производство
everdell-short-event-the-everdell-games = ★9
everdell-short-event-under-new-management = сюда до 3 ресурсов, ★1 или ★2 за каждый

## Что дают места, в двух словах

everdell-short-place-basic-3-twigs = 3 ветки
everdell-short-place-basic-2-twigs-1-card = 2 ветки, 1 карта
everdell-short-place-basic-2-resin = 2 смолы
everdell-short-place-basic-1-resin-1-card = 1 смола, 1 карта
everdell-short-place-basic-2-cards-1-point = 2 карты, ★1
everdell-short-place-basic-1-pebble = 1 камушек
everdell-short-place-basic-1-berry-1-card = 1 ягода, 1 карта
everdell-short-place-basic-1-berry = 1 ягода
everdell-short-place-forest-copy-basic-1-card = любая основная локация, 1 карта
everdell-short-place-forest-3-berries = 3 ягоды
everdell-short-place-forest-2-cards-1-any = 2 карты, 1 любой ресурс
everdell-short-place-forest-discard-any-draw-2-each = сбрось карты, по 2 за каждую
everdell-short-place-forest-discard-3-gain-any = сбрось до 3 карт, 1 ресурс за каждую
everdell-short-place-forest-2-meadow-play-1-less = 2 карты с Поляны, одна дешевле на 1
everdell-short-place-forest-3-cards-1-pebble = 3 карты, 1 камушек
everdell-short-place-forest-2-berries-1-card = 2 ягоды, 1 карта
everdell-short-place-forest-2-resin-1-twig = 2 смолы, 1 ветка
everdell-short-place-forest-2-any = 2 любых ресурса
everdell-short-place-forest-twig-resin-berry = 1 ветка, 1 смола, 1 ягода
everdell-short-place-haven = 1 ресурс за 2 сброшенные карты
everdell-short-place-journey-5 = ★5 за 5 карт
everdell-short-place-journey-4 = ★4 за 4
everdell-short-place-journey-3 = ★3 за 3
everdell-short-place-journey-2 = ★2 за 2
