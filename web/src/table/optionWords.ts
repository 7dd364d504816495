import { hasText, text } from '../texts/texts.svelte'

/** Names the first word of a notation, as a heading for what begins with it. */
export function wordText(word: string): string {
  if (hasText(`web-word-${word}`)) return text(`web-word-${word}`)
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}
