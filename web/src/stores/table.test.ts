import { describe, expect, it } from 'vitest'
import type { Line, PageMessage, ServerMessage, View } from '../net/messages'
import type { Listener } from '../net/socket'
import { joinLog } from './seat.svelte'
import { TableStore } from './table.svelte'

class Wire {
  sent: PageMessage[] = []
  constructor(readonly listener: Listener) {}
  send = (message: PageMessage) => {
    this.sent.push(message)
    return true
  }
  close = () => {}
  says = (message: ServerMessage) => this.listener.received(message)
}

const line = (step: number): Line => ({ step, seat: 0, forced: false, events: [] })

function view(n: number, seat: number, actions: string[], more: Partial<View> = {}): View {
  const options = actions.map((action) => ({ action, text: action, group: 'main' as const, piece: null }))
  return {
    type: 'view',
    table: 'T',
    n,
    seat,
    state: 'playing',
    title: '',
    game: { name: 'toy', title: 'Toy', ruleset: '', settings: {}, players: 2 },
    practice: false,
    step: n,
    seats: [],
    view: {},
    asked: options.length ? { prompt: '?', options } : null,
    log: { from: n - 1, lines: [line(n)] },
    undo: { allowed: false, why: '' },
    final: null,
    next: null,
    ...more,
  }
}

function table(...secrets: string[]): [TableStore, Wire[]] {
  const wires: Wire[] = []
  const store = new TableStore('T', secrets, 'en', (listener) => {
    const wire = new Wire(listener)
    wires.push(wire)
    return wire
  })
  return [store, wires]
}

describe('the log', () => {
  it('grows', () => expect(joinLog([line(1)], { from: 1, lines: [line(2)] })).toEqual([line(1), line(2)]))
  it('forgets what was taken back', () => expect(joinLog([line(1), line(2), line(3)], { from: 1, lines: [] })).toEqual([line(1)]))
  it('comes again', () => expect(joinLog([line(1)], { from: 0, lines: [line(1)] })).toEqual([line(1)]))
})

describe('a seat', () => {
  it('clicks with the n of its view, once', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end']))
    store.current.click('end', null)
    store.current.click('end', null)
    expect(wire?.sent).toEqual([{ type: 'click', n: 3, action: 'end' }])
  })

  it('asks first, shows only what is to be confirmed, and confirms', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    store.current.click('end', 'turn')
    wire?.says({ type: 'confirm', n: 3, action: 'end', why: 'turn', text: 'Sure?' })
    expect(store.options.map((option) => option.action)).toEqual(['end'])
    store.current.click('end', 'turn')
    expect(wire?.sent.at(-1)).toEqual({ type: 'click', n: 3, action: 'end' })
  })

  it('gets all options back when it cancels', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    wire?.says({ type: 'confirm', n: 3, action: 'end', why: 'turn', text: 'Sure?' })
    store.current.cancel()
    expect(store.options).toHaveLength(2)
  })

  it('ignores views that are older than its own', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end']))
    wire?.says(view(2, 0, ['go']))
    expect(store.current.view?.n).toBe(3)
  })

  it('says the last n when it comes back, and asks for everything in another language', () => {
    const [store, [wire]] = table('S')
    expect(wire?.listener.hello()).toMatchObject({ n: null, secret: 'S' })
    wire?.says(view(3, 0, []))
    expect(wire?.listener.hello()).toMatchObject({ n: 3 })
    store.speak('de')
    expect(wire?.sent).toEqual([{ type: 'lang', lang: 'de' }])
    expect(wire?.listener.hello()).toMatchObject({ n: null, lang: 'de' })
  })

  it('shows an error until the next view', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end']))
    store.current.click('end', null)
    wire?.says({ type: 'error', key: 'not-your-turn', text: 'No.' })
    expect(store.current.error).toBe('No.')
    expect(store.current.isBusy).toBe(false)
    wire?.says(view(4, 0, ['end']))
    expect(store.current.error).toBe('')
  })
})

describe('a hint', () => {
  const moves = [{ action: 'go', text: 'Go', margin: 4.2, reasons: [{ text: 'fields', points: 1.5 }] }]

  it('is asked for with the n of the view, once, and points at the best move', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    store.current.askHint()
    store.current.askHint()
    expect(wire?.sent).toEqual([{ type: 'hint', n: 3 }])
    expect(store.current.hint).toEqual({ moves: null })
    wire?.says({ type: 'hint', n: 3, moves })
    expect([store.current.hint?.moves, store.current.hinted]).toEqual([moves, 'go'])
  })

  it('goes with its view, and one that comes too late is not shown', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    store.current.askHint()
    wire?.says(view(4, 0, ['end']))
    expect(store.current.hint).toBeNull()
    wire?.says({ type: 'hint', n: 3, moves })
    expect([store.current.hint, store.current.hinted]).toEqual([null, null])
  })

  it('is not waited for after an error or without a connection', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    store.current.askHint()
    wire?.says({ type: 'error', key: 'hint-failed', text: 'No.' })
    expect([store.current.hint, store.current.error]).toEqual([null, 'No.'])
    store.current.askHint()
    wire?.listener.changed('lost')
    expect(store.current.hint).toBeNull()
  })

  it('is nothing for those of whom nothing is asked', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, []))
    store.current.askHint()
    expect(wire?.sent).toEqual([])
  })
})

describe('several seats in one browser', () => {
  it('begin covered and hand over covered', () => {
    const [store, [first, second]] = table('A', 'B')
    first?.says(view(1, 0, ['end']))
    second?.says(view(1, 1, []))
    expect(store.isCovered).toBe(true)
    store.uncover()
    expect(store.waiting).toBeNull()
    first?.says(view(2, 0, []))
    second?.says(view(2, 1, ['end']))
    expect(store.waiting).toBe(1)
    store.handOver()
    expect([store.at, store.isCovered]).toEqual([1, true])
  })
})

it('a spectator is never covered and has no options', () => {
  const [store, [wire]] = table()
  wire?.says(view(1, -1, []))
  expect([store.isSpectator, store.isCovered, store.options.length]).toEqual([true, false, 0])
})
