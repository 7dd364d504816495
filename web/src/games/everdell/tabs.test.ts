import { describe, expect, it } from 'vitest'
import type { PieceInfo } from '../../net/messages'
import { tabOf } from './tabs'

const piece = (kind: string, seat: number | null = null): PieceInfo => ({ kind, id: 'x', place: null, seat, part: '' })

describe('where pieces lie', () => {
  it.each([
    [piece('meadow'), 'meadow'],
    [piece('pile'), 'meadow'],
    [piece('forest'), 'places'],
    [piece('events'), 'places'],
    [piece('resources'), 'city'],
    [piece('cards'), 'city'],
    [piece('cards', 2), 'others'],
    [piece('cities', 1), 'others'],
    [piece('aside'), 'hand'],
  ])('%o is on the tab %s', (found, tab) => {
    expect(tabOf(found)).toBe(tab)
  })
})
