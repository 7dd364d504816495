# Wie Spiele, Regelwerke, Einstellungen und Bots heißen: Art und Kennung, wie der Server sie nachschlägt.

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
