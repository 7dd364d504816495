# Jak się nazywa La Granja, jej zestawy zasad, ustawienia i źródła punktów: rodzaj i identyfikator.

game-lagranja = La Granja
ruleset-classic = Klasyczna
ruleset-classic-promo = Klasyczna z kartami promocyjnymi
ruleset-deluxe = Deluxe
setting-promo-cards = Karty promocyjne
setting-roof-set = Znaczniki dachu
setting-market = Rynek
setting-open-vp = Punkty wszystkich są jawne
setting-helper-mark = Użytego pomocnika oznacza
setting-extra-deliveries-at-once = Dodatkowe dostawy kupuje się wszystkie naraz
setting-redraw-without-market = Solo: za kartę bez wartości rynku dobiera się następną
setting-marker-limit = Limit znaczników gracza

source-start = Początek
source-roofs = Dachy
source-bonuses = Znaczniki, kości, skrzynki
source-buildings = Budynki rzemieślnicze
source-crafts = Znaczniki rzemieślników
source-barrows = Wózki
source-fights = Usunięte stragany
source-stalls = Stragany
source-siesta = Sjesta
source-helpers = Pomocnicy
source-silver = Srebro
source-paid = Zapłacono

lagranja-use-field = Pole
lagranja-use-barrow = Wózek
lagranja-use-extension = Rozszerzenie
lagranja-use-helper = Pomocnik
