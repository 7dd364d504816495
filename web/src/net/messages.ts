// Generated from meadowmarket.server.messages by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export type Ask = 'none' | 'turn' | 'always'

export type TableState = 'waiting' | 'playing' | 'over' | 'abandoned'

export type Group = 'main' | 'anytime' | 'pass'

/** What is wrong: a stable key, and a text for people. */
export interface ErrorText {
  key: string
  text: string
}

/** The body of every answer that is an error. */
export interface ErrorBody {
  error: ErrorText
}

/** Which game is played, and how. */
export interface GameInfo {
  name: string
  title: string
  ruleset: string
  settings: Record<string, string>
  players: number
}

/** One seat as everyone sees it. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string | null
  connected: boolean
  away: boolean
  /** In how many seconds the others may give the seat away, counted from when this was sent. */
  free_in: number | null
  abandons: boolean
  acts: boolean
}

/** The piece that an option is about; `place` counts from 0, `seat` is its owner where that is not who is asked. */
export interface PieceInfo {
  kind: string
  id: string
  place: number | null
  seat: number | null
}

/** One action that a seat may take. */
export interface OptionInfo {
  action: string
  text: string
  /** What is asked, what may be done at any time, and what ends a turn or passes. */
  group: Group
  piece: PieceInfo | null
}

/** What is asked of a seat. */
export interface Asked {
  prompt: string
  options: OptionInfo[]
}

/** One thing that happened. */
export interface EventInfo {
  seat: number
  text: string
  key: string
  args: JsonObject
}

/** What a seat may know of one action. */
export interface Line {
  step: number
  seat: number
  forced: boolean
  events: EventInfo[]
}

/** The lines that follow a step; those after it that were known before no longer hold. */
export interface Log {
  from: number
  lines: Line[]
}

/** Whether a seat may take back its last choice, else why not. */
export interface UndoInfo {
  allowed: boolean
  why: string | null
}

/** Points from one source. */
export interface SourceInfo {
  source: string
  text: string
  points: number
}

/** The points of one seat. */
export interface ScoreInfo {
  seat: number
  total: number
  sources: SourceInfo[]
}

/** How a game ended. */
export interface Final {
  winners: number[]
  scores: ScoreInfo[]
  /** How it ended, where there is more to say than who has won: a solo game's rank, or the points to beat. */
  verdict: string | null
}

/** One thing that a move changes, in points at the end. */
export interface HintReason {
  text: string
  points: number
}

/** An option worth considering, the margin to expect at the end, and why. */
export interface HintMove {
  action: string
  text: string
  /** By how many points its seat may expect to be ahead at the end. */
  margin: number
  reasons: HintReason[]
}

/** Asks for a new table. */
export interface NewTable {
  game: string
  seats: string[]
  ruleset?: string | null
  settings?: Record<string, string>
  seed?: number | null
  title?: string
  names?: string[]
}

/** Asks for an open seat: the one named, or the first. */
export interface Join {
  invite: string
  name?: string
  seat?: number | null
}

/** Renames the seat's person, the table, or both. */
export interface Rename {
  name?: string | null
  title?: string | null
}

/** Leaves a seat, to a bot or to nobody. */
export interface Leave {
  bot?: string | null
}

/** Gives a seat to a bot. */
export interface GiveSeat {
  bot: string
}

/** Asks to end the game early, or not any more. */
export interface Abandon {
  abandon?: boolean
}

/** Hands over a replay. */
export interface Upload {
  text: string
}

/** A ruleset of a game, with the values of its settings. */
export interface RulesetInfo {
  name: string
  title: string
  defaults: Record<string, string>
}

/** One thing that a table can choose. */
export interface SettingInfo {
  name: string
  title: string
  values: string[]
}

/** A game that can be played. */
export interface GameChoice {
  name: string
  title: string
  min_players: number
  max_players: number
  rulesets: RulesetInfo[]
  settings: SettingInfo[]
}

/** A bot that can sit at a table: one of the levels that people choose from, or another. */
export interface BotChoice {
  name: string
  title: string
  /** What it is like, in one line. */
  about: string
  level: boolean
}

/** What can be played, with whom, and in which languages. */
export interface Games {
  games: GameChoice[]
  bots: BotChoice[]
  languages: string[]
  /** After how many days a table that nobody changes is deleted; 0: never. */
  keep_days: number
}

/** What is printed on a game's components. */
export interface Components {
  components: JsonObject
}

/** One thing that can be looked up. */
export interface Topic {
  topic: string
  lines: string[]
}

/** What can be looked up. */
export interface Topics {
  topics: Topic[]
}

/** The rules of a game. */
export interface Rules {
  format: 'markdown'
  text: string
}

/** A seat and the secret that proves it. */
export interface OwnSeat {
  seat: number
  secret: string
}

/** A new table. */
export interface CreatedTable {
  table: string
  seats: OwnSeat[]
  invite: string | null
}

/** What lets someone take an open seat. */
export interface Invitation {
  invite: string
}

/** Where a new table is, with the secrets of its opener in the fragment. */
export interface NewLink {
  link: string
}

/** A table that is no longer there. */
export interface Deleted {
  deleted: string
}

/** The table of a rematch. */
export interface NextTable {
  table: string
}

/** A table as everyone sees it. */
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

/** Whether a table that can't be played has ended now; if not, the seconds that the others have to answer. */
export interface EndedTable {
  ended: boolean
  seconds: number
}

/** Why a replay goes no further, though more was played. */
export interface ReplayStop {
  key: string
  text: string
}

/** What can be stepped through, and from whose view; whether its file is given out; why it stops early, if so. */
export interface ReplayInfo {
  replay: string
  game: GameInfo
  title: string
  names: string[]
  over: boolean
  steps: number
  viewers: number[]
  file: boolean
  stops: ReplayStop | null
}

/** A game after one of its actions. */
export interface ReplayStep {
  replay: string
  seat: number
  step: number
  view: JsonObject
  line: Line | null
  final: Final | null
}

/** An uploaded replay, found good. */
export interface Uploaded {
  replay: string
  steps: number
  over: boolean
}

/** The server is well. */
export interface Health {
  status: 'ok'
  version: string
}

/** Whether the server can do its work, and which part of it. */
export interface Ready {
  ready: boolean
  database: boolean
  workers: boolean
}

/** Begins: which table, and as whom. */
export interface Hello {
  type: 'hello'
  table: string
  secret?: string | null
  n?: number | null
  lang?: string
}

/** Takes an option of a view. */
export interface Click {
  type: 'click'
  n: number
  action: string
  ask?: Ask
}

/** Takes back the last choice. */
export interface Undo {
  type: 'undo'
  n: number
}

/** Asks why an action can't be taken. */
export interface Why {
  type: 'why'
  action: string
}

/** Asks what a strong player would do. */
export interface Hint {
  type: 'hint'
  n: number
}

/** Changes the language. */
export interface Lang {
  type: 'lang'
  lang: string
}

/** Asks for a sign of life. */
export interface Ping {
  type: 'ping'
}

/** Everything that a seat sees and may do. */
export interface View {
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
  log: Log
  undo: UndoInfo
  final: Final | null
  next: string | null
}

/** Who sits where, when only that has changed. */
export interface Seats {
  type: 'seats'
  title: string
  state: TableState
  seats: SeatInfo[]
  next: string | null
}

/** A click or undo came too late; the fresh view follows. */
export interface Stale {
  type: 'stale'
  n: number
}

/** Asks whether a click is meant. */
export interface Confirm {
  type: 'confirm'
  n: number
  action: string
  why: 'chance' | 'over' | 'turn'
  text: string
}

/** Explain why an action can't be taken. */
export interface WhyNot {
  type: 'why'
  action: string
  text: string
}

/** Tell what a strong player would do, the best first. */
export interface Hints {
  type: 'hint'
  n: number
  moves: HintMove[]
}

/** A sign of life. */
export interface Pong {
  type: 'pong'
}

/** What was wrong with a message; nothing has changed. */
export interface Problem {
  type: 'error'
  key: string
  text: string
}

export type PageMessage = Hello | Click | Undo | Why | Hint | Lang | Ping

export type ServerMessage = View | Seats | Stale | Confirm | WhyNot | Hints | Pong | Problem

/** The values of `type` in the messages of the server. */
export const SERVER_TYPES: readonly string[] = ['view', 'seats', 'stale', 'confirm', 'why', 'hint', 'pong', 'error']
