# The lessons: titles, steps, and what is answered to a wrong move. The steps are in the folder `lessons`.

## Goods and markers

lagranja-lesson-goods = Goods and markers
    .about = What grows on your farm, where it lies, and what you can do with it.
    .learned = Goods on fields can be upgraded or delivered, but not sold. Goods in storage can be sold, too. A trade good can become whatever you are missing.
lagranja-lesson-goods-farm = This is your farm. Fields grow harvest goods: olives, grain and grapes. Pigs live in pens. Everything else that you own lies in storage.
lagranja-lesson-goods-grow = Your two fields are empty, so they grow now: one olive and one grape. Let them grow.
    .wrong = Your fields come first: let them grow.
    .not-trade = You can trade at any time on your turn, so there is no hurry. Let your fields grow first.
lagranja-lesson-goods-markers = Each good is one of your markers on a space. A field holds one good. It grows again only when it is empty.
lagranja-lesson-goods-trade = You have one trade good. You can return it for silver, goods, a card, a pig or upgrades. Return it for two harvest goods.
    .wrong = Not yet. Return the trade good first.
    .not-other = That is a fair trade, too. Here we want two harvest goods, to see where they go.
    .not-roof = Roof tiles have their own lesson. Return the trade good first.
    .not-end = Your turn would be over. Return the trade good first.
lagranja-lesson-goods-pair = Take two different ones: an olive and a grain.
    .wrong = Any two will do in a game. For the next steps we need an olive and a grain.
lagranja-lesson-goods-sell = They lie in your storage, because they didn’t grow on your fields. You can sell what lies in storage. Sell the grain for 1 silver.
    .wrong = Sell the grain first: you need the silver.
    .not-olive = Keep the olive. Both sell for 1 silver, so sell the grain.
    .not-roof = Keep your silver. You need it for an upgrade.
    .not-end = Your turn is not over yet. Sell the grain first.
lagranja-lesson-goods-upgrade = Now you have 2 silver: the price of turning an olive into food. Upgrade the olive on your field. Then the field is empty and grows again next round.
    .wrong = Upgrade the olive on your field.
    .not-storage = That works, but then the olive on the field stays there, and nothing new grows. Upgrade the one on the field.
    .not-sell = You already have the silver you need. Upgrade the olive on your field.
    .not-roof = Then the silver for the upgrade is gone. Upgrade the olive on your field.
    .not-end = You have 2 silver and an olive: upgrade it first.

## The four sides of a card

lagranja-lesson-cards = The four sides of a card
    .about = One card, four uses: field, helper, extension or barrow. You play one of each.
    .learned = On the left a field, at the bottom a helper, on the right an extension, on top a barrow. Only the side you choose counts.
lagranja-lesson-cards-hand = Every card has four sides, and you use one of them: on the left a field, on top a market barrow, on the right an extension, at the bottom a helper. In round 1 you play two cards.
lagranja-lesson-cards-field = A field costs nothing and gives one good per round. Play the Pantry Keeper’s card as a field of olives.
    .wrong = Play the Pantry Keeper’s card (28) as a field.
    .not-field = A field, yes, but another card. You need that one later. Take the Pantry Keeper’s card (28).
    .not-side = That is another side. Take the field, on the left of the Pantry Keeper’s card (28).
    .not-trade = Keep your trade good for a moment. Play the Pantry Keeper’s card (28) as a field.
lagranja-lesson-cards-helper = A helper gives you an ability. You have room for three. The Swineherd brings two more pens: play him as a helper.
    .wrong = Play the Swineherd’s card (17) as a helper.
    .not-helper = A good helper, but another one. Take the Swineherd (17).
    .not-side = That is another side. The helper is at the bottom of the Swineherd’s card (17).
    .not-trade = Keep your trade good for a moment. Play the Swineherd (17) as a helper.
lagranja-lesson-cards-trade = Your two cards are played. A trade good lets you play one more: return it for a card.
    .wrong = Return your trade good for a card.
    .not-other = That works at any time, too. Here we want to play a third card: return it for a card.
    .not-end = Wait: your trade good can bring one more card into play.
lagranja-lesson-cards-play = You may draw a card or play one. Play one.
    .wrong = Drawing is useful when your hand is poor. Here we want to play one of the cards in your hand.
lagranja-lesson-cards-extension = An extension raises your hand limit and gives two more things: a pen, silver at income, or an extra delivery. Play the Chef’s card as an extension.
    .wrong = Play the Chef’s card (1) as an extension.
    .not-extension = An extension, yes, but take the Chef’s card (1): it has a pen.
    .not-side = That is another side. The extension is on the right of the Chef’s card (1).
lagranja-lesson-cards-pay = Your first extension costs one farm good, the second two different ones, and so on. Pay with your silver.
    .wrong = Victory points can pay, too, but they win the game. Pay with silver.
lagranja-lesson-cards-die = The fourth side comes with a die. A 2 lets you play a card: take it.
    .wrong = Take the 2.
    .not-other = A good die, but it plays no card. Take the 2.
lagranja-lesson-cards-effect = The 2 gives a harvest good, or lets you play or draw a card. Choose the card. You will play one.
    .wrong = A harvest good is fine, but we are here for the fourth side. Choose the card.
lagranja-lesson-cards-barrow = A barrow asks for goods. When you have delivered all of them, it brings its points, a trade good and a stall on the market. Play the Daydreamer’s card as a barrow.
    .wrong = Play the Daydreamer’s card (52) as a barrow.
    .not-barrow = A barrow, yes, but take the Daydreamer’s card (52): pig, food and silver are soon delivered.
    .not-side = That is another side. The barrow is on top of the Daydreamer’s card (52).

## Roofs

lagranja-lesson-roofs = Roofs
    .about = Buy a tile, cover your roof, use its bonus once.
    .learned = One tile per round, the price is the round’s number. Its space gives points at once, its bonus works once.
lagranja-lesson-roofs-offer = At the end of the farm phase each player may buy one of the roof tiles on offer. It costs as much silver as the round’s number: now 1.
lagranja-lesson-roofs-buy = One tile is left, with a pig. Buy it for 1 silver.
    .wrong = Buy the tile with the pig.
    .not-end = You have 1 silver, and tiles get more expensive every round. Buy it.
    .not-trade = You don’t need more silver: the tile costs 1, and you have it.
lagranja-lesson-roofs-space = The tile covers the leftmost free space of your roof. The first space gives nothing, each later one gives more points. There are five, and you keep your tiles until the end.
lagranja-lesson-roofs-bonus = Each tile has a bonus that you use once, in one of your turns. This one has no phase on it, so it works at any time. Use it: take the pig.
    .wrong = Use the bonus of the tile.
    .not-end = You could use it later, too. Let’s do it now.
    .not-trade = Keep the trade good. The tile itself brings you a pig.
lagranja-lesson-roofs-used = The tile is turned over now. Your pig has a pen; you have two of them. With two pigs and an empty pen you get a third when fields grow.

## Dice

lagranja-lesson-dice = Dice
    .about = The revenue phase: two dice for you, two for your neighbour, one for both.
    .learned = You take one die, then a second. Each works at once. The last die is for everyone.
lagranja-lesson-dice-dice = The dice are rolled. With two players there are five. In turn order each takes one and uses it at once; then each takes a second.
lagranja-lesson-dice-five = 1 is a pig, 2 a card or a harvest good, 3 two harvest goods, 4 four silver, 6 a delivery or two silver. A 5 gives free upgrades and siesta steps. Take a 5.
    .wrong = Take a 5.
    .not-other = Not a bad die. But your grape wants to become wine: take a 5.
    .not-anytime = You can do that this turn, too, but take a 5 first.
lagranja-lesson-dice-both = Two upgrades, two steps, or one of each. Choose one of each.
    .wrong = A fair choice. Here we want to see both: choose one upgrade and one step.
lagranja-lesson-dice-upgrade = The upgrade is free. Make wine from the grape on your field: otherwise it costs 3 silver, an olive only 2.
    .wrong = Upgrade the grape.
    .not-olive = An olive costs 2 silver to upgrade, a grape 3. So the free upgrade is worth more with the grape.
    .not-done = The upgrade would be lost. Use it for the grape.
lagranja-lesson-dice-step = And one step on the siesta track. Go there: further ahead means earlier in the turn order, and points at the end of the round.
    .wrong = The step is free: take it.
lagranja-lesson-dice-end = Your die is used. End your turn; then your neighbour takes a die.
    .wrong = Your die is used. End your turn.
    .not-anytime = Keep that for later. End your turn.
lagranja-lesson-dice-pig = Your neighbour has taken the 4. Now your second die: take the 1, a pig.
    .wrong = Take the 1.
    .not-other = Possible, but a pig gets you closer to two pigs, and two pigs have piglets. Take the 1.
    .not-anytime = You can do that in this turn, too, but first take the 1.
lagranja-lesson-dice-last = One die is left, a 2. Everyone uses the last die, in turn order. Use it.
    .wrong = Use the last die.
    .not-anytime = There is time for that later. Use the last die.
lagranja-lesson-dice-harvest = This time take a harvest good.
    .wrong = A card would be fine. Here we take a harvest good.
lagranja-lesson-dice-take = Which one? Grain is what you lack. It goes to your storage, because it did not grow on a field.
    .wrong = Your fields grow that one already. Take grain.

## Donkeys and siesta

lagranja-lesson-donkeys = Donkeys and siesta
    .about = How many deliveries you make, and who goes first.
    .learned = Donkeys are deliveries, hats are siesta steps, four together. Furthest on the track goes first, the upper disc before the lower one.
lagranja-lesson-donkeys-tiles = The transport phase begins. Each of your four donkey tiles shows four things: donkeys are deliveries, hats are steps on the siesta track. A tile that you use is gone until round 4.
lagranja-lesson-donkeys-choose = Everyone chooses in secret. You have goods for three deliveries: choose the tile with three donkeys and one hat.
    .wrong = Choose the tile with three donkeys.
    .not-four = Four donkeys bring no hat, and you would fall behind on the track. Three are enough for your goods.
    .not-few = More hats, but fewer deliveries than you have goods for. Choose three donkeys.
lagranja-lesson-donkeys-hats = Your neighbour has chosen four donkeys and no hat. Now your hat moves your disc: go one step.
    .wrong = Move your disc first.
    .not-anytime = You can do that during your deliveries, too. Move your disc first.
lagranja-lesson-donkeys-order = Both discs are on one space now. Yours arrived later, so it lies on top, and you go first in the new turn order. It stays that way until the next siesta.
lagranja-lesson-donkeys-points = At the end of the round the space gives points: 0, 0, 1, 2 or 3. Then the discs go back to the start, but the order stays. Now come your three deliveries: they are the next lesson.

## Deliveries

lagranja-lesson-deliveries = Deliveries
    .about = Goods to barrows and craft buildings: this is where points come from.
    .learned = One good per delivery, to one symbol. A full row gives points, a craft marker, and may open a closed building.
lagranja-lesson-deliveries-places = You have four deliveries. A delivery takes one good to a symbol that asks for it: on one of your barrows, or at an open craft building.
lagranja-lesson-deliveries-barrow = The Oil Presser’s barrow still needs a pig and wine. Deliver your pig to it.
    .wrong = Deliver the pig to your barrow.
    .not-sell = 3 silver now, but the barrow is worth 5 points. Deliver the pig.
    .not-building = We come to the buildings next. First deliver the pig to your barrow.
    .not-end = You have four deliveries left. Deliver the pig to your barrow.
lagranja-lesson-deliveries-row = Your row at the greengrocer: grain and two grapes are there, two olives are missing. Your row stays, and you may take several rounds to fill it.
lagranja-lesson-deliveries-first = Deliver an olive to the greengrocer.
    .wrong = Deliver an olive to the greengrocer.
    .not-other = That begins another row. Complete this one first: deliver an olive to the greengrocer.
    .not-sell = You need two olives for the row. Don’t sell them.
    .not-end = Two more deliveries complete the row. Go on.
lagranja-lesson-deliveries-complete = One more olive, and the row is complete.
    .wrong = Deliver the second olive to the greengrocer.
    .not-other = One olive completes the row. Deliver it first.
    .not-sell = This olive completes the row. Deliver it.
    .not-end = You have the olive and the delivery. Complete the row.
lagranja-lesson-deliveries-effect = You take the greengrocer’s craft marker. At once it gives a resource of your choice: take a pig. From the next round on you get one at every income.
    .wrong = Any resource will do in a game. A pig is worth most: take it.
lagranja-lesson-deliveries-points = 5 points: 3 for round 3, 1 because you are the first at the greengrocer, and 1 more. Early rounds give fewer points, but the marker works longer.
lagranja-lesson-deliveries-opens = The last point comes from the building order marker: the first completed building opens the merchant, for all players at once. Three buildings open like this.

## Market

lagranja-lesson-market = Market
    .about = Complete a barrow, set up a stall, push others out.
    .learned = A stall scores 1 point in every round. It removes neighbours with lower numbers, 1 point for each.
lagranja-lesson-market-market = The market. You have a stall on 2a, your neighbour on 3a. Whenever someone completes a barrow, a stall comes here. The barrow decides its number.
lagranja-lesson-market-food = The Landowner’s barrow needs food and wine, and you have both. Deliver the food.
    .wrong = Deliver the food to the Landowner’s barrow.
    .not-elsewhere = That building can wait. Deliver the food to the Landowner’s barrow.
    .not-wine = Either order works. Here the food goes first.
    .not-anytime = You have everything you need. Deliver the food.
    .not-end = You have three deliveries. Deliver the food.
lagranja-lesson-market-wine = Now the wine. It completes the barrow: 5 points, a trade good, and a stall.
    .wrong = Deliver the wine to the barrow.
    .not-elsewhere = First complete the barrow: deliver the wine.
    .not-anytime = You have everything you need. Deliver the wine.
    .not-end = One more delivery completes the barrow. Deliver the wine.
lagranja-lesson-market-stall = Your stall goes to a free space with a 5. A stall removes the stalls of others on adjacent spaces with a lower number. Look for the 5 that touches your neighbour’s 3a.
    .wrong = That space isn’t next to your neighbour’s stall. 5b is: 3a is right beside it.
lagranja-lesson-market-fight = 5 beats 3: the stall on 3a is gone, and you take 1 point for it. To remove yours, your neighbour would need a 6.
lagranja-lesson-market-scoring = In the scoring phase each of your stalls gives 1 point. So an early stall on a high number pays for many rounds.

## The end

lagranja-lesson-end = The last round
    .about = What still counts, and how the game ends.
    .learned = You needn’t sell anything at the end: resources and trade goods are sold for you. Every 5 silver become 1 point.
lagranja-lesson-end-last = The end of round 6. You have 38 points, your neighbour may be ahead. After the deliveries you can buy extra ones. They cost 1 silver each; your Ferryman makes yours free.
lagranja-lesson-end-extra = Your barrow needs food and an olive, and you have both. Buy an extra delivery.
    .wrong = Buy an extra delivery.
    .not-end = Then the barrow stays empty, and its points are lost. Buy an extra delivery.
lagranja-lesson-end-second = Extra deliveries are all bought before the first one is made. You need two: buy the second.
    .wrong = Buy the second one first.
    .not-deliver = Once you deliver, you can’t buy any more, and you need two. Buy the second one first.
    .not-end = You need two deliveries for the barrow. Buy the second one.
lagranja-lesson-end-food = Deliver the food to the barrow.
    .wrong = Deliver the food to the barrow.
    .not-elsewhere = You can’t complete anything there any more. Only the barrow still brings points.
lagranja-lesson-end-olive = And the olive.
    .wrong = The olive completes the barrow: 3 points and a stall. Deliver it there.
lagranja-lesson-end-stall = A stall that stands now still scores 1 point. Put it on 3a.
    .wrong = That space would do as well: every stall counts 1 point. In this lesson we take 3a.
lagranja-lesson-end-over = That was your last delivery. Now the resources in storage and pens are sold, and trade goods for 4 silver each. Food, wine, meat and everything on fields and barrows is not sold. Then every 5 silver become 1 point.
lagranja-lesson-end-end = You have 1 silver and a trade good: 5 silver in the end, so 1 point. End your turn.
    .wrong = End your turn.
    .not-trade = The trade good is sold for 4 silver anyway. End your turn.
lagranja-lesson-end-score = 45 to 43: you win. If it’s a tie, whoever has more silver left wins. That’s the whole game. Good luck at your first table!
