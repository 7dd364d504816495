import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { HINTED } from '../board/hinted'
import type { Hints, PageMessage, View } from '../net/messages'
import type { Listener } from '../net/socket'
import { TableStore } from '../stores/table.svelte'
import { loadTexts } from '../texts/texts.svelte'
import ActionBar from './ActionBar.svelte'

const ACTIONS = ['go north', 'go south', 'buy boat', 'buy net', 'stop']

const asks = (n: number): View => ({
  type: 'view',
  table: 'T',
  n,
  seat: 0,
  state: 'playing',
  title: '',
  game: { name: 'toy', title: 'Toy', ruleset: '', settings: {}, players: 2 },
  practice: false,
  step: n,
  seats: [],
  view: {},
  asked: {
    prompt: '?',
    trivial: null,
    guide: '',
    // Long words and pieces, so that what begins alike lies in menus.
    options: ACTIONS.map((action) => ({
      action,
      word: action.split(' ')[0] ?? '',
      text: `${action} by the shortest and the safest way`,
      group: 'main',
      piece: action === 'stop' ? null : { kind: 'way', id: action, place: null, seat: null, part: '' },
    })),
  },
  log: { from: 0, lines: [] },
  undo: { allowed: false, why: '' },
  final: null,
  next: null,
  talk: true,
})

const hint: Hints = {
  type: 'hint',
  n: 1,
  moves: [
    {
      action: 'stop',
      text: 'Stop here',
      margin: 4.2,
      reasons: [
        { text: 'fields', points: 1.5 },
        { text: 'cards in hand', points: -0.4 },
      ],
    },
    { action: 'buy net', text: 'Buy a net', margin: 2, reasons: [] },
    { action: 'go south', text: 'Go south', margin: -3, reasons: [] },
  ],
}

let sent: PageMessage[] = []
let listener: Listener
let store: TableStore

beforeAll(() => loadTexts())
beforeEach(async () => {
  sent = []
  store = new TableStore('T', ['S'], 'en', (found) => {
    listener = found
    return { send: (message) => sent.push(message) > 0, close: () => {} }
  })
  listener.received(asks(1))
  render(ActionBar, {
    props: { store, act: (action: string) => store.current.click(action, null) },
    context: new Map([[HINTED, () => store.current.hinted]]),
  })
  await tick()
})
afterEach(cleanup)

const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

async function ask(): Promise<void> {
  one('[data-ask-hint]')?.click()
  await tick()
  listener.received(hint)
  await tick()
}

it('the key h asks, and the wait is said', async () => {
  press('h')
  await tick()
  expect(sent).toEqual([{ type: 'hint', n: 1 }])
  expect(one('[role=status]')?.textContent).toBe('Thinking about it')
  expect(one('[role=dialog]')?.textContent).toContain('Thinking about it')
})

it('shows three moves with margins and reasons, and marks what leads to the best', async () => {
  await ask()
  expect(all('[data-hint]').map((row) => row.dataset['hint'])).toEqual(['stop', 'buy net', 'go south'])
  expect(all('.margin').map((margin) => margin.textContent)).toEqual(['+4.2', '+2.0', '−3.0'])
  expect(all('.reason').map((reason) => reason.textContent?.trim())).toEqual(['fields +1.5', 'cards in hand −0.4'])
  expect(one('[role=status]')?.textContent).toBe('Best: Stop here (+4.2)')
  expect(all('[data-hinted]').map((element) => element.dataset['action'] ?? element.dataset['opens'])).toEqual(['stop'])
  expect(document.activeElement).toBe(one('[data-hint]'))
})

it('no row carries data-action: a row leads to its option, opening what hides it', async () => {
  await ask()
  expect(one('[role=dialog] [data-action]')).toBeNull()
  all('[data-hint]')[0]?.click()
  await expect.poll(() => document.activeElement?.getAttribute('data-action')).toBe('stop')
  all('[data-hint]')[1]?.click()
  await expect.poll(() => document.activeElement?.getAttribute('data-action')).toBe('buy net')
  expect(all('[data-hinted]').map((element) => element.dataset['action'] ?? element.dataset['opens'])).toEqual(['buy', 'buy net'])
  expect(sent).toHaveLength(1)
})

it('a row that has the focus marks its option', async () => {
  await ask()
  all('[data-hint]')[2]?.focus()
  await tick()
  expect(all('[data-hinted]').map((element) => element.dataset['opens'])).toEqual(['go'])
})

it('closes with Escape, its button, the key, and the next view', async () => {
  const ways = [
    () => press('Escape'),
    () => one('[role=dialog] .bare')?.click(),
    () => press('h'),
    () => listener.received({ ...asks(2), n: 1 }),
  ]
  for (const close of ways) {
    await ask()
    expect(one('[role=dialog]')).not.toBeNull()
    close()
    await tick()
    expect(one('[role=dialog]')).toBeNull()
    expect(all('[data-hinted]')).toEqual([])
  }
})
