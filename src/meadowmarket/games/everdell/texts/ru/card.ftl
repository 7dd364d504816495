# Слова на картах Эверделла в браузере.

everdell-page-card-copies = { $n }×
everdell-page-card-partner = Бесплатно, если есть { $partner }
everdell-page-card-frees = Принимает бесплатно: { $partner }
everdell-page-card-breaks = Барахоль·щик|Трактир·щик|Архи·тектор|Универ·ситет|Смоло·варня|Ветко·возка|Разва·лины|Почта·льон|Коро·лева|Гробов·щик|Монас·тырь|Веточ·ник|Клад·бище|Следо·пыт|Картогра·фическая|Эверделль·ские|Обнару·жение|расхити·телей|заклю·чённых|пилиг·римов|фейер·верков|Выступ·ление|Поминове·ние|Задержа·ние

## Слова, которые страница рисует значками: все формы через |

everdell-page-words-twig = ветка|ветки|ветке|ветку|веткой|веток|веткам|ветками|ветках
everdell-page-words-resin = смола|смолы|смоле|смолу|смолой
everdell-page-words-pebble = камушек|камушка|камушку|камушком|камушке|камушки|камушков|камушкам|камушками|камушках
everdell-page-words-berry = ягода|ягоды|ягоде|ягоду|ягодой|ягод|ягодам|ягодами|ягодах
everdell-page-words-points = очко|очка|очку|очком|очке|очки|очков|очкам|очками|очках
everdell-page-words-card = карта|карты|карте|карту|картой|карт|картам|картами|картах
everdell-page-words-worker = работник|работника|работнику|работником|работнике|работники|работников|работникам|работниками|работниках
everdell-page-words-resource = ресурс|ресурса|ресурсу|ресурсом|ресурсе|ресурсы|ресурсов|ресурсам|ресурсами|ресурсах

## Как оплатить карту

everdell-page-way-plain = Напечатанная цена
everdell-page-way-token = Бесплатно: { $card }
everdell-page-way-crane = В сброс: { $card }
everdell-page-way-innkeeper = В сброс: { $card }
everdell-page-way-dungeon = В Темницу: { $card }
everdell-page-way-judge = Замена: { $card }
everdell-page-way-saves = на { $n } меньше
everdell-page-way-missing = не хватает { $n }
everdell-page-way-missing-what = Нужно ещё: { $what }
everdell-page-way-why-occupied = занято
everdell-page-way-why-no-space = нет свободной ячейки
everdell-page-way-why-unique = только одна в городе
everdell-page-way-why-no-fool = ни один соперник не может её принять
everdell-page-way-why-no-ruins = нечего заменить
everdell-page-way-why-nothing-to-swap = нечего обменять
everdell-page-way-possible = Можно:
everdell-page-way-impossible = Нельзя:

## Уточнения к картам

everdell-ruling-one-way = Карта оплачивается только одним способом: двух скидок сразу не бывает.
everdell-ruling-lost-discount = Неиспользованная часть скидки пропадает.
everdell-ruling-own-copy = Карта может заплатить за другую свою копию.
everdell-ruling-visitors = Гость из другого города сначала приносит владельцу 1 очко.
everdell-ruling-must-play = Прийти сюда можно, только если есть что разыграть, и тогда это обязательно.
everdell-ruling-stays = Если эта карта покидает город, работник на ней потерян.
everdell-ruling-second-spot = Существо должно быть в городе, когда занимается второе место. Кто уже там, остаётся, даже если существо уходит.
everdell-ruling-copy-place = Работник туда не идёт: годятся и занятые, и закрытые места.
everdell-ruling-clock = Не больше одного раза за смену сезона. Убежище, Путешествие, события и карты не считаются.
everdell-ruling-token = Бесплатно принимает одно существо. Жетон остаётся, даже если существо уходит.
everdell-ruling-trigger = Реагирует на карты, которые приходят, пока она стоит в твоём городе, но не на саму себя.
everdell-ruling-fool = На него реагирует твой Историк, но не твой Лавочник.
everdell-ruling-base-value = Считаются только напечатанные очки карты, от −2 до 3.
everdell-ruling-shepherd = Годится только соперник, который ещё не спасовал. Если спасовали все, плата идёт в запас.
everdell-ruling-full-cost = Ты получаешь всю напечатанную цену, сколько бы ни было уплачено. Всё, что лежит на карте, уходит с ней.
everdell-ruling-university = Сам себя он не сбрасывает.
everdell-ruling-ruins = Работник на этой карте не вернётся до твоего следующего сезона.
everdell-ruling-copiers = Цепочка копий кончается зелёной картой, которая сама ничего не копирует.
everdell-ruling-copied-city = Получаешь, платишь и выбираешь ты.
everdell-ruling-no-storehouse = Склад соперника копировать нельзя.
everdell-ruling-husband = Мужей срабатывает столько, сколько пар; одной Фермы хватает на всех.
everdell-ruling-pair = Муж и Жена делят одну ячейку. Пары складываются сами.
everdell-ruling-no-space = Не занимает ячейку в городе.
everdell-ruling-architect = Ресурсы на событиях не считаются.
everdell-ruling-ranger = Вернуться туда же работник не может. С Кладбища, из Монастыря и из Путешествия переставлять нельзя.
everdell-ruling-storehouse = Поставить сюда работника может только владелец.
everdell-ruling-prisoners = Узники не живут ни в одном городе: у них нет ни очков, ни цвета.
