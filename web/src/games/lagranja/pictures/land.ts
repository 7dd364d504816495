// The land behind a figure: what grows there is the good of the card's field.
import type { Harvest } from '../view'

export interface Land {
  sun: { x: number; y: number }
  far: string
  near: string
  house: { x: number; y: number }
  /** Where the plants stand: the far ones smaller, in the order in which they are drawn. */
  plants: { x: number; y: number; size: number }[]
}

const ROWS: Record<Harvest, { y: number; size: number; gap: number }[]> = {
  olive: [
    { y: 27, size: 0.55, gap: 12 },
    { y: 36, size: 0.95, gap: 21 },
  ],
  grain: [
    { y: 31, size: 0.55, gap: 5 },
    { y: 36.5, size: 0.8, gap: 6.5 },
    { y: 43, size: 1.1, gap: 8 },
  ],
  grape: [
    { y: 29, size: 0.5, gap: 8 },
    { y: 35, size: 0.75, gap: 11 },
    { y: 43, size: 1.05, gap: 15 },
  ],
}

/** Lays out the land of a card: the same card has always the same. */
export function landOf(field: Harvest, number: string): Land {
  const seed = (Number(number.replace(/\D/g, '')) || 7) + (/^\d/.test(number) ? 0 : 66)
  const hill = 19 + ((seed * 13) % 6)
  const shift = (seed * 7) % 9
  return {
    sun: { x: 6 + ((seed * 37) % 52), y: 6 + (seed % 4) },
    far: `M-40 ${hill}Q-20 ${hill + 8} 0 ${hill + 5}Q16 ${hill - 5} 32 ${hill + 3}T64 ${hill}T104 ${hill + 6}V50H-40z`,
    near: `M-40 25Q-20 30 0 29Q22 ${hill + 4} 42 28T64 26T104 30V50H-40z`,
    house: { x: seed % 2 ? 50 - (seed % 5) : 3 + (seed % 6), y: 25 },
    plants: ROWS[field].flatMap(({ y, size, gap }, row) =>
      Array.from({ length: Math.ceil(90 / gap) }, (_, i) => ({ x: i * gap - 12 - shift + row * 3, y: y + ((i * seed) % 2), size })),
    ),
  }
}
