// The areas of La Granja's board.
import type { Tab } from '../../board/board'
import type { PieceInfo } from '../../net/messages'

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

/** Names the tab on which a piece lies. */
export function tabOf(piece: PieceInfo): Tab {
  return TABS[piece.kind] ?? 'farm'
}
