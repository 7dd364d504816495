import { describe, expect, it } from 'vitest'
import type { PieceInfo } from '../net/messages'
import type { Option } from './board'
import { keyOf, litTabs, placeOptions } from './places'

const piece = (kind: string, id = '', place: number | null = null): PieceInfo => ({ kind, id, place, seat: null, part: '' })

const tabOf = () => 'farm'

const options: Option[] = [
  { action: 'buy olive', word: 'buy', text: '', group: 'anytime', piece: piece('good', 'olive') },
  { action: 'sell olive', word: 'sell', text: '', group: 'anytime', piece: piece('good', 'olive') },
  { action: 'end', word: 'end', text: '', group: 'pass', piece: null },
]

describe('sorting options', () => {
  it('gathers the options of one piece and leaves the rest', () => {
    const { pieces, left } = placeOptions(options)
    expect(pieces.get('good-olive')?.map((option) => option.action)).toEqual(['buy olive', 'sell olive'])
    expect(left.map((option) => option.action)).toEqual(['end'])
  })

  it('badges only the tabs where something is asked for', () => {
    expect(litTabs(options, tabOf)).toEqual(new Set())
    expect(litTabs([{ action: 'from olive', word: 'from', text: '', group: 'main', piece: piece('good', 'olive') }], tabOf)).toEqual(
      new Set(['farm']),
    )
  })

  it('tells the pieces of other seats apart', () => {
    expect(keyOf({ ...piece('cards', 'farm', 2), seat: 1 })).toBe('cards-farm-2@1')
  })
})
