import type { JsonObject } from '../../net/messages'
import { listAt, numberAt, objectAt, type BoardModule } from '../registry'
import Board from './Board.svelte'
import { optionsAt, readPlain, zoneNames } from './zones'

const countPlayers = (view: JsonObject) => Math.max(0, ...Object.values(view).map((value) => (isArea(value) ? listAt(value).length : 0)))
const isArea = (value: JsonObject[string]) => listAt(value).length > 0 && listAt(value).every((item) => 'hand' in objectAt(item))

const plainModule: BoardModule = {
  Board: Board,
  tabs: [
    { id: 'table', key: 'web-tab-table' },
    { id: 'mine', key: 'web-tab-mine' },
    { id: 'others', key: 'web-tab-others' },
    { id: 'log', key: 'web-tab-log' },
  ],
  // A list of pieces is no board: the bar offers everything in words, too.
  lit(options, view, seat) {
    const plain = readPlain(view, countPlayers(view))
    const zones = zoneNames(plain)
    const main = options.filter((option) => option.group === 'main')
    const isLit = (areas: typeof plain.table) =>
      areas.some((zone) => zone.pieces.some((piece) => optionsAt(main, piece.id, zone.name, zones).length))
    const lit = new Set<string>()
    if (isLit(plain.table)) lit.add('table')
    if (isLit(plain.players[seat] ?? [])) lit.add('mine')
    return lit
  },
  status(view, seat, text) {
    const area = Object.values(view).find(isArea)
    const season = objectAt(listAt(area)[Math.max(seat, 0)])['season']
    if (typeof season === 'string') return text(`web-season-${season}`)
    return typeof view['round'] === 'number' ? text('web-round', { round: view['round'] }) : ''
  },
  seatPoints: (view) =>
    listAt(Object.values(view).find(isArea)).map((area, seat) => ({ seat, points: numberAt(objectAt(area)['vp']), sources: null })),
}

export default plainModule
