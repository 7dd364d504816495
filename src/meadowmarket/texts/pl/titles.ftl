# Nazwy gier, zestawów zasad, ustawień i botów: rodzaj i identyfikator, tak jak szuka ich serwer.

## Boty, jak w „Bot 2 (trudny)”, i jaki jest każdy z nich

bot-easy = łatwy
    .about = Odpowiada od razu i myli się jak człowiek.
bot-normal = normalny
    .about = Odpowiada szybko i gra solidnie.
bot-hard = trudny
    .about = Odpowiada szybko, patrzy naprzód i rzadko się myli.
bot-expert = ekspert
    .about = Chwilę myśli i niczego nie oddaje za darmo.
bot-random = losowy
    .about = Wybiera dowolną opcję losowo.
bot-greedy = zachłanny
    .about = Bierze to, co w tej chwili wygląda najlepiej.
bot-search = szukający
    .about = Przed ruchem rozgrywa w myślach wiele partii.
bot-program = program
