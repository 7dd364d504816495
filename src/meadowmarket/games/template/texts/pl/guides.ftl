# Podpowiedzi dla początkujących do każdej decyzji: kluczem jest nazwa jej klasy.

template-guide-bid = Wszyscy licytują jednocześnie. Rundę wygrywa najwyższa karta; zachowaj ją na ważną rundę.
template-guide-roll-or-stop = Rzut może tylko pomóc: 1 punkt za każde pełne 3.
template-guide-shop = Towary dają punkty lub monety. Kup to, na co cię stać.
