// The contract between the table and the board of a game; see web/README.md.
import type { Snippet } from 'svelte'
import type { OptionInfo } from '../net/messages'

/** Something the seat may do now. */
export type Option = OptionInfo

export type TextArgs = Record<string, string | number>
export type Text = (key: string, args?: TextArgs) => string

/** An area of a board: a column on a wide screen, a tab on a phone. Each game names its own; all have `log`. */
export type Tab = string

export interface BoardProps<View, Cards> {
  view: View
  options: Option[]
  /** The seat that looks on; -1 for a spectator. */
  seat: number
  names: string[]
  cards: Cards
  text: Text
  act: (notation: string) => void
  /** The area that a phone shows; all of them if not given. */
  tab?: Tab | null
  /** The table's action bar and log, for the board to place. */
  bar?: Snippet
  log?: Snippet
}
