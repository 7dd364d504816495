// One live connection of a seat, or of a spectator: it comes back by itself and misses nothing.
import type { PageMessage, ServerMessage } from './messages'
import { readMessage } from './read'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** Closed for good: the page shows the error that came before. */
const FINAL_CODES = new Set([1009, 4400, 4403, 4404])
const TOO_MANY = 4429
/** The server makes way for another one, which is there already. */
const RESTART = 1012
const SPREAD = 200
const FIRST_DELAY = 500
const LAST_DELAY = 10_000
// Together under ten seconds: whoever plays on a dead line learns it soon.
const PING_EVERY = 5_000
const PONG_WITHIN = 4_000

export interface Listener {
  hello(): PageMessage
  received(message: ServerMessage): void
  changed(status: Status): void
}

export class LiveSocket {
  private socket: WebSocket | null = null
  private delay = FIRST_DELAY
  private retry: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setInterval> | undefined
  private pong: ReturnType<typeof setTimeout> | undefined
  private isDone = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.connect()
    globalThis.addEventListener?.('online', this.hurry)
  }

  /** Sends a message; returns whether there was a connection to send it on. */
  send(message: PageMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.isDone = true
    this.clear()
    clearTimeout(this.retry)
    globalThis.removeEventListener?.('online', this.hurry)
    this.socket?.close(1000)
    this.socket = null
  }

  private connect = (): void => {
    clearTimeout(this.retry)
    this.listener.changed('connecting')
    const socket = this.open(this.url)
    this.socket = socket
    socket.onopen = () => {
      this.send(this.listener.hello())
      this.ping = setInterval(this.sayPing, PING_EVERY)
    }
    socket.onmessage = (event) => this.receive(event.data)
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code)
    }
  }

  private receive(data: unknown): void {
    clearTimeout(this.pong)
    const message = readMessage(data)
    if (!message) return
    if (message.type === 'view') {
      this.delay = FIRST_DELAY
      this.listener.changed('open')
    }
    if (message.type !== 'pong') this.listener.received(message)
  }

  private sayPing = (): void => {
    if (!this.send({ type: 'ping' })) return
    clearTimeout(this.pong)
    // No answer: the line is dead, though nobody has said so.
    this.pong = setTimeout(() => {
      this.socket?.close()
      this.lost(1006)
    }, PONG_WITHIN)
  }

  private lost(code: number): void {
    this.clear()
    this.socket = null
    if (this.isDone) return
    if (FINAL_CODES.has(code)) {
      this.listener.changed('closed')
      return
    }
    this.listener.changed('lost')
    this.retry = setTimeout(this.connect, this.wait(code))
    if (code !== RESTART) this.delay = Math.min(this.delay * 2, LAST_DELAY)
  }

  private wait(code: number): number {
    if (code === TOO_MANY) return LAST_DELAY
    // Not all at the same moment.
    return code === RESTART ? Math.random() * SPREAD : this.delay
  }

  /** The network is back: no need to wait. */
  private hurry = (): void => {
    if (!this.socket && !this.isDone) this.connect()
  }

  private clear(): void {
    clearInterval(this.ping)
    clearTimeout(this.pong)
  }
}

/** The address of the socket of the server that this page came from. */
export function socketUrl(place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/api/socket`
}
