// The areas of Everdell's board.
import type { Tab } from '../../board/board'
import type { PieceInfo } from '../../net/messages'

export const TABS = ['meadow', 'places', 'city', 'hand', 'others', 'log'] as const

/** Where pieces of a kind lie; cards of a city lie in one's own city, or with the others. */
const TAB_OF: Record<string, Tab> = {
  meadow: 'meadow',
  pile: 'meadow',
  discards: 'meadow',
  basic: 'places',
  forest: 'places',
  haven: 'places',
  journey: 'places',
  events: 'places',
  resources: 'city',
  hand: 'hand',
  aside: 'hand',
  cities: 'others',
}

/** Names the tab on which a piece lies. */
export function tabOf(piece: PieceInfo): Tab {
  return TAB_OF[piece.kind] ?? (piece.seat === null ? 'city' : 'others')
}
