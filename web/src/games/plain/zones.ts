// A view without a board: whatever the game shows, sorted into zones of pieces. Knows no game.
import type { Json, JsonObject, OptionInfo } from '../../net/messages'

export interface Piece {
  /** What options call it; empty where nothing can be. */
  id: string
  /** What else is known of it: marks, counts, pieces on it. */
  facts: Fact[]
}

export interface Fact {
  name: string
  /** A count, a word, or pieces. */
  value: number | string | Piece[]
}

export interface Zone {
  name: string
  facts: Fact[]
  pieces: Piece[]
}

export interface Plain {
  table: Zone[]
  /** One area a player, by seat. */
  players: Zone[][]
}

const NAMING = ['id', 'card', 'place', 'event', 'label', 'good', 'name', 'number']
/** Said elsewhere on the page, or nothing for people. */
const SAID_ELSEWHERE = ['game', 'ruleset', 'seat', 'over', 'q', 'r', 'actions_played', 'undo_floor', 'asks', 'to_act', 'players']
/** Worked out for a board that draws it, too much as a list of words. */
const FOR_BOARDS = [
  ...['offer', 'plays', 'in_sight', 'needs', 'price', 'score', 'total', 'next_season'],
  ...['pair', 'copy', 'spots', 'cells', 'hand_limit', 'city_spaces', 'workers_placed'],
]
const UNSHOWN = new Set([...SAID_ELSEWHERE, ...FOR_BOARDS])

const isObject = (json: Json | undefined): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json)

/** A list with an object for each player is the players' areas. */
function isPlayers(json: Json, players: number): json is JsonObject[] {
  return players > 0 && Array.isArray(json) && json.length === players && json.every((item) => isObject(item) && 'hand' in item)
}

export function readPlain(view: JsonObject, players: number): Plain {
  const plain: Plain = { table: [], players: [] }
  const loose: Fact[] = []
  for (const [name, value] of Object.entries(view)) {
    if (UNSHOWN.has(name)) continue
    if (isPlayers(value, players)) plain.players = value.map(zonesOf)
    else if (Array.isArray(value) || isObject(value)) plain.table.push(zoneOf(name, value))
    else loose.push(...factOf(name, value))
  }
  if (loose.length) plain.table.unshift({ name: '', facts: loose, pieces: [] })
  return plain
}

function zonesOf(area: JsonObject): Zone[] {
  const zones: Zone[] = []
  const loose: Fact[] = []
  for (const [name, value] of Object.entries(area)) {
    if (UNSHOWN.has(name)) continue
    if (Array.isArray(value) || isObject(value)) zones.push(zoneOf(name, value))
    else loose.push(...factOf(name, value))
  }
  return loose.length ? [{ name: '', facts: loose, pieces: [] }, ...zones] : zones
}

function zoneOf(name: string, value: Json[] | JsonObject): Zone {
  if (Array.isArray(value)) return { name, facts: [], pieces: value.map(pieceOf) }
  return { name, facts: Object.entries(value).flatMap(([key, item]) => factOf(key, item)), pieces: [] }
}

function pieceOf(value: Json): Piece {
  if (!isObject(value)) {
    if (Array.isArray(value)) return { id: '', facts: value.flatMap((item, i) => factOf(String(i + 1), item)) }
    return { id: value === null ? '' : String(value), facts: [] }
  }
  const naming = NAMING.find((name) => isName(value[name]))
  const facts = Object.entries(value)
    .filter(([name, item]) => name !== naming && item !== 0 && !UNSHOWN.has(name))
    .flatMap(([name, item]) => factOf(name, item))
  const id = naming && value[naming]
  return { id: isName(id) ? String(id) : '', facts }
}

const isName = (json: Json | undefined): json is string | number => typeof json === 'string' || typeof json === 'number'

/** Nothing, no and none are not worth a word, except where a count is. */
function factOf(name: string, value: Json): Fact[] {
  if (value === null || value === false || value === '') return []
  if (value === true) return [{ name, value: '' }]
  if (typeof value === 'number' || typeof value === 'string') return [{ name, value }]
  if (Array.isArray(value)) return value.length ? [{ name, value: value.map(pieceOf) }] : []
  const parts = Object.entries(value).flatMap(([key, item]) => (item === 0 ? [] : factOf(key, item)))
  return parts.map((part) => ({ ...part, name: part.name }))
}

/** The options about a piece: those with its id, and if their kind is a zone, in that zone. Another's pieces have none. */
export function optionsAt(options: OptionInfo[], id: string, zone: string, zones: Set<string>): OptionInfo[] {
  if (!id) return []
  return options.filter(({ piece }) => {
    if (piece?.id !== id || piece.seat !== null) return false
    return !zones.has(piece.kind) || piece.kind === zone
  })
}

export function zoneNames(plain: Plain): Set<string> {
  return new Set([...plain.table, ...plain.players.flat()].map((zone) => zone.name).filter(Boolean))
}
