# Wie das Spiel, seine Regelwerke, Einstellungen und Quellen von Punkten heißen: Art und Kennung.

game-template = Hafen
ruleset-short = Kurz
ruleset-long = Lang
setting-die = Würfel

source-bids = Gebote
source-rolls = Würfe
source-goods = Waren

template-use-bought = Gekauft
