// How options are put into the action bar: a few as buttons, many in menus by their first word.
import type { OptionInfo } from '../net/messages'

export interface Menu {
  word: string
  options: OptionInfo[]
}

export interface Arranged {
  /** Shown as buttons. */
  direct: OptionInfo[]
  /** Behind openers. */
  menus: Menu[]
}

export function wordOf(action: string): string {
  return action.split(' ')[0] ?? action
}

/** Puts options that begin with the same word together, in their order. */
export function byWord(options: OptionInfo[]): Menu[] {
  const menus = new Map<string, OptionInfo[]>()
  for (const option of options) {
    const word = wordOf(option.action)
    menus.set(word, [...(menus.get(word) ?? []), option])
  }
  return [...menus].map(([word, found]) => ({ word, options: found }))
}

const width = (options: OptionInfo[]) => options.reduce((sum, option) => sum + Math.min(option.text.length, 34) + 4, 0)

/** Arranges the main options within a room measured in letters. */
export function arrange(options: OptionInfo[], room: number): Arranged {
  if (width(options) <= room) return { direct: options, menus: [] }
  const menus = byWord(options)
  const single = menus.filter((menu) => menu.options.length === 1).flatMap((menu) => menu.options)
  const several = menus.filter((menu) => menu.options.length > 1)
  const used = width(single) + several.reduce((sum, menu) => sum + menu.word.length + 8, 0)
  if (used <= room) return { direct: single, menus: several }
  return { direct: [], menus: [{ word: '', options }] }
}
