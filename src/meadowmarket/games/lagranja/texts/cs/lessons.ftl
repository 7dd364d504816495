# Lekce: názvy, kroky a odpovědi na špatný tah. Kroky jsou ve složce `lessons`.

## Zboží a žetony

lagranja-lesson-goods = Zboží a žetony
    .about = Co na tvé farmě roste, kde to leží a co s tím můžeš dělat.
    .learned = Zboží na polnostech můžeš vylepšit nebo dodat, ale ne prodat. Zboží ve skladu můžeš i prodat. Obchodní komodita se promění v to, co ti právě chybí.
lagranja-lesson-goods-farm = Tohle je tvá farma. Na polnostech roste zboží ze sklizně: olivy, obilí a hrozny. Prasata žijí v kójích. Všechno ostatní, co máš, leží ve skladu.
lagranja-lesson-goods-grow = Obě tvé polnosti jsou prázdné, takže na nich teď něco vyroste: jedna oliva a jeden hrozen. Nech vyrůst úrodu.
    .wrong = Nejdřív jsou na řadě polnosti: nech vyrůst úrodu.
    .not-trade = Směňovat můžeš kdykoli ve svém tahu, takže není kam spěchat. Nejdřív nech vyrůst úrodu.
lagranja-lesson-goods-markers = Každé zboží je jeden tvůj žeton na nějakém místě. Na polnost se vejde jedno zboží. Nové tam vyroste, až když je prázdná.
lagranja-lesson-goods-trade = Máš jednu obchodní komoditu. Můžeš ji vrátit za stříbrné, zboží, kartu, prase nebo vylepšení. Vrať ji za dvě zboží ze sklizně.
    .wrong = Ještě ne. Nejdřív vrať obchodní komoditu.
    .not-other = I to je dobrá směna. Tady ale chceme dvě zboží ze sklizně, ať je vidět, kam jdou.
    .not-roof = Destičky střech mají vlastní lekci. Nejdřív vrať obchodní komoditu.
    .not-end = Tím by tvůj tah skončil. Nejdřív vrať obchodní komoditu.
lagranja-lesson-goods-pair = Vezmi si dvě různá zboží: olivu a obilí.
    .wrong = Ve hře si můžeš vzít kterákoli dvě. Do dalších kroků potřebujeme olivu a obilí.
lagranja-lesson-goods-sell = Leží ve skladu, protože nevyrostly na tvých polnostech. Co leží ve skladu, můžeš prodat. Prodej obilí za 1 stříbrný.
    .wrong = Nejdřív prodej obilí: potřebuješ ten stříbrný.
    .not-olive = Olivu si nech. Obojí se prodává za 1 stříbrný, tak prodej obilí.
    .not-roof = Nech si stříbrné. Budeš je potřebovat na vylepšení.
    .not-end = Tvůj tah ještě nekončí. Nejdřív prodej obilí.
lagranja-lesson-goods-upgrade = Teď máš 2 stříbrné: tolik stojí vylepšení olivy na jídlo. Vylepši olivu na polnosti. Polnost se tím uvolní a příští kolo na ní znovu něco vyroste.
    .wrong = Vylepši olivu na polnosti.
    .not-storage = To jde, ale oliva na polnosti by tam zůstala a nic nového by nevyrostlo. Vylepši tu na polnosti.
    .not-sell = Stříbrné, které potřebuješ, už máš. Vylepši olivu na polnosti.
    .not-roof = Pak ti nezbudou stříbrné na vylepšení. Vylepši olivu na polnosti.
    .not-end = Máš 2 stříbrné a olivu: nejdřív ji vylepši.

## Čtyři strany karty

lagranja-lesson-cards = Čtyři strany karty
    .about = Jedna karta, čtyři využití: polnost, pomocník, rozšíření, nebo trakař. Každé si jednou zahraješ.
    .learned = Vlevo polnost, dole pomocník, vpravo rozšíření, nahoře trakař. Platí jen strana, kterou si zvolíš.
lagranja-lesson-cards-hand = Každá karta má čtyři strany a ty použiješ jednu z nich: vlevo polnost, nahoře trakař na trhu, vpravo rozšíření, dole pomocníka. V 1. kole zahraješ dvě karty.
lagranja-lesson-cards-field = Polnost nic nestojí a každé kolo dá jedno zboží. Zahraj kartu „Správkyně spíže“ jako polnost s olivami.
    .wrong = Zahraj kartu „Správkyně spíže“ (28) jako polnost.
    .not-field = Polnost ano, ale jiná karta. Tuhle budeš potřebovat později. Vezmi kartu „Správkyně spíže“ (28).
    .not-side = To je jiná strana. Vyber polnost na levé straně karty „Správkyně spíže“ (28).
    .not-trade = Obchodní komoditu si ještě nech. Zahraj kartu „Správkyně spíže“ (28) jako polnost.
lagranja-lesson-cards-helper = Pomocník ti dá nějakou schopnost. Místo máš na tři. Pasák vepřů přináší dvě další kóje: zahraj ho jako pomocníka.
    .wrong = Zahraj kartu „Pasák vepřů“ (17) jako pomocníka.
    .not-helper = Dobrý pomocník, ale jiný. Vezmi kartu „Pasák vepřů“ (17).
    .not-side = To je jiná strana. Pomocník je na spodní straně karty „Pasák vepřů“ (17).
    .not-trade = Obchodní komoditu si ještě nech. Zahraj kartu „Pasák vepřů“ (17) jako pomocníka.
lagranja-lesson-cards-trade = Obě karty máš zahrané. Díky obchodní komoditě můžeš zahrát ještě jednu: vrať ji za kartu.
    .wrong = Vrať obchodní komoditu za kartu.
    .not-other = I to jde kdykoli. Tady ale chceme zahrát třetí kartu: vrať ji za kartu.
    .not-end = Počkej: díky obchodní komoditě můžeš zahrát ještě jednu kartu.
lagranja-lesson-cards-play = Můžeš kartu dobrat, nebo zahrát. Zahraj ji.
    .wrong = Dobírat se hodí, když máš slabou ruku. Tady chceme zahrát kartu, kterou v ruce máš.
lagranja-lesson-cards-extension = Rozšíření zvyšuje limit ruky a přidává dvě z těchto výhod: kóji, stříbrný při příjmu, dodávku navíc. Zahraj kartu „Kuchař“ jako rozšíření.
    .wrong = Zahraj kartu „Kuchař“ (1) jako rozšíření.
    .not-extension = Rozšíření ano, ale vezmi kartu „Kuchař“ (1): má kóji.
    .not-side = To je jiná strana. Rozšíření je na pravé straně karty „Kuchař“ (1).
lagranja-lesson-cards-pay = První rozšíření stojí jedno zboží z farmy, druhé dvě různá a tak dál. Zaplať stříbrným.
    .wrong = Platit se dá i vítěznými body, ale ty vyhrávají hru. Zaplať stříbrným.
lagranja-lesson-cards-die = Ke čtvrté straně ti pomůže kostka. Dvojka ti dovolí zahrát kartu: vezmi si ji.
    .wrong = Vezmi si 2.
    .not-other = Dobrá kostka, ale kartu s ní nezahraješ. Vezmi si 2.
lagranja-lesson-cards-effect = Dvojka dává zboží ze sklizně, nebo tě nechá kartu zahrát či dobrat. Vyber kartu. Jednu zahraješ.
    .wrong = Zboží ze sklizně se hodí, ale jde nám o čtvrtou stranu. Vyber kartu.
lagranja-lesson-cards-barrow = Trakař požaduje zboží. Když do něj dodáš všechno, přinese body, obchodní komoditu a stánek na trhu. Zahraj kartu „Snílek“ jako trakař.
    .wrong = Zahraj kartu „Snílek“ (52) jako trakař.
    .not-barrow = Trakař ano, ale vezmi kartu „Snílek“ (52): prase, jídlo a stříbrný dodáš brzy.
    .not-side = To je jiná strana. Trakař je na horní straně karty „Snílek“ (52).

## Střechy

lagranja-lesson-roofs = Střechy
    .about = Kup destičku, zakryj jí střechu a jednou využij její bonus.
    .learned = Jedna destička za kolo, cena je číslo kola. Místo na střeše dá body hned, bonus funguje jednou.
lagranja-lesson-roofs-offer = Na konci fáze farmaření si každý hráč může koupit jednu z nabízených destiček střech. Stojí tolik stříbrných, kolikáté je kolo: teď 1.
lagranja-lesson-roofs-buy = Zbývá jedna destička, s prasetem. Kup ji za 1 stříbrný.
    .wrong = Kup destičku s prasetem.
    .not-end = Máš 1 stříbrný a destičky jsou každé kolo dražší. Kup ji.
    .not-trade = Víc stříbrných nepotřebuješ: destička stojí 1 a ten máš.
lagranja-lesson-roofs-space = Destička zakryje první volné místo tvé střechy zleva. První místo nedává nic, každé další víc bodů. Je jich pět a destičky si necháš do konce hry.
lagranja-lesson-roofs-bonus = Každá destička má bonus, který jednou využiješ v některém svém tahu. Na téhle není žádná fáze, takže funguje kdykoli. Využij ho: vezmi si prase.
    .wrong = Využij bonus destičky.
    .not-end = Můžeš ho využít i později. Udělejme to ale teď.
    .not-trade = Obchodní komoditu si nech. Prase ti přinese sama destička.
lagranja-lesson-roofs-used = Destička je teď otočená. Tvé prase má kóji; máš dvě. Se dvěma prasaty a prázdnou kójí získáš při růstu jedno mladé.

## Kostky

lagranja-lesson-dice = Kostky
    .about = Fáze výnosu: dvě kostky pro tebe, dvě pro soupeře, jedna pro oba.
    .learned = Vezmeš si jednu kostku, pak druhou. Každá funguje hned. Poslední kostka je pro všechny.
lagranja-lesson-dice-dice = Kostky už padly. Ve dvou hráčích jich je pět. V pořadí tahu si každý vezme jednu a hned ji použije; pak si každý vezme druhou.
lagranja-lesson-dice-five = 1 je prase, 2 karta nebo zboží ze sklizně, 3 dvě zboží ze sklizně, 4 čtyři stříbrné, 6 dodávka nebo dva stříbrné. 5 dává vylepšení zdarma a kroky siesty. Vezmi si 5.
    .wrong = Vezmi si 5.
    .not-other = Ta kostka není špatná. Ale z tvého hroznu by mohlo být víno: vezmi si 5.
    .not-anytime = I to můžeš v tomto tahu udělat, ale nejdřív si vezmi 5.
lagranja-lesson-dice-both = Dvě vylepšení, dva kroky, nebo od každého jedno. Vyber od každého jedno.
    .wrong = I to je dobrá volba. Tady ale chceme vidět obojí: vyber jedno vylepšení a jeden krok.
lagranja-lesson-dice-upgrade = Vylepšení je zdarma. Vylepši hrozen na polnosti na víno: jindy to stojí 3 stříbrné, u olivy jen 2.
    .wrong = Vylepši hrozen.
    .not-olive = Vylepšit olivu stojí 2 stříbrné, hrozen 3. Vylepšení zdarma se tedy víc vyplatí u hroznu.
    .not-done = Vylepšení by propadlo. Použij ho na hrozen.
lagranja-lesson-dice-step = A jeden krok na stupnici siesty. Udělej ho: čím dál jsi, tím dřív jsi na tahu a tím víc bodů máš na konci kola.
    .wrong = Krok je zdarma: udělej ho.
lagranja-lesson-dice-end = Kostku máš použitou. Ukonči tah; pak si kostku vezme soupeř.
    .wrong = Kostku máš použitou. Ukonči tah.
    .not-anytime = To si nech na později. Ukonči tah.
lagranja-lesson-dice-pig = Soupeř má 4. Teď tvoje druhá kostka: vezmi si 1, prase.
    .wrong = Vezmi si 1.
    .not-other = Jde to, ale s prasetem jsi blíž ke dvěma prasatům a dvě prasata mají mladé. Vezmi si 1.
    .not-anytime = I to můžeš v tomto tahu udělat, ale nejdřív si vezmi 1.
lagranja-lesson-dice-last = Zbývá jedna kostka, 2. Poslední kostku použije každý, v pořadí tahu. Použij ji.
    .wrong = Použij poslední kostku.
    .not-anytime = Na to je čas později. Použij poslední kostku.
lagranja-lesson-dice-harvest = Tentokrát si vezmi zboží ze sklizně.
    .wrong = Karta by se hodila. Tady si ale vezmeme zboží ze sklizně.
lagranja-lesson-dice-take = Které? Chybí ti obilí. Půjde do skladu, protože nevyrostlo na polnosti.
    .wrong = To už ti roste na polnostech. Vezmi si obilí.

## Oslíci a siesta

lagranja-lesson-donkeys = Oslíci a siesta
    .about = Kolik dodávek provedeš a kdo hraje první.
    .learned = Oslíci jsou dodávky, klobouky kroky siesty, dohromady čtyři. Kdo je na stupnici nejdál, hraje první, horní žeton před spodním.
lagranja-lesson-donkeys-tiles = Začíná fáze přepravy. Každá ze čtyř destiček oslíků ukazuje čtyři symboly: oslíci jsou dodávky, klobouky kroky na stupnici siesty. Použitá destička je pryč až do 4. kola.
lagranja-lesson-donkeys-choose = Všichni vybírají tajně. Máš zboží na tři dodávky: vyber destičku se třemi oslíky a jedním kloboukem.
    .wrong = Vyber destičku se třemi oslíky.
    .not-four = Čtyři oslíci nemají žádný klobouk, takže na stupnici zůstaneš pozadu. Na tvé zboží stačí tři.
    .not-few = Víc klobouků, ale méně dodávek, než na kolik máš zboží. Vyber tři oslíky.
lagranja-lesson-donkeys-hats = Soupeř má čtyři oslíky a žádný klobouk. Tvůj klobouk teď posune tvůj žeton: jdi o krok dál.
    .wrong = Nejdřív posuň svůj žeton siesty.
    .not-anytime = To můžeš udělat i během dodávek. Nejdřív posuň svůj žeton siesty.
lagranja-lesson-donkeys-order = Oba žetony jsou teď na stejném poli. Tvůj dorazil později, takže leží nahoře a v novém pořadí tahu jsi na řadě první. Platí to až do další siesty.
lagranja-lesson-donkeys-points = Na konci kola dá pole body: 0, 0, 1, 2, nebo 3. Pak se žetony vrátí na začátek, ale pořadí zůstane. Teď přijdou tvé tři dodávky: o nich je další lekce.

## Dodávky

lagranja-lesson-deliveries = Dodávky
    .about = Zboží do trakařů a budov řemeslníků: odtud jsou body.
    .learned = Jedno zboží na dodávku, na jeden symbol. Úplný řádek dá body a žeton řemesla a může zpřístupnit blokovanou budovu.
lagranja-lesson-deliveries-places = Máš čtyři dodávky. Dodávka přesune jedno zboží na symbol, který ho požaduje: na jeden z tvých trakařů, nebo do přístupné budovy řemeslníka.
lagranja-lesson-deliveries-barrow = Trakař „Lisovač oleje“ ještě potřebuje prase a víno. Dodej do něj prase.
    .wrong = Dodej prase do trakaře.
    .not-sell = Teď 3 stříbrné, ale trakař má hodnotu 5 bodů. Dodej prase.
    .not-building = Na budovy dojde hned. Nejdřív dodej prase do trakaře.
    .not-end = Zbývají ti čtyři dodávky. Dodej prase do trakaře.
lagranja-lesson-deliveries-row = Tvůj řádek u zelináře: obilí a dva hrozny už tam jsou, dvě olivy chybí. Řádek ti zůstane a můžeš ho plnit i několik kol.
lagranja-lesson-deliveries-first = Dodej zelináři olivu.
    .wrong = Dodej zelináři olivu.
    .not-other = Tím začneš jiný řádek. Nejdřív dokonči tenhle: dodej zelináři olivu.
    .not-sell = Do řádku potřebuješ dvě olivy. Neprodávej je.
    .not-end = Ještě dvě dodávky a řádek je úplný. Pokračuj.
lagranja-lesson-deliveries-complete = Ještě jedna oliva a řádek je úplný.
    .wrong = Dodej zelináři druhou olivu.
    .not-other = Jedna oliva dokončí řádek. Dodej nejdřív ji.
    .not-sell = Tahle oliva dokončí řádek. Dodej ji.
    .not-end = Olivu i dodávku máš. Dokonči řádek.
lagranja-lesson-deliveries-effect = Získáš žeton řemesla zelináře. Hned dává jeden libovolný zdroj: vezmi si prase. Od příštího kola dostaneš jeden při každém příjmu.
    .wrong = Ve hře si můžeš vzít kterýkoli zdroj. Prase je nejcennější: vezmi si ho.
lagranja-lesson-deliveries-points = 5 bodů: 3 za 3. kolo, 1 za to, že jsi u zelináře první, a ještě 1. V prvních kolech je bodů méně, ale žeton funguje déle.
lagranja-lesson-deliveries-opens = Poslední bod je ze žetonu pořadí budov: první dokončená budova zpřístupní kupce, všem hráčům a hned. Takhle se zpřístupní tři budovy.

## Trh

lagranja-lesson-market = Trh
    .about = Dokonči trakař, postav stánek, odstraň stánky ostatních.
    .learned = Stánek dává 1 bod každé kolo. Odstraní sousedy s nižším číslem, za každého 1 bod.
lagranja-lesson-market-market = Trh. Ty máš stánek na 2a, soupeř na 3a. Nový stánek sem přijde, kdykoli někdo dokončí trakař. Číslo pole určuje trakař.
lagranja-lesson-market-food = Trakař „Statkář“ potřebuje jídlo a víno a ty máš obojí. Dodej jídlo.
    .wrong = Dodej jídlo do trakaře „Statkář“.
    .not-elsewhere = Ta budova počká. Dodej jídlo do trakaře „Statkář“.
    .not-wine = Na pořadí nezáleží. Tady jde první jídlo.
    .not-anytime = Máš všechno, co potřebuješ. Dodej jídlo.
    .not-end = Máš tři dodávky. Dodej jídlo.
lagranja-lesson-market-wine = Teď víno. Dokončí trakař: 5 bodů, obchodní komodita a stánek.
    .wrong = Dodej víno do trakaře.
    .not-elsewhere = Nejdřív dokonči trakař: dodej víno.
    .not-anytime = Máš všechno, co potřebuješ. Dodej víno.
    .not-end = Ještě jedna dodávka dokončí trakař. Dodej víno.
lagranja-lesson-market-stall = Tvůj stánek jde na volné pole s číslem 5. Stánek odstraní stánky ostatních na sousedních polích s nižším číslem. Najdi pětku, která sousedí se soupeřovým 3a.
    .wrong = Tohle pole se soupeřovým stánkem nesousedí. 5b ano: 3a je hned vedle.
lagranja-lesson-market-fight = 5 přebíjí 3: stánek na 3a je pryč a ty za něj máš 1 bod. Na tvůj stánek soupeř potřebuje 6.
lagranja-lesson-market-scoring = Ve fázi bodování ti každý stánek dá 1 bod. Stánek, který brzy postavíš na vysoké číslo, se tedy vyplácí mnoho kol.

## Konec

lagranja-lesson-end = Poslední kolo
    .about = Co se ještě počítá a jak hra končí.
    .learned = Na konci nemusíš nic prodávat: zdroje a obchodní komodity se prodají samy. Každých 5 stříbrných je 1 bod.
lagranja-lesson-end-last = Konec 6. kola. Máš 38 bodů a soupeř může být před tebou. Po dodávkách můžeš koupit dodávky navíc. Stojí každá 1 stříbrný; díky Převozníkovi je máš zdarma.
lagranja-lesson-end-extra = Tvůj trakař potřebuje jídlo a olivu a ty máš obojí. Kup dodávku navíc.
    .wrong = Kup dodávku navíc.
    .not-end = Pak trakař zůstane prázdný a o body přijdeš. Kup dodávku navíc.
lagranja-lesson-end-second = Dodávky navíc se kupují všechny předem, než provedeš první. Potřebuješ dvě: kup druhou.
    .wrong = Nejdřív kup druhou.
    .not-deliver = Jakmile něco dodáš, další už nekoupíš, a potřebuješ dvě. Nejdřív kup druhou.
    .not-end = Na trakař potřebuješ dvě dodávky. Kup druhou.
lagranja-lesson-end-food = Dodej jídlo do trakaře.
    .wrong = Dodej jídlo do trakaře.
    .not-elsewhere = Tam už nic dokončit nestihneš. Body přinese jen trakař.
lagranja-lesson-end-olive = A olivu.
    .wrong = Oliva dokončí trakař: 3 body a stánek. Dodej ji tam.
lagranja-lesson-end-stall = Stánek, který teď stojí, ještě dá 1 bod. Postav ho na 3a.
    .wrong = I to pole by posloužilo: každý stánek dává 1 bod. V téhle lekci bereme 3a.
lagranja-lesson-end-over = To byla tvá poslední dodávka. Teď se prodají zdroje ze skladu a z kójí a obchodní komodity po 4 stříbrných. Jídlo, víno, uzené maso a všechno na polnostech a v trakařích se neprodává. Pak se každých 5 stříbrných změní na 1 bod.
lagranja-lesson-end-end = Máš 1 stříbrný a obchodní komoditu: nakonec 5 stříbrných, tedy 1 bod. Ukonči tah.
    .wrong = Ukonči tah.
    .not-trade = Obchodní komodita se stejně prodá za 4 stříbrné. Ukonči tah.
lagranja-lesson-end-score = 45 : 43, vyhráváš. Při remíze vyhrává ten, komu zbylo víc stříbrných. A to je celá hra. Hodně štěstí u prvního stolu!
