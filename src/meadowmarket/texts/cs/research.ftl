# Co říkají příkazy pro výzkum: boti ze souborů, záznamy, datové sady, studie, clustery.

## Odmítnutí

no-such-bot-file = Soubor { $file } nejde přečíst; správně: SOUBOR.py:TŘÍDA.
bad-bot-file = Soubor { $file } nejde spustit: { $reason }
bot-file-no-class = V souboru { $file } není bot jménem „{ $name }“; správně: SOUBOR.py:TŘÍDA, kde třída je Bot nebo BotMaker.
bot-file-no-choose = Třída „{ $name }“ v souboru { $file } nemá metodu „choose“, takže hrát nemůže.
random-options = Bot „random“ nezná „{ $options }“; na výběr: may-pass.
env-bad-choice = Argument { $name } je „{ $found }“; na výběr: { $allowed }.
env-bad-number = Argument { $name } je { $found }; možné hodnoty: { NUMBER($low, useGrouping: 0) } až { NUMBER($high, useGrouping: 0) }.
replay-is-taken = V souboru { $file } je jiná hra; zadej jinou složku.
no-cluster = Na adrese { $address } není žádný cluster: { $reason }
dataset-no-out = Zadej složku pro datovou sadu: --out SLOŽKA.
dataset-no-folder = Zadej složku s datovou sadou: dataset verify SLOŽKA.
dataset-folder-taken = Ve složce „{ $folder }“ je něco, co není datová sada; zadej novou nebo prázdnou.
dataset-in-use = Do složky „{ $folder }“ zapisuje jiný příkaz: počkej, až skončí, nebo zadej jinou složku.
dataset-other = Soubor { $file } patří k jiné datové sadě: { $what } je tam { $found }, tady { $wanted }. Nic se nezměnilo.
dataset-other-schema = Soubor { $file } má schéma verze { $found }; tento program čte verzi { $wanted }.
dataset-no-manifest = Soubor { $file } nepopisuje datovou sadu: { $reason }
dataset-damaged-part = Soubor { $file } chybí, nebo je poškozený ({ $reason }). Smaž ho a stejný příkaz ho vytvoří znovu.
dataset-missing-part = Soubor { $file } chybí. Spusť znovu příkaz, který datovou sadu zapsal; soubor obnoví.
dataset-no-checksums = Soubor { $file } chybí, takže části nejde zkontrolovat. Obnov ho, nebo zapiš datovou sadu do nové složky.
dataset-stray-file = Soubor { $file } k této datové sadě nepatří, ale programy, které složku čtou, ho načtou také. Přesuň ho jinam.
dataset-not-opened = { $file } popisuje hru, kterou tu nejde otevřít: { $reason }
dataset-other-cards = { $file } uvádí jiné karty: { $found }; zadané jsou { $wanted }. Zadej sadu karet těchto her: --cards SLOŽKA.
dataset-wrong-game = { $file }, hra { NUMBER($number, useGrouping: 0) }: { $what } je { $found }; po přehrání { $wanted }.
study-no-change = Zadej, co se má zkoumat: buď --cards SLOŽKA, nebo --change ŘÁDEK.SLOUPEC=HODNOTA.
study-bad-change = „{ $found }“ není změna; správně: ŘÁDEK.SLOUPEC=HODNOTA, třeba farm.points=2.
study-no-row = Řádek „{ $row }“ není v žádné tabulce; řádky se jmenují podle prvního sloupce.
study-no-row-near = Řádek „{ $row }“ není v žádné tabulce. Možná myslíš: { $near }
study-change-twice = „{ $found }“ mění hodnotu, kterou už mění jiné --change.
study-change-refused = { $changes } nejde: { $problems }
study-no-column = Řádek „{ $row }“ nemá sloupec „{ $column }“; na výběr: { $allowed }.
study-table-twice = Tabulka { $file } už je ve výchozí sadě karet; změň ji tam.

## Co z toho vyšlo

sim-card-wins = Výhry těch, kdo kartu použili
column-use-rate = Místa, která ji použila
dataset-written = { $folder }: počet her { $games }, počet částí { $parts }, { $megabytes } MB. Otisk { $digest }.
dataset-verified = { $folder } je v pořádku: části { $parts }, hry { $games }. Přehrané hry: { $played }, všechny podle záznamu.
dataset-stopped = { $reason }, hotové části: { $done } z { $count }. Stejným příkazem budeš pokračovat.
study-title = { $game }: studie karet
study-summary =
    { $game }, počet rozdání: { $deals }; každé se hraje beze změny i s ní. Hrají: { $bots }.
    Změna se týká: { $changed }. Rozdání, kde něco změnila: { $differing }.
study-reading = Údaj za znakem ± nebo v závorce je 95% interval. Rozdíly se počítají vždy mezi stejnými rozdáními; tučné jsou zřetelné: v průměru je z nich náhodný nejvýše jeden z dvaceti. Opravený podíl výher srovnává místa s jinými, která měla ve stejnou chvíli stejný náskok.
study-results = Výsledky
study-sources = Body podle zdroje: { $who }
study-uses = Kolikrát za hru se karta hrála
study-drawn = Výhry těch, kdo si kartu dobrali
study-played = Výhry těch, kdo kartu zahráli
study-plot = Rozdíly s 95% intervaly: výhry v procentech, ostatní v bodech nebo rozhodnutích
study-cards-plot = Opravený podíl výher těch, kdo kartu zahráli, v procentech
study-length = Rozhodnutí
study-wins = Výhry: { $who }
study-points = Body: { $who }
study-margin = Náskok: { $who }
study-without = Beze změny
study-with = Se změnou
study-difference = Rozdíl
study-seats = Místa
study-corrected-without = Opraveno, beze změny
study-corrected-with = Opraveno, se změnou

## Nápověda

cli-option-record = uloží každou hru jako záznam do této nové nebo prázdné složky
cli-option-by-card = ukáže i to, jak často vyhráli ti, kdo kartu použili; náhodná hra pak trvá déle
cli-option-ray = provede práci na clusteru Ray na této adrese; bez adresy na clusteru jen z tohoto počítače
cli-dataset-help =
    Zapíše mnoho her mezi boty jako soubory Parquet, nebo takové soubory zkontroluje.
    Stejné argumenty dají stejné bajty. Zastavený příkaz pokračuje tam, kde skončil.
cli-dataset-example = meadowmarket dataset { $game } --bots greedy,random --games 1000 --out hry; meadowmarket dataset verify hry
cli-option-verify = za „verify“: datová sada, která se má zkontrolovat
cli-option-dataset-out = složka pro datovou sadu: nová, nebo ta, ve které se má pokračovat
cli-option-part = počet her v jednom souboru (výchozí: 1000)
cli-option-times = měří i to, jak dlouho boti přemýšlejí; bajty jsou pak pokaždé jiné
cli-option-sample = verify: kolik her se přehraje (výchozí: 100)
cli-study-help =
    Ukáže, co s hrou udělají jiné karty: stejná rozdání se změnou a bez ní.
    Výhry, náskok, délka a body podle zdroje s intervaly; u každé karty, jak často se hraje a jak často vyhrají ti, kdo si ji doberou nebo ji zahrají.
cli-study-example = meadowmarket study everdell --change "farm.production=gain(2*berry)" --bots greedy --games 1000 --html farma.html
cli-option-study-games = počet rozdání; každé se hraje dvakrát (výchozí: 1000)
cli-option-change = změní jednu hodnotu karet, třeba farm.points=2; jde zadat i vícekrát, místo --cards
cli-option-base = sada karet, se kterou se srovnává (výchozí: vestavěné karty)
cli-option-html = zapíše stránku s tabulkami a grafy do tohoto nového souboru
