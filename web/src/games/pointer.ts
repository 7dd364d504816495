// What a hint points at: every element that leads to that option is marked, on the board as in the bar.
import { getContext, setContext } from 'svelte'
import type { Option } from './board'

type Pointer = () => string | null

export const POINTER = Symbol('pointer')

/** Tells all that is inside which option is pointed at. */
export function providePointer(pointed: Pointer): void {
  setContext<Pointer>(POINTER, pointed)
}

/** Returns a function that says whether one of some options is pointed at, as the value of `data-hinted`. */
export function usePointer(): (...options: Option[]) => true | undefined {
  const pointed = getContext<Pointer | undefined>(POINTER)
  return (...options) => options.some((option) => option.action === pointed?.()) || undefined
}
