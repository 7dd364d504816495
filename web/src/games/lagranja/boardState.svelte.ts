// What all parts of La Granja's board share.
import type { BoardProps, Option } from '../../board/board'
import { BoardState, provideBoard, useBoard as useAnyBoard } from '../../board/boardState.svelte'
import type { IconName } from '../../pieces/icons'
import { readComponents, type Cards, type Components } from './components'
import { iconsOfPiece } from './menuIcons'
import type { FarmView, View } from './view'

export type Props = BoardProps<View, Components>

export class LaGranjaBoard extends BoardState<View, Components> {
  /** The seat whose farm is shown in full. */
  openFarm = $state<number | null>(null)

  readonly cards: Cards = $derived.by(() => readComponents(this.props().cards))

  get farm(): FarmView {
    return this.farmOf(this.seat)
  }

  farmOf(seat: number): FarmView {
    const farm = this.view.farms[seat]
    if (!farm) throw new RangeError(`no farm of seat ${seat}`)
    return farm
  }

  nameOf(seat: number | 'neutral'): string {
    return seat === 'neutral' ? this.say('neutral') : (this.props().names[seat] ?? String(seat + 1))
  }

  /** Gives one of the board's own texts. */
  say(key: string, args?: Record<string, string | number>): string {
    return this.text(`lagranja-page-${key}`, args)
  }

  override iconsOf({ piece }: Option): IconName[] {
    return piece ? iconsOfPiece(this.cards, piece) : []
  }

  good(id: string): string {
    return this.text(`lagranja-good-${id}`)
  }
}

export function createBoard(props: () => Props): LaGranjaBoard {
  return provideBoard(new LaGranjaBoard(props))
}

export const useBoard = useAnyBoard<LaGranjaBoard>
