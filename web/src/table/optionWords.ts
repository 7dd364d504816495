import { hasText, text } from '../texts/texts.svelte'

/** Names the first word of a notation, as a heading for what begins with it: in the game's own word, if it has one. */
export function wordText(word: string, game: string): string {
  if (hasText(`${game}-page-word-${word}`)) return text(`${game}-page-word-${word}`)
  if (hasText(`web-word-${word}`)) return text(`web-word-${word}`)
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}
