// Generated from meadowmarket.games.lagranja.view.types by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Good = 'silver' | 'vp' | 'olive' | 'grain' | 'grape' | 'pig' | 'food' | 'wine' | 'meat' | 'trade-good'

export type Harvest = 'olive' | 'grain' | 'grape'

export type Phase = 'farm' | 'revenue' | 'transport' | 'scoring'

export type Timing = 'passive' | 'action' | 'reaction'

/** A space of the siesta track; of its discs the upper one comes last. */
export interface SiestaSpace {
  vp: number
  discs: number[]
}

/** An open market space; `stall` is a seat, "neutral" or None. */
export interface SpaceView {
  label: string
  q: number
  r: number
  value: number
  stall: number | 'neutral' | null
}

/** A craft building; `opens` counts from the next to open, None for an open one. */
export interface BuildingView {
  id: string
  number: number
  row: Good[]
  opens: number | null
  first_vp: boolean
}

/** The fields of one good. */
export interface Fields {
  good: Harvest
  count: number
  full: number
}

/** A barrow on its place. */
export interface Barrow {
  card: string
  vp: number
  market: boolean
  goods: Good[]
  served: boolean[]
}

/** A helper on a farm. */
export interface HelperView {
  id: string
  card: string
  used: boolean
}

/** A roof tile on a farm. */
export interface Roof {
  id: string
  used: boolean
}

/** What a farm has delivered to a building. */
export interface DeliveryRow {
  id: string
  completed: boolean
  served: boolean[]
}

/** A craft marker; it lasts from the round after that in which it was taken. */
export interface Craft {
  id: string
  round: number
  lasts: boolean
}

/** The donkey tiles of a farm; `chosen` is None while it is hidden. */
export interface Donkeys {
  used: number[]
  has_chosen: boolean
  chosen: number | null
  hats: number
  deliveries: number
}

/** What extensions and helpers add up to. */
export interface LastingView {
  pens: number
  hand_limit: number
  extra_deliveries: number
  extra_price: number
  roof_places: number
  roof_price: number
  buy: Record<string, number>
  upgrade: Record<string, number>
}

/** One farm; `vp` is None where it is secret, `hand` where it is not one's own. */
export interface FarmView {
  seat: number
  vp: number | null
  /** The points by source; None where they are secret. */
  points: Record<string, number> | null
  goods: Record<string, number>
  fields: Fields[]
  field_cards: string[]
  barrows: (Barrow | null)[]
  helpers: HelperView[]
  extensions: string[]
  roofs: Roof[]
  rows: DeliveryRow[]
  crafts: Craft[]
  hand_count: number
  hand: string[] | null
  donkeys: Donkeys
  /** The dice taken in this round, in order, as they lay there; none before the roll. */
  dice: number[]
  siesta: number
  markers: number | null
  barred: string[]
  lasting: LastingView
}

/** The revenue space that the Village Elder has marked, and for whom. */
export interface Reserved {
  number: number
  seat: number
}

/** What a seat sees of a game; `seat` is -1 for a spectator. */
export interface View {
  game: string
  ruleset: string
  seat: number
  round: number
  rounds: number
  phase: Phase
  over: boolean
  order: number[]
  to_act: number[]
  solo_starts: boolean
  dice: number[]
  last_die: number | null
  reserved: Reserved | null
  roofs: string[]
  deck: number
  discards: string[]
  siesta: SiestaSpace[]
  market: SpaceView[]
  buildings: BuildingView[]
  farms: FarmView[]
}
