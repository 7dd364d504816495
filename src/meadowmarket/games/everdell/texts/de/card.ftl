# Die Wörter auf Everdells Karten im Browser.

everdell-page-card-copies = { $n }×
everdell-page-card-partner = Umsonst mit { $partner }
everdell-page-card-frees = Nimmt umsonst auf: { $partner }
everdell-page-card-breaks = Gemischt·waren·laden|Gruben·maulwurf|Holz·schnitzer|Harz·siederei

## Die Wörter, die die Seite als Symbole zeichnet: jede Form, getrennt durch |

everdell-page-words-twig = Zweig|Zweige|Zweigen
everdell-page-words-resin = Harz
everdell-page-words-pebble = Kiesel|Kieseln
everdell-page-words-berry = Beere|Beeren
everdell-page-words-points = Punkt|Punkte|Punkten
everdell-page-words-card = Karte|Karten
everdell-page-words-worker = Arbeiter|Arbeiters|Arbeitern
everdell-page-words-resource = Rohstoff|Rohstoffe|Rohstoffen|Rohstoffs

## Wege, eine Karte zu bezahlen

everdell-page-way-plain = Aufgedruckter Preis
everdell-page-way-token = Umsonst, mit { $card }
everdell-page-way-crane = { $card } ablegen
everdell-page-way-innkeeper = { $card } ablegen
everdell-page-way-dungeon = In den Kerker: { $card }
everdell-page-way-judge = Eins tauschen: { $card }
everdell-page-way-saves = { $n } weniger
everdell-page-way-missing = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
everdell-page-way-possible = Geht:
everdell-page-way-impossible = Geht nicht:

## Klarstellungen zu Karten

everdell-ruling-one-way = Eine Karte wird auf genau eine Art bezahlt: nie mit zwei Nachlässen.
everdell-ruling-lost-discount = Was von einem Nachlass übrig bleibt, verfällt.
everdell-ruling-own-copy = Die Karte darf für ein weiteres Exemplar von sich selbst zahlen.
everdell-ruling-visitors = Wer aus einer anderen Stadt zu Besuch kommt, bringt der Besitzerin oder dem Besitzer zuerst 1 Punkt.
everdell-ruling-must-play = Ein Besuch ist nur möglich, wenn du eine Karte spielen kannst; dann musst du es auch.
everdell-ruling-stays = Verlässt diese Karte die Stadt, ist der Arbeiter darauf verloren.
everdell-ruling-second-spot = Das Tier muss in der Stadt sein, wenn der zweite Platz belegt wird. Was dort ist, bleibt, auch wenn das Tier geht.
everdell-ruling-copy-place = Dorthin geht kein Arbeiter: Auch besetzte und versperrte Orte zählen.
everdell-ruling-clock = Höchstens einmal je Wechsel der Jahreszeit. Zuflucht, Reise, Ereignisse und Karten zählen nicht.
everdell-ruling-token = Ein Tier zieht umsonst ein. Der Marker bleibt, auch wenn das Tier geht.
everdell-ruling-trigger = Wirkt für Karten, die kommen, während sie in deiner Stadt steht, nicht für sich selbst.
everdell-ruling-fool = Er löst deinen Historiker aus, aber nicht deinen Krämer.
everdell-ruling-base-value = Es zählen nur die aufgedruckten Punkte der Karte, von −2 bis 3.
everdell-ruling-shepherd = Der Gegner darf nicht gepasst haben. Haben es alle, bekommt es der Vorrat.
everdell-ruling-full-cost = Du bekommst den ganzen aufgedruckten Preis, egal was du gezahlt hast. Alles, was auf der Karte liegt, geht mit.
everdell-ruling-university = Sie kann sich nicht selbst ablegen.
everdell-ruling-ruins = Ein Arbeiter auf der Karte bleibt draußen bis zu deiner nächsten Jahreszeit.
everdell-ruling-copiers = Eine Kette von Kopien endet bei einer grünen Karte, die selbst nichts nachahmt.
everdell-ruling-copied-city = Gewinne, Zahlungen und Entscheidungen sind deine.
everdell-ruling-no-storehouse = Das Lagerhaus eines Gegners kann er nicht nachahmen.
everdell-ruling-husband = Es produzieren so viele Ehemänner, wie es Paare gibt; ein Bauernhof reicht für alle.
everdell-ruling-pair = Ehemann und Ehefrau teilen sich einen Platz. Paare bilden sich von selbst.
everdell-ruling-no-space = Er braucht keinen Platz in der Stadt.
everdell-ruling-architect = Rohstoffe auf Ereignissen zählen nicht.
everdell-ruling-ranger = Der Arbeiter kann nicht dorthin zurück, wo er war. Die auf Friedhof, Kloster und Reise lassen sich nicht versetzen.
everdell-ruling-storehouse = Nur wer es besitzt, darf einen Arbeiter darauf setzen.
everdell-ruling-prisoners = Gefangene sind in keiner Stadt: Sie haben keine Punkte und keine Farbe.
