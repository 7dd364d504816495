// What Python's catalogue gives to texts beyond their arguments: the case and the amount that a noun is wanted in, and
// the function FORM. Arguments come to the page in words, so that here FORM leaves them as they are.
import { FluentBundle, FluentNumber, type FluentValue, type FluentVariable } from '@fluent/bundle'

const FORMS = { case: 'nom', amount: 1 }

export function newBundle(lang: string): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false, functions: { FORM: ([phrase]): FluentValue => phrase ?? '' } })
}

/** A number below zero: Fluent would write a hyphen for its minus. */
class BelowZero extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−')
  }
}

/** What Fluent is given for the arguments of a text. */
export function fluentArgs(args: Record<string, string | number>): Record<string, FluentVariable> {
  const given = Object.entries(args).map(([name, value]) => [name, typeof value === 'number' && value < 0 ? new BelowZero(value) : value])
  return { ...FORMS, ...(Object.fromEntries(given) as Record<string, FluentVariable>) }
}
