# What helps a beginner with each decision: the key is the name of its class.

template-guide-bid = All bid at once. The highest card wins the round; keep it for a round that matters.
template-guide-roll-or-stop = A roll can only help: 1 point for every full 3.
template-guide-shop = Goods bring points or coins. Buy what you can pay for.
