# Настройка весов, по которым боты оценивают позицию.

cli-tune-help =
    Настроить веса, по которым боты оценивают позицию.
    Бот играет сам с собой со слегка изменёнными весами, и лучшие остаются: жадный бот, а с --simulations —
    поиск. Результат не зависит от --jobs.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out weights.csv
cli-option-tuned-players = настраивать для партий вдвоём (по умолчанию) или, с 1, для одиночной игры
cli-option-steps = число шагов; в шаге раскладов { $trials }, каждый с обоих мест (по умолчанию 150)
cli-option-tuned-simulations = вместо жадного бота играет поиск с таким числом симуляций на выбор
cli-option-check = партий новых весов против старых в конце (по умолчанию 400)
cli-option-weights = записать веса таблицей, как в data/weights.csv игры
tune-progress = настройка
tune-term = слагаемое
tune-before = до
tune-after = после
tune-check = Новые веса против старых, партий { $games }: очков за партию { $margin } (95 %: { $sure })
