import { beforeEach, describe, expect, it } from 'vitest'
import { inviteLink, readRoute, replayLink, seatLink } from './links'
import { forgetTable, keepTable, myTable, myTables, whole } from './mine.svelte'
import { merged } from './preferences.svelte'

describe('links', () => {
  it('read what they write', () => {
    const route = (link: string) => {
      const [path = '', fragment = ''] = link.split('#')
      return readRoute(path, fragment)
    }
    expect(route(seatLink('T', ['a', 'b']))).toEqual({ page: 'table', table: 'T', seats: ['a', 'b'], invite: null })
    expect(route(inviteLink('T', 'x'))).toEqual({ page: 'table', table: 'T', seats: [], invite: 'x' })
    expect(route(replayLink('R', 4, -1))).toEqual({ page: 'replay', replay: 'R', step: 4, seat: -1 })
    expect(readRoute('/rules/lagranja', '#LG-1.1')).toEqual({ page: 'rules', game: 'lagranja', topic: 'LG-1.1' })
    expect(readRoute('/', '')).toEqual({ page: 'start' })
    expect(readRoute('/%E0%A4%A/x', '')).toEqual({ page: 'missing' })
  })
})

describe('my tables', () => {
  beforeEach(() => myTables().forEach(({ table }) => forgetTable(table)))

  it('are kept with their secrets, and seats are told apart by them', () => {
    keepTable('T', { seats: [{ seat: -1, secret: 'a' }] })
    keepTable('T', { seats: [{ seat: 0, secret: 'a' }], title: 'Sunday' })
    keepTable('T', { seats: [{ seat: 1, secret: 'b' }] })
    expect(myTable('T')).toMatchObject({ title: 'Sunday', seats: [{ seat: 0, secret: 'a' }, { seat: 1, secret: 'b' }] })
    expect(JSON.parse(localStorage.getItem('meadowmarket.tables') ?? '')).toHaveLength(1)
  })

  it('survive what is damaged', () => {
    expect(whole([{ table: 3 }, null, 'x'])).toEqual([])
    expect(whole('nonsense')).toEqual([])
  })
})

it('preferences of the wrong type are left out', () => {
  const found = merged({ theme: 'pink', sound: 'loud', lang: 'de', confirm: 'never' })
  expect(found).toMatchObject({ theme: 'system', sound: true, lang: 'de', confirm: 'never' })
  expect(merged(null)).toMatchObject({ theme: 'system' })
})
