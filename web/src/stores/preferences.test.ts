import { expect, it } from 'vitest'
import { merged } from './preferences.svelte'

it('preferences of the wrong type are left out', () => {
  const found = merged({ theme: 'pink', sound: 'loud', lang: 'de', confirm: 'never' })
  expect(found).toMatchObject({ theme: 'system', sound: true, lang: 'de', confirm: 'never' })
  expect(merged(null)).toMatchObject({ theme: 'system' })
})
