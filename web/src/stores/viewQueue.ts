// Views that came faster than the eye follows: shown one after the other, until it is one's own turn.
import type { View } from '../net/messages'

/** How much longer a view stays for each thing that happened beside the first. */
const MORE = 0.5
const MOST_SHOWN = 12

/** Counts the things that happened with a view. */
export function countNews(view: View): number {
  return view.log.lines.reduce((sum, line) => sum + line.events.length, 0)
}

/** How long a view stays before the next one, in milliseconds. */
export function stay(view: View, dwell: number): number {
  const count = Math.min(countNews(view), MOST_SHOWN)
  return count ? dwell * (1 + (count - 1) * MORE) : 0
}

export class ViewQueue {
  private waiting: View[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Until when the shown view stays. */
  private until = 0

  constructor(
    private readonly show: (view: View) => void,
    private readonly dwell: () => number,
    private readonly changed: (length: number) => void,
  ) {}

  get last(): View | undefined {
    return this.waiting.at(-1)
  }

  /** Shows a view now, or when those before it have been seen; `shown` is what is in sight. */
  add(view: View, shown: View | null): void {
    if (!this.waiting.length && (!shown || shown.asked || this.left() <= 0)) return this.present(view)
    this.waiting.push(view)
    this.changed(this.waiting.length)
    this.plan()
  }

  /** Puts other seats onto the newest view, if one is waiting. */
  amend(change: (view: View) => View): boolean {
    const last = this.waiting.pop()
    if (last) this.waiting.push(change(last))
    return !!last
  }

  /** Shows all that is waiting. */
  flush(): void {
    clearTimeout(this.timer)
    this.until = 0
    const waiting = this.waiting
    this.waiting = []
    for (const view of waiting) this.show(view)
    if (waiting.length) this.changed(0)
  }

  /** Forgets what is waiting. */
  clear(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.until = 0
    this.changed(0)
  }

  private left(): number {
    return this.dwell() ? this.until - performance.now() : 0
  }

  private present(view: View): void {
    this.until = performance.now() + stay(view, this.dwell())
    this.show(view)
  }

  private plan(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.next(), Math.max(0, this.left()))
  }

  private next(): void {
    const view = this.waiting.shift()
    if (!view) return
    this.present(view)
    this.changed(this.waiting.length)
    // Whoever is asked must see the table as it is.
    if (view.asked) this.flush()
    else if (this.waiting.length) this.plan()
  }
}
