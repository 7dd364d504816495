# Lekce: názvy, kroky a odpovědi na špatný tah. Kroky jsou ve složce `lessons`.

## Pomocníci

everdell-lesson-workers = Pomocníci
    .about = Vyšli své pomocníky: přinesou první suroviny.
    .learned = Jeden tah, jedna akce. Místo použiješ hned a pomocník na něm zůstane až do tvého dalšího ročního období.
everdell-lesson-workers-places = Začínáš v zimě, máš dva pomocníky, pět karet a nic víc. Tah je jedna akce: umísti pomocníka, vylož kartu, nebo se připrav na další roční období. Osm míst základních akcí dává suroviny a karty.
everdell-lesson-workers-twigs = Tvoje karta „{ everdell-card-farm }“ stojí 2 větvičky a 1 smůlu. Nejdřív získej větvičky: umísti pomocníka na 3 větvičky.
    .wrong = Umísti pomocníka na místo se 3 větvičkami.
    .not-place = Také se hodí. Ale nic nedá víc větviček než místo se 3: běž tam, dokud je volné.
    .not-pass = Pasováním pro tebe hra končí. Umísti pomocníka.
    .not-haven = Svatyně promění dvě karty v jednu surovinu. Karty ale potřebuješ. Umísti pomocníka na 3 větvičky.
everdell-lesson-workers-forest = Soupeř umisťuje pomocníka do lesa. Místa v lese jsou v každé hře jiná. Na každé se vejde jeden pomocník: kdo dřív přijde, ten dřív mele.
everdell-lesson-workers-mixed = Ještě ti chybí smůla. Jedno místo v lese dává větvičku, smůlu a bobuli: umísti tam druhého pomocníka.
    .wrong = Umísti druhého pomocníka do lesa na místo s větvičkou, smůlou a bobulí.
    .not-place = Jde to, ale tohle místo v lese dá tři suroviny najednou. Běž tam.
    .not-pass = Pasováním pro tebe hra končí. Umísti druhého pomocníka.
    .not-haven = Karty potřebuješ. Umísti pomocníka do lesa na místo s větvičkou, smůlou a bobulí.
everdell-lesson-workers-out = Oba pomocníci jsou umístění. Zůstanou tam, dokud se nepřipravíš na další roční období. Do té doby můžeš vykládat karty: o tom je další lekce.

## Karty a placení

everdell-lesson-cards = Karty a placení
    .about = Buduj město z ruky i z Louky.
    .learned = Karty vykládáš z ruky nebo z Louky a platíš surovinami. Zelené karty se aktivují hned a znovu na jaře a na podzim.
everdell-lesson-cards-where = Karty můžeš vykládat z ruky a stejně tak z Louky, jejíchž osm karet je společných pro všechny. Cena je vytištěná na kartě.
everdell-lesson-cards-farm = Na kartu „{ everdell-card-farm }“ v ruce máš 2 větvičky a 1 smůlu. Vylož ji.
    .wrong = Vylož z ruky kartu „{ everdell-card-farm }“.
    .not-meadow = Stejná karta, jenže pak ti ta tvoje zůstane v ruce. Vylož tu z ruky, ať máš místo na další.
    .not-monk = Možná později. Karty sběru je nejlepší vyložit brzy: vylož kartu „{ everdell-card-farm }“.
    .not-season = Ještě můžeš vyložit kartu. Udělej to dřív, než změníš roční období.
    .not-pass = Pasováním pro tebe hra končí. Vylož kartu „{ everdell-card-farm }“.
everdell-lesson-cards-colours = { everdell-card-farm } je zelená: karta sběru. Hned ti dala bobuli a dá ji i na jaře a na podzim. Hnědé karty se aktivují jednou, červené, když na ně umístíš pomocníka, modré platí stále a fialové dávají body na konci.
everdell-lesson-cards-toad = Tvorové stojí bobule. { everdell-card-barge-toad } na Louce stojí 2 a přinese 2 větvičky za každou tvou kartu „{ everdell-card-farm }“. Vylož ho.
    .wrong = Vylož z Louky kartu „{ everdell-card-barge-toad }“.
    .not-other = Dobrá karta. Ale { everdell-card-barge-toad } dá větvičky hned: vylož ho z Louky.
    .not-season = Máš dvě bobule na útratu. Nejdřív vylož kartu „{ everdell-card-barge-toad }“.
    .not-pass = Pasováním pro tebe hra končí. Vylož kartu „{ everdell-card-barge-toad }“.
everdell-lesson-cards-refill = Louka se hned doplní: leží na ní nová karta pro všechny.
everdell-lesson-cards-limits = Do tvého města se vejde 15 karet. Stejných běžných karet smíš mít víc, od každé jedinečné jen jednu.

## Obsazená místa

everdell-lesson-occupied = Obsazená místa
    .about = Obsazená místa, společná místa a domov, díky němuž je tvor zdarma.
    .learned = Na místo pro jednoho se vejde jeden pomocník, na společné kolik chceš. Díky každé stavbě máš jednoho jejího tvora zdarma.
everdell-lesson-occupied-taken = Soupeř stojí na 3 větvičkách. Je to místo pro jednoho: je plné, dokud se soupeř nepřipraví na další roční období.
everdell-lesson-occupied-shared = Na společných místech může být libovolný počet pomocníků. Patří k nim 2 větvičky a karta: umísti tam pomocníka.
    .wrong = Umísti pomocníka na 2 větvičky a kartu.
    .not-place = Jde to, ale na kartu „{ everdell-card-farm }“ potřebuješ větvičky. Umísti pomocníka na 2 větvičky a kartu.
    .not-pass = Pasováním pro tebe hra končí. Umísti pomocníka.
    .not-haven = Karty potřebuješ. Umísti pomocníka na 2 větvičky a kartu.
    .not-play = Bobuli si ještě chvíli nech. Umísti pomocníka na 2 větvičky a kartu.
everdell-lesson-occupied-farm = Teď máš na kartu „{ everdell-card-farm }“. Vylož ji z ruky.
    .wrong = Vylož z ruky kartu „{ everdell-card-farm }“.
    .not-meadow = Stejná karta. Vylož tu z ruky, ať tam máš místo.
    .not-other = Ještě ne. Nejdřív { everdell-card-farm }: díky ní bude další karta zdarma.
    .not-season = Ještě můžeš vyložit kartu. Udělej to dřív, než změníš roční období.
    .not-pass = Pasováním pro tebe hra končí. Vylož kartu „{ everdell-card-farm }“.
everdell-lesson-occupied-partner = Na každém tvorovi je uvedená stavba, kde je doma. Pro karty „{ everdell-card-husband }“ a „{ everdell-card-wife }“ je to { everdell-card-farm }. Když tahle stavba stojí ve tvém městě a není obsazená, tvor přijde zdarma.
everdell-lesson-occupied-wife = V ruce máš kartu „{ everdell-card-wife }“. Vylož ji.
    .wrong = Vylož z ruky kartu „{ everdell-card-wife }“.
    .not-other = I tahle karta by byla dobrá. Ale { everdell-card-wife } ve tvé ruce může přijít zdarma: vylož ji.
    .not-season = Počkej: v ruce ti čeká tvor zdarma.
    .not-pass = Pasováním pro tebe hra končí. Vylož kartu „{ everdell-card-wife }“.
everdell-lesson-occupied-token = Můžeš zaplatit 2 bobule. Raději ale polož žeton obyvatele na stavbu „{ everdell-card-farm }“ a neplať nic.
    .wrong = Použij žeton na stavbě „{ everdell-card-farm }“.
    .not-plain = Pak přijdeš o 2 bobule, přestože karta může být zdarma. Použij žeton.
everdell-lesson-occupied-for-good = Žeton zůstane na stavbě „{ everdell-card-farm }“ natrvalo: tenhle domov je obsazený, i když tvor odejde. Další tvor zdarma potřebuje jinou stavbu.

## Roční období

everdell-lesson-seasons = Roční období
    .about = Pomocníci se vrátí, přijdou další a proběhne sběr.
    .learned = Roční období měníš, když jsou všichni tvoji pomocníci umístění. Jaro a podzim přinesou sběr, léto dvě karty z Louky.
everdell-lesson-seasons-when = Všichni tvoji pomocníci jsou umístění a na žádnou kartu nemáš. Je čas připravit se na další roční období. To jde jen tehdy, když nemáš volného pomocníka.
everdell-lesson-seasons-season = Připrav se na další roční období: po zimě přijde jaro.
    .wrong = Připrav se na další roční období.
    .not-pass = Pasováním pro tebe hra končí, a to je teprve zima. Připrav se na další roční období.
everdell-lesson-seasons-spring = Oba tvoji pomocníci jsou zpátky a přišel třetí. Na jaře se aktivují tvoje zelené karty: { everdell-card-farm } dala bobuli, { everdell-card-barge-toad } 2 větvičky.
everdell-lesson-seasons-year = Jaro: 1 pomocník a sběr. Léto: 1 pomocník a až 2 karty z Louky. Podzim: 2 pomocníci a sběr. Podzim je poslední roční období.
everdell-lesson-seasons-back = Všechna místa, kde stáli tvoji pomocníci, jsou zase volná. Větviček máš dost, ale žádnou smůlu: umísti pomocníka na 2 smůly.
    .wrong = Umísti pomocníka na 2 smůly.
    .not-place = Jde to, ale chybí ti smůla. Umísti pomocníka na 2 smůly.
    .not-play = Bobuli si nech. Umísti pomocníka na 2 smůly.
    .not-pass = Pasováním pro tebe hra končí. Umísti pomocníka na 2 smůly.
everdell-lesson-seasons-alone = Každý hráč mění roční období sám. Jeden už může mít léto, když druhý má ještě zimu. Kdo čeká, získá z každého období víc; kdo spěchá, má víc pomocníků.

## Události

everdell-lesson-events = Události
    .about = Body pro města se správnými kartami.
    .learned = Událost vyžaduje karty ve tvém městě, stojí jednoho pomocníka a patří jen jednomu hráči.
everdell-lesson-events-events = Každá ze čtyř základních událostí vyžaduje karty jedné barvy ve tvém městě: tři modré, tři červené, čtyři zelené, nebo tři hnědé. Dává 3 body.
everdell-lesson-events-blue = { everdell-card-shopkeeper }, { everdell-card-judge } a { everdell-card-courthouse } jsou modré: karty služeb. Právě ty vyžaduje událost „{ everdell-event-city-monument }“. Umísti na ni pomocníka.
    .wrong = Umísti pomocníka na událost „{ everdell-event-city-monument }“.
    .not-tan = Tu můžeš mít také a hned na ni dojde. Nejdřív { everdell-event-city-monument }.
    .not-place = Tohle místo může být volné i příští tah. Událost už být nemusí. Umísti pomocníka na událost „{ everdell-event-city-monument }“.
    .not-play = Karty tah počkají. Událost patří tomu, kdo je první.
    .not-pass = Pasováním pro tebe hra končí. Umísti pomocníka na událost „{ everdell-event-city-monument }“.
everdell-lesson-events-once = Událost je tvoje a nikdo jiný ji mít nemůže. Ve městě nezabírá místo. Pomocník se vrátí s dalším ročním obdobím.
everdell-lesson-events-tan = { everdell-card-postal-pigeon }, { everdell-card-ranger }, { everdell-card-ruins } a další jsou hnědé: karty poutě. Tři z nich stačí na událost „{ everdell-event-cartographers-expedition }“. Umísti na ni pomocníka.
    .wrong = Umísti pomocníka na událost „{ everdell-event-cartographers-expedition }“.
    .not-place = Suroviny počkají. Vezmi si událost dřív než soupeř.
    .not-play = Karty tah počkají. Nejdřív si vezmi událost.
    .not-pass = Pasováním pro tebe hra končí. Nejdřív si vezmi událost.
everdell-lesson-events-special = Na významných událostech jsou uvedené dvě karty. Většina z nich také něco dělá: karty nebo suroviny, které na událost položíš, se změní v body. V každé hře jsou jiné, tak si je prohlédni hned na začátku.

## Výprava

everdell-lesson-journey = Výprava
    .about = Na podzim se z karet, které nevyužiješ, stanou body.
    .learned = Jen na podzim. Odlož tolik karet, kolik místo ukazuje, a získej tolik bodů.
everdell-lesson-journey-autumn = Je podzim, tvoje poslední roční období. Teď se otevřela Výprava. Odložíš tolik karet, kolik místo ukazuje, a získáš tolik bodů. Na 5, 4 a 3 se vejde po jednom pomocníkovi, na 2 libovolný počet.
everdell-lesson-journey-four = Soupeř je na 5. V ruce máš pět karet a skoro na žádnou nemáš suroviny. Umísti pomocníka na 4.
    .wrong = Umísti pomocníka na Výpravu za 4 body.
    .not-less = Můžeš si dovolit víc: máš pět karet. Vezmi si 4.
    .not-place = Na to ti pomocníci zbudou. Výprava za 4 body může být pryč: běž tam nejdřív.
    .not-play = Karta ti dá 1 bod, Výprava 4 a může být brzy obsazená. Nejdřív jdi tam.
    .not-pass = Zbývá ti pět pomocníků. Umísti jednoho na Výpravu.
everdell-lesson-journey-discard = Čtyři z pěti karet půjdou pryč. Nech si tu, která se ještě může hodit. Začni kartou „{ everdell-card-inn }“; ostatní tři přijdou po ní.
    .wrong = Tahle karta půjde také. Začni ale kartou „{ everdell-card-inn }“.
    .not-palace = { everdell-card-palace } má z těch pěti největší cenu. Nech si ho a začni kartou „{ everdell-card-inn }“.
everdell-lesson-journey-stays = 4 body za karty, které by nepřinesly nic: karty v ruce nemají na konci žádnou hodnotu. Pomocník zůstane na Výpravě až do konce hry.

## Konec hry

everdell-lesson-end = Konec hry
    .about = Poslední tahy, pasování a body.
    .learned = Pasuje se natrvalo. Sečti základní body, žetony, fialové karty, Výpravu a události.
everdell-lesson-end-alone = Soupeř už nehraje, pasoval. Ty hraješ dál, tah za tahem, dokud také nepasuješ. Zbývá ti jeden pomocník a dvě bobule.
everdell-lesson-end-point = Poslední pomocník: umísti ho na 2 karty a 1 bod.
    .wrong = Umísti pomocníka na 2 karty a 1 bod.
    .not-place = Samotné suroviny už body nedají. 2 karty a 1 bod ano.
    .not-pass = Ještě máš pomocníka. Nejdřív ho využij.
everdell-lesson-end-card = Přišla ti karta „{ everdell-card-historian }“: stojí 2 bobule, dá 1 bod a ještě 1 navíc, protože { everdell-card-theater } počítá jedinečné tvory. Vylož ji.
    .wrong = Vylož z ruky kartu „{ everdell-card-historian }“.
    .not-pass = Nejdřív vylož kartu: má pro tebe 2 body.
everdell-lesson-end-pass = Nic dalšího už dělat nemůžeš. Pasuj.
    .wrong = Pasuj.
everdell-lesson-end-score = 60 : 50, vyhráváš. 28 základních bodů, 11 na žetonech, 14 za fialové karty, 4 za Výpravu, 3 za události. Při remíze rozhodují události, pak zbylé suroviny. Hodně štěstí u prvního stolu!
