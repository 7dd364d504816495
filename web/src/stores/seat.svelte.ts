// One seat (or the spectator) at a table, kept up to date by its own connection.
import { LiveSocket, socketUrl, type Status } from '../net/socket'
import type { Ask, HintMove, Line, OptionInfo, Say, ServerMessage, TalkLine, View, WhyNot } from '../net/messages'
import { text } from '../texts/texts.svelte'
import { countNews, ViewQueue } from './viewQueue'

export type Connect = (listener: ConstructorParameters<typeof LiveSocket>[1]) => Pick<LiveSocket, 'send' | 'close'>

const live: Connect = (listener) => new LiveSocket(socketUrl(), listener)

/** Applies a view's log: what an undo took back is forgotten, the rest is added. */
export function joinLog(known: Line[], log: View['log']): Line[] {
  return [...known.filter((line) => line.step <= log.from), ...log.lines]
}

/** What a person wants to see and do by themselves. */
export interface Habits {
  /** How long one thing that others do stays in sight, in milliseconds; 0: no waiting. */
  dwell: () => number
  /** Whether the table answers questions that take nothing away. */
  automatic: () => boolean
}

/** Seconds: what was said before someone came, and is no older, is news to them. */
const JUST_SAID = 20

const AT_ONCE: Habits = { dwell: () => 0, automatic: () => false }

/** Something to be done that can't be taken back: the page asks first. */
export interface Pending {
  action: string
  /** What comes of it. */
  text: string
}

export class SeatStore {
  view: View | null = $state.raw(null)
  /** When the seats were told last, in milliseconds of this page. */
  seatsAt = $state(0)
  log: Line[] = $state.raw([])
  /** The lines that came with the last view, oldest first: what just happened. */
  news: Line[] = $state.raw([])
  /** What players have said to each other. */
  talk: TalkLine[] = $state.raw([])
  /** What was said last, until it has been shown. */
  heard: TalkLine | null = $state.raw(null)
  private hasTalk = false
  status: Status = $state('connecting')
  /** What is to be confirmed before it is done. */
  pending: Pending | null = $state.raw(null)
  /** The last error, for people; goes with the next view. */
  error = $state('')
  errorKey = $state('')
  /** The hint that was asked for; its moves come when the server has thought about it. */
  hint: { moves: HintMove[] | null } | null = $state.raw(null)
  /** The option that the hint points at: its piece is marked. */
  hinted: string | null = $state(null)
  /** A click is under way. */
  isBusy = $state(false)
  /** How many views wait until those before them have been seen. */
  waiting = $state(0)
  /** The scoring is still being told, line by line. */
  isTelling = $state(false)
  /** The table answers a question by itself: nothing is asked of the person. */
  isAnswering = $state(false)

  private readonly socket: Pick<LiveSocket, 'send' | 'close'>
  private readonly queue: ViewQueue
  private isFresh = true
  private isTakingBack = false
  /** The newest revision that came, in sight or not. */
  private newest: number | null = null
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  private readonly questions = new Map<string, ((found: WhyNot | null) => void)[]>()

  constructor(
    readonly table: string,
    readonly secret: string | null,
    private lang: string,
    connect: Connect = live,
    private readonly habits: Habits = AT_ONCE,
  ) {
    this.queue = new ViewQueue(
      (view) => this.show(view),
      habits.dwell,
      (length) => (this.waiting = length),
    )
    this.socket = connect({
      hello: () => ({
        type: 'hello',
        table: this.table,
        secret: this.secret,
        n: this.isFresh ? null : this.newest,
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

  /** Does what an option says, or asks first: by the option's own words, or as the person likes it. */
  click(action: string, ask: Ask | null): void {
    if (!this.view || this.isBusy || this.waiting) return
    this.error = ''
    this.closeHint()
    const text = this.option(action)?.confirm
    if (text) this.pending = { action, text }
    else this.send(action, ask)
  }

  /** Does what is to be confirmed. */
  confirm(): void {
    const action = this.pending?.action
    this.pending = null
    if (action && !this.isBusy) this.send(action, null)
  }

  cancel(): void {
    this.pending = null
  }

  option(action: string): OptionInfo | undefined {
    return this.view?.asked?.options.find((option) => option.action === action)
  }

  private send(action: string, ask: Ask | null): void {
    if (!this.view) return
    const click = { type: 'click' as const, n: this.view.n, action }
    this.isBusy = this.socket.send(ask ? { ...click, ask } : click)
    if (!this.isBusy) this.refuse()
  }

  /** The line is lost: nothing is kept for later, since the others may act first. The person is told. */
  private refuse(): void {
    this.errorKey = 'not-sent'
    this.error = text('web-not-sent')
  }

  /** Says something to everyone at the table; returns whether it could be sent. */
  say(said: Omit<Say, 'type'>): boolean {
    this.error = ''
    const isSent = this.socket.send({ type: 'say', ...said })
    if (!isSent) this.refuse()
    return isSent
  }

  /** Takes in what was said; a new connection tells all of it again. */
  private listen(lines: TalkLine[]): void {
    const last = this.talk.at(-1)?.number ?? 0
    const fresh = lines.filter((line) => line.number > last)
    this.talk = [...this.talk, ...fresh]
    if (this.hasTalk || Date.now() / 1000 - (fresh.at(-1)?.time ?? 0) < JUST_SAID) this.heard = fresh.at(-1) ?? this.heard
    this.hasTalk = true
  }

  undo(): void {
    if (!this.view || this.isBusy) return
    this.pending = null
    this.error = ''
    this.isBusy = this.isTakingBack = this.socket.send({ type: 'undo', n: this.view.n })
    if (!this.isBusy) this.refuse()
  }

  /** Asks why nothing can be done with a piece; null if no answer comes. */
  why(piece: string): Promise<WhyNot | null> {
    return new Promise((resolve) => {
      const waiting = this.questions.get(piece)
      this.questions.set(piece, [...(waiting ?? []), resolve])
      if (!waiting && !this.socket.send({ type: 'why', piece })) this.answer(piece, null)
    })
  }

  private answer(piece: string, found: WhyNot | null): void {
    const waiting = this.questions.get(piece) ?? []
    this.questions.delete(piece)
    for (const resolve of waiting) resolve(found)
  }

  /** Shows at once what is still being shown move by move. */
  skip(): void {
    this.queue.flush()
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
    this.queue.clear()
    this.socket.close()
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.take(message)
        break
      case 'seats': {
        const { title, state, seats, next, talk } = message
        const change = (view: View) => ({ ...view, title, state, seats, next, talk })
        if (!this.queue.amend(change) && this.view) this.view = change(this.view)
        this.seatsAt = performance.now()
        break
      }
      case 'talk':
        this.listen(message.lines)
        break
      case 'confirm':
        this.isBusy = false
        this.pending = { action: message.action, text: message.text }
        break
      case 'stale':
        this.pending = null
        break
      case 'why':
        if (message.piece !== null) this.answer(message.piece, message)
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
    this.isBusy = this.isAnswering = this.isTakingBack = false
    if (this.hint && !this.hint.moves) this.closeHint()
    for (const piece of [...this.questions.keys()]) this.answer(piece, null)
  }

  /** Shows a view that came: now, or when those before it have been seen. */
  private take(view: View): void {
    if (this.newest !== null && view.n < this.newest) return
    this.newest = view.n
    if (this.isFresh) {
      this.queue.clear()
      this.show(view)
    } else this.queue.add(view, this.view)
  }

  private show(view: View): void {
    this.closeHint()
    const isSame = this.view?.n === view.n
    this.log = this.isFresh ? view.log.lines : joinLog(this.log, view.log)
    if (!this.isFresh) this.news = view.log.lines
    this.isTelling = !this.isFresh && !!view.final && countNews(view) > 0 && this.habits.dwell() > 0
    this.isFresh = false
    this.isBusy = this.isAnswering = false
    if (!isSame) this.error = ''
    this.view = view
    // Others may act meanwhile, as at a secret choice: what is still offered is still asked about.
    if (this.pending && !this.option(this.pending.action)) this.pending = null
    this.seatsAt = performance.now()
    this.answerTrivial(view)
  }

  /** Answers a question that takes nothing away. What was taken back is not done again: the choice before it is meant. */
  private answerTrivial(view: View): void {
    const action = view.asked?.trivial
    const isTakingBack = this.isTakingBack
    this.isTakingBack = false
    if (!action || view.state !== 'playing' || !this.habits.automatic()) return
    if (!isTakingBack) {
      this.send(action, null)
      this.isAnswering = this.isBusy
    } else if (view.undo.allowed) this.undo()
  }
}
