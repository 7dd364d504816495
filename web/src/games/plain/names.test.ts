import { expect, it } from 'vitest'
import { nameOf, namesOf } from './names'

const discard = 'Leg beliebig viele Handkarten ab, dann zieh 2 Karten je abgelegter Karte.'
const names = namesOf([
  { topic: 'farm', lines: ['Bauernhof: Bauwerk, grün', 'Gibt 1 Beere.'] },
  { topic: 'forest-discard', lines: [discard] },
  { topic: 'forest-long', lines: [`${discard.slice(0, -1)}, oder behalte sie alle.`] },
])

it('names a piece by the beginning of its first line', () => {
  expect(nameOf('farm', names)).toBe('Bauernhof')
})

it('names a place by what it does, in the language of the page however long that is', () => {
  expect(nameOf('forest-discard', names)).toBe(discard.slice(0, -1))
  expect(nameOf('forest-long', names)).toBe('Leg beliebig viele Handkarten ab, dann zieh 2 Karten je abgelegter Karte, oder…')
})

it('falls back on the id', () => {
  expect(nameOf('old_mill', names)).toBe('Old mill')
})
