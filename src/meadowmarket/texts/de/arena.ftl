# Was Arena und Leiter sagen, und was man ihnen auf der Kommandozeile sagt.

## Abgelehntes

arena-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; ein Bot spielt gegen andere.
arena-one-bot = Ein Bot ({ $bot }) für { $players } Spieler; erlaubt: zwei oder mehr, oder ein Solospiel.
bots-per-seat = { $bots } Bots für { $players } Spieler; erlaubt: ein Bot pro Platz.
not-positive = { $found } Spiele oder Prozesse; erlaubt: 1 oder mehr.
arena-not-a-record = { $file } enthält keine Spiele einer Arena; nenne eine andere Datei.
arena-other-record = { $file } enthält andere Spiele: { $what } ist dort { $found }, hier { $wanted }. Nenne eine andere Datei.
arena-record-in-use = Eine andere Arena schreibt gerade in { $file }: Warte auf ihr Ende, oder nenne eine andere Datei.
arena-damaged-record = { $file } ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt; bessere sie aus, oder nenne eine andere Datei.
only-for-ladder = { $option } gibt es nur bei „bench ladder“.

## Was herauskam

arena-results = Ergebnisse
arena-drawing = Siege mit ihrem 95-%-Intervall, von keinem bis zu allen; | ist der gerechte Anteil
arena-ratings = Wertungen
column-match = Begegnung
column-games = Spiele
column-win-rate = Siege
column-sure = 95 %
column-points = Punkte
column-margin = Vorsprung
column-time = ms je Zug
column-bot = Bot
column-elo = Vor dem Schwächsten, Elo
arena-rounded-up = { $games } Spiele statt { $asked }: Jede Ausgangslage wird { $players }-mal gespielt, von jedem Platz aus einmal.
arena-failures = { $bot } hat { $count ->
    [one] einmal versagt; statt seiner Wahl wurde eine zufällige Möglichkeit genommen.
   *[other] { $count }-mal versagt; statt seiner Wahl wurden zufällige Möglichkeiten genommen.
}
arena-unfinished = { $count ->
    [one] Ein Spiel wurde
   *[other] { $count } Spiele wurden
} nach { $limit } Entscheidungen aufgegeben; dort hat niemand gewonnen.
arena-stopped = { $reason } nach { $done } von { $count } Spielen. Sie stehen in { $file }; derselbe Befehl macht dort weiter.
arena-stopped-for-good = { $reason } nach { $done } von { $count } Spielen. Mit --resume DATEI würden sie aufbewahrt.
arena-plot = { $game }, { $players ->
    [one] allein
   *[other] { $players } Spieler
}: Siege mit 95-%-Intervallen

## Die Leiter

ladder-table = { $game }, { $players } Spieler
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Geschrieben: { $files }.
ladder-same-bot = Auf der Leiter steht jeder Bot einmal, und „search:200ms“ ist „expert“: { $bots }.
ladder-plot = Siege jedes Bots gegen den darunter, mit 95-%-Intervallen
ladder-title = Die Leiter
ladder-about =
    Wie stark die Bots sind, jeder gemessen an einem unter ihm. Geschrieben von `meadowmarket bench ladder`, am { $date },
    mit { $cores } Kernen, Python { $python } und dem Build „{ $build }“, aus { $games } Spielen.
ladder-reading =
    Zwei Spieler: Jede Ausgangslage wird zweimal gespielt, mit vertauschten Plätzen. Drei und vier Spieler: Einer des oberen Bots sitzt
    unter lauter unteren, einmal auf jedem Platz. Ein geteilter Sieg zählt zu gleichen Teilen.
    Siegquoten haben Wilsons 95-%-Intervall; der Vorsprung (Punkte vor dem besten anderen) hat das seines Mittels über die Ausgangslagen.
    Die Zeit ist die für einen Zug, bei dem es eine Wahl gab, in Millisekunden.
ladder-ratings-reading =
    Die Wertungen sind die von Bradley und Terry, in Elo-Punkten vor dem schwächsten Bot: 400 heißt in einem Spiel zu zweit zehn zu eins.
ladder-players = { $players } Spieler
ladder-fair = Ein gerechter Anteil an den Siegen wäre { $share }.
ladder-again = Um eine Zeile noch einmal zu spielen:
column-against = Gegen

## Die Hilfe

cli-arena-help = Bots gegeneinander spielen lassen und sagen, wie stark sie sind.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = die Bots, etwa greedy,random; mehrmals angegeben ist es je ein Bot, dessen Name dann Kommas haben darf
cli-option-arena-games = die Spiele jeder Begegnung, aufgerundet auf ganze Ausgangslagen: Jede wird von allen Plätzen aus gespielt (ohne Angabe: 100)
cli-option-resume = die Spiele in dieser Datei aufbewahren und von denen aus weitermachen, die sie schon enthält; es können später mehr werden
cli-option-plot = die Siegquoten in diese SVG-Datei zeichnen
cli-option-ladder-bots = ladder: diese Bots, den stärksten zuerst, jeder gegen den nächsten, statt der üblichen (je 100 Spiele)
cli-option-ladder-games = ladder: die Spiele jeder Begegnung (ohne Angabe so viele, wie zu den Bots passt: etwa eine Viertelstunde auf 16 Kernen)
cli-option-ladder-games-with-more = ladder: die Spiele jeder Begegnung zu dritt und zu viert (ohne Angabe wie --games; 0 lässt sie weg)
cli-option-ladder-quick = ladder: ein Zehntel der Spiele, für einen ersten Blick; was schon gespielt ist, zählt ganz
cli-option-ladder-work = ladder: der Ordner, in dem die Spiele liegen, bis alle gespielt sind (ohne Angabe: build/ladder)
cli-option-ladder-out = ladder: der Ordner für ladder.md und ladder.svg (ohne Angabe: docs)
