# Jak se jmenuje Divukraj, jeho varianty pravidel, nastavení a zdroje bodů: druh a označení.

game-everdell = Divukraj
ruleset-base = Základní hra
setting-solo-year = Sólo hra: Břitvův rok

source-base = Karty města
source-tokens = Žetony bodů
source-prosperity = Rozkvět (fialové karty)
source-journey = Výprava
source-events = Události

everdell-use-hand = Z ruky
everdell-use-meadow = Z Louky
everdell-use-revealed = Z odhalených
