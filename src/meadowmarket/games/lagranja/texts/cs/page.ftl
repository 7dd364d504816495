# Slova herního plánu La Granja na stránce.

lagranja-page-village = Vesnice
lagranja-page-revenue = Pole výnosu
lagranja-page-market = Trh
lagranja-page-siesta = Stupnice siesty
lagranja-page-fields = Polnosti
lagranja-page-barrows = Trakaře
lagranja-page-helpers = Pomocníci
lagranja-page-extensions = Rozšíření
lagranja-page-storage = Sklad
lagranja-page-roof = Střecha
lagranja-page-donkeys = Destičky oslíků
lagranja-page-hand = Ruka
lagranja-page-others = Ostatní hráči
lagranja-page-neutral = neutrální hráč
lagranja-page-farm-of = Farma: { $name }
lagranja-page-show-farm = Ukázat farmu: { $name }
lagranja-page-points = { $count } VB
lagranja-page-secret = tajné

## Fáze

lagranja-page-phase-farm = farmaření
lagranja-page-phase-revenue = výnos
lagranja-page-phase-transport = přeprava
lagranja-page-phase-scoring = bodování
lagranja-page-phases = Fáze kola
lagranja-page-turn-order = Pořadí tahu

## Karty

lagranja-page-card = Karta { $number }, { $name }
lagranja-page-hand-title = Ruka: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} (limit { $limit })
lagranja-page-hand-empty = V ruce nemáš žádnou kartu.
lagranja-page-hand-secret = Karty v ruce jsou tajné.
lagranja-page-choose-side = Vyber stranu
lagranja-page-side-field = Polnost
lagranja-page-side-barrow = Trakař
lagranja-page-side-extension = Rozšíření
lagranja-page-side-helper = Pomocník
lagranja-page-side-discard = Odhodit
lagranja-page-gives-field = zdarma
lagranja-page-gives-barrow = za { $count } VB
lagranja-page-gives-extension = { $count ->
    [one] stojí 1 zboží
    [few] stojí { $count } různá zboží
    [many] stojí { $count } různého zboží
   *[other] stojí { $count } různých druhů zboží
}
lagranja-page-gives-helper = funguje hned
lagranja-page-gives-discard = na odhazovací balíček
lagranja-page-to-market = pak stánek na trh
lagranja-page-part-hand = limit ruky +{ $count }
lagranja-page-part-pen = { $count ->
    [one] o 1 kóji víc
    [few] o { $count } kóje víc
    [many] o { $count } kóje víc
   *[other] o { $count } kójí víc
}
lagranja-page-part-delivery = { $count ->
    [one] 1 dodávka navíc
    [few] { $count } dodávky navíc
    [many] { $count } dodávky navíc
   *[other] { $count } dodávek navíc
}
lagranja-page-part-silver = { $count ->
    [one] 1 stříbrný při příjmu
    [few] { $count } stříbrné při příjmu
    [many] { $count } stříbrného při příjmu
   *[other] { $count } stříbrných při příjmu
}
lagranja-page-timing-passive = stále
lagranja-page-timing-once = jednou za kolo
lagranja-page-timing-action = kolikrát chceš

## Vesnice

lagranja-page-die = Kostka { $number }
lagranja-page-die-space = Pole výnosu { $number }
lagranja-page-no-die = Neleží tu žádná kostka.
lagranja-page-reserved = Smí vzít jen { $name }
lagranja-page-taken-dice = Kostky vzaté v tomto kole: { $dice }
lagranja-page-die-of = Kostku má { $name }
lagranja-page-own-row = Tvůj řádek
lagranja-page-served = dodáno
lagranja-page-you-have-none = Nic takového nemáš.
lagranja-page-closed = { $count ->
    [one] Blokovaná, dokud není dokončena jiná budova.
    [few] Blokovaná, dokud nejsou dokončeny { $count } jiné budovy.
    [many] Blokovaná, dokud není dokončeno { $count } jiné budovy.
   *[other] Blokovaná, dokud není dokončeno { $count } jiných budov.
}
lagranja-page-opens = zpřístupní se jako { $count }.
lagranja-page-first-vp = 1 VB pro toho, kdo ji dokončí první.
lagranja-page-owner-lasts = { $name }: žeton řemesla, od { $round }. kola
lagranja-page-owner-new = { $name }: žeton řemesla, funguje od příštího kola
lagranja-page-space = Pole trhu { $label }
lagranja-page-free = volné
lagranja-page-stall-of = stánek: { $name }
lagranja-page-about-space = Kdo dokončí trakař za { $value } VB, může postavit stánek sem. Ten odstraní sousední stánky soupeřů s nižším číslem.
lagranja-page-siesta-space = Pole siesty { $number }, { $vp } VB
lagranja-page-about-siesta = První hraje ten, čí žeton je nejdál; na stejném poli rozhoduje horní.
lagranja-page-own-disc = Tvůj žeton siesty
lagranja-page-roofs-of-round = Střechy tohoto kola
lagranja-page-no-roofs = Vyprodáno.
lagranja-page-roof-not-now = Destičky střech se kupují ve fázi farmaření.
lagranja-page-needs-silver = { $missing ->
    [one] Chybí ti 1 stříbrný.
    [few] Chybí ti { $missing } stříbrné.
    [many] Chybí ti { $missing } stříbrného.
   *[other] Chybí ti { $missing } stříbrných.
}
lagranja-page-usable-in = Lze použít ve fázi: { $phases }.
lagranja-page-usable-any = Lze použít v kterékoli fázi.
lagranja-page-deck = Dobírací balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
lagranja-page-discards = Odhazovací balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Farma

lagranja-page-field-of = { $good }: polnosti { $count }, z toho s úrodou { $full }
lagranja-page-about-fields = Na prázdných polnostech vyroste zboží ve fázi farmaření. Můžeš ho vylepšit, dodat nebo jím zaplatit, ale ne prodat.
lagranja-page-barrow = Trakař { $card }, { $vp } VB
lagranja-page-about-barrow = Po dokončení: { $vp } VB, obchodní komodita a stánek na pole trhu s číslem { $vp }.
lagranja-page-about-barrow-no-market = Po dokončení: { $vp } VB a obchodní komodita.
lagranja-page-free-barrow = Volné místo na trakař
lagranja-page-free-helper = Volné místo na pomocníka
lagranja-page-helper-used = v tomto kole použitý
lagranja-page-used = použito
lagranja-page-roof-space = Místo na střeše { $number }, { $vp } VB
lagranja-page-donkey = { $donkeys ->
    [one] 1 dodávka
    [few] { $donkeys } dodávky
    [many] { $donkeys } dodávky
   *[other] { $donkeys } dodávek
}, { $hats ->
    [0] žádný krok siesty
    [one] 1 krok siesty
    [few] { $hats } kroky siesty
    [many] { $hats } kroku siesty
   *[other] { $hats } kroků siesty
}
lagranja-page-donkey-chosen = Vybraná pro toto kolo.
lagranja-page-donkey-used = Použitá; všechny destičky se vrátí ve 4. kole.
lagranja-page-next-price = další: { $count ->
    [one] { $count } zboží
    [few] { $count } zboží
    [many] { $count } zboží
   *[other] { $count } zboží
}
lagranja-page-next-extension = { $count ->
    [one] Další rozšíření stojí 1 zboží z farmy.
    [few] Další rozšíření stojí { $count } různá zboží z farmy.
    [many] Další rozšíření stojí { $count } různého zboží z farmy.
   *[other] Další rozšíření stojí { $count } různých druhů zboží z farmy.
}
lagranja-page-extra = { $count ->
    [one] 1 dodávka navíc
    [few] { $count } dodávky navíc
    [many] { $count } dodávky navíc
   *[other] { $count } dodávek navíc
}, { $silver ->
    [one] po 1 stříbrném
    [few] po { $silver } stříbrných
    [many] po { $silver } stříbrného
   *[other] po { $silver } stříbrných
}
lagranja-page-prices = Nákup { $buy }, prodej { $sell }, vylepšení na { $into }: { $upgrade ->
    [one] 1 stříbrný
    [few] { $upgrade } stříbrné
    [many] { $upgrade } stříbrného
   *[other] { $upgrade } stříbrných
}.
lagranja-page-about-pens = { $count ->
    [one] Máš 1 kóji.
    [few] Máš { $count } kóje.
    [many] Máš { $count } kóje.
   *[other] Máš { $count } kójí.
} Dvě prasata s prázdnou kójí mají mladé.
lagranja-page-about-trade-good = Vrať ji za 4 stříbrné, dvě různá zboží ze sklizně, kartu, prase nebo dvě vylepšení.

## Odkud jsou body

lagranja-page-source-start = Začátek
lagranja-page-source-roofs = Střechy
lagranja-page-source-bonuses = Bonusy
lagranja-page-source-buildings = Budovy
lagranja-page-source-crafts = Žetony řemesel
lagranja-page-source-barrows = Trakaře
lagranja-page-source-fights = Odstraněné stánky
lagranja-page-source-stalls = Stánky
lagranja-page-source-siesta = Siesta
lagranja-page-source-helpers = Pomocníci
lagranja-page-source-silver = Stříbrné
lagranja-page-source-paid = Zaplaceno

## Horní lišta

lagranja-page-status = Kolo { $round } z { $rounds } · { $phase }

## Záložky na telefonu

lagranja-page-tab-village = Vesnice
lagranja-page-tab-farm = Farma
lagranja-page-tab-hand = Ruka
lagranja-page-tab-others = Ostatní
lagranja-page-tab-log = Průběh
lagranja-page-word-discard = Odhodit
