import { describe, expect, it } from 'vitest'
import { whole } from './numbers'

describe('numbers', () => {
  it('writes a loss with a minus', () => {
    expect([whole(7), whole(0), whole(-1)]).toEqual(['7', '0', '−1'])
  })
})
