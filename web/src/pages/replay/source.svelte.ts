// What a replay's page asks the server for: the whole log of a seat, and the review while it is looked at.
import type { Line, ReviewInfo } from '../../net/messages'
import { inWords, rest } from '../../net/client'
import { Refused } from '../../net/rest'

const EVERY = 1000
const WHEN_LOST = 3000
/** What may pass: too many at a time, or the server is busy or away. */
const PASSING = [429, 503]

/** Reads the whole log, page by page; hands over what is known after each. */
export async function readLog(replay: string, seat: number, secret: string | null, hand: (lines: Line[]) => boolean): Promise<void> {
  let lines: Line[] = []
  let after = 0
  for (;;) {
    const found = await rest.replayLog(replay, after, seat, secret)
    lines = [...lines, ...found.log.lines]
    if (!hand(lines) || !found.log.lines.length || lines.length >= found.steps) return
    after = lines.length
  }
}

/** A review as this page looks at it. It is found only as long as someone asks for it. */
export class ReviewWatch {
  review = $state.raw<ReviewInfo | null>(null)
  problem = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(readonly replay: string) {}

  get state(): 'running' | 'ready' | 'failed' {
    if (this.problem) return 'failed'
    return this.review?.state === 'ready' ? 'ready' : 'running'
  }

  ask = async (): Promise<void> => {
    clearTimeout(this.#timer)
    this.problem = ''
    try {
      this.review = await rest.review(this.replay)
      if (this.review.state === 'running') this.#again(EVERY)
    } catch (found) {
      this.#fail(found)
    }
  }

  #fail(found: unknown): void {
    const isLost = !(found instanceof Refused)
    if (isLost || (PASSING.includes(found.status) && found.key !== 'review-failed')) this.#again(WHEN_LOST)
    // A server that comes back in a moment is no problem to speak of.
    if (!isLost) this.problem = inWords(found)
  }

  #again(milliseconds: number): void {
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.ask(), milliseconds)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }
}
