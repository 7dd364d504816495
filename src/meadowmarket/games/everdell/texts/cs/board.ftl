# Herní plán Divukraje v terminálu: krátké texty karet, událostí a míst a vlastní slova.

## Herní plán

everdell-board-legend-cards = Cena: v větvička, s smůla, o oblázek, b bobule · ★4 body · na konci h z č m f: hnědá, zelená, červená, modrá, fialová
everdell-board-legend-marks = { $token } obsazeno · { $blocked } Břitva · ▸ na tahu · ● ■ ▲ ◆ pomocníci a majitelé · ×n společné místo, libovolný počet pomocníků
everdell-board-places = Místa
everdell-board-worth = ★{ $n }
everdell-board-shared = ×n
everdell-board-colour-tan = hnědé
everdell-board-colour-green = zelené
everdell-board-colour-red = červené
everdell-board-colour-blue = modré
everdell-board-colour-purple = fialové
everdell-board-mark-tan = h
everdell-board-mark-green = z
everdell-board-mark-red = č
everdell-board-mark-blue = m
everdell-board-mark-purple = f
everdell-board-aside-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
everdell-board-label-worker = Pomocník: { $what }
everdell-board-label-play-hand = Ruka: { $what }
everdell-board-label-play-meadow = Louka: { $what }
everdell-board-option = { $text } · { $more }
everdell-board-cards = Louka
everdell-board-basic = Základní akce
everdell-board-forest = Les
everdell-board-other = Svatyně, Výprava
everdell-board-events = Události
everdell-board-piles = Karty v dobíracím balíčku: { $pile }, odložené: { $discards }
everdell-board-aside = Stranou
everdell-board-playing = Vykládá se
everdell-board-hand = Ruka
everdell-board-city = Město
everdell-board-prisoners = Vězení
everdell-board-counts = body { $points } · pomocníci { $workers }/{ $total } · ruka { $cards } · místa { $spaces }/15
everdell-board-rugwort = Břitva
everdell-board-passed = pasuje
everdell-board-season-winter = zima
everdell-board-season-spring = jaro
everdell-board-season-summer = léto
everdell-board-season-autumn = podzim
everdell-board-short-twig = v
everdell-board-short-resin = s
everdell-board-short-pebble = o
everdell-board-short-berry = b

## Co karty dělají, pár slovy

everdell-short-card-architect = konec: ★1 za zbylou smůlu a oblázek, nejvýš 6
everdell-short-card-bard = hned: odlož až 5 karet, za každou ★1
everdell-short-card-barge-toad = sběr: 2 větvičky za Farmu
everdell-short-card-castle = konec: ★1 za běžnou stavbu
everdell-short-card-cemetery = návštěva: 1 ze 4 karet balíčku zdarma; pomocník zůstane
everdell-short-card-chapel = návštěva: ★1 na ni, 2 karty za každou ★
everdell-short-card-chip-sweep = sběr: aktivuje jednu tvou zelenou kartu
everdell-short-card-clock-tower = 3 ★ na ní; za jednu při změně období místo s tvým pomocníkem
everdell-short-card-courthouse = za každou další stavbu: 1 větvička, smůla nebo oblázek
everdell-short-card-crane = odlož ho: stavba stojí o 3 méně
everdell-short-card-doctor = sběr: až 3 bobule, za každou ★1
everdell-short-card-dungeon = tvora dovnitř: karta stojí o 3 méně
everdell-short-card-ever-tree = konec: ★1 za fialovou kartu
everdell-short-card-fairgrounds = sběr: 2 karty
everdell-short-card-farm = sběr: 1 bobule
everdell-short-card-fool = jde do města soupeře
everdell-short-card-general-store = sběr: 1 bobule, s Farmou 2
everdell-short-card-historian = za každou další kartu: dober 1 kartu
everdell-short-card-husband = sběr: 1 libovolná surovina s Farmářkou a Farmou
everdell-short-card-inn = návštěva: karta z Louky o 3 levněji
everdell-short-card-innkeeper = odlož ho: tvor stojí o 3 bobule méně
everdell-short-card-judge = jednu surovinu ceny nahraď jinou
everdell-short-card-king = konec: ★1 za základní, ★2 za významnou událost
everdell-short-card-lookout = návštěva: libovolná základní akce nebo les
everdell-short-card-mine = sběr: 1 oblázek
everdell-short-card-miner-mole = sběr: kopíruje soupeřovu zelenou kartu
everdell-short-card-monastery = návštěva: předej 2 suroviny za ★4; pomocník zůstane
everdell-short-card-monk = sběr: předej až 2 bobule, za každou ★2
everdell-short-card-palace = konec: ★1 za jedinečnou stavbu
everdell-short-card-peddler = sběr: vyměň až 2 suroviny
everdell-short-card-post-office = návštěva: předej 2 karty, odlož kolik chceš, doplň ruku
everdell-short-card-postal-pigeon = hned: odhal 2 karty, jednu do ★3 vylož zdarma
everdell-short-card-queen = návštěva: karta do ★3 zdarma
everdell-short-card-ranger = hned: přesuň svého pomocníka
everdell-short-card-resin-refinery = sběr: 1 smůla
everdell-short-card-ruins = hned: nahradí stavbu; její cena zpět, 2 karty
everdell-short-card-school = konec: ★1 za běžného tvora
everdell-short-card-shepherd = hned: 3 bobule, ★1 za ★ na tvé Kapli
everdell-short-card-shopkeeper = za každého dalšího tvora: 1 bobule
everdell-short-card-storehouse = sběr: 3 větvičky, 2 smůly, 1 oblázek nebo 2 bobule na ni
everdell-short-card-teacher = sběr: 2 karty, jednu předej
everdell-short-card-theater = konec: ★1 za jedinečného tvora
everdell-short-card-twig-barge = sběr: 2 větvičky
everdell-short-card-undertaker = hned: odlož 3 karty z Louky, 1 vezmi
everdell-short-card-university = návštěva: odlož kartu města; její cena, 1 surovina, ★1
everdell-short-card-wanderer = hned: 3 karty; nezabírá místo
everdell-short-card-wife = konec: ★3 s Farmářem
everdell-short-card-woodcarver = sběr: až 3 větvičky, za každou ★1

## Co dávají události, pár slovy

everdell-short-event-city-monument = ★3
everdell-short-event-grand-tour = ★3
everdell-short-event-harvest-festival = ★3
everdell-short-event-cartographers-expedition = ★3
everdell-short-event-a-brilliant-marketing-plan = předej až 3 suroviny, za každou ★2
everdell-short-event-a-well-run-city = ★4, jeden pomocník se vrátí
everdell-short-event-an-evening-of-fireworks = až 3 větvičky na ni, za každou ★2
everdell-short-event-ancient-scrolls-discovered = odhal 5 karet: do ruky, nebo po ★1
everdell-short-event-capture-of-the-acorn-thieves = až 2 tvorové z města pod ni, po ★3
everdell-short-event-croak-wart-cure = ★6 za 2 bobule a 2 karty města
everdell-short-event-flying-doctor-service = ★3 za pár Farmářů, všechna města
everdell-short-event-graduation-of-scholars = až 3 tvorové z ruky pod ni, po ★2
everdell-short-event-ministering-to-miscreants = ★3 za vězně
everdell-short-event-path-of-the-pilgrims = ★3 za pomocníka ve tvém Klášteře
everdell-short-event-performer-in-residence = až 3 bobule na ni, za každou ★2
everdell-short-event-pristine-chapel-ceiling = karta a surovina za ★ na tvé Kapli, po ★2
everdell-short-event-remembering-the-fallen = ★3 za pomocníka na tvém Hřbitově
everdell-short-event-tax-relief = ★3, sběr
everdell-short-event-the-everdell-games = ★9
everdell-short-event-under-new-management = až 3 suroviny na ni, po ★1 nebo ★2

## Co dávají místa, pár slovy

everdell-short-place-basic-3-twigs = 3 větvičky
everdell-short-place-basic-2-twigs-1-card = 2 větvičky, 1 karta
everdell-short-place-basic-2-resin = 2 smůly
everdell-short-place-basic-1-resin-1-card = 1 smůla, 1 karta
everdell-short-place-basic-2-cards-1-point = 2 karty, ★1
everdell-short-place-basic-1-pebble = 1 oblázek
everdell-short-place-basic-1-berry-1-card = 1 bobule, 1 karta
everdell-short-place-basic-1-berry = 1 bobule
everdell-short-place-forest-copy-basic-1-card = libovolná základní akce, 1 karta
everdell-short-place-forest-3-berries = 3 bobule
everdell-short-place-forest-2-cards-1-any = 2 karty, 1 libovolná surovina
everdell-short-place-forest-discard-any-draw-2-each = odlož karty, za každou dober 2
everdell-short-place-forest-discard-3-gain-any = odlož až 3 karty, za každou 1 surovina
everdell-short-place-forest-2-meadow-play-1-less = 2 karty z Louky, jednu vylož o 1 levněji
everdell-short-place-forest-3-cards-1-pebble = 3 karty, 1 oblázek
everdell-short-place-forest-2-berries-1-card = 2 bobule, 1 karta
everdell-short-place-forest-2-resin-1-twig = 2 smůly, 1 větvička
everdell-short-place-forest-2-any = 2 libovolné suroviny
everdell-short-place-forest-twig-resin-berry = 1 větvička, 1 smůla, 1 bobule
everdell-short-place-haven = 1 surovina za 2 odložené karty
everdell-short-place-journey-5 = ★5 za 5 karet
everdell-short-place-journey-4 = ★4 za 4
everdell-short-place-journey-3 = ★3 za 3
everdell-short-place-journey-2 = ★2 za 2
