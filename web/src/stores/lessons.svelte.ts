// How far someone has come in the lessons, kept in the browser.
import { keep, readKept } from './preferences.svelte'

export interface Progress {
  /** How many steps are done; where the lesson goes on. */
  step: number
  isDone: boolean
}

const KEY = 'meadowmarket.lessons'

/** Takes from what was kept what is whole. */
export function wholeProgress(kept: unknown): Record<string, Progress> {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Progress] => isProgress(entry[1])))
}

function isProgress(found: unknown): found is Progress {
  if (typeof found !== 'object' || found === null) return false
  const { step, isDone } = found as Partial<Progress>
  return Number.isInteger(step) && (step ?? -1) >= 0 && typeof isDone === 'boolean'
}

const progress: Record<string, Progress> = $state(wholeProgress(readKept(KEY)))

export function progressOf(game: string, lesson: string): Progress {
  return progress[`${game}/${lesson}`] ?? { step: 0, isDone: false }
}

/** Notes a step; a lesson that was done once stays so, and begins again at its start. */
export function keepProgress(game: string, lesson: string, step: number, isDone: boolean): void {
  progress[`${game}/${lesson}`] = { step: isDone ? 0 : step, isDone: isDone || progressOf(game, lesson).isDone }
  keep(KEY, $state.snapshot(progress))
}
