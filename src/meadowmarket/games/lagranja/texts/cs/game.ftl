# Co říká La Granja, slovy českých pravidel.

## Karty všech her: data přinášejí angličtinu, tady je čeština podle $id

card-name = { $id ->
    [chef] Kuchař
    [negotiator] Vyjednavačka
    [porter] Nosič
    [farm-worker] Pacholek
    [village-elder] Vesnický stařešina
    [travelling-merchant] Potulný kupec
    [ploughman] Oráč
    [haggler] Smlouvačka
    [miller] Mlynář
    [beekeeper] Včelařka
    [auctioneer] Dražebník
    [landowner] Statkář
    [well-digger] Studnař
    [olive-picker] Sběračka oliv
    [brewer] Sládek
    [winegrower] Vinařka
    [swineherd] Pasák vepřů
    [sow-keeper] Chovatelka prasnic
    [acorn-gatherer] Sběračka žaludů
    [sausage-maker] Uzenář
    [thatcher] Doškář
    [truffle-hunter] Hledač lanýžů
    [farm-servant] Děvečka
    [oil-presser] Lisovač oleje
    [cooper] Bednář
    [baker] Pekařka
    [cellar-master] Sklepmistr
    [pantry-keeper] Správkyně spíže
    [notary] Notář
    [innkeeper] Hostinský
    [barrow-builder] Výrobce trakařů
    [muleteer] Mezkař
    [smuggler] Pašerák
    [market-crier] Vyvolávač
    [field-worker] Polní dělník
    [carpenter] Tesař
    [wholesaler] Velkoobchodník
    [pedlar] Podomní obchodník
    [fence-builder] Stavitel ohrad
    [mason] Zedník
    [guild-envoy] Vyslanec cechu
    [errand-boy] Poslíček
    [bailiff] Rychtář
    [estate-manager] Správkyně statku
    [patron] Mecenáš
    [watchman] Hlídač
    [rowdy] Výtržník
    [site-scout] Hledač míst
    [moneylender] Lichvář
    [stallkeeper] Stánkařka
    [shed-builder] Stavitel kůlen
    [daydreamer] Snílek
    [early-riser] Ranní ptáče
    [latecomer] Opozdilec
    [ferryman] Převozník
    [night-owl] Noční sova
    [stable-hand] Podkoní
    [donkey-breeder] Chovatelka oslů
    [fortune-teller] Věštkyně
    [day-labourer] Nádeník
    [recruiter] Verbíř
    [postman] Listonoš
    [travelling-salesman] Obchodní cestující
    [tiler] Pokrývač
    [chimney-sweep] Kominík
    [steward] Šafář
    [vine-dresser] Vinohradnice
    [journeyman] Tovaryš
    [basket-weaver] Košíkářka
    [store-clerk] Skladnice
    [forager] Paběrkářka
    [square-warden] Správce tržiště
   *[other] { $name }
}
card-text = { $id ->
    [chef] Každé tvé vylepšení stojí o 1 stříbrný méně.
    [negotiator] Kdykoli je tvůj stánek odstraněn z trhu, hned si vezmi 1 VB.
    [porter] Jednou za kolo, když si vezmeš kostku 2 nebo 6, proveď dvě různé možnosti jejího pole.
    [farm-worker] Jednou za kolo zaplať 1 VB a zahraj kartu z ruky; rozšíření se platí jako obvykle.
    [village-elder] Před hodem označ pole výnosu: když na něm zbude jediná kostka, smíš si ji jako první nebo druhou vzít jen ty.
    [travelling-merchant] Jednou za kolo, poté co si vezmeš kostku, zaplať 1 VB a využij i pole výnosu s číslem kola.
    [ploughman] Když zahraješ polnost, vezmi si 1 její zboží do skladu a 2 stříbrné.
    [haggler] Olivy, obilí, hrozny a prasata kupuješ o 1 stříbrný levněji.
    [miller] Smíš dodat olivy tam, kde je potřeba obilí, a obilí tam, kde jsou potřeba olivy.
    [beekeeper] Při růstu si vezmi 1 VB, pokud máš tři nebo více polností.
    [auctioneer] Každý zdroj, který prodáš, vynese o 1 stříbrný více, i na konci hry.
    [landowner] Na konci hry si vezmi 3 VB za každou sadu jedné polnosti s olivami, jedné s obilím a jedné s hrozny, nejvýš za dvě sady.
    [well-digger] Jednou za kolo ve fázi výnosu vyroste na jedné tvé prázdné polnosti její zboží.
    [olive-picker] Jednou za kolo přesuň libovolný počet oliv ze svých polností do skladu.
    [brewer] Jednou za kolo přesuň libovolné množství obilí ze svých polností do skladu.
    [winegrower] Jednou za kolo přesuň libovolný počet hroznů ze svých polností do skladu.
    [swineherd] Máš o dvě kóje víc.
    [sow-keeper] Když získáš mladé, vezmi si i druhé prase, pokud máš další prázdnou kóji.
    [acorn-gatherer] Při růstu si vezmi druhé prase, pokud máš právě jedno a k tomu prázdnou kóji.
    [sausage-maker] Vylepšení prasete na uzené maso tě stojí o 2 stříbrné méně.
    [thatcher] Pokaždé, když využiješ bonus destičky střechy, si vezmi 1 VB.
    [truffle-hunter] Ve fázi bodování si vezmi 1 VB, pokud máš dvě nebo více prasat.
    [farm-servant] Jednou za kolo vylepši jeden zdroj zdarma.
    [oil-presser] Vylepšení oliv na jídlo tě stojí o 2 stříbrné méně.
    [cooper] Vylepšení hroznů na víno tě stojí o 2 stříbrné méně.
    [baker] Jednou za kolo, když vylepšíš obilí, si vezmi 1 jídlo navíc.
    [cellar-master] Jednou za kolo, když vylepšíš hrozny, si vezmi 1 VB.
    [pantry-keeper] Jednou za kolo smíš dodat libovolné vylepšené zboží tam, kde je potřeba jiné vylepšené zboží.
    [notary] Jednou za kolo ve fázi farmaření zaplať 2 stříbrné a zahraj kartu; rozšíření se platí jako obvykle.
    [innkeeper] Jednou za kolo odevzdej jedno vylepšené zboží a vezmi si 2 VB.
    [barrow-builder] Když zahraješ trakař, vezmi si 3 stříbrné.
    [muleteer] Jednou za kolo ve fázi přepravy proveď ještě jednu dodávku do trakaře.
    [smuggler] Jednou za kolo, když je tvůj stánek odstraněn z trhu, si vezmi 1 obchodní komoditu.
    [market-crier] Když dokončíš trakař, vezmi si 1 libovolné zboží ze sklizně.
    [field-worker] Zboží ze sklizně smíš prodávat přímo z polností.
    [carpenter] Každé tvé rozšíření stojí o jedno zboží z farmy méně.
    [wholesaler] Když dokončíš trakař za 5 nebo 6 VB, vezmi si ještě 2 VB.
    [pedlar] Když dokončíš trakař nejvýš za 3 VB, vezmi si druhou obchodní komoditu.
    [fence-builder] Když zahraješ rozšíření, vezmi si 1 prase, pokud máš prázdnou kóji.
    [mason] Když dokončíš budovu řemeslníka, vezmi si 1 obchodní komoditu a 1 stříbrný.
    [guild-envoy] Jednou za kolo, když něco dodáš do budovy řemeslníka, si vezmi 1 VB.
    [errand-boy] Jednou za kolo ve fázi přepravy proveď ještě jednu dodávku do budovy řemeslníka.
    [bailiff] Smíš dodávat i do budov řemeslníků, které jsou ještě blokované.
    [estate-manager] Při příjmu si vezmi 1 stříbrný a další 1 za každé své rozšíření, nejvýš za tři.
    [patron] Na konci hry si vezmi 1 VB za každý svůj žeton řemesla, nejvýš 5.
    [watchman] Jednou za kolo zaplať 1 stříbrný a tvůj stánek, který by odstranil sousední stánek, zůstane stát.
    [rowdy] Za každý stánek jiného hráče, který odstraníš, si vezmi o 1 VB víc.
    [site-scout] Nový stánek smíš postavit na volné pole s číslem o jedna vyšším nebo nižším, než má jeho trakař.
    [moneylender] Ve fázi bodování si vezmi 1 VB, pokud máš 4 nebo více stříbrných.
    [stallkeeper] Ve fázi bodování si vezmi 1 stříbrný za každý svůj stánek na trhu, nejvýš 4.
    [shed-builder] Máš šesté místo na střeše; za jeho zakrytí získáš 5 VB.
    [daydreamer] Když se odhalí destičky oslíků, postup na stupnici siesty o krok dál.
    [early-riser] Když se určí nové pořadí tahu a hraješ jako první, vezmi si 1 VB a 1 stříbrný.
    [latecomer] Když se určí nové pořadí tahu a hraješ jako poslední, vezmi si 1 zboží ze sklizně a 2 stříbrné.
    [ferryman] Máš ještě jednu dodávku navíc a za žádnou dodávku navíc neplatíš.
    [night-owl] Ve fázi bodování si vezmi 1 VB a 1 stříbrný, pokud je tvůj žeton siesty na poli 0 nebo 1.
    [stable-hand] Jednou za kolo, pokud má tvá destička 1 nebo 2 oslíky, proveď ještě jednu dodávku a vezmi si 1 stříbrný.
    [donkey-breeder] Jednou za kolo zaplať 1 stříbrný a vyber destičku oslíka, která už je použitá.
    [fortune-teller] Jednou za kolo použij kostku, kterou si vezmeš, jako by ukazovala o jedna víc nebo méně.
    [day-labourer] Jednou za kolo zaplať 1 stříbrný a proveď akci poslední kostky dvakrát.
    [recruiter] Tvůj limit ruky je o 1 vyšší. Když zahraješ dalšího pomocníka, vezmi si 1 VB a 2 stříbrné.
    [postman] Tvůj limit ruky je o 1 vyšší. Jednou za kolo ve fázi výnosu si dober kartu a vezmi si 1 stříbrný.
    [travelling-salesman] Když vrátíš obchodní komoditu, vezmi si navíc 2 VB a zvolenou možnost označ svým žetonem: už ji v této hře nepoužiješ.
    [tiler] Destičky střech tě stojí o 3 stříbrné méně, nejméně však 0.
    [chimney-sweep] Jednou za kolo zaplať 2 stříbrné a otoč jednu svou použitou destičku střechy zpět lícem vzhůru.
    [steward] Tvůj limit ruky je o 1 vyšší. Při příjmu si vezmi 2 stříbrné.
    [vine-dresser] Při růstu si vezmi 2 stříbrné za každou svou polnost s hrozny, nejvýš 4 stříbrné.
    [journeyman] Při příjmu si vezmi 1 stříbrný a další 1 za každý svůj žeton řemesla, nejvýš za čtyři.
    [basket-weaver] Jednou za kolo smíš dodat 1 stříbrný tam, kde je potřeba zboží ze sklizně.
    [store-clerk] Na konci hry si vezmi 2 VB za každé vylepšené zboží ve skladu, nejvýš za tři.
    [forager] Jednou za kolo, když si vezmeš kostku 2 nebo 3, si vezmi ještě 1 zboží ze sklizně.
    [square-warden] Ve fázi bodování si vezmi 1 VB a 1 stříbrný, pokud máš na trhu víc stánků než kdokoli jiný.
   *[other] { $text }
}

## Zboží a názvy. [dat] u budov a trakařů říká kam se dodává, [loc] kde, i s předložkou.

lagranja-good-silver = { $amount ->
    [one] stříbrný
    [few] stříbrné
    [many] stříbrného
   *[other] stříbrných
}
lagranja-good-vp = VB
lagranja-good-olive = { $amount ->
    [one] { $case ->
       *[nom] oliva
        [acc] olivu
        [ins] olivou
    }
    [few] { $case ->
       *[nom] olivy
        [acc] olivy
        [ins] olivami
    }
    [many] olivy
   *[other] { $case ->
       *[nom] oliv
        [acc] oliv
        [ins] olivami
    }
}
lagranja-good-grain = { $case ->
   *[nom] obilí
    [acc] obilí
    [ins] obilím
}
lagranja-good-grape = { $amount ->
    [one] { $case ->
       *[nom] hrozen
        [acc] hrozen
        [ins] hroznem
    }
    [few] hrozny
    [many] hroznu
   *[other] { $case ->
       *[nom] hroznů
        [acc] hroznů
        [ins] hrozny
    }
}
lagranja-good-pig = { $amount ->
    [one] prase
    [few] prasata
    [many] prasete
   *[other] prasat
}
lagranja-good-food = { $amount ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídel
}
lagranja-good-wine = { $amount ->
    [one] víno
    [few] vína
    [many] vína
   *[other] vín
}
lagranja-good-meat = { $amount ->
    [one] uzené maso
    [few] uzená masa
    [many] uzeného masa
   *[other] uzených mas
}
lagranja-good-trade-good = { $amount ->
    [one] { $case ->
       *[nom] obchodní komodita
        [acc] obchodní komoditu
    }
    [few] obchodní komodity
    [many] obchodní komodity
   *[other] obchodních komodit
}
lagranja-on-field = { FORM($good, $amount, $case) } z polnosti
lagranja-and = { FORM($first, $case) }, { FORM($rest, $case) }
lagranja-or = { FORM($first, $case) } nebo { FORM($rest, $case) }
lagranja-delivered-good = { $good } { FORM($where, case: "loc") }
lagranja-stall-on = stánek na poli { $space }
lagranja-counted-good = { $count } { FORM($good, $count, $case) }
lagranja-good-any-harvest = { $amount ->
    [one] libovolné zboží ze sklizně
    [few] libovolná zboží ze sklizně
    [many] libovolného zboží ze sklizně
   *[other] kusů libovolného zboží ze sklizně
}
lagranja-good-any-resource = { $amount ->
    [one] libovolný zdroj
    [few] libovolné zdroje
    [many] libovolného zdroje
   *[other] libovolných zdrojů
}
lagranja-good-any-upgraded = { $amount ->
    [one] libovolné vylepšené zboží
    [few] libovolná vylepšená zboží
    [many] libovolného vylepšeného zboží
   *[other] kusů libovolného vylepšeného zboží
}
lagranja-good-different-harvest = { $amount ->
    [one] zboží ze sklizně
    [few] různá zboží ze sklizně
    [many] různého zboží ze sklizně
   *[other] různých druhů zboží ze sklizně
}
lagranja-good-same = { $amount ->
    [one] kus zboží
    [few] kusy stejného zboží
    [many] kusu stejného zboží
   *[other] kusů stejného zboží
}
lagranja-effect-play-card = zahrát kartu
lagranja-effect-draw = dobrat { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
lagranja-effect-free-upgrade = { $count ->
    [one] 1 vylepšení zdarma
    [few] { $count } vylepšení zdarma
    [many] { $count } vylepšení zdarma
   *[other] { $count } vylepšení zdarma
}
lagranja-effect-siesta = { $count ->
    [one] 1 krok siesty
    [few] { $count } kroky siesty
    [many] { $count } kroku siesty
   *[other] { $count } kroků siesty
}
lagranja-effect-delivery = { $count ->
    [one] 1 dodávka
    [few] { $count } dodávky
    [many] { $count } dodávky
   *[other] { $count } dodávek
}
lagranja-effect-other = { $effect }
lagranja-origin-printed = tištěné
lagranja-origin-designed = návrh tohoto projektu
lagranja-origin-partly = zčásti tištěné, zčásti návrh tohoto projektu

lagranja-building-merchant = { $case ->
   *[nom] Kupec
    [dat] kupci
    [loc] u kupce
}
lagranja-building-cartwright = { $case ->
   *[nom] Kolář
    [dat] koláři
    [loc] u koláře
}
lagranja-building-delicatessen = { $case ->
   *[nom] Lahůdkář
    [dat] lahůdkáři
    [loc] u lahůdkáře
}
lagranja-building-greengrocer = { $case ->
   *[nom] Zelinář
    [dat] zelináři
    [loc] u zelináře
}
lagranja-building-general-store = { $case ->
   *[nom] Hokynářství
    [dat] do hokynářství
    [loc] v hokynářství
}
lagranja-building-butcher = { $case ->
   *[nom] Řezník
    [dat] řezníkovi
    [loc] u řezníka
}
lagranja-barrow-card = { $case ->
   *[nom] trakař „{ $helper }“ ({ $card })
    [dat] do trakaře „{ $helper }“ ({ $card })
    [loc] v trakaři „{ $helper }“ ({ $card })
}
lagranja-barrow-place = { $case ->
   *[nom] trakař na místě { $place }
    [dat] do trakaře na místě { $place }
    [loc] v trakaři na místě { $place }
}

lagranja-side-field = polnost
lagranja-side-barrow = trakař
lagranja-side-extension = rozšíření
lagranja-side-helper = { $case ->
   *[nom] pomocník
    [acc] pomocníka
}
lagranja-extension-parts = limit ruky +{ $hand }{ $pens ->
    [0] {""}
    [one] , 1 kóje
    [few] , { $pens } kóje
    [many] , { $pens } kóje
   *[other] , { $pens } kójí
}{ $deliveries ->
    [0] {""}
    [one] , 1 dodávka navíc
    [few] , { $deliveries } dodávky navíc
    [many] , { $deliveries } dodávky navíc
   *[other] , { $deliveries } dodávek navíc
}{ $silver ->
    [0] {""}
    [one] , 1 stříbrný při příjmu
    [few] , { $silver } stříbrné při příjmu
    [many] , { $silver } stříbrného při příjmu
   *[other] , { $silver } stříbrných při příjmu
}

lagranja-roof-olive = 1 oliva
lagranja-roof-grape = 1 hrozen
lagranja-roof-grain-or-olive = 1 obilí nebo 1 oliva
lagranja-roof-any-harvest = 1 zboží ze sklizně
lagranja-roof-two-harvest = 2 různá zboží ze sklizně
lagranja-roof-pig = 1 prase
lagranja-roof-upgrade-1 = 1 vylepšení zdarma
lagranja-roof-delivery = 1 dodávka
lagranja-roof-play-or-draw = zahrát nebo dobrat kartu
lagranja-roof-vp = 1 VB
lagranja-roof-silver-2 = 2 stříbrné
lagranja-roof-flip-roof = otočit použitou destičku
lagranja-roof-siesta-1 = 1 krok siesty
lagranja-roof-siesta-2 = 2 kroky siesty
lagranja-roof-silver-3 = 3 stříbrné
lagranja-roof-silver-4 = 4 stříbrné
lagranja-roof-upgrade-2 = 2 vylepšení zdarma
lagranja-roof-purchased-delivery = 1 zakoupená dodávka
lagranja-roof-upgraded-good = 1 vylepšené zboží
lagranja-roof-adjust-die-1 = kostka ±1
lagranja-roof-adjust-die-2 = kostka ±2
lagranja-roof-income = příjem ještě jednou
lagranja-roof-stall = 1 stánek kamkoli na trh
lagranja-roof-double-roof-vp = dvojnásobné VB za střechu

lagranja-trade-silver = 4 stříbrné
lagranja-trade-harvest = 2 různá zboží ze sklizně
lagranja-trade-card = dobrat nebo zahrát kartu
lagranja-trade-pig = 1 prase
lagranja-trade-upgrades = 2 vylepšení zdarma

## Na co se hra ptá

lagranja-ask-cards = { $left ->
    [0] Karty máš zahrané: ukonči tah, nebo udělej ještě něco jiného.
    [one] Zahraj kartu jako polnost, trakař, rozšíření, nebo pomocníka.
    [few] Zahraj { $left } karty, každou jako polnost, trakař, rozšíření, nebo pomocníka.
    [many] Zahraj { $left } karty, každou jako polnost, trakař, rozšíření, nebo pomocníka.
   *[other] Zahraj { $left } karet, každou jako polnost, trakař, rozšíření, nebo pomocníka.
}
lagranja-ask-income = Vezmi si příjem, nebo nejdřív udělej něco jiného.
lagranja-ask-growth = Na polnostech teď vyroste úroda. Nech ji růst, nebo nejdřív udělej něco jiného.
lagranja-ask-roof = Pokud chceš, kup destičku střechy. Pak ukonči tah.
lagranja-ask-die = Vyber kostku: její pole určí tvou akci.
lagranja-ask-last-die = Poslední kostka je pro všechny: proveď její akci, nebo nejdřív udělej něco jiného.
lagranja-ask-after = Akci máš hotovou: ukonči tah, nebo udělej ještě něco jiného.
lagranja-ask-siesta = Klobouky posunou tvůj žeton siesty: posuň ho, nebo nejdřív udělej něco jiného.
lagranja-ask-deliveries = { $left ->
    [0] Všechny dodávky jsou hotové: ukonči tah, nebo udělej ještě něco jiného.
    [one] Zbývá 1 dodávka: kam?
    [few] Zbývají { $left } dodávky: kam?
    [many] Zbývá { $left } dodávky: kam?
   *[other] Zbývá { $left } dodávek: kam?
}
lagranja-ask-extra = { $bought ->
    [0] Kup dodávku navíc, nebo ukonči tah.
    [one] Máš koupenou 1 dodávku navíc: kam?
    [few] Máš koupené { $bought } dodávky navíc: kam?
    [many] Máš koupeno { $bought } dodávky navíc: kam?
   *[other] Máš koupeno { $bought } dodávek navíc: kam?
}
lagranja-ask-replace-barrow = Místa na trakaře jsou plná: který trakař odhodíš?
lagranja-ask-replace-helper = Místa na pomocníky jsou plná: kterého pomocníka odhodíš?
lagranja-ask-pay-extension = Zaplať rozšíření („{ $helper }“, karta { $card }): ještě { $left ->
    [one] 1 zboží, každý druh jen jednou.
    [few] { $left } kusy zboží, každý druh jen jednou.
    [many] { $left } kusu zboží, každý druh jen jednou.
   *[other] { $left } kusů zboží, každý druh jen jednou.
}
lagranja-ask-play-card = Zahraj kartu z ruky: kterou a jako co?
lagranja-ask-take-good = Které zboží si vezmeš?
lagranja-ask-take-pair = Která dvě zboží ze sklizně si vezmeš?
lagranja-ask-pay-good = Kterým zbožím zaplatíš?
lagranja-ask-free-upgrades = { $left ->
    [one] 1 vylepšení zdarma: který zdroj?
    [few] Až { $left } vylepšení zdarma: který zdroj?
    [many] Až { $left } vylepšení zdarma: který zdroj?
   *[other] Až { $left } vylepšení zdarma: který zdroj?
}
lagranja-ask-choose = Vyber jeden z těchto efektů.
lagranja-ask-reserve-die = Označ pole výnosu: když na něm zbude jediná kostka, smíš ji vzít jen ty.
lagranja-ask-regrow = Na které prázdné polnosti vyroste zboží?
lagranja-ask-move = Přesunout 1 { FORM($good, case: "acc") } z polnosti do skladu, nebo přestat?
lagranja-ask-donkey = Tajně vyber destičku oslíka: oslíci jsou dodávky, klobouky kroky siesty.
lagranja-ask-discard = Máš v ruce příliš mnoho karet: odhoď { $left ->
    [one] 1 kartu.
    [few] { $left } karty.
    [many] { $left } karty.
   *[other] { $left } karet.
}
lagranja-ask-source = Potřeba: 1 { $good }. Které zboží dodáš a odkud?
lagranja-ask-deliver = { $left ->
    [one] Proveď 1 dodávku: kam?
    [few] Proveď až { $left } dodávky: kam?
    [many] Proveď až { $left } dodávky: kam?
   *[other] Proveď až { $left } dodávek: kam?
}
lagranja-ask-change-die = Máš kostku { $number }: chceš ji nejdřív změnit?
lagranja-ask-change-number = Kostka ukazuje { $number }: jakou hodnotu má mít?
lagranja-ask-react = Použít teď pomocníka „{ $helper }“?
lagranja-ask-take-back = Všechny tvé žetony jsou použité: vezmi si jeden zpět, nebo se bez toho obejdi.
lagranja-ask-take-back-one = Všechny tvé žetony jsou použité: vezmi si jeden zpět.
lagranja-ask-stall = Postav stánek na pole trhu s číslem { $number }.
lagranja-ask-stall-anywhere = Postav stánek na kterékoli volné pole trhu.
lagranja-ask-keep = Tvůj stánek na poli { $space } má být odstraněn: necháš si ho?
lagranja-ask-flip = Kterou použitou destičku střechy otočíš zpět lícem vzhůru?
lagranja-ask-steps = { $steps ->
    [one] 1 krok siesty: uděláš ho?
    [few] Až { $steps } kroky siesty: kolik jich uděláš?
    [many] Až { $steps } kroku siesty: kolik jich uděláš?
   *[other] Až { $steps } kroků siesty: kolik jich uděláš?
}

## Co lze udělat

lagranja-do-end = Ukonči tah
lagranja-do-done = Hotovo
lagranja-do-decline = Teď pomocníka nepoužívej
lagranja-do-without = Neber zpět žádný žeton a obejdi se bez toho
lagranja-do-income = Vezmi si příjem
lagranja-do-grow = Nech vyrůst úrodu na prázdných polnostech; prasata mají mladé
lagranja-do-hats = Posuň žeton siesty podle klobouků
lagranja-do-extra = Kup dodávku navíc
lagranja-do-die-1 = 1 prase
lagranja-do-die-2 = Zahraj nebo dober kartu, nebo si vezmi 1 zboží ze sklizně
lagranja-do-die-3 = 2 různá zboží ze sklizně
lagranja-do-die-4 = 4 stříbrné
lagranja-do-die-5 = Dvakrát vylepšení zdarma nebo krok siesty, v libovolné kombinaci
lagranja-do-die-6 = 1 dodávka nebo 2 stříbrné
lagranja-do-reserve = Označ pole výnosu { $number }
lagranja-do-change = Použij kostku jako { $number }
lagranja-do-donkey = { $donkeys ->
    [one] 1 dodávka
    [few] { $donkeys } dodávky
    [many] { $donkeys } dodávky
   *[other] { $donkeys } dodávek
}, { $hats ->
    [0] žádný krok siesty
    [one] 1 krok siesty
    [few] { $hats } kroky siesty
    [many] { $hats } kroku siesty
   *[other] { $hats } kroků siesty
}
lagranja-do-pay = Zaplať 1 { FORM($what, case: "acc") }
lagranja-do-from = Dodej 1 { FORM($what, case: "acc") }
lagranja-do-take = Vezmi si 1 { FORM($good, case: "acc") }
lagranja-do-take-pair = Vezmi si 1 { FORM($first, case: "acc") } a 1 { FORM($second, case: "acc") }
lagranja-do-steps = Postup o { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}
lagranja-do-deliver = Dodej 1 { FORM($good, case: "acc") } { FORM($where, case: "dat") }
lagranja-do-replace = Odhoď { $what }
lagranja-do-replace-helper = Odhoď pomocníka „{ $helper }“
lagranja-do-take-back = Vezmi si zpět žeton: { $what }
lagranja-do-buy = Kup 1 { FORM($good, case: "acc") } za { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}
lagranja-do-sell = Prodej 1 { FORM($what, case: "acc") } za { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}
lagranja-do-upgrade = Vylepši 1 { FORM($what, case: "acc") } na { FORM($into, case: "acc") } { $silver ->
    [0] zdarma
    [one] za 1 stříbrný
    [few] za { $silver } stříbrné
    [many] za { $silver } stříbrného
   *[other] za { $silver } stříbrných
}
lagranja-do-field = Polnost s { FORM($good, 2, case: "ins") } (karta „{ $helper }“)
lagranja-do-barrow = Trakař za { $points } VB: { $goods } (karta „{ $helper }“)
lagranja-do-extension = Rozšíření: { $parts } (karta „{ $helper }“)
lagranja-do-helper = Pomocník „{ $helper }“: { $text }
lagranja-do-discard = Odhoď kartu „{ $helper }“ ({ $card })
lagranja-do-roof = Kup destičku střechy „{ $tile }“ { $silver ->
    [0] za 0 stříbrných
    [one] za 1 stříbrný
    [few] za { $silver } stříbrné
    [many] za { $silver } stříbrného
   *[other] za { $silver } stříbrných
}
lagranja-do-flip = Otoč destičku střechy „{ $tile }“ zpět lícem vzhůru
lagranja-do-stall = Postav stánek na pole { $space }
lagranja-do-choose = Vyber: { $what }
lagranja-do-trade = Vrať obchodní komoditu: { $option }
lagranja-do-bonus = Použij destičku střechy „{ $tile }“
lagranja-do-use = { $helper }: { $text }

## Co nelze vzít zpět

lagranja-confirm-donkey = V tomto kole provedeš { $donkeys ->
    [one] 1 dodávku
    [few] { $donkeys } dodávky
    [many] { $donkeys } dodávky
   *[other] { $donkeys } dodávek
} a žeton siesty { $hats ->
    [0] neposuneš
    [one] posuneš o 1 krok
    [few] posuneš o { $hats } kroky
    [many] posuneš o { $hats } kroku
   *[other] posuneš o { $hats } kroků
}. Tuto destičku dostaneš zpět ve { $round }. kole.
lagranja-confirm-donkey-last = V tomto kole provedeš { $donkeys ->
    [one] 1 dodávku
    [few] { $donkeys } dodávky
    [many] { $donkeys } dodávky
   *[other] { $donkeys } dodávek
} a žeton siesty { $hats ->
    [0] neposuneš
    [one] posuneš o 1 krok
    [few] posuneš o { $hats } kroky
    [many] posuneš o { $hats } kroku
   *[other] posuneš o { $hats } kroků
}. Tuto destičku už nedostaneš zpět.
lagranja-confirm-donkey-again = S pomocníkem „{ $helper }“ vybereš tuto destičku znovu za { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}: { $donkeys ->
    [one] 1 dodávka
    [few] { $donkeys } dodávky
    [many] { $donkeys } dodávky
   *[other] { $donkeys } dodávek
} a { $hats ->
    [0] žádný krok siesty
    [one] 1 krok siesty
    [few] { $hats } kroky siesty
    [many] { $hats } kroku siesty
   *[other] { $hats } kroků siesty
}.
lagranja-confirm-deliveries = { $n ->
    [one] Ještě můžeš provést 1 dodávku. Propadne ti.
    [few] Ještě můžeš provést { $n } dodávky. Propadnou ti.
    [many] Ještě můžeš provést { $n } dodávky. Propadne ti.
   *[other] Ještě můžeš provést { $n } dodávek. Propadnou ti.
}
lagranja-confirm-bought = { $n ->
    [one] Ještě můžeš provést 1 koupenou dodávku navíc. Propadne ti.
    [few] Ještě můžeš provést { $n } koupené dodávky navíc. Propadnou ti.
    [many] Ještě můžeš provést { $n } koupené dodávky navíc. Propadne ti.
   *[other] Ještě můžeš provést { $n } koupených dodávek navíc. Propadnou ti.
}
lagranja-confirm-no-card = Ještě můžeš zahrát kartu. Takhle ukončíš tah bez ní.
lagranja-confirm-barrow = Odhodíš { $barrow } { $n ->
    [one] i se zbožím, které v něm už je
    [few] i se { $n } kusy zboží, které v něm už jsou
    [many] i s { $n } kusu zboží, které v něm už je
   *[other] i s { $n } kusy zboží, které v něm už jsou
}.

## Proč něco nejde

lagranja-why-silver = { $missing ->
    [one] Chybí ti 1 stříbrný.
    [few] Chybí ti { $missing } stříbrné.
    [many] Chybí ti { $missing } stříbrného.
   *[other] Chybí ti { $missing } stříbrných.
}
lagranja-why-no-die = Na poli { $number } není žádná kostka.
lagranja-why-reserved = Jedinou kostku, která zbyla na poli { $number }, smí vzít jen { $seat }.
lagranja-why-completed = Tuto budovu už máš dokončenou: { $building }.
lagranja-why-closed = Budova „{ $building }“ je blokovaná, dokud někdo nedokončí jinou budovu.
lagranja-why-no-barrow = Na místě { $place } nemáš trakař.
lagranja-why-not-asked = Nejde dodat { FORM($good, case: "acc") } { FORM($where, case: "dat") }: není to tam potřeba, nebo už je toho tam dost.
lagranja-why-no-good = Na dodávku ti chybí { $good }.
lagranja-why-no-deliveries = Teď nemáš žádnou dodávku.
lagranja-why-begun = Tuto akci už máš rozehranou a potřebuje žeton: vezmi si některý zpět, nebo vezmi zpět celý tah.
lagranja-why-attacked = Tento stánek je právě pod útokem: teď ho nejde vzít zpět.
lagranja-why-no-pen = Potřebuješ prázdnou kóji.
lagranja-why-none-there = Tam { FORM($good, case: "acc") } nemáš.
lagranja-why-no-trade-good = Ke směně potřebuješ obchodní komoditu a žádnou nemáš.
lagranja-why-sell-field = Zboží z polnosti prodat nelze.
lagranja-why-no-extra = Teď dodávku navíc koupit nemůžeš.
lagranja-why-not-in-hand = Kartu „{ $helper }“ ({ $card }) nemáš v ruce.
lagranja-why-extension = Potřebuješ { $price ->
    [one] 1 zboží z farmy
    [few] { $price } různá zboží z farmy
    [many] { $price } různého zboží z farmy
   *[other] { $price } různých druhů zboží z farmy
}; { $kinds ->
    [0] nemáš žádné.
    [one] máš 1 druh.
    [few] máš { $kinds } druhy.
    [many] máš { $kinds } druhu.
   *[other] máš { $kinds } druhů.
}
lagranja-why-no-card-now = Teď kartu zahrát nemůžeš.
lagranja-why-no-tile = Destička střechy „{ $tile }“ není v nabídce.
lagranja-why-roof-full = Na střeše už nemáš volné místo.
lagranja-why-no-roof-now = Teď destičku střechy koupit nemůžeš.
lagranja-why-barred = Tuto možnost ti uzavřel pomocník „Obchodní cestující“.
lagranja-why-nothing = Teď by to nic nezměnilo.
lagranja-why-not-your-tile = Destičku střechy „{ $tile }“ nemáš.
lagranja-why-tile-used = Destička střechy „{ $tile }“ už je použitá.
lagranja-why-space-closed = Toto pole není ve hře.
lagranja-why-space-number = Stánek musí na pole s číslem { $number }.
lagranja-why-space-taken = Tady už stánek stojí a jiné pole s tímto číslem je volné.
lagranja-why-other-phase = V této fázi to použít nejde.
lagranja-why-not-your-helper = Pomocníka „{ $helper }“ na farmě nemáš.
lagranja-why-exhausted = Pomocník „{ $helper }“ už je v tomto kole použitý.
lagranja-why-no-action = Pomocník „{ $helper }“ funguje sám, nebo se nabídne v pravou chvíli.
lagranja-why-donkey-used = Tato destička oslíka už je použitá. Znovu půjde použít, až se destičky vrátí.
lagranja-why-cost = Nemáš čím zaplatit pomocníka „{ $helper }“.

## K čemu věc je, když se s ní teď nedá nic dělat

lagranja-piece-about = Budovu řemeslníka dokončíš, když dodáš všechno ze svého řádku.
lagranja-piece-barrow = Trakař dokončíš dodávkami. Když zahraješ čtvrtý, nahradí jeden z ostatních.
lagranja-piece-barrow-symbol = Do trakařů dodáváš ve fázi přepravy, nebo díky efektu, který dává dodávku.
lagranja-piece-deck = Karty dobíráš na konci kroku s kartami, nebo díky efektu.
lagranja-piece-die = Kostky bereš ve fázi výnosu, když jsi na tahu.
lagranja-piece-disc = Klobouky posunou tvůj žeton siesty na začátku fáze přepravy.
lagranja-piece-discards = Odhozené karty leží tady, dokud nedojde dobírací balíček.
lagranja-piece-donkey = Destičku oslíka vybíráš na začátku fáze přepravy.
lagranja-piece-extra = Dodávky navíc kupuješ na konci fáze přepravy, po dodávkách svých oslíků.
lagranja-piece-field = Na prázdných polnostech vyroste zboží ve fázi farmaření. Co na polnosti leží, můžeš vylepšit, dodat, nebo tím zaplatit.
lagranja-piece-good = V každém svém tahu smíš kupovat, prodávat a vylepšovat zboží, pokud na to máš.
lagranja-piece-hand = Karty hraješ na začátku fáze farmaření, nebo díky efektu.
lagranja-piece-helper = Některé pomocníky použiješ ve svém tahu jednou za kolo; jiní fungují sami.
lagranja-piece-market = Když dokončíš trakař, postavíš stánek na pole trhu s jeho číslem.
lagranja-piece-own-roof = Destičku střechy použiješ jednou, ve svém tahu a v její fázi.
lagranja-piece-owner = Žeton řemesla budovy, kterou dokončíš, ti zůstane.
lagranja-piece-roof = Destičky střech kupuješ na konci fáze farmaření.
lagranja-piece-siesta = Klobouky a efekty posouvají tvůj žeton po této stupnici ve fázi přepravy a ve fázi výnosu.
lagranja-piece-space = Akci pole výnosu provedeš, když si z něj vezmeš kostku.
lagranja-piece-symbol = Do budov řemeslníků dodáváš ve fázi přepravy, nebo díky efektu, který dává dodávku.

## Kde se hra nachází

lagranja-stage = Kolo { $round } z { $rounds }: { $phase }
lagranja-phase-farm = farmaření
lagranja-phase-revenue = výnos
lagranja-phase-transport = přeprava
lagranja-phase-scoring = bodování

## Co se stalo

lagranja-log-round = Začíná { $round }. kolo.
    .mark = { $round }. kolo
lagranja-log-roll = Na kostkách padlo: { $dice }.
    .small-mark = Výnos
lagranja-log-shuffle = Z odhazovacího balíčku je nový dobírací balíček.
lagranja-log-play = { $seat } hraje kartu „{ $helper }“ ({ $card }) jako { FORM($side, case: "acc") }.
lagranja-log-replace-barrow = { $seat } odhazuje trakař „{ $helper }“ ({ $card }).
lagranja-log-replace-helper = { $seat } odhazuje pomocníka „{ $helper }“.
lagranja-log-draw = { $seat } si dobírá { $count ->
    [one] kartu.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } karet.
}
lagranja-log-draw-card = { $seat } si dobírá kartu „{ $helper }“ ({ $card }).
lagranja-log-discard = { $seat } odhazuje kartu „{ $helper }“ ({ $card }).
lagranja-log-gain = { $seat } získává { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-pay = { $seat } platí { $count } { FORM($good, $count, case: "acc") }.
lagranja-log-move = { $seat } přesouvá 1 { FORM($good, case: "acc") } z polnosti do skladu.
lagranja-log-grow = { $seat }: na polnosti roste 1 { $good }.
lagranja-log-buy = { $seat } kupuje 1 { FORM($good, case: "acc") } za { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}.
lagranja-log-sell = { $seat } prodává 1 { FORM($good, case: "acc") } za { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}.
lagranja-log-upgrade = { $seat } vylepšuje 1 { FORM($good, case: "acc") } na { FORM($into, case: "acc") } { $silver ->
    [0] zdarma.
    [one] za 1 stříbrný.
    [few] za { $silver } stříbrné.
    [many] za { $silver } stříbrného.
   *[other] za { $silver } stříbrných.
}
lagranja-log-trade = { $seat } vrací obchodní komoditu: { $option }.
lagranja-log-die = { $seat } si bere kostku { $number }.
lagranja-log-change-die = { $seat } používá kostku jako { $number }.
lagranja-log-reserve = { $seat } označuje pole výnosu { $number }.
lagranja-log-remove-die = Za neutrálního hráče se odstraňuje kostka { $number }.
lagranja-log-roof = { $seat } kupuje destičku střechy „{ $tile }“ { $silver ->
    [0] za 0 stříbrných
    [one] za 1 stříbrný
    [few] za { $silver } stříbrné
    [many] za { $silver } stříbrného
   *[other] za { $silver } stříbrných
}{ $points ->
    [0] .
   *[other] {" "}a získává { $points } VB.
}
lagranja-log-bonus = { $seat } používá destičku střechy „{ $tile }“.
lagranja-log-flip = { $seat } otáčí destičku střechy „{ $tile }“ zpět lícem vzhůru.
lagranja-log-use = { $seat } používá pomocníka „{ $helper }“.
lagranja-log-take-back = { $seat } si bere zpět žeton: { $what }.
lagranja-log-donkey-chosen = { $seat } má vybranou destičku oslíka.
    .small-mark = Přeprava
lagranja-log-donkey = { $tile ->
    [one] Je na ní 1 oslík.
    [few] Jsou na ní { $tile } oslíci.
    [many] Je na ní { $tile } oslíka.
   *[other] Je na ní { $tile } oslíků.
}
lagranja-log-donkey-revealed = { $seat } odhaluje { $tile ->
    [one] 1 oslíka.
    [few] { $tile } oslíky.
    [many] { $tile } oslíka.
   *[other] { $tile } oslíků.
}
lagranja-log-siesta = { $seat } postupuje na pole siesty { $space }.
lagranja-log-deliver = { $seat } dodává 1 { FORM($good, case: "acc") } { FORM($where, case: "dat") }.
lagranja-log-extra = { $seat } { $silver ->
    [0] si bere dodávku navíc zdarma.
    [one] kupuje dodávku navíc za 1 stříbrný.
    [few] kupuje dodávku navíc za { $silver } stříbrné.
    [many] kupuje dodávku navíc za { $silver } stříbrného.
   *[other] kupuje dodávku navíc za { $silver } stříbrných.
}
lagranja-log-barrow-complete = { $seat } dokončuje trakař „{ $helper }“ ({ $card }) a získává { $points } VB.
lagranja-log-building-complete = { $seat } dokončuje budovu „{ $building }“ a získává { $points } VB.
lagranja-log-opened = Zpřístupňuje se budova „{ $building }“.
lagranja-log-stall = { $seat } staví stánek na pole { $space }.
lagranja-log-own-replaced = { $seat } nahrazuje vlastní stánek a získává { $points } VB.
lagranja-log-keep = { $seat } si nechává stánek na poli { $space }.
lagranja-log-removes = { $seat } odstraňuje stánek, který má na poli { $space } { $owner_seat }, a získává { $points } VB.
lagranja-log-removes-neutral = { $seat } odstraňuje z pole { $space } neutrální stánek a získává { $points } VB.
lagranja-log-neutral = Neutrální hráč si dobírá: { $cards }.
lagranja-log-neutral-stall = Neutrální hráč staví stánek na pole { $space }.
lagranja-log-neutral-removes = Neutrální hráč odstraňuje stánek, který má na poli { $space } { $seat }.
lagranja-log-score = { $seat } získává { $stalls } VB za stánky a { $siesta } VB za siestu.
    .small-mark = Bodování
lagranja-log-change-silver = { $seat } mění { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
} na { $points } VB.
lagranja-log-end = { $seat } má na konci { $points } VB a { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}.

## Co opravily pozdější verze pravidel

lagranja-corrected-since-1 = Verze 2 opravuje vzácné případy: kdy pomocníci reagují na několik stánků odstraněných naráz (LG-6.11), na destičku, která mění kostku (LG-3.10), a na prasata nahrazeného pomocníka (LG-4.4); kvůli čemu se berou zpět žetony (LG-1.4); kdy končí značka Vesnického stařešiny. Kde k něčemu z toho dojde, pokračuje hra odtud jinak.

## Jak končí sólová hra

lagranja-solo-rank-0 = { $seat } má na konci { $points } VB: zahrádka za domem. Na malé hospodářství je potřeba { $next } VB.
lagranja-solo-rank-1 = { $seat } má na konci { $points } VB: malé hospodářství. Na dobrou farmu je potřeba { $next } VB.
lagranja-solo-rank-2 = { $seat } má na konci { $points } VB: dobrá farma. Na velkostatek je potřeba { $next } VB.
lagranja-solo-rank-3 = { $seat } má na konci { $points } VB: velkostatek. Na pýchu ostrova je potřeba { $next } VB.
lagranja-solo-rank-4 = { $seat } má na konci { $points } VB: pýcha ostrova!

## Vysvětlivky

lagranja-card-named = { $helper } ({ $card })
lagranja-card-number = Karta { $card }
lagranja-cost-one = 1 { $what }
lagranja-cost-silver = { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
    [many] { $silver } stříbrného
   *[other] { $silver } stříbrných
}
lagranja-cost-kinds = { $count ->
    [one] 1 zboží z farmy
    [few] { $count } různá zboží z farmy
    [many] { $count } různého zboží z farmy
   *[other] { $count } různých druhů zboží z farmy
}
lagranja-about-card = Karta { $card }, { $helper }
lagranja-about-field = Jako polnost: { FORM($good, 2) }.
lagranja-about-barrow = Jako trakař za { $points } VB: { $goods }.
lagranja-about-extension = Jako rozšíření: { $parts }.
lagranja-about-helper = Jako pomocník „{ $helper }“: { $text }
lagranja-about-steps = V sadě karet: { $steps }
lagranja-about-origin = Původ pomocníka: { $helper }; ostatních stran: { $sides }.
lagranja-about-roof = Destička střechy „{ $tile }“
lagranja-about-use = Lze použít jednou, { FORM($phases, case: "loc") }.
lagranja-about-use-any = Lze použít jednou, v kterémkoli tvém tahu.
lagranja-about-origin-whole = Původ: { $origin }.
lagranja-about-building = { $building }
lagranja-about-row = Řádek požaduje: { $row }.
lagranja-about-building-merchant = Žeton řemesla: hned 3 stříbrné, pak 3 stříbrné při každém příjmu.
lagranja-about-building-cartwright = Žeton řemesla: hned 1 dodávka zdarma a VB za tvé pole siesty, pak každé kolo o 1 krok siesty a o 1 dodávku zdarma víc.
lagranja-about-building-delicatessen = Žeton řemesla: hned 1 obchodní komodita, pak 1 obchodní komodita při každém příjmu.
lagranja-about-building-greengrocer = Žeton řemesla: hned 1 libovolný zdroj, pak jeden při každém příjmu.
lagranja-about-building-general-store = Žeton řemesla: hned 2 VB, pak 2 VB za každý žeton řemesla, který získáš.
lagranja-about-building-butcher = Žeton řemesla: hned 1 VB za každý trakař na tvé farmě, pak 1 VB za každý trakař, který dokončíš.
