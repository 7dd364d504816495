// What travelled, as events tell it: tokens fly from piece to piece. Cards that are seen at both ends travel by themselves.
import { getContext, setContext } from 'svelte'
import type { PieceInfo } from '../net/messages'
import { isIcon, type IconName } from '../pieces/icons'
import { keyOf } from './places'

/** Pieces of one kind that went from one place to another. */
export interface Move {
  what: string
  count: number
  from: PieceInfo | null
  to: PieceInfo | null
  card?: string
}

/** What a log line tells of moves. */
export interface ShownLine {
  step: number
  events: { seat: number; moves?: Move[] }[]
}

export interface Point {
  x: number
  y: number
}

/** One token on its way; without a start it appears, without an end it fades. */
export interface Flight {
  icon: IconName
  count: number
  from: Point | null
  to: Point | null
}

/** Where pieces lie on the screen, by key. */
export type Spots = Map<string, Point>

const KEY = Symbol('moves')
const ICON_OF: Record<string, IconName> = { point: 'vp' }
/** More at once can't be followed. */
const MOST = 14

/** Gives all components inside the lines that tell of moves. */
export function provideMoves(lines: () => ShownLine[]): void {
  setContext(KEY, lines)
}

/** Returns the function that gives these lines; none where nobody tells. */
export function useMoves(): () => ShownLine[] {
  return getContext<(() => ShownLine[]) | undefined>(KEY) ?? (() => [])
}

/** Notes where all pieces lie. */
export function spotsIn(root: ParentNode): Spots {
  const spots: Spots = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width && height) spots.set(element.dataset['at'] ?? '', { x: left + width / 2, y: top + height / 2 })
  }
  return spots
}

/** Finds a piece: moves always name the owner, a board leaves one's own seat out; a place in a row may be left out too. */
export function spotOf(spots: Spots, piece: PieceInfo | null, seat: number): Point | null {
  if (!piece) return null
  const base = keyOf({ ...piece, seat: null })
  const owner = piece.seat === null || piece.seat === seat ? '' : `@${piece.seat}`
  const exact = spots.get(base + owner) ?? (owner ? undefined : spots.get(`${base}@${seat}`))
  if (exact) return exact
  const near = [...spots.keys()].find((key) => key.startsWith(`${base}-`) && (owner ? key.endsWith(owner) : !key.includes('@')))
  return (near === undefined ? undefined : spots.get(near)) ?? null
}

/** Lists the tokens that fly for some moves, from where pieces lay to where they lie now. */
export function flightsOf(moves: Move[], before: Spots, after: Spots, seat: number): Flight[] {
  const flights = moves.flatMap(({ what, count, from, to, card }): Flight[] => {
    const icon = ICON_OF[what] ?? (isIcon(what) ? what : null)
    const start = spotOf(before, from, seat) ?? spotOf(after, from, seat)
    const end = spotOf(after, to, seat)
    if (!icon || !count || (!start && !end) || (card !== undefined && start && end)) return []
    return [{ icon, count, from: start, to: end }]
  })
  return flights.slice(0, MOST)
}
