// The drawing of the good that an option is about.
import type { OptionInfo } from '../net/messages'
import { ICONS, type IconName } from '../pieces/icons'

/** Finds the drawing of the good that a notation names, if there is one. */
export function iconOf(option: OptionInfo): IconName | null {
  const words = option.action.split(/[ +]/).slice(1)
  const found = words.filter((word): word is IconName => word in ICONS)
  return found.at(-1) ?? null
}
