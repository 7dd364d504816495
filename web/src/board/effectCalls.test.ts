import { expect, it } from 'vitest'
import { amountsOf, callsOf } from './effectCalls'

it('reads calls in calls, and what stands outside of all brackets', () => {
  expect(callsOf('choose(gain(2*pig),per(roof,gain(silver))); siesta')).toEqual([
    { name: 'choose', args: ['gain(2*pig)', 'per(roof,gain(silver))'] },
    { name: 'siesta', args: [] },
  ])
})

it('reads amounts', () => {
  expect(amountsOf('2*silver+wine')).toEqual([
    { count: '2', good: 'silver' },
    { count: '1', good: 'wine' },
  ])
})
