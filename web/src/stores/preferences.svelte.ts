// What a person likes, kept in the browser.
import type { Ask } from '../net/messages'

export type Theme = 'system' | 'light' | 'dark'
export type Confirm = 'never' | Ask

export interface Preferences {
  /** Empty: the browser's own. */
  lang: string
  theme: Theme
  motion: boolean
  sound: boolean
  confirm: Confirm
  name: string
}

const KEY = 'meadowmarket.preferences'
const DEFAULTS: Preferences = { lang: '', theme: 'system', motion: true, sound: true, confirm: 'turn', name: '' }

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
  if (typeof values.sound === 'boolean') found.sound = values.sound
  if (values.theme === 'light' || values.theme === 'dark') found.theme = values.theme
  if (values.confirm === 'never' || values.confirm === 'always') found.confirm = values.confirm
  return found
}

export const preferences: Preferences = $state(merged(readKept(KEY)))

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change)
  keep(KEY, $state.snapshot(preferences))
}
