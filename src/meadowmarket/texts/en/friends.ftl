# Playing with others: invitations, table talk, my tables, notifications.

web-share-sheet = Share
web-qr = QR code
web-qr-of = QR code: { $what }
web-local-only = Only this computer can open this link. To invite others on your network, start the server with --host 0.0.0.0.
web-join-host = { $host } invites you to { $game }.
web-join-game = You are invited to { $game }.
web-join-seats = { $open ->
    [one] 1 of { $players } seats is open.
   *[other] { $open } of { $players } seats are open.
}
web-bot-level = Strength of the bot
web-abandon-wish = { $count ->
    [one] { $names } wants to abandon the game.
   *[other] { $names } want to abandon the game.
}
web-abandon-agree = Agree
web-not-sent = No connection: your move was not sent. Try again in a moment.
web-my-tables-search = Search by title, game or player
web-my-tables-none = No table found.
web-my-tables-all = { $count ->
    [one] Show the only table
   *[other] Show all { $count } tables
}
web-notify = Notify me when it is my turn and this tab is in the background

web-talk = Talk
web-talk-unread = unread
web-talk-empty = Nobody has said anything yet.
web-talk-off = Talk is switched off at this table.
web-talk-switch = Players can talk at this table
web-talk-phrases = Quick phrases
web-talk-type = Say something
web-talk-send = Send
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-your-turn = Your turn.
web-phrase-one-moment = One moment, please.
web-phrase-thanks = Thank you!
web-phrase-nice-move = Nice move!
web-phrase-oops = Oops!
web-phrase-well-played = Well played!
web-phrase-goodbye = See you!

talk-nothing = Send a phrase or a text.
no-such-phrase = “{ $found }” isn’t a phrase; allowed: { $allowed }.
talk-is-off = Talk is switched off at this table.
talk-too-fast = That was a lot at once. Wait a moment.
bad-public-address = “{ $found }” isn’t an address; expected something like https://play.example.org.
cli-option-public-address = the address at which others reach the server, for invitations (default: found from the network)
web-privacy-talk = The last 200 things that players say at a table are kept with it, too.
