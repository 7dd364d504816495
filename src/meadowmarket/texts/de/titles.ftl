# Wie Spiele, Regelwerke, Einstellungen und Bots heißen: Art und Kennung, wie der Server sie nachschlägt.

game-lagranja = La Granja
game-everdell = Everdell
ruleset-classic = Klassisch
ruleset-classic-promo = Klassisch mit Promokarten
ruleset-deluxe = Deluxe
setting-promo-cards = Promokarten
setting-roof-set = Dachmarker
setting-market = Marktplatz
setting-open-vp = Punkte aller sind offen
setting-helper-mark = Benutzte Helfer zeigt
setting-extra-deliveries-at-once = Zusatzlieferungen werden alle auf einmal gekauft
setting-redraw-without-market = Solo: Karten ohne Marktzahl werden neu gezogen
setting-marker-limit = Obergrenze der Spielermarker
ruleset-base = Grundspiel
setting-solo-year = Solo: Jahr des Rugwort
bot-random = Zufall
