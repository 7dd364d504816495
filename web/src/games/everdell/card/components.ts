// What the server says of the components (`component_data.py`), arranged for the board.

export type Resource = 'twig' | 'resin' | 'pebble' | 'berry'
export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple'

export const RESOURCES: readonly Resource[] = ['twig', 'resin', 'pebble', 'berry']
export const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple']

export interface CardData {
  id: string
  name: string
  text: string
  /** The text in a few words. */
  short: string
  /** All that is printed on it in words, line by line, for those who listen. */
  words: string[]
  /** How unclear cases are decided, with the paragraph of the rules. */
  rulings: Ruling[]
  critter: boolean
  unique: boolean
  /** What it is, in words: a common construction. */
  kindName: string
  colour: Colour
  colourName: string
  cost: Partial<Record<Resource, number>>
  points: number
  /** The cards that belong to it, by id; `any` is any critter. */
  partners: string[]
  /** What these are called, in words. */
  partnerNames: string
  /** How many there are in the deck. */
  copies: number
  /** Others may visit it. */
  open: boolean
  /** A worker can be placed on it. */
  visited: boolean
  /** Workers on it stay for the rest of the game. */
  keepsWorkers: boolean
  /** The constructions that can take it in for free, by id. */
  hosts: string[]
  /** What it takes up in a city: `1`, `0`, `pair`, `opponent`, `replaces`. */
  space: string
  onPlay: string
  production: string
  visit: string
  scoring: string
  provenance: string
}

export interface Ruling {
  text: string
  rule: string
}

export interface EventData {
  id: string
  name: string
  text: string
  /** The text in a few words. */
  short: string
  basic: boolean
  /** The cards it asks for. */
  cards: string[]
  /** How many cards of which colour it asks for. */
  colours: Partial<Record<Colour, number>>
  requires: string
  cost: string
  effect: string
  /** A number, or a formula. */
  points: string
  provenance: string
}

export interface PlaceData {
  id: string
  name: string
  text: string
  /** The text in a few words. */
  short: string
  kind: 'basic' | 'forest' | 'haven' | 'journey'
  shared: boolean
  effect: string
  provenance: string
}

/** What is printed on the components, by id. */
export interface Cards {
  cards: Record<string, CardData>
  events: Record<string, EventData>
  places: Record<string, PlaceData>
}

interface SentCard extends Omit<
  CardData,
  'onPlay' | 'production' | 'visit' | 'scoring' | 'partnerNames' | 'kindName' | 'colourName' | 'keepsWorkers' | 'rulings'
> {
  kind: string
  colour_name: string
  partner_names: string
  keeps_workers: boolean
  effects: { on_play: string; production: string; visit: string; scoring: string }
  rulings?: Ruling[]
}

/** The answer of `/api/games/everdell/components`; names and texts are rendered. */
export interface Components {
  cards: SentCard[]
  events: (Omit<EventData, 'requires'> & { asks: string })[]
  places: PlaceData[]
}

/** Arranges the components by id. */
export function readComponents(found: Components): Cards {
  return {
    cards: byId(found.cards.map(readCard)),
    events: byId(found.events.map(({ asks, ...event }) => ({ ...event, requires: asks }))),
    places: byId(found.places),
  }
}

function byId<T extends { id: string }>(pieces: T[]): Record<string, T> {
  return Object.fromEntries(pieces.map((piece) => [piece.id, piece]))
}

function readCard(card: SentCard): CardData {
  const { kind, colour_name, partner_names, keeps_workers, effects, rulings, ...rest } = card
  return {
    ...rest,
    kindName: kind,
    colourName: colour_name,
    partnerNames: partner_names,
    keepsWorkers: keeps_workers,
    onPlay: effects.on_play,
    production: effects.production,
    visit: effects.visit,
    scoring: effects.scoring,
    rulings: rulings ?? [],
  }
}

/** Gives the data of a card. */
export function cardOf(cards: Cards, id: string): CardData {
  return found(cards.cards[id], 'card', id)
}

/** Gives the data of an event. */
export function eventOf(cards: Cards, id: string): EventData {
  return found(cards.events[id], 'event', id)
}

/** Gives the data of a place of the board. */
export function placeOf(cards: Cards, id: string): PlaceData {
  return found(cards.places[id], 'place', id)
}

function found<T>(piece: T | undefined, kind: string, id: string): T {
  if (!piece) throw new RangeError(`no ${kind} ${id}`)
  return piece
}
