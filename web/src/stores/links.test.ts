import { describe, expect, it } from 'vitest'
import { inviteLink, readRoute, replayLink, reviewLink, seatLink } from './links'

describe('links', () => {
  it('read what they write', () => {
    const route = (link: string) => {
      const { pathname, hash, search } = new URL(link, 'http://x')
      return readRoute(pathname, hash, search)
    }
    expect(route(seatLink('T', ['a', 'b']))).toEqual({ page: 'table', table: 'T', seats: ['a', 'b'], invite: null })
    expect(route(inviteLink('T', 'x'))).toEqual({ page: 'table', table: 'T', seats: [], invite: 'x' })
    expect(route(replayLink('R', 4, -1))).toEqual({ page: 'replay', replay: 'R', step: 4, seat: -1, isReview: false })
    expect(route(replayLink('R', 4, 0, true))).toEqual({ page: 'replay', replay: 'R', step: 4, seat: 0, isReview: true })
    expect(route(reviewLink('R'))).toEqual({ page: 'replay', replay: 'R', step: null, seat: null, isReview: true })
    expect(route('/replay/R#step=3&view=-1')).toEqual({ page: 'replay', replay: 'R', step: 3, seat: -1, isReview: false })
    expect(route('/replay/R?step=-4&seat=x')).toEqual({ page: 'replay', replay: 'R', step: 0, seat: null, isReview: false })
    expect(readRoute('/rules/lagranja', '#LG-1.1')).toEqual({ page: 'rules', game: 'lagranja', topic: 'LG-1.1' })
    expect(readRoute('/', '')).toEqual({ page: 'start' })
    expect(readRoute('/%E0%A4%A/x', '')).toEqual({ page: 'missing' })
  })
})
