// Where things lie on the chart of a review. No drawing in here.
import type { ReplayMark, ReviewInfo, ReviewPoint } from '../../net/messages'

export interface Place {
  x: number
  y: number
}

export interface Curve {
  seat: number
  points: Place[]
}

export interface Scale {
  steps: number
  low: number
  high: number
  width: number
  height: number
}

/** Room around the curves, in pixels: for the points at the left, and the parts of the game below. */
export const ROOM = { left: 38, right: 14, top: 12, bottom: 26 }

const NICE = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const MOST_TICKS = 6

/** Lists one curve per seat: what it could expect at its choices, and what it came to. */
export function curvesOf(review: ReviewInfo, players: number, steps: number): Curve[] {
  return Array.from({ length: players }, (_, seat) => {
    const points = review.points.filter((point) => point.seat === seat).map((point) => ({ x: point.number, y: point.margin }))
    const final = review.seats.find((found) => found.seat === seat)?.margin
    return { seat, points: final == null ? points : [...points, { x: steps, y: final }] }
  }).filter((curve) => curve.points.length > 0)
}

/** Lists the values to be written at the side; zero is among them. */
export function ticksOf(curves: Curve[]): number[] {
  const values = curves.flatMap((curve) => curve.points.map((point) => point.y))
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const gap = NICE.find((nice) => (high - low) / nice <= MOST_TICKS) ?? 1000
  const first = Math.floor(low / gap)
  const last = Math.max(first + 1, Math.ceil(high / gap))
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * gap)
}

export function placeOf(point: Place, scale: Scale): Place {
  const { steps, low, high, width, height } = scale
  const inner = { x: width - ROOM.left - ROOM.right, y: height - ROOM.top - ROOM.bottom }
  return {
    x: ROOM.left + (inner.x * point.x) / Math.max(1, steps),
    y: ROOM.top + (inner.y * (high - point.y)) / Math.max(1, high - low),
  }
}

/** Finds the choice that lies nearest to a place on the chart. */
export function nearest(points: ReviewPoint[], place: Place, scale: Scale): ReviewPoint | null {
  let best: ReviewPoint | null = null
  let least = Infinity
  for (const point of points) {
    const found = placeOf({ x: point.number, y: point.margin }, scale)
    const distance = Math.hypot(found.x - place.x, found.y - place.y)
    if (distance < least) [best, least] = [point, distance]
  }
  return best
}

/** Keeps the marks whose names have room: the first of those that would overlap. `room` is the width of a name. */
export function spaced(marks: ReplayMark[], scale: Scale, room: (name: string) => number): ReplayMark[] {
  const kept: ReplayMark[] = []
  let free = -Infinity
  for (const mark of marks) {
    const { x } = placeOf({ x: mark.step, y: 0 }, scale)
    if (x < free) continue
    kept.push(mark)
    free = x + room(mark.text)
  }
  return kept
}

/** The first choices after each change of who acts: where turns begin, of one seat or of all. */
export function turnSteps(lines: { step: number; seat: number }[], seat: number | null): number[] {
  const starts = lines.filter((line, i) => line.seat >= 0 && line.seat !== lines[i - 1]?.seat)
  return starts.filter((line) => seat === null || line.seat === seat).map((line) => line.step - 1)
}
