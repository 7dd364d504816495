# What the page itself says. Games speak in files of their own.

web-name = Meadow & Market
web-skip = Skip to the content
web-home = Start page
web-to-start = To the start page
web-close = Close
web-loading = One moment …
web-missing = There is nothing here.
web-language = Language
web-dark = Dark
web-settings = Settings

## Start page

web-welcome = Sit down and play
web-welcome-more = La Granja and Everdell, with bots or friends. No account: a table is a link.
web-new-table = New table
web-which-game = Game
web-players-range = { $min } to { $max } players
web-how-many = Players
web-who-sits = Who sits where
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Open (by invitation)
web-seat-bot = Bot: { $bot }
web-seat-levels = Bots by strength
web-seat-other-bots = Other bots
web-your-name = Your name
web-more-settings = More settings
web-ruleset = Ruleset
web-seed = Seed
web-seed-any = any
web-table-title = Name of the table
web-value-yes = yes
web-value-no = no
web-value-none = none
web-value-classic = classic
web-value-deluxe = deluxe
web-value-marker = a marker
web-value-token = a token
web-start = Start
web-confirm-new = Open a new table?
web-confirm-new-more = A link on another page brought you here. Nothing has been opened yet.
web-open-table = Open the table
web-my-tables = My tables
web-your-turn = Your turn
web-state-waiting = Waiting for players
web-state-playing = In progress
web-state-over = The game is over.
web-state-abandoned = Abandoned
web-forget = Remove { $table } from the list
web-forget-hint = Removes the table from this list. Without its link you can’t get back to your seat.
web-join = Join
web-link = Paste a link
web-go = Go
web-not-a-link = That isn’t a link to a table or a replay.
web-replay = Replay
web-upload = Open a replay file
web-rules = Rules

## Preferences

web-theme = Colours
web-theme-system = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-pace = Other players’ moves
web-pace-instant = instant
web-pace-quick = quick
web-pace-calm = calm
web-pace-skip = A click or a key skips this.
web-automatic = Skip steps without a choice
web-confirm = Ask for confirmation
web-confirm-turn = before my turn ends
web-confirm-always = before anything that can’t be taken back
web-confirm-never = rarely
web-motion = Animate the pieces
web-sound = Play a sound when it is my turn

## The table

web-table = Table
web-practice = Practice table
web-practice-more = Its seed was chosen, so whoever opened it may know which cards and dice come up.
web-players = Players
web-points = Points
web-is-on = (to act)
web-lost = Connection lost. Reconnecting …
web-areas = Parts of the table
web-lit = something to choose
web-actions = What you can do
web-anytime = At any time
web-anytime-short = Anytime
web-undo = Undo
web-sure = Are you sure?
web-sure-yes = Yes, do it
web-sure-no = No, go back
web-why-others = This belongs to someone else.
web-why-unknown = The server did not answer. Try again.
web-why-rule = Rule { $rule }
web-rule-key = R: rule { $rule }
web-turn-of = { $name }’s turn
web-you-watch = You are watching.
web-waiting-for = Waiting for { $names }.
web-bots-think = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
web-thinking = One moment …
web-your-turn-asks = Your turn. { $prompt }
web-title-turn = Your turn: { $title }
web-hint = Hint
web-hint-key = Hint: what would a strong player do? (key H)
web-hint-title = A strong player would …
web-hint-thinking = Thinking about it
web-hint-about = { $players ->
    [one] Expected result in points, and what makes the difference
   *[other] Expected lead in points, and what makes the difference
}
web-hint-found = Best: { $move } ({ $margin })
web-log = Log
web-log-since = since your last move
web-log-empty = Nothing yet.
web-scores = Scores
web-scores-hidden = The points of the others are hidden until the end.
web-source = Points from
web-total = Total
web-tab-table = Table
web-tab-mine = Mine
web-tab-others = Others
web-tab-log = Log
web-round = Round { $round }
web-season-winter = Winter
web-season-spring = Spring
web-season-summer = Summer
web-season-autumn = Autumn

## First words of actions, as headings

web-word-field = Field
web-word-barrow = Barrow
web-word-extension = Extension
web-word-helper = Helper
web-word-deliver = Deliver
web-word-die = Die
web-word-donkey = Donkeys
web-word-stall = Stall
web-word-roof = Roof tile
web-word-take = Take
web-word-pay = Pay
web-word-from = From
web-word-steps = Steps
web-word-replace = Discard
web-word-flip = Turn over
web-word-take-back = Take back
web-word-choose = Choose
web-word-change = Change
web-word-reserve = Mark
web-word-buy = Buy
web-word-sell = Sell
web-word-upgrade = Upgrade
web-word-trade = Trade
web-word-use = Helpers
web-word-bonus = Roofs
web-word-play = Play
web-word-worker = Worker
web-word-event = Event
web-word-give = Give
web-word-gain = Take
web-word-save = Save
web-word-store = Store
web-word-spend = Spend
web-word-to = Opponent
web-word-reveal = Reveal
web-word-copy = Use
web-word-keep = Keep
web-word-tuck = Under the event
web-word-move = Move
web-word-recall = Bring back
web-word-remove = From the city
web-word-produce = Production
web-word-activate = Activate
web-word-season = Season
web-word-income = Income
web-word-grow = Growth
web-word-hats = Hats
web-word-extra = Extra delivery

## Zones of the plain view

web-zone-hand = Hand
web-zone-meadow = Meadow
web-zone-cards = City
web-zone-basic = Basic locations
web-zone-forest = Forest
web-zone-haven = Haven
web-zone-journey = Journey
web-zone-events = Events
web-zone-resources = Resources
web-zone-points = Points
web-zone-workers = Workers
web-zone-workers-total = Workers in all
web-zone-season = Season
web-zone-pile = Draw pile
web-zone-discards = Discards
web-zone-deck = Draw pile
web-zone-occupied = Occupied
web-zone-passed = Passed
web-zone-prisoners = Prisoners
web-zone-spaces = Spaces
web-zone-goods = Goods
web-zone-owner = Owner
web-zone-first = First player
web-zone-aside = Laid aside
web-zone-blocked = Blocked in the Meadow
web-zone-playing = Being played
web-zone-under = Cards under it
web-zone-worker = Worker there
web-zone-workers-lost-or-permanent = Workers that don’t come back
web-zone-workers-on-gone-cards = Workers whose card is gone
web-zone-solo-year = Rugwort’s year
web-zone-rugwort = Rugwort
web-zone-base = Cards
web-zone-tokens = Point tokens
web-zone-prosperity = Prosperity
web-zone-twig = Twigs
web-zone-resin = Resin
web-zone-pebble = Pebbles
web-zone-berry = Berries
web-zone-winter = Winter
web-zone-spring = Spring
web-zone-summer = Summer
web-zone-autumn = Autumn

## Waiting, joining, handing over, the end

web-waiting-room = Waiting for players
web-waiting-more = Send the invitation to the people who should sit here.
web-waiting-begins = The game begins when all seats are taken.
web-invite-link = Invitation
web-invite-hint = for an open seat
web-watch-link = Watch
web-watch-hint = can’t act
web-seat-link = Your seat
web-seat-hint = for your other devices; keep it secret
web-copy = Copy
web-copied = Copied
web-copy-what = Copy: { $what }
web-seat-is-open = open
web-seat-is-bot = bot
web-seat-here = here
web-seat-gone = not connected
web-seat-away = has left
web-seat-free-in = not connected; you can give the seat away in { $seconds } s
web-seat-invite = Invite someone else
web-seat-invite-again = New invitation
web-seat-abandons = wants to abandon the game
web-seat-give-bot = Give to a bot
web-join-title = Sit down at { $title }
web-which-seat = Seat
web-sit-down = Sit down
web-just-watch = Just watch
web-open-again = Reopen the table
web-no-open-seat = No seat is open any more.
web-guest = Guest
web-rename = Rename
web-leave = Leave
web-leave-bot = Leave, a bot plays on
web-abandon = Abandon the game
web-abandon-sure = If all who are here agree, the game ends without a winner and can’t be continued.
web-abandon-not = Keep playing
web-delete = Delete this table
web-delete-sure = The table and its replay can’t be restored.
web-rematch = Rematch
web-next-table = To the rematch
web-hand-over = { $name } is next
web-hand-over-more = Everyone else, please look away.
web-hand-over-done = I am { $name }
web-winner = Winner
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}

## Replays and rules

web-watch-replay = Watch the replay
web-replay-of = Replay: { $title }
web-download = Download
web-unplayable-replay = Step through the game as far as it can be played
web-unplayable-why = This game can’t be continued here. Its file holds all hands, so you get it when the game has ended. Ending it is final, for everyone at the table.
web-unplayable-end = End the game to get the file
web-unplayable-asked = The others at the table must click here, too. After { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } you can click again to go on without those who haven’t.
web-unplayable-ended = The game has ended. You can download its file.
web-replay-stops = The replay ends after { $steps ->
        [one] one action
       *[other] { $steps } actions
    }, though more was played: { $why }
web-share = Copy link
web-step = Action
web-step-of = Action { $step } of { $steps }
web-first = To the start
web-back = One step back
web-on = One step forward
web-last = To the end
web-run = Play automatically
web-seen-from = Seen by
web-spectator = Spectator
web-turn-before = Previous turn
web-turn-before-of = Previous turn of { $name }
web-turn-after = Next turn
web-turn-after-of = Next turn of { $name }
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-hands-open = All hands open
web-hands-more = Show the hands of all players
web-hands-later = Other hands are hidden until the game has ended
web-review = Review
web-review-title = How the game was played
web-review-progress = Reviewing the choices: { $percent }% done.
web-review-wait = You can leave this page. The results so far are kept, and the review goes on when you come back.
web-review-again = Try again
web-review-axis = Expected lead at the end, in points, at each choice; the last point is the actual result
web-review-keys = Click a point to see its position, or use the arrow keys to go from choice to choice.
web-review-point = Action { $number }, { $name }: expected { $margin }, lost by the move: { $lost }
web-review-turn = Action { $number }: { $name } lost { $loss } points
web-review-taken = Played
web-review-better = Better
web-review-show = Show the position
web-review-show-number = Show the position before action { $number }
web-review-turns = Turning points
web-review-turns-more = The choices that cost the most, up to three per player. Each move is shown with the expected lead after it.
web-review-no-turns = No turning points: nobody lost more than chance explains.
web-review-accuracy = Accuracy
web-review-accuracy-more = 100% means that no choice lost anything compared with the best move found. A choice that loses 6 points counts as 37%.
web-review-percent = { $percent }%
web-review-choices = Choices
web-review-margin = Lead at the end
web-review-all = All choices as a table
web-review-expected = Expected lead
web-review-lost = Lost
web-player = Player
web-play-on = Play on from here
web-play-on-more = A practice table opens as it was after action { $step }, with the same cards in hand and the same cards to come. Bots take the other seats.
web-play-on-bots = Bots
web-play-on-start = Play on
web-search = Search the rules and cards
web-contents = Contents
web-topics = Cards, tiles and places
web-found = { $count ->
    [0] Nothing found.
    [one] 1 result.
   *[other] { $count } results.
}

## Privacy

web-privacy = What we store
web-privacy-kept = On the server
web-privacy-kept-more = For each table: the game and its settings, the title, the names players chose, every action with its time, and who has left. Secrets of seats and invitations are stored only as hashes. Uploaded replays are stored as they are. Anyone who has a table’s link can watch it and, when the game has ended, see its whole replay.
web-privacy-browser = In your browser
web-privacy-browser-more = The tables you sit at with the secrets of your seats, your name and your settings. There are no cookies and no accounts, and nothing is loaded from elsewhere.
web-privacy-not = What isn’t stored
web-privacy-not-more = Your address is counted in memory, so that nobody can flood the server, but it isn’t stored. Only when a connection fails does the server’s log name it. A proxy in front of the server may keep its own log.
web-privacy-delete = Deleting
web-privacy-delete-more = In the menu of a table you can delete it with its replay: when the game has ended, or while nobody else is playing there.
web-privacy-days = This server deletes tables and uploaded replays that nobody has changed for { $days ->
    [one] one day
   *[other] { $days } days
}.
web-privacy-for-ever = This server deletes nothing by itself.

## Learning

web-learn = Learn to play
web-learn-title = Learn to play
web-learn-about = Short lessons on the real board. You make the moves. A wrong one is explained, and you can’t lose anything.
web-learn-minutes = About { $minutes } minutes. { $done ->
    [0] { $lessons } lessons.
   *[other] { $done } of { $lessons } lessons done.
}
web-lessons = To the lessons
web-lesson = Lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-again = Repeat
web-lesson-all = All lessons
web-lesson-next-one = Next lesson
web-lesson-done = Lesson complete!
web-lesson-is-done = done
web-lesson-your-move = Your move
web-rule = Rule { $rule }
web-rules-page = As a page
web-rules-in-english = The rules are only in English so far.
web-guidance = Your first game
web-guidance-off = Stop showing this
web-guidance-switch = First game: explain each decision
