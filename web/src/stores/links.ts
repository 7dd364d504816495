// The page's links: secrets and invitations travel in the fragment, so that they reach no server log.

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string; seats: string[]; invite: string | null }
  | { page: 'replay'; replay: string; step: number | null; seat: number | null }
  | { page: 'rules'; game: string; topic: string }
  | { page: 'new' }
  | { page: 'privacy' }
  | { page: 'missing' }

export function readRoute(path: string, fragment: string): Route {
  const parts = path.split('/').filter(Boolean)
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const [page = '', id = ''] = parts.map(decoded)
  if (!page || page === 'index.html') return { page: 'start' }
  if (page === 'table' && id) {
    const seats = (values.get('seat') ?? '').split(',').filter(Boolean)
    return { page, table: id, seats, invite: values.get('invite') }
  }
  if (page === 'replay' && id) {
    return { page, replay: id, step: number(values.get('step')), seat: number(values.get('view')) }
  }
  if (page === 'rules') return { page, game: id, topic: decoded(fragment.replace(/^#/, '')) }
  if (page === 'new' && !id) return { page }
  if (page === 'privacy') return { page }
  return { page: 'missing' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function number(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null
}

export const tableLink = (table: string) => `/table/${encodeURIComponent(table)}`
export const seatLink = (table: string, secrets: string[]) => `${tableLink(table)}#seat=${secrets.join(',')}`
export const inviteLink = (table: string, invite: string) => `${tableLink(table)}#invite=${invite}`
export const replayLink = (replay: string, step?: number, seat?: number) => {
  const place = [step === undefined ? '' : `step=${step}`, seat === undefined ? '' : `view=${seat}`]
  const fragment = place.filter(Boolean).join('&')
  return `/replay/${encodeURIComponent(replay)}${fragment ? `#${fragment}` : ''}`
}
export const rulesLink = (game: string, topic = '') => `/rules/${game}${topic ? `#${encodeURIComponent(topic)}` : ''}`
