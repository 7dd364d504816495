// What a way to pay takes: certain, or with a part that need not be paid.
import type { Payment } from '../view'

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
