# Jak się nazywa gra, jej zestawy zasad, ustawienia i źródła punktów: rodzaj i identyfikator.

game-template = Port
ruleset-short = Krótka
ruleset-long = Długa
setting-die = Kość

source-bids = Licytacja
source-rolls = Rzuty
source-goods = Towary

template-use-bought = Kupione
