// What Python's catalogue gives to texts beyond their arguments: the case and the amount that a noun is wanted in, and
// the function FORM. Arguments come to the page in words, so that here FORM leaves them as they are.
import { FluentBundle, type FluentValue } from '@fluent/bundle'

export const FORMS = { case: 'nom', amount: 1 }

export function newBundle(lang: string): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false, functions: { FORM: ([phrase]): FluentValue => phrase ?? '' } })
}
