// No text is lost: @fluent/bundle gives up on a text with over 100 placeables, and has no limit for the length of one.
import { describe, expect, it, vi } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { fluentArgs, newBundle } from './forms'
import { hasText, loadTexts, locale, text } from './texts.svelte'

const FILES = import.meta.glob<string>(['../../../src/meadowmarket/texts/*/*.ftl', '../../../src/meadowmarket/games/*/texts/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => /\/texts\/([^/]+)\//.exec(path)?.[1] ?? ''))]
const LONG = 'a long argument '.repeat(1000)

/** All patterns of a language, by key; the arguments of each are found in its source. */
function patternsOf(lang: string) {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const sources = Object.entries(FILES).flatMap(([path, source]) => (path.includes(`/texts/${lang}/`) ? [source] : []))
  for (const source of sources) bundle.addResource(new FluentResource(source))
  const names = [...sources.join('\n').matchAll(/\$([a-z][a-zA-Z_0-9-]*)/g)].map((match) => match[1] ?? '')
  const keys = sources.flatMap((source) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? ''))
  return { bundle, keys, args: Object.fromEntries(names.map((name) => [name, LONG])) }
}

describe('the texts of a game', () => {
  it('are loaded when the game is', async () => {
    await loadTexts()
    expect(hasText('lagranja-page-village')).toBe(false)
    await loadTexts('lagranja')
    expect([text('lagranja-page-village'), text('source-roofs'), text('lagranja-good-olive')]).toEqual(['Village', 'Roofs', 'olive'])
    expect([hasText('web-welcome'), hasText('lagranja-word-farm'), hasText('everdell-list')]).toEqual([true, false, false])
  })
})

describe('dates', () => {
  it('are written as in the region that the browser names', () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en-GB', 'en-US'])
    expect(locale()).toBe('en-GB')
    languages.mockReturnValue(['fr-CA'])
    expect(locale()).toBe('en')
    languages.mockRestore()
  })
})

describe('numbers in texts', () => {
  it.each(LANGUAGES)('have a minus below zero in %s', (lang) => {
    const bundle = newBundle(lang)
    bundle.addResource(new FluentResource('lost = { $n -> \n    [one] { $n } point\n   *[other] { $n } points of { $most }\n}'))
    const pattern = bundle.getMessage('lost')?.value ?? ''
    expect(bundle.formatPattern(pattern, fluentArgs({ n: -2, most: '2-4' }))).toBe('−2 points of 2-4')
  })
})

describe('texts with long arguments', () => {
  it.each(LANGUAGES)('keep all they say in %s', (lang) => {
    const { bundle, keys, args } = patternsOf(lang)
    const lost: string[] = []
    for (const key of keys) {
      const message = bundle.getMessage(key)
      const patterns = [message?.value, ...Object.values(message?.attributes ?? {})]
      for (const pattern of patterns) if (pattern && bundle.formatPattern(pattern, args, []).includes('{???}')) lost.push(key)
    }
    expect(keys.length).toBeGreaterThan(500)
    expect(lost).toEqual([])
    expect(bundle.formatPattern(bundle.getMessage('bad-card-pack')?.value ?? '', args)).toBe(LONG)
  })

  it('are given up with too many placeables', () => {
    const bundle = new FluentBundle('en')
    bundle.addResource(new FluentResource(`endless = ${'{ $n } '.repeat(101)}`))
    expect(bundle.formatPattern(bundle.getMessage('endless')?.value ?? '', { n: 1 }, [])).toContain('{???}')
  })
})
