# Wie Spiele, Regelwerke, Einstellungen und Bots heißen: Art und Kennung, wie der Server sie nachschlägt.

## Bots, wie in „Bot 2 (schwer)“, und wie jeder spielt

bot-easy = leicht
    .about = Antwortet sofort und macht Fehler wie ein Mensch.
bot-normal = normal
    .about = Antwortet schnell und spielt ordentlich.
bot-hard = schwer
    .about = Antwortet schnell, schaut voraus und irrt sich selten.
bot-expert = Experte
    .about = Denkt einen Moment nach und verschenkt nichts.
bot-random = Zufall
    .about = Spielt irgendeine Möglichkeit, rein zufällig.
bot-greedy = kurzsichtig
    .about = Nimmt, was im Moment am besten aussieht.
bot-search = Suche
    .about = Spielt vor jedem Zug im Kopf viele Spiele zu Ende.
bot-program = Programm
