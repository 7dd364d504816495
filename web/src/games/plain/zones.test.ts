import { expect, it } from 'vitest'
import type { JsonObject } from '../../net/messages'
import { optionsAt, readPlain, zoneNames } from './zones'

const view: JsonObject = {
  seat: 0,
  round: 2,
  meadow: ['farm', 'inn'],
  basic: [{ place: 'basic-3-twigs', workers: [1] }],
  cities: [
    { hand: ['farm'], resources: { twig: 2, resin: 0 }, cards: [{ card: 'mine', occupied: true }] },
    { hand: 3, resources: { twig: 0 }, cards: [] },
  ],
}
const option = (id: string, kind: string, seat: number | null = null) => ({
  action: `play ${id}`,
  word: 'play',
  text: '',
  group: 'main' as const,
  piece: { kind, id, place: null, seat, part: '' },
})

it('sorts a view into zones and players', () => {
  const plain = readPlain(view, 2)
  expect(plain.table.map((zone) => zone.name)).toEqual(['', 'meadow', 'basic'])
  expect(plain.players).toHaveLength(2)
  expect(plain.table[2]?.pieces[0]).toEqual({ id: 'basic-3-twigs', facts: [{ name: 'workers', value: [{ id: '1', facts: [] }] }] })
  const own = plain.players[0]
  expect(own?.find((zone) => zone.name === 'cards')?.pieces[0]).toEqual({ id: 'mine', facts: [{ name: 'occupied', value: '' }] })
  expect(plain.players[1]?.[0]?.facts).toEqual([{ name: 'hand', value: 3 }])
})

it('lights a piece in the zone that an option names', () => {
  const zones = zoneNames(readPlain(view, 2))
  const options = [option('farm', 'meadow'), option('farm', 'card'), option('farm', 'card', 1)]
  expect(optionsAt(options, 'farm', 'meadow', zones)).toHaveLength(2)
  expect(optionsAt(options, 'farm', 'hand', zones)).toEqual([option('farm', 'card')])
  expect(optionsAt(options, 'inn', 'meadow', zones)).toEqual([])
})
