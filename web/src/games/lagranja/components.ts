// The components (`componentTypes.ts`), arranged for the board: by number and by id.
import type {
  CardExtension,
  CardHelper,
  Components,
  CraftBuilding,
  DonkeyTile,
  PrintedCard,
  PrintedDieSpace,
  PrintedPrice,
  PrintedRoofKind,
} from './componentTypes'
import type { Good, Harvest } from './view'

export type { Components } from './componentTypes'

/** A farm card; what its sides show lies flat. */
export interface CardData extends CardExtension {
  number: string
  field: Harvest
  barrow: Good[]
  vp: number
  market: boolean
  provenance: string
  helper: CardHelper & { provenance: string }
}

/** What is printed on the components, by number and id. */
export interface Cards {
  cards: Record<string, CardData>
  roofs: Record<string, PrintedRoofKind>
  buildings: Record<string, CraftBuilding>
  dice: PrintedDieSpace[]
  donkeys: DonkeyTile[]
  prices: Record<string, PrintedPrice>
  roofVp: number[]
  extensionPrice: number[]
  helperPlaces: number
  /** The effects of what a trade good is returned for. */
  trades: Record<string, string>
}

/** Arranges the components by number and id. */
export function readComponents(found: Components): Cards {
  return {
    cards: Object.fromEntries(found.cards.map((card) => [card.number, readCard(card)])),
    roofs: Object.fromEntries(found.roofs.map((roof) => [roof.id, roof])),
    buildings: Object.fromEntries(found.buildings.map((building) => [building.id, building])),
    dice: found.dice,
    donkeys: found.donkeys,
    prices: Object.fromEntries(found.prices.map((price) => [price.good, price])),
    roofVp: [...found.roof_vp, found.roof_vp_sixth],
    extensionPrice: found.extension_price,
    helperPlaces: found.helper_places,
    trades: found.trade_effects,
  }
}

function readCard(card: PrintedCard): CardData {
  return {
    number: card.number,
    field: card.field,
    barrow: card.barrow.goods,
    vp: card.barrow.vp,
    market: card.barrow.market,
    ...card.extension,
    provenance: card.provenance,
    helper: { ...card.helper, provenance: card.helper_provenance },
  }
}
