import type { SeatInfo } from '../net/messages'

/** Returns in how many seconds a seat may be given away: 0 if it may be now, null if someone is there. */
export function secondsUntilFree(person: SeatInfo, toldAt: number, now: number): number | null {
  if (person.kind === 'open') return 0
  if (person.kind !== 'person' || person.free_in === null) return null
  return Math.max(0, Math.ceil(person.free_in - (now - toldAt) / 1000))
}
