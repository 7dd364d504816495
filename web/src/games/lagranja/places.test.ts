import { describe, expect, it } from 'vitest'
import type { PieceInfo } from '../../net/messages'
import type { Option } from '../board'
import { keyOf, litTabs, placedActions, placeOptions, tabOf } from './places'

const piece = (kind: string, id = '', place: number | null = null): PieceInfo => ({ kind, id, place, seat: null })

const options: Option[] = [
  { action: 'buy olive', text: '', group: 'anytime', piece: piece('good', 'olive') },
  { action: 'sell olive', text: '', group: 'anytime', piece: piece('good', 'olive') },
  { action: 'end', text: '', group: 'pass', piece: null },
]

describe('sorting options', () => {
  it('gathers the options of one piece and leaves the rest', () => {
    const { pieces, left } = placeOptions(options)
    expect(pieces.get('good-olive')?.map((option) => option.action)).toEqual(['buy olive', 'sell olive'])
    expect(left.map((option) => option.action)).toEqual(['end'])
    expect(placedActions(options)).toEqual(new Set(['buy olive', 'sell olive']))
  })

  it('badges only the tabs where something is asked for', () => {
    expect(litTabs(options)).toEqual(new Set())
    expect(litTabs([{ action: 'from olive', text: '', group: 'main', piece: piece('good', 'olive') }])).toEqual(new Set(['farm']))
  })

  it.each([
    [piece('hand', '23'), 'hand-23', 'hand'],
    [piece('die', '4'), 'die-4', 'village'],
    [piece('symbol', 'merchant', 0), 'symbol-merchant-0', 'village'],
    [piece('barrow-symbol', '1', 0), 'barrow-symbol-1-0', 'farm'],
    [piece('own-roof', '', 1), 'own-roof-1', 'farm'],
    [piece('roof', 'pig'), 'roof-pig', 'village'],
    [piece('disc'), 'disc', 'village'],
    [piece('extra'), 'extra', 'farm'],
  ])('%o is %s on the tab %s', (found, key, tab) => {
    expect([keyOf(found), tabOf(found)]).toEqual([key, tab])
  })
})
