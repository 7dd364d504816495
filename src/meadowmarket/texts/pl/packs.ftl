# Co jest nie tak w tabelach zestawu kart i w innych tabelach.

pack-problems =
    { $first }
    { $second }
pack-wrong = { $place }: jest „{ $found }”; dozwolone: { $allowed }
pack-wrong-near = { $place }: jest „{ $found }” (może chodzi o „{ $near }”?); dozwolone: { $allowed }
pack-built-in = { $place } (z gry)
pack-unreadable = { $file }: nie da się odczytać: { $reason }
pack-byte = bajt { $byte }
pack-utf8 = tekst w UTF-8
pack-not-a-folder = { $folder }: to nie folder; dozwolone: folder z co najmniej jedną tabelą: { $tables }
pack-no-table = brak tabel
pack-tables = co najmniej jedna z tabel { $tables }
pack-first-line = pierwszy wiersz z kolumnami { $columns }
pack-commas = komórki oddzielone przecinkami: { $columns }
pack-columns = kolumny { $columns }
pack-column-once = każda kolumna tylko raz
pack-missing-columns = { $place }: brakuje kolumn: { $columns }
pack-missing-terms = { $file }: brakuje składników: { $terms }
pack-cells = komórki: { $count }
pack-cells-of-header = tyle co w pierwszym wierszu: { $count }
pack-key-once = { $column } tylko raz; zob. wiersz { $line }
pack-key-of-two-once = { $column } i { $other } razem tylko raz; zob. wiersz { $line }
pack-after-quotes = po komórce w cudzysłowie przecinek albo koniec wiersza
pack-quoted = komórka w cudzysłowie zakończona znakiem " w tym samym wierszu
pack-whole-number = liczba całkowita od { $low } do { $high }
pack-number = liczba od { $low } do { $high }
pack-decimal = liczba z kropką dziesiętną lub bez niej
pack-name = nazwa z małych liter i cyfr, łączonych znakiem -
pack-text = niepusty tekst
pack-longest = do { $longest } znaków, a nie { $found }
pack-one-or-more = co najmniej jedno, łączone znakiem { $separator }
pack-once = każde tylko raz
pack-effect-end = ; albo koniec efektu
pack-bracket = przecinek albo nawias zamykający w { $call }
pack-deepest = do { $count } wywołań jedno w drugim
pack-outer-call = żadnego takiego wywołania wewnątrz innego
