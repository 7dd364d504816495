// How the cards of a city lie: which share a space, which need none, how many spaces are left.
import type { EverdellBoard } from './boardState.svelte'
import type { CityView } from './view'

/** The card whose cells hold the prisoners. */
const DUNGEON = 'dungeon'

/** The cards of one space by their places in the city: one, or a pair. */
export type Space = number[]

/** Groups the cards by the spaces they lie on. */
export function spacesOf(city: CityView): Space[] {
  return city.cards.flatMap((card, slot) => {
    if (card.pair === null) return [[slot]]
    return slot < card.pair ? [[slot, card.pair]] : []
  })
}

/** Counts the spaces that are still free. */
export function freeSpaces(city: CityView, total: number): number {
  return Math.max(0, total - city.spaces)
}

/** Counts the copies of a card in its city. */
export function twinsOf(city: CityView, slot: number): number {
  const id = city.cards[slot]?.card
  return city.cards.filter((card) => card.card === id).length
}

/** Whether a card is the one that the prisoners of its city are in. */
export function holdsPrisoners(city: CityView, slot: number): boolean {
  return city.cards[slot]?.card === DUNGEON
}

/** Names the piece of a card in a city: those of others name their seat. */
export function pieceOf(board: EverdellBoard, seat: number, slot: number): string {
  const id = board.cityOf(seat).cards[slot]?.card ?? ''
  const key = `cards-${id}-${slot}`
  return seat === board.seat ? key : `${key}@${seat}`
}
