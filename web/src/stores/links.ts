// The page's links: secrets and invitations travel in the fragment, so that they reach no server log.

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string; seats: string[]; invite: string | null }
  | { page: 'replay'; replay: string; step: number | null; seat: number | null; isReview: boolean }
  | { page: 'rules'; game: string; topic: string }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'new' }
  | { page: 'privacy' }
  | { page: 'missing' }

export function readRoute(path: string, fragment: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean)
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const [page = '', id = '', more = ''] = parts.map(decoded)
  if (!page || page === 'index.html') return { page: 'start' }
  if (page === 'table' && id) {
    const seats = (values.get('seat') ?? '').split(',').filter(Boolean)
    return { page, table: id, seats, invite: values.get('invite') }
  }
  if (page === 'replay' && id) {
    return { page, replay: id, ...placeIn(new URLSearchParams(search), values) }
  }
  if (page === 'rules') return { page, game: id, topic: decoded(fragment.replace(/^#/, '')) }
  if (page === 'learn' && id && more) return { page: 'lesson', game: id, lesson: more }
  if (page === 'learn' && !id) return { page }
  if (page === 'new' && !id) return { page }
  if (page === 'privacy') return { page }
  return { page: 'missing' }
}

/** Reads where a replay is to be shown; links from before had that in the fragment. */
function placeIn(search: URLSearchParams, fragment: URLSearchParams) {
  const step = number(search.get('step')) ?? number(fragment.get('step'))
  const seat = number(search.get('seat')) ?? number(fragment.get('view'))
  return { step: step === null ? null : Math.max(0, step), seat, isReview: search.has('review') }
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
export const replayLink = (replay: string, step?: number | null, seat?: number, isReview = false) => {
  const place = [isReview ? 'review' : '', step == null ? '' : `step=${step}`, seat === undefined ? '' : `seat=${seat}`]
  const search = place.filter(Boolean).join('&')
  return `/replay/${encodeURIComponent(replay)}${search ? `?${search}` : ''}`
}
export const lessonLink = (game: string, lesson: string) => `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`
export const reviewLink = (replay: string) => replayLink(replay, null, undefined, true)
export const rulesLink = (game: string, topic = '') => `/rules/${game}${topic ? `#${encodeURIComponent(topic)}` : ''}`
