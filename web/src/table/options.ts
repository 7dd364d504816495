// How options are put into the action bar: answers to the question as buttons; only what lies on the board may be in menus.
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

/** Puts options with the same word together, in their order. */
export function byWord(options: OptionInfo[]): Menu[] {
  const menus = new Map<string, OptionInfo[]>()
  for (const option of options) {
    menus.set(option.word, [...(menus.get(option.word) ?? []), option])
  }
  return [...menus].map(([word, found]) => ({ word, options: found }))
}

const LONGEST = 34
const width = (options: OptionInfo[]) => options.reduce((sum, option) => sum + Math.min(option.text.length, LONGEST) + 4, 0)

/** What ends or declines something comes last. */
function declinesLast(options: OptionInfo[]): OptionInfo[] {
  const isPass = (option: OptionInfo) => option.group === 'pass'
  return [...options.filter((option) => !isPass(option)), ...options.filter(isPass)]
}

/** Arranges the answers to a question within a room measured in letters.
 *
 * Whatever has no piece is a button, however many there are. Those with a piece are, too, while they fit; else they are
 * on the board, and in menus by their word. */
export function arrange(options: OptionInfo[], room: number): Arranged {
  if (width(options) <= room) return { direct: declinesLast(options), menus: [] }
  const direct = declinesLast(options.filter((option) => !option.piece))
  const placed = options.filter((option) => option.piece)
  const menus = byWord(placed)
  const single = menus.filter((menu) => menu.options.length === 1).flatMap((menu) => menu.options)
  if (width([...single, ...direct]) > room) return { direct, menus }
  return { direct: declinesLast([...single, ...direct]), menus: menus.filter((menu) => menu.options.length > 1) }
}
