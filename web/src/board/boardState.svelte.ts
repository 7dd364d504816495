// What all parts of a board share: its props, where options lie, and what is open on top of it.
import { getContext, setContext } from 'svelte'
import type { BoardProps, Option, Text } from './board'
import type { IconName } from '../pieces/icons'
import { placeOptions } from './places'
import { useWhy, type Why } from './why'

/** An explanation: shown on hover, focus and long press. */
export interface Note {
  title: string
  lines?: string[]
  /** The paragraph of the rules. */
  rule?: string
  /** The card that is shown large. */
  card?: string
  /** Why it is closed, as far as the board knows. */
  closed?: string
  /** Why nothing can be done with it now; empty while the answer is on its way. */
  why?: string[]
}

interface Opened<T> {
  anchor: Element
  content: T
}

/** The variants of a lit piece. */
export interface Variants {
  piece: string
  title: string
  /** The card that is shown with its variants. */
  card: string | null
}

// Milliseconds: whoever only passes by wants no explanation.
const HOVER = 300
const LONG_PRESS = 450
/** Whoever tabs on does not ask. */
const FOCUS = 250

/** The state of a board; each game extends it with what its own parts share. */
export class BoardState<View = unknown, Components = unknown> {
  protected readonly props: () => BoardProps<View, Components>
  note = $state.raw<Opened<Note> | null>(null)
  variants = $state.raw<Opened<Variants> | null>(null)
  /** Who can say why something is not possible. */
  private readonly reasons: Why | undefined = useWhy()

  constructor(props: () => BoardProps<View, Components>) {
    this.props = props
    // What was open belongs to the position before.
    $effect(() => {
      void props().view
      void props().options
      this.close()
    })
  }

  readonly placed = $derived.by(() => placeOptions(this.props().options))

  get view(): View {
    return this.props().view
  }
  get text(): Text {
    return this.props().text
  }
  /** The seat that looks on; a spectator looks from the first. */
  get seat(): number {
    return Math.max(this.props().seat, 0)
  }
  get isSpectator(): boolean {
    return this.props().seat < 0
  }

  optionsAt(piece: string): Option[] {
    return this.placed.pieces.get(piece) ?? []
  }

  /** The options that the board draws as buttons with their own words; the bar of a phone leaves them out. */
  get staged(): readonly string[] {
    return []
  }

  /** The icons that a list shows beside an option's words; a game says which. */
  iconsOf(_option: Option): IconName[] {
    return []
  }

  act(notation: string): void {
    // Whoever plays by keyboard stays where the list was opened.
    if (this.variants?.anchor instanceof HTMLElement) this.variants.anchor.focus({ preventScroll: true })
    this.close()
    this.props().act(notation)
  }

  open(anchor: Element, variants: Variants): void {
    const isOpen = this.variants?.content.piece === variants.piece
    this.note = null
    this.variants = isOpen ? null : { anchor, content: variants }
  }

  /** Explains an element now, as for a tap on a piece that does nothing else. */
  show(anchor: Element, note: Note | null): void {
    if (note && !this.variants) this.note = { anchor, content: note }
  }

  close(): void {
    this.variants = null
    this.note = null
  }

  /** Shows a card large beside an element, as a line of the log does. */
  showCard(anchor: Element, card: string): void {
    this.note = { anchor, content: { title: '', card } }
  }

  hideNote(anchor: Element): void {
    if (this.note?.anchor === anchor) this.note = null
  }

  /** Whether anyone can say why something is not possible. */
  get answers(): boolean {
    return this.reasons !== undefined
  }

  /** The address of a paragraph of the rules, where there is one. */
  ruleLink(rule: string): string | undefined {
    return this.reasons?.link(rule)
  }

  /** Says beside an element why nothing can be done with its piece. */
  async explainWhy(anchor: Element, piece: string, note: Note): Promise<void> {
    if (!this.reasons) return
    this.variants = null
    this.note = { anchor, content: { ...note, why: [] } }
    const isMine = piece !== ''
    const found = isMine ? await this.reasons.ask(piece) : { lines: [this.text('web-why-others')], rule: note.rule ?? null }
    // Meanwhile something else may be open, or nothing.
    if (this.note?.anchor !== anchor) return
    const rule = found?.rule ?? note.rule
    this.note = { anchor, content: { ...note, ...(rule ? { rule } : {}), why: found?.lines ?? [this.text('web-why-unknown')] } }
  }

  /** Listens for whoever wants an explanation of an element; `why` is there where nothing can be done with it. */
  explains(content: () => Note | null, why?: (element: HTMLElement) => void): (element: HTMLElement) => () => void {
    return (element) => {
      let wait: ReturnType<typeof setTimeout> | undefined
      const isAsked = () => this.note?.anchor === element && this.note.content.why !== undefined
      const show = () => {
        if (!isAsked()) this.show(element, content())
      }
      const hide = () => {
        clearTimeout(wait)
        this.hideNote(element)
      }
      const later = (milliseconds: number) => {
        clearTimeout(wait)
        wait = setTimeout(() => (why ? why(element) : show()), milliseconds)
      }
      const focus = () => {
        if (!element.matches(':focus-visible')) return
        show()
        if (why) later(FOCUS)
      }
      const listeners: [string, (event: Event) => void][] = [
        ...hovering(
          () => (wait = setTimeout(show, HOVER)),
          // An answer stays until something else is done: it may have a link to follow.
          () => (isAsked() ? clearTimeout(wait) : hide()),
        ),
        ['focus', focus],
        ['blur', (event) => (isInNote((event as FocusEvent).relatedTarget) ? undefined : hide())],
        ['touchstart', () => later(LONG_PRESS)],
        ['touchend', () => clearTimeout(wait)],
        ['touchmove', () => clearTimeout(wait)],
        ['click', () => (why ? (clearTimeout(wait), why(element)) : hide())],
      ]
      for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: true })
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener)
        hide()
      }
    }
  }
}

/** Listens for a pointer that moves over an element: what slides below one that rests was not asked about. */
function hovering(start: () => void, end: () => void): [string, (event: Event) => void][] {
  let isOver = false
  const move = (event: Event) => {
    if (isOver || (event as PointerEvent).pointerType === 'touch') return
    isOver = true
    start()
  }
  const leave = () => {
    isOver = false
    end()
  }
  return [
    ['pointermove', move],
    ['pointerleave', leave],
  ]
}

/** Whether something lies in the open explanation. */
function isInNote(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-note]') !== null
}

const KEY = Symbol('board')

/** Gives all components inside the state of their board. */
export function provideBoard<State>(state: State): State {
  return setContext(KEY, state)
}

/** Returns the state of the board around a component; a game names its own type. */
export function useBoard<State = BoardState>(): State {
  return getContext<State>(KEY)
}
