// Texts for tests and the dev page: those of the program and of one game, read from their files.
import { FluentResource } from '@fluent/bundle'
import type { Text } from '../board/board'
import { fluentArgs, newBundle } from './forms'

const shared = import.meta.glob<string>(['../../../src/meadowmarket/texts/*/web.ftl', '../../../src/meadowmarket/texts/*/friends.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Looks texts up; a missing key is an error. `sources` holds a game's texts by path. */
export function strictTexts(language: string, sources: Record<string, string>): Text {
  const bundle = newBundle(language)
  for (const [path, source] of Object.entries({ ...shared, ...sources })) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source))
  }
  return (key, args = {}) => {
    const message = bundle.getMessage(key)
    if (!message?.value) throw new RangeError(`no text ${key}`)
    return bundle.formatPattern(message.value, fluentArgs(args))
  }
}
