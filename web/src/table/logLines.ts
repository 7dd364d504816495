// The log put in order: headings of round and phase, turns, what is new since one's own last move.
import { keyOf, type Piece } from '../board/places'
import type { EventInfo, Line } from '../net/messages'

/** What one player did in a row. */
export interface Turn {
  /** The step of its first line. */
  step: number
  seat: number
  lines: Line[]
}

/** The turns of one part of the game, newest first. */
export interface Stage {
  heading: string
  turns: Turn[]
}

/** Groups the lines that tell something by part of the game and turn, all newest first. */
export function groupLines(lines: Line[]): Stage[] {
  const stages: Stage[] = []
  for (const line of lines) {
    if (!line.events.length) continue
    let stage = stages[0]
    if (stage?.heading !== line.heading) stages.unshift((stage = { heading: line.heading, turns: [] }))
    const turn = stage.turns[0]
    if (turn?.seat === line.seat) turn.lines.unshift(line)
    else stage.turns.unshift({ step: line.step, seat: line.seat, lines: [line] })
  }
  return stages
}

/** Lists what others did since a seat's last move; nothing for a spectator, or before its first. */
export function sinceMine(lines: Line[], seat: number): Line[] {
  if (seat < 0) return []
  let start = lines.length
  while (start > 0 && lines[start - 1]?.seat !== seat) start -= 1
  return start ? lines.slice(start).filter((line) => line.events.length) : []
}

/** Names the cards that an event is about. */
export function cardsOf(event: EventInfo): string[] {
  if (event.cards) return event.cards
  const card = event.args['card']
  return typeof card === 'string' ? [card] : []
}

/** Lists the pieces that an event is about. It names all owners; a board names those of other seats only. */
export function piecesOf(event: EventInfo, viewer: number): Piece[] {
  const pieces = [event.piece, ...(event.moves ?? []).flatMap((move) => [move.from, move.to])]
  return pieces.flatMap((piece) => (piece ? [keyOf({ ...piece, seat: piece.seat === viewer ? null : piece.seat })] : []))
}
