# Die Wörter auf Everdells Karten im Browser.

everdell-page-card-copies = { $n }×
everdell-page-card-partner = Kostenlos mit { $partner }
everdell-page-card-frees = Macht kostenlos: { $partner }
everdell-page-card-breaks = Gemischt·waren·laden|Minen·maulwurf|Holz·schnitzer|Harz·raffinerie|Fege·hörnchen|Toten·gräberin|Laden·inhaber

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
everdell-page-way-token = Kostenlos, mit { $card }
everdell-page-way-crane = { $card } ablegen
everdell-page-way-innkeeper = { $card } ablegen
everdell-page-way-dungeon = Ins Verlies: { $card }
everdell-page-way-judge = Einen tauschen: { $card }
everdell-page-way-saves = { $n } weniger
everdell-page-way-missing = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
everdell-page-way-missing-what = Es fehlt: { $what }
everdell-page-way-why-occupied = besetzt
everdell-page-way-why-no-space = kein freier Platz
everdell-page-way-why-unique = nur einmal pro Stadt
everdell-page-way-why-no-fool = kein Gegner kann ihn nehmen
everdell-page-way-why-no-ruins = kein Bauwerk zum Ersetzen
everdell-page-way-why-nothing-to-swap = nichts zum Tauschen
everdell-page-way-possible = Geht:
everdell-page-way-impossible = Geht nicht:

## Klarstellungen zu Karten

everdell-ruling-one-way = Eine Karte bezahlst du auf genau eine Art: nie mit zwei Rabatten.
everdell-ruling-lost-discount = Was von einem Rabatt übrig bleibt, verfällt.
everdell-ruling-own-copy = Die Karte hilft auch, ein weiteres Exemplar von sich selbst zu bezahlen.
everdell-ruling-visitors = Wer aus einer anderen Stadt zu Besuch kommt, bringt dem Besitzer zuerst 1 Punkt.
everdell-ruling-must-play = Ein Besuch ist nur möglich, wenn du eine Karte ausspielen kannst; dann musst du es auch.
everdell-ruling-stays = Verlässt diese Karte die Stadt, ist der Arbeiter darauf verloren.
everdell-ruling-second-spot = Das Wesen muss in der Stadt sein, wenn der zweite Platz belegt wird. Was dort ist, bleibt, auch wenn das Wesen geht.
everdell-ruling-copy-place = Du setzt dort keinen Arbeiter ein: Auch besetzte und gesperrte Orte zählen.
everdell-ruling-clock = Höchstens einmal je Wechsel der Jahreszeit. Zuflucht, Reise, Ereignisse und Karten zählen nicht.
everdell-ruling-token = Ein Wesen wird kostenlos. Der Marker bleibt, auch wenn das Wesen geht.
everdell-ruling-trigger = Wirkt bei Karten, die du ausspielst, während diese in deiner Stadt liegt, nicht bei sich selbst.
everdell-ruling-fool = Er löst deinen Historiker aus, aber nicht deinen Ladeninhaber.
everdell-ruling-base-value = Es zählen nur die aufgedruckten Punkte der Karte, von −2 bis 3.
everdell-ruling-shepherd = Der Gegner darf nicht gepasst haben. Haben alle gepasst, zahlst du an den Vorrat.
everdell-ruling-full-cost = Du bekommst den ganzen aufgedruckten Preis, egal was du gezahlt hast. Alles, was auf der Karte liegt, geht verloren.
everdell-ruling-university = Sie kann sich nicht selbst ablegen.
everdell-ruling-ruins = Ein Arbeiter auf der Karte bleibt bis zu deiner nächsten Jahreszeit unterwegs.
everdell-ruling-copiers = Eine Kette von Kopien muss bei einer grünen Karte enden, die selbst nichts kopiert.
everdell-ruling-copied-city = Was du erhältst, zahlst und wählst, ist deine Sache, nicht die des Gegners.
everdell-ruling-no-storehouse = Das Lager eines Gegners kann er nicht kopieren.
everdell-ruling-husband = Es produzieren so viele Ehemänner, wie es Paare gibt. Eine Farm reicht für alle.
everdell-ruling-pair = Ehemann und Ehefrau teilen sich einen Platz. Paare bilden sich von selbst.
everdell-ruling-no-space = Sie braucht keinen Platz in der Stadt.
everdell-ruling-architect = Rohstoffe auf Ereignissen zählen nicht.
everdell-ruling-ranger = Der Arbeiter kann nicht dorthin zurück, wo er war. Arbeiter auf Friedhof, Kloster und Reise lassen sich nicht versetzen.
everdell-ruling-storehouse = Nur wer es besitzt, darf einen Arbeiter darauf setzen.
everdell-ruling-prisoners = Gefangene sind in keiner Stadt: Sie haben keine Punkte und keine Farbe.
