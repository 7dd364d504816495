// The boards there are: each folder with a `module.ts`. A game without one of its own gets the plain view.
import type { Component } from 'svelte'
import type { Json, JsonObject, OptionInfo } from '../net/messages'
import type { IconName } from '../pieces/icons'
import type { Text } from '../board/board'

export interface SeatPoints {
  seat: number
  /** Null where they are hidden. */
  points: number | null
  sources: Record<string, number> | null
  /** The text that names who plays without a seat of the table, such as the opponent of a solo game. */
  nameKey?: string
}

/** One of the phases or seasons that a round goes through, for a strip in their colours. */
export interface Step {
  key: string
  text: string
  active: boolean
  /** The CSS variable of its colour, as `--farm`. */
  color: string
}

export interface BoardModule {
  // The view's type is the board's own affair.
  Board: Component<never>
  /** The areas that a phone shows one at a time, with the keys of their names; `log` is among them. */
  tabs: { id: string; key: string }[]
  /** On which tabs something that is asked for lies. */
  lit: (options: OptionInfo[], view: JsonObject, seat: number) => Set<string>
  /** Round, phase or season: what the top bar says. */
  status: (view: JsonObject, seat: number, text: Text) => string
  /** The phases of a round in order, where the game has them. */
  steps?: (view: JsonObject, text: Text) => Step[]
  seatPoints: (view: JsonObject) => SeatPoints[]
}

/** The pieces that a game is known by, for the start page: loaded at once, before any board. */
const EMBLEMS = import.meta.glob<IconName[]>('./*/emblems.ts', { import: 'default', eager: true })

export function emblemsOf(game: string): IconName[] {
  return EMBLEMS[`./${game}/emblems.ts`] ?? ['card', 'die']
}

const BOARDS = import.meta.glob<BoardModule>('./*/module.ts', { import: 'default' })
/** Draws every game that has no board of its own. */
const PLAIN = './plain/module.ts'

export function hasBoard(game: string): boolean {
  return `./${game}/module.ts` in BOARDS
}

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/module.ts`] ?? BOARDS[PLAIN]
  if (!load) throw new RangeError(`no board for ${game}`)
  return load()
}

/** Reads a part of a view that should be an object. */
export function objectAt(json: Json | undefined): JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}
}

export function listAt(json: Json | undefined): Json[] {
  return Array.isArray(json) ? json : []
}

export function numberAt(json: Json | undefined): number | null {
  return typeof json === 'number' ? json : null
}
