// What the server says of the components (`printed.py`), arranged for the board.
import type { Good, Harvest } from './view'

export interface HelperData {
  id: string
  name: string
  text: string
  timing: 'passive' | 'action' | 'reaction'
  phases: string[]
  once: boolean
  provenance: string
}

export interface CardData {
  number: string
  field: Harvest
  barrow: Good[]
  vp: number
  market: boolean
  pens: number
  deliveries: number
  silver: number
  hand: number
  provenance: string
  helper: HelperData
}

export interface RoofData {
  id: string
  name: string
  effect: string
  phases: string[]
  provenance: string
}

export interface BuildingData {
  id: string
  number: number
  name: string
  row: Good[]
  immediate: string
  lasting: string
  provenance: string
}

export interface Price {
  buy: number
  sell: number
  upgrade: number
  into: string
}

/** What is printed on the components, by number and id. */
export interface Cards {
  cards: Record<string, CardData>
  roofs: Record<string, RoofData>
  buildings: Record<string, BuildingData>
  dice: { number: number; effect: string }[]
  donkeys: { donkeys: number; hats: number }[]
  prices: Record<string, Price>
  roofVp: number[]
  extensionPrice: number[]
  helperPlaces: number
}

/** The answer of `/api/games/lagranja/components`; names and texts are rendered. */
export interface Components {
  cards: {
    number: string
    field: Harvest
    barrow: { goods: Good[]; vp: number; market: boolean }
    extension: { pens: number; deliveries: number; silver: number; hand: number }
    helper: Omit<HelperData, 'once' | 'provenance'> & { once_a_round: boolean }
    provenance: string
    helper_provenance: string
  }[]
  roofs: (Omit<RoofData, 'effect'> & { effect?: string })[]
  buildings: (Omit<BuildingData, 'immediate' | 'lasting'> & { immediate?: string; lasting?: string })[]
  dice?: { number: number; effect: string }[]
  donkeys: { donkeys: number; hats: number }[]
  prices: ({ good: string } & Price)[]
  roof_vp: number[]
  roof_vp_sixth?: number
  extension_price?: number[]
  helper_places?: number
}

const SPACES = [1, 2, 3, 4, 5, 6]
const HELPER_PLACES = 3

/** Arranges the components by number and id. */
export function readComponents(found: Components): Cards {
  return {
    cards: Object.fromEntries(found.cards.map((card) => [card.number, readCard(card)])),
    roofs: Object.fromEntries(found.roofs.map((roof) => [roof.id, { ...roof, effect: roof.effect ?? '' }])),
    buildings: Object.fromEntries(
      found.buildings.map((building) => [
        building.id,
        { ...building, immediate: building.immediate ?? '', lasting: building.lasting ?? '' },
      ]),
    ),
    dice: found.dice ?? SPACES.map((number) => ({ number, effect: '' })),
    donkeys: found.donkeys,
    prices: Object.fromEntries(found.prices.map((price) => [price.good, price])),
    roofVp: found.roof_vp_sixth === undefined ? found.roof_vp : [...found.roof_vp, found.roof_vp_sixth],
    extensionPrice: found.extension_price ?? [1, 2, 3, 4, 5, 6, 7, 8, 9],
    helperPlaces: found.helper_places ?? HELPER_PLACES,
  }
}

function readCard(card: Components['cards'][number]): CardData {
  const { once_a_round: once, ...helper } = card.helper
  return {
    number: card.number,
    field: card.field,
    barrow: card.barrow.goods,
    vp: card.barrow.vp,
    market: card.barrow.market,
    ...card.extension,
    provenance: card.provenance,
    helper: { ...helper, once, provenance: card.helper_provenance },
  }
}
