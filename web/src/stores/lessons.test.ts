import { expect, test } from 'vitest'
import { keepProgress, progressOf, wholeProgress } from './lessons.svelte'

test('progress is kept, and a lesson that is done stays done', () => {
  expect(progressOf('toy', 'bids')).toEqual({ step: 0, isDone: false })
  keepProgress('toy', 'bids', 2, false)
  expect(progressOf('toy', 'bids')).toEqual({ step: 2, isDone: false })
  keepProgress('toy', 'bids', 3, true)
  expect(progressOf('toy', 'bids')).toEqual({ step: 0, isDone: true })
  keepProgress('toy', 'bids', 1, false)
  expect(progressOf('toy', 'bids')).toEqual({ step: 1, isDone: true })
})

test('what is damaged counts as nothing', () => {
  expect(wholeProgress('x')).toEqual({})
  expect(wholeProgress({ 'toy/a': { step: -1, isDone: false }, 'toy/b': { step: 1, isDone: true }, c: 3 })).toEqual({
    'toy/b': { step: 1, isDone: true },
  })
})
