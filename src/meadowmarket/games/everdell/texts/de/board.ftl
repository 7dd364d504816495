# Everdells Tafel im Terminal: kurze Texte der Karten, Ereignisse und Orte, und eigene Wörter.

## Die Tafel

everdell-board-legend-cards = Preis: Z Zweig, H Harz, K Kiesel, B Beere · ★4 Punkte · am Ende b g r l v: braun, grün, rot, blau, violett
everdell-board-legend-marks = { $token } besetzt · { $blocked } Rugwort · ▸ am Zug · ● ■ ▲ ◆ Arbeiter und Besitzer · ×n geteilter Ort, beliebig viele Arbeiter
everdell-board-places = Orte
everdell-board-worth = ★{ $n }
everdell-board-shared = ×n
everdell-board-colour-tan = braune
everdell-board-colour-green = grüne
everdell-board-colour-red = rote
everdell-board-colour-blue = blaue
everdell-board-colour-purple = violette
everdell-board-mark-tan = b
everdell-board-mark-green = g
everdell-board-mark-red = r
everdell-board-mark-blue = l
everdell-board-mark-purple = v
everdell-board-aside-hidden = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
everdell-board-label-worker = Arbeiter: { $what }
everdell-board-label-play-hand = Hand: { $what }
everdell-board-label-play-meadow = Wiese: { $what }
everdell-board-option = { $text } · { $more }
everdell-board-cards = Wiese
everdell-board-basic = Grundorte
everdell-board-forest = Wald
everdell-board-other = Zuflucht, Reise
everdell-board-events = Ereignisse
everdell-board-piles = { $pile } Karten im Nachziehstapel, { $discards } abgelegt
everdell-board-aside = Beiseitegelegt
everdell-board-playing = Wird ausgespielt
everdell-board-hand = Hand
everdell-board-city = Stadt
everdell-board-prisoners = Verlies
everdell-board-counts = Punkte { $points } · Arbeiter { $workers }/{ $total } · Hand { $cards } · Plätze { $spaces }/15
everdell-board-rugwort = Rugwort
everdell-board-passed = hat gepasst
everdell-board-season-winter = Winter
everdell-board-season-spring = Frühling
everdell-board-season-summer = Sommer
everdell-board-season-autumn = Herbst
everdell-board-short-twig = Z
everdell-board-short-resin = H
everdell-board-short-pebble = K
everdell-board-short-berry = B

## Was Karten tun, in wenigen Worten

everdell-short-card-architect = Ende: ★1 je Harz und Kiesel im Vorrat, bis 6
everdell-short-card-bard = sofort: bis 5 Karten ablegen, je ★1
everdell-short-card-barge-toad = Produktion: 2 Zweige je Farm
everdell-short-card-castle = Ende: ★1 je gewöhnlichem Bauwerk
everdell-short-card-cemetery = Besuch: 1 von 4 Karten kostenlos; der Arbeiter bleibt
everdell-short-card-chapel = Besuch: ★1 hierauf, 2 Karten je ★ darauf
everdell-short-card-chip-sweep = Produktion: aktiviert eine deiner grünen Karten
everdell-short-card-clock-tower = 3 ★ darauf; je Jahreszeit aktiviert einer einen Ort mit deinem Arbeiter
everdell-short-card-courthouse = je ausgespieltem Bauwerk: 1 Zweig, Harz oder Kiesel
everdell-short-card-crane = ablegen: ein Bauwerk kostet 3 weniger
everdell-short-card-doctor = Produktion: bis 3 Beeren für je ★1
everdell-short-card-dungeon = ein Wesen hineinlegen: eine Karte kostet 3 weniger
everdell-short-card-ever-tree = Ende: ★1 je violetter Karte
everdell-short-card-fairgrounds = Produktion: 2 Karten
everdell-short-card-farm = Produktion: 1 Beere
everdell-short-card-fool = kommt in die Stadt eines Gegners
everdell-short-card-general-store = Produktion: 1 Beere, mit Farm 2
everdell-short-card-historian = je ausgespielter Karte: 1 Karte ziehen
everdell-short-card-husband = Produktion: mit Ehefrau und Farm 1 Rohstoff deiner Wahl
everdell-short-card-inn = Besuch: eine Karte der Wiese für 3 weniger ausspielen
everdell-short-card-innkeeper = ablegen: ein Wesen kostet 3 Beeren weniger
everdell-short-card-judge = einen Rohstoff des Preises durch einen anderen ersetzen
everdell-short-card-king = Ende: ★1 je einfachem Ereignis, ★2 je besonderem Ereignis
everdell-short-card-lookout = Besuch: einen beliebigen Grund- oder Waldort nutzen
everdell-short-card-mine = Produktion: 1 Kiesel
everdell-short-card-miner-mole = Produktion: kopiert eine grüne Karte eines Gegners
everdell-short-card-monastery = Besuch: 2 Rohstoffe verschenken für ★4; der Arbeiter bleibt
everdell-short-card-monk = Produktion: bis 2 Beeren verschenken für je ★2
everdell-short-card-palace = Ende: ★1 je einzigartigem Bauwerk
everdell-short-card-peddler = Produktion: bis 2 Rohstoffe tauschen
everdell-short-card-post-office = Besuch: 2 Karten verschenken, beliebig ablegen, Hand auffüllen
everdell-short-card-postal-pigeon = sofort: 2 Karten aufdecken, eine bis ★3 kostenlos ausspielen
everdell-short-card-queen = Besuch: eine Karte bis ★3 kostenlos ausspielen
everdell-short-card-ranger = sofort: einen deiner Arbeiter versetzen
everdell-short-card-resin-refinery = Produktion: 1 Harz
everdell-short-card-ruins = sofort: ersetzt ein Bauwerk; dessen Preis zurück, 2 Karten
everdell-short-card-school = Ende: ★1 je gewöhnlichem Wesen
everdell-short-card-shepherd = sofort: 3 Beeren, ★1 je ★ auf deiner Kapelle
everdell-short-card-shopkeeper = je ausgespieltem Wesen: 1 Beere
everdell-short-card-storehouse = Produktion: 3 Zweige, 2 Harz, 1 Kiesel oder 2 Beeren darauf
everdell-short-card-teacher = Produktion: 2 Karten, eine verschenken
everdell-short-card-theater = Ende: ★1 je einzigartigem Wesen
everdell-short-card-twig-barge = Produktion: 2 Zweige
everdell-short-card-undertaker = sofort: 3 Karten der Wiese ablegen, 1 nehmen
everdell-short-card-university = Besuch: Karte aus der Stadt ablegen; ihr Preis, 1 Rohstoff, ★1
everdell-short-card-wanderer = sofort: 3 Karten; braucht keinen Platz
everdell-short-card-wife = Ende: ★3 mit einem Ehemann
everdell-short-card-woodcarver = Produktion: bis 3 Zweige für je ★1

## Was Ereignisse bringen, in wenigen Worten

everdell-short-event-city-monument = ★3
everdell-short-event-grand-tour = ★3
everdell-short-event-harvest-festival = ★3
everdell-short-event-cartographers-expedition = ★3
everdell-short-event-a-brilliant-marketing-plan = bis 3 Rohstoffe verschenken, je ★2
everdell-short-event-a-well-run-city = ★4, ein Arbeiter kommt zurück
everdell-short-event-an-evening-of-fireworks = bis 3 Zweige darauf, je ★2
everdell-short-event-ancient-scrolls-discovered = 5 Karten aufdecken: behalten oder je ★1
everdell-short-event-capture-of-the-acorn-thieves = bis 2 Wesen aus der Stadt darunter, je ★3
everdell-short-event-croak-wart-cure = ★6 für 2 Beeren und 2 Karten aus der Stadt
everdell-short-event-flying-doctor-service = ★3 je Ehepaar in allen Städten
everdell-short-event-graduation-of-scholars = bis 3 Wesen aus der Hand darunter, je ★2
everdell-short-event-ministering-to-miscreants = ★3 je Gefangenem
everdell-short-event-path-of-the-pilgrims = ★3 je Arbeiter in deinem Kloster
everdell-short-event-performer-in-residence = bis 3 Beeren darauf, je ★2
everdell-short-event-pristine-chapel-ceiling = Karte und Rohstoff je ★ auf deiner Kapelle, je ★2
everdell-short-event-remembering-the-fallen = ★3 je Arbeiter auf deinem Friedhof
everdell-short-event-tax-relief = ★3, Produktion
everdell-short-event-the-everdell-games = ★9
everdell-short-event-under-new-management = bis 3 Rohstoffe darauf, je ★1 oder ★2

## Was Orte bringen, in wenigen Worten

everdell-short-place-basic-3-twigs = 3 Zweige
everdell-short-place-basic-2-twigs-1-card = 2 Zweige, 1 Karte
everdell-short-place-basic-2-resin = 2 Harz
everdell-short-place-basic-1-resin-1-card = 1 Harz, 1 Karte
everdell-short-place-basic-2-cards-1-point = 2 Karten, ★1
everdell-short-place-basic-1-pebble = 1 Kiesel
everdell-short-place-basic-1-berry-1-card = 1 Beere, 1 Karte
everdell-short-place-basic-1-berry = 1 Beere
everdell-short-place-forest-copy-basic-1-card = ein beliebiger Grundort, 1 Karte
everdell-short-place-forest-3-berries = 3 Beeren
everdell-short-place-forest-2-cards-1-any = 2 Karten, 1 Rohstoff deiner Wahl
everdell-short-place-forest-discard-any-draw-2-each = Karten ablegen, je 2 ziehen
everdell-short-place-forest-discard-3-gain-any = bis 3 Karten ablegen, je 1 Rohstoff
everdell-short-place-forest-2-meadow-play-1-less = 2 Karten von der Wiese, eine für 1 weniger ausspielen
everdell-short-place-forest-3-cards-1-pebble = 3 Karten, 1 Kiesel
everdell-short-place-forest-2-berries-1-card = 2 Beeren, 1 Karte
everdell-short-place-forest-2-resin-1-twig = 2 Harz, 1 Zweig
everdell-short-place-forest-2-any = 2 Rohstoffe deiner Wahl
everdell-short-place-forest-twig-resin-berry = 1 Zweig, 1 Harz, 1 Beere
everdell-short-place-haven = 1 Rohstoff je 2 abgelegten Karten
everdell-short-place-journey-5 = ★5 für 5 Karten
everdell-short-place-journey-4 = ★4 für 4
everdell-short-place-journey-3 = ★3 für 3
everdell-short-place-journey-2 = ★2 für 2
