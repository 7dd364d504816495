// What server and page say to each other: docs/protocol.md in types.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export type TableState = 'waiting' | 'playing' | 'over' | 'abandoned'
export type Group = 'main' | 'anytime' | 'pass'
export type Ask = 'turn' | 'always'

export interface GameInfo {
  name: string
  title: string
  ruleset: string
  settings: Record<string, string>
  players: number
}

export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  connected: boolean
  away: boolean
  /** In how many seconds the others may give the seat away, counted from when this came. */
  free_in: number | null
  abandons: boolean
  acts: boolean
}

export interface OptionInfo {
  action: string
  text: string
  group: Group
  piece: string
}

export interface Asked {
  prompt: string
  options: OptionInfo[]
}

export interface LogEvent {
  seat: number
  text: string
  key: string
  args: JsonObject
}

export interface LogLine {
  step: number
  seat: number
  forced: boolean
  events: LogEvent[]
}

export interface SeatScore {
  seat: number
  total: number
  sources: { source: string; text: string; points: number }[]
}

export interface Final {
  winners: number[]
  scores: SeatScore[]
  verdict: string | null
}

export interface ViewMessage {
  type: 'view'
  table: string
  n: number
  seat: number
  state: TableState
  title: string
  game: GameInfo
  /** Its seed was chosen: whoever opened it may know what comes. */
  practice: boolean
  step: number
  seats: SeatInfo[]
  view: JsonObject | null
  asked: Asked | null
  log: { from: number; lines: LogLine[] }
  undo: { allowed: boolean; why: string | null }
  final: Final | null
  next: string | null
}

export interface SeatsMessage {
  type: 'seats'
  title: string
  state: TableState
  seats: SeatInfo[]
  next: string | null
}

export interface ConfirmMessage {
  type: 'confirm'
  n: number
  action: string
  why: 'turn' | 'chance' | 'over'
  text: string
}

export interface HintMove {
  action: string
  text: string
  /** By how many points its seat may expect to be ahead at the end. */
  margin: number
  reasons: { text: string; points: number }[]
}

export interface HintMessage {
  type: 'hint'
  n: number
  moves: HintMove[]
}

export interface ErrorMessage {
  type: 'error'
  key: string
  text: string
}

export type ServerMessage =
  | ViewMessage
  | SeatsMessage
  | ConfirmMessage
  | HintMessage
  | ErrorMessage
  | { type: 'stale'; n: number }
  | { type: 'why'; action: string; text: string }
  | { type: 'pong' }

export type PageMessage =
  | { type: 'hello'; table: string; secret: string | null; n: number | null; lang: string }
  | { type: 'click'; n: number; action: string; ask?: Ask }
  | { type: 'undo'; n: number }
  | { type: 'why'; action: string }
  | { type: 'hint'; n: number }
  | { type: 'lang'; lang: string }
  | { type: 'ping' }

export interface RulesetInfo {
  name: string
  title: string
  defaults: Record<string, string>
}

export interface GameChoice {
  name: string
  title: string
  min_players: number
  max_players: number
  rulesets: RulesetInfo[]
  settings: { name: string; title: string; values: string[] }[]
}

export interface BotChoice {
  name: string
  title: string
  /** What it is like, in a line. */
  about: string
  /** One of the levels that people choose from. */
  level: boolean
}

export interface Choices {
  games: GameChoice[]
  bots: BotChoice[]
  languages: string[]
  /** After how many days tables that nobody changes are deleted; 0: never. */
  keep_days: number
}

export interface TableInfo {
  table: string
  title: string
  state: TableState
  game: GameInfo
  practice: boolean
  n: number
  step: number
  created: number
  changed: number
  seats: SeatInfo[]
  next: string | null
}

export interface NewTable {
  game: string
  ruleset?: string
  settings?: Record<string, string>
  seats: string[]
  seed?: number
  title?: string
  names?: string[]
}

export interface Created {
  table: string
  seats: { seat: number; secret: string }[]
  invite: string | null
}

export interface ReplayInfo {
  replay: string
  game: GameInfo
  title: string
  names: string[]
  over: boolean
  steps: number
  viewers: number[]
  /** Whether the file may be downloaded: the game has ended. */
  file: boolean
  /** Why the replay goes no further, though more was played. */
  stops: { key: string; text: string } | null
}

export interface ReplayStep {
  replay: string
  seat: number
  step: number
  view: JsonObject
  line: LogLine | null
  final: Final | null
}

export interface Topic {
  topic: string
  lines: string[]
}

/** Reads a message of the server; null for what this page does not know. */
export function readMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const found: unknown = JSON.parse(data)
    if (typeof found !== 'object' || found === null || !('type' in found)) return null
    return TYPES.has(String(found.type)) ? (found as ServerMessage) : null
  } catch {
    return null
  }
}

const TYPES = new Set(['view', 'seats', 'confirm', 'hint', 'error', 'stale', 'why', 'pong'])
