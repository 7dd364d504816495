// A table without a server: it shows the moments that it is given.
import type { JsonObject, View } from '../net/messages'
import type { Listener } from '../net/socket'
import { TableStore } from '../stores/table.svelte'
import type { Moment } from './games'
import { language } from './given'

interface DevStore {
  store: TableStore
  show: (moment: Moment, game: string, title: string) => void
}

/** Makes a table, and what shows a moment on it. */
export function devStore(): DevStore {
  let wire: Listener | undefined
  let n = 0
  const store = new TableStore('dev', ['dev'], language, (listener) => {
    wire = listener
    return { send: () => true, close: () => {} }
  })
  wire?.changed('open')
  return {
    store,
    show: (moment, game, title) => {
      n += 1
      wire?.received(viewOf(moment, game, title, n))
    },
  }
}

function viewOf({ seat, names, view, prompt, options, guide = '' }: Moment, game: string, title: string, n: number): View {
  return {
    type: 'view',
    table: 'dev',
    n,
    seat,
    state: options.length ? 'playing' : 'over',
    title: '',
    game: { name: game, title, ruleset: '', settings: {}, players: names.length },
    practice: true,
    step: n,
    seats: names.map((person, i) => ({
      seat: i,
      kind: 'person',
      name: person,
      bot: null,
      connected: true,
      away: false,
      free_in: null,
      abandons: false,
      acts: i === seat && options.length > 0,
    })),
    view: view as JsonObject,
    asked: options.length ? { prompt, options, trivial: null, guide } : null,
    log: { from: 0, lines: [] },
    undo: { allowed: true, why: '' },
    final: null,
    next: null,
    talk: true,
  }
}
