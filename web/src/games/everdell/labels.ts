// What places, events and cards say, put together for labels and explanations.
import type { Note } from '../../board/boardState.svelte'
import type { EverdellBoard } from './boardState.svelte'
import { RESOURCES, type EventData } from './card/components'
import type { CardView, EventView, Gains, Offer, Place } from './view'

/** Marks a card that lies in a city: what it would cost does not matter any more. */
export const PLAYED = 'played:'

/** Marks an event among the cards that are shown large. */
export const EVENT = 'event:'

const RULES: Record<string, string> = { basic: 'EV-4.3', forest: 'EV-4.4', haven: 'EV-4.8', journey: 'EV-4.9' }

/** Lists amounts: "2 twigs, 1 card". */
export function amounts(board: EverdellBoard, goods: Record<string, number>): string[] {
  return RESOURCES.flatMap((id) => (goods[id] ? [board.amount(id, goods[id])] : []))
}

/** Describes what a spot would give now. */
export function gainWords(board: EverdellBoard, gains: Gains): string {
  const found = amounts(board, gains.resources)
  if (gains.any) found.push(board.say('amount-any', { n: gains.any }))
  if (gains.cards) found.push(board.say('amount-cards', { n: gains.cards }))
  if (gains.points) found.push(board.say('amount-points', { n: gains.points }))
  const what = found.join(', ')
  if (!what) return gains.more ? '' : board.say('gives-nothing')
  if (gains.discards) return board.say(gains.up_to ? 'gives-for-up-to' : 'gives-for', { what, n: gains.discards })
  if (gains.gives) return board.say('gives-for-gift', { what, n: gains.gives })
  return board.say(gains.up_to ? 'gives-up-to' : 'gives', { what })
}

/** Describes what an open spot gives now; of a closed one its text tells enough. */
function offerLines(board: EverdellBoard, offer: Offer | null): string[] {
  return offer?.open ? [gainWords(board, offer.gives)].filter(Boolean) : []
}

/** Explains why a spot is closed. */
function closed(board: EverdellBoard, offer: Offer | null): { closed?: string } {
  return offer && !offer.open && offer.why ? { closed: board.say(`closed-${offer.why}`) } : {}
}

export function workersLine(board: EverdellBoard, workers: number[]): string[] {
  return workers.length ? [board.say('workers-of', { names: workers.map((seat) => board.nameOf(seat)).join(', ') })] : []
}

/** Above this number, the workers of a player are drawn as one with a number. */
const EACH = 2

/** The workers of a place as they are drawn: each, or one per player with their number. */
export function stacksOf(workers: number[]): { seat: number; n: number }[] {
  if (workers.length <= EACH) return workers.map((seat) => ({ seat, n: 1 }))
  return [...new Set(workers)].map((seat) => ({ seat, n: workers.filter((other) => other === seat).length }))
}

export function placeNote(board: EverdellBoard, place: Place): Note {
  const data = board.cards.places[place.place]
  const kind = data?.kind ?? 'basic'
  const room = place.spots === null ? board.say('spots-any') : board.say('spots', { n: place.spots })
  return {
    title: board.say(`place-${kind}`),
    lines: [data?.text ?? '', room, ...workersLine(board, place.workers), ...offerLines(board, place.offer)],
    ...closed(board, place.offer),
    rule: RULES[kind] ?? 'EV-4.1',
  }
}

export function placeLabel(board: EverdellBoard, place: Place): string {
  const data = board.cards.places[place.place]
  return [`${board.say(`place-${data?.kind ?? 'basic'}`)}: ${data?.text ?? place.place}`, ...workersLine(board, place.workers)].join(' ')
}

/** Lists what an event asks for: what is there, what is missing. */
export function needLines(board: EverdellBoard, event: EventView): string[] {
  const lines = event.needs.map((need) => {
    const what = need.card ? board.cardName(need.card) : board.text(`everdell-colour-${need.colour}`)
    if (need.have === null) return board.say('need', { what, n: need.n })
    return board.say(need.have >= need.n ? 'need-met' : 'need-missing', { what, n: need.n, have: Math.min(need.have, need.n) })
  })
  const price = amounts(board, event.price.resources).join(', ')
  if (price) lines.push(board.say('event-price', { what: price }))
  if (event.price.city_cards) lines.push(board.say('event-price-cards', { n: event.price.city_cards }))
  return lines
}

/** What is printed on an event: a number, or at most so much for what is given for it; null for a formula. */
export function printedWorth({ points, effect }: Pick<EventData, 'points' | 'effect'>): string | null {
  const given = /-for-points\((\d+),(\d+)\)/.exec(effect)
  if (given) return `≤${Number(given[1]) * Number(given[2])}`
  return /^\d+$/.test(points) ? points : null
}

export function eventNote(board: EverdellBoard, event: EventView): Note {
  const data = board.cards.events[event.event]
  const lines: string[] = []
  if (event.owner !== null) lines.push(board.say('event-of', { name: board.nameOf(event.owner) }))
  else lines.push(...needLines(board, event))
  const lies = amounts(board, event.goods)
  const under = Array.isArray(event.under) ? event.under.length : event.under
  if (under) lies.push(board.say('amount-cards', { n: under }))
  if (lies.length) lines.push(board.say('on-it', { what: lies.join(', ') }))
  if (Array.isArray(event.under) && under) {
    lines.push(board.say('under-event', { cards: event.under.map((id) => board.cardName(id)).join(', ') }))
  }
  const isGivenFor = data ? printedWorth(data)?.startsWith('≤') : false
  if (event.points !== null && !isGivenFor)
    lines.push(board.say(event.owner === null ? 'event-worth-you' : 'event-worth', { n: event.points }))
  if (event.owner === null) lines.push(...offerLines(board, event.offer))
  // What it asks for is told need by need.
  const isSaid = event.owner !== null || (event.offer?.why === 'requirement' && event.needs.length > 0)
  return {
    title: data?.name ?? event.event,
    card: EVENT + event.event,
    lines,
    ...(isSaid ? {} : closed(board, event.offer)),
    rule: 'EV-4.7',
  }
}

export function eventLabel(board: EverdellBoard, event: EventView): string {
  const name = board.cards.events[event.event]?.name ?? event.event
  const more = event.owner === null ? needLines(board, event) : [board.say('event-of', { name: board.nameOf(event.owner) })]
  return [`${name}.`, ...more].join(' ')
}

/** Lists what lies on a card of a city. */
export function onCardLines(board: EverdellBoard, card: CardView, prisoners: string[]): string[] {
  const lines: string[] = []
  if (card.occupied) lines.push(board.say('occupied'))
  const lies = amounts(board, card.goods)
  if (card.points) lies.push(board.say('amount-points', { n: card.points }))
  if (lies.length) lines.push(board.say('on-it', { what: lies.join(', ') }))
  lines.push(...workersLine(board, card.workers))
  if (prisoners.length) lines.push(board.say('prisoners', { cards: prisoners.map((id) => board.cardName(id)).join(', ') }))
  if (card.pair !== null) lines.push(board.say('paired'))
  return lines
}

/** Names a card of a city so that two copies of it are told apart: by their number and what lies on them. */
export function cityCardLabel(board: EverdellBoard, card: CardView, twins: number, prisoners: string[]): string {
  const name = board.cardName(card.card)
  const named = twins > 1 ? board.say('copy', { card: name, n: card.copy, total: twins }) : name
  return [`${named}.`, ...onCardLines(board, card, prisoners)].join(' ')
}

export function cityCardNote(board: EverdellBoard, card: CardView, twins: number, prisoners: string[]): Note {
  const lines = twins > 1 ? [board.say('copy', { card: board.cardName(card.card), n: card.copy, total: twins })] : []
  return {
    title: '',
    card: PLAYED + card.card,
    lines: [...lines, ...onCardLines(board, card, prisoners), ...offerLines(board, card.offer)],
    ...closed(board, card.offer),
  }
}
