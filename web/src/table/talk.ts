// What players say to each other.
import type { TalkLine } from '../net/messages'
import type { Text } from '../board/board'

/** What can be said with one click, as the server knows it. */
export const PHRASES = ['hello', 'good-luck', 'your-turn', 'one-moment', 'thanks', 'nice-move', 'oops', 'well-played', 'goodbye'] as const

/** Puts a line into words: a phrase in the reader's language, or the text as it was typed. */
export function saidIn(line: TalkLine, text: Text): string {
  return line.phrase ? text(`web-phrase-${line.phrase}`) : line.text
}

/** Counts what others have said since a line. */
export function countUnread(lines: TalkLine[], seen: number, own: ReadonlySet<number>): number {
  return lines.filter((line) => line.number > seen && !own.has(line.seat)).length
}
