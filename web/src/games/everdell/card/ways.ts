// What a way to pay takes: certain, or with a part that need not be paid.
import type { Payment, WhyNotPaid, WhyNotPlayed } from '../view'

/** What goes, and how much less of it, of the player's choice. */
export interface Taken {
  goods: Record<string, number>
  less: number
}

/** Takes off what a way saves where that leaves no choice: a cost of one kind of resource. */
export function takenBy({ pays, saves }: Pick<Payment, 'pays' | 'saves'>): Taken {
  const kinds = Object.entries(pays).filter(([, n]) => n > 0)
  const [only] = kinds
  if (!saves || kinds.length !== 1 || !only) return { goods: pays, less: saves }
  const [good, n] = only
  return { goods: { [good]: Math.max(0, n - saves) }, less: 0 }
}

/** Why a card does not come into play whatever is paid: nothing about paying is worth saying beside it. */
const FINAL: readonly (WhyNotPlayed | null)[] = ['unique', 'no-fool', 'no-ruins']

/** Puts prisoners that come to the same together; of a card that can't come into play, only what it costs. */
export function grouped(ways: Payment[], why: WhyNotPlayed | null = null): Payment[][] {
  const groups = new Map<string, Payment[]>()
  for (const [i, way] of ways.entries()) {
    if (FINAL.includes(why) && way.way !== 'plain') continue
    const { possible, pays, saves, missing } = way
    const key = way.way === 'dungeon' ? JSON.stringify([possible, pays, saves, missing, way.why]) : String(i)
    groups.set(key, [...(groups.get(key) ?? []), way])
  }
  return [...groups.values()]
}

/** What closes a way besides missing resources, unless the card's own reason says it already. */
export function reasonOf({ possible, why }: Payment, said: WhyNotPlayed | null): WhyNotPaid | null {
  if (possible || why === null || why === said) return null
  return why === 'no-space' && said === 'city-full' ? null : why
}
