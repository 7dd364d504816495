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

## Bots, wie in „Bot 2 (schwer)“, und wie jeder spielt

bot-easy = leicht
    .about = Antwortet sofort und macht Fehler wie ein Mensch.
bot-normal = normal
    .about = Antwortet schnell und spielt ordentlich.
bot-hard = schwer
    .about = Antwortet schnell, schaut voraus und irrt sich selten.
bot-expert = Experte
    .about = Denkt einen Augenblick nach und schenkt nichts her.
bot-random = Zufall
    .about = Nimmt irgendeine Möglichkeit, ohne nachzudenken.
bot-greedy = gierig
    .about = Nimmt, was ihm sofort am meisten bringt.
bot-search = Suche
    .about = Spielt in Gedanken weiter, so lange es darf.
bot-program = Programm
