# Was Arena und Leiter sagen, und was man ihnen auf der Kommandozeile sagt.

## Abgelehntes

arena-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; ein Bot spielt gegen andere.
arena-one-bot = Ein Bot ({ $bot }) für { $players } Spieler; erlaubt: zwei oder mehr Bots oder ein Solospiel.
bots-per-seat = Bots: { $bots }, Spieler: { $players }; erlaubt: ein Bot pro Platz.
not-positive = { $found } Spiele oder Prozesse; erlaubt: 1 oder mehr.
arena-not-a-record = { $file } enthält keine Spiele einer Arena; nenne eine andere Datei.
arena-other-record = { $file } enthält andere Spiele: { $what } ist dort { $found }, hier { $wanted }. Nenne eine andere Datei.
arena-record-in-use = Eine andere Arena schreibt gerade in { $file }: Warte, bis sie fertig ist, oder nenne eine andere Datei.
arena-damaged-record = { $file } ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt; repariere sie oder nenne eine andere Datei.
only-for-ladder = { $option } gibt es nur bei „bench ladder“.

## Was herauskam

arena-results = Ergebnisse
arena-drawing = Siege mit ihrem 95-%-Intervall, von keinem bis zu allen; | ist der faire Anteil
arena-ratings = Wertungen
column-match = Paarung
column-games = Spiele
column-win-rate = Siege
column-sure = 95 %
column-points = Punkte
column-margin = Vorsprung
column-time = ms pro Zug
column-bot = Bot
column-elo = Vorsprung vor dem Schwächsten, Elo
arena-rounded-up = { $games } Spiele statt { $asked }: Jede Ausgangslage wird { $players }-mal gespielt, von jedem Platz aus einmal.
arena-failures = { $bot } hat { $count ->
    [one] einmal versagt; stattdessen wurde zufällig gespielt.
   *[other] { $count }-mal versagt; stattdessen wurde zufällig gespielt.
}
arena-unfinished = { $count ->
    [one] Ein Spiel wurde
   *[other] { $count } Spiele wurden
} nach { $limit } Entscheidungen abgebrochen, ohne Sieger.
arena-stopped = { $reason } nach { $done } von { $count } Spielen. Sie sind in { $file } gespeichert; mit demselben Befehl geht es weiter.
arena-stopped-for-good = { $reason } nach { $done } von { $count } Spielen. Mit --resume DATEI bleiben sie beim nächsten Mal erhalten.
arena-plot = { $game }, { $players ->
    [one] allein
   *[other] { $players } Spieler
}: Siege mit 95-%-Intervallen

## Die Leiter

ladder-table = { $game }, { $players } Spieler
ladder-done = { $line }: { $rate } ({ $sure })
ladder-written = Geschrieben: { $files }.
ladder-same-bot = Auf der Leiter kann jeder Bot nur einmal stehen, und „search:200ms“ ist dasselbe wie „expert“: { $bots }.
ladder-plot = Siege jedes Bots gegen den darunter, mit 95-%-Intervallen
ladder-title = Die Leiter
ladder-about =
    Wie stark die Bots sind, jeder gemessen an einem schwächeren. Geschrieben von `meadowmarket bench ladder` am { $date },
    mit { $cores } Kernen, Python { $python } und dem Build „{ $build }“, aus { $games } Spielen.
ladder-reading =
    Zwei Spieler: Jede Ausgangslage wird zweimal gespielt, mit vertauschten Plätzen. Drei und vier Spieler: Der stärkere Bot spielt
    einmal auf jedem Platz gegen lauter schwächere. Ein geteilter Sieg zählt zu gleichen Teilen.
    Siegquoten stehen mit Wilsons 95-%-Intervall, der Vorsprung (Punkte vor dem besten Gegner) mit dem Intervall seines Mittels über
    die Ausgangslagen. Die Zeit ist das Mittel pro Zug, bei dem es eine Wahl gab, in Millisekunden.
ladder-ratings-reading =
    Die Wertungen folgen Bradley und Terry, in Elo-Punkten vor dem schwächsten Bot: 400 Punkte heißen zu zweit zehn zu eins.
ladder-players = { $players } Spieler
ladder-fair = Ein fairer Anteil an den Siegen wäre { $share }.
ladder-again = Um eine Zeile noch einmal zu spielen:
column-against = Gegen

## Die Hilfe

cli-arena-help = Bots gegeneinander spielen lassen und messen, wie stark sie sind.
cli-arena-example = meadowmarket arena { $game } --players 2 --bots search:200ms,greedy,random --games 400 --seed 1
cli-option-arena-bots = die Bots, wie in greedy,random; bei Namen mit Kommas die Option für jeden Bot wiederholen
cli-option-arena-games = Spiele pro Paarung, aufgerundet auf ganze Ausgangslagen, jede von allen Plätzen aus gespielt (Standard: 100)
cli-option-resume = die Spiele in dieser Datei speichern und mit denen weitermachen, die schon darin sind; später können mehr dazukommen
cli-option-plot = die Siegquoten in diese neue SVG-Datei zeichnen
cli-option-ladder-bots = ladder: diese Bots statt der üblichen, den stärksten zuerst, jeder gegen den nächsten (je 100 Spiele)
cli-option-ladder-games = ladder: Spiele pro Paarung (Standard: so viele, wie zu den Bots passen, etwa eine Viertelstunde auf 16 Kernen)
cli-option-ladder-games-with-more = ladder: Spiele pro Paarung zu dritt und zu viert (Standard: wie --games; 0 lässt sie weg)
cli-option-ladder-quick = ladder: ein Zehntel der Spiele, für einen ersten Blick; schon Gespieltes zählt ganz
cli-option-ladder-work = ladder: der Ordner für die Spiele, bis alle gespielt sind (Standard: build/ladder)
cli-option-ladder-out = ladder: der Ordner für ladder.md und ladder.svg (Standard: docs)
