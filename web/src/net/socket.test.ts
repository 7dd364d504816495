import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageMessage, ServerMessage } from './messages'
import { readMessage } from './read'
import { LiveSocket, socketUrl, type Status } from './socket'

/** A socket whose other end is the test. */
class Line {
  static made: Line[] = []
  readyState: number = WebSocket.CONNECTING
  sent: PageMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Line.made.push(this)
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as PageMessage)
  }
  close(): void {
    this.readyState = WebSocket.CLOSED
  }
  opens(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code: number): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

const line = () => Line.made.at(-1) as Line

function connect() {
  const received: ServerMessage[] = []
  const statuses: Status[] = []
  const socket = new LiveSocket(
    'ws://here/api/socket',
    {
      hello: () => ({ type: 'hello', table: 't', secret: 's', n: received.length || null, lang: 'en' }),
      received: (message) => received.push(message),
      changed: (status) => statuses.push(status),
    },
    () => new Line() as unknown as WebSocket,
  )
  return { socket, received, statuses }
}

beforeEach(() => {
  Line.made = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a live socket', () => {
  it('says hello first', () => {
    connect()
    line().opens()
    expect(line().sent).toEqual([{ type: 'hello', table: 't', secret: 's', n: null, lang: 'en' }])
  })

  it('comes back after a loss, each time later, and says the n it knows', () => {
    const { statuses } = connect()
    line().opens()
    line().says({ type: 'view', n: 1 })
    line().breaks(1006)
    expect(statuses.at(-1)).toBe('lost')
    vi.advanceTimersByTime(499)
    expect(Line.made).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(Line.made).toHaveLength(2)
    line().breaks(1006)
    vi.advanceTimersByTime(999)
    expect(Line.made).toHaveLength(2)
    vi.advanceTimersByTime(1)
    line().opens()
    expect(line().sent[0]).toMatchObject({ type: 'hello', n: 1 })
  })

  it('comes back at once to the server that has taken over, and then as after a loss', () => {
    connect()
    line().opens()
    line().says({ type: 'view', n: 1 })
    line().breaks(1012)
    vi.advanceTimersByTime(200)
    expect(Line.made).toHaveLength(2)
    line().breaks(1006) // it is not quite there
    vi.advanceTimersByTime(499)
    expect(Line.made).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(Line.made).toHaveLength(3)
  })

  it('never waits more than ten seconds', () => {
    connect()
    for (let i = 0; i < 8; i++) {
      line().breaks(1006)
      vi.advanceTimersByTime(10_000)
    }
    expect(Line.made).toHaveLength(9)
  })

  it.each([4400, 4403, 4404, 1009])('stays away after %i', (code) => {
    const { statuses } = connect()
    line().opens()
    line().breaks(code)
    vi.advanceTimersByTime(60_000)
    expect(Line.made).toHaveLength(1)
    expect(statuses.at(-1)).toBe('closed')
  })

  it('waits ten seconds when it was too much', () => {
    connect()
    line().breaks(4429)
    vi.advanceTimersByTime(9_999)
    expect(Line.made).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(Line.made).toHaveLength(2)
  })

  it('takes a line without a pong for dead', () => {
    const { statuses } = connect()
    line().opens()
    vi.advanceTimersByTime(5_000)
    expect(line().sent.at(-1)).toEqual({ type: 'ping' })
    line().says({ type: 'pong' })
    vi.advanceTimersByTime(5_000 + 4_000)
    expect(statuses.at(-1)).toBe('lost')
    vi.advanceTimersByTime(500)
    expect(Line.made).toHaveLength(2)
  })

  it('hears nothing more once closed', () => {
    const { socket } = connect()
    line().opens()
    socket.close()
    vi.advanceTimersByTime(60_000)
    expect(Line.made).toHaveLength(1)
    expect(socket.send({ type: 'ping' })).toBe(false)
  })
})

it('reads only what it knows', () => {
  expect(readMessage('{"type": "pong"}')).toEqual({ type: 'pong' })
  expect(readMessage('{"type": "news"}')).toBeNull()
  expect(readMessage('{')).toBeNull()
  expect(readMessage(new ArrayBuffer(1))).toBeNull()
})

it('uses the safe protocol where the page does', () => {
  expect(socketUrl({ protocol: 'https:', host: 'a.b' } as Location)).toBe('wss://a.b/api/socket')
  expect(socketUrl({ protocol: 'http:', host: 'a.b' } as Location)).toBe('ws://a.b/api/socket')
})
