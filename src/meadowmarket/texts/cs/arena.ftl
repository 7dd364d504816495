# Co říká aréna a žebříček a co se jim zadává na příkazové řádce.

## Odmítnutí

arena-bot-twice = Bot „{ $bot }“ je uvedený dvakrát; bot hraje proti jiným.
arena-one-bot = Jeden bot ({ $bot }), počet hráčů: { $players }; správně: dva a více botů, nebo sólová hra.
bots-per-seat = Botů je { $bots } a hráčů { $players }; správně: jeden bot na každé místo.
not-positive = Počet her nebo úloh: { $found }; správně: 1 a více.
arena-not-a-record = Soubor { $file } není záznam her z arény; zadej jiný.
arena-other-record = V souboru { $file } jsou jiné hry: { $what } je tam { $found }, tady { $wanted }. Zadej jiný soubor.
arena-record-in-use = Do souboru { $file } zapisuje jiná aréna: počkej, až skončí, nebo zadej jiný soubor.
arena-damaged-record = Soubor { $file } je poškozený na řádku { NUMBER($line, useGrouping: 0) }; oprav ho, nebo zadej jiný.
only-for-ladder = { $option } je jen pro „bench ladder“.

## Jak to dopadlo

arena-results = Výsledky
arena-drawing = Výhry s 95% intervalem, od žádné po všechny; | je spravedlivý podíl
arena-ratings = Hodnocení
column-match = Zápas
column-games = Hry
column-win-rate = Výhry
column-sure = 95 %
column-points = Body
column-margin = Náskok
column-time = ms na tah
column-bot = Bot
column-elo = Náskok před nejslabším, Elo
arena-rounded-up = Počet her: { $games } místo { $asked }. Každé rozdání se hraje { $players }×, jednou z každého místa.
arena-failures = { $bot }: { $count ->
    [one] bot jednou selhal, místo něj rozhodla náhoda.
    [few] bot { $count }krát selhal, místo něj rozhodla náhoda.
    [many] bot { $count }krát selhal, místo něj rozhodla náhoda.
   *[other] bot { $count }krát selhal, místo něj rozhodla náhoda.
}
arena-unfinished = { $count ->
    [one] Jedna hra byla zastavena
    [few] { $count } hry byly zastaveny
    [many] { $count } hry bylo zastaveno
   *[other] { $count } her bylo zastaveno
} bez vítěze po dosažení limitu rozhodnutí ({ $limit }).
arena-stopped = { $reason }, hotové hry: { $done } z { $count }. Jsou uložené v souboru { $file }; stejným příkazem budeš pokračovat.
arena-stopped-for-good = { $reason }, hotové hry: { $done } z { $count }. Příště je uložíš volbou --resume SOUBOR.
arena-plot = { $game }, { $players ->
    [one] sólo
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}: výhry s 95% intervaly

## Žebříček

ladder-table = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Zapsáno: { $files }.
ladder-same-bot = Každý bot smí být v žebříčku jen jednou a „search:200ms“ je totéž co „expert“: { $bots }.
ladder-plot = Výhry každého bota proti tomu pod ním, s 95% intervaly
ladder-title = Žebříček
ladder-about =
    Jak silní jsou boti, každý měřený proti slabšímu. Zapsal příkaz `meadowmarket bench ladder` dne { $date },
    počet jader: { $cores }, Python { $python }, sestavení: { $build }, počet her: { $games }.
ladder-reading =
    Dva hráči: každé rozdání se hraje dvakrát, s vyměněnými místy. Tři a čtyři hráči: jeden silnější bot hraje
    proti samým slabším, jednou z každého místa. Společná výhra se počítá rovným dílem.
    Podíly výher mají Wilsonův 95% interval, náskoky (body před nejlepším soupeřem) interval svého průměru přes
    rozdání. Čas je průměr na tah se skutečnou volbou, v milisekundách.
ladder-ratings-reading =
    Hodnocení je podle Bradleyho a Terryho, v bodech Elo před nejslabším botem: 400 bodů znamená šance deset ku jedné ve hře dvou.
ladder-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
ladder-fair = Spravedlivý podíl výher by byl { $share }.
ladder-again = Takhle zahraješ řádek znovu:
column-against = Proti

## Nápověda

cli-arena-help = Nechá boty hrát proti sobě a změří, jak jsou silní.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = boti, třeba greedy,random; pro boty s čárkou ve jméně volbu opakuj
cli-option-arena-games = počet her na zápas, zaokrouhlený nahoru na celá rozdání, každé ze všech míst (výchozí: 100)
cli-option-resume = ukládá hry do tohoto souboru a pokračuje od těch, které v něm už jsou; později jich můžeš přidat
cli-option-plot = nakreslí podíly výher do tohoto nového souboru SVG
cli-option-ladder-bots = ladder: tito boti místo obvyklých, od nejsilnějšího, každý proti dalšímu (po 100 hrách)
cli-option-ladder-games = ladder: počet her na zápas (výchozí: podle botů, asi čtvrt hodiny na 16 jádrech)
cli-option-ladder-games-with-more = ladder: počet her na zápas se třemi a čtyřmi hráči (výchozí: jako --games; 0 je vynechá)
cli-option-ladder-quick = ladder: desetina her, na první pohled; už odehrané hry se počítají celé
cli-option-ladder-work = ladder: složka na hry, dokud nejsou odehrané všechny (výchozí: build/ladder)
cli-option-ladder-out = ladder: složka na ladder.md a ladder.svg (výchozí: docs)
