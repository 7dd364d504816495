# Was das Spiel sagt. Argumente namens seat kommen als Namen von Spielern.

## Wörter

# Die Daten bringen das Englische mit, hier steht das Deutsche nach $id.
template-good = { $id ->
    [net] Netz
    [boat] Boot
   *[other] { $name }
}
template-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

## Was gefragt wird

template-ask-bid = Biete eine Karte.
template-ask-roll = Würfeln oder einkaufen?
template-ask-shop = Eine Ware kaufen oder aufhören?

## Was man tun kann

template-do-bid = Die { $card } bieten: Die höchste Karte gewinnt die Runde.
template-do-buy = Für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
} kaufen: { $good }.
template-do-roll = Würfeln: 1 Punkt für je volle 3.
template-do-stop = Ohne das weitermachen.

## Warum etwas nicht geht

template-too-dear = Das kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, und du hast { $coins }.

## Was geschehen ist

template-log-bid = { $seat } bietet.
template-log-bid-card = Die Karte: { $card }.
template-log-win = { $seat } gewinnt die Runde.
template-log-roll = { $seat } würfelt { $rolled }.
template-log-buy = { $seat } kauft für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}: { $good }.

## Was erklärt wird

template-good-price = { $good }: kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
template-gain-points = Bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
template-gain-coins = Bringt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.

## Was eine Stellung wert ist

template-term-points = Punkte
template-term-coins = Münzen
template-term-cards = Handkarten
