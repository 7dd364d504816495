import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepTable } from '../stores/myTables.svelte'
import { loadTexts } from '../texts/texts.svelte'
import { isUnplayable } from './unplayable'
import UnplayableTable from './UnplayableTable.svelte'

beforeAll(() => loadTexts())
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('knows the errors of a table that can’t be played', () => {
  expect(isUnplayable('table-corrected-since')).toBe(true)
  expect(isUnplayable('no-such-table')).toBe(false)
})

it('offers those who watch the replay, and no end', () => {
  const { container } = render(UnplayableTable, { table: 'W' })
  expect(container.querySelector('[data-replay-link]')?.getAttribute('href')).toBe('/replay/W')
  expect(container.querySelector('[data-end]')).toBeNull()
})

it('gives a seat the file when all have ended the game', async () => {
  keepTable('T', { seats: [{ seat: 0, secret: 'S' }] })
  const answers = ['{"ended": false, "seconds": 120}', '{"ended": true, "seconds": 0}']
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url.split('?')[0]} ${new Headers(init.headers).get('authorization')}`)
    return Promise.resolve(new Response(answers.shift()))
  })
  const { container } = render(UnplayableTable, { table: 'T', withReplay: false })
  const end = () => container.querySelector<HTMLElement>('[data-end]')
  expect(container.querySelector('[data-download]')).toBeNull()
  await fireEvent.click(end() as HTMLElement)
  await vi.waitFor(() => expect(container.querySelector('[role=status]')?.textContent).toContain('120 seconds'))
  expect(container.querySelector('[data-download]')).toBeNull()
  await fireEvent.click(end() as HTMLElement)
  await vi.waitFor(() => expect(container.querySelector('[data-download]')?.getAttribute('href')).toBe('/api/replays/T/file'))
  expect(asked).toEqual(Array(2).fill('POST /api/tables/T/end Bearer S'))
})
