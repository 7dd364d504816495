// Names of cards on narrow faces: where long words break, and how small they must be written.

/** A soft hyphen: seen only where the line breaks. */
const BREAK = '­'

/** Marks where a name may break; `breaks` lists words with a · at these places, split by |. */
export function breakable(name: string, breaks: string): string {
  let found = name
  for (const word of breaks.split('|').map((listed) => listed.trim())) {
    if (word.includes('·')) found = found.replaceAll(word.replaceAll('·', ''), word.replaceAll('·', BREAK))
  }
  return found
}

/** Counts the letters of the longest part that can't break. */
export function longestPart(name: string): number {
  return Math.max(...name.split(/[\s­-]/).map((part) => part.length))
}
