import type { Games } from '../net/messages'

/** The bots that anyone can play against, the best choice first. */
const GOOD = ['normal', 'greedy', 'random']

/** Names the bot that sits down where nobody has chosen one; null if there is none. */
export function usualBot(choices: Games | null): string | null {
  const names = choices?.bots.map((bot) => bot.name) ?? []
  return GOOD.find((name) => names.includes(name)) ?? names[0] ?? null
}
