// What cards and tiles say, put together for labels and explanations.
import type { IconName } from '../../pieces/icons'
import type { Note } from '../../board/boardState.svelte'
import type { LaGranjaBoard } from './boardState.svelte'
import type { CardData, Cards } from './components'
import type { BuildingView } from './view'

export interface Part {
  icon: IconName
  key: string
  count: number
}

/** Lists what an extension adds (LG-4.5). */
export function extensionParts(card: CardData): Part[] {
  const parts: Part[] = [
    { icon: 'hand', key: 'part-hand', count: card.hand },
    { icon: 'pen', key: 'part-pen', count: card.pens },
    { icon: 'donkey', key: 'part-delivery', count: card.deliveries },
    { icon: 'silver', key: 'part-silver', count: card.silver },
  ]
  return parts.filter((part) => part.count > 0)
}

const LONG = 12

/** Whether a name has a word that needs smaller letters to stay whole: few languages break well without a dictionary. */
export function isLong(name: string): boolean {
  return name.split(' ').some((word) => word.length > LONG)
}

/** Counts the letters of the longest word. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length))
}

/** Says when a helper works: at once, by use, in which phases. */
export function timingWords(board: LaGranjaBoard, card: CardData): string {
  const { timing, once_a_round: once, phases } = card.helper
  const when = phases.length ? phases.map((phase) => board.say(`phase-${phase}`)).join(', ') : ''
  const how =
    timing === 'passive'
      ? board.say('timing-passive')
      : once
        ? board.say('timing-once')
        : timing === 'action'
          ? board.say('timing-action')
          : ''
  return [how, when].filter(Boolean).join(' · ')
}

/** Puts the four sides of a card into words, for those who listen. */
export function sideWords(board: LaGranjaBoard, card: CardData): Record<string, string> {
  const { name, text } = card.helper
  const timing = timingWords(board, card)
  const barrow = [...card.barrow.map((good) => board.good(good)), board.say('points', { count: card.vp })]
  if (card.market) barrow.push(board.say('to-market'))
  const extension = extensionParts(card).map((part) => board.say(part.key, { count: part.count }))
  return {
    field: `${board.say('side-field')}: ${board.good(card.field)}.`,
    barrow: `${board.say('side-barrow')}: ${barrow.join(', ')}.`,
    extension: `${board.say('side-extension')}: ${extension.join(', ')}.`,
    helper: `${board.say('side-helper')}: ${name}. ${text} ${timing ? `(${timing})` : ''}`.trim(),
  }
}

export function roofName(board: LaGranjaBoard, id: string): string {
  return board.cards.roofs[id]?.name ?? id
}

export function roofNote(board: LaGranjaBoard, id: string, more: string[] = []): Note {
  const kind = board.cards.roofs[id]
  const phases = kind?.phases.map((phase) => board.say(`phase-${phase}`)).join(', ')
  const lines = [...more, phases ? board.say('usable-in', { phases }) : board.say('usable-any')]
  return { title: roofName(board, id), lines, rule: 'LG-4.12' }
}

export function buildingName(board: LaGranjaBoard, id: string): string {
  return board.cards.buildings[id]?.name ?? id
}

export function buildingNote(board: LaGranjaBoard, building: BuildingView): Note {
  const lines = [board.text(`lagranja-about-building-${building.id}`)]
  if (building.opens !== null) lines.unshift(board.say('closed', { count: building.opens }))
  if (building.first_vp) lines.push(board.say('first-vp'))
  return { title: buildingName(board, building.id), lines, rule: 'LG-6.9' }
}

/** Explains a symbol that goods are delivered to, and why it is dark. */
export function symbolNote(board: LaGranjaBoard, where: string, good: string, served: boolean, closed: number | null): Note {
  const have = (board.farm.goods[good] ?? 0) + (board.farm.fields.find((field) => field.good === good)?.full ?? 0)
  const has = good === 'vp' ? (board.farm.vp ?? 0) : have
  const lines: string[] = []
  if (served) lines.push(board.say('served'))
  else if (closed !== null) lines.push(board.say('closed', { count: closed }))
  else if (!has && !board.isSpectator) lines.push(board.say('you-have-none'))
  return { title: `${where}: ${board.good(good)}`, lines, rule: 'LG-6.5' }
}

/** Gives the card data of a number, which views write as the cards do. */
export function cardOf(cards: Cards, number: string): CardData {
  const card = cards.cards[number]
  if (!card) throw new RangeError(`no card ${number}`)
  return card
}
