# Herní plán La Granja v terminálu.

lagranja-board-round = Kolo { $round } z { $rounds }
lagranja-board-over = Konec hry
lagranja-board-phase-farm = { $case ->
   *[nom] Fáze farmaření
    [loc] ve fázi farmaření
}
lagranja-board-phase-revenue = { $case ->
   *[nom] Fáze výnosu
    [loc] ve fázi výnosu
}
lagranja-board-phase-transport = { $case ->
   *[nom] Fáze přepravy
    [loc] ve fázi přepravy
}
lagranja-board-phase-scoring = { $case ->
   *[nom] Fáze bodování
    [loc] ve fázi bodování
}
lagranja-board-order = Pořadí
lagranja-board-solo-first = Začínáš ty
lagranja-board-solo-second = Začíná neutrální hráč
lagranja-board-dice = Kostky
lagranja-board-last-die = { $number }, poslední kostka, pro všechny
lagranja-board-market = Trh
lagranja-board-buildings = Budovy řemeslníků
lagranja-board-opens = { $order ->
    [1] zpřístupní se 1.
    [2] zpřístupní se 2.
   *[other] zpřístupní se 3.
}
lagranja-board-first-vp = +{ $points } VB
lagranja-board-roofs-on-sale = Destičky střech
lagranja-board-siesta = Siesta
lagranja-board-siesta-space = { $number }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } VB)
}
lagranja-board-piles = Dobírací balíček { $deck }, odhozeno { $discards }
lagranja-board-good-silver = stříbrný
lagranja-board-good-vp = VB
lagranja-board-good-olive = oliva
lagranja-board-good-grain = obilí
lagranja-board-good-grape = hrozen
lagranja-board-good-pig = prase
lagranja-board-good-food = jídlo
lagranja-board-good-wine = víno
lagranja-board-good-meat = maso
lagranja-board-good-trade-good = komodita
lagranja-board-vp = { $points } VB
lagranja-board-goods = Zboží
lagranja-board-fields = Polnosti
lagranja-board-barrows = Trakaře
lagranja-board-barrow-short = Trakař
lagranja-board-barrow-place = { $place }.
lagranja-board-barrow = { $points } VB:
lagranja-board-barrow-without-stall = { $points } VB, bez stánku:
lagranja-board-roofs = Střecha
lagranja-board-used = { $name } (použito)
lagranja-board-donkeys = Oslíci
lagranja-board-donkey-chosen = vybráno: { $donkeys }
lagranja-board-donkey-hidden = destička vybrána
lagranja-board-prices = Nákup/vylepšení
lagranja-board-roof-price = destička střechy { $silver }
lagranja-board-farm = Farma
lagranja-board-pens = kóje { $pigs }/{ $pens }
lagranja-board-roof-places = střechy { $count }/{ $places }
lagranja-board-extra-deliveries = dodávky navíc { $count } (cena { $silver })
lagranja-board-extensions = rozšíření { $count }
lagranja-board-extensions-short = Rozšíření
lagranja-board-markers = zbývá žetonů { $count }
lagranja-board-crafts = Žetony řemesel
lagranja-board-new-craft = { $name } (nový)
lagranja-board-barred = Uzavřené možnosti směny
lagranja-board-helpers = Pomocníci
lagranja-board-hand = Ruka: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} (limit { $limit })
lagranja-board-cards = Ruka
lagranja-board-column-card = Karta
lagranja-board-column-field = Polnost
lagranja-board-column-barrow = Trakař
lagranja-board-column-extension = Rozšíření
lagranja-board-column-helper = Pomocník
lagranja-board-adds-pen = kóje
lagranja-board-adds-delivery = dodávka
lagranja-board-adds-silver = stříbrný
lagranja-board-others = Ostatní
lagranja-board-farms = Farmy
lagranja-board-legend = { $full } plná polnost, { $empty } prázdná polnost, { $served } dodáno
lagranja-board-none = –

# Složky hodnoty farmy.
lagranja-term-points = dosavadní body
lagranja-term-silver = stříbrné
lagranja-term-goods = nepotřebné zboží
lagranja-term-wanted-goods = potřebné zboží
lagranja-term-trade-goods = obchodní komodity
lagranja-term-fields = budoucí sklizně
lagranja-term-breeding = budoucí mladé prasat
lagranja-term-barrows = rozpracované trakaře
lagranja-term-buildings = rozpracované budovy řemeslníků
lagranja-term-crafts = žetony řemesel
lagranja-term-stalls = stánky na trhu
lagranja-term-siesta = siesta
lagranja-term-turn-order = pořadí tahu
lagranja-term-donkey = dodávky z destičky oslíka
lagranja-term-extensions = rozšíření farmy
lagranja-term-helpers = pomocníci
lagranja-term-unused-helpers = pomocníci k použití
lagranja-term-roof-bonuses = nepoužité destičky střech
lagranja-term-roof-spaces = budoucí destičky střech
lagranja-term-hand = karty v ruce
