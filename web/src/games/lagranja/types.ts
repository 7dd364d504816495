// What `view.py` and the card data say, in TypeScript.

export type Good = 'silver' | 'vp' | 'olive' | 'grain' | 'grape' | 'pig' | 'food' | 'wine' | 'meat' | 'trade-good'
export type Harvest = 'olive' | 'grain' | 'grape'
export type Phase = 'farm' | 'revenue' | 'transport' | 'scoring'

export interface Field {
  good: Harvest
  count: number
  full: number
}

export interface Barrow {
  card: string
  vp: number
  market: boolean
  goods: Good[]
  served: boolean[]
}

export interface Row {
  id: string
  completed: boolean
  served: boolean[]
}

export interface Standing {
  pens: number
  hand_limit: number
  extra_deliveries: number
  extra_price: number
  roof_places: number
  roof_price: number
  buy: Record<string, number>
  upgrade: Record<string, number>
}

export interface FarmView {
  seat: number
  vp: number | null
  points: Record<string, number> | null
  goods: Record<string, number>
  fields: Field[]
  field_cards: string[]
  barrows: (Barrow | null)[]
  helpers: { id: string; card: string; used: boolean }[]
  extensions: string[]
  roofs: { id: string; used: boolean }[]
  rows: Row[]
  crafts: { id: string; round: number; lasts: boolean }[]
  hand_count: number
  hand: string[] | null
  donkeys: { used: number[]; has_chosen: boolean; chosen: number | null; hats: number; deliveries: number }
  siesta: number
  markers: number | null
  barred: string[]
  standing: Standing
}

export interface BuildingView {
  id: string
  number: number
  row: Good[]
  opens: number | null
  first_vp: boolean
}

export interface SpaceView {
  label: string
  q: number
  r: number
  value: number
  stall: number | 'neutral' | null
}

export interface View {
  game: string
  ruleset: string
  seat: number
  round: number
  rounds: number
  phase: Phase
  over: boolean
  order: number[]
  solo_starts: boolean
  dice: number[]
  last_die: number | null
  reserved: { number: number; seat: number } | null
  roofs: string[]
  deck: number
  discards: string[]
  siesta: { vp: number; discs: number[] }[]
  market: SpaceView[]
  buildings: BuildingView[]
  farms: FarmView[]
}

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
