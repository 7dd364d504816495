# Wie Spiele, Regelwerke, Einstellungen und Bots heißen: Art und Kennung, wie der Server sie nachschlägt.

game-lagranja = La Granja
game-everdell = Everdell
ruleset-classic = Klassisch
ruleset-classic-promo = Klassisch mit Promokarten
ruleset-deluxe = Deluxe
setting-promo_cards = Promokarten
setting-roof_set = Dachmarker
setting-market = Marktplatz
setting-open_vp = Punkte aller sind offen
setting-helper_mark = Benutzte Helfer zeigt
setting-extra_deliveries_at_once = Zusatzlieferungen werden alle auf einmal gekauft
setting-redraw_without_market = Solo: Karten ohne Marktzahl werden neu gezogen
setting-marker_limit = Obergrenze der Spielermarker
ruleset-base = Grundspiel
setting-solo_year = Solo: Jahr des Rugwort
bot-random = Zufall
