import { describe, expect, it } from 'vitest'
import type { OptionInfo } from '../net/messages'
import { iconOf } from '../board/optionIcon'
import { arrange, byWord } from './options'

const option = (action: string, isPlaced = false, group: OptionInfo['group'] = 'main'): OptionInfo => ({
  action,
  word: action.split(' ')[0] ?? '',
  text: action.padEnd(20, '.'),
  group,
  piece: isPlaced ? { kind: 'good', id: action, place: null, seat: null, part: '' } : null,
})

describe('the action bar', () => {
  it('shows a few options as buttons, what declines last', () => {
    const found = arrange([option('done', false, 'pass'), option('die 1', true)], 60)
    expect(found.direct.map(({ action }) => action)).toEqual(['die 1', 'done'])
    expect(found.menus).toEqual([])
  })

  it('shows every answer that lies nowhere on the board as a button, however many there are', () => {
    const many = Array.from({ length: 20 }, (_, i) => option(`choose ${i}`))
    expect(arrange(many, 60)).toEqual({ direct: many, menus: [] })
  })

  it('puts what lies on the board into menus by word when it is too much', () => {
    const many = ['field 1', 'field 2', 'barrow 1', 'barrow 2', 'extension 1'].map((action) => option(action, true))
    const found = arrange([option('end', false, 'pass'), ...many], 60)
    expect(found.direct.map(({ action }) => action)).toEqual(['extension 1', 'end'])
    expect(found.menus.map(({ word }) => word)).toEqual(['field', 'barrow'])
    expect(byWord(many)).toHaveLength(3)
  })
})

describe('the icon of an option', () => {
  it('is that of its piece, or of the part that is meant', () => {
    const about = (kind: string, id: string, part = '') => iconOf({ ...option('x'), piece: { kind, id, place: null, seat: null, part } })
    expect([about('good', 'olive', 'buy'), about('symbol', 'merchant', 'wine'), iconOf(option('end'))]).toEqual(['olive', 'wine', null])
  })
})
