// Generated from meadowmarket.server.messages by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export type TableState = 'waiting' | 'playing' | 'over' | 'abandoned'

export type Ask = 'none' | 'turn' | 'always'

export type Group = 'main' | 'anytime' | 'pass'

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

/** What can be played, with which bots, and in which languages. */
export interface Games {
  games: GameChoice[]
  bots: BotChoice[]
  languages: string[]
  /** After how many days a table that nobody changes is deleted; 0: never. */
  keep_days: number
  /** The address at which others reach this server, for invitations; empty if only this machine can. */
  address: string
}

/** What is printed on a game's components. */
export interface Components {
  components: JsonObject
}

/** A paragraph of the rules about something, as Markdown. */
export interface Ruling {
  paragraph: string
  text: string
}

/** One thing that can be looked up. */
export interface Topic {
  topic: string
  lines: string[]
  /** The paragraphs of the rules that name it; left out where there are none. */
  rulings?: Ruling[]
}

/** What can be looked up. */
export interface Topics {
  topics: Topic[]
}

/** The rules of a game, in the language `lang`. */
export interface Rules {
  format: 'markdown'
  text: string
  lang: string
  /** What the rules call each term of the glossary, for pictures beside the words. */
  names: Record<string, string[]>
}

/** A lesson in a list. */
export interface LessonInfo {
  lesson: string
  title: string
  about: string
  minutes: number
  steps: number
}

/** The lessons of a game, in their order. */
export interface GameLessons {
  name: string
  title: string
  lessons: LessonInfo[]
}

/** What can be learned. */
export interface Lessons {
  games: GameLessons[]
}

/** A step of a lesson: what to read and, at a move, the options and the right move. */
export interface LessonStepInfo {
  game: GameInfo
  lesson: string
  title: string
  step: number
  steps: number
  kind: 'done' | 'look' | 'move'
  text: string
  /** The paragraph that the step is about; may be empty. */
  rule: string
  /** The parts of the board that the step is about. */
  show: string[]
  seat: number
  names: string[]
  view: JsonObject
  asked: Asked | null
  /** The notation of the right move; empty where none is asked for. */
  move: string
  /** What has happened since the step before. */
  lines: Line[]
  final: Final | null
  /** The lesson that follows; empty after the last one. */
  next: string
}

/** Whether a move was right; if not, why, and where the rules say so. */
export interface LessonAnswer {
  right: boolean
  text: string
  rule: string
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

/** Permission to take an open seat. */
export interface Invitation {
  invite: string
}

/** The link to a new table, with its opener's secrets in the fragment. */
export interface NewLink {
  link: string
}

/** The answer to a deleted table. */
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

/** Whether an unplayable table has ended now; if not, the seconds the others have to answer. */
export interface EndedTable {
  ended: boolean
  seconds: number
}

/** Why a replay goes no further, though more was played. */
export interface ReplayStop {
  key: string
  text: string
}

/** The start of a part of a game: after which action, whose part it is (-1: everyone's), and its name. */
export interface ReplayMark {
  step: number
  seat: number
  text: string
  /** Whether it is a main part, such as a round or season; else a part of one, such as a phase. */
  main: boolean
}

/** A replay: which views it has, whether its file is available, and why it stops early, if it does. */
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
  /** The parts of the game; those of a running one as far as it goes. */
  marks: ReplayMark[]
  /** Whether the game can be reviewed, and played on from any of its positions: it has ended, or is a file. */
  reviewable: boolean
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

/** What a seat may know of the actions after a step; only some of them, if there are many. */
export interface ReplayLog {
  replay: string
  seat: number
  /** How many actions the game has: those after the last line can be asked for next. */
  steps: number
  log: Log
}

/** A choice of a reviewed game: its action number, and the seat's expected margin at the end, in points. */
export interface ReviewPoint {
  number: number
  seat: number
  /** By how many points it could expect to be ahead, with the best move. */
  margin: number
  /** How many of them the move taken lost. */
  loss: number
}

/** A seat's accuracy: how close its choices came to the best ones, from 0 to 100. */
export interface ReviewSeat {
  seat: number
  choices: number
  accuracy: number | null
  /** By how many points it was ahead at the end; null if the game has no end. */
  margin: number | null
}

/** A turning point: the number of its action, what the move taken lost, and the better moves, best first. */
export interface ReviewTurn {
  number: number
  seat: number
  loss: number
  /** Half the width of the loss's 95 % interval. */
  error: number
  taken: HintMove
  better: HintMove[]
}

/** A review: what was found so far. `seats` and `turns` are empty until it is ready. */
export interface ReviewInfo {
  replay: string
  state: 'ready' | 'running'
  done: number
  count: number
  points: ReviewPoint[]
  seats: ReviewSeat[]
  turns: ReviewTurn[]
}

/** An accepted upload of a replay. */
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

/** An error: a stable key, and a text for people. */
export interface ErrorText {
  key: string
  text: string
}

/** The body of every error response. */
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

/** Something that a player said: a phrase, which each page shows in its own language, or a text. */
export interface TalkLine {
  number: number
  seat: number
  phrase: string
  text: string
  time: number
}

/** The piece that an option is about; `place` counts from 0, `seat` is its owner if another seat is asked. */
export interface PieceInfo {
  kind: string
  id: string
  place: number | null
  seat: number | null
  /** The part of the piece, as a side of a card, one of its prices or the good of a symbol; empty for the whole. */
  part: string
}

/** One action that a seat may take. */
export interface OptionInfo {
  action: string
  /** What kind of action it is, as a word: a page may put options with the same word into one menu. */
  word: string
  text: string
  /** What is asked, what may be done at any time, and what ends a turn or passes. */
  group: Group
  piece: PieceInfo | null
  /** What the action makes final; the page asks whether it is meant. Left out for ordinary actions. */
  confirm?: string
}

/** What is asked of a seat. */
export interface Asked {
  prompt: string
  options: OptionInfo[]
  /** The action that takes nothing away from the seat: the page may answer with it by itself. */
  trivial: string | null
  /** What helps a beginner with this kind of decision. */
  guide: string
}

/** Pieces of one kind that went from one place to another; null where no place of the table is meant. */
export interface MoveInfo {
  /** A word of the game: a resource, `card`, `worker`, `point`. */
  what: string
  count: number
  from: PieceInfo | null
  to: PieceInfo | null
  /** The id of a card that is seen; left out otherwise. */
  card?: string
}

/** One thing that happened. Empty fields are left out. */
export interface EventInfo {
  seat: number
  text: string
  key: string
  args: JsonObject
  /** The piece that the event is about. */
  piece?: PieceInfo
  /** The ids of the cards that it names. */
  cards?: string[]
  /** What moved, for a board to show; here each place names its owner. */
  moves?: MoveInfo[]
}

/** What a seat may know of one action. */
export interface Line {
  step: number
  seat: number
  forced: boolean
  events: EventInfo[]
  /** The part of the game it belongs to, such as round and phase; empty where the game names none. */
  heading: string
}

/** The lines after a step; they replace those after it that were sent before. */
export interface Log {
  from: number
  lines: Line[]
}

/** Whether a seat may take back its last choice; if not, why. */
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

/** An option worth considering, its expected margin, and why. */
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
  /** Whether players may talk to each other. */
  talk?: boolean
}

/** Asks for an open seat: the one named, or the first. */
export interface Join {
  invite: string
  name?: string
  seat?: number | null
}

/** Renames the seat's person or the table, or lets players talk or not. */
export interface Rename {
  name?: string | null
  title?: string | null
  talk?: boolean | null
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

/** Uploads a replay. */
export interface Upload {
  text: string
}

/** A move of a learner, at a step of a lesson. */
export interface LessonMove {
  step: number
  action: string
}

/** Asks for a table that plays on from a position of a replay: from a seat, against bots of one name. */
export interface PlayOn {
  step: number
  seat: number
  bot?: string
  name?: string
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

/** Asks why an action can't be taken, or why nothing can be done with a piece. */
export interface Why {
  type: 'why'
  action?: string | null
  /** The piece's key: kind, id and place with hyphens between them, then `@` and its owner where it has one. */
  piece?: string | null
}

/** Asks what a strong player would do. */
export interface HintRequest {
  type: 'hint'
  n: number
}

/** Changes the language. */
export interface Lang {
  type: 'lang'
  lang: string
}

/** Says something to everyone at the table: a phrase, or a text. */
export interface Say {
  type: 'say'
  phrase?: string
  text?: string
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
  /** Its seed was chosen: the person who opened it may know what comes. */
  practice: boolean
  step: number
  seats: SeatInfo[]
  view: JsonObject | null
  asked: Asked | null
  log: Log
  undo: UndoInfo
  final: Final | null
  next: string | null
  /** Whether players may talk at this table. */
  talk: boolean
}

/** Who sits where, when only that has changed. */
export interface Seats {
  type: 'seats'
  title: string
  state: TableState
  seats: SeatInfo[]
  next: string | null
  talk: boolean
}

/** What was said since the last of these; the first one holds what was said before. */
export interface Talk {
  type: 'talk'
  lines: TalkLine[]
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

/** Why an action can't be taken, or why nothing can be done with a piece. */
export interface WhyNot {
  type: 'why'
  action: string | null
  piece: string | null
  /** Whole sentences, the most important first. */
  lines: string[]
  /** The paragraph of the rules. */
  rule: string | null
}

/** What a strong player would do, the best move first. */
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

export type PageMessage = Hello | Click | Undo | Why | HintRequest | Lang | Say | Ping

export type ServerMessage = View | Seats | Talk | Stale | Confirm | WhyNot | Hints | Pong | Problem

/** The values of `type` in the messages of the server. */
export const SERVER_TYPES: readonly string[] = ['view', 'seats', 'talk', 'stale', 'confirm', 'why', 'hint', 'pong', 'error']
