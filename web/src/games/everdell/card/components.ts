// The components (`componentTypes.ts`), arranged for the board: by id.
import type { CardEffects, Components, PrintedCard, PrintedEvent, PrintedPlace, Resource } from '../componentTypes'
import type { Colour } from '../view'

export type { Components, Resource } from '../componentTypes'
export type { Colour } from '../view'

export const RESOURCES: readonly Resource[] = ['twig', 'resin', 'pebble', 'berry']
export const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple']

/** A card; what it does lies flat. */
export interface CardData extends Omit<PrintedCard, 'kind' | 'colour_name' | 'partner_names' | 'keeps_workers' | 'effects'> {
  kindName: string
  colourName: string
  partnerNames: string
  keepsWorkers: boolean
  onPlay: CardEffects['on_play']
  production: CardEffects['production']
  visit: CardEffects['visit']
  scoring: CardEffects['scoring']
}

export interface EventData extends Omit<PrintedEvent, 'asks'> {
  requires: PrintedEvent['asks']
}

/** What is printed on the components, by id. */
export interface Cards {
  cards: Record<string, CardData>
  events: Record<string, EventData>
  places: Record<string, PrintedPlace>
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

function readCard(card: PrintedCard): CardData {
  const { kind, colour_name, partner_names, keeps_workers, effects, ...rest } = card
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
export function placeOf(cards: Cards, id: string): PrintedPlace {
  return found(cards.places[id], 'place', id)
}

function found<T>(piece: T | undefined, kind: string, id: string): T {
  if (!piece) throw new RangeError(`no ${kind} ${id}`)
  return piece
}
