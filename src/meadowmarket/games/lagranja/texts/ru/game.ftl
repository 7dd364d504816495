# Что говорит «Ла-Гранха», словами русских правил.

## Карты любой игры: данные приносят английский текст, здесь русский по $id

card-name = { $id ->
    [chef] Повар
    [negotiator] Посредник
    [porter] Носильщик
    [farm-worker] Работник фермы
    [village-elder] Деревенский староста
    [travelling-merchant] Странствующий купец
    [ploughman] Пахарь
    [haggler] Торговка
    [miller] Мельник
    [beekeeper] Пчеловод
    [auctioneer] Аукционист
    [landowner] Землевладелец
    [well-digger] Колодезник
    [olive-picker] Сборщик оливок
    [brewer] Пивовар
    [winegrower] Винодел
    [swineherd] Свинопас
    [sow-keeper] Свиновод
    [acorn-gatherer] Сборщица желудей
    [sausage-maker] Колбасник
    [thatcher] Кровельщик
    [truffle-hunter] Искатель трюфелей
    [farm-servant] Батрачка
    [oil-presser] Маслодел
    [cooper] Бондарь
    [baker] Пекарь
    [cellar-master] Мастер погреба
    [pantry-keeper] Ключница
    [notary] Нотариус
    [innkeeper] Трактирщик
    [barrow-builder] Тележный мастер
    [muleteer] Погонщик мулов
    [smuggler] Контрабандист
    [market-crier] Зазывала
    [field-worker] Сельский рабочий
    [carpenter] Плотник
    [wholesaler] Оптовик
    [pedlar] Коробейник
    [fence-builder] Строитель оград
    [mason] Каменщик
    [guild-envoy] Посланник гильдии
    [errand-boy] Посыльный
    [bailiff] Пристав
    [estate-manager] Управляющий
    [patron] Покровитель
    [watchman] Сторож
    [rowdy] Задира
    [site-scout] Искатель мест
    [moneylender] Ростовщик
    [stallkeeper] Лавочница
    [shed-builder] Строитель складов
    [daydreamer] Мечтательница
    [early-riser] Ранняя пташка
    [latecomer] Копуша
    [ferryman] Паромщик
    [night-owl] Полуночник
    [stable-hand] Конюх
    [donkey-breeder] Заводчик ослов
    [fortune-teller] Гадалка
    [day-labourer] Подёнщик
    [recruiter] Вербовщик
    [postman] Почтальон
    [travelling-salesman] Коммивояжёр
    [tiler] Черепичник
    [chimney-sweep] Трубочист
    [steward] Эконом
    [vine-dresser] Виноградарь
    [journeyman] Подмастерье
    [basket-weaver] Корзинщица
    [store-clerk] Кладовщик
    [forager] Собирательница
    [square-warden] Смотритель рынка
   *[other] { $name }
}
card-text = { $id ->
    [chef] Каждая твоя переработка стоит на 1 монету меньше.
    [negotiator] Каждый раз, когда одну из твоих лавок убирают с рынка, сразу получи 1 ПО.
    [porter] Раз в раунд, когда берёшь кубик 2 или 6, выполни два разных варианта его ячейки.
    [farm-worker] Раз в раунд заплати 1 ПО, чтобы разыграть карту с руки; пристройка оплачивается как обычно.
    [village-elder] До броска отметь ячейку труда: последний кубик в ней (как свой первый или второй) можешь взять только ты.
    [travelling-merchant] Раз в раунд, взяв кубик, заплати 1 ПО, чтобы использовать ещё и ячейку труда с номером раунда.
    [ploughman] Когда разыгрываешь поле, получи 2 монеты и 1 продукт этого поля в погреб.
    [haggler] Ты покупаешь оливки, пшеницу, виноград и свиней на 1 монету дешевле.
    [miller] Можешь доставлять оливки вместо пшеницы и пшеницу вместо оливок.
    [beekeeper] На этапе роста получи 1 ПО, если у тебя три поля или больше.
    [auctioneer] Каждый проданный продукт приносит на 1 монету больше, в том числе в конце игры.
    [landowner] В конце игры получи 3 ПО за каждый набор из оливкового, пшеничного и виноградного полей, не больше чем за два набора.
    [well-digger] Раз в раунд, в фазе труда, на одном из твоих пустых полей вырастает урожай.
    [olive-picker] Раз в раунд переложи сколько угодно оливок с полей в погреб.
    [brewer] Раз в раунд переложи сколько угодно пшеницы с полей в погреб.
    [winegrower] Раз в раунд переложи сколько угодно винограда с полей в погреб.
    [swineherd] У тебя на две ячейки хлева больше.
    [sow-keeper] Когда получаешь приплод, возьми вторую свинью, если есть ещё одна свободная ячейка хлева.
    [acorn-gatherer] На этапе роста, если у тебя ровно одна свинья и есть свободная ячейка хлева, возьми вторую.
    [sausage-maker] Переработка свиньи в мясо стоит на 2 монеты меньше.
    [thatcher] Каждый раз, когда используешь бонус жетона крыши, получи 1 ПО.
    [truffle-hunter] В фазе подсчёта очков получи 1 ПО, если у тебя две свиньи или больше.
    [farm-servant] Раз в раунд бесплатно переработай один продукт.
    [oil-presser] Переработка оливок в еду стоит на 2 монеты меньше.
    [cooper] Переработка винограда в вино стоит на 2 монеты меньше.
    [baker] Раз в раунд, когда перерабатываешь пшеницу, получи ещё 1 еду.
    [cellar-master] Раз в раунд, когда перерабатываешь виноград, получи 1 ПО.
    [pantry-keeper] Раз в раунд доставь любой переработанный продукт туда, где нужен другой переработанный продукт.
    [notary] Раз в раунд, в фазе фермы, заплати 2 монеты, чтобы разыграть карту; пристройка оплачивается как обычно.
    [innkeeper] Раз в раунд отдай один переработанный продукт и получи 2 ПО.
    [barrow-builder] Когда разыгрываешь тележку, получи 3 монеты.
    [muleteer] Раз в раунд, в фазе доставки, выполни ещё одну доставку на тележку.
    [smuggler] Раз в раунд, когда одну из твоих лавок убирают с рынка, получи 1 товар.
    [market-crier] Когда заполняешь тележку, получи один любой продукт урожая.
    [field-worker] Можешь продавать урожай прямо с полей.
    [carpenter] Каждая твоя пристройка стоит на один ресурс фермы меньше.
    [wholesaler] Когда заполняешь тележку на 5 или 6 ПО, получи ещё 2 ПО.
    [pedlar] Когда заполняешь тележку не больше чем на 3 ПО, получи второй товар.
    [fence-builder] Когда разыгрываешь пристройку, получи одну свинью, если есть свободная ячейка хлева.
    [mason] Когда заполняешь производственное здание, получи 1 товар и 1 монету.
    [guild-envoy] Раз в раунд, когда доставляешь что-то в производственное здание, получи 1 ПО.
    [errand-boy] Раз в раунд, в фазе доставки, выполни ещё одну доставку в производственное здание.
    [bailiff] Можешь выполнять доставки в производственные здания, которые ещё строятся.
    [estate-manager] На этапе дохода получи 1 монету и ещё по 1 за каждую свою пристройку, но не больше чем за три.
    [patron] В конце игры получи 1 ПО за каждый свой жетон производства, но не больше 5 ПО.
    [watchman] Раз в раунд заплати 1 монету, чтобы сохранить лавку, которую убрала бы соседняя.
    [rowdy] За каждую чужую лавку, которую ты убираешь, получи ещё 1 ПО.
    [site-scout] Можешь поставить новую лавку в свободную ячейку, значение которой на 1 больше или меньше, чем у тележки.
    [moneylender] В фазе подсчёта очков получи 1 ПО, если у тебя 4 монеты или больше.
    [stallkeeper] В фазе подсчёта очков получи 1 монету за каждую свою лавку на рынке, но не больше 4.
    [shed-builder] У тебя есть шестая ячейка крыши; закрыв её, ты получаешь 5 ПО.
    [daydreamer] Когда открывают жетоны ослов, продвинься по шкале сиесты ещё на одно деление.
    [early-riser] Когда определена новая очерёдность хода, получи 1 ПО и 1 монету, если твой ход теперь первый.
    [latecomer] Когда определена новая очерёдность хода, получи любой продукт урожая и 2 монеты, если твой ход теперь последний.
    [ferryman] У тебя на одну дополнительную доставку больше, и все твои дополнительные доставки бесплатны.
    [night-owl] В фазе подсчёта очков получи 1 ПО и 1 монету, если твой диск на делении 0 или 1 шкалы сиесты.
    [stable-hand] Раз в раунд, если на твоём жетоне 1 или 2 осла, выполни ещё одну доставку и получи 1 монету.
    [donkey-breeder] Раз в раунд заплати 1 монету, чтобы выбрать уже использованный жетон осла.
    [fortune-teller] Раз в раунд считай, что на взятом кубике на 1 больше или на 1 меньше.
    [day-labourer] Раз в раунд заплати 1 монету, чтобы выполнить действие последнего кубика дважды.
    [recruiter] Твой предел руки больше на 1. Когда разыгрываешь другого помощника, получи 1 ПО и 2 монеты.
    [postman] Твой предел руки больше на 1. Раз в раунд, в фазе труда, возьми карту и получи 1 монету.
    [travelling-salesman] Когда возвращаешь товар за один из вариантов обмена, получи 2 ПО и положи на этот вариант маркер: в этой партии он тебе больше недоступен.
    [tiler] Жетоны крыши стоят для тебя на 3 монеты меньше, но не меньше нуля.
    [chimney-sweep] Раз в раунд заплати 2 монеты, чтобы снова открыть один из своих использованных жетонов крыши.
    [steward] Твой предел руки больше на 1. На этапе дохода получи 2 монеты.
    [vine-dresser] На этапе роста получи 2 монеты за каждое своё виноградное поле, но не больше 4 монет.
    [journeyman] На этапе дохода получи 1 монету и ещё по 1 за каждый свой жетон производства, но не больше чем за четыре.
    [basket-weaver] Раз в раунд доставь 1 монету туда, где нужен продукт урожая.
    [store-clerk] В конце игры получи 2 ПО за каждый переработанный продукт в погребе, но не больше чем за три.
    [forager] Раз в раунд, когда берёшь кубик 2 или 3, получи ещё один продукт урожая.
    [square-warden] В фазе подсчёта очков получи 1 ПО и 1 монету, если твоих лавок на рынке больше, чем у любого другого.
   *[other] { $text }
}

## Ресурсы и названия. «dir» отвечает на вопрос «куда?», «loc» — «где?», оба с предлогом; «coll» — то, что растёт на поле

lagranja-good-silver = { $amount ->
    [one] { $case ->
       *[nom] монета
        [gen] монеты
        [acc] монету
    }
    [few] { $case ->
       *[nom] монеты
        [gen] монет
        [acc] монеты
    }
    [many] { $case ->
       *[nom] монет
        [gen] монет
        [acc] монет
    }
   *[other] { $case ->
       *[nom] монеты
        [gen] монеты
        [acc] монеты
    }
}
lagranja-good-vp = ПО
lagranja-good-olive = { $amount ->
    [one] { $case ->
       *[nom] оливка
        [gen] оливки
        [acc] оливку
        [coll] оливки
    }
    [few] { $case ->
       *[nom] оливки
        [gen] оливок
        [acc] оливки
    }
    [many] { $case ->
       *[nom] оливок
        [gen] оливок
        [acc] оливок
    }
   *[other] { $case ->
       *[nom] оливки
        [gen] оливки
        [acc] оливки
    }
}
lagranja-good-grain = { $amount ->
    [one] { $case ->
       *[nom] пшеница
        [gen] пшеницы
        [acc] пшеницу
        [coll] пшеница
    }
    [few] пшеницы
    [many] пшеницы
   *[other] пшеницы
}
lagranja-good-grape = { $amount ->
    [one] { $case ->
       *[nom] виноград
        [gen] винограда
        [acc] виноград
        [coll] виноград
    }
    [few] винограда
    [many] винограда
   *[other] винограда
}
lagranja-good-pig = { $amount ->
    [one] { $case ->
       *[nom] свинья
        [gen] свиньи
        [acc] свинью
    }
    [few] { $case ->
       *[nom] свиньи
        [gen] свиней
        [acc] свиньи
    }
    [many] { $case ->
       *[nom] свиней
        [gen] свиней
        [acc] свиней
    }
   *[other] { $case ->
       *[nom] свиньи
        [gen] свиньи
        [acc] свиньи
    }
}
lagranja-good-food = { $amount ->
    [one] { $case ->
       *[nom] еда
        [gen] еды
        [acc] еду
    }
    [few] еды
    [many] еды
   *[other] еды
}
lagranja-good-wine = { $amount ->
    [one] { $case ->
       *[nom] вино
        [gen] вина
        [acc] вино
    }
    [few] вина
    [many] вина
   *[other] вина
}
lagranja-good-meat = { $amount ->
    [one] { $case ->
       *[nom] мясо
        [gen] мяса
        [acc] мясо
    }
    [few] мяса
    [many] мяса
   *[other] мяса
}
lagranja-good-trade-good = { $amount ->
    [one] { $case ->
       *[nom] товар
        [gen] товара
        [acc] товар
    }
    [few] { $case ->
       *[nom] товара
        [gen] товаров
        [acc] товара
    }
    [many] { $case ->
       *[nom] товаров
        [gen] товаров
        [acc] товаров
    }
   *[other] { $case ->
       *[nom] товара
        [gen] товара
        [acc] товара
    }
}
lagranja-on-field = { FORM($good, $amount, $case) } с поля
lagranja-and = { FORM($first, $case) }, { FORM($rest, $case) }
lagranja-or = { FORM($first, $case) } или { FORM($rest, $case) }
lagranja-delivered-good = { $good } { FORM($where, case: "loc") }
lagranja-stall-on = лавка на { $space }
lagranja-counted-good = { $count } { FORM($good, $count, $case) }
lagranja-good-any-harvest = { $amount ->
    [one] { $case ->
       *[nom] любой продукт урожая
        [gen] любого продукта урожая
        [acc] любой продукт урожая
    }
    [few] { $case ->
       *[nom] любых продукта урожая
        [gen] любых продуктов урожая
        [acc] любых продукта урожая
    }
    [many] { $case ->
       *[nom] любых продуктов урожая
        [gen] любых продуктов урожая
        [acc] любых продуктов урожая
    }
   *[other] { $case ->
       *[nom] любых продукта урожая
        [gen] любых продукта урожая
        [acc] любых продукта урожая
    }
}
lagranja-good-any-resource = { $amount ->
    [one] { $case ->
       *[nom] любой продукт
        [gen] любого продукта
        [acc] любой продукт
    }
    [few] { $case ->
       *[nom] любых продукта
        [gen] любых продуктов
        [acc] любых продукта
    }
    [many] { $case ->
       *[nom] любых продуктов
        [gen] любых продуктов
        [acc] любых продуктов
    }
   *[other] { $case ->
       *[nom] любых продукта
        [gen] любых продукта
        [acc] любых продукта
    }
}
lagranja-good-any-upgraded = { $amount ->
    [one] { $case ->
       *[nom] любой переработанный продукт
        [gen] любого переработанного продукта
        [acc] любой переработанный продукт
    }
    [few] { $case ->
       *[nom] любых переработанных продукта
        [gen] любых переработанных продуктов
        [acc] любых переработанных продукта
    }
    [many] { $case ->
       *[nom] любых переработанных продуктов
        [gen] любых переработанных продуктов
        [acc] любых переработанных продуктов
    }
   *[other] { $case ->
       *[nom] любых переработанных продукта
        [gen] любых переработанных продукта
        [acc] любых переработанных продукта
    }
}
lagranja-good-different-harvest = { $amount ->
    [one] { $case ->
       *[nom] продукт урожая
        [gen] продукта урожая
        [acc] продукт урожая
    }
    [few] { $case ->
       *[nom] разных продукта урожая
        [gen] разных продуктов урожая
        [acc] разных продукта урожая
    }
    [many] { $case ->
       *[nom] разных продуктов урожая
        [gen] разных продуктов урожая
        [acc] разных продуктов урожая
    }
   *[other] { $case ->
       *[nom] разных продукта урожая
        [gen] разных продукта урожая
        [acc] разных продукта урожая
    }
}
lagranja-good-same = { $amount ->
    [one] { $case ->
       *[nom] продукт
        [gen] продукта
        [acc] продукт
    }
    [few] { $case ->
       *[nom] одинаковых продукта
        [gen] одинаковых продуктов
        [acc] одинаковых продукта
    }
    [many] { $case ->
       *[nom] одинаковых продуктов
        [gen] одинаковых продуктов
        [acc] одинаковых продуктов
    }
   *[other] { $case ->
       *[nom] одинаковых продукта
        [gen] одинаковых продукта
        [acc] одинаковых продукта
    }
}
lagranja-effect-play-card = разыграть карту
lagranja-effect-draw = взять { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
lagranja-effect-free-upgrade = { $count ->
    [one] { $count } бесплатная переработка
    [few] { $count } бесплатные переработки
    [many] { $count } бесплатных переработок
   *[other] { $count } бесплатные переработки
}
lagranja-effect-siesta = { $count ->
    [one] { $count } шаг сиесты
    [few] { $count } шага сиесты
    [many] { $count } шагов сиесты
   *[other] { $count } шага сиесты
}
lagranja-effect-delivery = { $count ->
    [one] { $count } доставка
    [few] { $count } доставки
    [many] { $count } доставок
   *[other] { $count } доставки
}
lagranja-effect-other = { $effect }
lagranja-origin-printed = напечатаны
lagranja-origin-designed = придуманы в этом проекте
lagranja-origin-partly = частью напечатаны, частью придуманы в этом проекте

lagranja-building-merchant = { $case ->
   *[nom] дом купца
    [acc] дом купца
    [dir] в дом купца
    [loc] в доме купца
}
lagranja-building-cartwright = { $case ->
   *[nom] тележная мастерская
    [acc] тележную мастерскую
    [dir] в тележную мастерскую
    [loc] в тележной мастерской
}
lagranja-building-delicatessen = { $case ->
   *[nom] магазин деликатесов
    [acc] магазин деликатесов
    [dir] в магазин деликатесов
    [loc] в магазине деликатесов
}
lagranja-building-greengrocer = { $case ->
   *[nom] лавка зеленщика
    [acc] лавку зеленщика
    [dir] в лавку зеленщика
    [loc] в лавке зеленщика
}
lagranja-building-general-store = { $case ->
   *[nom] деревенский магазин
    [acc] деревенский магазин
    [dir] в деревенский магазин
    [loc] в деревенском магазине
}
lagranja-building-butcher = { $case ->
   *[nom] лавка мясника
    [acc] лавку мясника
    [dir] в лавку мясника
    [loc] в лавке мясника
}
lagranja-barrow-card = { $case ->
   *[nom] тележка
    [acc] тележку
    [dir] на тележку
    [loc] на тележке
} «{ $helper }» ({ $card })
lagranja-barrow-place = { $case ->
   *[nom] тележка
    [acc] тележку
    [dir] на тележку
    [loc] на тележке
} { $place }

lagranja-side-field = { $case ->
   *[nom] поле
    [acc] поле
}
lagranja-side-barrow = { $case ->
   *[nom] тележка
    [acc] тележку
}
lagranja-side-extension = { $case ->
   *[nom] пристройка
    [acc] пристройку
}
lagranja-side-helper = { $case ->
   *[nom] помощник
    [acc] помощника
}
lagranja-extension-parts = предел руки +{ $hand }{ $pens ->
    [0] {""}
    [one] , { $pens } ячейка хлева
    [few] , { $pens } ячейки хлева
    [many] , { $pens } ячеек хлева
   *[other] , { $pens } ячейки хлева
}{ $deliveries ->
    [0] {""}
    [one] , { $deliveries } дополнительная доставка
    [few] , { $deliveries } дополнительные доставки
    [many] , { $deliveries } дополнительных доставок
   *[other] , { $deliveries } дополнительные доставки
}{ $silver ->
    [0] {""}
    [one] , { $silver } монета к доходу
    [few] , { $silver } монеты к доходу
    [many] , { $silver } монет к доходу
   *[other] , { $silver } монеты к доходу
}

lagranja-roof-olive = 1 оливка
lagranja-roof-grape = 1 виноград
lagranja-roof-grain-or-olive = 1 пшеница или 1 оливка
lagranja-roof-any-harvest = 1 продукт урожая
lagranja-roof-two-harvest = 2 разных продукта урожая
lagranja-roof-pig = 1 свинья
lagranja-roof-upgrade-1 = 1 бесплатная переработка
lagranja-roof-delivery = 1 доставка
lagranja-roof-play-or-draw = разыграть или взять карту
lagranja-roof-vp = 1 ПО
lagranja-roof-silver-2 = 2 монеты
lagranja-roof-flip-roof = перевернуть использованный жетон
lagranja-roof-siesta-1 = 1 шаг сиесты
lagranja-roof-siesta-2 = 2 шага сиесты
lagranja-roof-silver-3 = 3 монеты
lagranja-roof-silver-4 = 4 монеты
lagranja-roof-upgrade-2 = 2 бесплатные переработки
lagranja-roof-purchased-delivery = 1 платная доставка
lagranja-roof-upgraded-good = 1 переработанный продукт
lagranja-roof-adjust-die-1 = кубик ±1
lagranja-roof-adjust-die-2 = кубик ±2
lagranja-roof-income = доход ещё раз
lagranja-roof-stall = 1 лавка в любую ячейку
lagranja-roof-double-roof-vp = двойные ПО крыши

lagranja-trade-silver = 4 монеты
lagranja-trade-harvest = 2 разных продукта урожая
lagranja-trade-card = взять или разыграть карту
lagranja-trade-pig = 1 свинья
lagranja-trade-upgrades = 2 бесплатные переработки

## Что спрашивается

lagranja-ask-cards = { $left ->
    [0] Карты разыграны: заверши ход или сначала сделай что-нибудь ещё.
    [one] Разыграй { $left } карту: поле, тележка, пристройка или помощник?
    [few] Разыграй { $left } карты: поле, тележка, пристройка или помощник?
    [many] Разыграй { $left } карт: поле, тележка, пристройка или помощник?
   *[other] Разыграй { $left } карты: поле, тележка, пристройка или помощник?
}
lagranja-ask-income = Получи доход или сначала сделай что-нибудь ещё.
lagranja-ask-growth = На полях растёт урожай: получи его или сначала сделай что-нибудь ещё.
lagranja-ask-roof = Если хочешь, купи жетон крыши; потом заверши ход.
lagranja-ask-die = Выбери кубик: его ячейка — твоё действие.
lagranja-ask-last-die = Последний кубик — для всех: выполни его действие или сначала сделай что-нибудь ещё.
lagranja-ask-after = Действие выполнено: заверши ход или сначала сделай что-нибудь ещё.
lagranja-ask-siesta = Шляпы двигают твой диск по шкале сиесты: продвинь его или сначала сделай что-нибудь ещё.
lagranja-ask-deliveries = { $left ->
    [0] Все доставки выполнены: заверши ход или сначала сделай что-нибудь ещё.
    [one] Осталась { $left } доставка: куда?
    [few] Осталось { $left } доставки: куда?
    [many] Осталось { $left } доставок: куда?
   *[other] Осталось { $left } доставки: куда?
}
lagranja-ask-extra = { $bought ->
    [0] Если хочешь, купи дополнительную доставку или заверши ход.
    [one] Куплена { $bought } дополнительная доставка: куда?
    [few] Куплены { $bought } дополнительные доставки: куда?
    [many] Куплено { $bought } дополнительных доставок: куда?
   *[other] Куплено { $bought } дополнительной доставки: куда?
}
lagranja-ask-replace-barrow = Все места для тележек заняты: какую тележку сбросить?
lagranja-ask-replace-helper = Все места для помощников заняты: какого помощника сбросить?
lagranja-ask-pay-extension = Оплати пристройку (карта «{ $helper }», { $card }): { $left ->
    [one] ещё { $left } ресурс, каждый вид только один раз.
    [few] ещё { $left } ресурса, каждый вид только один раз.
    [many] ещё { $left } ресурсов, каждый вид только один раз.
   *[other] ещё { $left } ресурса, каждый вид только один раз.
}
lagranja-ask-play-card = Разыграй карту с руки: какую и какой стороной?
lagranja-ask-take-good = Какой ресурс ты берёшь?
lagranja-ask-take-pair = Какие два продукта урожая ты берёшь?
lagranja-ask-pay-good = Каким ресурсом ты платишь?
lagranja-ask-free-upgrades = { $left ->
    [one] { $left } бесплатная переработка: какой продукт?
    [few] До { $left } бесплатных переработок: какой продукт?
    [many] До { $left } бесплатных переработок: какой продукт?
   *[other] До { $left } бесплатной переработки: какой продукт?
}
lagranja-ask-choose = Выбери один из этих эффектов.
lagranja-ask-reserve-die = Отметь ячейку труда: её последний кубик можешь взять только ты.
lagranja-ask-regrow = На каком пустом поле вырастет урожай?
lagranja-ask-move = Переложить 1 { FORM($good, case: "acc") } с поля в погреб или хватит?
lagranja-ask-donkey = Втайне выбери жетон осла: ослы — доставки, шляпы — шаги сиесты.
lagranja-ask-discard = Карт в руке больше предела: сбрось { $left ->
    [one] { $left } карту.
    [few] { $left } карты.
    [many] { $left } карт.
   *[other] { $left } карты.
}
lagranja-ask-source = Нужен ресурс: { $good }. Что ты доставишь и откуда?
lagranja-ask-deliver = { $left ->
    [one] Выполни { $left } доставку: куда?
    [few] Выполни до { $left } доставок: куда?
    [many] Выполни до { $left } доставок: куда?
   *[other] Выполни до { $left } доставки: куда?
}
lagranja-ask-change-die = Твой кубик — { $number }: изменить его?
lagranja-ask-change-number = На кубике { $number }. Какое число считать выпавшим?
lagranja-ask-react = Использовать помощника «{ $helper }» сейчас?
lagranja-ask-take-back = Все твои маркеры заняты: забери один или обойдись без него.
lagranja-ask-take-back-one = Все твои маркеры заняты: забери один.
lagranja-ask-stall = Поставь лавку в ячейку рынка со значением { $number }.
lagranja-ask-stall-anywhere = Поставь лавку в любую свободную ячейку рынка.
lagranja-ask-keep = Твою лавку на { $space } вот-вот уберут: сохранить её?
lagranja-ask-flip = Какой использованный жетон крыши снова открыть?
lagranja-ask-steps = { $steps ->
    [one] { $steps } шаг сиесты: сделать его?
    [few] До { $steps } шагов сиесты: сколько?
    [many] До { $steps } шагов сиесты: сколько?
   *[other] До { $steps } шага сиесты: сколько?
}

## Что можно сделать

lagranja-do-end = Заверши ход
lagranja-do-done = Готово
lagranja-do-decline = Не используй сейчас
lagranja-do-without = Не забирай маркер, обойдись без него
lagranja-do-income = Получи доход
lagranja-do-grow = На пустых полях растёт урожай, свиньи дают приплод
lagranja-do-hats = Продвинь диск по шкале сиесты на число шляп
lagranja-do-extra = Купи дополнительную доставку
lagranja-do-die-1 = 1 свинья
lagranja-do-die-2 = Разыграй или возьми карту либо получи 1 продукт урожая
lagranja-do-die-3 = 2 разных продукта урожая
lagranja-do-die-4 = 4 монеты
lagranja-do-die-5 = 2 бесплатные переработки или 2 шага сиесты, можно по одному
lagranja-do-die-6 = 1 доставка или 2 монеты
lagranja-do-reserve = Отметь ячейку труда { $number }
lagranja-do-change = Считай, что на кубике { $number }
lagranja-do-donkey = { $donkeys ->
    [one] { $donkeys } доставка
    [few] { $donkeys } доставки
    [many] { $donkeys } доставок
   *[other] { $donkeys } доставки
}, { $hats ->
    [0] без шагов сиесты
    [one] { $hats } шаг сиесты
    [few] { $hats } шага сиесты
    [many] { $hats } шагов сиесты
   *[other] { $hats } шага сиесты
}
lagranja-do-pay = Заплати 1 { FORM($what, case: "acc") }
lagranja-do-from = Доставь 1 { FORM($what, case: "acc") }
lagranja-do-take = Возьми 1 { FORM($good, case: "acc") }
lagranja-do-take-pair = Возьми 1 { FORM($first, case: "acc") } и 1 { FORM($second, case: "acc") }
lagranja-do-steps = Сделай { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
lagranja-do-deliver = Доставь 1 { FORM($good, case: "acc") } { FORM($where, case: "dir") }
lagranja-do-replace = Сбрось { FORM($what, case: "acc") }
lagranja-do-replace-helper = Сбрось помощника «{ $helper }»
lagranja-do-take-back = Забери маркер: { $what }
lagranja-do-buy = Купи 1 { FORM($good, case: "acc") } за { $silver ->
    [one] { $silver } монету
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}
lagranja-do-sell = Продай 1 { FORM($what, case: "acc") } за { $silver ->
    [one] { $silver } монету
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}
lagranja-do-upgrade = Переработай 1 { FORM($what, case: "acc") } в { FORM($into, case: "acc") } { $silver ->
    [0] бесплатно
    [one] за { $silver } монету
    [few] за { $silver } монеты
    [many] за { $silver } монет
   *[other] за { $silver } монеты
}
lagranja-do-field = Поле: { FORM($good, case: "coll") } (карта «{ $helper }»)
lagranja-do-barrow = Тележка на { $points } ПО: { $goods } (карта «{ $helper }»)
lagranja-do-extension = Пристройка: { $parts } (карта «{ $helper }»)
lagranja-do-helper = Помощник «{ $helper }». { $text }
lagranja-do-discard = Сбрось карту «{ $helper }» ({ $card })
lagranja-do-roof = Купи жетон крыши «{ $tile }» за { $silver ->
    [one] { $silver } монету
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}
lagranja-do-flip = Снова открой жетон крыши «{ $tile }»
lagranja-do-stall = Поставь лавку на { $space }
lagranja-do-choose = Выбери: { $what }
lagranja-do-trade = Обменяй товар: { $option }
lagranja-do-bonus = Используй жетон крыши «{ $tile }»
lagranja-do-use = { $helper }. { $text }

## Что нельзя отменить

lagranja-confirm-donkey = В этом раунде ты выполнишь { $donkeys ->
    [one] { $donkeys } доставку
    [few] { $donkeys } доставки
    [many] { $donkeys } доставок
   *[other] { $donkeys } доставки
}, а твой диск на шкале сиесты { $hats ->
    [0] останется на месте.
    [one] продвинется на { $hats } шаг.
    [few] продвинется на { $hats } шага.
    [many] продвинется на { $hats } шагов.
   *[other] продвинется на { $hats } шага.
} Этот жетон вернётся в раунде { $round }.
lagranja-confirm-donkey-last = В этом раунде ты выполнишь { $donkeys ->
    [one] { $donkeys } доставку
    [few] { $donkeys } доставки
    [many] { $donkeys } доставок
   *[other] { $donkeys } доставки
}, а твой диск на шкале сиесты { $hats ->
    [0] останется на месте.
    [one] продвинется на { $hats } шаг.
    [few] продвинется на { $hats } шага.
    [many] продвинется на { $hats } шагов.
   *[other] продвинется на { $hats } шага.
} Этот жетон больше не вернётся.
lagranja-confirm-donkey-again = Помощник «{ $helper }» позволит выбрать этот жетон ещё раз за { $silver ->
    [one] { $silver } монету
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}: { $donkeys ->
    [one] { $donkeys } доставка
    [few] { $donkeys } доставки
    [many] { $donkeys } доставок
   *[other] { $donkeys } доставки
} и { $hats ->
    [0] ни одного шага сиесты
    [one] { $hats } шаг сиесты
    [few] { $hats } шага сиесты
    [many] { $hats } шагов сиесты
   *[other] { $hats } шага сиесты
}.
lagranja-confirm-deliveries = { $n ->
    [one] Ты ещё можешь выполнить { $n } доставку. Она пропадёт.
    [few] Ты ещё можешь выполнить { $n } доставки. Они пропадут.
    [many] Ты ещё можешь выполнить { $n } доставок. Они пропадут.
   *[other] Ты ещё можешь выполнить { $n } доставки. Они пропадут.
}
lagranja-confirm-bought = { $n ->
    [one] Ты ещё можешь выполнить { $n } купленную дополнительную доставку. Она пропадёт.
    [few] Ты ещё можешь выполнить { $n } купленные дополнительные доставки. Они пропадут.
    [many] Ты ещё можешь выполнить { $n } купленных дополнительных доставок. Они пропадут.
   *[other] Ты ещё можешь выполнить { $n } купленной дополнительной доставки. Они пропадут.
}
lagranja-confirm-no-card = Ты ещё можешь разыграть карту. Ход закончится без неё.
lagranja-confirm-barrow = Ты сбрасываешь { FORM($barrow, case: "acc") } и вместе с ней { $n ->
    [one] { $n } уже доставленный ресурс.
    [few] { $n } уже доставленных ресурса.
    [many] { $n } уже доставленных ресурсов.
   *[other] { $n } уже доставленного ресурса.
}

## Почему что-то невозможно

lagranja-why-silver = Не хватает { $missing ->
    [one] { $missing } монеты.
    [few] { $missing } монет.
    [many] { $missing } монет.
   *[other] { $missing } монеты.
}
lagranja-why-no-die = В ячейке { $number } нет кубика.
lagranja-why-reserved = Последний кубик в ячейке { $number } может взять только { $seat }.
lagranja-why-completed = Твой ряд здесь уже заполнен: { $building }.
lagranja-why-closed = Это здание ({ $building }) ещё строится: сначала кто-нибудь должен заполнить другое.
lagranja-why-no-barrow = На месте { $place } у тебя нет тележки.
lagranja-why-not-asked = Нельзя доставить { FORM($good, case: "acc") } { FORM($where, case: "dir") }: это там не нужно или уже есть.
lagranja-why-no-good = У тебя нет { FORM($good, 5, case: "gen") } для доставки.
lagranja-why-no-deliveries = Сейчас у тебя нет доставок.
lagranja-why-begun = Это уже начато, и нужен маркер: забери один или отмени ход.
lagranja-why-attacked = Эту лавку сейчас атакуют: забрать её нельзя.
lagranja-why-no-pen = Нужна свободная ячейка хлева.
lagranja-why-none-there = Здесь у тебя нет { FORM($good, 5, case: "gen") }.
lagranja-why-no-trade-good = Для обмена нужен товар, а у тебя его нет.
lagranja-why-sell-field = Урожай на поле продать нельзя.
lagranja-why-no-extra = Сейчас нельзя купить дополнительную доставку.
lagranja-why-not-in-hand = Карты «{ $helper }» ({ $card }) нет у тебя в руке.
lagranja-why-extension = { $price ->
    [one] Нужен { $price } ресурс фермы
    [few] Нужны { $price } разных ресурса фермы
    [many] Нужно { $price } разных ресурсов фермы
   *[other] Нужно { $price } ресурса фермы
}; у тебя { $kinds ->
    [0] нет ни одного.
    [one] { $kinds } вид.
    [few] { $kinds } вида.
    [many] { $kinds } видов.
   *[other] { $kinds } вида.
}
lagranja-why-no-card-now = Сейчас нельзя разыграть карту.
lagranja-why-no-tile = Жетон крыши «{ $tile }» не продаётся.
lagranja-why-roof-full = На твоей крыше нет свободных ячеек.
lagranja-why-no-roof-now = Сейчас нельзя купить жетон крыши.
lagranja-why-barred = Помощник «Коммивояжёр» закрыл для тебя этот вариант.
lagranja-why-nothing = Сейчас это ничего не изменит.
lagranja-why-not-your-tile = У тебя нет жетона крыши «{ $tile }».
lagranja-why-tile-used = Жетон крыши «{ $tile }» уже использован.
lagranja-why-space-closed = Эта ячейка не в игре.
lagranja-why-space-number = Лавку можно поставить только в ячейку со значением { $number }.
lagranja-why-space-taken = Здесь уже стоит лавка, а другая ячейка с этим значением свободна.
lagranja-why-other-phase = В этой фазе это использовать нельзя.
lagranja-why-not-your-helper = Помощника «{ $helper }» нет на твоей ферме.
lagranja-why-exhausted = Помощник «{ $helper }» в этом раунде уже использован.
lagranja-why-no-action = Помощник «{ $helper }» действует сам или будет предложен в нужный момент.
lagranja-why-donkey-used = Этот жетон осла использован. Он снова будет доступен, когда жетоны вернутся.
lagranja-why-cost = Нечем заплатить за помощника «{ $helper }».

## Для чего нужен предмет, когда с ним сейчас ничего не сделать

lagranja-piece-about = Чтобы заполнить производственное здание, доставь туда всё, что требует ряд.
lagranja-piece-barrow = Тележку заполняют доставками. Если разыграть четвёртую, она заменит одну из трёх.
lagranja-piece-barrow-symbol = На тележки доставляют ресурсы в фазе доставки или эффектом, который даёт доставку.
lagranja-piece-deck = Карты берут в конце этапа карт или эффектом.
lagranja-piece-die = Кубики берут в фазе труда, в свой ход.
lagranja-piece-disc = Шляпы двигают твой диск по шкале сиесты в начале фазы доставки.
lagranja-piece-discards = Разыгранные и сброшенные карты лежат здесь, пока не кончится колода.
lagranja-piece-donkey = Жетон осла выбирают в начале фазы доставки.
lagranja-piece-extra = Дополнительные доставки покупают в конце фазы доставки, после обычных доставок.
lagranja-piece-field = На пустых полях в фазе фермы растёт урожай. То, что лежит на поле, можно переработать, доставить или отдать в уплату.
lagranja-piece-good = В каждый свой ход можно покупать, продавать и перерабатывать продукты, если есть чем заплатить.
lagranja-piece-hand = Карты разыгрывают в начале фазы фермы или эффектом.
lagranja-piece-helper = Одних помощников используют в свой ход, раз в раунд; другие действуют сами.
lagranja-piece-market = Когда тележка заполнена, в ячейку рынка с её значением ставят лавку.
lagranja-piece-own-roof = Жетон крыши используют один раз, в свой ход и в указанной на нём фазе.
lagranja-piece-owner = Жетон производства заполненного здания остаётся у тебя.
lagranja-piece-roof = Жетоны крыши покупают в конце фазы фермы.
lagranja-piece-siesta = Шляпы и эффекты двигают твой диск по этой шкале в фазах доставки и труда.
lagranja-piece-space = Чтобы выполнить действие ячейки труда, возьми из неё кубик.
lagranja-piece-symbol = В производственные здания доставляют ресурсы в фазе доставки или эффектом, который даёт доставку.

## Где сейчас игра

lagranja-stage = Раунд { $round } из { $rounds }: { $phase }
lagranja-phase-farm = фаза фермы
lagranja-phase-revenue = фаза труда
lagranja-phase-transport = фаза доставки
lagranja-phase-scoring = фаза подсчёта очков

## Что произошло

lagranja-log-round = Начинается раунд { $round }.
    .mark = Раунд { $round }
lagranja-log-roll = На кубиках: { $dice }.
    .small-mark = Труд
lagranja-log-shuffle = Сброс становится новой колодой.
lagranja-log-play = { $seat } разыгрывает карту «{ $helper }» ({ $card }) как { FORM($side, case: "acc") }.
lagranja-log-replace-barrow = { $seat } сбрасывает тележку «{ $helper }» ({ $card }).
lagranja-log-replace-helper = { $seat } сбрасывает помощника «{ $helper }».
lagranja-log-draw = { $seat } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
lagranja-log-draw-card = { $seat } берёт карту «{ $helper }» ({ $card }).
lagranja-log-discard = { $seat } сбрасывает карту «{ $helper }» ({ $card }).
lagranja-log-gain = { $seat } получает { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-pay = { $seat } платит { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-move = { $seat } перекладывает 1 { FORM($good, case: "acc") } с поля в погреб.
lagranja-log-grow = { $seat } выращивает 1 { FORM($good, case: "acc") }.
lagranja-log-buy = { $seat } покупает 1 { FORM($good, case: "acc") } за { $silver ->
    [one] { $silver } монету.
    [few] { $silver } монеты.
    [many] { $silver } монет.
   *[other] { $silver } монеты.
}
lagranja-log-sell = { $seat } продаёт 1 { FORM($good, case: "acc") } за { $silver ->
    [one] { $silver } монету.
    [few] { $silver } монеты.
    [many] { $silver } монет.
   *[other] { $silver } монеты.
}
lagranja-log-upgrade = { $seat } перерабатывает 1 { FORM($good, case: "acc") } в { FORM($into, case: "acc") } { $silver ->
    [0] бесплатно.
    [one] за { $silver } монету.
    [few] за { $silver } монеты.
    [many] за { $silver } монет.
   *[other] за { $silver } монеты.
}
lagranja-log-trade = { $seat } обменивает товар: { $option }.
lagranja-log-die = { $seat } берёт кубик { $number }.
lagranja-log-change-die = { $seat } меняет кубик: теперь на нём { $number }.
lagranja-log-reserve = { $seat } отмечает ячейку труда { $number }.
lagranja-log-remove-die = За нейтрального игрока убирается кубик { $number }.
lagranja-log-roof = { $seat } покупает жетон крыши «{ $tile }» за { $silver ->
    [one] { $silver } монету
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}{ $points ->
    [0] .
   *[other] {" "}и получает { $points } ПО.
}
lagranja-log-bonus = { $seat } использует жетон крыши «{ $tile }».
lagranja-log-flip = { $seat } снова открывает жетон крыши «{ $tile }».
lagranja-log-use = { $seat } использует помощника «{ $helper }».
lagranja-log-take-back = { $seat } забирает маркер: { $what }.
lagranja-log-donkey-chosen = { $seat } выбирает жетон осла.
    .small-mark = Доставка
lagranja-log-donkey = На жетоне { $tile ->
    [one] { $tile } осёл.
    [few] { $tile } осла.
    [many] { $tile } ослов.
   *[other] { $tile } осла.
}
lagranja-log-donkey-revealed = { $seat } открывает жетон: { $tile ->
    [one] { $tile } осёл.
    [few] { $tile } осла.
    [many] { $tile } ослов.
   *[other] { $tile } осла.
}
lagranja-log-siesta = { $seat } продвигается на деление { $space } шкалы сиесты.
lagranja-log-deliver = { $seat } доставляет 1 { FORM($good, case: "acc") } { FORM($where, case: "dir") }.
lagranja-log-extra = { $seat } { $silver ->
    [0] бесплатно берёт дополнительную доставку.
    [one] покупает дополнительную доставку за { $silver } монету.
    [few] покупает дополнительную доставку за { $silver } монеты.
    [many] покупает дополнительную доставку за { $silver } монет.
   *[other] покупает дополнительную доставку за { $silver } монеты.
}
lagranja-log-barrow-complete = { $seat } заполняет тележку «{ $helper }» ({ $card }) и получает { $points } ПО.
lagranja-log-building-complete = { $seat } заполняет { FORM($building, case: "acc") } и получает { $points } ПО.
lagranja-log-opened = Достроено новое здание: { $building }.
lagranja-log-stall = { $seat } ставит лавку на { $space }.
lagranja-log-own-replaced = { $seat } заменяет свою лавку и получает { $points } ПО.
lagranja-log-keep = { $seat } сохраняет лавку на { $space }.
lagranja-log-removes = { $seat } убирает с { $space } лавку игрока { $owner_seat } и получает { $points } ПО.
lagranja-log-removes-neutral = { $seat } убирает с { $space } нейтральную лавку и получает { $points } ПО.
lagranja-log-neutral = Нейтральный игрок берёт: { $cards }.
lagranja-log-neutral-stall = Нейтральный игрок ставит лавку на { $space }.
lagranja-log-neutral-removes = Нейтральный игрок убирает с { $space } лавку игрока { $seat }.
lagranja-log-score = { $seat } получает { $stalls } ПО за лавки и { $siesta } ПО за сиесту.
    .small-mark = Подсчёт очков
lagranja-log-change-silver = { $seat } меняет { $silver ->
    [one] { $silver } монету
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
} на { $points } ПО.
lagranja-log-end = { $seat } завершает партию: { $points } ПО и { $silver ->
    [one] { $silver } монета.
    [few] { $silver } монеты.
    [many] { $silver } монет.
   *[other] { $silver } монеты.
}

## Что исправили следующие версии правил

lagranja-corrected-since-1 = Версия 2 исправляет редкие случаи: когда помощники реагируют на несколько убранных сразу лавок (LG-6.11), на жетон, который меняет кубик (LG-3.10), и на свиней заменённого помощника (LG-4.4); для чего забирают маркеры (LG-1.4); когда снимается отметка помощника «Деревенский староста». Если такой случай встречается, с этого места партия идёт иначе.

## Как кончается одиночная игра

lagranja-solo-rank-0 = { $seat } набирает { $points } ПО: это огород. Для скромного хозяйства нужно { $next } ПО.
lagranja-solo-rank-1 = { $seat } набирает { $points } ПО: это скромное хозяйство. Для хорошей фермы нужно { $next } ПО.
lagranja-solo-rank-2 = { $seat } набирает { $points } ПО: это хорошая ферма. Для поместья нужно { $next } ПО.
lagranja-solo-rank-3 = { $seat } набирает { $points } ПО: это поместье. Для гордости острова нужно { $next } ПО.
lagranja-solo-rank-4 = { $seat } набирает { $points } ПО: это гордость острова!

## Что объясняется

lagranja-card-named = «{ $helper }» ({ $card })
lagranja-card-number = Карта { $card }
lagranja-cost-one = 1 { $what }
lagranja-cost-silver = { $silver ->
    [one] { $silver } монета
    [few] { $silver } монеты
    [many] { $silver } монет
   *[other] { $silver } монеты
}
lagranja-cost-kinds = { $count ->
    [one] { $count } ресурс фермы
    [few] { $count } разных ресурса фермы
    [many] { $count } разных ресурсов фермы
   *[other] { $count } разных ресурса фермы
}
lagranja-about-card = Карта { $card }, «{ $helper }»
lagranja-about-field = Как поле: { FORM($good, case: "coll") }.
lagranja-about-barrow = Как тележка на { $points } ПО: { $goods }.
lagranja-about-extension = Как пристройка: { $parts }.
lagranja-about-helper = Помощник «{ $helper }». { $text }
lagranja-about-steps = В наборе карт: { $steps }
lagranja-about-origin = Значения помощника: { $helper }; других сторон: { $sides }.
lagranja-about-roof = Жетон крыши «{ $tile }»
lagranja-about-use = Можно использовать один раз: { FORM($phases, case: "loc") }.
lagranja-about-use-any = Можно использовать один раз, в любой свой ход.
lagranja-about-origin-whole = Значения: { $origin }.
lagranja-about-building = Здание: { $building }
lagranja-about-row = Для ряда нужны: { $row }.
lagranja-about-building-merchant = Жетон производства: сразу 3 монеты, потом 3 монеты на каждом этапе дохода.
lagranja-about-building-cartwright = Жетон производства: сразу 1 бесплатная доставка и ПО твоего деления шкалы сиесты, потом каждый раунд ещё 1 шаг сиесты и ещё 1 доставка.
lagranja-about-building-delicatessen = Жетон производства: сразу 1 товар, потом 1 товар на каждом этапе дохода.
lagranja-about-building-greengrocer = Жетон производства: сразу 1 любой продукт, потом 1 любой продукт на каждом этапе дохода.
lagranja-about-building-general-store = Жетон производства: сразу 2 ПО, потом 2 ПО за каждый полученный жетон производства.
lagranja-about-building-butcher = Жетон производства: сразу 1 ПО за каждую тележку на твоей ферме, потом 1 ПО за каждую заполненную тележку.
