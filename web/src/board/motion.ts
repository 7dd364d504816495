// Pieces travel to where they go: 280 ms, or not at all where motion is not wanted.
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, scale } from 'svelte/transition'

/** Milliseconds in which what has travelled is taken away. */
const FRAME = 50

/** How long a piece travels, in milliseconds. */
export function travelTime(): number {
  return prefersReducedMotion.current ? 0 : 280
}

/** Calls `take` if nothing has the focus, now or once what had it has travelled away; returns how to stop. */
export function whenFocusIsLost(take: () => void): () => void {
  const look = () => {
    if (document.activeElement === document.body) take()
  }
  look()
  const later = setTimeout(look, travelTime() + FRAME)
  return () => clearTimeout(later)
}

const fade = crossfade({
  duration: travelTime,
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: travelTime(), start: 0.7, easing: cubicOut }),
})

/** The two ends of a journey, by key: `card-23`, `roof-pig`, `disc-1`. */
export const [send, receive] = fade
