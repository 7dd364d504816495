import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../net/messages'
import { secondsUntilFree } from './freeSeats'

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  kind: 'person',
  name: 'Ben',
  bot: null,
  connected: false,
  away: false,
  free_in: null,
  abandons: false,
  acts: false,
  ...more,
})

describe('the seat of someone who has gone', () => {
  it('is free after a time that falls by itself', () => {
    const ben = seat({ free_in: 90 })
    expect([0, 500, 1000, 89_500, 90_000, 200_000].map((now) => secondsUntilFree(ben, 0, now))).toEqual([90, 90, 89, 1, 0, 0])
  })
  it('is not free while someone is there', () => expect(secondsUntilFree(seat({ connected: true }), 0, 1e9)).toBeNull())
  it('is free at once where nobody sits', () => expect(secondsUntilFree(seat({ kind: 'open' }), 0, 0)).toBe(0))
  it('is never free where a bot sits', () => expect(secondsUntilFree(seat({ kind: 'bot' }), 0, 0)).toBeNull())
})
