// The boards that the dev page shows, with their fixtures.
import type { Option, Text } from '../board/board'
import * as everdellFixtures from '../games/everdell/fixtures'
import everdell from '../games/everdell/module'
import * as lagranjaFixtures from '../games/lagranja/fixtures'
import lagranja from '../games/lagranja/module'
import type { BoardModule } from '../games/registry'

interface Shown {
  module: BoardModule
  fixtures: Record<string, { seat: number; names: string[]; view: unknown; options: Option[] }>
  cards: unknown
  text: Text
}

/** Gives the boards in a language. */
export function games(language: 'en' | 'de'): Record<'everdell' | 'lagranja', Shown> {
  return {
    everdell: {
      module: everdell,
      fixtures: everdellFixtures.fixtures,
      cards: everdellFixtures.componentsIn(language),
      text: everdellFixtures.textsIn(language),
    },
    lagranja: {
      module: lagranja,
      fixtures: lagranjaFixtures.fixtures,
      cards: lagranjaFixtures.cards,
      text: lagranjaFixtures.textsIn(language),
    },
  }
}
