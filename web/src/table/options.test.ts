import { expect, it } from 'vitest'
import { arrange, byWord } from './options'

const option = (action: string) => ({ action, text: action, group: 'main' as const, piece: null })

it('shows a few as buttons', () => {
  expect(arrange([option('end'), option('extra')], 60).menus).toEqual([])
})

it('puts many behind their first words', () => {
  const many = ['field', 'barrow'].flatMap((word) => [1, 2, 3, 4].map((card) => option(`${word} ${card}`)))
  const { direct, menus } = arrange([...many, option('end')], 40)
  expect(direct.map((found) => found.action)).toEqual(['end'])
  expect(menus.map((menu) => [menu.word, menu.options.length])).toEqual([
    ['field', 4],
    ['barrow', 4],
  ])
})

it('puts too many words into one menu', () => {
  const many = Array.from({ length: 12 }, (_, i) => [option(`word${i} a`), option(`word${i} b`)]).flat()
  expect(arrange(many, 40).menus).toEqual([{ word: '', options: many }])
  expect(byWord(many)).toHaveLength(12)
})
