// Generated from meadowmarket.games.lagranja.view.component_types by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Good = 'silver' | 'vp' | 'olive' | 'grain' | 'grape' | 'pig' | 'food' | 'wine' | 'meat' | 'trade-good'

export type Harvest = 'olive' | 'grain' | 'grape'

export type Phase = 'farm' | 'revenue' | 'transport' | 'scoring'

export type Timing = 'passive' | 'action' | 'reaction'

/** The top of a card; `market` says whether a stall comes with it. */
export interface CardBarrow {
  goods: Good[]
  vp: number
  market: boolean
}

/** What the right side of a card adds to a farm. */
export interface CardExtension {
  pens: number
  deliveries: number
  silver: number
  hand: number
}

/** The bottom of a card; no phases means any. */
export interface CardHelper {
  id: string
  name: string
  text: string
  timing: Timing
  phases: Phase[]
  once_a_round: boolean
  triggers: string[]
  /** In the words of the card data, as `gain(2*vp)`. */
  effect: string
}

/** A farm card with its four sides. */
export interface PrintedCard {
  number: string
  field: Harvest
  barrow: CardBarrow
  extension: CardExtension
  helper: CardHelper
  provenance: string
  helper_provenance: string
}

/** What roof tiles of a kind do; no phases means any. */
export interface PrintedRoofKind {
  id: string
  name: string
  effect: string
  phases: Phase[]
  provenance: string
}

/** A craft building with the effects of its marker. */
export interface CraftBuilding {
  id: string
  number: number
  name: string
  row: Good[]
  immediate: string
  lasting: string
  provenance: string
}

/** A donkey tile. */
export interface DonkeyTile {
  number: number
  donkeys: number
  hats: number
}

/** The prices of a resource, and the good it is upgraded to. */
export interface PrintedPrice {
  good: Good
  buy: number
  sell: number
  upgrade: number
  into: Good
}

/** A revenue space. */
export interface PrintedDieSpace {
  number: number
  effect: string
}

/** All that is printed on cards, tiles and board. */
export interface Components {
  cards: PrintedCard[]
  roofs: PrintedRoofKind[]
  buildings: CraftBuilding[]
  donkeys: DonkeyTile[]
  prices: PrintedPrice[]
  /** What a trade good is returned for: the names by id. */
  trades: Record<string, string>
  trade_effects: Record<string, string>
  dice: PrintedDieSpace[]
  siesta_vp: number[]
  roof_vp: number[]
  roof_vp_sixth: number
  extension_price: number[]
  helper_places: number
  rounds: number
}
