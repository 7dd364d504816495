// Which picture belongs to which card.
import type { CardData } from '../components'
import { CONSTRUCTIONS, someConstruction } from './constructions'
import { CRITTERS, someCritter } from './critters'
import type { Shape } from './shapes'

const PICTURES: Record<string, Shape[]> = { ...CRITTERS, ...CONSTRUCTIONS }

const COLOURS: Record<string, string> = { tan: '#a67c45', green: '#5f8a46', red: '#b8574c', blue: '#4a78a6', purple: '#86558f' }

/** Whether a card has its own picture. */
export function hasPicture(id: string): boolean {
  return id in PICTURES
}

/** Gives the picture of a card; one that a pack has added gets one by rule from what is printed on it. */
export function pictureOf(card: Pick<CardData, 'id' | 'critter' | 'colour' | 'cost'>): Shape[] {
  const own = PICTURES[card.id]
  if (own) return own
  const color = COLOURS[card.colour] ?? '#a67c45'
  const main = Object.entries(card.cost).sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
  return card.critter ? someCritter(seedOf(card.id), color) : someConstruction(seedOf(card.id), color, main)
}

function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003
  return seed
}
