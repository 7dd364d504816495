// What the table needs to show a board of Everdell.
import { litTabs } from '../../board/places'
import type { BoardModule } from '../registry'
import Board from './Board.svelte'
import { paymentsAsked } from './payments'
import { tabOf, TABS } from './tabs'
import type { CityView, View } from './view'

// The table hands the game's view on as it came.
const read = (view: unknown) => view as View

const module: BoardModule = {
  Board,
  tabs: TABS.map((id) => ({ id, key: `everdell-page-tab-${id}` })),
  lit: (options, view) => {
    // What is asked about paying stands beside the hand, wherever the pieces lie that help.
    const ways = new Set(paymentsAsked(read(view), options))
    const lit = litTabs(
      options.filter((option) => !ways.has(option.action)),
      tabOf,
    )
    return ways.size ? lit.add('hand') : lit
  },
  status: (view, seat, text) => {
    const { cities, players, solo_year: year } = read(view)
    const seasonOf = (city: CityView) => text(`everdell-page-season-${city.season}`)
    const city = cities[seat]
    if (!city) {
      const seasons = cities.slice(0, players).map(seasonOf).join(', ')
      return players === 1 ? text('everdell-page-season-of', { season: seasons }) : text('everdell-page-status-watching', { seasons })
    }
    const args = { season: seasonOf(city), free: city.workers, total: city.workers_total, year: year ?? 0 }
    return text(year === undefined ? 'everdell-page-status' : 'everdell-page-status-solo', args)
  },
  seatPoints: (view) => {
    const { cities, players } = read(view)
    return cities.map((city, seat) => ({
      seat,
      points: city.total,
      sources: city.score,
      ...(seat < players ? {} : { nameKey: 'everdell-page-rugwort' }),
    }))
  },
}

export default module
