# Co říká sama stránka. Hry mluví ve vlastních souborech.

web-name = Meadow & Market
web-skip = Přejít k obsahu
web-home = Úvodní stránka
web-to-start = Na úvodní stránku
web-close = Zavřít
web-loading = Okamžik…
web-missing = Tady nic není.
web-language = Jazyk
web-dark = Tmavé barvy
web-settings = Nastavení

## Úvodní stránka

web-welcome = Sedni si a hraj
web-welcome-more = La Granja a Divukraj, s boty nebo s přáteli. Bez účtu: každý stůl má svůj odkaz.
web-new-table = Nový stůl
web-which-game = Hra
web-players-range = { $max ->
    [one] { $min } až { $max } hráč
    [few] { $min } až { $max } hráči
    [many] { $min } až { $max } hráče
   *[other] { $min } až { $max } hráčů
}
web-how-many = Hráči
web-who-sits = Kdo kde sedí
web-seat = Místo { $number }
web-seat-me = Já
web-seat-open = Volné (na pozvánku)
web-seat-bot = Bot: { $bot }
web-seat-levels = Boti podle síly
web-seat-other-bots = Další boti
web-your-name = Tvoje jméno
web-more-settings = Další nastavení
web-ruleset = Varianta pravidel
web-seed = Počáteční hodnota
web-seed-any = libovolná
web-table-title = Název stolu
web-value-yes = ano
web-value-no = ne
web-value-none = bez limitu
web-value-classic = klasika
web-value-deluxe = deluxe
web-value-marker = hráčský žeton
web-value-token = žeton vyčerpání
web-start = Začít
web-confirm-new = Otevřít nový stůl?
web-confirm-new-more = Přivedl tě sem odkaz z jiné stránky. Zatím se nic neotevřelo.
web-open-table = Otevřít stůl
web-my-tables = Moje stoly
web-your-turn = Jsi na tahu
web-state-waiting = Čeká se na hráče
web-state-playing = Hraje se
web-state-over = Hra skončila.
web-state-abandoned = Nedohráno
web-forget = Odebrat ze seznamu: { $table }
web-forget-hint = Odebere stůl z tohoto seznamu. Bez odkazu se ke svému místu nevrátíš.
web-join = Přisednout
web-link = Vlož odkaz
web-go = Otevřít
web-not-a-link = To není odkaz na stůl ani na záznam.
web-replay = Záznam
web-upload = Otevřít soubor se záznamem
web-rules = Pravidla

## Předvolby

web-theme = Barvy
web-theme-system = Podle zařízení
web-theme-light = Světlé
web-theme-dark = Tmavé
web-pace = Tahy ostatních
web-pace-instant = ihned
web-pace-quick = rychle
web-pace-calm = v klidu
web-pace-skip = Kliknutí nebo klávesa je přeskočí.
web-automatic = Přeskakovat kroky bez volby
web-confirm = Ptát se na potvrzení
web-confirm-turn = než skončí můj tah
web-confirm-always = před vším, co nejde vzít zpět
web-confirm-never = zřídka
web-motion = Animovat karty a žetony
web-sound = Přehrát zvuk, když jsem na tahu

## Stůl

web-table = Stůl
web-practice = Cvičný stůl
web-practice-more = Počáteční hodnotu náhody někdo zvolil: kdo stůl otevřel, může vědět, jaké karty přijdou a co padne na kostkách.
web-players = Hráči
web-points = Body
web-is-on = (na tahu)
web-lost = Spojení se přerušilo. Připojuji se znovu…
web-areas = Části stolu
web-lit = něco na výběr
web-actions = Co můžeš udělat
web-anytime = Kdykoli
web-anytime-short = Kdykoli
web-undo = Zpět
web-sure = Opravdu?
web-sure-yes = Ano, provést
web-sure-no = Ne, zpět
web-why-others = To patří někomu jinému.
web-why-unknown = Server neodpověděl. Zkus to znovu.
web-why-rule = Pravidlo { $rule }
web-rule-key = R: pravidlo { $rule }
web-turn-of = Na tahu je { $name }
web-you-watch = Díváš se.
web-waiting-for = Na tahu: { $names }.
web-bots-think = { $count ->
    [one] { $names } přemýšlí…
    [few] { $names } přemýšlejí…
    [many] { $names } přemýšlejí…
   *[other] { $names } přemýšlejí…
}
web-thinking = Okamžik…
web-your-turn-asks = Jsi na tahu. { $prompt }
web-title-turn = Jsi na tahu: { $title }
web-hint = Rada
web-hint-key = Rada: co by udělal silný hráč? (klávesa H)
web-hint-title = Silný hráč by zvolil…
web-hint-thinking = Přemýšlím
web-hint-about = { $players ->
    [one] Očekávaný výsledek v bodech a co rozhoduje
    [few] Očekávaný náskok v bodech a co rozhoduje
    [many] Očekávaný náskok v bodech a co rozhoduje
   *[other] Očekávaný náskok v bodech a co rozhoduje
}
web-hint-found = Nejlepší: { $move } ({ $margin })
web-log = Průběh hry
web-log-since = od tvého posledního tahu
web-log-empty = Zatím nic.
web-scores = Body
web-scores-hidden = Body ostatních jsou do konce hry skryté.
web-source = Body za
web-total = Celkem
web-tab-table = Stůl
web-tab-mine = Moje
web-tab-others = Ostatní
web-tab-log = Průběh
web-round = { $round }. kolo
web-season-winter = Zima
web-season-spring = Jaro
web-season-summer = Léto
web-season-autumn = Podzim

## První slova akcí jako nadpisy

web-word-field = Polnost
web-word-barrow = Trakař
web-word-extension = Rozšíření
web-word-helper = Pomocník
web-word-deliver = Dodávka
web-word-die = Kostka
web-word-donkey = Oslíci
web-word-stall = Stánek
web-word-roof = Destička střechy
web-word-take = Vzít
web-word-pay = Zaplatit
web-word-from = Odkud
web-word-steps = Kroky
web-word-replace = Odhodit
web-word-flip = Otočit
web-word-take-back = Vzít zpět
web-word-choose = Vybrat
web-word-change = Změnit
web-word-reserve = Označit
web-word-buy = Koupit
web-word-sell = Prodat
web-word-upgrade = Vylepšit
web-word-trade = Směnit
web-word-use = Pomocníci
web-word-bonus = Střechy
web-word-play = Vyložit
web-word-worker = Pomocník
web-word-event = Událost
web-word-give = Dát
web-word-gain = Vzít
web-word-save = Ušetřit
web-word-store = Uložit
web-word-spend = Utratit
web-word-to = Soupeř
web-word-reveal = Odhalit
web-word-copy = Použít
web-word-keep = Nechat si
web-word-tuck = Pod událost
web-word-move = Přesunout
web-word-recall = Vrátit
web-word-remove = Z města
web-word-produce = Sběr
web-word-activate = Aktivovat
web-word-season = Roční období
web-word-income = Příjem
web-word-grow = Růst
web-word-hats = Klobouky
web-word-extra = Dodávka navíc

## Oblasti prostého zobrazení

web-zone-hand = Ruka
web-zone-meadow = Louka
web-zone-cards = Město
web-zone-basic = Místa základních akcí
web-zone-forest = Les
web-zone-haven = Svatyně
web-zone-journey = Výprava
web-zone-events = Události
web-zone-resources = Suroviny
web-zone-points = Body
web-zone-workers = Pomocníci
web-zone-workers-total = Pomocníci celkem
web-zone-season = Roční období
web-zone-pile = Dobírací balíček
web-zone-discards = Odložené karty
web-zone-deck = Dobírací balíček
web-zone-occupied = Obsazeno
web-zone-passed = Pasuje
web-zone-prisoners = Vězni
web-zone-spaces = Místa
web-zone-goods = Suroviny
web-zone-owner = Majitel
web-zone-first = Začínající hráč
web-zone-aside = Stranou
web-zone-blocked = Blokováno na Louce
web-zone-playing = Vykládá se
web-zone-under = Karty pod ní
web-zone-worker = Pomocník na ní
web-zone-workers-lost-or-permanent = Pomocníci, kteří se nevrátí
web-zone-workers-on-gone-cards = Pomocníci, jejichž karta je pryč
web-zone-solo-year = Břitvův rok
web-zone-rugwort = Břitva
web-zone-base = Karty
web-zone-tokens = Žetony bodů
web-zone-prosperity = Rozkvět
web-zone-twig = Větvičky
web-zone-resin = Smůla
web-zone-pebble = Oblázky
web-zone-berry = Bobule
web-zone-winter = Zima
web-zone-spring = Jaro
web-zone-summer = Léto
web-zone-autumn = Podzim

## Čekání, přisednutí, předání, konec

web-waiting-room = Čeká se na hráče
web-waiting-more = Pošli pozvánku lidem, kteří si sem mají sednout.
web-waiting-begins = Hra začne, až budou všechna místa obsazená.
web-invite-link = Pozvánka
web-invite-hint = na volné místo
web-watch-link = Dívat se
web-watch-hint = bez možnosti hrát
web-seat-link = Tvoje místo
web-seat-hint = pro tvoje další zařízení; nikomu ho neukazuj
web-copy = Kopírovat
web-copied = Zkopírováno
web-copy-what = Kopírovat: { $what }
web-seat-is-open = volné
web-seat-is-bot = bot
web-seat-here = u stolu
web-seat-gone = odpojeno
web-seat-away = už nehraje
web-seat-free-in = odpojeno; místo můžeš dát jinému za { $seconds } s
web-seat-invite = Pozvat někoho jiného
web-seat-invite-again = Nová pozvánka
web-seat-abandons = chce hru ukončit
web-seat-give-bot = Předat botovi
web-join-title = Přisednout: { $title }
web-which-seat = Místo
web-sit-down = Sednout si
web-just-watch = Jen se dívat
web-open-again = Znovu otevřít stůl
web-no-open-seat = Žádné místo už není volné.
web-guest = Host
web-rename = Přejmenovat
web-leave = Odejít
web-leave-bot = Odejít, dál hraje bot
web-abandon = Ukončit hru
web-abandon-sure = Pokud budou všichni přítomní souhlasit, hra skončí bez vítěze a nepůjde v ní pokračovat.
web-abandon-not = Hrát dál
web-delete = Smazat tento stůl
web-delete-sure = Stůl ani jeho záznam už nejde obnovit.
web-rematch = Odveta
web-next-table = K odvetě
web-hand-over = Na tahu je { $name }
web-hand-over-more = Ostatní ať se prosím nedívají.
web-hand-over-done = Jsem { $name }
web-winner = Vítěz
web-won = { $count ->
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
    [many] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}

## Záznamy a pravidla

web-watch-replay = Přehrát záznam
web-replay-of = Záznam: { $title }
web-download = Stáhnout
web-unplayable-replay = Projít hru, kam až ji jde přehrát
web-unplayable-why = V téhle hře tu nejde pokračovat. Její soubor obsahuje karty všech hráčů, proto ho dostaneš, až hra skončí. Ukončení nejde vzít zpět a platí pro všechny u stolu.
web-unplayable-end = Ukončit hru a získat soubor
web-unplayable-asked = Kliknout sem musí i ostatní u stolu. { $seconds ->
        [one] Za sekundu
        [few] Za { $seconds } sekundy
        [many] Za { $seconds } sekundy
       *[other] Za { $seconds } sekund
    } můžeš kliknout znovu a pokračovat bez těch, kdo to neudělali.
web-unplayable-ended = Hra skončila. Její soubor si můžeš stáhnout.
web-replay-stops = Záznam končí po { $steps ->
        [one] jedné akci
        [few] { $steps } akcích
        [many] { $steps } akce
       *[other] { $steps } akcích
    }, i když se hrálo dál: { $why }
web-share = Kopírovat odkaz
web-step = Akce
web-step-of = Akce { $step } z { $steps }
web-first = Na začátek
web-back = O krok zpět
web-on = O krok dál
web-last = Na konec
web-run = Přehrávat
web-seen-from = Pohled
web-spectator = Divák
web-turn-before = Předchozí tah
web-turn-before-of = Předchozí tah: { $name }
web-turn-after = Další tah
web-turn-after-of = Další tah: { $name }
web-speed = Rychlost
web-speed-slow = Pomalu
web-speed-normal = Normálně
web-speed-fast = Rychle
web-hands-open = Odkrýt všechny karty
web-hands-more = Ukázat karty v ruce všech hráčů
web-hands-later = Karty ostatních jsou skryté, dokud hra neskončí
web-review = Rozbor
web-review-title = Jak se hrálo
web-review-progress = Posuzuji rozhodnutí: hotovo { $percent } %.
web-review-wait = Stránku můžeš opustit. Dosavadní výsledky zůstanou a rozbor bude pokračovat, až se vrátíš.
web-review-again = Zkusit znovu
web-review-axis = Očekávaný náskok na konci v bodech při každém rozhodnutí; poslední bod grafu je skutečný výsledek
web-review-keys = Kliknutím na bod grafu zobrazíš jeho pozici, šipkami přecházíš mezi rozhodnutími.
web-review-point = Akce { $number }, { $name }: očekáváno { $margin }, ztráta tahem: { $lost }
web-review-turn = Akce { $number }: { $name } ztrácí body: { $loss }
web-review-taken = Zahráno
web-review-better = Lepší
web-review-show = Ukázat pozici
web-review-show-number = Ukázat pozici před akcí { $number }
web-review-turns = Zlomové okamžiky
web-review-turns-more = Nejdražší rozhodnutí, nejvýš tři na hráče. U každého tahu je očekávaný náskok po něm.
web-review-no-turns = Žádné zlomové okamžiky: nikdo neztratil víc, než vysvětlí náhoda.
web-review-accuracy = Přesnost
web-review-accuracy-more = 100 % znamená, že žádné rozhodnutí neztratilo nic proti nejlepšímu nalezenému tahu. Rozhodnutí, které ztratí 6 bodů, se počítá jako 37 %.
web-review-percent = { $percent } %
web-review-choices = Rozhodnutí
web-review-margin = Náskok na konci
web-review-all = Všechna rozhodnutí v tabulce
web-review-expected = Očekávaný náskok
web-review-lost = Ztráta
web-player = Hráč
web-play-on = Hrát odsud dál
web-play-on-more = Otevře se cvičný stůl s pozicí po akci { $step }, se stejnými kartami v rukou i v balíčku. Na ostatních místech budou boti.
web-play-on-bots = Boti
web-play-on-start = Hrát dál
web-search = Hledat v pravidlech a kartách
web-contents = Obsah
web-topics = Karty, destičky a místa
web-found = { $count ->
    [0] Nic se nenašlo.
    [one] 1 výsledek.
    [few] { $count } výsledky.
    [many] { $count } výsledku.
   *[other] { $count } výsledků.
}

## Soukromí

web-privacy = Co ukládáme
web-privacy-kept = Na serveru
web-privacy-kept-more = Pro každý stůl: hru a její nastavení, název, jména, která si hráči zvolili, každou akci s časem a kdo odešel. Tajné klíče míst a pozvánek se ukládají jen jako otisky (hash). Nahrané záznamy se ukládají tak, jak jsou. Kdo má odkaz na stůl, může se dívat a po konci hry vidět celý záznam.
web-privacy-browser = Ve tvém prohlížeči
web-privacy-browser-more = Stoly, u kterých sedíš, s tajnými klíči tvých míst, tvoje jméno a nastavení. Nejsou tu cookies ani účty a nic se nenačítá odjinud.
web-privacy-not = Co neukládáme
web-privacy-not-more = Server si v paměti počítá požadavky z tvé adresy, aby ho nikdo nemohl zahltit, ale adresu neukládá. Do jeho protokolu se dostane, jen když spojení selže. Proxy před serverem může vést vlastní protokol.
web-privacy-delete = Mazání
web-privacy-delete-more = Stůl můžeš i se záznamem smazat v jeho nabídce: když hra skončila, nebo dokud u něj nehraje nikdo jiný.
web-privacy-days = Tento server maže stoly a nahrané záznamy, které nikdo nezměnil { $days ->
    [one] jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dnů
}.
web-privacy-for-ever = Tento server sám nic nemaže.

## Výuka

web-learn = Naučit se hrát
web-learn-title = Naučit se hrát
web-learn-about = Krátké lekce na skutečném herním plánu. Hraješ ty. Špatný tah se vysvětlí a nemůžeš nic pokazit.
web-learn-minutes = Asi { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}. { $done ->
    [0] { $lessons ->
        [one] { $lessons } lekce
        [few] { $lessons } lekce
        [many] { $lessons } lekce
       *[other] { $lessons } lekcí
    }.
    [one] Hotové lekce: { $done } z { $lessons }.
    [few] Hotové lekce: { $done } z { $lessons }.
    [many] Hotové lekce: { $done } z { $lessons }.
   *[other] Hotové lekce: { $done } z { $lessons }.
}
web-lessons = K lekcím
web-lesson = Lekce
web-lesson-step = Krok { $step } z { $steps }
web-lesson-next = Dál
web-lesson-back = Zpět
web-lesson-again = Opakovat
web-lesson-all = Všechny lekce
web-lesson-next-one = Další lekce
web-lesson-done = Lekce je hotová!
web-lesson-is-done = hotovo
web-lesson-your-move = Tvůj tah
web-rule = Pravidlo { $rule }
web-rules-page = Jako stránka
web-rules-in-english = Pravidla jsou zatím jen v angličtině.
web-guidance = Tvoje první hra
web-guidance-off = Už neukazovat
web-guidance-switch = První hra: vysvětlovat každé rozhodnutí
