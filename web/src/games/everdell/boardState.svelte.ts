// What all parts of Everdell's board share.
import type { BoardProps, Option, TextArgs } from '../../board/board'
import { BoardState, provideBoard, useBoard as useAnyBoard } from '../../board/boardState.svelte'
import { readComponents, type Cards, type Components } from './card/components'
import { paymentsAsked } from './payments'
import type { CityView, View } from './view'

export type Props = BoardProps<View, Components>

/** A row of cards in which equal ones may lie: what can be done with one can be done with each. */
export type Row = 'hand' | 'meadow' | 'aside'

export class EverdellBoard extends BoardState<View, Components> {
  /** The seat whose city is shown in full. */
  openCity = $state<number | null>(null)

  readonly cards: Cards = $derived.by(() => readComponents(this.props().cards))
  /** The ways to pay, or what can be saved, while that is the question. */
  readonly payments: Option[] = $derived.by(() => {
    const asked = paymentsAsked(this.view, this.props().options)
    return this.props().options.filter((option) => asked.includes(option.action))
  })

  override get staged(): readonly string[] {
    return this.view.playing ? this.payments.map((option) => option.action) : []
  }

  get city(): CityView {
    return this.cityOf(this.seat)
  }

  cityOf(seat: number): CityView {
    const city = this.view.cities[seat]
    if (!city) throw new RangeError(`no city of seat ${seat}`)
    return city
  }

  /** The cards of your own hand; none for a spectator. */
  get hand(): string[] {
    return Array.isArray(this.city.hand) ? this.city.hand : []
  }

  isRugwort(seat: number): boolean {
    return seat >= this.view.players
  }

  /** The seat as it is drawn: Rugwort has the shape of no player. */
  markOf(seat: number): number | 'neutral' {
    return this.isRugwort(seat) ? 'neutral' : seat
  }

  nameOf(seat: number): string {
    return this.isRugwort(seat) ? this.say('rugwort') : (this.props().names[seat] ?? String(seat + 1))
  }

  /** Gives one of the board's own texts. */
  say(key: string, args?: TextArgs): string {
    return this.text(`everdell-page-${key}`, args)
  }

  cardName(id: string): string {
    return this.cards.cards[id]?.name ?? id
  }

  season(id: string): string {
    return this.text(`everdell-page-season-${id}`)
  }

  resource(id: string): string {
    return this.text(`everdell-resource-${id}`)
  }

  amount(id: string, n: number): string {
    return this.text(`everdell-amount-${id}`, { n })
  }

  /** The piece of a card in a row; the options name the first of equal cards, and all of them light up. */
  pieceIn(row: Row, cards: (string | null)[], place: number): string {
    const id = cards[place] ?? ''
    const own = `${row}-${id}-${place}`
    if (this.optionsAt(own).length) return own
    const twin = cards.findIndex((card, i) => card === id && this.optionsAt(`${row}-${id}-${i}`).length > 0)
    return twin < 0 ? own : `${row}-${id}-${twin}`
  }
}

export function createBoard(props: () => Props): EverdellBoard {
  return provideBoard(new EverdellBoard(props))
}

export const useBoard = useAnyBoard<EverdellBoard>
