# Co říká Divukraj. Argumenty seat nebo s koncem _seat jsou jména hráčů.

## Slova

everdell-list = { FORM($first, $case) }, { FORM($rest, $case) }
everdell-own-card = { $name }
everdell-own-text = { $text }
everdell-any-critter = libovolný tvor
everdell-copy = { $card } (č. { $n })
everdell-copy-holding = { $card } (č. { $n }; na ní { $what })
everdell-on-it-worker = pomocník: { $other_seat }
everdell-on-it-token = žeton obyvatele
everdell-amount-points = { $n ->
    [one] { $case ->
       *[nom] 1 bod
        [gen] 1 bodu
        [acc] 1 bod
    }
    [few] { $case ->
       *[nom] { $n } body
        [gen] { $n } bodů
        [acc] { $n } body
    }
    [many] { $n } bodu
   *[other] { $n } bodů
}
everdell-amount-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
everdell-card-abroad = { $card } – { $other_seat }
everdell-gone = odložená karta
everdell-amount-twig = { $n ->
    [one] { $case ->
       *[nom] 1 větvička
        [gen] 1 větvičky
        [acc] 1 větvičku
    }
    [few] { $case ->
       *[nom] { $n } větvičky
        [gen] { $n } větviček
        [acc] { $n } větvičky
    }
    [many] { $n } větvičky
   *[other] { $n } větviček
}
everdell-amount-resin = { $n ->
    [one] { $case ->
       *[nom] 1 smůla
        [gen] 1 smůly
        [acc] 1 smůlu
    }
    [few] { $case ->
       *[nom] { $n } smůly
        [gen] { $n } smůl
        [acc] { $n } smůly
    }
    [many] { $n } smůly
   *[other] { $n } smůl
}
everdell-amount-pebble = { $n ->
    [one] { $case ->
       *[nom] 1 oblázek
        [gen] 1 oblázku
        [acc] 1 oblázek
    }
    [few] { $case ->
       *[nom] { $n } oblázky
        [gen] { $n } oblázků
        [acc] { $n } oblázky
    }
    [many] { $n } oblázku
   *[other] { $n } oblázků
}
everdell-amount-berry = { $n ->
    [one] { $case ->
       *[nom] 1 bobule
        [gen] 1 bobule
        [acc] 1 bobuli
    }
    [few] { $case ->
       *[nom] { $n } bobule
        [gen] { $n } bobulí
        [acc] { $n } bobule
    }
    [many] { $n } bobule
   *[other] { $n } bobulí
}
everdell-resource-twig = { $amount ->
    [one] { $case ->
       *[nom] větvička
        [gen] větvičky
        [acc] větvičku
    }
    [few] větvičky
    [many] větvičky
   *[other] větviček
}
everdell-resource-resin = { $amount ->
    [one] { $case ->
       *[nom] smůla
        [gen] smůly
        [acc] smůlu
    }
    [few] smůly
    [many] smůly
   *[other] smůl
}
everdell-resource-pebble = { $amount ->
    [one] { $case ->
       *[nom] oblázek
        [gen] oblázku
        [acc] oblázek
    }
    [few] oblázky
    [many] oblázku
   *[other] oblázků
}
everdell-resource-berry = { $amount ->
    [one] { $case ->
       *[nom] bobule
        [gen] bobule
        [acc] bobuli
    }
    [few] bobule
    [many] bobule
   *[other] bobulí
}
everdell-colour-tan = { $amount ->
    [one] karta poutě (hnědá)
    [few] karty poutě (hnědé)
    [many] karty poutě (hnědé)
   *[other] karet poutě (hnědých)
}
everdell-colour-green = { $amount ->
    [one] karta sběru (zelená)
    [few] karty sběru (zelené)
    [many] karty sběru (zelené)
   *[other] karet sběru (zelených)
}
everdell-colour-red = { $amount ->
    [one] karta místa (červená)
    [few] karty míst (červené)
    [many] karty míst (červené)
   *[other] karet míst (červených)
}
everdell-colour-blue = { $amount ->
    [one] karta služeb (modrá)
    [few] karty služeb (modré)
    [many] karty služeb (modré)
   *[other] karet služeb (modrých)
}
everdell-colour-purple = { $amount ->
    [one] karta rozkvětu (fialová)
    [few] karty rozkvětu (fialové)
    [many] karty rozkvětu (fialové)
   *[other] karet rozkvětu (fialových)
}
everdell-cards-of-a-colour = { $n ->
    [one] 1 { FORM($colour, $n) }
    [few] { $n } { FORM($colour, $n) }
    [many] { $n } { FORM($colour, $n) }
   *[other] { $n } { FORM($colour, $n) }
}
everdell-kind-common-critter = běžný tvor
everdell-kind-unique-critter = jedinečný tvor
everdell-kind-common-construction = běžná stavba
everdell-kind-unique-construction = jedinečná stavba

## Otázky

everdell-ask-turn-worker-card = { $seasons ->
    [0] Umísti pomocníka, vylož kartu, nebo pasuj.
   *[other] Umísti pomocníka, vylož kartu, nebo pasuj. Další roční období přijde, až umístíš všechny pomocníky.
}
everdell-ask-turn-worker = { $seasons ->
    [0] Umísti pomocníka, nebo pasuj.
   *[other] Umísti pomocníka, nebo pasuj. Další roční období přijde, až umístíš všechny pomocníky.
}
everdell-ask-turn-card-season = Vylož kartu, připrav se na další roční období, nebo pasuj.
everdell-ask-turn-season = Připrav se na další roční období, nebo pasuj.
everdell-ask-turn-card = Vylož kartu, nebo pasuj.
everdell-ask-turn-pass = Můžeš jen pasovat.
everdell-ask-pay = Jak zaplatíš kartu „{ $card }“?
everdell-ask-save = { $n ->
    [one] Sleva na kartu „{ $card }“: ještě 1 surovina. Kterou ušetříš?
    [few] Sleva na kartu „{ $card }“: ještě { $n } suroviny. Kterou ušetříš?
    [many] Sleva na kartu „{ $card }“: ještě { $n } suroviny. Kterou ušetříš?
   *[other] Sleva na kartu „{ $card }“: ještě { $n } surovin. Kterou ušetříš?
}
everdell-ask-gain = { $n ->
    [one] Kterou surovinu si vezmeš?
    [few] Které suroviny si vezmeš? Zbývá vybrat: { $n }.
    [many] Které suroviny si vezmeš? Zbývá vybrat: { $n }.
   *[other] Které suroviny si vezmeš? Zbývá vybrat: { $n }.
}
everdell-ask-to-amount = Který soupeř dostane { FORM($what, case: "acc") }?
everdell-ask-to-resources = { $n ->
    [one] Který soupeř dostane 1 surovinu?
    [few] Který soupeř dostane { $n } suroviny?
    [many] Který soupeř dostane { $n } suroviny?
   *[other] Který soupeř dostane { $n } surovin?
}
everdell-ask-to-cards = { $n ->
    [one] Který soupeř dostane 1 kartu?
    [few] Který soupeř dostane { $n } karty?
    [many] Který soupeř dostane { $n } karty?
   *[other] Který soupeř dostane { $n } karet?
}
everdell-ask-to-card = Který soupeř dostane kartu „{ $card }“?
everdell-ask-to-city = Do čího města půjde karta „{ $card }“?
everdell-ask-to-payment = Který soupeř dostane tvou platbu?
everdell-ask-discard = { $count ->
    [0] Kterou kartu z ruky odložíš?
   *[other] Kterou kartu z ruky odložíš? Zatím odloženo: { $count }.
}
everdell-ask-discard-for = { $count ->
    [0] Kterou kartu z ruky odložíš? { $every ->
        [one] Za každou: { $reward }.
        [few] Za každé { $every }: { $reward }.
        [many] Za každé { $every }: { $reward }.
       *[other] Za každých { $every }: { $reward }.
    }
   *[other] Kterou kartu z ruky odložíš? { $every ->
        [one] Za každou: { $reward }.
        [few] Za každé { $every }: { $reward }.
        [many] Za každé { $every }: { $reward }.
       *[other] Za každých { $every }: { $reward }.
    } Zatím odloženo: { $count }.
}
everdell-ask-discard-exactly = { $n ->
    [one] Kterou kartu z ruky odložíš?
    [few] Které karty z ruky odložíš? Zbývá vybrat: { $n }.
    [many] Které karty z ruky odložíš? Zbývá vybrat: { $n }.
   *[other] Které karty z ruky odložíš? Zbývá vybrat: { $n }.
}
everdell-ask-spend = Kolik utratíš? Nejvýš { FORM($what, case: "acc") }, za každou surovinu { $points }.
everdell-ask-spend-opponent = Kolik odevzdáš? Nejvýš { FORM($what, case: "acc") }, za každou surovinu { $points }.
everdell-ask-spend-event = Kolik položíš na událost? Nejvýš { FORM($what, case: "acc") }.
everdell-ask-give = { $n ->
    [one] Kterou surovinu odevzdáš?
    [few] Které suroviny odevzdáš? Zbývá vybrat: { $n }.
    [many] Které suroviny odevzdáš? Zbývá vybrat: { $n }.
   *[other] Které suroviny odevzdáš? Zbývá vybrat: { $n }.
}
everdell-ask-give-share = Kterou surovinu odevzdáš? Ještě nejvýš { $n }, za každou { $points }.
everdell-ask-give-event = Kterou surovinu položíš na událost? Ještě nejvýš { $n }.
everdell-ask-give-trade = Kterou surovinu vyměníš? Ještě nejvýš { $n }.
everdell-ask-produce = Sběr: kterou kartu aktivuješ teď?
everdell-ask-activate = Kterou kartu aktivuješ?
everdell-ask-place = Kam pomocník půjde?
everdell-ask-move = Kterého pomocníka přesuneš?
everdell-ask-recall = Který pomocník se vrátí?
everdell-ask-ruins = Kterou stavbu nahradí Trosky?
everdell-ask-rugwort-loses = O kterou kartu přijde Břitva?
everdell-ask-store = { $card }: co uložíš?
everdell-ask-keep = Kterou kartu si necháš?
everdell-ask-discard-meadow = { $n ->
    [one] Kterou kartu z Louky odložíš?
    [few] Které karty z Louky odložíš? Zbývá vybrat: { $n }.
    [many] Které karty z Louky odložíš? Zbývá vybrat: { $n }.
   *[other] Které karty z Louky odložíš? Zbývá vybrat: { $n }.
}
everdell-ask-take = { $n ->
    [one] Kterou kartu si vezmeš z Louky?
    [few] Které karty si vezmeš z Louky? Zbývá vybrat: { $n }.
    [many] Které karty si vezmeš z Louky? Zbývá vybrat: { $n }.
   *[other] Které karty si vezmeš z Louky? Zbývá vybrat: { $n }.
}
everdell-ask-revealed = Kterou odhalenou kartu vyložíš?
everdell-ask-pile = { $n ->
    [one] Ze kterého balíčku odhalíš 1 kartu?
    [few] Ze kterého balíčku odhalíš { $n } karty?
    [many] Ze kterého balíčku odhalíš { $n } karty?
   *[other] Ze kterého balíčku odhalíš { $n } karet?
}
everdell-ask-inn = Kterou kartu z Louky vyložíš o { $n } levněji?
everdell-ask-queen = { $n ->
    [one] Kterou kartu s hodnotou nejvýš 1 bod vyložíš zdarma?
    [few] Kterou kartu s hodnotou nejvýš { $n } body vyložíš zdarma?
    [many] Kterou kartu s hodnotou nejvýš { $n } bodu vyložíš zdarma?
   *[other] Kterou kartu s hodnotou nejvýš { $n } bodů vyložíš zdarma?
}
everdell-ask-play-taken = Kterou z těch dvou karet vyložíš o { $n } levněji?
everdell-ask-copy = Které místo použiješ?
everdell-ask-give-card = { $n ->
    [one] Kterou kartu z ruky předáš?
    [few] Které karty z ruky předáš? Zbývá vybrat: { $n }.
    [many] Které karty z ruky předáš? Zbývá vybrat: { $n }.
   *[other] Které karty z ruky předáš? Zbývá vybrat: { $n }.
}
everdell-ask-university = Kterou kartu ze svého města odložíš za její cenu?
everdell-ask-remove = { $n ->
    [one] Kterou kartu ze svého města odložíš?
    [few] Které karty ze svého města odložíš? Zbývá vybrat: { $n }.
    [many] Které karty ze svého města odložíš? Zbývá vybrat: { $n }.
   *[other] Které karty ze svého města odložíš? Zbývá vybrat: { $n }.
}
everdell-ask-capture = Kterého tvora ze svého města zasuneš pod událost? Ještě nejvýš { $n }.
everdell-ask-tuck = Kterého tvora z ruky zasuneš pod událost? Ještě nejvýš { $n }.
everdell-ask-keep-or-tuck = { $card }: necháš si ji, nebo ji zasuneš pod událost?
everdell-ask-clock = Které místo aktivuje Hodinová věž?

## Co jde udělat

everdell-do-pass = Pasuj až do konce hry
everdell-do-season = Připrav se na další roční období
everdell-do-done = Hotovo
everdell-do-pay-plain = Zaplať vytištěnou cenu
everdell-do-pay-crane = Odlož Jeřáb a zaplať o 3 méně
everdell-do-pay-innkeeper = Odlož Hostinského a zaplať o 3 bobule méně
everdell-do-pay-judge = Použij Soudce: zaplať { FORM($paid, case: "acc") } místo { FORM($asked, case: "gen") }
everdell-do-pay-token = Polož žeton obyvatele na kartu „{ $card }“ a neplať nic
everdell-do-pay-dungeon = Dej kartu „{ $card }“ do Vězení a zaplať o 3 méně
everdell-do-save = Ušetři { FORM($what, case: "acc") }
everdell-do-gain = Vezmi si { FORM($what, case: "acc") }
everdell-do-give = Odevzdej { FORM($what, case: "acc") }
everdell-do-store = Ulož { FORM($what, 2, case: "acc") }
everdell-do-spend = { $n ->
    [0] Nic neutrácej
    [one] Utrať { $n }
    [few] Utrať { $n }
    [many] Utrať { $n }
   *[other] Utrať { $n }
}
everdell-do-to = { $other_seat }
everdell-do-reveal-pile = Odhal karty z dobíracího balíčku
everdell-do-reveal-discards = Odhal karty z odkládacího balíčku
everdell-do-copy = Použij akci „{ $spot }“
everdell-do-worker = Umísti pomocníka: { $spot }
everdell-do-move = Přesuň pomocníka odsud: { $spot }
everdell-do-recall = Vrať si pomocníka odsud: { $spot }
everdell-do-play-hand = Vylož z ruky kartu „{ $card }“
everdell-do-play-meadow = Vylož z Louky kartu „{ $card }“
everdell-do-play-revealed = Vylož odhalenou kartu „{ $card }“
everdell-do-discard = Odlož kartu „{ $card }“
everdell-do-take = Vezmi si kartu „{ $card }“
everdell-do-keep = Nech si kartu „{ $card }“
everdell-do-tuck = Zasuň kartu „{ $card }“ pod událost
everdell-do-give-card = Předej kartu „{ $card }“
everdell-do-remove = Odlož z města kartu „{ $card }“
everdell-do-produce = Aktivuj kartu „{ $card }“
everdell-do-activate = Aktivuj kartu „{ $card }“
everdell-do-activate-abroad = Aktivuj cizí kartu „{ $card }“ – { $other_seat }

## Co nejde vzít zpět

everdell-confirm-pass = Pasuješ až do konce hry. Žádný další tah už mít nebudeš.
everdell-confirm-pass-unused = Pasuješ až do konce hry. Žádný další tah už mít nebudeš. Nevyužito: { $unused }.
everdell-confirm-pass-ends = Pasuješ a hra tím končí.
everdell-confirm-pass-ends-unused = Pasuješ a hra tím končí. Nevyužito: { $unused }.
everdell-unused-workers = { $n ->
    [one] 1 volný pomocník
    [few] { $n } volní pomocníci
    [many] { $n } volného pomocníka
   *[other] { $n } volných pomocníků
}
everdell-unused-seasons = { $n ->
    [one] 1 roční období
    [few] { $n } roční období
    [many] { $n } ročního období
   *[other] { $n } ročních období
}
everdell-unused-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
    [many] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
everdell-unused-resources = { $n ->
    [one] 1 surovina
    [few] { $n } suroviny
    [many] { $n } suroviny
   *[other] { $n } surovin
}
everdell-confirm-stays = { $n ->
    [0] Pomocník tam zůstane až do konce hry ({ $spot }). Žádný další se ti už nevrátí.
    [one] Pomocník tam zůstane až do konce hry ({ $spot }). Vrátí se ti ještě 1 jiný.
    [few] Pomocník tam zůstane až do konce hry ({ $spot }). Vrátí se ti ještě { $n } jiní.
    [many] Pomocník tam zůstane až do konce hry ({ $spot }). Vrátí se ti ještě { $n } jiného.
   *[other] Pomocník tam zůstane až do konce hry ({ $spot }). Vrátí se ti ještě { $n } jiných.
}
everdell-confirm-nothing = Pomocník by tam teď nic nezískal: { $spot }.
everdell-confirm-lost = Karta „{ $card }“ odejde z tvého města. Přijdeš i o toto: { $lost }.
everdell-lost-prisoners = { $n ->
    [one] 1 vězeň
    [few] { $n } vězni
    [many] { $n } vězně
   *[other] { $n } vězňů
}

## Co se stalo

everdell-log-plays = { $seat } vykládá kartu „{ $card }“.
everdell-log-plays-meadow = { $seat } vykládá z Louky kartu „{ $card }“.
everdell-log-pays = { $seat } platí { FORM($what, case: "acc") }.
everdell-log-spends = { $seat } utrácí { FORM($what, case: "acc") }.
everdell-log-stores = { $seat } ukládá { FORM($what, case: "acc") }.
everdell-log-gains = { $seat } získává { FORM($what, case: "acc") }.
everdell-log-gains-points = { $seat } získává { $n ->
    [one] 1 bod.
    [few] { $n } body.
    [many] { $n } bodu.
   *[other] { $n } bodů.
}
everdell-log-puts-points = { $seat } pokládá na kartu { $n ->
    [one] 1 bod.
    [few] { $n } body.
    [many] { $n } bodu.
   *[other] { $n } bodů.
}
everdell-log-occupies = { $seat } pokládá žeton obyvatele na kartu „{ $card }“.
everdell-log-imprisons = { $seat } dává do Vězení kartu „{ $card }“.
everdell-log-leaves-city = { $seat } odebírá z města kartu „{ $card }“.
everdell-log-leaves-rugwort = Karta „{ $card }“ odchází z Břitvova města.
everdell-log-discards-prisoners = { $seat } odkládá vězně: { $cards }.
everdell-log-gets-fool = { $seat } dostává do města Šaška.
everdell-log-draws = { $seat } si dobírá { $n ->
    [one] 1 kartu.
    [few] { $n } karty.
    [many] { $n } karty.
   *[other] { $n } karet.
}
everdell-log-draws-cards = { $seat } si dobírá: { $cards }.
everdell-log-keeps = { $seat } si nechává kartu „{ $card }“.
everdell-log-takes = { $seat } si bere z Louky kartu „{ $card }“.
everdell-log-discards = { $seat } odkládá kartu.
everdell-log-discards-card = { $seat } odkládá kartu „{ $card }“.
everdell-log-discards-meadow = { $seat } odkládá z Louky kartu „{ $card }“.
everdell-log-discards-revealed = { $seat } odkládá z odhalených karet: { $cards }.
everdell-log-gives-card = { $seat } předává kartu. Dostává ji { $other_seat }.
everdell-log-gives-this = { $seat } předává kartu „{ $card }“. Dostává ji { $other_seat }.
everdell-log-reveals = { $seat } odhaluje: { $cards }.
everdell-log-tucks = { $seat } zasouvá kartu pod událost.
everdell-log-tucks-card = { $seat } zasouvá pod událost kartu „{ $card }“.
everdell-log-places = { $seat } umisťuje pomocníka na místo „{ $spot }“.
everdell-log-lifts = { $seat } bere pomocníka z místa „{ $spot }“.
everdell-log-recalls = { $seat } si vrací pomocníka z místa „{ $spot }“.
everdell-log-carries-out = { $seat } používá akci místa „{ $spot }“.
everdell-log-reacts = { $seat }: spouští se efekt karty „{ $card }“.
everdell-log-fool-discarded = Karta „{ $card }“ se odkládá.
everdell-log-produces = { $seat } při sběru aktivuje kartu „{ $card }“.
everdell-log-activates = { $seat } aktivuje kartu „{ $card }“.
everdell-log-clock = { $seat } utrácí bod z Hodinové věže.
everdell-log-season-spring = { $seat } má jaro: jeden nový pomocník a sběr.
    .mark = Jaro: { $seat }
everdell-log-season-summer = { $seat } má léto: jeden nový pomocník a karty z Louky.
    .mark = Léto: { $seat }
everdell-log-season-autumn = { $seat } má podzim: dva noví pomocníci a sběr.
    .mark = Podzim: { $seat }
everdell-log-passes = { $seat } pasuje.
everdell-log-new-pile = { $n ->
    [one] 1 odložená karta se stává novým dobíracím balíčkem.
    [few] { $n } odložené karty se zamíchají do nového dobíracího balíčku.
    [many] { $n } odložené karty se zamíchá do nového dobíracího balíčku.
   *[other] { $n } odložených karet se zamíchá do nového dobíracího balíčku.
}
everdell-log-refills = Na Louku přichází karta „{ $card }“ (pozice { $place }).
everdell-log-rugwort-plays = Břitva si bere z Louky kartu „{ $card }“ (pozice { $place }).
everdell-log-rugwort-plays-fool = Břitva bere z Louky kartu „{ $card }“ (pozice { $place }) a dává ji do tvého města.
everdell-log-rugwort-event = Břitva dokončuje událost „{ $event }“.
everdell-log-rugwort-blocks = { $n ->
    [one] Břitva blokuje první pozici na Louce.
    [few] Břitva blokuje první { $n } pozice na Louce.
    [many] Břitva blokuje první { $n } pozice na Louce.
   *[other] Břitva blokuje prvních { $n } pozic na Louce.
}
everdell-log-rugwort-moves = Břitva přesouvá pomocníka z místa „{ $old }“ na místo „{ $new }“.
everdell-log-rugwort-takes-worker = Břitva opouští místo „{ $old }“ a natrvalo unáší jednoho pomocníka, kterého má { $seat }.

## Jak končí sólo hra

everdell-solo-won = { $seat } vítězí. Body: { $points }, Břitva: { $rugwort }.
everdell-solo-lost = Vítězí Břitva. Jeho body: { $rugwort }, { $seat }: { $points }.

## Proč něco nejde

everdell-why-free-workers = { $n ->
    [one] Ještě máš 1 volného pomocníka.
    [few] Ještě máš { $n } volné pomocníky.
    [many] Ještě máš { $n } volného pomocníka.
   *[other] Ještě máš { $n } volných pomocníků.
}
everdell-why-last-season = Podzim je poslední roční období.
everdell-why-not-in-hand = Kartu „{ $card }“ nemáš v ruce.
everdell-why-not-in-meadow = Karta „{ $card }“ není na Louce.
everdell-why-blocked = Kartu „{ $card }“ blokuje Břitva.
everdell-why-no-fool = Každý soupeř už Šaška má, nebo nemá volné místo.
everdell-why-no-ruins = Ve tvém městě není stavba, kterou by Trosky mohly nahradit.
everdell-why-unique = Karta „{ $card }“ je jedinečná a ve městě ji už máš.
everdell-why-city-full = Všech 15 míst ve tvém městě je obsazených.
everdell-why-too-few = Kartu „{ $card }“ nemůžeš zaplatit: { $n ->
    [one] chybí 1 surovina.
    [few] chybí { $n } suroviny.
    [many] chybí { $n } suroviny.
   *[other] chybí { $n } surovin.
}
everdell-why-no-worker = Nemáš žádného volného pomocníka.
everdell-why-not-in-play = V téhle hře to není.
everdell-why-left = Pomocník právě odsud odešel.
everdell-why-not-so = Kartu „{ $card }“ teď takhle zaplatit nemůžeš.
everdell-why-taken = Místo je obsazené.
everdell-why-own-worker = Tvůj pomocník tu už je. Druhé místo je pro jiného hráče.
everdell-why-journey = Výprava je otevřená, jen když máš podzim.
everdell-why-few-cards = { $n ->
    [one] Potřebuješ v ruce 1 kartu.
    [few] Potřebuješ v ruce { $n } karty.
    [many] Potřebuješ v ruce { $n } karty.
   *[other] Potřebuješ v ruce { $n } karet.
}
everdell-why-achieved = Událost už je dokončená.
everdell-why-requirement = Událost vyžaduje: { $requires }.
everdell-why-event-cost = Událost nemůžeš zaplatit. Chybí: { $missing }.
everdell-why-missing = Místo nemůžeš použít ({ $spot }). Chybí: { $missing }.
everdell-why-no-visit = Pomocníka tam umístit nejde: { $spot }.
everdell-need-hand = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
    [many] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
everdell-need-city = { $n ->
    [one] 1 karta ve tvém městě
    [few] { $n } karty ve tvém městě
    [many] { $n } karty ve tvém městě
   *[other] { $n } karet ve tvém městě
}
everdell-need-resources = { $n ->
    [one] 1 surovina
    [few] { $n } suroviny
    [many] { $n } suroviny
   *[other] { $n } surovin
}
everdell-why-no-such-card = Tahle karta ve městě není: { $spot }.
everdell-why-condition = Co tohle místo vyžaduje, teď udělat nemůžeš: { $spot }.

## K čemu je, s čím teď nejde nic dělat

everdell-piece-aside = Tyto karty jsou odhalené. Co s nimi bude, rozhodne ten, kdo je odhalil.
everdell-piece-basic = Ve svém tahu můžeš umístit pomocníka na místo, které není plné.
everdell-piece-cards = Ve svém tahu můžeš umístit pomocníka na kartu místa. Ostatní karty se aktivují samy nebo při sběru.
everdell-piece-cities = Cizí město využiješ, když karta něco dává soupeři nebo když je v něm otevřená karta místa.
everdell-piece-discards = Odložené karty tu leží, dokud nedojde dobírací balíček.
everdell-piece-events = Ve svém tahu můžeš umístit pomocníka na událost, jejíž požadavek splňuješ.
everdell-piece-forest = Ve svém tahu můžeš umístit pomocníka na kartu lesa, která není plná.
everdell-piece-hand = Ve svém tahu můžeš vyložit kartu z ruky, pokud na ni máš a ve městě je místo.
everdell-piece-haven = Ve svém tahu sem můžeš umístit pomocníka a odložit karty za suroviny.
everdell-piece-journey = Na podzim sem můžeš umístit pomocníka a odložit tolik karet, kolik místo ukazuje.
everdell-piece-meadow = Ve svém tahu můžeš vyložit kartu z Louky, pokud na ni máš a ve městě je místo.
everdell-piece-pile = Odsud si dobíráš díky místům a kartám.
everdell-piece-resources = Surovinami platíš karty a události. Dávají je místa a karty.
everdell-piece-workers = Ve svém tahu můžeš umístit pomocníka. Umístění pomocníci se vrátí při přípravě na další roční období.

## Kde hra je

everdell-stage-winter = Zima
everdell-stage-spring = Jaro
everdell-stage-summer = Léto
everdell-stage-autumn = Podzim

## Vyhledávání

everdell-explain-card = { $card }: { $kind }, { $colour }, { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $copies ->
    [one] 1 kopie
    [few] { $copies } kopie
    [many] { $copies } kopie
   *[other] { $copies } kopií
}
everdell-cost-worker = 1 pomocník
everdell-cost-cards = { $n ->
    [one] 1 karta z ruky
    [few] { $n } karty z ruky
    [many] { $n } karty z ruky
   *[other] { $n } karet z ruky
}
everdell-cost-city-cards = { $n ->
    [one] 1 karta z města
    [few] { $n } karty z města
    [many] { $n } karty z města
   *[other] { $n } karet z města
}
everdell-cost-instead = { $card } a vytištěná cena snížená o { $n ->
    [one] 1 surovinu
    [few] { $n } suroviny
    [many] { $n } suroviny
   *[other] { $n } surovin
}
everdell-cost-printed = { $cost } (vytištěná; žeton nebo schopnost ji může snížit)
everdell-explain-cost = Cena: { $cost }
everdell-explain-free = Nic nestojí
everdell-explain-partner = Patří k ní: { $partner }
everdell-explain-steps = V sadě karet: { $steps }
everdell-explain-basic-event = { $event }: základní událost. Vyžaduje: { $requires }
everdell-explain-special-event = { $event }: významná událost. Vyžaduje: { $requires }
everdell-explain-one-worker = Jeden pomocník.
everdell-explain-exclusive = Jeden pomocník; na kartě lesa ve čtyřech hráčích dva.
everdell-explain-shared = Libovolný počet pomocníků.

## Karty

everdell-card-architect = Architekt
everdell-card-architect-text = Na konci: 1 bod za každou smůlu a každý oblázek, které ti zbudou, nejvýš 6.
everdell-card-bard = Pěvec
everdell-card-bard-text = Odlož z ruky až 5 karet. Za každou získej 1 bod.
everdell-card-barge-toad = Převozník
everdell-card-barge-toad-text = Za každou Farmu ve svém městě získej 2 větvičky.
everdell-card-castle = Zámek
everdell-card-castle-text = Na konci: 1 bod za každou běžnou stavbu ve tvém městě.
everdell-card-cemetery = Hřbitov
everdell-card-cemetery-text = Návštěva: odhal vrchní 4 karty dobíracího nebo odkládacího balíčku. Jednu z nich vylož zdarma, zbytek odlož. Pomocník tu zůstane natrvalo.
everdell-card-chapel = Kaple
everdell-card-chapel-text = Návštěva: polož na Kapli 1 bod. Pak si dober 2 karty za každý bod na ní.
everdell-card-chip-sweep = Metař
everdell-card-chip-sweep-text = Můžeš aktivovat jednu zelenou kartu ve svém městě.
everdell-card-clock-tower = Hodinová věž
everdell-card-clock-tower-text = Polož na ni 3 body. Na začátku přípravy na další roční období můžeš 1 z nich vrátit a aktivovat místo základních akcí nebo místo na kartě lesa, kde máš pomocníka.
everdell-card-courthouse = Soud
everdell-card-courthouse-text = Kdykoli vyložíš další stavbu, získej 1 větvičku, 1 smůlu nebo 1 oblázek.
everdell-card-crane = Jeřáb
everdell-card-crane-text = Když vykládáš stavbu, můžeš Jeřáb odložit a zaplatit o 3 suroviny méně.
everdell-card-doctor = Doktor
everdell-card-doctor-text = Zaplať až 3 bobule. Za každou získej 1 bod.
everdell-card-dungeon = Vězení
everdell-card-dungeon-text = Když vykládáš kartu, můžeš dát tvora ze svého města pod Vězení a zaplatit o 3 suroviny méně.
everdell-card-ever-tree = Prastrom
everdell-card-ever-tree-text = Na konci: 1 bod za každou fialovou kartu ve tvém městě, včetně této.
everdell-card-fairgrounds = Karneval
everdell-card-fairgrounds-text = Dober si 2 karty.
everdell-card-farm = Farma
everdell-card-farm-text = Získej 1 bobuli.
everdell-card-fool = Šašek
everdell-card-fool-text = Vylož ho na volné místo v soupeřově městě.
everdell-card-general-store = Hokynářství
everdell-card-general-store-text = Získej 1 bobuli, nebo 2, pokud máš ve městě Farmu.
everdell-card-historian = Kronikář
everdell-card-historian-text = Kdykoli vyložíš další kartu, dober si 1 kartu.
everdell-card-husband = Farmář
everdell-card-husband-text = Pokud je v páru s Farmářkou a máš ve městě Farmu, získej 1 libovolnou surovinu.
everdell-card-inn = Hostinec
everdell-card-inn-text = Návštěva: vylož kartu z Louky a zaplať o 3 suroviny méně.
everdell-card-innkeeper = Hostinský
everdell-card-innkeeper-text = Když vykládáš tvora, můžeš Hostinského odložit a zaplatit o 3 bobule méně.
everdell-card-judge = Soudce
everdell-card-judge-text = Když vykládáš kartu, můžeš 1 surovinu z její ceny nahradit libovolnou jinou.
everdell-card-king = Král
everdell-card-king-text = Na konci: 1 bod za každou základní a 2 body za každou významnou událost, kterou máš.
everdell-card-lookout = Rozhledna
everdell-card-lookout-text = Návštěva: použij libovolné místo základních akcí nebo místo na kartě lesa, i obsazené.
everdell-card-mine = Důl
everdell-card-mine-text = Získej 1 oblázek.
everdell-card-miner-mole = Havíř
everdell-card-miner-mole-text = Můžeš zkopírovat zelenou kartu v soupeřově městě. Počítá se, co je v tom městě.
everdell-card-monastery = Klášter
everdell-card-monastery-text = Návštěva: předej soupeři 2 libovolné suroviny a získej 4 body. Pomocník tu zůstane natrvalo.
everdell-card-monk = Mnich
everdell-card-monk-text = Předej jednomu soupeři až 2 bobule. Za každou získej 2 body. Odemyká druhé místo ve tvém Klášteře.
everdell-card-palace = Palác
everdell-card-palace-text = Na konci: 1 bod za každou jedinečnou stavbu ve tvém městě, včetně této.
everdell-card-peddler = Potulný kupec
everdell-card-peddler-text = Vyměň až 2 své suroviny za libovolné jiné.
everdell-card-post-office = Pošta
everdell-card-post-office-text = Návštěva: předej soupeři 2 karty z ruky. Pak odlož libovolný počet karet a dober si do limitu karet v ruce.
everdell-card-postal-pigeon = Listonoš
everdell-card-postal-pigeon-text = Odhal vrchní 2 karty dobíracího balíčku. Jednu s hodnotou nejvýš 3 body můžeš vyložit zdarma. Zbytek odlož.
everdell-card-queen = Královna
everdell-card-queen-text = Návštěva: vylož zdarma kartu s hodnotou nejvýš 3 body, z ruky nebo z Louky.
everdell-card-ranger = Tulák
everdell-card-ranger-text = Přesuň jednoho svého umístěného pomocníka na jiné místo a použij ho. Odemyká druhou celu ve tvém Vězení.
everdell-card-resin-refinery = Smolná huť
everdell-card-resin-refinery-text = Získej 1 smůlu.
everdell-card-ruins = Trosky
everdell-card-ruins-text = Odlož stavbu ze svého města a zaber její místo. Získej její vytištěnou cenu a dober si 2 karty.
everdell-card-school = Škola
everdell-card-school-text = Na konci: 1 bod za každého běžného tvora ve tvém městě.
everdell-card-shepherd = Duchovní pastýř
everdell-card-shepherd-text = Získej 3 bobule a 1 bod za každý bod na tvé Kapli. Jeho cenu platíš soupeři.
everdell-card-shopkeeper = Hokynář
everdell-card-shopkeeper-text = Kdykoli vyložíš do svého města dalšího tvora, získej 1 bobuli.
everdell-card-storehouse = Zásobárna
everdell-card-storehouse-text = Polož na ni ze společné zásoby 3 větvičky, 2 smůly, 1 oblázek nebo 2 bobule. Návštěva: vezmi si všechno, co na ní je.
everdell-card-teacher = Učitel
everdell-card-teacher-text = Dober si 2 karty. Jednu si nech, druhou předej soupeři.
everdell-card-theater = Divadlo
everdell-card-theater-text = Na konci: 1 bod za každého jedinečného tvora ve tvém městě.
everdell-card-twig-barge = Prám
everdell-card-twig-barge-text = Získej 2 větvičky.
everdell-card-undertaker = Hrobník
everdell-card-undertaker-text = Odlož 3 karty z Louky a doplň ji. Pak si z ní 1 kartu vezmi. Odemyká druhé místo na tvém Hřbitově.
everdell-card-university = Univerzita
everdell-card-university-text = Návštěva: odlož kartu ze svého města. Získej její vytištěnou cenu, 1 libovolnou surovinu a 1 bod.
everdell-card-wanderer = Poutník
everdell-card-wanderer-text = Dober si 3 karty.
everdell-card-wife = Farmářka
everdell-card-wife-text = Na konci: 3 body, pokud je v páru s Farmářem.
everdell-card-woodcarver = Řezbář
everdell-card-woodcarver-text = Zaplať až 3 větvičky. Za každou získej 1 bod.

## Události

everdell-event-city-monument = Městský pomník
everdell-event-city-monument-text = Má hodnotu 3 body.
everdell-event-grand-tour = Dlouhá plavba
everdell-event-grand-tour-text = Má hodnotu 3 body.
everdell-event-harvest-festival = Slavnost sklizně
everdell-event-harvest-festival-text = Má hodnotu 3 body.
everdell-event-cartographers-expedition = Kartografova expedice
everdell-event-cartographers-expedition-text = Má hodnotu 3 body.
everdell-event-a-brilliant-marketing-plan = Skvělý obchodní plán
everdell-event-a-brilliant-marketing-plan-text = Předej soupeřům celkem až 3 suroviny. Za každou získej 2 body.
everdell-event-a-well-run-city = Dobře spravované město
everdell-event-a-well-run-city-text = Vrať si jednoho svého pomocníka. Má hodnotu 4 body.
everdell-event-an-evening-of-fireworks = Večer ohňostrojů
everdell-event-an-evening-of-fireworks-text = Polož na událost až 3 větvičky. Na konci: 2 body za každou.
everdell-event-ancient-scrolls-discovered = Objev starých svitků
everdell-event-ancient-scrolls-discovered-text = Odhal 5 karet z dobíracího balíčku. Každou si vezmi do ruky, nebo ji zasuň pod událost. Na konci: 1 bod za každou kartu pod ní.
everdell-event-capture-of-the-acorn-thieves = Dopadení zlodějů žaludů
everdell-event-capture-of-the-acorn-thieves-text = Zasuň pod událost až 2 tvory ze svého města. Na konci: 3 body za každého.
everdell-event-croak-wart-cure = Lék na žabí bradavice
everdell-event-croak-wart-cure-text = Zaplať 2 bobule a odlož 2 karty ze svého města. Má hodnotu 6 bodů.
everdell-event-flying-doctor-service = Létající lékařská služba
everdell-event-flying-doctor-service-text = Na konci: 3 body za každý pár Farmáře a Farmářky ve všech městech.
everdell-event-graduation-of-scholars = Promoce učenců
everdell-event-graduation-of-scholars-text = Zasuň pod událost až 3 tvory z ruky. Na konci: 2 body za každého.
everdell-event-ministering-to-miscreants = Duchovní útěcha vězňů
everdell-event-ministering-to-miscreants-text = Na konci: 3 body za každého vězně ve tvém Vězení.
everdell-event-path-of-the-pilgrims = Cesta poutníků
everdell-event-path-of-the-pilgrims-text = Na konci: 3 body za každého pomocníka ve tvém Klášteře.
everdell-event-performer-in-residence = Živá hudba
everdell-event-performer-in-residence-text = Polož na událost až 3 bobule. Na konci: 2 body za každou.
everdell-event-pristine-chapel-ceiling = Vyřezávaná klenba
everdell-event-pristine-chapel-ceiling-text = Za každý bod na své Kapli si dober 1 kartu a získej 1 libovolnou surovinu. Na konci: 2 body za každý bod na tvé Kapli.
everdell-event-remembering-the-fallen = Památka padlých
everdell-event-remembering-the-fallen-text = Na konci: 3 body za každého pomocníka na tvém Hřbitově.
everdell-event-tax-relief = Daňová úleva
everdell-event-tax-relief-text = Ve tvém městě hned proběhne sběr. Má hodnotu 3 body.
everdell-event-the-everdell-games = Divukrajské hry
everdell-event-the-everdell-games-text = Má hodnotu 9 bodů.
everdell-event-under-new-management = Pod novým vedením
everdell-event-under-new-management-text = Polož na událost až 3 suroviny. Na konci: 1 bod za každou větvičku nebo bobuli, 2 body za každou smůlu nebo oblázek.

## Místa

everdell-place-basic-3-twigs = 3 větvičky
everdell-place-basic-3-twigs-text = Získej 3 větvičky.
everdell-place-basic-2-twigs-1-card = 2 větvičky, 1 karta
everdell-place-basic-2-twigs-1-card-text = Získej 2 větvičky a dober si 1 kartu.
everdell-place-basic-2-resin = 2 smůly
everdell-place-basic-2-resin-text = Získej 2 smůly.
everdell-place-basic-1-resin-1-card = 1 smůla, 1 karta
everdell-place-basic-1-resin-1-card-text = Získej 1 smůlu a dober si 1 kartu.
everdell-place-basic-2-cards-1-point = 2 karty, 1 bod
everdell-place-basic-2-cards-1-point-text = Dober si 2 karty a získej 1 bod.
everdell-place-basic-1-pebble = 1 oblázek
everdell-place-basic-1-pebble-text = Získej 1 oblázek.
everdell-place-basic-1-berry-1-card = 1 bobule, 1 karta
everdell-place-basic-1-berry-1-card-text = Získej 1 bobuli a dober si 1 kartu.
everdell-place-basic-1-berry = 1 bobule
everdell-place-basic-1-berry-text = Získej 1 bobuli.
everdell-place-forest-copy-basic-1-card = Les – libovolná základní akce, 1 karta
everdell-place-forest-copy-basic-1-card-text = Použij libovolné místo základních akcí, i obsazené. Pak si dober 1 kartu.
everdell-place-forest-3-berries = Les – 3 bobule
everdell-place-forest-3-berries-text = Získej 3 bobule.
everdell-place-forest-2-cards-1-any = Les – 2 karty, 1 libovolná surovina
everdell-place-forest-2-cards-1-any-text = Dober si 2 karty a získej 1 libovolnou surovinu.
everdell-place-forest-discard-any-draw-2-each = Les – odlož libovolný počet karet, za každou si dober 2
everdell-place-forest-discard-any-draw-2-each-text = Odlož z ruky libovolný počet karet. Za každou si dober 2 karty.
everdell-place-forest-discard-3-gain-any = Les – odlož až 3 karty, za každou 1 surovina
everdell-place-forest-discard-3-gain-any-text = Odlož z ruky až 3 karty. Za každou získej 1 libovolnou surovinu.
everdell-place-forest-2-meadow-play-1-less = Les – vezmi si 2 karty z Louky, jednu vylož o 1 levněji
everdell-place-forest-2-meadow-play-1-less-text = Vezmi si 2 karty z Louky a doplň ji. Jednu z nich můžeš vyložit o 1 surovinu levněji.
everdell-place-forest-3-cards-1-pebble = Les – 3 karty, 1 oblázek
everdell-place-forest-3-cards-1-pebble-text = Dober si 3 karty a získej 1 oblázek.
everdell-place-forest-2-berries-1-card = Les – 2 bobule, 1 karta
everdell-place-forest-2-berries-1-card-text = Získej 2 bobule a dober si 1 kartu.
everdell-place-forest-2-resin-1-twig = Les – 2 smůly, 1 větvička
everdell-place-forest-2-resin-1-twig-text = Získej 2 smůly a 1 větvičku.
everdell-place-forest-2-any = Les – 2 libovolné suroviny
everdell-place-forest-2-any-text = Získej 2 libovolné suroviny.
everdell-place-forest-twig-resin-berry = Les – 1 větvička, 1 smůla, 1 bobule
everdell-place-forest-twig-resin-berry-text = Získej 1 větvičku, 1 smůlu a 1 bobuli.
everdell-place-haven = Svatyně
everdell-place-haven-text = Odlož z ruky libovolný počet karet. Za každé 2 získej 1 libovolnou surovinu.
everdell-place-journey-5 = Výprava za 5 bodů
everdell-place-journey-5-text = Jen na podzim. Odlož z ruky 5 karet. Na konci má hodnotu 5 bodů.
everdell-place-journey-4 = Výprava za 4 body
everdell-place-journey-4-text = Jen na podzim. Odlož z ruky 4 karty. Na konci má hodnotu 4 body.
everdell-place-journey-3 = Výprava za 3 body
everdell-place-journey-3-text = Jen na podzim. Odlož z ruky 3 karty. Na konci má hodnotu 3 body.
everdell-place-journey-2 = Výprava za 2 body
everdell-place-journey-2-text = Jen na podzim. Odlož z ruky 2 karty. Na konci má hodnotu 2 body.

## Jakou cenu má pozice

everdell-term-points = body ve městě
everdell-term-prosperity = body za fialové karty
everdell-term-growth = co fialové karty ještě přinesou
everdell-term-twigs = větvičky v zásobě
everdell-term-resin = smůla v zásobě
everdell-term-pebbles = oblázky v zásobě
everdell-term-berries = bobule v zásobě
everdell-term-stored = suroviny v Zásobárnách
everdell-term-workers = pomocníci k umístění
everdell-term-hand = karty v ruce
everdell-term-plans = výhodné karty v ruce
everdell-term-meadow = výhodné karty na Louce
everdell-term-production = budoucí sběry
everdell-term-lasting = trvalé efekty červených a modrých karet
everdell-term-tokens = stavby pro tvory zdarma
everdell-term-events = události na dosah
everdell-term-spaces = volná místa ve městě
everdell-term-promised = co efekt ještě přinese
