# Co je špatně v tabulkách sady karet a v jiných tabulkách.

pack-problems =
    { $first }
    { $second }
pack-wrong = { $place }: nalezeno „{ $found }“; povoleno: { $allowed }
pack-wrong-near = { $place }: nalezeno „{ $found }“ (možná myslíš „{ $near }“); povoleno: { $allowed }
pack-built-in = { $place } (ze hry)
pack-unreadable = { $file }: nejde přečíst: { $reason }
pack-byte = bajt { $byte }
pack-utf8 = text v UTF-8
pack-not-a-folder = { $folder }: to není složka; povoleno: složka s aspoň jednou tabulkou: { $tables }
pack-no-table = žádná tabulka
pack-tables = aspoň jedna z tabulek { $tables }
pack-first-line = první řádek se sloupci { $columns }
pack-commas = buňky oddělené čárkami: { $columns }
pack-columns = sloupce { $columns }
pack-column-once = každý sloupec jen jednou
pack-missing-columns = { $place }: chybí sloupce: { $columns }
pack-missing-terms = { $file }: chybí položky: { $terms }
pack-cells = buňky: { $count }
pack-cells-of-header = tolik jako v prvním řádku: { $count }
pack-key-once = { $column } jen jednou; viz řádek { $line }
pack-key-of-two-once = { $column } a { $other } spolu jen jednou; viz řádek { $line }
pack-after-quotes = po buňce v uvozovkách čárka, nebo konec řádku
pack-quoted = buňka v uvozovkách, která končí znakem " na stejném řádku
pack-whole-number = celé číslo od { $low } do { $high }
pack-number = číslo od { $low } do { $high }
pack-decimal = číslo s desetinnou tečkou, nebo bez ní
pack-name = název z malých písmen a číslic, spojených znakem -
pack-text = neprázdný text
pack-longest = nejvýš { $longest } znaků, ne { $found }
pack-one-or-more = aspoň jedno, spojené znakem { $separator }
pack-once = každé jen jednou
pack-effect-end = ; nebo konec efektu
pack-bracket = čárka, nebo pravá závorka v { $call }
pack-deepest = nejvýš { $count } volání v sobě
pack-outer-call = žádné takové volání uvnitř jiného
