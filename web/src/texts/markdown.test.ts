import { expect, it } from 'vitest'
import { readInlines, readMarkdown } from './markdown'

it('reads headings, numbered paragraphs, lists and tables', () => {
  const blocks = readMarkdown('# Rules\n\n**LG-1.1** One *to* `four`.\n\n- a\n- b\n  more\n\n| x | y |\n|---|---|\n| 1 | 2 |\n')
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table'])
  expect(blocks[1]).toMatchObject({ id: 'LG-1.1' })
  expect(blocks[2]).toMatchObject({ items: [[{ text: 'a' }], [{ text: 'b more' }]] })
  expect(blocks[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
})

it('makes nothing of HTML and of links elsewhere', () => {
  expect(readInlines('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }])
  expect(readInlines('[a](javascript:alert(1))')[0]).toEqual({ kind: 'text', text: 'a' })
  expect(readInlines('[a](#LG-1)')).toEqual([{ kind: 'link', text: 'a', href: '#LG-1' }])
})
