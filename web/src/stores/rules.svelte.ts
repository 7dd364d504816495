// The rules beside the table: which game's, and whether and where they lie open.

interface Place {
  game: string
  /** A paragraph, a section, or a card, tile or place; empty: the beginning. */
  id: string
}

let atHand = $state('')
let place = $state.raw<Place | null>(null)
let opener: HTMLElement | null = null

/** Says which game the page is about: its rules are the ones that open. */
export function setRulesGame(game: string): void {
  atHand = game
}

/** Opens the rules at a paragraph such as LG-6.8, or at a card; without one, at the beginning. */
export function openRules(id = '', game = atHand): void {
  if (!place && document.activeElement instanceof HTMLElement) opener = document.activeElement
  if (game) place = { game, id }
}

/** Closes them; what had the focus before gets it back. */
export function closeRules(): void {
  place = null
  if (opener?.isConnected) opener.focus()
  opener = null
}

export function openedRules(): Place | null {
  return place
}
