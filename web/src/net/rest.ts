// The HTTP part of the protocol.
import type {
  Abandon,
  Components,
  CreatedTable,
  Deleted,
  ErrorBody,
  Games,
  GiveSeat,
  Invitation,
  Join,
  Leave,
  LessonAnswer,
  LessonMove,
  Lessons,
  LessonStepInfo,
  NewLink,
  NewTable,
  NextTable,
  OwnSeat,
  Rename,
  PlayOn,
  ReplayInfo,
  ReplayLog,
  ReplayStep,
  ReviewInfo,
  Rules,
  TableInfo,
  Topics,
  Upload,
  Uploaded,
} from './messages'

/** What the server refused, and why; `text` is for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text)
  }
}

interface Call {
  method?: string
  body?: Abandon | GiveSeat | Join | Leave | LessonMove | NewTable | PlayOn | Rename | Upload
  secret?: string | null
  query?: Record<string, string | number | null | undefined>
  /** A query that is there already, instead. */
  search?: string
}

export class Rest {
  /** `lang` is asked for at every call: the language may change in between. */
  constructor(
    private readonly lang: () => string,
    private readonly send: typeof fetch = (input, init) => fetch(input, init),
  ) {}

  choices = () => this.get<Games>('/api/games')
  components = async (game: string, ruleset: string, players: number) =>
    (await this.get<Components>(`/api/games/${game}/components`, { ruleset, players })).components
  topics = async (game: string) => (await this.get<Topics>(`/api/games/${game}/topics`)).topics
  rules = (game: string) => this.get<Rules>(`/api/games/${game}/rules`)

  lessons = async () => (await this.get<Lessons>('/api/learn')).games
  lesson = (game: string, lesson: string, step: number) => this.get<LessonStepInfo>(lessonPath(game, lesson), { step })
  tryMove = (game: string, lesson: string, move: LessonMove) =>
    this.call<LessonAnswer>(`${lessonPath(game, lesson)}/move`, { method: 'POST', body: move })

  create = (table: NewTable) => this.call<CreatedTable>('/api/tables', { method: 'POST', body: table })
  /** Opens the table of a `/new` link, after its reader has been asked. */
  open = (search: string) => this.call<NewLink>('/new', { method: 'POST', search })
  table = (table: string) => this.get<TableInfo>(`/api/tables/${table}`)
  join = (table: string, invite: string, name: string, seat: number | null) =>
    this.call<OwnSeat>(`/api/tables/${table}/join`, {
      method: 'POST',
      body: seat === null ? { invite, name } : { invite, name, seat },
    })
  rename = (table: string, secret: string, change: Rename) =>
    this.call<TableInfo>(`/api/tables/${table}`, { method: 'PATCH', body: change, secret })
  leave = (table: string, secret: string, bot: string | null) =>
    this.call<TableInfo>(`/api/tables/${table}/leave`, { method: 'POST', body: { bot }, secret })
  seatBot = (table: string, secret: string, seat: number, bot: string) =>
    this.call<TableInfo>(`/api/tables/${table}/seats/${seat}`, { method: 'POST', body: { bot }, secret })
  openSeat = (table: string, secret: string, seat: number) =>
    this.call<Invitation>(`/api/tables/${table}/seats/${seat}/open`, { method: 'POST', secret })
  abandon = (table: string, secret: string, abandon: boolean) =>
    this.call<TableInfo>(`/api/tables/${table}/abandon`, { method: 'POST', body: { abandon }, secret })
  rematch = (table: string, secret: string) => this.call<NextTable>(`/api/tables/${table}/rematch`, { method: 'POST', secret })

  /** Ends a table that can't be played any more, if the others agree or don't answer. */
  end = (table: string, secret: string) =>
    this.call<{ ended: boolean; seconds: number }>(`/api/tables/${table}/end`, { method: 'POST', secret })

  remove = (table: string, secret: string) => this.call<Deleted>(`/api/tables/${table}`, { method: 'DELETE', secret })

  replay = (replay: string, secret?: string | null) => this.call<ReplayInfo>(`/api/replays/${replay}`, { secret })
  step = (replay: string, step: number, seat: number, isOpen: boolean, secret?: string | null) =>
    this.call<ReplayStep>(`/api/replays/${replay}/steps/${step}`, { query: { seat, open: isOpen ? 'true' : null }, secret })
  replayLog = (replay: string, after: number, seat: number, secret?: string | null) =>
    this.call<ReplayLog>(`/api/replays/${replay}/log`, { query: { after, seat }, secret })
  review = (replay: string) => this.get<ReviewInfo>(`/api/replays/${replay}/review`)
  playOn = (replay: string, wanted: PlayOn) => this.call<CreatedTable>(`/api/replays/${replay}/play`, { method: 'POST', body: wanted })
  upload = (text: string) => this.call<Uploaded>('/api/replays', { method: 'POST', body: { text } })

  private get = <T>(path: string, query: Call['query'] = {}) => this.call<T>(path, { query })

  private async call<T>(path: string, call: Call): Promise<T> {
    const query = new URLSearchParams(call.search ?? '')
    query.set('lang', this.lang())
    for (const [name, value] of Object.entries(call.query ?? {})) if (value != null) query.set(name, String(value))
    const headers: Record<string, string> = {}
    if (call.secret) headers['Authorization'] = `Bearer ${call.secret}`
    if (call.body !== undefined) headers['Content-Type'] = 'application/json'
    const body = call.body === undefined ? undefined : JSON.stringify(call.body)
    const answer = await this.send(`${path}?${query}`, { method: call.method ?? 'GET', headers, body })
    if (!answer.ok) throw await refusal(answer)
    return (await answer.json()) as T
  }
}

function lessonPath(game: string, lesson: string): string {
  return `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { error } = (await answer.json()) as ErrorBody
    return new Refused(answer.status, error.key, error.text)
  } catch {
    return new Refused(answer.status, 'server-error', `${answer.status} ${answer.statusText}`)
  }
}
