# What is wrong with the tables of a card pack, and with other tables.

pack-problems =
    { $first }
    { $second }
pack-wrong = { $place }: found “{ $found }”; allowed: { $allowed }
pack-wrong-near = { $place }: found “{ $found }” (did you mean “{ $near }”?); allowed: { $allowed }
pack-built-in = built-in { $place }
pack-unreadable = { $file }: can’t be read: { $reason }
pack-byte = byte { $byte }
pack-utf8 = text in UTF-8
pack-not-a-folder = { $folder }: not a folder; allowed: a folder with one or more of { $tables }
pack-no-table = no table
pack-tables = one or more of { $tables }
pack-first-line = a first line with the columns { $columns }
pack-commas = cells separated by commas: { $columns }
pack-columns = the columns { $columns }
pack-column-once = each column only once
pack-missing-columns = { $place }: missing columns: { $columns }
pack-missing-terms = { $file }: missing terms: { $terms }
pack-cells = { $count } cells
pack-cells-of-header = { $count } cells, as in the first line
pack-key-once = { $column } only once; see line { $line }
pack-key-of-two-once = { $column } and { $other } only once; see line { $line }
pack-after-quotes = a comma or the line’s end after a quoted cell
pack-quoted = a quoted cell that ends with " in the same line
pack-whole-number = a whole number from { $low } to { $high }
pack-number = a number from { $low } to { $high }
pack-decimal = a number with or without a decimal point
pack-name = a name of small letters and digits, joined by -
pack-text = a text, not nothing
pack-longest = at most { $longest } characters, not { $found }
pack-one-or-more = one or more, joined by { $separator }
pack-once = each only once
pack-effect-end = ; or the end of the effect
pack-bracket = a comma or a closing bracket in { $call }
pack-deepest = at most { $count } calls inside one another
pack-outer-call = no such call inside another
