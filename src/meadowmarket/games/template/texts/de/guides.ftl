# Was Anfängern bei jeder Entscheidung hilft: Der Schlüssel ist der Name ihrer Klasse.

template-guide-bid = Alle bieten gleichzeitig. Die höchste Karte gewinnt die Runde; spar sie dir für eine wichtige auf.
template-guide-roll-or-stop = Ein Wurf kann nur helfen: 1 Punkt für je volle 3.
template-guide-shop = Waren bringen Punkte oder Münzen. Kaufe, was du bezahlen kannst.
