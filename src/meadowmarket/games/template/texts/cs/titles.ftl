# Jak se jmenuje hra, její varianty pravidel, nastavení a zdroje bodů: druh a id.

game-template = Přístav
ruleset-short = Krátká
ruleset-long = Dlouhá
setting-die = Kostka

source-bids = Nabídky
source-rolls = Hody
source-goods = Zboží

template-use-bought = Koupeno
