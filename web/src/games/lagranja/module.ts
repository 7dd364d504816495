// What the table needs to show a board of La Granja.
import { litTabs } from '../../board/places'
import type { BoardModule } from '../registry'
import Board from './Board.svelte'
import { phaseSteps } from './phases'
import { tabOf } from './tabs'
import type { View } from './view'

// The table hands the game's view on as it came.
const read = (view: unknown) => view as View

const module: BoardModule = {
  Board,
  tabs: ['village', 'farm', 'hand', 'others', 'log'].map((id) => ({ id, key: `lagranja-page-tab-${id}` })),
  lit: (options) => litTabs(options, tabOf),
  status: (view, _seat, text) => {
    const { round, rounds, phase } = read(view)
    return text('lagranja-page-status', { round, rounds, phase: text(`lagranja-page-phase-${phase}`) })
  },
  steps: (view, text) => phaseSteps(read(view), text),
  seatPoints: (view) => read(view).farms.map((farm) => ({ seat: farm.seat, points: farm.vp, sources: farm.points })),
}

export default module
