import { describe, expect, it } from 'vitest'
import { inviteLink, readRoute, replayLink, seatLink } from './links'

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
