// Which piece on the board an option belongs to. The browser knows no rules: it only reads notations.
import type { Option, Tab } from '../board'
import type { Barrow, Farm, View } from './view'

/** A piece's key, as `die-4`, `hand-23` or `symbol-merchant-0`. */
export type Piece = string

const WITHOUT_PIECE = new Set(['end', 'done', 'decline', 'without', 'income', 'grow', 'choose'])
const SIDES = new Set(['field', 'barrow', 'extension', 'helper', 'discard'])

/** Names the piece that an option belongs to, or null where it is left to the action bar. */
export function pieceOf(notation: string, view: View, seat: number): Piece | null {
  const [word = '', ...rest] = notation.split(' ')
  const argument = rest.join(' ')
  const farm = view.farms[seat]
  if (!farm || WITHOUT_PIECE.has(word)) return null
  if (SIDES.has(word)) return handPiece(argument, farm)
  switch (word) {
    case 'hats':
      return 'disc'
    case 'extra':
      return 'extra'
    case 'die':
      return view.dice.includes(Number(argument)) ? `die-${argument}` : null
    case 'reserve':
    case 'change':
      return `space-${argument}`
    case 'donkey':
      return `donkey-${argument}`
    case 'steps':
      return stepsPiece(Number(argument), view, farm)
    case 'stall':
      return marketPiece(argument, view)
    case 'roof':
      return view.roofs.includes(argument) ? `roof-${argument}` : null
    case 'bonus':
      return ownRoofPiece(argument, farm, false)
    case 'flip':
      return ownRoofPiece(argument, farm, true)
    case 'use':
      return helperPiece(argument, farm)
    case 'trade':
      return 'good-trade-good'
    case 'deliver':
      return symbolPiece(rest[0] ?? '', rest.slice(1).join(' '), false, view, farm)
    case 'replace':
      return /^barrow-\d$/.test(argument) ? argument : helperPiece(argument, farm)
    case 'take-back':
      return takeBackPiece(rest, view, farm)
    case 'take':
      return argument.includes('+') ? null : `good-${argument}`
    case 'buy':
    case 'sell':
    case 'upgrade':
    case 'pay':
    case 'from':
      return goodPiece(argument)
    default:
      return null
  }
}

function goodPiece(source: string): Piece {
  const [good = '', field] = source.split(' ')
  return field ? `field-${good}` : `good-${good}`
}

function handPiece(number: string, farm: Farm): Piece | null {
  const card = farm.hand?.find((found) => found.toLowerCase() === number.toLowerCase())
  return card ? `hand-${card}` : null
}

function helperPiece(id: string, farm: Farm): Piece | null {
  return farm.helpers.some((helper) => helper.id === id) ? `helper-${id}` : null
}

function ownRoofPiece(kind: string, farm: Farm, used: boolean): Piece | null {
  const place = farm.roofs.findIndex((roof) => roof.id === kind && roof.used === used)
  return place < 0 ? null : `own-roof-${place}`
}

function marketPiece(label: string, view: View): Piece | null {
  return view.market.some((space) => space.label === label) ? `hex-${label}` : null
}

/** A step that would only be lost shares its space with a shorter one, and stays in the action bar. */
function stepsPiece(steps: number, view: View, farm: Farm): Piece | null {
  const space = farm.siesta + steps
  return space < view.siesta.length ? `siesta-${space}` : null
}

function takeBackPiece(words: string[], view: View, farm: Farm): Piece | null {
  const [first = '', second = '', third = ''] = words
  if (first === 'mark') return helperPiece(second, farm)
  if (first === 'bar') return 'good-trade-good'
  if (first === 'stall') return marketPiece(second, view)
  if (first === 'owner') return `owner-${second}`
  if (second === 'from') return symbolPiece(first, third, true, view, farm)
  return goodPiece(words.join(' '))
}

function symbolPiece(good: string, where: string, served: boolean, view: View, farm: Farm): Piece | null {
  const [goods, done] = rowAt(where, view, farm)
  const matches = goods.map((found, i) => (found === good && done[i] === served ? i : -1)).filter((i) => i >= 0)
  const symbol = served ? matches.at(-1) : matches[0]
  return symbol === undefined ? null : `symbol-${where}-${symbol}`
}

function rowAt(where: string, view: View, farm: Farm): [string[], boolean[]] {
  const barrow: Barrow | null | undefined = where.startsWith('barrow-') ? farm.barrows[Number(where.slice('barrow-'.length)) - 1] : null
  if (barrow) return [barrow.goods, barrow.served]
  const building = view.buildings.find((found) => found.id === where)
  const row = farm.rows.find((found) => found.id === where)
  return [building?.row ?? [], row?.served ?? []]
}

export interface Placed {
  /** The options of each lit piece. */
  pieces: Map<Piece, Option[]>
  /** What has no piece: the action bar alone shows it. */
  left: Option[]
}

/** Sorts the options to their pieces. */
export function placeOptions(options: Option[], view: View, seat: number): Placed {
  const pieces = new Map<Piece, Option[]>()
  const left: Option[] = []
  for (const option of options) {
    const piece = pieceOf(option.action, view, seat)
    if (piece === null) left.push(option)
    else pieces.set(piece, [...(pieces.get(piece) ?? []), option])
  }
  return { pieces, left }
}

/** Lists the actions that the board places; the action bar must show the others as buttons. */
export function placedActions(options: Option[], view: View, seat: number): Set<string> {
  const { pieces } = placeOptions(options, view, seat)
  return new Set([...pieces.values()].flat().map((option) => option.action))
}

/** Names the tab on which a piece lies. */
export function tabOf(piece: Piece): Tab {
  if (piece.startsWith('hand-')) return 'hand'
  if (/^(die|space|siesta|hex|roof|owner)-|^disc$|^symbol-(?!barrow)/.test(piece)) return 'village'
  return 'farm'
}

/** Lists the tabs on which something that is asked for is lit, for the badges of a phone. */
export function litTabs(options: Option[], view: View, seat: number): Set<Tab> {
  const { pieces } = placeOptions(options, view, seat)
  const asked = [...pieces].filter(([, found]) => found.some((option) => option.group === 'main'))
  return new Set(asked.map(([piece]) => tabOf(piece)))
}
