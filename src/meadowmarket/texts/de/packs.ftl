# Was an den Tabellen eines Kartensatzes und an anderen Tabellen falsch ist.

pack-problems =
    { $first }
    { $second }
pack-wrong = { $place }: gefunden: „{ $found }“; erlaubt: { $allowed }
pack-wrong-near = { $place }: gefunden: „{ $found }“ (meinst du „{ $near }“?); erlaubt: { $allowed }
pack-built-in = { $place } (aus dem Spiel)
pack-unreadable = { $file }: nicht lesbar: { $reason }
pack-byte = das Byte { $byte }
pack-utf8 = Text in UTF-8
pack-not-a-folder = { $folder }: das ist kein Ordner; erlaubt: ein Ordner mit mindestens einer Tabelle: { $tables }
pack-no-table = keine Tabelle
pack-tables = mindestens eine von { $tables }
pack-first-line = eine erste Zeile mit den Spalten { $columns }
pack-commas = Zellen, getrennt durch Kommas: { $columns }
pack-columns = die Spalten { $columns }
pack-column-once = jede Spalte nur einmal
pack-missing-columns = { $place }: es fehlen Spalten: { $columns }
pack-missing-terms = { $file }: es fehlen Posten: { $terms }
pack-cells = Zellen: { $count }
pack-cells-of-header = so viele wie in der ersten Zeile: { $count }
pack-key-once = { $column } nur einmal; siehe Zeile { $line }
pack-key-of-two-once = { $column } und { $other } zusammen nur einmal; siehe Zeile { $line }
pack-after-quotes = nach einer Zelle in Anführungszeichen ein Komma oder das Ende der Zeile
pack-quoted = eine Zelle in Anführungszeichen, die in derselben Zeile mit " endet
pack-whole-number = eine ganze Zahl von { $low } bis { $high }
pack-number = eine Zahl von { $low } bis { $high }
pack-decimal = eine Zahl mit oder ohne Dezimalpunkt
pack-name = ein Name aus kleinen Buchstaben und Ziffern, verbunden durch -
pack-text = ein Text (nicht leer)
pack-longest = höchstens { $longest } Zeichen, nicht { $found }
pack-one-or-more = mindestens eins, verbunden durch { $separator }
pack-once = jedes nur einmal
pack-effect-end = ; oder das Ende des Effekts
pack-bracket = ein Komma oder eine schließende Klammer in { $call }
pack-deepest = höchstens { $count } Aufrufe ineinander
pack-outer-call = kein solcher Aufruf in einem anderen
