import { tick } from 'svelte'

/** Gives the focus to the option that a hint points at, on the board if it lies there; opens what hides it. */
export async function reveal(action: string): Promise<void> {
  // A phone may turn to another part of the table first.
  await tick()
  await tick()
  const marked = [...document.querySelectorAll<HTMLElement>('[data-hinted]')]
  const place = marked.find((element) => !element.closest('[data-bar]')) ?? marked[0]
  if (!place) return
  if (place.dataset['action'] === action) return place.focus()
  if (place.getAttribute('aria-expanded') !== 'true') place.click()
  await tick()
  document.querySelector<HTMLElement>(`[data-hinted][data-action="${CSS.escape(action)}"]`)?.focus()
}
