// One seat (or the spectator) at a table, kept up to date by its own connection.
import { LiveSocket, socketUrl, type Status } from '../net/socket'
import type { Ask, Confirm, HintMove, Line, ServerMessage, View } from '../net/messages'

export type Connect = (listener: ConstructorParameters<typeof LiveSocket>[1]) => Pick<LiveSocket, 'send' | 'close'>

const live: Connect = (listener) => new LiveSocket(socketUrl(), listener)

/** Applies a view's log: what an undo took back is forgotten, the rest is added. */
export function joinLog(known: Line[], log: View['log']): Line[] {
  return [...known.filter((line) => line.step <= log.from), ...log.lines]
}

export class SeatStore {
  view: View | null = $state.raw(null)
  /** When the seats were told last, in milliseconds of this page. */
  seatsAt = $state(0)
  log: Line[] = $state.raw([])
  /** The lines that came with the last view, oldest first: what just happened. */
  news: Line[] = $state.raw([])
  status: Status = $state('connecting')
  /** What is to be confirmed before it is done. */
  pending: Confirm | null = $state.raw(null)
  /** The last error, for people; goes with the next view. */
  error = $state('')
  errorKey = $state('')
  /** The reason that was asked for last. */
  reason: { action: string; text: string } | null = $state.raw(null)
  /** The hint that was asked for; its moves come when the server has thought about it. */
  hint: { moves: HintMove[] | null } | null = $state.raw(null)
  /** The option that the hint points at: its piece is marked. */
  hinted: string | null = $state(null)
  /** A click is under way. */
  isBusy = $state(false)

  private readonly socket: Pick<LiveSocket, 'send' | 'close'>
  private isFresh = true

  constructor(
    readonly table: string,
    readonly secret: string | null,
    private lang: string,
    connect: Connect = live,
  ) {
    this.socket = connect({
      hello: () => ({
        type: 'hello',
        table: this.table,
        secret: this.secret,
        n: this.isFresh ? null : (this.view?.n ?? null),
        lang: this.lang,
      }),
      received: (message) => this.receive(message),
      changed: (status) => {
        this.status = status
        if (status !== 'open') this.giveUp()
      },
    })
  }

  get seat(): number {
    return this.view?.seat ?? -1
  }

  /** Does what an option says, or asks first; a second click on what is to be confirmed confirms it. */
  click(action: string, ask: Ask | null): void {
    if (!this.view || this.isBusy) return
    const isConfirmed = this.pending?.action === action
    const n = this.view.n
    this.pending = null
    this.error = ''
    this.closeHint()
    this.isBusy = this.socket.send(isConfirmed || !ask ? { type: 'click', n, action } : { type: 'click', n, action, ask })
  }

  cancel(): void {
    this.pending = null
  }

  undo(): void {
    if (!this.view || this.isBusy) return
    this.pending = null
    this.error = ''
    this.isBusy = this.socket.send({ type: 'undo', n: this.view.n })
  }

  why(action: string): void {
    this.socket.send({ type: 'why', action })
  }

  askHint(): void {
    if (!this.view?.asked || this.hint) return
    this.error = ''
    this.hinted = null
    if (this.socket.send({ type: 'hint', n: this.view.n })) this.hint = { moves: null }
  }

  /** Puts the hint away; its mark on the board may stay. */
  closeHint(hinted: string | null = null): void {
    this.hint = null
    this.hinted = hinted
  }

  speak(lang: string): void {
    if (lang === this.lang) return
    this.lang = lang
    this.isFresh = true
    this.socket.send({ type: 'lang', lang })
  }

  close(): void {
    this.socket.close()
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.show(message)
        break
      case 'seats':
        if (this.view) {
          const { title, state, seats, next } = message
          this.view = { ...this.view, title, state, seats, next }
          this.seatsAt = performance.now()
        }
        break
      case 'confirm':
        this.isBusy = false
        this.pending = message
        break
      case 'stale':
        this.pending = null
        break
      case 'why':
        this.reason = { action: message.action, text: message.text }
        break
      case 'hint':
        // One that comes after the view has changed is no longer waited for.
        if (!this.hint || message.n !== this.view?.n) break
        this.hint = { moves: message.moves }
        this.hinted = message.moves[0]?.action ?? null
        break
      case 'error':
        this.giveUp()
        this.error = message.text
        this.errorKey = message.key
        break
    }
  }

  /** What was asked for will not come any more. */
  private giveUp(): void {
    this.isBusy = false
    if (this.hint && !this.hint.moves) this.closeHint()
  }

  private show(view: View): void {
    if (this.view && view.n < this.view.n) return
    this.closeHint()
    const isSame = this.view?.n === view.n
    this.log = this.isFresh ? view.log.lines : joinLog(this.log, view.log)
    if (!this.isFresh) this.news = view.log.lines
    this.isFresh = false
    this.isBusy = false
    if (!isSame) {
      this.pending = null
      this.error = ''
      this.reason = null
    }
    this.view = view
    this.seatsAt = performance.now()
  }
}
