# Wie Everdell, seine Regelwerke, Einstellungen und Quellen von Punkten heißen: Art und Kennung.

game-everdell = Everdell
ruleset-base = Grundspiel
setting-solo-year = Solo: Rugworts Jahr

source-base = Karten der Stadt
source-tokens = Punktemarker
source-prosperity = Wohlstand (violette Karten)
source-journey = Reise
source-events = Ereignisse

everdell-use-hand = Hand
everdell-use-meadow = Wiese
everdell-use-revealed = Aufgedeckt
