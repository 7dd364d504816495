# Jak se jmenuje La Granja, její varianty pravidel, nastavení a zdroje bodů: druh a id.

game-lagranja = La Granja
ruleset-classic = Klasická
ruleset-classic-promo = Klasická s promo kartami
ruleset-deluxe = Deluxe
setting-promo-cards = Promo karty
setting-roof-set = Destičky střech
setting-market = Trh
setting-open-vp = Body všech jsou veřejné
setting-helper-mark = Použitého pomocníka označí
setting-extra-deliveries-at-once = Dodávky navíc se kupují všechny naráz
setting-redraw-without-market = Sólo: místo karet bez čísla trhu se dobírá znovu
setting-marker-limit = Limit hráčských žetonů

source-start = Začátek
source-roofs = Střechy
source-bonuses = Destičky, kostky, komodity
source-buildings = Budovy řemeslníků
source-crafts = Žetony řemesel
source-barrows = Trakaře
source-fights = Odstraněné stánky
source-stalls = Stánky
source-siesta = Siesta
source-helpers = Pomocníci
source-silver = Stříbrné
source-paid = Zaplaceno

lagranja-use-field = Polnost
lagranja-use-barrow = Trakař
lagranja-use-extension = Rozšíření
lagranja-use-helper = Pomocník
