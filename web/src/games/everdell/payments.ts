// The ways to pay that are asked for now: shown together beside the card that is being played.
import type { Option } from '../../board/board'
import type { View } from './view'

/** The decision that asks how a card is paid for. */
const PAYS = 'PayDecision'

/** Lists the notations of the ways to pay, while the question is how. */
export function paymentsAsked(view: View, options: Option[]): string[] {
  return view.asks === PAYS ? options.map((option) => option.action) : []
}
