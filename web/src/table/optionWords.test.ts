import { afterEach, expect, it } from 'vitest'
import { preferences } from '../stores/preferences.svelte'
import { loadTexts } from '../texts/texts.svelte'
import { wordText } from './optionWords'

afterEach(() => {
  preferences.lang = ''
})

it('takes the word of the game, else the one that all games share, else the word that is typed', async () => {
  preferences.lang = 'cs'
  await loadTexts('lagranja', 'everdell')
  expect([wordText('discard', 'lagranja'), wordText('discard', 'everdell')]).toEqual(['Odhodit', 'Odložit'])
  expect(wordText('buy', 'lagranja')).toBe('Koupit')
  expect(wordText('take-two', 'lagranja')).toBe('Take two')
})
