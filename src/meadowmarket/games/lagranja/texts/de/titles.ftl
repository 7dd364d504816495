# Wie La Granja, seine Regelwerke, Einstellungen und Quellen von Punkten heißen: Art und Kennung.

game-lagranja = La Granja
ruleset-classic = Klassisch
ruleset-classic-promo = Klassisch mit Promokarten
ruleset-deluxe = Deluxe
setting-promo-cards = Promokarten
setting-roof-set = Dachmarker
setting-market = Marktplatz
setting-open-vp = Alle Siegpunkte sind offen
setting-helper-mark = Markierung benutzter Helfer
setting-extra-deliveries-at-once = Zusatzlieferungen werden alle auf einmal gekauft
setting-redraw-without-market = Solo: Karten ohne Marktzahl werden neu gezogen
setting-marker-limit = Obergrenze der Spielermarker

source-start = Start
source-roofs = Dächer
source-bonuses = Marker, Würfel, Handelswaren
source-buildings = Handwerksgebäude
source-crafts = Handwerksmarker
source-barrows = Marktkarren
source-fights = Entfernte Marktstände
source-stalls = Marktstände
source-siesta = Siesta
source-helpers = Helfer
source-silver = Silber
source-paid = Bezahlt

lagranja-use-field = Feld
lagranja-use-barrow = Karren
lagranja-use-extension = Ausbau
lagranja-use-helper = Helfer
