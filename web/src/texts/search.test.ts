import { expect, it } from 'vitest'
import { searchable } from './search'

it('finds what is typed with a blank where the text has a no-break space', () => {
  expect(searchable('Plon z\u00a0pola')).toContain(searchable(' Z pola '))
})
