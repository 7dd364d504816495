// The data language of the cards (data/README.md of each game, "Vocabulary"): an effect is a line of calls.

export interface EffectCall {
  name: string
  args: string[]
}

/** Some of a good, as in `2*silver`. */
export interface Amount {
  count: string
  good: string
}

/** Reads the calls of an effect, in their order. */
export function callsOf(effect: string): EffectCall[] {
  return split(effect, ';').map((call) => {
    const open = call.indexOf('(')
    return open < 0 ? { name: call, args: [] } : { name: call.slice(0, open), args: split(call.slice(open + 1, -1), ',') }
  })
}

/** Reads a list of goods, as in `2*silver+wine`. */
export function amountsOf(list: string): Amount[] {
  return split(list, '+').map((item) => {
    const [count = '', good] = item.split('*')
    return good === undefined ? { count: '1', good: item } : { count, good }
  })
}

/** Turns each call into glyphs; null if there are none for a part of the effect. */
export function glyphsOfCalls<Glyph>(effect: string, glyphsOfCall: (call: EffectCall) => Glyph[] | null): Glyph[] | null {
  const found: Glyph[] = []
  for (const call of callsOf(effect)) {
    const glyphs = glyphsOfCall(call)
    if (!glyphs) return null
    found.push(...glyphs)
  }
  return found
}

/** Splits at a sign that stands outside of all brackets. */
function split(text: string, sign: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
    else if (text[i] === sign && depth === 0) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean)
}
