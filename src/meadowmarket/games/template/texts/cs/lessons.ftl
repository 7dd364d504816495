# Lekce: názvy, kroky a odpovědi na špatný tah. Kroky jsou ve složce `lessons`.

template-lesson-bids = Jedno kolo
    .about = Nabídni kartu, pak házej nebo nakupuj.
    .learned = Kolo vyhrává nejvyšší karta.
template-lesson-bids-cards = Máš dvě karty. Všichni hráči jednu z nich naráz nabídnou.
template-lesson-bids-bid = Vyhrává nejvyšší karta. Nabídni 9.
    .wrong = Nabídni 9.
    .not-low = 4 může prohrát. Nabídni 9.
template-lesson-bids-shop = Kolo je tvoje. Teď můžeš házet. Pokračuj bez hodu.
    .wrong = I hodit by šlo. Tady ale pokračujeme bez hodu.
