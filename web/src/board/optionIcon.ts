// The drawing of what an option is about.
import type { OptionInfo } from '../net/messages'
import { isIcon, type IconName } from '../pieces/icons'

/** Finds the drawing of an option's piece: of the part that is meant, else of the whole; null where there is none. */
export function iconOf({ piece }: OptionInfo): IconName | null {
  return [piece?.part, piece?.id].find((name) => name !== undefined && isIcon(name)) ?? null
}
