// Generated from meadowmarket.games.everdell.view.component_types by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple'

export type Resource = 'twig' | 'resin' | 'pebble' | 'berry'

export type PlaceKind = 'basic' | 'forest' | 'haven' | 'journey'

/** What a card does at which moment, in the words of the card data, as `gain(2*twig)`. */
export interface CardEffects {
  on_play: string
  production: string
  visit: string
  scoring: string
}

/** How an unclear case is decided, with the paragraph of the rules. */
export interface CardRuling {
  text: string
  rule: string
}

/** A critter or construction. */
export interface PrintedCard {
  id: string
  name: string
  text: string
  /** All that is printed on it in words, line by line, for those who listen. */
  words: string[]
  /** The text in a few words. */
  short: string
  colour: Colour
  critter: boolean
  unique: boolean
  /** What it is, in words: a common construction. */
  kind: string
  colour_name: string
  cost: Partial<Record<Resource, number>>
  points: number
  /** The cards that belong to it, by id; `any` is any critter. */
  partners: string[]
  /** What these are called, in words. */
  partner_names: string
  /** The constructions that can take it in for free, by id. */
  hosts: string[]
  /** How many there are in the deck. */
  copies: number
  rulings: CardRuling[]
  /** Others may visit it. */
  open: boolean
  /** A worker can be placed on it. */
  visited: boolean
  /** Workers on it stay for the rest of the game. */
  keeps_workers: boolean
  /** What it takes up in a city: `1`, `0`, `pair`, `opponent`, `replaces`. */
  space: string
  effects: CardEffects
  provenance: string
}

/** A basic or special event. */
export interface PrintedEvent {
  id: string
  name: string
  text: string
  /** The text in a few words. */
  short: string
  basic: boolean
  /** What it requires, in the words of the card data. */
  asks: string
  /** The cards it asks for. */
  cards: string[]
  /** How many cards of each colour it asks for. */
  colours: Partial<Record<Colour, number>>
  cost: string
  effect: string
  /** A number, or a formula. */
  points: string
  provenance: string
}

/** A place of the board. */
export interface PrintedPlace {
  id: string
  kind: PlaceKind
  name: string
  text: string
  /** The text in a few words. */
  short: string
  shared: boolean
  effect: string
  provenance: string
}

/** What is printed on the components, and the numbers of the rules that a board shows. */
export interface Components {
  cards: PrintedCard[]
  events: PrintedEvent[]
  places: PrintedPlace[]
  /** What the resources are called; likewise the colours and seasons. */
  resources: Partial<Record<Resource, string>>
  colours: Partial<Record<Colour, string>>
  seasons: Record<string, string>
  new_workers: number[]
  summer_cards: number
  hand_limit: number
  city_spaces: number
  meadow_places: number
}
