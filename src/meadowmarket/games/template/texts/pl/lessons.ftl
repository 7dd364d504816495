# Lekcje: tytuły, kroki i odpowiedzi na zły ruch. Kroki są w folderze `lessons`.

template-lesson-bids = Runda
    .about = Licytuj, a potem rzucaj lub kupuj.
    .learned = Rundę wygrywa najwyższa karta.
template-lesson-bids-cards = Masz dwie karty. Wszyscy gracze jednocześnie licytują jedną z nich.
template-lesson-bids-bid = Wygrywa najwyższa karta. Zalicytuj kartą 9.
    .wrong = Zalicytuj kartą 9.
    .not-low = 4 może przegrać. Zalicytuj kartą 9.
template-lesson-bids-shop = Wygrywasz rundę. Możesz teraz rzucić kością. Graj dalej bez rzutu.
    .wrong = Rzut też jest dobry. Tutaj gramy dalej bez niego.
