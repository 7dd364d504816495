import { describe, expect, it } from 'vitest'
import { cards } from '../fixtures'
import { figureOf, shapesOf, type HelperLook } from './figures'
import { FIGURES } from './helpers'
import { landOf } from './land'
import { TOOLS } from './tools'

const helpers = cards.cards.map((card) => card.helper)
const drawn = (helper: HelperLook) => JSON.stringify([shapesOf(figureOf(helper)), figureOf(helper).beside])

describe('the figures of helpers', () => {
  it('are drawn for each helper of the game', () => {
    expect(helpers).toHaveLength(72)
    expect(Object.keys(FIGURES).sort()).toEqual(helpers.map((helper) => helper.id).sort())
  })

  it('are all different', () => {
    expect(new Set(helpers.map(drawn)).size).toBe(helpers.length)
  })

  it('hold a tool that no other has', () => {
    const tools = Object.values(FIGURES).map((figure) => figure.tool)
    expect(new Set(tools).size).toBe(tools.length)
    expect(new Set(Object.values(TOOLS).map((shapes) => JSON.stringify(shapes))).size).toBe(Object.keys(TOOLS).length)
  })

  it('are made by rule for a helper of another pack', () => {
    const goose: HelperLook = { id: 'goose-girl', timing: 'action', effect: 'gain(2*silver)', triggers: [] }
    expect(drawn(goose)).toBe(drawn({ ...goose }))
    expect(drawn(goose)).not.toBe(drawn({ ...goose, id: 'goose-boy' }))
    expect(figureOf(goose)).toMatchObject({ tool: 'purse', beside: 'silver' })
    expect(figureOf({ ...goose, effect: 'custom(new)', timing: 'passive' })).toMatchObject({ tool: 'staff', beside: null })
  })
})

describe('the land', () => {
  it('differs by what grows on it', () => {
    const plants = (['olive', 'grain', 'grape'] as const).map((field) => JSON.stringify(landOf(field, '7').plants))
    expect(new Set(plants).size).toBe(3)
  })

  it('differs from card to card, and is the same on the same card', () => {
    expect(landOf('olive', '7')).toEqual(landOf('olive', '7'))
    expect(landOf('olive', '7')).not.toEqual(landOf('olive', '8'))
    expect(landOf('olive', 'P1')).not.toEqual(landOf('olive', '1'))
  })
})
