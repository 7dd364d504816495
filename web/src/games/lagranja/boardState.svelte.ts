// What all parts of the board share: the props of the board, where options lie, and what is open on top of it.
import { getContext, setContext } from 'svelte'
import type { BoardProps, Option, Text } from '../board'
import { readComponents, type Components } from './components'
import { placeOptions } from './places'
import type { Cards } from './components'
import type { Farm, View } from './view'

/** An explanation: shown on hover, focus and long press. */
export interface Note {
  title: string
  lines?: string[]
  /** The paragraph of the rules. */
  rule?: string
  /** The number of a card that is shown large. */
  card?: string
}

interface Opened<T> {
  anchor: Element
  content: T
}

/** The variants of a lit piece. */
export interface Variants {
  piece: string
  title: string
  /** The hand card whose four sides are offered. */
  card: string | null
}

// Milliseconds: whoever only passes by wants no explanation.
const HOVER = 300
const LONG_PRESS = 450

export type Props = BoardProps<View, Components>

export class BoardState {
  readonly #props: () => Props
  note = $state.raw<Opened<Note> | null>(null)
  variants = $state.raw<Opened<Variants> | null>(null)
  /** The seat whose farm is shown in full. */
  openFarm = $state<number | null>(null)

  constructor(props: () => Props) {
    this.#props = props
  }

  readonly placed = $derived.by(() => placeOptions(this.#props().options))

  readonly cards: Cards = $derived.by(() => readComponents(this.#props().cards))

  get view(): View {
    return this.#props().view
  }
  get text(): Text {
    return this.#props().text
  }
  /** The seat that looks on; a spectator looks from the first. */
  get seat(): number {
    return Math.max(this.#props().seat, 0)
  }
  get isSpectator(): boolean {
    return this.#props().seat < 0
  }
  get farm(): Farm {
    return this.farmOf(this.seat)
  }

  farmOf(seat: number): Farm {
    const farm = this.view.farms[seat]
    if (!farm) throw new RangeError(`no farm of seat ${seat}`)
    return farm
  }

  nameOf(seat: number | 'neutral'): string {
    return seat === 'neutral' ? this.say('neutral') : (this.#props().names[seat] ?? String(seat + 1))
  }

  /** Gives one of the board's own texts. */
  say(key: string, args?: Record<string, string | number>): string {
    return this.text(`lagranja-page-${key}`, args)
  }

  good(id: string): string {
    return this.text(`lagranja-good-${id}`)
  }

  optionsAt(piece: string): Option[] {
    return this.placed.pieces.get(piece) ?? []
  }

  act(notation: string): void {
    // Whoever plays by keyboard stays where the list was opened.
    if (this.variants?.anchor instanceof HTMLElement) this.variants.anchor.focus({ preventScroll: true })
    this.close()
    this.#props().act(notation)
  }

  open(anchor: Element, variants: Variants): void {
    const isOpen = this.variants?.content.piece === variants.piece
    this.note = null
    this.variants = isOpen ? null : { anchor, content: variants }
  }

  close(): void {
    this.variants = null
    this.note = null
  }

  /** Listens for whoever wants an explanation of an element. */
  explains(content: () => Note | null): (element: HTMLElement) => () => void {
    return (element) => {
      let wait: ReturnType<typeof setTimeout> | undefined
      const show = () => {
        const note = content()
        if (note && !this.variants) this.note = { anchor: element, content: note }
      }
      const hide = () => {
        clearTimeout(wait)
        if (this.note?.anchor === element) this.note = null
      }
      const listeners: [string, (event: Event) => void][] = [
        ['pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && (wait = setTimeout(show, HOVER))],
        ['pointerleave', hide],
        ['focus', () => element.matches(':focus-visible') && show()],
        ['blur', hide],
        ['touchstart', () => (wait = setTimeout(show, LONG_PRESS))],
        ['touchend', () => clearTimeout(wait)],
        ['touchmove', () => clearTimeout(wait)],
        ['click', hide],
      ]
      for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: true })
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener)
        hide()
      }
    }
  }
}

const KEY = Symbol('board')

export function createBoard(props: () => Props): BoardState {
  return setContext(KEY, new BoardState(props))
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY)
}
