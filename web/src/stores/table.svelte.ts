// A table as this browser sits at it: one seat, several (who hand the device on), or none.
import { SeatStore, type Connect } from './seat.svelte'
import type { OptionInfo, SeatInfo, TableState } from '../net/messages'
import { dwell, preferences } from './preferences.svelte'

export class TableStore {
  readonly seats: SeatStore[]
  /** Which of my seats is shown. */
  at = $state(0)
  /** Several seats share this screen, and another one has to act: nothing is shown until it has taken over. */
  isCovered = $state(false)

  constructor(
    readonly table: string,
    secrets: string[],
    lang: string,
    connect?: Connect,
  ) {
    const keys = secrets.length ? secrets : [null]
    this.seats = keys.map((secret, i) => {
      // Only what is in sight is shown move by move.
      const habits = { dwell: () => (this.at === i && !this.isCovered ? dwell() : 0), automatic: () => preferences.automatic }
      return new SeatStore(table, secret, lang, connect, habits)
    })
    this.isCovered = this.seats.length > 1
  }

  get current(): SeatStore {
    return this.seats[this.at] ?? (this.seats[0] as SeatStore)
  }

  get state(): TableState {
    return this.current.view?.state ?? 'waiting'
  }

  get people(): SeatInfo[] {
    return this.current.view?.seats ?? []
  }

  get isSpectator(): boolean {
    return this.seats[0]?.secret === null
  }

  /** What the seat that is shown may do; nothing while one thing is to be confirmed. */
  get options(): OptionInfo[] {
    const { view, pending } = this.current
    return this.isMyTurn && !pending ? (view?.asked?.options ?? []) : []
  }

  get isMyTurn(): boolean {
    return this.state === 'playing' && !!this.current.view?.asked && !this.current.isAnswering
  }

  /** The seat of mine that has to act while the one shown has not. */
  get waiting(): number | null {
    if (this.seats.length < 2 || this.state !== 'playing' || this.current.view?.asked || this.current.waiting) return null
    const next = this.seats.findIndex((seat) => seat.view?.asked && !seat.isAnswering)
    return next < 0 ? null : next
  }

  /** Hands the device to the seat that has to act: it uncovers the screen itself. */
  handOver(): void {
    if (this.waiting === null) return
    this.at = this.waiting
    this.isCovered = true
  }

  uncover(): void {
    this.isCovered = false
  }

  show(at: number): void {
    if (at === this.at || !this.seats[at]) return
    this.at = at
    this.isCovered = this.state === 'playing'
  }

  speak(lang: string): void {
    for (const seat of this.seats) seat.speak(lang)
  }

  close(): void {
    for (const seat of this.seats) seat.close()
  }
}
