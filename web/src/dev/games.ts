// The boards that the dev page shows, with their fixtures.
import type { Option, Text } from '../board/board'
import * as everdellFixtures from '../games/everdell/fixtures'
import everdell from '../games/everdell/module'
import * as lagranjaFixtures from '../games/lagranja/fixtures'
import lagranja from '../games/lagranja/module'
import type { BoardModule } from '../games/registry'
import { given } from './given'

export interface Moment {
  seat: number
  names: string[]
  view: unknown
  prompt: string
  options: Option[]
  guide?: string
}

/** A moment; only its question is shown. */
export interface Question extends Moment {
  game: string
  guide: string
}

export interface Shown {
  module: BoardModule
  fixtures: Record<string, Moment>
  cards: unknown
  text: Text
}

/** Puts what is asked into the words that were given. */
function inWords(fixtures: Record<string, Moment>): Record<string, Moment> {
  const asked = given?.asked
  if (!asked) return fixtures
  const worded = Object.entries(fixtures).map(([name, moment]) => {
    const found = asked[name]
    const options = moment.options.map((option, i) => ({ ...option, text: found?.options[i] ?? option.text }))
    return [name, { ...moment, options, prompt: found?.prompt ?? moment.prompt }]
  })
  return Object.fromEntries(worded) as Record<string, Moment>
}

/** Gives a board in a language. */
export function shownIn(game: string, language: string): Shown {
  if (game === 'everdell') {
    const { fixtures, componentsIn, textsIn } = everdellFixtures
    return {
      module: everdell,
      fixtures: inWords(fixtures),
      cards: given?.components ?? componentsIn(language),
      text: textsIn(language),
    }
  }
  const { fixtures, componentsIn, textsIn } = lagranjaFixtures
  return { module: lagranja, fixtures: inWords(fixtures), cards: given?.components ?? componentsIn(language), text: textsIn(language) }
}
