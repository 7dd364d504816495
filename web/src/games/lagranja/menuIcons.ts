// The icons beside the options of a list: what is given, and what comes of it.
import type { PieceInfo } from '../../net/messages'
import { isIcon, type IconName } from '../../pieces/icons'
import type { Cards } from './components'
import { glyphsOf } from './glyphs'

/** Lists the icons of an option by its piece: a good with one of its prices, or what a trade good is returned for. */
export function iconsOfPiece(cards: Cards, { kind, id, part }: PieceInfo): IconName[] {
  if ((kind !== 'good' && kind !== 'field') || !isIcon(id)) return []
  const trade = cards.trades[part]
  if (id === 'trade-good' && trade !== undefined) return (glyphsOf(trade) ?? []).flatMap((glyph) => ('icon' in glyph ? [glyph.icon] : []))
  if (part === 'buy') return [id]
  if (part === 'sell') return ['silver']
  const into = cards.prices[id]?.into
  return part === 'upgrade' && into && isIcon(into) ? [into] : []
}
