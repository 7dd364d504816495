import { describe, expect, it } from 'vitest'
import type { EventInfo, Line } from '../net/messages'
import { cardsOf, groupLines, piecesOf, sinceMine } from './logLines'

const event: EventInfo = { seat: 0, text: 'x', key: 'k', args: {} }
const line = (step: number, seat: number, heading: string, events = [event]): Line => ({ step, seat, forced: false, events, heading })

const LINES = [
  line(1, 0, 'farm'),
  line(2, 0, 'farm'),
  line(3, 1, 'farm'),
  line(4, 1, 'farm', []),
  line(5, 1, 'revenue'),
  line(6, 1, 'revenue'),
]

describe('the log', () => {
  it('is grouped by phase and turn, newest first, and leaves out what tells nothing', () => {
    const found = groupLines(LINES).map(({ heading, turns }) => [
      heading,
      turns.map((turn) => [turn.seat, turn.lines.map(({ step }) => step)]),
    ])
    expect(found).toEqual([
      ['revenue', [[1, [6, 5]]]],
      [
        'farm',
        [
          [1, [3]],
          [0, [2, 1]],
        ],
      ],
    ])
  })

  it('knows what is new since my last move', () => {
    expect(sinceMine(LINES, 0).map(({ step }) => step)).toEqual([3, 5, 6])
    expect([sinceMine(LINES, 1), sinceMine(LINES, 2), sinceMine(LINES, -1)]).toEqual([[], [], []])
  })

  it('names the cards and pieces of an event', () => {
    const piece = { kind: 'cards', id: 'farm', place: 0, seat: 1, part: '' }
    expect(cardsOf({ ...event, args: { card: '13' } })).toEqual(['13'])
    expect(cardsOf({ ...event, args: { card: { key: 'k', args: {}, text: 'Farm' } } })).toEqual([])
    expect([piecesOf({ ...event, piece }, 0), piecesOf({ ...event, piece }, 1)]).toEqual([['cards-farm-0@1'], ['cards-farm-0']])
  })
})
