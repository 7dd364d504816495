// Pieces that are marked for the eye: what a log line is about, and what has changed since one's last turn.
import { getContext, setContext } from 'svelte'

export interface Marks {
  /** The pieces of the log line that is pointed at. */
  lit: Set<string>
  /** The pieces that others have changed since one's last turn. */
  changed: Set<string>
}

const KEY = Symbol('marks')
const NONE: Marks = { lit: new Set(), changed: new Set() }

/** Gives all components inside the marks of the moment. */
export function provideMarks(marks: () => Marks): void {
  setContext(KEY, marks)
}

/** Returns the function that gives the marks of the moment. */
export function useMarks(): () => Marks {
  return getContext<(() => Marks) | undefined>(KEY) ?? (() => NONE)
}
