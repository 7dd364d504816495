// Why nothing can be done with a piece: the table asks the server, the board shows the answer beside the piece.
import { getContext, setContext } from 'svelte'
import type { WhyNot } from '../net/messages'

export interface Why {
  /** Asks about a piece; null if no answer comes. */
  ask: (piece: string) => Promise<Pick<WhyNot, 'lines' | 'rule'> | null>
  /** The address of a paragraph of the rules. */
  link: (rule: string) => string
}

const KEY = Symbol('why')

/** Lets all components inside ask why something is not possible. */
export function provideWhy(why: Why): void {
  setContext(KEY, why)
}

/** Returns what answers; nothing where nobody can be asked, as in a replay. */
export function useWhy(): Why | undefined {
  return getContext<Why | undefined>(KEY)
}
