import { expect, test } from 'vitest'
import { withIcons } from './wordIcons'

const WORDS = { olive: ['olive'], silver: ['silver'], vp: ['VP', 'victory point'], nothing: ['round'] }

test('a thing gets its icon where it is first named', () => {
  expect(withIcons('Take 2 olives, an olive and silver.', WORDS)).toEqual([
    { text: 'Take 2 ' },
    { text: 'olives, an olive and ', icon: 'olive' },
    { text: 'silver.', icon: 'silver' },
  ])
})

test('parts of words and things without an icon get none', () => {
  expect(withIcons('Silversmiths in a round', WORDS)).toEqual([{ text: 'Silversmiths in a round' }])
  expect(withIcons('anything', {})).toEqual([{ text: 'anything' }])
})

test('an empty name fits nowhere', () => {
  expect(withIcons('A hat.', { hat: [''], olive: ['olive'] })).toEqual([{ text: 'A hat.' }])
})

test('all names of a thing count, in any case', () => {
  expect(withIcons('Victory points', WORDS)).toEqual([{ text: 'Victory points', icon: 'vp' }])
})

test('an abbreviation counts only as it is written', () => {
  const words = { vp: ['ПО', 'очко'] }
  expect(withIcons('Всё по порядку.', words)).toEqual([{ text: 'Всё по порядку.' }])
  expect(withIcons('Очко, или 1 ПО', words)).toEqual([{ text: 'Очко, или 1 ПО', icon: 'vp' }])
})
