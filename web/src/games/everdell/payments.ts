// What is asked about paying now: shown together beside the card that is being played.
import type { Option } from '../../board/board'
import type { View } from './view'

/** The decision that asks how a card is paid for. */
const PAYS = 'PayDecision'
/** The decision that asks which resources of its cost a card is played without. */
const SAVES = 'SaveDecision'

/** Whether the question is what to save on the card that is being played. */
export function isSaving(view: View): boolean {
  return view.asks === SAVES
}

/** Lists the notations of the ways to pay, or of what can be saved, while that is the question. */
export function paymentsAsked(view: View, options: Option[]): string[] {
  return view.asks === PAYS || isSaving(view) ? options.map((option) => option.action) : []
}
