// Generated from meadowmarket.games.everdell.view.types by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple'

export type Way = 'plain' | 'token' | 'crane' | 'innkeeper' | 'dungeon' | 'judge'

export type WhyNotThere = 'taken' | 'own-worker' | 'journey' | 'few-cards' | 'achieved' | 'requirement' | 'event-cost' | 'missing' | 'condition'

export type WhyNotPaid = 'occupied' | 'no-space' | 'unique' | 'no-fool' | 'no-ruins' | 'nothing-to-swap'

export type WhyNotPlayed = 'no-fool' | 'no-ruins' | 'unique' | 'city-full' | 'too-few'

/** What a spot would give the seat now: counted, by the hand limit, at most. What is not there is left out. */
export interface Gains {
  resources: Record<string, number>
  /** Resources of choice. */
  any?: number
  /** Cards that would be drawn. */
  cards?: number
  points?: number
  /** Hand cards that go for it. */
  discards?: number
  /** Resources that go to an opponent. */
  gives?: number
  /** Whether less may be chosen. */
  up_to?: boolean
  /** Whether the text does more than these numbers tell. */
  more?: boolean
}

/** What a spot offers the seat; `open` does not ask whose turn it is, or for a free worker. */
export interface Offer {
  open: boolean
  why: WhyNotThere | null
  gives: Gains
}

/** A place of the board and the seats of the workers on it. */
export interface Place {
  place: string
  workers: number[]
  /** How many workers it has room for; null: any number. */
  spots: number | null
  /** What it offers the seat; null for spectators. */
  offer: Offer | null
}

/** Cards that an event asks for, by id or by colour; `have` is what the seat has of them, null for spectators. */
export interface Need {
  card: string | null
  colour: Colour | null
  n: number
  have: number | null
}

/** What an event costs besides its needs, and what the seat lacks for it. */
export interface EventPriceView {
  resources: Record<string, number>
  short: Record<string, number>
  city_cards: number
}

/** An event on the table; `under` lists the cards under it for its owner, and counts them for others. */
export interface EventView {
  event: string
  owner: number | null
  worker: boolean
  goods: Record<string, number>
  under: number | string[]
  needs: Need[]
  price: EventPriceView
  /** What it is worth now to its owner, or would be to the seat; null to spectators while nobody has it. */
  points: number | null
  offer: Offer | null
}

/** A card of a city with what lies on it. */
export interface CardView {
  card: string
  /** Which copy of the card in this city it is, from 1. */
  copy: number
  occupied: boolean
  workers: number[]
  /** How many workers it has room for. */
  spots: number
  points: number
  goods: Record<string, number>
  /** The place in the city of the Husband or Wife that shares its space. */
  pair: number | null
  /** What it offers the seat as a place for a worker; null where it may place none. */
  offer: Offer | null
}

/** The season that comes next for a player. */
export interface NextSeason {
  season: Season
  /** New workers. */
  workers: number
  production: boolean
  /** Cards that may be taken from the Meadow. */
  meadow: number
  /** Whether all workers are placed, so that it can come. */
  ready: boolean
}

/** What a player has; `hand` lists the cards for the player, and counts them for others. */
export interface CityView {
  cards: CardView[]
  spaces: number
  prisoners: string[]
  /** How many prisoners its Dungeon has room for; 0 without one. */
  cells: number
  resources: Record<string, number>
  points: number
  hand: number | string[]
  /** Workers that can be placed. */
  workers: number
  workers_total: number
  /** Those that come back with the next season. */
  workers_placed: number
  workers_lost_or_permanent: number
  workers_on_gone_cards: number
  season: Season
  /** What comes next; null in autumn, and for Rugwort. */
  next_season: NextSeason | null
  passed: boolean
  /** The points so far by source. */
  score: Record<string, number>
  total: number
}

/** One way to pay for a card. */
export interface Payment {
  way: Way
  /** The notation of the option that pays so, once the card is played. */
  action: string | null
  possible: boolean
  /** The card of the city that helps, takes in, or goes. */
  card: string | null
  /** Its place in the city. */
  slot: number | null
  pays: Record<string, number>
  /** How much of that need not be paid, of the player's choice. */
  saves: number
  /** What the seat has too little of. */
  short: Record<string, number>
  /** How many resources are missing after saving, or after the swap. */
  missing: number
  /** What closes it besides the resources that are missing. */
  why: WhyNotPaid | null
}

/** What it takes the seat to play a card of the Meadow or its hand now, were it its turn. */
export interface Play {
  playable: boolean
  /** Whether there is room for it, whatever it costs. */
  fits: boolean
  why: WhyNotPlayed | null
  ways: Payment[]
}

/** What a seat sees. */
export interface View {
  seat: number
  players: number
  first: number
  to_act: number[]
  /** The class of the decision that is asked for. */
  asks: string | null
  actions_played: number
  undo_floor: number
  hand_limit: number
  city_spaces: number
  meadow: (string | null)[]
  /** By id: the cards of the Meadow and the seat's hand, and the card it is playing; empty for spectators. */
  plays: Record<string, Play>
  /** How many copies of each card the seat sees on the table and in its hand. */
  in_sight: Record<string, number>
  pile: number
  discards: number
  basic: Place[]
  forest: Place[]
  haven: Place[]
  journey: Place[]
  events: EventView[]
  playing: string | null
  aside: number | string[]
  cities: CityView[]
  solo_year?: number
  /** How many places of the meadow Rugwort blocks, from the first. */
  blocked?: number
  /** Rugwort's points by source, in a solo game. */
  rugwort?: Record<string, number>
}
