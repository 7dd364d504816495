# Co říká server a co se mu zadává na příkazové řádce.

## Odmítnutí

no-such-table = Takový stůl neexistuje.
no-such-replay = Takový záznam neexistuje.
not-found = Tady nic není.
bad-method = To tady nejde.
bad-request = { $problem ->
    [unknown] Požadavku nelze rozumět.
   *[other] Požadavku nelze rozumět: { $problem }
}
bad-message = Zprávě nelze rozumět.
hello-first = První zpráva musí být pozdrav (hello).
bad-origin = Tato stránka patří k jinému serveru.
bad-invite = Pozvánka není správná, nebo už neplatí.
not-your-seat = Tohle není tvé místo.
no-open-seat = Toto místo není volné.
seat-taken = Toto místo je obsazené.
seat-not-free = Pokud se na toto místo nikdo nevrátí, můžeš ho dát někomu jinému za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
seat-given = Tvoje místo bylo dlouho prázdné a ostatní ho předali někomu jinému.
not-over = Hra ještě neskončila.
review-not-over = Hra ještě neskončila. Rozebrat ji můžeš, až skončí.
review-nothing = Není co rozebírat: v této hře nikdo neměl na výběr.
review-failed = Rozbor se nepodařilo dokončit. Dosavadní výsledky zůstávají; požádej o něj znovu.
too-many-reviews = Příliš mnoho rozborů naráz; nejvýš: { $most }. Počkej, až bude jeden hotový.
play-on-not-over = Hra ještě neskončila. Až skončí, můžeš v ní pokračovat z kterékoli pozice.
play-on-over = V této pozici hra končí. Vrať se k dřívější a pokračuj odtud.
hands-hidden = Karty v ruce jsou skryté, dokud hra neskončí.
undo-before-table = To se odehrálo ještě před otevřením stolu. Vzít to zpět nejde.
table-waits = Hra ještě nezačala: některá místa jsou volná.
table-abandoned = Hra byla ukončena předčasně.
table-deleted = Stůl byl smazán.
table-in-use = U tohoto stolu hrají i ostatní. Smazat ho můžeš, až hra skončí, nebo až ostatní odejdou.
table-other-rules = Stůl používá pravidla, která už nejsou k dispozici: { $problem }
table-other-cards = Stůl používá jiné karty: { $found }, teď { $expected }.
table-corrected-since = Ve hře u stolu { $table } nelze pokračovat od akce { NUMBER($n, useGrouping: 0) }. Používá pravidla ve verzi { $rules }. { $corrected }
table-damaged = Stůl { $table } je od akce { NUMBER($n, useGrouping: 0) } poškozený.
table-playable = U tohoto stolu se dá hrát. Rozehranou hru ukončíš volbou „Ukončit hru“.
spectators-watch = Diváci nemůžou hrát.
hint-under-way = Vždy jen jedna rada: ta poslední ještě není hotová.
hint-failed = Žádná rada se nenašla. Hra pokračuje bez ní.
that-is-possible = „{ $action }“ teď jde.
replay-too-long = { $count ->
    [one] { $count } akce je příliš
    [few] { $count } akce jsou příliš
    [many] { $count } akce je příliš
   *[other] { $count } akcí je příliš
}; nejvýš: { $most }.
replay-bad-character = Znak „{ $found }“ nesmí v záznamu být.
replay-unplayable = Záznam nelze přehrát.
too-large = To je příliš velké.
too-many-requests = Příliš mnoho požadavků; chvíli počkej.
too-many-messages = Příliš mnoho zpráv.
too-many-tables = Příliš mnoho nových stolů za hodinu; nejvýš: { $most }.
too-many-sockets = Příliš mnoho otevřených spojení.
server-full = Server je plný; zkus to později.
server-busy = Server je vytížený; zkus to znovu.
server-error = Na serveru se něco pokazilo. Nic není ztraceno; zkus to znovu.
why-turn = Na tahu je { $seat }.
why-others-choose = Vybírají ostatní.
why-watching = Jen se díváš.
why-possible = S tímhle teď můžeš něco udělat.
why-asked = Nejdřív je na řadě tohle: { $asked }

## Před tím, co nelze vzít zpět

confirm-turn = Potom je na tahu někdo jiný.
confirm-chance = Tohle nelze vzít zpět: něco se dobere či odhalí, nebo se hodí kostkou.
confirm-over = Tím hra končí.

## Příkaz

cli-serve-help =
    Spustí stoly v prohlížeči.
    Spustí server jako ./play, pro přátele v síti nebo na internetu.
cli-serve-example = meadowmarket serve --host 0.0.0.0 --port 8123 --no-browser
cli-option-host = adresa, na které server naslouchá (127.0.0.1: jen tento počítač)
cli-option-port = port, na kterém server naslouchá (8000, nebo jakýkoli volný)
cli-option-data = složka, kde jsou uložené stoly
cli-option-database = databáze PostgreSQL místo složky: postgresql://…
cli-option-origin = původ (origin) stránky odjinud, která smí tento server používat; lze opakovat
cli-option-behind-proxy = důvěřuje adresám, které hlásí proxy na tomto počítači
cli-option-bot = program, který smí sedět u stolů jako bot tohoto jména, třeba deep="python3 deep.py"; lze opakovat
cli-option-keep = smaže stoly a nahrané záznamy, které se tolik dní nezměnily (výchozí: nic se nemaže)
cli-option-take-over = zastaví server, který používá tuto složku nebo port, a nahradí ho
cli-option-log = podoba řádků logu: pro lidi, nebo pro programy
cli-option-no-browser = neotevře prohlížeč
serve-ready = Meadow & Market běží na { $address } (zastavíš ho pomocí Ctrl+C)
serve-failed = Server se na { $address } nepodařilo spustit.
not-a-bot-command = „{ $found }“ není bot; správně: JMÉNO=PŘÍKAZ.
bad-bot-name = Bot se nemůže jmenovat „{ $name }“; povolena jsou malá písmena, číslice a spojovníky, ale ne: { $taken }.
bad-database = „{ $found }“ není databáze; správně: postgresql://…
bad-variable = { $variable } má hodnotu „{ $found }“; správně: celé číslo od 1 výš.
data-in-use = Složku { $folder } používá jiný server.
bad-data-folder = Do složky { $folder } nelze ukládat stoly: { $reason }.
bad-database-answer = Databázi { $database } nelze použít: { $reason }.
malformed-database = Adresa databáze má špatný tvar; správně: postgresql://UŽIVATEL:HESLO@HOSTITEL:PORT/NÁZEV, zvláštní znaky jako kódy s %.
cannot-listen = Server nemůže naslouchat na { $address }: { $reason }.
cli-backup-help =
    Zapíše všechny stoly a záznamy do souboru.
    Funguje i za běhu serveru, s oběma druhy databáze.
cli-backup-example = meadowmarket backup stoly.backup
cli-restore-help =
    Obnoví stoly a záznamy ze zálohy.
    Funguje i za běhu serveru. Přidá, co chybí; stoly, které už existují, zůstanou beze změny.
cli-restore-example = meadowmarket restore stoly.backup
cli-option-backup-file = soubor zálohy
backup-made = Do souboru { $file } uloženo – stoly: { $tables }, záznamy: { $replays }.
backup-restored = Obnoveno – stoly: { $tables }, záznamy: { $replays }.
backup-exists = Soubor { $file } už existuje; zadej jiný, nebo ho nejdřív smaž.
backup-no-database = Ve složce { $folder } žádné stoly nejsou.
backup-damaged = { $file } není záloha, nebo je poškozený.
backup-too-new = Soubor { $file } zapsala novější verze tohoto programu.

## Měření

cli-option-bench-of = se „server“: hra, která se hraje u jeho stolů; s „ladder“: jediná hra, která se hraje (výchozí: všechny)
bench-server-title = Stoly: { $tables }, místa u stolu: { $seats }, spojení: { $connections }, akce za sekundu: { $rate }, po dobu { $seconds } s; časy, než akci uvidí všechna místa
bench-server-no-postgresql = { $setup } nebylo změřeno: je k tomu potřeba --database nebo PostgreSQL z vývojových nástrojů.
bench-server-ended = { $setup } nebylo změřeno: server skončil se stavem { $status }.
cli-option-bench-on = pro „bench server“: co měřit, oddělené čárkami: sqlite, postgresql, postgresql-2 (dva procesy, které se dělí o místa u každého stolu; výchozí: vše)
cli-option-bench-database = pro „bench server“: prázdná databáze PostgreSQL, postgresql://… (výchozí: dočasná)
cli-option-bench-rate = pro „bench server“: počet kliknutí za sekundu (výchozí: 200)
cli-option-bench-tables = pro „bench server“: počet stolů, každý se čtyřmi místy (výchozí: 100)
only-for-server = { $option } je jen pro „bench server“.
no-such-bench-setup = „{ $found }“ nelze měřit; na výběr: { $allowed }.
column-database = Databáze
column-server-rate = Akce/s
column-server-p50 = p50 ms
column-server-p95 = p95 ms
column-server-p99 = p99 ms
column-server-failed = Selhalo
column-server-processor = CPU ms/akce
column-server-table = kB/stůl
column-server-socket = kB/spojení
column-server-server = MB prázdný
column-server-sessions = Nová sezení

## Lekce

no-such-lesson = Lekce „{ $lesson }“ neexistuje; na výběr: { $allowed }.
lesson-no-move = V tomto kroku lekce se žádný tah nečeká.
lesson-learner = Robin
lesson-neighbour = { $number ->
    [1] Mira
    [2] Jonáš
    [3] Ida
   *[other] Lou
}
