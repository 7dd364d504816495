// The smallest parts of all pictures: flat shapes in one warm palette, on a field of 64 × 48 units.

/** A filled shape, a line, or both. */
export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
  transform?: string
}

export const INK = '#3b2f2a'
export const CREAM = '#fff6e2'
export const WHITE = '#fffdf7'
export const GOLD = '#e6b93f'
export const STRAW = '#e2bd66'
export const WOOD = '#9a6a3c'
export const BARK = '#70492a'
export const STONE = '#a7a39b'
export const SLATE = '#6f7580'
export const LEAF = '#6d9149'
export const MOSS = '#4c6f3b'
export const ROOF = '#b4623f'
export const BRICK = '#c98a62'
export const BERRY = '#a63a63'
export const RESIN = '#d98b2b'
export const WATER = '#7fb3bd'
export const RED = '#b8473c'
export const BLUE = '#3f6f9c'
export const PURPLE = '#7b4a86'
export const LAMP = '#ffd872'

export const fill = (color: string, d: string): Shape => ({ d, fill: color })
export const line = (color: string, width: number, d: string): Shape => ({ d, stroke: color, width })

export function ellipse(color: string, x: number, y: number, rx: number, ry: number = rx): Shape {
  return fill(color, `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`)
}

export function rect(color: string, x: number, y: number, width: number, height: number): Shape {
  return fill(color, `M${x} ${y}h${width}v${height}h${-width}z`)
}

/** The same shapes somewhere else: moved, scaled, turned. */
export function at(x: number, y: number, shapes: Shape[], scale: number | [number, number] = 1, turn = 0): Shape[] {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const change = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${sx === 1 && sy === 1 ? '' : ` scale(${sx} ${sy})`}`
  return shapes.map((shape) => ({ ...shape, transform: shape.transform ? `${change} ${shape.transform}` : change }))
}

/** A lighter (above 0) or darker (below 0) colour of the same kind. */
export function shade(color: string, by: number): string {
  const goal = by > 0 ? 255 : 30
  const mix = (start: number) => {
    const value = parseInt(color.slice(start, start + 2), 16)
    return Math.round(value + (goal - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${mix(1)}${mix(3)}${mix(5)}`
}
