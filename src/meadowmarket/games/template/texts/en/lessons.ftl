# The lessons: titles, steps, and what is answered to a wrong move. The steps are in the folder `lessons`.

template-lesson-bids = A round
    .about = Bid, then roll or shop.
    .learned = The highest card wins the round.
template-lesson-bids-cards = You have two cards. All players bid one of them at once.
template-lesson-bids-bid = The highest card wins. Bid the 9.
    .wrong = Bid the 9.
    .not-low = A 4 may lose. Bid the 9.
template-lesson-bids-shop = You have won the round. You may roll now. Go on without rolling.
    .wrong = Rolling is fine, too. Here we go on without it.
