import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Line, PageMessage, ServerMessage, View } from '../net/messages'
import type { Listener } from '../net/socket'
import { prefer } from './preferences.svelte'
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

const line = (step: number): Line => ({ step, seat: 0, forced: false, events: [], heading: '' })

function view(n: number, seat: number, actions: string[], more: Partial<View> = {}): View {
  const options = actions.map((action) => ({ action, word: action, text: action, group: 'main' as const, piece: null }))
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
    asked: options.length ? { prompt: '?', options, trivial: null, guide: '' } : null,
    log: { from: n - 1, lines: [line(n)] },
    undo: { allowed: false, why: '' },
    final: null,
    next: null,
    talk: true,
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

  it('asks first, offers nothing meanwhile, and confirms', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    store.current.click('end', 'turn')
    wire?.says({ type: 'confirm', n: 3, action: 'end', why: 'turn', text: 'Sure?' })
    expect([store.options, store.current.pending]).toEqual([[], { action: 'end', text: 'Sure?' }])
    store.current.confirm()
    expect(wire?.sent.at(-1)).toEqual({ type: 'click', n: 3, action: 'end' })
  })

  it('asks by the words of the option, without the server', () => {
    const [store, [wire]] = table('S')
    const asked = view(3, 0, ['pass', 'go'])
    if (asked.asked?.options[0]) asked.asked.options[0].confirm = 'You are out.'
    wire?.says(asked)
    store.current.click('pass', null)
    expect([wire?.sent, store.current.pending?.text]).toEqual([[], 'You are out.'])
    store.current.cancel()
    expect([wire?.sent, store.options.length]).toEqual([[], 2])
  })

  it('goes on asking while others act, as long as the option is there', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['end', 'go']))
    wire?.says({ type: 'confirm', n: 3, action: 'end', why: 'turn', text: 'Sure?' })
    wire?.says(view(4, 0, ['end', 'go']))
    expect(store.current.pending?.action).toBe('end')
    wire?.says(view(5, 0, ['go']))
    expect(store.current.pending).toBeNull()
  })

  it('asks why of a piece, and gets each answer once', async () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, []))
    const first = store.current.why('die-4')
    const again = store.current.why('die-4')
    expect(wire?.sent).toEqual([{ type: 'why', piece: 'die-4' }])
    wire?.says({ type: 'why', action: null, piece: 'die-4', lines: ['No die.'], rule: 'R-1' })
    expect([(await first)?.lines, (await again)?.rule]).toEqual([['No die.'], 'R-1'])
    const lost = store.current.why('die-5')
    wire?.listener.changed('lost')
    expect(await lost).toBeNull()
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

describe('a question that takes nothing away', () => {
  const trivial = (n: number, canUndo = false): View => {
    const asked = view(n, 0, ['income', 'buy'])
    return {
      ...asked,
      asked: { prompt: '?', trivial: 'income', guide: '', options: asked.asked?.options ?? [] },
      undo: { allowed: canUndo, why: null },
    }
  }

  it('is answered by the table, and nothing is offered', () => {
    const [store, [wire]] = table('S')
    wire?.says(trivial(3))
    expect([wire?.sent, store.isMyTurn, store.options]).toEqual([[{ type: 'click', n: 3, action: 'income' }], false, []])
    wire?.says(view(4, 0, ['go']))
    expect([store.isMyTurn, store.options.length]).toEqual([true, 1])
  })

  it('is left to those who want to click', () => {
    prefer({ automatic: false })
    const [store, [wire]] = table('S')
    wire?.says(trivial(3))
    expect([wire?.sent, store.options.length]).toEqual([[], 2])
    prefer({ automatic: true })
  })

  it('is taken back together with the choice before it', () => {
    const [store, [wire]] = table('S')
    wire?.says(view(3, 0, ['go']))
    store.current.undo()
    wire?.says(trivial(4, true))
    expect(wire?.sent.slice(1)).toEqual([{ type: 'undo', n: 4 }])
    wire?.says(trivial(5))
    expect([wire?.sent.length, store.options.length]).toEqual([2, 2])
  })
})

describe('the pace', () => {
  const event = { seat: 1, text: 'Bob does something.', key: 'k', args: {} }
  const told = (n: number, actions: string[] = []): View => {
    const found = view(n, 0, actions)
    return { ...found, log: { from: n - 1, lines: [{ ...line(n), seat: 1, events: [event] }] } }
  }
  const shown = (store: TableStore) => store.current.view?.n

  function pacedTable(): [TableStore, Wire] {
    vi.useFakeTimers()
    prefer({ pace: 'quick' })
    const [store, [wire]] = table('S')
    if (!wire) throw new Error('no wire')
    wire.says(view(1, 0, ['go']))
    store.current.click('go', null)
    return [store, wire]
  }
  afterEach(() => {
    vi.useRealTimers()
    prefer({ pace: 'instant' })
  })

  it('shows my own move at once, those of others one after the other, and then asks', () => {
    const [store, wire] = pacedTable()
    wire.says(told(2))
    for (const n of [3, 4]) wire.says(told(n))
    wire.says(told(5, ['go']))
    expect([shown(store), store.current.waiting, store.isMyTurn]).toEqual([2, 3, false])
    vi.advanceTimersByTime(600)
    expect(shown(store)).toBe(3)
    vi.advanceTimersByTime(1200)
    expect([shown(store), store.current.waiting, store.isMyTurn]).toEqual([5, 0, true])
    expect(store.current.log.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
  })

  it('is skipped', () => {
    const [store, wire] = pacedTable()
    for (const n of [2, 3, 4]) wire.says(told(n))
    store.current.skip()
    expect([shown(store), store.current.waiting, store.current.log.length]).toEqual([4, 0, 4])
  })

  it('asks the server for what comes after the newest view, in sight or not', () => {
    const [, wire] = pacedTable()
    for (const n of [2, 3, 4]) wire.says(told(n))
    expect(wire.listener.hello()).toMatchObject({ n: 4 })
  })

  it('puts changed seats onto the newest view', () => {
    const [store, wire] = pacedTable()
    for (const n of [2, 3]) wire.says(told(n))
    wire.says({ type: 'seats', title: 'New', state: 'playing', seats: [], next: null, talk: true })
    expect(store.current.view?.title).toBe('')
    store.current.skip()
    expect(store.current.view?.title).toBe('New')
  })

  it('waits for nothing when others need not be followed', () => {
    const [store, wire] = pacedTable()
    prefer({ pace: 'instant' })
    for (const n of [2, 3, 4]) wire.says(told(n))
    expect(shown(store)).toBe(4)
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
