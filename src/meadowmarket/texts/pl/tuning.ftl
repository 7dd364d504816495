# Strojenie wag, którymi boty oceniają pozycję.

cli-tune-help =
    Dostrój wagi, którymi boty oceniają pozycję.
    Bot gra sam ze sobą z lekko zmienionymi wagami, a lepsze zostają: bot zachłanny albo, z opcją --simulations,
    szukający. Wynik nie zależy od --jobs.
cli-tune-example = meadowmarket tune { $game } --steps 150 --seed 1 --out weights.csv
cli-option-tuned-players = dostrój do gier dwuosobowych (domyślnie) albo, przy 1, do gry jednoosobowej
cli-option-steps = liczba kroków; w każdym liczba rozdań to { $trials }, z obu miejsc (domyślnie 150)
cli-option-tuned-simulations = zamiast bota zachłannego niech grają szukające, z tyloma symulacjami na decyzję
cli-option-check = na koniec tyle gier nowych wag przeciwko starym (domyślnie 400)
cli-option-weights = zapisz wagi jako tabelę w tym nowym pliku, w formacie pliku data/weights.csv tej gry
tune-progress = strojenie
tune-term = składnik
tune-before = przed
tune-after = po
tune-check = Nowe wagi przeciwko starym, liczba gier { $games }: punkty na grę { $margin } (95%: { $sure })
