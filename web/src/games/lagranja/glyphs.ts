// Effects of the card data as a line of glyphs; what has no glyph is left to words.
import { amountsOf, glyphsOfCalls, type EffectCall } from '../../board/effectCalls'
import { isIcon, type IconName } from '../../pieces/icons'

export type Glyph = { icon: IconName } | { text: string }

const ICON_OF: Record<string, IconName> = {
  'any-harvest': 'harvest',
  'different-harvest': 'harvest',
  'any-resource': 'resource',
  delivery: 'donkey',
  'purchased-delivery': 'donkey',
  'free-upgrade': 'upgrade',
  siesta: 'hat',
  'play-card': 'card',
  draw: 'card',
  'flip-roof': 'flip',
  'take-income': 'income',
  'place-stall': 'stall',
  'adjust-die': 'die',
  barrows: 'barrow',
  'siesta-vp': 'hat',
}

/** Turns an effect into glyphs; null if a part of it has none. */
export function glyphsOf(effect: string): Glyph[] | null {
  return glyphsOfCalls(effect, glyphsOfCall)
}

function glyphsOfCall({ name, args }: EffectCall): Glyph[] | null {
  switch (name) {
    case 'gain':
      return goods(args.join(','))
    case 'choose':
      return joined(args, '/')
    case 'both':
      return joined(args, '+')
    case 'per': {
      const gained = glyphsOf(args[1] ?? '')
      const counted = ICON_OF[args[0] ?? '']
      return gained && counted ? [...gained, { text: ':' }, { icon: counted }] : null
    }
    case 'double-roof-vp':
      return [{ text: '2×' }, { icon: 'roof' }, { icon: 'vp' }]
    case 'purchased-delivery':
      return [{ icon: 'silver' }, { text: '→' }, { icon: 'donkey' }]
    case 'adjust-die':
      return [{ icon: 'die' }, { text: `±${args[0] ?? ''}` }]
    default:
      return counted(name, Number(args[0] ?? 1) || 1)
  }
}

function counted(name: string, count: number): Glyph[] | null {
  const icon = ICON_OF[name]
  if (!icon) return null
  return count > 1 ? [{ text: String(count) }, { icon }] : [{ icon }]
}

function joined(parts: string[], sign: string): Glyph[] | null {
  const found: Glyph[] = []
  const seen = new Set<string>()
  for (const part of parts) {
    const glyphs = glyphsOf(part)
    if (!glyphs) return null
    const shown = JSON.stringify(glyphs)
    if (seen.has(shown)) continue // "play or draw a card" is one glyph
    seen.add(shown)
    if (found.length) found.push({ text: sign })
    found.push(...glyphs)
  }
  return found
}

function goods(list: string): Glyph[] | null {
  const found: Glyph[] = []
  for (const { count, good } of amountsOf(list)) {
    if (good === 'any-upgraded') {
      found.push({ icon: 'food' }, { text: '/' }, { icon: 'wine' }, { text: '/' }, { icon: 'meat' })
      continue
    }
    const icon = ICON_OF[good] ?? (isIcon(good) ? good : null)
    if (!icon) return null
    if (count !== '1') found.push({ text: count })
    found.push({ icon })
  }
  return found
}
