import { describe, expect, it } from 'vitest'
import type { PieceInfo } from '../net/messages'
import { flightsOf, spotOf, spotsIn, type Spots } from './flights'

const piece = (kind: string, id = '', place: number | null = null, seat: number | null = null): PieceInfo => ({
  kind,
  id,
  place,
  seat,
  part: '',
})

const spots: Spots = new Map([
  ['resources-twig', { x: 1, y: 1 }],
  ['resources-twig@1', { x: 2, y: 2 }],
  ['cards-farm-3', { x: 3, y: 3 }],
  ['cards-farm-0@1', { x: 4, y: 4 }],
  ['points@0', { x: 5, y: 5 }],
])

describe('where pieces lie', () => {
  it.each([
    [piece('resources', 'twig', null, 0), 1],
    [piece('resources', 'twig', null, 1), 2],
    [piece('cards', 'farm', null, 0), 3],
    [piece('cards', 'farm', null, 1), 4],
    [piece('points', '', null, 0), 5],
  ])('%o', (found, x) => {
    expect(spotOf(spots, found, 0)?.x).toBe(x)
  })

  it('is unknown for what is not on the screen', () => {
    expect(spotOf(spots, piece('supply'), 0)).toBeNull()
    expect(spotOf(spots, null, 0)).toBeNull()
    expect(spotsIn(document).size).toBe(0)
  })
})

describe('what flies', () => {
  it('goes from where it lay to where it lies', () => {
    const move = { what: 'twig', count: 2, from: piece('cards', 'farm', null, 0), to: piece('resources', 'twig', null, 0) }
    expect(flightsOf([move], spots, spots, 0)).toEqual([{ icon: 'twig', count: 2, from: { x: 3, y: 3 }, to: { x: 1, y: 1 } }])
  })

  it('appears where only its end is on the screen', () => {
    const move = { what: 'point', count: 1, from: piece('supply'), to: piece('points', '', null, 0) }
    expect(flightsOf([move], spots, spots, 0)).toEqual([{ icon: 'vp', count: 1, from: null, to: { x: 5, y: 5 } }])
  })

  it('leaves out what is nowhere, what has no drawing, and cards that travel by themselves', () => {
    const nowhere = { what: 'twig', count: 1, from: null, to: piece('supply') }
    const unknown = { what: 'quack', count: 1, from: null, to: piece('points', '', null, 0) }
    const seen = { what: 'card', count: 1, card: 'farm', from: piece('points', '', null, 0), to: piece('cards', 'farm', null, 0) }
    expect(flightsOf([nowhere, unknown, seen], spots, spots, 0)).toEqual([])
  })
})
