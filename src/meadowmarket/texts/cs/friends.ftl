# Hra s ostatními: pozvánky, chat u stolu, moje stoly, upozornění.

web-share-sheet = Sdílet
web-qr = QR kód
web-qr-of = QR kód: { $what }
web-local-only = Tento odkaz otevře jen tento počítač. Chceš-li pozvat ostatní ve své síti, spusť server s volbou --host 0.0.0.0.
web-join-host = { $host } tě zve na hru { $game }.
web-join-game = Máš pozvánku na hru { $game }.
web-join-seats = { $open ->
    [one] Volné je 1 místo ze { $players }.
    [few] Volná jsou { $open } místa ze { $players }.
    [many] Volná místa: { $open } z { $players }.
   *[other] Volných je { $open } míst z { $players }.
}
web-bot-level = Síla bota
web-abandon-wish = { $count ->
    [one] { $names } chce hru ukončit.
    [few] { $names } chtějí hru ukončit.
    [many] { $names } chtějí hru ukončit.
   *[other] { $names } chtějí hru ukončit.
}
web-abandon-agree = Souhlasím
web-not-sent = Není spojení: tvůj tah se neodeslal. Zkus to za chvíli znovu.
web-my-tables-search = Hledat podle názvu, hry nebo hráče
web-my-tables-none = Žádný stůl se nenašel.
web-my-tables-all = { $count ->
    [one] Ukázat jediný stůl
    [few] Ukázat všechny { $count } stoly
    [many] Ukázat všechny stoly: { $count }
   *[other] Ukázat všech { $count } stolů
}
web-notify = Upozorni mě, když jsem na tahu a tahle stránka je na pozadí

web-talk = Chat
web-talk-unread = nepřečtené
web-talk-empty = Zatím nikdo nic nenapsal.
web-talk-off = U tohoto stolu je chat vypnutý.
web-talk-switch = Povolit u tohoto stolu chat
web-talk-phrases = Rychlé zprávy
web-talk-type = Napiš zprávu
web-talk-send = Odeslat
web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-your-turn = Jsi na tahu.
web-phrase-one-moment = Moment, prosím.
web-phrase-thanks = Díky!
web-phrase-nice-move = Dobrý tah!
web-phrase-oops = Jejda!
web-phrase-well-played = Dobrá hra!
web-phrase-goodbye = Měj se!

talk-nothing = Vyber rychlou zprávu, nebo napiš vlastní.
no-such-phrase = „{ $found }“ není žádná z rychlých zpráv; na výběr: { $allowed }.
talk-is-off = U tohoto stolu je chat vypnutý.
talk-too-fast = To bylo moc najednou. Počkej chvíli.
bad-public-address = „{ $found }“ není adresa; čeká se něco jako https://play.example.org.
cli-option-public-address = adresa, na které ostatní najdou server, pro pozvánky (výchozí: zjištěná ze sítě)
web-privacy-talk = Se stolem se ukládá i posledních 200 zpráv z chatu.
