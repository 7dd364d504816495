import { describe, expect, it } from 'vitest'
import type { Option } from '../board'
import { fixtures, type Fixture } from './fixtures'
import { litTabs, pieceOf, placedActions, placeOptions, tabOf } from './places'
import type { View } from './view'

function fixture(name: string): Fixture {
  const found = fixtures[name]
  if (!found) throw new RangeError(name)
  return structuredClone(found)
}

const { view, seat } = fixture('deliver-4')

describe('the piece of a notation', () => {
  it.each([
    ['donkey 3', 'donkey-3'],
    ['reserve 2', 'space-2'],
    ['change 5', 'space-5'],
    ['stall 4a', 'hex-4a'],
    ['take-back stall 2a', 'hex-2a'],
    ['trade silver', 'good-trade-good'],
    ['take-back bar silver', 'good-trade-good'],
    ['buy olive', 'good-olive'],
    ['sell pig', 'good-pig'],
    ['upgrade grape field', 'field-grape'],
    ['pay vp', 'good-vp'],
    ['from grain field', 'field-grain'],
    ['take wine', 'good-wine'],
    ['take-back olive', 'good-olive'],
    ['take-back olive field', 'field-olive'],
    ['take-back trade-good', 'good-trade-good'],
    ['take-back owner merchant', 'owner-merchant'],
    ['replace barrow-2', 'barrow-2'],
    ['hats', 'disc'],
    ['extra', 'extra'],
  ])('%s lies on %s', (notation, piece) => {
    expect(pieceOf(notation, view, seat)).toBe(piece)
  })

  it.each(['end', 'done', 'decline', 'without', 'income', 'grow', 'choose free-upgrade(2)', 'take olive+grain', 'unheard of'])(
    '%s is left to the action bar',
    (notation) => {
      expect(pieceOf(notation, view, seat)).toBeNull()
    },
  )

  it('finds cards whichever way their number is written', () => {
    const { view: promo, seat: own } = fixture('cards-4')
    const farm = promo.farms[own]
    if (farm?.hand) farm.hand[0] = 'P3'
    expect(pieceOf('helper p3', promo, own)).toBe('hand-P3')
    expect(pieceOf('field 99', promo, own)).toBeNull()
  })

  it('delivers to the first symbol that asks, and takes back the last that was served', () => {
    const changed: View = structuredClone(view)
    const row = changed.farms[seat]?.rows.find((found) => found.id === 'merchant')
    if (row) row.served = [false, false, true, false]
    expect(pieceOf('deliver wine merchant', changed, seat)).toBe('symbol-merchant-3')
    if (row) row.served = [false, false, true, true]
    expect(pieceOf('deliver wine merchant', changed, seat)).toBeNull()
    expect(pieceOf('take-back wine from merchant', changed, seat)).toBe('symbol-merchant-3')
  })

  it('tells own roof tiles apart that are used and not', () => {
    const { view: found, seat: own } = fixture('flip-2')
    const farm = found.farms[own]
    if (farm)
      farm.roofs = [
        { id: 'pig', used: true },
        { id: 'pig', used: false },
      ]
    expect(pieceOf('flip pig', found, own)).toBe('own-roof-0')
    expect(pieceOf('bonus pig', found, own)).toBe('own-roof-1')
  })

  it('puts siesta steps on the space they lead to, and lost ones nowhere', () => {
    const changed: View = structuredClone(view)
    const farm = changed.farms[seat]
    if (farm) farm.siesta = 3
    expect(pieceOf('steps 1', changed, seat)).toBe('siesta-4')
    expect(pieceOf('steps 2', changed, seat)).toBeNull()
  })

  it('knows a helper from a barrow by more than its first letters', () => {
    const { view: found, seat: own } = fixture('replace-3')
    expect(pieceOf('replace barrow-builder', found, own)).toBe('helper-barrow-builder')
  })

  it('places nothing for a spectator', () => {
    expect(pieceOf('die 4', view, -1)).toBeNull()
  })
})

describe('sorting options', () => {
  const options: Option[] = [
    { action: 'buy olive', text: '', group: 'anytime' },
    { action: 'sell olive', text: '', group: 'anytime' },
    { action: 'end', text: '', group: 'pass' },
  ]

  it('gathers the options of one piece and leaves the rest', () => {
    const { pieces, left } = placeOptions(options, view, seat)
    expect(pieces.get('good-olive')?.map((option) => option.action)).toEqual(['buy olive', 'sell olive'])
    expect(left.map((option) => option.action)).toEqual(['end'])
    expect(placedActions(options, view, seat)).toEqual(new Set(['buy olive', 'sell olive']))
  })

  it('badges only the tabs where something is asked for', () => {
    expect(litTabs(options, view, seat)).toEqual(new Set())
    expect(litTabs([{ action: 'from olive', text: '', group: 'main' }], view, seat)).toEqual(new Set(['farm']))
  })

  it.each([
    ['hand-23', 'hand'],
    ['die-4', 'village'],
    ['symbol-merchant-0', 'village'],
    ['symbol-barrow-1-0', 'farm'],
    ['own-roof-1', 'farm'],
    ['roof-pig', 'village'],
    ['disc', 'village'],
    ['extra', 'farm'],
  ])('%s lies on the tab %s', (piece, tab) => {
    expect(tabOf(piece)).toBe(tab)
  })
})
