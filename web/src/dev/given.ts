// What a test gives the dev page before it is drawn: today's texts in place of those that are stored.
import { LANGUAGES } from '../games/everdell/fixtures'
import type { Question } from './games'

interface Given {
  /** The components of the game, as the server sends them. */
  components: unknown
  /** What is asked in each fixture, and its options in words. */
  asked: Record<string, { prompt: string; options: string[] } | null>
  /** Questions by name, of all games. */
  questions?: Record<string, Question>
}

declare global {
  var given: Given | undefined
}

const query = new URLSearchParams(location.search)
const wanted = query.get('language') ?? ''

/** The language to draw everything in. */
export const language = LANGUAGES.includes(wanted) ? wanted : 'en'

/** Gives what a test has brought, if one has. */
export const given = globalThis.given
