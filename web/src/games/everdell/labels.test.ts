import { describe, expect, it } from 'vitest'
import { takenBy } from './card/ways'
import { stacksOf } from './labels'

describe('workers on a place', () => {
  it('are drawn one by one while they are few', () => {
    expect(stacksOf([1, 1])).toEqual([
      { seat: 1, n: 1 },
      { seat: 1, n: 1 },
    ])
  })

  it('are counted for each player where they are many', () => {
    expect(stacksOf([1, 0, 1])).toEqual([
      { seat: 1, n: 2 },
      { seat: 0, n: 1 },
    ])
  })
})

describe('what a way to pay takes', () => {
  it('is what is left where a cost of one kind is saved', () => {
    expect(takenBy({ pays: { berry: 4 }, saves: 3 })).toEqual({ goods: { berry: 1 }, less: 0 })
    expect(takenBy({ pays: { berry: 2 }, saves: 2 })).toEqual({ goods: { berry: 0 }, less: 0 })
  })

  it('names what is saved where there is a choice', () => {
    expect(takenBy({ pays: { twig: 2, resin: 1 }, saves: 2 })).toEqual({ goods: { twig: 2, resin: 1 }, less: 2 })
    expect(takenBy({ pays: { twig: 2 }, saves: 0 })).toEqual({ goods: { twig: 2 }, less: 0 })
  })
})
