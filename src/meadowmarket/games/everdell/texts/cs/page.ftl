# Slova herního plánu Divukraje v prohlížeči.

everdell-page-tab-meadow = Louka
everdell-page-tab-places = Místa
everdell-page-tab-city = Město
everdell-page-tab-hand = Ruka
everdell-page-tab-others = Ostatní
everdell-page-tab-log = Průběh
everdell-page-status = { $season } · volní pomocníci: { $free } { $total ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $total }
}
everdell-page-status-solo = { $year }. rok · { $season } · volní pomocníci: { $free } { $total ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $total }
}
everdell-page-status-watching = Roční období: { $seasons }
everdell-page-total = Celkem
everdell-page-rugwort = Břitva

## Roční období a pomocníci

everdell-page-season-winter = Zima
everdell-page-season-spring = Jaro
everdell-page-season-summer = Léto
everdell-page-season-autumn = Podzim
everdell-page-season-of = Roční období: { $season }
everdell-page-last-season = Podzim je poslední roční období.
everdell-page-has-passed = Pasuje do konce hry.
everdell-page-passed = pasuje
everdell-page-next-production = { $season } přijde jako další: { $n ->
    [one] 1 nový pomocník a sběr.
    [few] { $n } noví pomocníci a sběr.
    [many] { $n } nového pomocníka a sběr.
   *[other] { $n } nových pomocníků a sběr.
}
everdell-page-next-summer = { $season } přijde jako další: { $n ->
    [one] 1 nový pomocník
    [few] { $n } noví pomocníci
    [many] { $n } nového pomocníka
   *[other] { $n } nových pomocníků
} a z Louky { $cards ->
    [one] 1 karta.
    [few] až { $cards } karty.
    [many] až { $cards } karty.
   *[other] až { $cards } karet.
}
everdell-page-next-ready = Všichni pomocníci jsou umístění: můžeš se připravit hned.
everdell-page-next-not-ready = Připravit se můžeš, až budou všichni pomocníci umístění.
everdell-page-workers = Pomocníci: volní { $free }, umístění { $placed }, natrvalo pryč { $permanent }
everdell-page-workers-of = Pomocníci tady: { $names }.

## Místa

everdell-page-places = Místa pro pomocníky
everdell-page-basic = Základní akce
everdell-page-forest = Les
everdell-page-haven = Svatyně
everdell-page-journey = Výprava
everdell-page-place-basic = Místo základních akcí
everdell-page-place-forest = Les
everdell-page-place-haven = Svatyně
everdell-page-place-journey = Výprava
everdell-page-spots = { $n ->
    [one] Vejde se sem 1 pomocník.
    [few] Vejdou se sem { $n } pomocníci, každý od jiného hráče.
    [many] Vejde se sem { $n } pomocníka, každý od jiného hráče.
   *[other] Vejde se sem { $n } pomocníků, každý od jiného hráče.
}
everdell-page-spots-any = Vejde se sem libovolný počet pomocníků.
everdell-page-copy-basic = kopie základní akce
everdell-page-copy-any = kopie místa
everdell-page-gives = Tvůj zisk teď: { $what }.
everdell-page-gives-up-to = Tvůj zisk teď nejvýš: { $what }.
everdell-page-gives-for = { $n ->
    [one] Tvůj zisk teď za 1 kartu z ruky: { $what }.
    [few] Tvůj zisk teď za { $n } karty z ruky: { $what }.
    [many] Tvůj zisk teď za { $n } karty z ruky: { $what }.
   *[other] Tvůj zisk teď za { $n } karet z ruky: { $what }.
}
everdell-page-gives-for-up-to = { $n ->
    [one] Tvůj zisk teď za 1 kartu z ruky, nejvýš: { $what }.
    [few] Tvůj zisk teď za { $n } karty z ruky, nejvýš: { $what }.
    [many] Tvůj zisk teď za { $n } karty z ruky, nejvýš: { $what }.
   *[other] Tvůj zisk teď za { $n } karet z ruky, nejvýš: { $what }.
}
everdell-page-gives-for-gift = { $n ->
    [one] Tvůj zisk, když předáš 1 surovinu: { $what }.
    [few] Tvůj zisk, když předáš { $n } suroviny: { $what }.
    [many] Tvůj zisk, když předáš { $n } suroviny: { $what }.
   *[other] Tvůj zisk, když předáš { $n } surovin: { $what }.
}
everdell-page-gives-nothing = Teď tu není co získat.
everdell-page-amount-any = { $n ->
    [one] { $case ->
       *[nom] 1 libovolná surovina
        [acc] 1 libovolnou surovinu
    }
    [few] { $n } libovolné suroviny
    [many] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
everdell-page-amount-cards = { $n ->
    [one] { $case ->
       *[nom] 1 karta
        [acc] 1 kartu
    }
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
everdell-page-amount-points = { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}

## Proč je místo zavřené

everdell-page-closed-taken = Místo je obsazené.
everdell-page-closed-own-worker = Tvůj pomocník tu už je. Druhé místo je pro jiného hráče.
everdell-page-closed-journey = Otevřeno, jen když máš podzim.
everdell-page-closed-few-cards = Máš v ruce málo karet.
everdell-page-closed-achieved = Už dokončeno.
everdell-page-closed-requirement = Nesplňuješ požadavek.
everdell-page-closed-event-cost = Nemáš na to.
everdell-page-closed-missing = Nemáš, co je potřeba.
everdell-page-closed-condition = Co je tu potřeba, teď udělat nemůžeš.

## Louka a balíčky

everdell-page-meadow = Louka
everdell-page-meadow-card = { $card }, pozice { $place } na Louce
everdell-page-meadow-blocked = { $card }, pozice { $place } na Louce, blokuje Břitva
everdell-page-meadow-empty = prázdná
everdell-page-blocked = Tuhle pozici blokuje Břitva: kartu nemůžeš vyložit.
everdell-page-pile = { $n ->
    [one] Dobírací balíček: 1 karta
    [few] Dobírací balíček: { $n } karty
    [many] Dobírací balíček: { $n } karty
   *[other] Dobírací balíček: { $n } karet
}
everdell-page-discards = { $n ->
    [one] Odkládací balíček: 1 karta
    [few] Odkládací balíček: { $n } karty
    [many] Odkládací balíček: { $n } karty
   *[other] Odkládací balíček: { $n } karet
}
everdell-page-supply = Společná zásoba surovin a bodů
everdell-page-about-supply = Nikdy nedojde: zisky přicházejí odsud, platby se sem vracejí.
everdell-page-about-pile = Odsud dobírají všichni, pokud karta neuvádí Louku.
everdell-page-about-discards = Z odložených karet bude nový dobírací balíček, až ten starý dojde.

## Události

everdell-page-events = Události
everdell-page-need = { $n ->
    [one] Požadavek: { $what }.
    [few] Požadavek: { $what } × { $n }.
    [many] Požadavek: { $what } × { $n }.
   *[other] Požadavek: { $what } × { $n }.
}
everdell-page-need-met = { $n ->
    [one] Požadavek: { $what } (máš).
    [few] Požadavek: { $what } × { $n } (máš { $have }).
    [many] Požadavek: { $what } × { $n } (máš { $have }).
   *[other] Požadavek: { $what } × { $n } (máš { $have }).
}
everdell-page-need-missing = { $n ->
    [one] Požadavek: { $what } (ještě chybí).
    [few] Požadavek: { $what } × { $n } (zatím máš { $have }).
    [many] Požadavek: { $what } × { $n } (zatím máš { $have }).
   *[other] Požadavek: { $what } × { $n } (zatím máš { $have }).
}
everdell-page-event-price = Cena: { $what }.
everdell-page-event-price-cards = { $n ->
    [one] Cena: 1 karta z tvého města.
    [few] Cena: { $n } karty z tvého města.
    [many] Cena: { $n } karty z tvého města.
   *[other] Cena: { $n } karet z tvého města.
}
everdell-page-event-of = Dokončená. Má ji { $name }.
everdell-page-event-worth = { $n ->
    [one] Teď má hodnotu 1 bod.
    [few] Teď má hodnotu { $n } body.
    [many] Teď má hodnotu { $n } bodu.
   *[other] Teď má hodnotu { $n } bodů.
}
everdell-page-event-worth-you = { $n ->
    [one] Teď by ti dala 1 bod.
    [few] Teď by ti dala { $n } body.
    [many] Teď by ti dala { $n } bodu.
   *[other] Teď by ti dala { $n } bodů.
}
everdell-page-under-event = Pod ní: { $cards }.

## Města

everdell-page-others = Ostatní hráči
everdell-page-city-of = Město: { $name }
everdell-page-city-title = Tvoje město: obsazená místa { $spaces } z { $total }
everdell-page-city-spaces = obsazená místa: { $spaces } z { $total }
everdell-page-city-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
everdell-page-city-empty = zatím bez karet
everdell-page-show-city = Ukaž město: { $name }
everdell-page-stock-of = Co má { $name }
everdell-page-about-resource = Surovinami platíš stavby a tvory.
everdell-page-points-now = { $n ->
    [one] zatím 1 bod
    [few] zatím { $n } body
    [many] zatím { $n } bodu
   *[other] zatím { $n } bodů
}
everdell-page-points-show = { $n ->
    [one] Zatím 1 bod. Ukaž, odkud je.
    [few] Zatím { $n } body. Ukaž, odkud jsou.
    [many] Zatím { $n } bodu. Ukaž, odkud jsou.
   *[other] Zatím { $n } bodů. Ukaž, odkud jsou.
}
everdell-page-points-tokens = { $n ->
    [one] z toho 1 na žetonech
    [few] z toho { $n } na žetonech
    [many] z toho { $n } na žetonech
   *[other] z toho { $n } na žetonech
}
everdell-page-occupied = Obsazeno: tvor zdarma už přišel.
everdell-page-on-it = Na ní: { $what }.
everdell-page-prisoners = Vězni: { $cards }.
everdell-page-paired = Farmář a Farmářka se dělí o jedno místo.
everdell-page-copy = { $card }, č. { $n } { $total ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $total }
}

## Ruka

everdell-page-hand = Ruka
everdell-page-hand-title = Ruka: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} (limit { $limit })
everdell-page-hand-empty = V ruce nic nemáš.
everdell-page-hand-secret = Karty v rukou jsou tajné.
everdell-page-aside = Stranou
everdell-page-aside-of = Vybírá { $name }
everdell-page-aside-hidden = { $n ->
    [one] 1 karta leží stranou, lícem dolů.
    [few] { $n } karty leží stranou, lícem dolů.
    [many] { $n } karty leží stranou, lícem dolů.
   *[other] { $n } karet leží stranou, lícem dolů.
}
everdell-page-pay-for = Jak zaplatíš kartu „{ $card }“?
everdell-page-save-on = Co ušetříš na kartě „{ $card }“?
everdell-page-word-discard = Odložit
