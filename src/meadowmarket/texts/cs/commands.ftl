# Co říkají příkazy, když nemůžou dál.

## Zastaveno před koncem

stopped-interrupted = Přerušeno
stopped-worker-died = Spadl pracovní proces
stopped-games = { $reason }, hotové hry: { $done } z { $count }. Výsledky jsou jen z nich.
stopped-tuning = { $reason }, hotové kroky: { $step } z { $steps }. Váhy jsou ty po posledním kroku.
stopped-analysis = { $reason }, hotová rozhodnutí: { $done } z { $count }. Výsledky jsou jen z nich; zlomové okamžiky můžou chybět.
stopped-bench = { $reason }. Některá měření chybí.

## Co odmítá systém

needs-extra = Tohle potřebuje doplněk, který není nainstalovaný: meadowmarket[{ $extra }]. Nainstaluješ ho takhle: pip install "meadowmarket[{ $extra }]"
system-error = Systém hlásí chybu: { $reason }.

## Nápověda

help-setup = Varianty pravidel (výchozí: první) a nastavení (výchozí: jako v první variantě):
help-setting = { $title } ({ $usual })

# Mnoho her naráz: pole
batch-empty = Dávka potřebuje aspoň jednu hru.
batch-size = Akcí je { $found } a her { $expected }; každá hra potřebuje jednu.
batch-illegal = Hra { $number } v dávce: { $reason }
batch-no-such-array = Dávka nemá pole „{ $name }“; na výběr: masks, seats, observations, rewards, scores, done, seeds.
batch-no-such-game = Dávka nemá hru { $number }; správně: 0 až { $most }.
negative-budget = „{ $name }“ je { $found }; správně: 0 (bez omezení) nebo více.
batch-no-integers = Pole { $name } je { $found }; { $count ->
    [0] má obsahovat jedno celé číslo na hru.
    [one] má obsahovat 1 celé číslo.
    [few] má obsahovat { $count } celá čísla.
    [many] má obsahovat { $count } celého čísla.
   *[other] má obsahovat { $count } celých čísel.
}
batch-read-only = { $array }, jen pro čtení
batch-wrong-array = Pole { $name } je { $found }; musí být { $expected }.
batch-shared-memory = Pole { $name } sdílí paměť s jiným polem nebo samo se sebou; každé potřebuje vlastní.
batch-seed-and-seeds = Zadej buď jednu počáteční hodnotu, nebo počáteční hodnoty všech her.
book-title = { $game }: všechny karty, destičky a místa
cli-option-book-data = vypíše data komponent a jejich původ, pro autory karet (anglicky)
