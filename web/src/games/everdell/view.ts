// Generated from meadowmarket.games.everdell.view.types by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** A place of the board and the seats of the workers on it. */
export interface Place {
  place: string
  workers: number[]
}

/** An event on the table; `under` lists the cards under it for its owner, and counts them for others. */
export interface Event {
  event: string
  owner: number | null
  worker: boolean
  goods: Record<string, number>
  under: number | string[]
}

/** A card of a city with what lies on it. */
export interface Card {
  card: string
  occupied: boolean
  workers: number[]
  points: number
  goods: Record<string, number>
}

/** What a player has; `hand` lists the cards for the player, and counts them for others. */
export interface City {
  cards: Card[]
  spaces: number
  prisoners: string[]
  resources: Record<string, number>
  points: number
  hand: number | string[]
  workers: number
  workers_total: number
  workers_lost_or_permanent: number
  workers_on_gone_cards: number
  season: Season
  passed: boolean
}

/** What a seat sees. */
export interface View {
  seat: number
  players: number
  first: number
  to_act: number[]
  /** The class of the decision that is asked for. */
  asks: string | null
  count: number
  floor: number
  meadow: (string | null)[]
  pile: number
  discards: number
  basic: Place[]
  forest: Place[]
  haven: Place[]
  journey: Place[]
  events: Event[]
  playing: string | null
  aside: number | string[]
  cities: City[]
  solo_year?: number
  /** How many places of the meadow Rugwort blocks, from the first. */
  blocked?: number
  /** Rugwort's points by source, in a solo game. */
  rugwort?: Record<string, number>
}
