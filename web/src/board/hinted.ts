// The option that a hint names. Every element that leads to it is marked, on the board and in the action bar.
import { getContext, setContext } from 'svelte'
import type { Option } from './board'

type Hinted = () => string | null

export const HINTED = Symbol('hinted')

/** Gives all components inside the notation of the hinted option. */
export function provideHinted(hinted: Hinted): void {
  setContext<Hinted>(HINTED, hinted)
}

/** Returns the function that gives the value of `data-hinted`: whether one of some options is the hinted one. */
export function useHinted(): (...options: Option[]) => true | undefined {
  const hinted = getContext<Hinted | undefined>(HINTED)
  return (...options) => options.some((option) => option.action === hinted?.()) || undefined
}
