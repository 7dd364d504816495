// Options sorted to the pieces of the board. The game says which piece an option is about.
import type { PieceInfo } from '../../net/messages'
import type { Option, Tab } from '../board'

/** A piece's key, as `die-4`, `hand-23` or `symbol-merchant-0`. */
export type Piece = string

/** Where pieces of a kind lie; all others lie on the farm. */
const TABS: Record<string, Tab> = {
  hand: 'hand',
  die: 'village',
  disc: 'village',
  market: 'village',
  owner: 'village',
  roof: 'village',
  siesta: 'village',
  space: 'village',
  symbol: 'village',
}

export function keyOf({ kind, id, place }: PieceInfo): Piece {
  return [kind, id, place ?? ''].filter((part) => part !== '').join('-')
}

export interface Placed {
  /** The options of each lit piece. */
  pieces: Map<Piece, Option[]>
  /** What has no piece: the action bar alone shows it. */
  left: Option[]
}

/** Sorts the options to their pieces. */
export function placeOptions(options: Option[]): Placed {
  const pieces = new Map<Piece, Option[]>()
  const left: Option[] = []
  for (const option of options) {
    if (option.piece === null) {
      left.push(option)
      continue
    }
    const key = keyOf(option.piece)
    pieces.set(key, [...(pieces.get(key) ?? []), option])
  }
  return { pieces, left }
}

/** Lists the actions that the board places; the action bar must show the others as buttons. */
export function placedActions(options: Option[]): Set<string> {
  return new Set(options.filter((option) => option.piece !== null).map((option) => option.action))
}

/** Names the tab on which a piece lies. */
export function tabOf(piece: PieceInfo): Tab {
  return TABS[piece.kind] ?? 'farm'
}

/** Lists the tabs on which something that is asked for is lit, for the badges of a phone. */
export function litTabs(options: Option[]): Set<Tab> {
  return new Set(options.flatMap(({ group, piece }) => (group === 'main' && piece ? [tabOf(piece)] : [])))
}
