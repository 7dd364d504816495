// Texts of cards with icons in place of the words for goods, points, cards and workers.
import type { Text } from '../../../board/board'
import type { IconName } from '../../../pieces/icons'

/** A stretch of text, or a word that is drawn; `before` is the number that must stay with it. */
export type TextPart = { text: string } | { icon: IconName; word: string; before: string }

/** The words to draw, each with its icon. */
export type Lexicon = Map<string, IconName>

const DRAWN: Record<string, IconName> = {
  twig: 'twig',
  resin: 'resin',
  pebble: 'pebble',
  berry: 'berry',
  points: 'vp',
  card: 'card',
  worker: 'worker',
  resource: 'resource',
}

/** Reads the words to draw from the catalogue, which lists every form of them in its language. */
export function lexiconOf(text: Text): Lexicon {
  const found: Lexicon = new Map()
  for (const [thing, icon] of Object.entries(DRAWN)) {
    for (const word of text(`everdell-page-words-${thing}`).split('|')) found.set(word.trim().toLocaleLowerCase(), icon)
  }
  return found
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a text at the words to draw. Put together again, the parts are the text. */
export function textParts(text: string, lexicon: Lexicon): TextPart[] {
  // Longest first: "point token" before "point". Whole words only: no icon within "discard".
  const words = [...lexicon.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`([+−-]?\\d+\\s+)?(?<![\\p{L}\\p{N}-])(${words.join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, before = '', word = ''] = match
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ icon: lexicon.get(word.toLocaleLowerCase()) ?? 'resource', word, before })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
