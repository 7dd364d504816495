import { beforeEach, describe, expect, it } from 'vitest'
import { forgetTable, keepTable, myTable, myTables, whole } from './myTables.svelte'

describe('my tables', () => {
  beforeEach(() => myTables().forEach(({ table }) => forgetTable(table)))

  it('are kept with their secrets, and seats are told apart by them', () => {
    keepTable('T', { seats: [{ seat: -1, secret: 'a' }] })
    keepTable('T', { seats: [{ seat: 0, secret: 'a' }], title: 'Sunday' })
    keepTable('T', { seats: [{ seat: 1, secret: 'b' }] })
    expect(myTable('T')).toMatchObject({
      title: 'Sunday',
      seats: [
        { seat: 0, secret: 'a' },
        { seat: 1, secret: 'b' },
      ],
    })
    expect(JSON.parse(localStorage.getItem('meadowmarket.tables') ?? '')).toHaveLength(1)
  })

  it('survive what is damaged', () => {
    expect(whole([{ table: 3 }, null, 'x'])).toEqual([])
    expect(whole('nonsense')).toEqual([])
  })
})
