# Slova na kartách Divukraje v prohlížeči.

everdell-page-card-copies = { $n }×
everdell-page-card-partner = Zdarma díky: { $partner }
everdell-page-card-frees = Přijme zdarma: { $partner }
everdell-page-card-breaks = Hokynář·ství|Univer·zita

## Slova, která stránka kreslí jako symboly: všechny tvary, oddělené znakem |

everdell-page-words-twig = větvička|větvičky|větvičce|větvičku|větvičkou|větviček|větvičkám|větvičkách|větvičkami
everdell-page-words-resin = smůla|smůly|smůle|smůlu|smůlou|smůl|smůlám|smůlách|smůlami
everdell-page-words-pebble = oblázek|oblázku|oblázkem|oblázky|oblázků|oblázkům|oblázcích
everdell-page-words-berry = bobule|bobuli|bobulí|bobulím|bobulích|bobulemi
everdell-page-words-points = žeton bodů|žetonu bodů|žetony bodů|žetonů bodů|bod|bodu|bodem|body|bodů|bodům|bodech
everdell-page-words-card = karta|karty|kartě|kartu|kartou|karet|kartám|kartách|kartami
everdell-page-words-worker = pomocník|pomocníka|pomocníkovi|pomocníku|pomocníkem|pomocníci|pomocníků|pomocníkům|pomocníky|pomocnících
everdell-page-words-resource = surovina|suroviny|surovině|surovinu|surovinou|surovin|surovinám|surovinách|surovinami

## Jak zaplatit kartu

everdell-page-way-plain = Vytištěná cena
everdell-page-way-token = Zdarma: { $card }
everdell-page-way-crane = Odlož kartu „{ $card }“
everdell-page-way-innkeeper = Odlož kartu „{ $card }“
everdell-page-way-dungeon = Do Vězení: { $card }
everdell-page-way-judge = Jednu vymění { $card }
everdell-page-way-saves = O { $n } méně
everdell-page-way-missing = { $n ->
    [one] { $n } chybí
    [few] { $n } chybí
    [many] { $n } chybí
   *[other] { $n } chybí
}
everdell-page-way-missing-what = Chybí: { $what }
everdell-page-way-why-occupied = obsazeno
everdell-page-way-why-no-space = žádné volné místo
everdell-page-way-why-unique = jen jedna ve městě
everdell-page-way-why-no-fool = žádný soupeř ji nemůže přijmout
everdell-page-way-why-no-ruins = žádná stavba k nahrazení
everdell-page-way-why-nothing-to-swap = není co vyměnit
everdell-page-way-possible = Jde:
everdell-page-way-impossible = Nejde:

## Výklad ke kartám

everdell-ruling-one-way = Karta se platí jen jedním způsobem: nikdy se dvěma slevami.
everdell-ruling-lost-discount = Nevyužitá část slevy propadá.
everdell-ruling-own-copy = Smí pomoct zaplatit další kopii sebe sama.
everdell-ruling-visitors = Když přijde návštěvník z jiného města, majitel nejdřív dostane 1 bod.
everdell-ruling-must-play = Navštívit ji můžeš, jen když máš co vyložit, a pak kartu vyložit musíš.
everdell-ruling-stays = Pokud karta opustí město, je pomocník na ní ztracen.
everdell-ruling-second-spot = Tvor musí být ve městě, když se druhé místo obsazuje. Kdo tam je, zůstane, i když tvor odejde.
everdell-ruling-copy-place = Pomocníka tam neumisťuješ, takže můžeš použít i obsazená a blokovaná místa.
everdell-ruling-clock = Nejvýš jednou za změnu ročního období. Svatyně, Výprava, události a karty se nepočítají.
everdell-ruling-token = Přijme zdarma jednoho tvora. Žeton zůstane, i když tvor odejde.
everdell-ruling-trigger = Platí pro karty vyložené, když už je ve tvém městě, ne pro ni samu.
everdell-ruling-fool = Spustí tvého Kronikáře, ale ne tvého Hokynáře.
everdell-ruling-base-value = Počítají se jen body vytištěné na kartě, od −2 do 3.
everdell-ruling-shepherd = Platí se soupeři, který nepasoval. Pokud pasovali všichni, platí se do společné zásoby.
everdell-ruling-full-cost = Dostaneš celou vytištěnou cenu, ať se platilo cokoli. Všechno, co na kartě leží, je ztracené.
everdell-ruling-university = Sama sebe odložit nemůže.
everdell-ruling-ruins = Pomocník, který na kartě byl, zůstane umístěný do tvého dalšího ročního období.
everdell-ruling-copiers = Řetěz kopírování končí u jedné zelené karty, která sama nic nekopíruje.
everdell-ruling-copied-city = Zisky, platby a volby jsou tvoje.
everdell-ruling-no-storehouse = Soupeřovu Zásobárnu kopírovat nemůže.
everdell-ruling-husband = Při sběru se aktivuje tolik Farmářů, kolik je párů; jedna Farma stačí všem.
everdell-ruling-pair = Farmář a Farmářka se dělí o jedno místo. Páry vznikají samy.
everdell-ruling-no-space = Nezabírá místo ve městě.
everdell-ruling-architect = Suroviny na událostech se nepočítají.
everdell-ruling-ranger = Pomocník se nesmí vrátit tam, kde byl. Ze Hřbitova, z Kláštera a z Výpravy odejít nemůže.
everdell-ruling-storehouse = Pomocníka na ni smí umístit jen majitel.
everdell-ruling-prisoners = Vězni nejsou v žádném městě: nemají body ani barvu.
