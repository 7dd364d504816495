import { describe, expect, it } from 'vitest'
import { FluentResource } from '@fluent/bundle'

const pages = import.meta.glob<string>('../../../../src/meadowmarket/games/lagranja/texts/*/page.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const en = Object.entries(pages).find(([path]) => path.endsWith('/en/page.ftl'))?.[1] ?? ''
const sources = Object.values(
  import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true }),
).join('\n')

const PREFIX = 'lagranja-page-'
const keysOf = (source: string) =>
  [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => (match[1] ?? '').slice(PREFIX.length)).sort()
const named = [...sources.matchAll(/\bsay\(\s*(?:[\w.]+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)]
  .flatMap((match) => [match[1], match[2]])
  .filter((key): key is string => !!key)
const patterns = [...sources.matchAll(/(?:\bsay\(|lagranja-page-)`?([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '')
const quoted = new Set([...sources.matchAll(/'([a-z][a-z-]*)'/g)].map((match) => match[1] ?? ''))

describe('the words of the board', () => {
  it('can be read, and are the same in every language', () => {
    expect(Object.keys(pages).length).toBeGreaterThanOrEqual(5)
    for (const source of Object.values(pages)) {
      expect(new FluentResource(source).body).toHaveLength(keysOf(source).length)
      expect(keysOf(source)).toEqual(keysOf(en))
    }
  })

  it('are all there', () => {
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((key) => !keysOf(en).includes(key))).toEqual([])
  })

  it('are all used', () => {
    // The shell says these: the line below the title, and headings of menus.
    const byTheShell = (key: string) => key === 'status' || key.startsWith('word-')
    const isUsed = (key: string) => quoted.has(key) || byTheShell(key) || patterns.some((pattern) => key.startsWith(pattern))
    expect(keysOf(en).filter((key) => !isUsed(key))).toEqual([])
  })
})
