# The words of Everdell's board in the browser.

everdell-page-tab-meadow = Meadow
everdell-page-tab-places = Places
everdell-page-tab-city = City
everdell-page-tab-hand = Hand
everdell-page-tab-others = Others
everdell-page-tab-log = Log
everdell-page-status = Your season: { $season } · workers free: { $free } of { $total }
everdell-page-status-solo = Year { $year } · your season: { $season } · workers free: { $free } of { $total }
everdell-page-status-watching = Seasons: { $seasons }
everdell-page-total = Total
everdell-page-rugwort = Rugwort

## Seasons and workers

everdell-page-season-winter = Winter
everdell-page-season-spring = Spring
everdell-page-season-summer = Summer
everdell-page-season-autumn = Autumn
everdell-page-season-of = Season: { $season }
everdell-page-last-season = Autumn is the last season.
everdell-page-has-passed = Passed for the rest of the game.
everdell-page-passed = passed
everdell-page-next-production = Next comes { $season }: { $n ->
    [one] 1 new worker, and production.
   *[other] { $n } new workers, and production.
}
everdell-page-next-summer = Next comes { $season }: { $n ->
    [one] 1 new worker
   *[other] { $n } new workers
}, and up to { $cards } cards from the Meadow.
everdell-page-next-ready = All workers are placed: you can prepare now.
everdell-page-next-not-ready = You can prepare when all workers are placed.
everdell-page-workers = Workers: { $free } free, { $placed } placed, { $permanent } not coming back
everdell-page-workers-of = Workers here: { $names }.

## Places

everdell-page-places = Places for workers
everdell-page-basic = Basic locations
everdell-page-forest = Forest
everdell-page-haven = Haven
everdell-page-journey = Journey
everdell-page-place-basic = Basic location
everdell-page-place-forest = Forest
everdell-page-place-haven = Haven
everdell-page-place-journey = Journey
everdell-page-spots = { $n ->
    [one] Room for 1 worker.
   *[other] Room for { $n } workers of different players.
}
everdell-page-spots-any = Room for any number of workers.
everdell-page-copy-basic = copy a basic location
everdell-page-copy-any = copy a location
everdell-page-gives = You would get: { $what }.
everdell-page-gives-up-to = You would get up to: { $what }.
everdell-page-gives-for = { $n ->
    [one] For 1 card from your hand you would get: { $what }.
   *[other] For { $n } cards from your hand you would get: { $what }.
}
everdell-page-gives-for-up-to = { $n ->
    [one] For up to 1 card from your hand you would get: { $what }.
   *[other] For up to { $n } cards from your hand you would get: { $what }.
}
everdell-page-gives-for-gift = { $n ->
    [one] If you give away 1 resource, you would get: { $what }.
   *[other] If you give away { $n } resources, you would get: { $what }.
}
everdell-page-gives-nothing = You would get nothing here now.
everdell-page-amount-any = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
everdell-page-amount-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
everdell-page-amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## Why a place is closed

everdell-page-closed-taken = This place is taken.
everdell-page-closed-own-worker = Your worker is already here. The second place is for another player.
everdell-page-closed-journey = Open only in your autumn.
everdell-page-closed-few-cards = You have too few cards in hand.
everdell-page-closed-achieved = Already achieved.
everdell-page-closed-requirement = You don’t meet the requirement.
everdell-page-closed-event-cost = You can’t pay for it.
everdell-page-closed-missing = You don’t have what it asks for.
everdell-page-closed-condition = You can’t do what it asks for now.

## The Meadow and the piles

everdell-page-meadow = Meadow
everdell-page-meadow-card = { $card }, space { $place } of the Meadow
everdell-page-meadow-blocked = { $card }, space { $place } of the Meadow, blocked by Rugwort
everdell-page-meadow-empty = empty
everdell-page-blocked = Rugwort blocks this space: you can’t play the card.
everdell-page-pile = { $n ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $n } cards
}
everdell-page-discards = { $n ->
    [one] Discards: 1 card
   *[other] Discards: { $n } cards
}
everdell-page-supply = Supply of resources and points
everdell-page-about-supply = It never runs out: you gain from it and pay back to it.
everdell-page-about-pile = Everyone draws from here, unless the card names the Meadow.
everdell-page-about-discards = They become the draw pile when that is empty.

## Events

everdell-page-events = Events
everdell-page-need = { $n ->
    [one] Asks for: { $what }.
   *[other] Asks for: { $what } × { $n }.
}
everdell-page-need-met = { $n ->
    [one] Asks for: { $what } (you have it).
   *[other] Asks for: { $what } × { $n } (you have { $have }).
}
everdell-page-need-missing = { $n ->
    [one] Asks for: { $what } (still missing).
   *[other] Asks for: { $what } × { $n } (you have { $have } so far).
}
everdell-page-event-price = Costs { $what }.
everdell-page-event-price-cards = { $n ->
    [one] Costs 1 card from your city.
   *[other] Costs { $n } cards from your city.
}
everdell-page-event-of = Achieved by { $name }.
everdell-page-event-worth = { $n ->
    [one] Worth 1 point now.
   *[other] Worth { $n } points now.
}
everdell-page-event-worth-you = { $n ->
    [one] Would be worth 1 point to you now.
   *[other] Would be worth { $n } points to you now.
}
everdell-page-under-event = Under it: { $cards }.

## Cities

everdell-page-others = Other players
everdell-page-city-of = { $name }’s city
everdell-page-city-title = Your city: { $spaces } of { $total } spaces taken
everdell-page-city-spaces = { $spaces } of { $total } spaces taken
everdell-page-city-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
everdell-page-city-empty = no cards yet
everdell-page-show-city = Show { $name }’s city
everdell-page-stock-of = What { $name } has
everdell-page-about-resource = Resources pay for constructions and critters.
everdell-page-points-now = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}
everdell-page-points-show = { $n ->
    [one] 1 point so far. Show where it comes from.
   *[other] { $n } points so far. Show where they come from.
}
everdell-page-points-tokens = { $n ->
    [one] 1 of them as a token
   *[other] { $n } of them as tokens
}
everdell-page-occupied = Occupied: its free critter has been played.
everdell-page-on-it = On it: { $what }.
everdell-page-prisoners = Prisoners: { $cards }.
everdell-page-paired = Husband and Wife share a space.
everdell-page-copy = { $card }, no. { $n } of { $total }

## The hand

everdell-page-hand = Hand
everdell-page-hand-title = Hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
} (limit { $limit })
everdell-page-hand-empty = Your hand is empty.
everdell-page-hand-secret = Hands are secret.
everdell-page-aside = Laid aside
everdell-page-aside-of = { $name } chooses
everdell-page-aside-hidden = { $n ->
    [one] 1 card is laid aside, face down.
   *[other] { $n } cards are laid aside, face down.
}
everdell-page-pay-for = How do you pay for { $card }?
everdell-page-save-on = What do you save on { $card }?
everdell-page-word-discard = Discard
