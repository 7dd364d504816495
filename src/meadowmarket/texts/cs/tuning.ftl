# Ladění vah, podle kterých boti hodnotí pozici.

cli-tune-help =
    Ladí váhy, podle kterých boti hodnotí pozici.
    Bot hraje sám proti sobě s trochu změněnými váhami a ty lepší zůstanou: krátkozraký bot, nebo s volbou
    --simulations hledač. Výsledek nezávisí na --jobs.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out vahy.csv
cli-option-tuned-players = ladí pro hru dvou (výchozí), nebo s 1 pro sólovou hru
cli-option-steps = počet kroků; rozdání v kroku: { $trials }, každé z obou míst (výchozí: 150)
cli-option-tuned-simulations = místo krátkozrakého bota hraje hledač s tolika simulacemi na volbu
cli-option-check = počet her nových vah proti starým na konci (výchozí: 400)
cli-option-weights = zapíše váhy jako tabulku do tohoto nového souboru, ve formátu data/weights.csv dané hry
tune-progress = ladění
tune-term = položka
tune-before = předtím
tune-after = potom
tune-check = Nové váhy proti starým, počet her: { $games }; body na hru: { $margin } (95 %: { $sure })
