import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import type { SeatPoints } from '../games/registry'
import type { Final, SeatInfo } from '../net/messages'
import Scores from './Scores.svelte'

afterEach(cleanup)

const PEOPLE = [{ seat: 0, name: 'Anna' }] as SeatInfo[]
const STANDINGS: SeatPoints[] = [
  { seat: 0, points: 24, sources: { base: 20, events: 4 } },
  { seat: 1, points: 41, sources: { base: 30, journey: 11 }, nameKey: 'everdell-page-rugwort' },
]
const FINAL = {
  winners: [],
  scores: [{ seat: 0, total: 25, sources: [{ source: 'base', text: 'Cards', points: 25 }] }],
} as unknown as Final

function shown(final: Final | null): string[][] {
  const { container } = render(Scores, { people: PEOPLE, seatPoints: STANDINGS, final })
  return [...container.querySelectorAll('tr')].slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''))
}

it('counts who plays without a seat beside those who sit at the table', () => {
  expect(shown(null)).toEqual([
    ['20', '30'],
    ['4', '–'],
    ['–', '11'],
    ['24', '41'],
  ])
})

it('does so at the end, too', () => {
  expect(shown(FINAL)).toEqual([
    ['25', '30'],
    ['–', '11'],
    ['25', '41'],
  ])
})
