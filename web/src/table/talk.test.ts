import { expect, it } from 'vitest'
import { countUnread, saidIn } from './talk'

const line = (number: number, seat: number, phrase = '', text = '') => ({ number, seat, phrase, text, time: 0 })

it('shows phrases in the reader’s language, and texts as they were typed', () => {
  expect(saidIn(line(1, 0, 'hello'), (key) => `[${key}]`)).toBe('[web-phrase-hello]')
  expect(saidIn(line(1, 0, '', 'Hi <b>!'), (key) => key)).toBe('Hi <b>!')
})

it('counts only what others have said since', () => {
  expect(countUnread([line(1, 1), line(2, 0), line(3, 1)], 1, new Set([0]))).toBe(1)
})
