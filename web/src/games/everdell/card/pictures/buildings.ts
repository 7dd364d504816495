// Parts of houses, in units of the picture; the ground is at 42.
import { BARK, CREAM, ellipse, fill, GOLD, INK, LAMP, line, rect, shade, STONE, WHITE, WOOD, type Shape } from './shapes'

/** A wall with a shadow at its right side. */
export function wall(color: string, x: number, y: number, width: number, height: number): Shape[] {
  return [rect(color, x, y, width, height), rect(shade(color, -0.1), x + width * 0.78, y, width * 0.22, height)]
}

/** A gable roof; it stands out a little on both sides. */
export function gable(color: string, x: number, y: number, width: number, height: number): Shape[] {
  const out = width * 0.1
  return [
    fill(color, `M${x - out} ${y}L${x + width / 2} ${y - height}L${x + width + out} ${y}z`),
    fill(shade(color, -0.16), `M${x + width / 2} ${y - height}L${x + width + out} ${y}H${x + width * 0.72}z`),
  ]
}

/** A roof of thatch or moss, round like a cap. */
export function cap(color: string, x: number, y: number, width: number, height: number): Shape[] {
  const out = width * 0.13
  return [
    fill(
      color,
      `M${x - out} ${y}C${x - out} ${y - height * 1.3} ${x + width + out} ${y - height * 1.3} ${x + width + out} ${y}Q${x + width / 2} ${y - height * 0.25} ${x - out} ${y}z`,
    ),
    line(shade(color, -0.18), 0.8, `M${x + width * 0.2} ${y - height * 0.45}q${width * 0.3} ${-height * 0.25} ${width * 0.6} 0`),
  ]
}

export function arch(color: string, x: number, y: number, width: number, height: number): Shape {
  const r = width / 2
  return fill(color, `M${x} ${y}V${y - height + r}a${r} ${r} 0 0 1 ${width} 0V${y}z`)
}

export function door(x: number, y: number, width = 6, height = 9, color: string = BARK): Shape[] {
  return [
    arch(shade(color, -0.3), x - 0.8, y, width + 1.6, height + 0.8),
    arch(color, x, y, width, height),
    ellipse(GOLD, x + width - 1.5, y - height * 0.42, 0.6),
  ]
}

/** A window with a light behind it. */
export function pane(x: number, y: number, size = 4, light: string = LAMP): Shape[] {
  return [
    rect(BARK, x - 0.6, y - 0.6, size + 1.2, size + 1.2),
    rect(light, x, y, size, size),
    line(BARK, 0.6, `M${x + size / 2} ${y}v${size}M${x} ${y + size / 2}h${size}`),
  ]
}

export function roundPane(x: number, y: number, r = 2.4): Shape[] {
  return [ellipse(BARK, x, y, r + 0.7), ellipse(LAMP, x, y, r), line(BARK, 0.6, `M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`)]
}

/** A tower with a pointed roof. */
export function tower(color: string, roof: string, x: number, top: number, width: number, ground = 42): Shape[] {
  return [
    ...wall(color, x, top, width, ground - top),
    fill(roof, `M${x - 1.5} ${top}L${x + width / 2} ${top - width * 1.35}L${x + width + 1.5} ${top}z`),
    fill(shade(roof, -0.16), `M${x + width / 2} ${top - width * 1.35}L${x + width + 1.5} ${top}H${x + width * 0.65}z`),
  ]
}

export function flag(color: string, x: number, y: number): Shape[] {
  return [line(BARK, 0.7, `M${x} ${y}v-6`), fill(color, `M${x} ${y - 6}l6 1.500-6 2z`)]
}

export function battlements(color: string, x: number, y: number, width: number): Shape[] {
  const n = Math.round(width / 4)
  const step = width / (2 * n - 1)
  return Array.from({ length: n }, (_, i) => rect(color, x + 2 * i * step, y - 2.4, step, 2.6))
}

export function column(x: number, y: number, height: number, color: string = WHITE): Shape[] {
  return [
    rect(color, x, y, 2.6, height),
    rect(shade(color, -0.12), x + 1.7, y, 0.9, height),
    rect(shade(color, -0.06), x - 0.6, y - 0.8, 3.8, 1.2),
    rect(shade(color, -0.06), x - 0.6, y + height - 0.8, 3.8, 1.2),
  ]
}

/** A trunk that is a house: broad at the foot, with rings where it is cut. */
export function stump(x: number, top: number, width: number, color: string = '#8c6340', ground = 42): Shape[] {
  const end = x + width
  return [
    fill(color, `M${x} ${top}Q${x + 0.5} ${ground - 7} ${x - 4} ${ground}H${end + 4}Q${end - 0.5} ${ground - 7} ${end} ${top}z`),
    fill(shade(color, -0.16), `M${end - width * 0.24} ${top}V${ground}H${end + 4}Q${end - 0.5} ${ground - 7} ${end} ${top}z`),
    line(
      shade(color, -0.22),
      0.7,
      `M${x + width * 0.2} ${top + 4}v${(ground - top) * 0.5}M${x + width * 0.55} ${top + 3}v${(ground - top) * 0.3}`,
    ),
    ellipse('#d8b078', x + width / 2, top, width / 2, width * 0.13),
    line(
      '#b08a52',
      0.6,
      `M${x + width * 0.28} ${top}a${width * 0.22} ${width * 0.055} 0 1 0 ${width * 0.44} 0a${width * 0.22} ${width * 0.055} 0 1 0 ${-width * 0.44} 0z`,
    ),
  ]
}

/** Leaves of a tree, as clouds. */
export function crownOf(color: string, x: number, y: number, size: number): Shape[] {
  const clouds: [number, number, number, number][] = [
    [-1, 0.25, 0.75, -0.14],
    [1, 0.25, 0.75, -0.2],
    [0, -0.35, 0.95, 0],
    [-0.55, -0.1, 0.7, 0.1],
    [0.5, 0.05, 0.6, 0.05],
  ]
  return clouds.map(([dx, dy, r, light]) => ellipse(shade(color, light), x + dx * size, y + dy * size, r * size, r * size * 0.86))
}

export function chimney(x: number, y: number, height = 6): Shape[] {
  return [
    rect('#8f5a44', x, y - height, 3.4, height),
    rect('#74462f', x - 0.5, y - height, 4.4, 1.3),
    ellipse('#ffffff', x + 3, y - height - 3, 2),
    ellipse('#ffffff', x + 6, y - height - 5.4, 2.5),
  ]
}

/** A board that hangs from a beam, with a sign on it. */
export function sign(x: number, y: number, shapes: Shape[], color: string = CREAM): Shape[] {
  return [
    line(BARK, 1, `M${x - 6} ${y - 6}h9M${x - 3} ${y - 6}v2.500M${x + 2.5} ${y - 6}v2.500`),
    fill(BARK, `M${x - 5} ${y - 3.7}h10v8.400h-10z`),
    fill(color, `M${x - 4.2} ${y - 2.9}h8.400v6.800h-8.400z`),
    ...shapes,
  ]
}

export function fence(x: number, width: number, y = 42): Shape[] {
  const posts = Array.from({ length: Math.floor(width / 4) + 1 }, (_, i) => fill(WOOD, `M${x + i * 4} ${y}v-5l.9 -1.200.9 1.200v5z`))
  return [line(shade(WOOD, -0.15), 0.9, `M${x} ${y - 3.8}h${width}M${x} ${y - 1.5}h${width}`), ...posts]
}

export function stones(x: number, y: number, n: number, color: string = STONE): Shape[] {
  return Array.from({ length: n }, (_, i) => ellipse(shade(color, (i % 3) * 0.12 - 0.1), x + i * 4.2, y - (i % 2) * 0.7, 2.6, 1.9))
}

export function tuft(x: number, y: number, color = '#6f8f4a'): Shape[] {
  return [
    fill(color, `M${x - 2.5} ${y}q.5 -3 -.8 -4.500 2 1 2.400 3.500 .2 -3 1.300 -4.500 .4 2.500 .4 4.500 1 -2 2.400 -2.800 -1 2 -.9 3.800z`),
  ]
}

export function bunting(x: number, y: number, width: number, colors: string[]): Shape[] {
  const n = Math.floor(width / 5)
  const flags = Array.from({ length: n }, (_, i) => {
    const left = x + (i * width) / n
    const sag = 3 * Math.sin((Math.PI * (i + 0.5)) / n)
    return fill(colors[i % colors.length] ?? INK, `M${left} ${y + sag}h${width / n - 0.6}l${-(width / n) / 2 + 0.3} 3.800z`)
  })
  return [line(BARK, 0.6, `M${x} ${y}q${width / 2} 6 ${width} 0`), ...flags]
}
