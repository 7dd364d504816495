import { describe, expect, it } from 'vitest'
import { componentsIn } from './fixtures'
import { glyphsOf, glyphsOfGains, printedWithNow, type Glyph } from './glyphs'

describe('effects as glyphs', () => {
  it('draws every place of the box', () => {
    for (const place of componentsIn('en').places) expect(glyphsOf(place.effect), place.id).not.toBeNull()
  })

  it.each([
    ['gain(3*twig)', [{ icon: 'twig', n: 3 }]],
    [
      'gain(resin);draw(1)',
      [
        { icon: 'resin', n: 1 },
        { icon: 'card', n: 1 },
      ],
    ],
    ['discard(5)', [{ icon: 'card', n: 5 }, { sign: '→' }, { icon: 'vp', n: 5 }]],
    ['discard-for(3,1,any)', [{ sign: '≤' }, { icon: 'card', n: 3 }, { sign: '→' }, { icon: 'resource', n: 3 }]],
    ['discard-for(all,2,any)', [{ icon: 'card', n: 2 }, { sign: '→' }, { icon: 'resource', n: 1 }]],
    ['quack(1)', null],
  ])('%s', (effect, glyphs) => {
    expect(glyphsOf(effect)).toEqual(glyphs)
  })

  it('draws what a place gives now, what goes for it first', () => {
    expect(glyphsOfGains({ resources: {}, any: 2, discards: 4, up_to: true })).toEqual([
      { sign: '≤' },
      { icon: 'card', n: 4 },
      { sign: '→' },
      { icon: 'resource', n: 2 },
    ])
    expect(glyphsOfGains({ resources: {} })).toEqual([])
  })

  const TWIGS: Glyph = { icon: 'twig', n: 2 }
  const CARDS: Glyph = { icon: 'card', n: 2 }
  it.each<[string, Glyph[], Glyph[], Glyph[] | null]>([
    ['all comes', [TWIGS, CARDS], [TWIGS, CARDS], [TWIGS, CARDS]],
    ['no card comes', [TWIGS, CARDS], [TWIGS], [TWIGS, { ...CARDS, now: 0 }]],
    ['one of two cards comes', [TWIGS, CARDS], [TWIGS, { icon: 'card', n: 1 }], [TWIGS, { ...CARDS, now: 1 }]],
    ['more comes', [CARDS], [{ icon: 'card', n: 3 }], null],
    ['something else comes', [TWIGS], [CARDS], null],
    ['a trade', [CARDS, { sign: '→' }, { icon: 'resource', n: 1 }], [CARDS], null],
  ])('marks in what is printed what comes now: %s', (_, printed, gained, marked) => {
    expect(printedWithNow(printed, gained)).toEqual(marked)
  })
})
