// Marks on the board in a lesson: the one element to use next, and the parts that a step is about. Knows no game.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const STEP = 'data-lesson-step'
const SHOWN = 'data-shown'

const isSeen = (element: HTMLElement) => element.checkVisibility()
const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true'
const isInBar = (element: HTMLElement) => element.closest('[data-bar]') !== null

/** Returns the element to use next for a move: on the board if it lies there, inside what is open before anything else. */
export function nextElement(root: ParentNode, move: string): HTMLElement | undefined {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-hinted]')].filter(isSeen)
  const finals = marked.filter((element) => element.dataset['action'] === move)
  if (marked.some(isOpen)) {
    const opener = marked.find(isOpen)
    const inside = finals.find((element) => isInBar(element) === (opener ? isInBar(opener) : false))
    return inside ?? finals[0]
  }
  const openers = marked.filter((element) => element.dataset['action'] !== move)
  const onBoard = [...finals, ...openers].find((element) => !isInBar(element))
  return onBoard ?? finals[0] ?? openers[0]
}

function mark(root: HTMLElement, move: string): void {
  const next = move ? nextElement(root, move) : undefined
  for (const element of root.querySelectorAll(`[${STEP}]:not([data-lesson-next])`)) if (element !== next) element.removeAttribute(STEP)
  next?.setAttribute(STEP, '')
}

function show(root: HTMLElement, parts: string[]): Element[] {
  const found = parts.flatMap((part) => [...root.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)])
  for (const element of root.querySelectorAll(`[${SHOWN}]`)) if (!found.includes(element)) element.removeAttribute(SHOWN)
  for (const element of found) element.setAttribute(SHOWN, '')
  return found
}

/** Turns a phone to the first area that has one of the parts, and scrolls there. */
async function turnTo(root: HTMLElement, parts: string[]): Promise<void> {
  if (!parts.length) return
  const shown = root.querySelector<HTMLElement>('[data-tab][aria-selected=true]')
  let found = show(root, parts)
  for (const tab of found.length ? [] : root.querySelectorAll<HTMLElement>('[data-tab]')) {
    tab.click()
    await tick()
    found = show(root, parts)
    if (found.length) break
  }
  // A board without such a part stays as it was.
  if (!found.length) shown?.click()
  found[0]?.scrollIntoView({ block: 'nearest' })
}

/** Keeps the marks right while the board draws itself; `move` is empty where nothing is asked for, or not now. */
export function lessonMarks(move: string, parts: string[], turns: boolean): Attachment<HTMLElement> {
  return (root) => {
    let hasTurned = !turns
    const update = () => {
      mark(root, move)
      show(root, parts)
      // The board comes after the texts: only then there is something to turn to.
      if (hasTurned || !root.querySelector('[data-tab]')) return
      hasTurned = true
      void turnTo(root, parts)
    }
    const observer = new MutationObserver(update)
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-hinted', 'data-action', 'aria-expanded', 'data-part'],
    })
    update()
    return () => observer.disconnect()
  }
}
