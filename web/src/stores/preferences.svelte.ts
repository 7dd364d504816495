// What a person likes, kept in the browser.
import type { Ask } from '../net/messages'

export type Theme = 'system' | 'light' | 'dark'
export type Confirm = 'never' | Exclude<Ask, 'none'>
/** How fast the moves of others are shown. */
export type Pace = 'instant' | 'quick' | 'calm'

const PACES: readonly string[] = ['instant', 'quick', 'calm'] satisfies Pace[]
/** Milliseconds for each thing that others do. */
const DWELL: Record<Pace, number> = { instant: 0, quick: 550, calm: 1300 }

export interface Preferences {
  /** Empty: the browser's own. */
  lang: string
  theme: Theme
  motion: boolean
  /** Empty: quick, or instant where the system asks for less motion. */
  pace: Pace | ''
  sound: boolean
  /** The browser tells when it is one's turn and the tab is in the background. */
  notify: boolean
  confirm: Confirm
  /** The table answers questions that take nothing away. */
  automatic: boolean
  /** For a first game: each decision is explained as it comes. */
  guidance: boolean
  name: string
}

const KEY = 'meadowmarket.preferences'
const DEFAULTS: Preferences = {
  lang: '',
  theme: 'system',
  motion: true,
  pace: '',
  sound: true,
  notify: false,
  confirm: 'never',
  automatic: true,
  guidance: false,
  name: '',
}

/** Reads what was kept under a key; whatever is damaged counts as nothing. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value; a browser that keeps nothing (private, full) is no error. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/** Takes over the kept values that are of the right type. */
export function merged(kept: unknown): Preferences {
  const found = { ...DEFAULTS }
  if (typeof kept !== 'object' || kept === null) return found
  const values = kept as Partial<Record<keyof Preferences, unknown>>
  if (typeof values.lang === 'string') found.lang = values.lang
  if (typeof values.name === 'string') found.name = values.name
  if (typeof values.motion === 'boolean') found.motion = values.motion
  if (typeof values.guidance === 'boolean') found.guidance = values.guidance
  if (typeof values.sound === 'boolean') found.sound = values.sound
  if (typeof values.notify === 'boolean') found.notify = values.notify
  if (values.theme === 'light' || values.theme === 'dark') found.theme = values.theme
  if (typeof values.automatic === 'boolean') found.automatic = values.automatic
  if (PACES.includes(values.pace as string)) found.pace = values.pace as Pace
  if (values.confirm === 'turn' || values.confirm === 'always') found.confirm = values.confirm
  return found
}

export const preferences: Preferences = $state(merged(readKept(KEY)))

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change)
  keep(KEY, $state.snapshot(preferences))
}

/** The pace that is chosen, or fits the system. */
export function paceNow(): Pace {
  if (preferences.pace) return preferences.pace
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'quick'
}

/** How long one thing that others do stays in sight, in milliseconds; a page that nobody looks at waits for nothing. */
export function dwell(): number {
  return document.hidden ? 0 : DWELL[paceNow()]
}
