import { describe, expect, it } from 'vitest'
import type { ReviewInfo } from '../../net/messages'
import { curvesOf, nearest, placeOf, ROOM, spaced, ticksOf, turnSteps } from './chart'

const review: ReviewInfo = {
  replay: 'R',
  state: 'ready',
  done: 1,
  count: 1,
  points: [
    { number: 1, seat: 0, margin: 2, loss: 0 },
    { number: 3, seat: 1, margin: -7, loss: 4 },
    { number: 5, seat: 0, margin: 9, loss: 0 },
  ],
  seats: [
    { seat: 0, choices: 2, accuracy: 100, margin: 12 },
    { seat: 1, choices: 1, accuracy: 50, margin: -12 },
  ],
  turns: [],
}
const scale = { steps: 10, low: -20, high: 20, width: 400, height: 200 }

describe('the chart of a review', () => {
  it('has a curve per seat that ends with what it came to', () => {
    const curves = curvesOf(review, 3, 10)
    expect(curves.map((curve) => curve.seat)).toEqual([0, 1])
    expect(curves[0]?.points).toEqual([
      { x: 1, y: 2 },
      { x: 5, y: 9 },
      { x: 10, y: 12 },
    ])
    const running = curvesOf({ ...review, seats: [] }, 2, 10)
    expect(running[1]?.points).toEqual([{ x: 3, y: -7 }])
  })

  it('writes round values at the side, zero among them', () => {
    expect(ticksOf(curvesOf(review, 2, 10))).toEqual([-15, -10, -5, 0, 5, 10, 15])
    expect(ticksOf([])).toEqual([0, 1])
    expect(ticksOf([{ seat: 0, points: [{ x: 1, y: 140 }] }])).toEqual([0, 50, 100, 150])
  })

  it('finds the choice under a click', () => {
    expect(placeOf({ x: 0, y: 20 }, scale)).toEqual({ x: ROOM.left, y: ROOM.top })
    const there = placeOf({ x: 3, y: -7 }, scale)
    expect(nearest(review.points, { x: there.x + 4, y: there.y - 4 }, scale)?.number).toBe(3)
    expect(nearest([], there, scale)).toBeNull()
  })

  it('names no two parts of the game in one place', () => {
    const marks = [1, 2, 6].map((step) => ({ step, seat: -1, text: `${step}`, main: true }))
    expect(spaced(marks, scale, () => 60).map((mark) => mark.step)).toEqual([1, 6])
    const long = [1, 2, 6].map((step) => ({ step, seat: -1, text: step === 1 ? 'long' : 'short', main: true }))
    expect(spaced(long, scale, (name) => (name === 'long' ? 1000 : 1)).map((mark) => mark.step)).toEqual([1])
  })

  it('knows where turns begin', () => {
    const lines = [0, 0, 1, -1, 1, 0].map((seat, i) => ({ step: i + 1, seat }))
    expect(turnSteps(lines, null)).toEqual([0, 2, 4, 5])
    expect(turnSteps(lines, 0)).toEqual([0, 5])
  })
})
