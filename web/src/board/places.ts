// Options sorted to the pieces of the board. The game says which piece an option is about.
import type { PieceInfo } from '../net/messages'
import type { Option } from './board'

/** A piece's key, as `die-4`, `symbol-merchant-0` or, of another seat, `cards-farm-2@1`. */
export type Piece = string

export function keyOf({ kind, id, place, seat }: PieceInfo): Piece {
  const key = [kind, id, place ?? ''].filter((part) => part !== '').join('-')
  return seat === null ? key : `${key}@${seat}`
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

/** Lists the tabs on which something that is asked for is lit, for the badges of a phone. */
export function litTabs<Tab>(options: Option[], tabOf: (piece: PieceInfo) => Tab): Set<Tab> {
  return new Set(options.flatMap(({ group, piece }) => (group === 'main' && piece ? [tabOf(piece)] : [])))
}
