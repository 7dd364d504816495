# Die Worte auf dem Spielplan von Everdell im Browser.

everdell-page-tab-meadow = Wiese
everdell-page-tab-places = Orte
everdell-page-tab-city = Stadt
everdell-page-tab-hand = Hand
everdell-page-tab-others = Andere
everdell-page-tab-log = Verlauf
everdell-page-status = Deine Jahreszeit: { $season } · freie Arbeiter: { $free } von { $total }
everdell-page-status-solo = Jahr { $year } · deine Jahreszeit: { $season } · freie Arbeiter: { $free } von { $total }
everdell-page-status-watching = Jahreszeiten: { $seasons }
everdell-page-total = Gesamt
everdell-page-rugwort = Rugwort

## Jahreszeiten und Arbeiter

everdell-page-season-winter = Winter
everdell-page-season-spring = Frühling
everdell-page-season-summer = Sommer
everdell-page-season-autumn = Herbst
everdell-page-season-of = Jahreszeit: { $season }
everdell-page-last-season = Der Herbst ist die letzte Jahreszeit.
everdell-page-has-passed = Hat für den Rest des Spiels gepasst.
everdell-page-passed = gepasst
everdell-page-next-production = Als Nächstes: { $season }, { $n ->
    [one] 1 neuer Arbeiter und Produktion.
   *[other] { $n } neue Arbeiter und Produktion.
}
everdell-page-next-summer = Als Nächstes: { $season }, { $n ->
    [one] 1 neuer Arbeiter
   *[other] { $n } neue Arbeiter
} und bis zu { $cards } Karten von der Wiese.
everdell-page-next-ready = Alle Arbeiter sind eingesetzt: Du kannst die Jahreszeit jetzt beginnen.
everdell-page-next-not-ready = Du kannst die Jahreszeit beginnen, wenn alle Arbeiter eingesetzt sind.
everdell-page-workers = Arbeiter: { $free } frei, { $placed } eingesetzt, { $permanent ->
    [one] 1 kommt nicht zurück
   *[other] { $permanent } kommen nicht zurück
}
everdell-page-workers-of = Arbeiter hier: { $names }.

## Orte

everdell-page-places = Orte für Arbeiter
everdell-page-basic = Grundorte
everdell-page-forest = Wald
everdell-page-haven = Zuflucht
everdell-page-journey = Reise
everdell-page-place-basic = Grundort
everdell-page-place-forest = Wald
everdell-page-place-haven = Zuflucht
everdell-page-place-journey = Reise
everdell-page-spots = { $n ->
    [one] Platz für 1 Arbeiter.
   *[other] Platz für { $n } Arbeiter verschiedener Spieler.
}
everdell-page-spots-any = Platz für beliebig viele Arbeiter.
everdell-page-copy-basic = Grundort kopieren
everdell-page-copy-any = Ort kopieren
everdell-page-gives = Du würdest jetzt bekommen: { $what }.
everdell-page-gives-up-to = Du würdest jetzt höchstens bekommen: { $what }.
everdell-page-gives-for = { $n ->
    [one] Für 1 Handkarte würdest du jetzt bekommen: { $what }.
   *[other] Für { $n } Handkarten würdest du jetzt bekommen: { $what }.
}
everdell-page-gives-for-up-to = { $n ->
    [one] Für höchstens 1 Handkarte würdest du jetzt bekommen: { $what }.
   *[other] Für höchstens { $n } Handkarten würdest du jetzt bekommen: { $what }.
}
everdell-page-gives-for-gift = { $n ->
    [one] Wenn du 1 Rohstoff verschenkst, würdest du bekommen: { $what }.
   *[other] Wenn du { $n } Rohstoffe verschenkst, würdest du bekommen: { $what }.
}
everdell-page-gives-nothing = Hier würdest du jetzt nichts bekommen.
everdell-page-amount-any = { $n ->
    [one] 1 Rohstoff deiner Wahl
   *[other] { $n } Rohstoffe deiner Wahl
}
everdell-page-amount-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
everdell-page-amount-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

## Warum ein Ort gesperrt ist

everdell-page-closed-taken = Der Platz ist besetzt.
everdell-page-closed-own-worker = Hier steht schon dein Arbeiter. Der zweite Platz ist für jemand anderen.
everdell-page-closed-journey = Nur in deinem Herbst offen.
everdell-page-closed-few-cards = Du hast zu wenige Handkarten.
everdell-page-closed-achieved = Schon erreicht.
everdell-page-closed-requirement = Du erfüllst die Bedingung nicht.
everdell-page-closed-event-cost = Du kannst es nicht bezahlen.
everdell-page-closed-missing = Du hast nicht, was verlangt ist.
everdell-page-closed-condition = Was verlangt ist, lässt sich jetzt nicht erfüllen.

## Die Wiese und die Stapel

everdell-page-meadow = Wiese
everdell-page-meadow-card = { $card }, Platz { $place } der Wiese
everdell-page-meadow-blocked = { $card }, Platz { $place } der Wiese, von Rugwort gesperrt
everdell-page-meadow-empty = leer
everdell-page-blocked = Rugwort sperrt diesen Platz: Du kannst die Karte nicht ausspielen.
everdell-page-pile = { $n ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $n } Karten
}
everdell-page-discards = { $n ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $n } Karten
}
everdell-page-supply = Vorrat an Rohstoffen und Punkten
everdell-page-about-supply = Er geht nie aus: Was du erhältst, kommt von hier, was du zahlst, geht hierher zurück.
everdell-page-about-pile = Von hier ziehen alle, wenn die Karte nicht die Wiese nennt.
everdell-page-about-discards = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.

## Ereignisse

everdell-page-events = Ereignisse
everdell-page-need = { $n ->
    [one] Verlangt: { $what }.
   *[other] Verlangt: { $what } × { $n }.
}
everdell-page-need-met = { $n ->
    [one] Verlangt: { $what } (hast du).
   *[other] Verlangt: { $what } × { $n } (du hast { $have }).
}
everdell-page-need-missing = { $n ->
    [one] Verlangt: { $what } (fehlt noch).
   *[other] Verlangt: { $what } × { $n } (du hast erst { $have }).
}
everdell-page-event-price = Kostet { $what }.
everdell-page-event-price-cards = { $n ->
    [one] Kostet 1 Karte aus deiner Stadt.
   *[other] Kostet { $n } Karten aus deiner Stadt.
}
everdell-page-event-of = Erreicht von { $name }.
everdell-page-event-worth = { $n ->
    [one] Jetzt 1 Punkt wert.
   *[other] Jetzt { $n } Punkte wert.
}
everdell-page-event-worth-you = { $n ->
    [one] Wäre für dich jetzt 1 Punkt wert.
   *[other] Wäre für dich jetzt { $n } Punkte wert.
}
everdell-page-under-event = Darunter: { $cards }.

## Städte

everdell-page-others = Die anderen
everdell-page-city-of = Stadt von { $name }
everdell-page-city-title = Deine Stadt: { $spaces } von { $total } Plätzen belegt
everdell-page-city-spaces = { $spaces } von { $total } Plätzen belegt
everdell-page-city-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
everdell-page-city-empty = noch keine Karten
everdell-page-show-city = Stadt von { $name } zeigen
everdell-page-stock-of = Was { $name } hat
everdell-page-about-resource = Mit Rohstoffen bezahlst du Bauwerke und Wesen.
everdell-page-points-now = { $n ->
    [one] bisher 1 Punkt
   *[other] bisher { $n } Punkte
}
everdell-page-points-show = { $n ->
    [one] Bisher 1 Punkt. Zeigen, woher er kommt.
   *[other] Bisher { $n } Punkte. Zeigen, woher sie kommen.
}
everdell-page-points-tokens = { $n ->
    [one] davon 1 als Marker
   *[other] davon { $n } als Marker
}
everdell-page-occupied = Besetzt: Das kostenlose Wesen ist schon ausgespielt.
everdell-page-on-it = Darauf: { $what }.
everdell-page-prisoners = Gefangene: { $cards }.
everdell-page-paired = Ehemann und Ehefrau teilen sich einen Platz.
everdell-page-copy = { $card }, Nr. { $n } von { $total }

## Die Hand

everdell-page-hand = Hand
everdell-page-hand-title = Hand: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} (Limit { $limit })
everdell-page-hand-empty = Du hast keine Handkarten.
everdell-page-hand-secret = Handkarten sind geheim.
everdell-page-aside = Beiseitegelegt
everdell-page-aside-of = { $name } wählt
everdell-page-aside-hidden = { $n ->
    [one] 1 Karte liegt verdeckt beiseite.
   *[other] { $n } Karten liegen verdeckt beiseite.
}
everdell-page-pay-for = Wie bezahlst du „{ $card }“?
everdell-page-save-on = Was sparst du bei „{ $card }“?
everdell-page-word-discard = Ablegen
