import { Rest } from './rest'
import { language } from '../texts/texts.svelte'

/** The server that this page came from. */
export const rest = new Rest(language)

/** Puts whatever was thrown into words. */
export function inWords(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
