import { describe, expect, it } from 'vitest'
import { glyphsOf } from './glyphs'
import { cards } from './fixtures'

const shown = (effect: string) =>
  glyphsOf(effect)
    ?.map((glyph) => ('icon' in glyph ? glyph.icon : glyph.text))
    .join(' ') ?? null

describe('effects as glyphs', () => {
  it.each([
    ['gain(pig)', 'pig'],
    ['gain(4*silver)', '4 silver'],
    ['gain(2*different-harvest)', '2 harvest'],
    ['choose(choose(play-card,draw(1)),gain(any-harvest))', 'card / harvest'],
    ['choose(free-upgrade(2),both(free-upgrade(1),siesta(1)),siesta(2))', '2 upgrade / upgrade + hat / 2 hat'],
    ['siesta(1);delivery(1)', 'hat donkey'],
    ['per(barrows,gain(vp))', 'vp : barrow'],
    ['adjust-die(2)', 'die ±2'],
    ['gain(any-upgraded)', 'food / wine / meat'],
  ])('%s', (effect, glyphs) => {
    expect(shown(effect)).toBe(glyphs)
  })

  it('leaves to words what has no glyph', () => {
    expect(shown('custom(keep-stall)')).toBeNull()
    expect(shown('gain(pig);custom(keep-stall)')).toBeNull()
  })

  it('has glyphs for every die, roof tile and building of the built-in pack', () => {
    const effects = [
      ...(cards.dice ?? []).map((die) => die.effect),
      ...cards.roofs.map((roof) => roof.effect ?? ''),
      ...cards.buildings.map((building) => building.lasting ?? ''),
    ]
    expect(effects.filter((effect) => !glyphsOf(effect)?.length)).toEqual([])
  })
})
