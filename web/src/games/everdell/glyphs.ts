// Effects of the card data as a line of glyphs; what has no glyph is left to words.
import { amountsOf, glyphsOfCalls, type EffectCall } from '../../board/effectCalls'
import type { IconName } from '../../pieces/icons'
import type { Gains } from './view'

/** A drawing with its number, or a sign between two; `now` is there where less than what is printed would come now. */
export type Glyph = { icon: IconName; n: number; now?: number } | { sign: '→' | '/' | '≤' | '−' } | { word: string }

const GOODS: Record<string, IconName> = {
  twig: 'twig',
  resin: 'resin',
  pebble: 'pebble',
  berry: 'berry',
  card: 'card',
  point: 'vp',
  any: 'resource',
}

/** Turns an effect into glyphs; null if a part of it has none. */
export function glyphsOf(effect: string): Glyph[] | null {
  return glyphsOfCalls(effect, glyphsOfCall)
}

function glyphsOfCall({ name, args }: EffectCall): Glyph[] | null {
  const n = Number(args[0])
  switch (name) {
    case 'gain':
      return goods(args[0] ?? '')
    case 'gain-any':
      return [{ icon: 'resource', n }]
    case 'draw':
      return [{ icon: 'card', n }]
    case 'points':
      return [{ icon: 'vp', n }]
    case 'discard':
      // A Journey is worth what it costs.
      return [{ icon: 'card', n }, { sign: '→' }, { icon: 'vp', n }]
    case 'discard-for':
      return discardFor(args)
    case 'copy-location':
      return [{ word: args[0] === 'basic' ? 'copy-basic' : 'copy-any' }]
    case 'take-and-may-play':
      return [{ icon: 'meadow', n }, { sign: '→' }, { icon: 'hand', n: 1 }, { sign: '−' }, { icon: 'resource', n: Number(args[1]) }]
    default:
      return null
  }
}

function goods(list: string): Glyph[] | null {
  const found: Glyph[] = []
  for (const { count, good } of amountsOf(list)) {
    const icon = GOODS[good]
    if (!icon) return null
    found.push({ icon, n: Number(count) })
  }
  return found
}

/** A number of cards for a reward each: `discard-for(3,1,any)`. */
function discardFor([most = '', every = '', reward = '']: string[]): Glyph[] | null {
  const gained = goods(reward)
  if (!gained) return null
  if (most === 'all') return [{ icon: 'card', n: Number(every) }, { sign: '→' }, ...gained]
  const times = Math.floor(Number(most) / Number(every))
  const all = gained.map((glyph) => ('icon' in glyph ? { ...glyph, n: glyph.n * times } : glyph))
  return [{ sign: '≤' }, { icon: 'card', n: Number(most) }, { sign: '→' }, ...all]
}

/** Puts what comes now beside what is printed; null where more is different than that less of it comes. */
export function printedWithNow(printed: Glyph[], gained: Glyph[]): Glyph[] | null {
  const left = [...gained]
  const marked = printed.map((glyph) => {
    if (!('icon' in glyph)) return null
    const at = left.findIndex((other) => 'icon' in other && other.icon === glyph.icon)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    const now = found && 'icon' in found ? found.n : 0
    if (now > glyph.n) return null
    return now < glyph.n ? { ...glyph, now } : glyph
  })
  const whole = marked.filter((glyph) => glyph !== null)
  return left.length === 0 && whole.length === printed.length ? whole : null
}

/** What a spot would give now, as glyphs: what goes for it first. */
export function glyphsOfGains(gains: Gains): Glyph[] {
  const spent: Glyph[] = []
  if (gains.discards) spent.push({ icon: 'card', n: gains.discards })
  if (gains.gives) spent.push({ icon: 'resource', n: gains.gives })
  const found: Glyph[] = Object.entries(gains.resources).flatMap(([good, n]) => {
    const icon = GOODS[good]
    return icon ? [{ icon, n }] : []
  })
  if (gains.any) found.push({ icon: 'resource', n: gains.any })
  if (gains.cards) found.push({ icon: 'card', n: gains.cards })
  if (gains.points) found.push({ icon: 'vp', n: gains.points })
  if (!found.length) return []
  return [...(gains.up_to ? [{ sign: '≤' } as const] : []), ...spent, ...(spent.length ? [{ sign: '→' } as const] : []), ...found]
}
