// My tables: what this browser has the secrets of. No account needed.
import { keep, readKept } from './preferences.svelte'

export interface MySeat {
  seat: number
  secret: string
}

export interface MyTable {
  table: string
  title: string
  game: string
  seats: MySeat[]
  invite: string | null
  /** When this browser last opened it, in milliseconds. */
  seen: number
}

const KEY = 'meadowmarket.tables'
const MOST = 200

/** Takes from what was kept what is whole. */
export function whole(kept: unknown): MyTable[] {
  return Array.isArray(kept) ? kept.filter(isMyTable) : []
}

function isMyTable(found: unknown): found is MyTable {
  if (typeof found !== 'object' || found === null) return false
  const table = found as Partial<MyTable>
  return typeof table.table === 'string' && Array.isArray(table.seats) && typeof table.seen === 'number'
}

const kept = $state({ tables: whole(readKept(KEY)) })

export function myTables(): MyTable[] {
  return [...kept.tables].sort((a, b) => b.seen - a.seen)
}

export function myTable(table: string): MyTable | undefined {
  return kept.tables.find((found) => found.table === table)
}

/** Adds a table, or seats of one, and what else is known of it. */
export function keepTable(table: string, known: Partial<Omit<MyTable, 'table' | 'seen'>>): MyTable {
  const before = myTable(table)
  const seats = [...(before?.seats ?? [])]
  for (const seat of known.seats ?? []) {
    const same = seats.findIndex((found) => found.secret === seat.secret || (seat.seat >= 0 && found.seat === seat.seat))
    if (same < 0) seats.push(seat)
    else seats[same] = seat
  }
  const now: MyTable = {
    table,
    title: known.title ?? before?.title ?? '',
    game: known.game ?? before?.game ?? '',
    invite: known.invite ?? before?.invite ?? null,
    seats,
    seen: Date.now(),
  }
  kept.tables = [now, ...kept.tables.filter((found) => found.table !== table)].slice(0, MOST)
  keep(KEY, kept.tables)
  return now
}

/** Forgets a seat that belongs to someone else now. */
export function forgetSeat(table: string, secret: string): void {
  kept.tables = kept.tables.map((found) =>
    found.table === table ? { ...found, seats: found.seats.filter((seat) => seat.secret !== secret) } : found,
  )
  keep(KEY, kept.tables)
}

export function forgetTable(table: string): void {
  kept.tables = kept.tables.filter((found) => found.table !== table)
  keep(KEY, kept.tables)
}

/** Another tab may have changed the list. */
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === KEY) kept.tables = whole(readKept(KEY))
})
