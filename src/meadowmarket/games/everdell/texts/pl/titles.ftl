# Nazwy Everdell, zestawów zasad, ustawień i źródeł punktów: rodzaj i identyfikator.

game-everdell = Everdell
ruleset-base = Gra podstawowa
setting-solo-year = Solo: rok Rugworta

source-base = Karty w mieście
source-tokens = Żetony punktów
source-prosperity = Dobrobyt (fioletowe karty)
source-journey = Wyprawa
source-events = Wydarzenia

everdell-use-hand = Z ręki
everdell-use-meadow = Z Łąki
everdell-use-revealed = Z odsłoniętych
