import { hasText, text } from '../texts/texts.svelte'

/** Names a kind of action by its word, as a heading for its options: in the game's own word, if it has one. */
export function wordText(word: string, game: string): string {
  if (hasText(`${game}-page-word-${word}`)) return text(`${game}-page-word-${word}`)
  if (hasText(`web-word-${word}`)) return text(`web-word-${word}`)
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}
