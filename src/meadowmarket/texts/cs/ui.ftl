# Co říká jádro, boti a příkazová řádka. Texty her jsou ve vlastních souborech.

## Hráči a body

player-name = Hráč { $number }
bot-name = Bot { $number } ({ $bot })
final-scores = Konečné skóre
game-won = { $count ->
    [0] Hra je prohraná.
    [one] Vítězí { $names }.
    [few] O vítězství se dělí { $names }.
    [many] O vítězství se dělí { $names }.
   *[other] O vítězství se dělí { $names }.
}
column-source = Body za
row-total = Celkem
row-wins = Výhry
row-failures = Selhání: { $reason }

## Akce, které nejde provést

no-such-code = Akce s kódem { $code } neexistuje; kódů je { $count }, počínaje nulou.
no-such-action = Akce „{ $action }“ neexistuje.
no-such-action-near = Akce „{ $action }“ neexistuje. Možná myslíš: { $near }
game-is-over = Hra skončila.
not-your-turn = { $seat } teď není na tahu.
not-an-option = „{ $action }“ nejde. Teď: { $asked }
not-an-option-because = „{ $action }“ nejde. { $reason } Teď: { $asked }
undo-nothing = Není co vzít zpět.
undo-other-seat = Mezitím už hraje { $seat }; tohle nejde vzít zpět.
undo-chance = Od té doby padly kostky nebo se něco dobralo či odhalilo. Proto to nejde vzít zpět: { $action }
undo-shown = Mezitím { $other_seat } ukazuje něco skrytého. Proto to nejde vzít zpět: { $action }

## Příprava hry

no-such-game = Hra „{ $game }“ neexistuje; na výběr: { $allowed }.
not-a-box = Hra „{ $game }“ je špatně nainstalovaná: { $entry } není krabice s hrou.
bad-player-count = Počet hráčů nemůže být { $players }; možný počet: { $min } až { $max }.
no-such-ruleset = Varianta pravidel „{ $ruleset }“ neexistuje; na výběr: { $allowed }.
no-such-rules-version = Verze pravidel { $found } tu není; na výběr: { $allowed }.
no-such-setting = Nastavení „{ $setting }“ neexistuje; na výběr: { $allowed }.
bad-setting-value = Nastavení „{ $setting }“ nemůže být „{ $value }“; na výběr: { $allowed }.
not-a-setting = „{ $found }“ není nastavení; správně: NÁZEV=HODNOTA.
bad-seed = { $seed } není platná počáteční hodnota náhody; možné hodnoty: 0 až { $most }.
bad-card-pack = { $problems }
bad-lesson = { $problems }
no-such-language = Jazyk „{ $language }“ tu není; na výběr: { $allowed }.
no-such-bot = Bot „{ $bot }“ neexistuje; na výběr: { $allowed }.
not-a-bot = Bot „{ $bot }“ je špatně nainstalovaný: { $entry } nevytváří boty.
no-bot-options = Bot „{ $bot }“ nemá žádné volby; zadáno: „{ $options }“.
bad-bot-budget = Bot „{ $bot }“ nezná „{ $options }“; zadej čas nebo počet simulací (200ms, 2s, 500sims) a počet procesů (2workers), spojené znakem +.
no-command = „{ $found }“ není příkaz; správně: program:PŘÍKAZ, třeba program:python3 bot.py.
no-such-program = Program „{ $program }“ nejde spustit, protože neexistuje.
bad-bot-count = Botů je { $count } a hráčů { $players }; zadej jednoho bota pro všechny, nebo každému svého.
bad-seat-count = Míst u stolu je { $count } a hráčů { $players }; každý potřebuje jedno.
no-such-seat-kind = „{ $found }“ nemůže sedět u stolu; na výběr: { $allowed }.
no-such-seat = Místo u stolu { $found } neexistuje; možné hodnoty: 0 až { $most }.
bad-names = Zadaná jména: „{ $found }“; správně: seznam, nejvýše jedno jméno na hráče (počet hráčů: { $players }).
state-of-another-game = Tato pozice je z jiné hry: { $found }. Očekává se: { $expected }.
no-such-step = Akce číslo { $step } neexistuje; možné hodnoty: 0 až { $count }.
folder-is-taken = Ve složce „{ $folder }“ už něco je; zadej novou nebo prázdnou.
file-is-taken = Soubor { $file } už existuje a není prázdný; zadej nový.
no-card-packs = { $game }: tahle hra nemá sady karet.
no-such-folder = Složka „{ $folder }“ neexistuje.
no-such-topic = Nic se nejmenuje „{ $topic }“.
no-such-topic-near = Nic se nejmenuje „{ $topic }“. Možná myslíš: { $near }
several-topics = „{ $topic }“ může být víc věcí: { $near }
no-such-card = „{ $topic }“ není karta, destička ani místo. V pravidlech hledá příkaz „meadowmarket rules { $game } { $topic }“.
no-such-paragraph = Odstavec { $found } neexistuje; oddíly jsou { $allowed }, s odstavci jako { $example }.
no-rules = { $game }: k téhle hře nejsou žádná pravidla.
cannot-read = { $file } nejde přečíst: { $reason }.
cannot-write = { $file } nejde zapsat: { $reason }.
which-game = Kterou hru? Zadej její název, nebo pokračuj v uložené hře s --load.
not-with-load = { $option } nejde zadat spolu s --load: uložená hra to už má.
other-game-in-file = { $file } obsahuje jinou hru: { $found }.
program-in-file = Uložená hra by spustila program „{ $found }“. Pokud mu věříš, zadej k --load všechna místa pomocí --seats.
no-saved-game = Ve složce { $folder } není žádná nedohraná hra.

## Poškozené stavy, uložené hry a záznamy

corrupt-state = Poškozené místo { $place }: nalezeno „{ $found }“, očekáváno { $expected }.
corrupt-replay = Řádek { NUMBER($line, useGrouping: 0) }: { $problem }
replay-empty = není tu žádný záznam.
replay-not-text = bajt { $found } není text v UTF-8.
replay-no-title = nalezeno „{ $found }“, očekáváno „{ $expected }“.
replay-other-format = záznam má formát { $found }; známý je { $expected }.
replay-cut-off = soubor tu končí uprostřed, za „{ $found }“.
replay-after-end = po konci hry nalezeno „{ $found }“, očekáváno nic.
replay-not-a-move = nalezeno „{ $found }“, očekávána akce (číslo, místo, akce, =kontrolní součet) nebo konec.
replay-bad-move = nalezeno „{ $found }“, očekáváno číslo, místo, akce a =kontrolní součet.
replay-wrong-number = nalezena akce číslo { $found }, očekáváno { NUMBER($expected, useGrouping: 0) }.
replay-bad-end = nalezeno „end { $found }“, očekáváno „end“ a body.
replay-unknown-header = nalezeno „{ $found }“, očekáváno něco z tohoto: { $expected }.
replay-twice = „{ $found }“ už stojí na řádku { NUMBER($first, useGrouping: 0) }.
replay-empty-header = „{ $found }“ nemá hodnotu.
replay-bad-number = { $what } má hodnotu „{ $found }“, očekáváno číslo od 0 do { $most }.
replay-bad-setting = nalezeno „set { $found }“, očekáváno „set NÁZEV=HODNOTA“, každý název jednou.
replay-bad-name = nalezeno „name { $found }“, očekáváno „name MÍSTO JMÉNO“, každé místo jednou.
replay-no-such-seat = místo u stolu { $found } neexistuje, počet hráčů je { $count }; místa se počítají od 0.
replay-missing-header = v hlavičce před tímto místem chybí „{ $expected }“.
replay-other-game = záznam je z jiné hry: { $found }, očekáváno { $expected }.
replay-other-rules = hráno podle verze pravidel { $found }; tohle je verze { $expected }.
replay-corrected-since = { $problem } Hrálo se podle verze pravidel { $rules }. { $corrected }
replay-other-ruleset = hráno s variantou pravidel { $found }, očekávána { $expected }.
replay-other-players = počet hráčů v záznamu: { $found }, očekáváno { $expected }.
replay-other-settings = hráno s nastavením { $found }, očekáváno { $expected }.
replay-other-pack = hráno se sadou karet { $found }; teď se používá { $expected }. Složku té první zadej pomocí --cards.
replay-move-after-end = nalezena akce „{ $found }“, ale hra už skončila.
replay-illegal-move = „{ $found }“ tu nejde zahrát: { $reason }
replay-wrong-checksum = nalezen kontrolní součet { $found }, očekáván { $expected }.
replay-end-too-early = nalezen konec (počet akcí: { $count }), ale hra ještě neskončila.
replay-no-end = tady hra končí; za ní má být řádek „{ $expected }“.
replay-wrong-scores = nalezeny body { $found }, očekávány { $expected }.

## Hra v terminálu

play-welcome = { $game }, počáteční hodnota náhody { $seed }. Napiš číslo možnosti nebo její název; „help“ vypíše další příkazy.
play-input = >{" "}
play-input-live = Číslo, název nebo help >{" "}
play-hint = Napiš číslo možnosti nebo její název. „options“ je vypíše znovu, „help“ poradí.
play-no-such-number = Možnost { $number } neexistuje; na výběr: 1 až { $count }.
play-help =
    3 nebo název     vybere možnost
    ?                řekne, co jde vysvětlit a jak
    ? 3 · ? SLOVO    vysvětlí možnost, slovo, kartu nebo místo
    board · options  ukáže herní plán · všechny možnosti
    Tab              doplní, co píšeš; samotný Enter znovu vykreslí obrazovku
    hint             navrhne tři nejlepší tahy a řekne proč
    log              vypíše, co se zatím stalo
    undo             vrátí tvou poslední volbu i odpovědi botů
    save [SOUBOR]    uloží hru (ukládá se i po každé akci)
    load SOUBOR      pokračuje v jiné hře
    quit             ukončí program; hra zůstane uložená
play-explain-help =
    „? 3“ vysvětlí možnost 3: cenu, efekt a pravidlo. Jde zadat i její název.
    „? SLOVO“ vysvětlí slovo z pravidel, kartu, destičku nebo místo. Napiš název,
    jak ho vidíš, označení nebo první písmena; velká písmena a háčky nevadí.
    „? karta 3“ je karta 3, „? 3“ je možnost 3. „? LG-6.8“ je odstavec pravidel.
    „options“ vypíše možnosti; „meadowmarket rules“ vypíše celá pravidla.
reference-cost = Cena: { $cost }
reference-no-cost = Cena: nic
reference-effect = Efekt: { $effect }
reference-see-also = Viz také: { $topics }
reference-in-rules = V pravidlech: { $paragraphs }
reference-rules-in-english = Pravidla jsou zatím jen v angličtině.
play-hand-over = Na tahu je { $seat }. Ostatní ať se prosím nedívají.
play-press-enter = Stiskni Enter a podívej se.{" "}
play-undone = { $count ->
    [one] Vráceno zpět.
    [few] Vráceno zpět, celkem { $count } akce.
    [many] Vráceno zpět, celkem { $count } akce.
   *[other] Vráceno zpět, celkem { $count } akcí.
}
play-saved = Uloženo do { $file }.
play-cannot-save = Hru nejde uložit do { $file }: { $reason }.
play-load-what = Co načíst? Napiš „load SOUBOR“.
play-loaded = Načteno: { $file }, { $count ->
    [one] po jedné akci.
    [few] po { $count } akcích.
    [many] po { $count } akce.
   *[other] po { $count } akcích.
}
play-left = Hra je uložená v { $file }. Takhle v ní budeš pokračovat:
play-left-unsaved = Hru se nepodařilo uložit do { $file }.
play-crashed = Něco se pokazilo. Hra je uložená v { $file }. Takhle v ní budeš pokračovat:
play-kept = Celá hra je uložená v { $file }; znovu ji ukáže „meadowmarket replay show“.
play-bot-thinking = { $seat } přemýšlí…
play-more = Enter pokračuje, q končí.{" "}
play-more-options = …a ještě { $count }; „options“ vypíše všechny.
play-anytime = Kdykoli:
play-final = { $mark } nejde vzít zpět: něco se dobere či odhalí, nebo se hodí kostkou.
saves-none = Ve složce { $folder } nejsou žádné uložené hry.
saves-folder = Uložené hry ve složce { $folder }:
saves-date = Naposledy
saves-game = Hra
saves-players = Hráči
saves-moment = Stav
saves-file = Soubor
saves-over = dohráno, { $scores }
saves-actions = { $count ->
    [one] 1 akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}
saves-older = { $count ->
    [one] …a 1 starší.
    [few] …a { $count } starší.
    [many] …a { $count } starší.
   *[other] …a { $count } starších.
}
saves-how = „meadowmarket play --load SLOŽKA/SOUBOR“ pokračuje v jedné z nich, „meadowmarket play --load“ v poslední nedohrané.
bot-failed = { $seat }: bot selhal ({ $reason }); rozhodla náhoda.
log-line = { NUMBER($number, useGrouping: 0) }. { $text }

## Jak bot selhal: v záznamu, který čtou všichni, proto bez citování

failure-not-started = program nejde spustit
failure-silent = neozval se včas
failure-ended = program skončil
failure-too-long = řekl toho příliš najednou
failure-no-message = jeho odpověď nepatří do protokolu
failure-other-protocol = mluví jinou verzí protokolu
failure-wrong-number = odpověděl na jinou otázku
failure-no-option = vybral něco, co není na výběr
failure-given-up = selhal příliš často, už se ho neptáme
failure-not-made = takový bot tu není
failure-died = jeho proces spadl
failure-raised = chyba

## Rady

play-thinking = Přemýšlím…
hint-line = { $number }. { $move }
hint-move = { $action } – očekávaný náskok { $margin }
hint-move-because = { $action } – očekávaný náskok { $margin } ({ $reasons })
hint-reason = { $what } { $points }
hint-rival = body soupeře { $seat }
analyse-progress = Posuzuji
analyse-progress-closer = Zkoumám podrobněji
analyse-summary = { $game }, počáteční hodnota { $seed }: { $count ->
    [one] posouzeno 1 rozhodnutí
    [few] posouzena { $count } rozhodnutí
    [many] posouzeno { $count } rozhodnutí
   *[other] posouzeno { $count } rozhodnutí
}, vždy podle toho, co tehdy mohl hráč vědět.
analyse-title = Očekávaný náskok v průběhu hry
analyse-actions = Akce
analyse-margin = Očekávaný náskok
analyse-marks = zlomové okamžiky
analyse-accuracy = Přesnost – { $seat }: { $percent } %
analyse-turning-points = Zlomové okamžiky:
analyse-no-turning-points = Žádné zlomové okamžiky: nikdo neztratil víc, než vysvětlí náhoda.
analyse-turning-point =
    { NUMBER($number, useGrouping: 0) }. { $seat } přichází o body: { $loss } (± { $error }).
    Zahráno: { $move }
analyse-better = Lepší:
nothing-to-analyse = { $file } neobsahuje žádná rozhodnutí k posouzení.

## Ostatní příkazy

sim-progress = Hraji
sim-summary =
    Dohrané hry: { $finished } z { $games }, za { $seconds } s ({ $rate } rozhodnutí za sekundu)
    Rozhodnutí v jedné hře: { $shortest } až { $longest }, průměrně { $mean }
    Otisk: { $digest }
sim-scores = Průměrné body podle zdroje a místa u stolu
sim-usage = Jak často se která karta hrála
replay-header = { $game }, počáteční hodnota { $seed }
replay-verified = { $file } – akce: { $count }, všechny podle záznamu; hra není dohraná. Kontrolní součet { $checksum }.
replay-verified-whole = { $file } – celá hra, akce: { $count }, všechny podle záznamu. Kontrolní součet { $checksum }.
replay-recorded = { $file } – hra, akce: { $count }.
bench-title = Náhodná hra a hledání, jeden proces; dávka: rozhodnutí/s ve 32 hrách najednou
bench-last-resort = Náhodná hra pasuje, jen když nejde nic jiného, aby se hry dohrály celé.
bench-not-measured = Sestavení { $build } se neměřilo: { $reason }
column-players = Hráči
column-build = Sestavení
column-decisions-per-s = Rozhodnutí/s
column-games-per-s = Hry/s
column-clone-us = Kopie, µs
column-simulations-per-s = simulace/s
column-batch-masks-per-s = Dávka, masky
column-batch-observations-per-s = Dávka, vše
column-batch-speedup = Dávka, vše, procesy: { $count }
pack-is-new =
    { $folder } je sada karet pro hru { $game }, která zatím nic nemění. Jak dál, říká její README.md:
    uprav tabulky, pak „meadowmarket cards check { $folder }“, pak „meadowmarket play { $game } --cards { $folder }“.
pack-readme =
    # Sada karet pro hru { $title }

    V této složce jsou všechny tabulky hry. Zatím nic nemění: uprav hodnoty, které mají být jiné.
    Řádek nahradí řádek hry se stejným klíčem. Řádek s novým klíčem se přidá, kde to hra dovolí.
    Řádky i celé tabulky, které neměníš, můžeš smazat; místo nich platí ty ze hry.

    1. Uprav tabulky. `provenance` říká, zda je hodnota vytištěná na komponentě (`printed`), nebo vymyšlená
       (`designed`); `source` říká, odkud ji máš: třeba „moje krabice“.
    2. Zkontroluj je: `meadowmarket cards check { $folder }`. Vypíše všechny chyby se souborem, řádkem a sloupcem.
    3. Prohlédni si kartu: `meadowmarket cards show { $game } NÁZEV --cards { $folder }`.
    4. Hraj: `meadowmarket play { $game } --cards { $folder }`. Také `sim` a `arena` znají `--cards`.

    Texty v jiných jazycích patří do souborů jako `cs.ftl`. Anglické jsou v tabulkách.

    ## Tabulky a jejich sloupce

    { $columns }

    LANGUAGE.md vysvětluje (anglicky), co sloupce znamenají a jak se zapisují efekty.
pack-is-sound = { $folder } je v pořádku: sada karet pro hru { $game }, otisk { $digest }.
texts-fixed = Vložené pevné mezery: { $count }.
texts-checked = Zkontrolované texty: { $languages }. { $count ->
    [0] Všechno je v pořádku.
    [one] Nalezena 1 chyba.
    [few] Nalezeny { $count } chyby.
    [many] Nalezeno { $count } chyby.
   *[other] Nalezeno { $count } chyb.
}

## Nápověda

cli-example = Příklad:
cli-version = meadowmarket { $version } ({ $build })
cli-bad-number = „{ $found }“ není v pořádku; možné hodnoty: { $low } až { $high }
cli-nothing-named = nic není zadáno
cli-main-help = Moderní deskové hry: hraní, výuka, simulace a rozbor.
cli-main-example = meadowmarket play { $game } --seats me,bot:hard
cli-play-help = Spustí hru v terminálu, s lidmi i boty na libovolných místech.
cli-play-example = meadowmarket play { $game } --seats me,me:Anna,bot:hard
cli-sim-help = Odehraje mnoho her mezi boty a ukáže výsledky.
cli-sim-example = meadowmarket sim { $game } --players 4 --games 1000 --bots random --seed 1
cli-bench-help =
    Změří rychlost náhodné hry ve dvou a čtyřech hráčích, interpretované i přeložené.
    Poslední řádek říká, kolikrát rychlejší jsou dávky ve více procesech (--jobs) než v jednom.
    „bench server“ měří rychlost stolů, „bench ladder“ sílu botů.
cli-bench-example = meadowmarket bench { $game } --json
cli-analyse-help = Ukáže, jak se hrálo: očekávaný náskok v čase, zlomové okamžiky a lepší tahy v nich.
cli-analyse-example = meadowmarket analyse hra.replay --top 3 --plot hra.svg
cli-replay-help = Ukáže, zkontroluje nebo zaznamená hru.
cli-replay-example = meadowmarket replay verify hra.replay
cli-replay-show-help = Ukáže, co se ve hře stalo, nebo herní plán po některé akci.
cli-replay-show-example = meadowmarket replay show hra.replay --step 12
cli-replay-verify-help = Přehraje zaznamenanou hru a porovná ji s kontrolními součty.
cli-replay-verify-example = meadowmarket replay verify hra.replay
cli-replay-record-help = Odehraje náhodnou hru a zapíše ji.
cli-replay-record-example = meadowmarket replay record hra.replay { $game } --players 3 --seed 7
cli-cards-help = Vyhledá karty nebo zkontroluje sadu karet.
cli-cards-example = meadowmarket cards show everdell farm
cli-cards-check-help = Zkontroluje sadu karet: každou chybu se souborem, řádkem a sloupcem.
cli-cards-check-example = meadowmarket cards check moje-karty
cli-cards-new-help = Zapíše sadu karet pro začátek: všechny tabulky hry a návod, jak je měnit.
cli-cards-new-example = meadowmarket cards new { $game } moje-karty
cli-cards-list-help = Vypíše všechny karty, destičky a místa.
cli-cards-list-example = meadowmarket cards list { $game }
cli-cards-show-help = Vysvětlí jednu kartu, destičku nebo místo.
cli-cards-show-example = meadowmarket cards show everdell farm
cli-cards-book-help = Zapíše všechno, co je na komponentách, jako Markdown.
cli-cards-book-example = meadowmarket cards book { $game } > karty.md
cli-rules-help = Vypíše pravidla hry: celá, jeden odstavec, nebo co říkají o nějakém slově.
cli-rules-example = meadowmarket rules { $game } balíček
cli-texts-help = Zkontroluje texty.
cli-texts-example = meadowmarket texts check
cli-texts-check-help = Zkontroluje, že všechny jazyky říkají totéž a žádný text nechybí ani nepřebývá.
cli-texts-check-example = meadowmarket texts check
cli-option-version = ukáže verzi a sestavení
cli-option-language = jazyk všech textů: { $allowed } (výchozí: podle MEADOWMARKET_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES nebo LANG)
cli-option-game = hra: { $allowed }
cli-option-players = počet hráčů (výchozí: 2)
cli-option-seats = kdo kde sedí, třeba me,bot:hard: pro každé místo me, me:JMÉNO nebo bot:BOT (výchozí: jeden člověk a normální boti)
cli-option-ruleset = varianta pravidel (výchozí: první, kterou hra má)
cli-option-set = nastavení odlišné od varianty pravidel; jde zadat i vícekrát
cli-option-cards = složka se sadou karet, která nahradí karty hry
cli-option-seed = počáteční hodnota náhody (výchozí: 1)
cli-option-seed-by-chance = počáteční hodnota náhody (výchozí: libovolná)
cli-option-load = pokračuje v uložené hře, v novém souboru; bez názvu souboru v poslední nedohrané
cli-option-list = vypíše uložené hry; je-li zadaná hra, jen její
cli-option-fix = vloží pevné mezery tam, kde je jazyk vyžaduje, například za jednopísmenná slova
cli-option-json = vypíše jeden objekt JSON
cli-option-games = počet her (výchozí: 1000)
cli-option-bots = boti: jeden pro všechna místa, nebo pro každé jeden, třeba random,random
cli-option-jobs = počet procesů (výchozí: všechna jádra)
cli-option-seconds = sekundy na jedno měření (výchozí: 2, pro server 10)
cli-option-file = soubor s hrou
cli-option-step = ukáže herní plán po této akci
cli-option-seat = ukáže, co vidí toto místo u stolu, počítáno od 0 (výchozí: divák)
cli-option-simulations = počet simulací na jedno rozhodnutí (výchozí: 200); nejhorší rozhodnutí dostanou pětkrát tolik
cli-option-analyse-seat = posoudí jen toto místo u stolu, počítáno od 0 (výchozí: všechna)
cli-option-top = kolik zlomových okamžiků ukázat (výchozí: 5)
cli-option-margin-plot = nakreslí očekávaný náskok do tohoto nového souboru SVG
cli-option-pack = složka se sadou karet
cli-option-pack-game = hra, pro kterou je (výchozí: ta, ke které se hodí nejlépe)
cli-option-new-pack = složka, která se zapíše; musí být nová nebo prázdná
cli-option-topic = karta, destička nebo místo: název, označení nebo jejich část
cli-option-word = slovo z pravidel, karta nebo odstavec jako LG-6.8 (výchozí: celá pravidla)
