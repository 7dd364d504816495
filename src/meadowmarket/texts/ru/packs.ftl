# Что не так в таблицах набора карт и в других таблицах.

pack-problems =
    { $first }
    { $second }
pack-wrong = { $place }: найдено «{ $found }»; можно: { $allowed }
pack-wrong-near = { $place }: найдено «{ $found }» (возможно, имелось в виду «{ $near }»?); можно: { $allowed }
pack-built-in = { $place } (из игры)
pack-unreadable = { $file }: не читается: { $reason }
pack-byte = байт { $byte }
pack-utf8 = текст в UTF-8
pack-not-a-folder = { $folder }: это не папка; можно: папка хотя бы с одной таблицей: { $tables }
pack-no-table = ни одной таблицы
pack-tables = хотя бы одна из таблиц { $tables }
pack-first-line = первая строка со столбцами { $columns }
pack-commas = ячейки через запятую: { $columns }
pack-columns = столбцы { $columns }
pack-column-once = каждый столбец только один раз
pack-missing-columns = { $place }: не хватает столбцов: { $columns }
pack-missing-terms = { $file }: не хватает слагаемых: { $terms }
pack-cells = ячейки: { $count }
pack-cells-of-header = столько же, сколько в первой строке: { $count }
pack-key-once = { $column } только один раз; см. строку { $line }
pack-key-of-two-once = { $column } и { $other } вместе только один раз; см. строку { $line }
pack-after-quotes = после ячейки в кавычках запятая или конец строки
pack-quoted = ячейка в кавычках, закрытая знаком " в той же строке
pack-whole-number = целое число от { $low } до { $high }
pack-number = число от { $low } до { $high }
pack-decimal = число с десятичной точкой или без неё
pack-name = имя из строчных букв и цифр, соединённых знаком -
pack-text = непустой текст
pack-longest = до { $longest } знаков, а не { $found }
pack-one-or-more = хотя бы одно, через { $separator }
pack-once = каждое только один раз
pack-effect-end = ; или конец эффекта
pack-bracket = запятая или закрывающая скобка в { $call }
pack-deepest = до { $count } вызовов друг в друге
pack-outer-call = такой вызов не может стоять внутри другого
