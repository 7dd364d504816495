// What cards and tiles say, put together for labels and explanations.
import type { IconName } from '../../pieces/icons'
import type { Desk, Note } from './desk.svelte'
import type { BuildingView, CardData, Cards } from './types'

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

/** Says when a helper works: at once, by use, in which phases. */
export function timingWords(desk: Desk, card: CardData): string {
  const { timing, once, phases } = card.helper
  const when = phases.length ? phases.map((phase) => desk.say(`phase-${phase}`)).join(', ') : ''
  const how = timing === 'passive' ? desk.say('timing-passive') : once ? desk.say('timing-once') : timing === 'action' ? desk.say('timing-action') : ''
  return [how, when].filter(Boolean).join(' · ')
}

/** Says which of the printed values this project knows (docs/deviations.md). */
export function originWords(desk: Desk, provenance: string): string {
  if (!provenance.includes('designed')) return desk.say('origin-printed')
  return desk.say(provenance.includes('printed') ? 'origin-partly' : 'origin-designed')
}

export function roofName(desk: Desk, id: string): string {
  return desk.cards.roofs[id]?.name ?? id
}

export function roofNote(desk: Desk, id: string, more: string[] = []): Note {
  const kind = desk.cards.roofs[id]
  const phases = kind?.phases.map((phase) => desk.say(`phase-${phase}`)).join(', ')
  const lines = [...more, phases ? desk.say('usable-in', { phases }) : desk.say('usable-any')]
  return { title: roofName(desk, id), lines: [...lines, originWords(desk, kind?.provenance ?? '')], rule: 'LG-4.12' }
}

export function buildingName(desk: Desk, id: string): string {
  return desk.cards.buildings[id]?.name ?? id
}

export function buildingNote(desk: Desk, building: BuildingView): Note {
  const lines = [desk.text(`lagranja-about-building-${building.id}`)]
  if (building.opens !== null) lines.unshift(desk.say('closed', { count: building.opens }))
  if (building.first_vp) lines.push(desk.say('first-vp'))
  lines.push(originWords(desk, desk.cards.buildings[building.id]?.provenance ?? ''))
  return { title: buildingName(desk, building.id), lines, rule: 'LG-6.9' }
}

/** Explains a symbol that goods are delivered to, and why it is dark. */
export function symbolNote(desk: Desk, where: string, good: string, served: boolean, closed: number | null): Note {
  const have = (desk.farm.goods[good] ?? 0) + (desk.farm.fields.find((field) => field.good === good)?.full ?? 0)
  const has = good === 'vp' ? (desk.farm.vp ?? 0) : have
  const lines: string[] = []
  if (served) lines.push(desk.say('served'))
  else if (closed !== null) lines.push(desk.say('closed', { count: closed }))
  else if (!has) lines.push(desk.say('you-have-none'))
  return { title: `${where}: ${desk.good(good)}`, lines, rule: 'LG-6.5' }
}

/** Gives the card data of a number, which views write as the cards do. */
export function cardOf(cards: Cards, number: string): CardData {
  const card = cards.cards[number]
  if (!card) throw new RangeError(`no card ${number}`)
  return card
}
