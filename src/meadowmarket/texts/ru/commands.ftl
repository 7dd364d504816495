# Что говорят команды, когда не могут продолжать.

## Остановлено до конца

stopped-interrupted = Прервано
stopped-worker-died = Рабочий процесс аварийно завершился
stopped-games = { $reason }. Сыграно партий: { $done } из { $count }. Результаты — по сыгранным партиям.
stopped-tuning = { $reason }. Сделано шагов: { $step } из { $steps }. Веса — те, что после последнего шага.
stopped-analysis = { $reason }. Оценено решений: { $done } из { $count }. Результаты — только по ним; некоторых переломных моментов может не быть.
stopped-bench = { $reason }. Часть измерений не сделана.

## В чём отказывает система

needs-extra = Для этого нужно дополнение, которое не установлено: meadowmarket[{ $extra }]. Установи его: pip install "meadowmarket[{ $extra }]"
system-error = Система сообщает об ошибке: { $reason }.

## Справка

help-setup = Варианты правил (по умолчанию первый) и настройки (по умолчанию как в первом варианте):
help-setting = { $title } ({ $usual })

# Много партий сразу: массивы
batch-empty = В пакете должна быть хотя бы одна партия.
batch-size = Действий: { $found }, а партий: { $expected }; нужно по одному на партию.
batch-illegal = Партия { $number } пакета: { $reason }
batch-no-such-array = Массива «{ $name }» в пакете нет; можно: masks, seats, observations, rewards, scores, done, seeds.
batch-no-such-game = В пакете нет партии { $number }; можно: от 0 до { $most }.
negative-budget = «{ $name }» — { $found }; можно: 0 (без ограничения) и больше.
batch-no-integers = Массив { $name } — { $found }, { $count ->
    [0] а нужно одно целое число на партию.
    [one] а нужно { $count } целое число.
    [few] а нужно { $count } целых числа.
    [many] а нужно { $count } целых чисел.
   *[other] а нужно { $count } целого числа.
}
batch-read-only = { $array }, только для чтения
batch-wrong-array = Массив { $name } — { $found }, а нужен { $expected }.
batch-shared-memory = Массив { $name } делит память с другим или сам с собой; у каждого должна быть своя.
batch-seed-and-seeds = Укажи либо одно зерно, либо зёрна всех партий.
book-title = { $game }: все карты, жетоны и места
cli-option-book-data = вывести данные компонентов и их происхождение, для авторов карт (на английском)
