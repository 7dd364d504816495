// Pictures in running text: the first mention of each thing that has an icon gets it.
import { getContext, setContext } from 'svelte'
import { isIcon, type IconName } from '../pieces/icons'

/** What things are called, by the name of their icon. */
export type WordIcons = Record<string, string[]>

export interface Piece {
  text: string
  /** Drawn before the text. */
  icon?: IconName
}

const WORDS = Symbol('word icons')

export function provideWordIcons(words: () => WordIcons): void {
  setContext(WORDS, words)
}

export function useWordIcons(): () => WordIcons {
  return getContext<(() => WordIcons) | undefined>(WORDS) ?? (() => ({}))
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a name is found by: an abbreviation as it is written (Russian “по” is not “ПО”), all else in any case. */
const keyOf = (name: string) => (isAbbreviation(name) ? name : name.toLocaleLowerCase())

const isAbbreviation = (name: string) => name.length > 1 && name === name.toLocaleUpperCase()

/** Splits a text where a word with an icon begins; plurals with s or es count, too. */
export function withIcons(text: string, words: WordIcons): Piece[] {
  const icons = new Map<string, IconName>()
  for (const [icon, names] of Object.entries(words)) {
    if (isIcon(icon)) for (const name of names.filter((found) => found.trim())) icons.set(keyOf(name), icon)
  }
  if (!icons.size) return [{ text }]
  const found = new RegExp(`(?<![\\p{L}-])(${[...icons.keys()].map(escaped).join('|')})(e?s)?(?![\\p{L}-])`, 'giu')
  const pieces: Piece[] = []
  const seen = new Set<IconName>()
  let start = 0
  let icon: IconName | undefined
  for (const match of text.matchAll(found)) {
    const next = icons.get(match[1] ?? '') ?? icons.get((match[1] ?? '').toLocaleLowerCase())
    if (!next || seen.has(next)) continue
    seen.add(next)
    if (match.index > start) pieces.push(icon ? { text: text.slice(start, match.index), icon } : { text: text.slice(start, match.index) })
    start = match.index
    icon = next
  }
  pieces.push(icon ? { text: text.slice(start), icon } : { text: text.slice(start) })
  return pieces
}
