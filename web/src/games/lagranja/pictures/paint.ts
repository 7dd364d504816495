// What pictures of cards are painted with: flat shapes on a grid of 64 × 44 units, in a small set of colours.

export const PAINT = {
  wood: '#8a5a33',
  bark: '#5f3d22',
  metal: '#a7b2b9',
  steel: '#66717a',
  linen: '#f4ead2',
  white: '#fffaf0',
  straw: '#e0b64d',
  leather: '#7a4b2a',
  gold: '#dba92c',
  red: '#b8402f',
  clay: '#c0673f',
  blue: '#40709c',
  navy: '#2f405e',
  green: '#5d7d3c',
  olive: '#7f8b45',
  purple: '#6d3b6e',
  pink: '#d69a9a',
  dark: '#35302b',
  grey: '#8d877c',
  teal: '#2f7d7a',
  mustard: '#c28a1e',
  plum: '#7f3a58',
  brown: '#8a6444',
  sky: '#bfdbe0',
  orange: '#d9822b',
  fair: '#f0c8a0',
  tan: '#d9a273',
  umber: '#a8714a',
  deep: '#7a4d33',
} as const

export type Paint = keyof typeof PAINT

/** A filled shape, or with a width a line. */
export interface Shape {
  paint: Paint
  d: string
  width?: number
}

export const fill = (paint: Paint, d: string): Shape => ({ paint, d })
export const line = (paint: Paint, width: number, d: string): Shape => ({ paint, d, width })
export const disc = (paint: Paint, x: number, y: number, r: number): Shape =>
  fill(paint, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
export const box = (paint: Paint, x: number, y: number, width: number, height: number): Shape =>
  fill(paint, `M${x} ${y}h${width}v${height}h${-width}z`)
