// What lies behind a critter or a construction.
import { ellipse, fill, line, rect, shade, type Shape } from './shapes'

export type Scene = (sky?: string, ground?: string) => Shape[]

function tree(x: number, y: number, size: number, color: string): Shape[] {
  return [
    rect(shade(color, -0.45), x - 0.9 * size, y - 2, 1.8 * size, 6 * size),
    ellipse(color, x, y - 5 * size, 4.6 * size, 6 * size),
    ellipse(shade(color, 0.12), x - 1.3 * size, y - 6.5 * size, 2.4 * size, 3 * size),
  ]
}

export const meadow: Scene = (sky = '#cfe6e4', ground = '#a9c27c') => [
  rect(sky, 0, 0, 64, 48),
  ellipse(shade(sky, 0.5), 12, 9, 8, 2.6),
  ellipse(shade(sky, 0.5), 50, 14, 9, 2.4),
  fill(shade(ground, 0.25), 'M0 34Q14 24 30 31T64 27V48H0z'),
  fill(ground, 'M0 40Q22 32 44 37T64 35V48H0z'),
]

export const forest: Scene = (sky = '#c4d9c0', ground = '#7f9b5c') => [
  rect(sky, 0, 0, 64, 48),
  ...tree(5, 36, 1.6, shade(ground, -0.1)),
  ...tree(59, 36, 1.8, shade(ground, -0.18)),
  ...tree(16, 33, 1.1, shade(ground, 0.15)),
  ...tree(48, 33, 1.2, shade(ground, 0.1)),
  fill(ground, 'M0 38Q16 34 34 37T64 36V48H0z'),
]

export const river: Scene = (sky = '#d7e9e2', water = '#7fb3bd') => [
  rect(sky, 0, 0, 64, 48),
  fill('#a9c27c', 'M0 30Q12 24 26 28T64 25V36H0z'),
  rect(water, 0, 33, 64, 15),
  line(shade(water, 0.4), 0.9, 'M4 37h9M20 36h6M46 37h12M36 40h7M6 43h8M50 44h8'),
]

export const dusk: Scene = (sky = '#f0cfa2', ground = '#a88a5e') => [
  rect(sky, 0, 0, 64, 48),
  ellipse(shade(sky, 0.5), 32, 24, 15),
  fill(shade(ground, 0.25), 'M0 32 12 24 22 30 36 22 50 30 64 25V48H0z'),
  fill(ground, 'M0 40Q20 34 40 38T64 37V48H0z'),
]

export const night: Scene = (sky = '#47557e', ground = '#4f6250') => [
  rect(sky, 0, 0, 64, 48),
  ellipse('#f4e7b8', 49, 12, 5),
  ellipse(sky, 51.5, 10.8, 4.2),
  ...[
    [9, 7],
    [20, 13],
    [30, 5],
    [41, 6],
    [58, 21],
    [6, 20],
  ].map(([x = 0, y = 0]) => ellipse('#f7efcf', x, y, 0.6)),
  fill(ground, 'M0 38Q18 32 36 36T64 34V48H0z'),
]

/** Inside a house: a wall with boards and a warm light. */
export const room: Scene = (wall = '#e6cfa3', floor = '#a97f4e') => [
  rect(wall, 0, 0, 64, 48),
  line(shade(wall, -0.1), 0.8, 'M8 0v38M21 0v38M43 0v38M56 0v38'),
  ellipse(shade(wall, 0.35), 32, 20, 17, 16),
  rect(floor, 0, 38, 64, 10),
  line(shade(floor, -0.2), 0.7, 'M0 42.500h64'),
]

export const cave: Scene = (rock = '#7d7268', floor = '#5d5148') => [
  rect(shade(rock, -0.35), 0, 0, 64, 48),
  fill(rock, 'M0 0h64v48H54Q57 22 46 13 34 4 21 11 8 19 10 48H0z'),
  fill(shade(rock, 0.2), 'M6 20l4 3-5 3zM54 8l5 2-4 4zM56 30l4-2 1 6z'),
  fill(floor, 'M0 42Q32 37 64 42V48H0z'),
]

/** Rays of light behind someone great. */
export const rays: Scene = (sky = '#ecdcae', light = '#f7edcb') => [
  rect(sky, 0, 0, 64, 48),
  ...Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5
    const point = (turn: number) => `${(32 + 60 * Math.cos(turn)).toFixed(1)} ${(26 + 60 * Math.sin(turn)).toFixed(1)}`
    return fill(light, `M32 26L${point(angle - 0.15)}L${point(angle + 0.15)}z`)
  }),
]
