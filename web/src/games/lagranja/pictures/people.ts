// The parts of a figure: heads, hair, hats and garments. The head is at 28 12.6, the ground at 44.
import { box, disc, fill, line, type Paint, type Shape } from './paint'

export type Parts = (paint: Paint) => Shape[]

const FRINGE =
  'M22.700 13c-.700-4.300 1.700-6.600 5.300-6.600s6 2.300 5.300 6.600c-.800-2-1.900-3-3.300-3.500-2 .900-4.600.900-6 .400-.700.700-1.100 1.700-1.300 3.100z'
const BRIM = 'M18.500 9.300c0-1.300 4.200-2.200 9.500-2.200s9.500.900 9.500 2.200-4.200 2-9.500 2-9.500-.700-9.500-2z'
const DOME = 'M23 9c0-4.200 2-6.300 5-6.300S33 4.800 33 9c-3 .900-7 .900-10 0z'

/** What lies behind the head. */
export const HAIR_BEHIND = {
  long: (paint) => [
    fill(
      paint,
      'M22.200 12c-.500-4.200 2-6.600 5.800-6.600s6.300 2.400 5.800 6.600c.100 3.500.500 6 1.400 8.200H20.800c.900-2.200 1.300-4.700 1.400-8.200z',
    ),
  ],
  bun: (paint) => [disc(paint, 28, 5.4, 2.9)],
  braid: (paint) => [
    line(paint, 2.6, 'M23 12.500c-2.200 3.200-2 6.800-1 10.500'),
    line(paint, 2.6, 'M33 12.500c2.200 3.200 2 6.800 1 10.500'),
  ],
  curls: (paint) => [
    disc(paint, 23, 10, 2.8),
    disc(paint, 33, 10, 2.8),
    disc(paint, 25, 7, 2.8),
    disc(paint, 31, 7, 2.8),
    disc(paint, 22.8, 13.6, 2.3),
    disc(paint, 33.2, 13.6, 2.3),
    disc(paint, 28, 6.2, 2.8),
  ],
  tail: (paint) => [fill(paint, 'M32 9c4 0 5.500 3 4.500 8-1.500-.500-3.500-2-4.500-5z')],
  short: () => [],
  bald: () => [],
} satisfies Record<string, Parts>

export type Hair = keyof typeof HAIR_BEHIND

/** The hair on the forehead. */
export function hairInFront(hair: Hair, paint: Paint): Shape[] {
  if (hair === 'bald') return [line(paint, 1.7, 'M23.100 12.500v2M32.900 12.500v2')]
  return [fill(paint, FRINGE)]
}

export const BEARDS = {
  none: () => [],
  full: (paint) => [
    fill(
      paint,
      'M23.100 13.200c.300 4.800 2.200 7.400 4.900 7.400s4.600-2.600 4.900-7.400c-1.300 1.300-2.700 1.200-4.900 1.200s-3.600.100-4.900-1.200z',
    ),
    line('red', 0.8, 'M27 16.300h2'),
  ],
  moustache: (paint) => [
    fill(
      paint,
      'M24.600 15.300c1.200-1.700 2.500-1.700 3.400-.800.900-.900 2.200-.900 3.400.800-1.400.600-2.600.500-3.400-.100-.800.600-2 .700-3.400.100z',
    ),
  ],
  goatee: (paint) => [fill(paint, 'M26.400 16.300h3.200c0 2-.600 3.200-1.600 3.600-1-.400-1.600-1.600-1.600-3.600z')],
} satisfies Record<string, Parts>

export type Beard = keyof typeof BEARDS

export const HATS = {
  none: () => [],
  straw: () => [fill('straw', BRIM), fill('straw', DOME), line('clay', 1.3, 'M23.300 8.300c3 .900 6.400.900 9.400 0')],
  wide: (paint) => [fill(paint, BRIM), fill(paint, DOME), line('gold', 1, 'M23.300 8.300c3 .900 6.400.900 9.400 0')],
  cap: (paint) => [
    fill(paint, 'M22.700 10c0-3.800 2.200-5.600 5.300-5.600s5.300 1.800 5.300 5.600l3.700.700c.400.900 0 1.200-.900 1.200H22.700z'),
  ],
  beret: (paint) => [
    fill(paint, 'M20.500 9c-.300-3 3.400-5.200 8-5.200s7.500 1.500 7.200 4-3.200 2.400-7.200 2.400-7.700.600-8-1.200z'),
    line(paint, 1.2, 'M28.500 4V2.600'),
  ],
  kerchief: (paint) => [
    fill(paint, 'M22 14c-1.200-5.600 1.700-8.700 6-8.700s7.200 3.100 6 8.700c-1.100-3.200-3.100-4.700-6-4.700s-4.900 1.500-6 4.700z'),
    fill(paint, 'M33 13l4 1.500-3 2.500z'),
    disc('white', 26, 7.6, 0.6),
    disc('white', 30, 7.6, 0.6),
  ],
  toque: () => [
    fill(
      'white',
      'M23.300 9.800V6.200c-2.600-.800-2.300-4.600.800-4.700C25.300-.500 30.700-.500 31.900 1.500c3.100.100 3.400 3.900.800 4.700v3.600z',
    ),
    line('grey', 0.7, 'M26 9V6.500M30 9V6.500'),
  ],
  top: (paint) => [fill(paint, 'M23.800 9V1.200h8.400V9z'), box(paint, 20.6, 7.8, 14.8, 1.9), box('red', 23.8, 6, 8.4, 1.6)],
  bowler: (paint) => [
    fill(paint, 'M23 8.800c0-4 2-5.800 5-5.800s5 1.800 5 5.800z'),
    fill(paint, 'M20.800 8.300h14.400c.500 1.500-.500 2-1.500 2H22.300c-1 0-2-.500-1.500-2z'),
  ],
  hood: (paint) => [
    fill(
      paint,
      'M20.800 18.500c-2-9.500 1.400-14.300 7.200-14.300s9.200 4.800 7.200 14.300l-2.300 1.500c1.300-4 1.200-7.400.200-9.200-1-1.900-2.900-2.800-5.100-2.800s-4.100.900-5.100 2.800c-1 1.800-1.100 5.200.200 9.200z',
    ),
  ],
  feather: (paint) => [fill(paint, BRIM), fill(paint, DOME), fill('white', 'M31 7c1.500-4 5-6 8-5.500-1 3.500-4 5.500-8 5.500z')],
  helmet: () => [
    fill('metal', 'M22.500 11c0-5 2.300-7.300 5.500-7.300s5.500 2.300 5.500 7.300z'),
    fill('steel', 'M21.600 10.300h12.800v1.600H21.600z'),
    line('steel', 1, 'M28 3.700v6.600'),
  ],
  post: (paint) => [
    fill(paint, 'M22.500 6.200c3.500-2 7.500-2 11 0l-.600 3.600h-9.800z'),
    fill('dark', 'M22.800 9.800h10.400l2.300 1.700H24z'),
    disc('gold', 28, 7.6, 1.2),
  ],
  veil: () => [
    fill('straw', BRIM),
    fill('straw', DOME),
    line('sky', 0.8, 'M21 11v8M24 11.500v9M32 11.500v9M35 11v8M21 15h14M22 18.500h12'),
  ],
  band: (paint) => [line(paint, 1.9, 'M22.800 9.800c3.400-1.300 7-1.300 10.400 0')],
  night: (paint) => [
    fill(
      paint,
      'M22.600 10.400c0-4.400 3-6.600 6.400-6.400 3 .200 6 1 8.500 5.500l-2.800 1.500c-.500-1.500-1.200-2.200-2-2.500l.600 1.900z',
    ),
    disc('white', 36.4, 11.2, 1.6),
    line('white', 1.3, 'M22.700 10.500c3.500-1 7-1 10.600 0'),
  ],
} satisfies Record<string, Parts>

export type Hat = keyof typeof HATS

const SHIRT = 'M20.800 24.800c0-4.200 2.900-6.400 7.200-6.400s7.200 2.200 7.200 6.400L36 44H20z'
const LEGS = [fill('dark', 'M20.200 36.500h15.600L36 44h-6.500L28 40l-1.500 4H20z')]
const BUTTONS = [disc('gold', 28, 24, 0.7), disc('gold', 28, 28, 0.7), disc('gold', 28, 32, 0.7)]

export const GARMENTS = {
  shirt: (paint) => [fill(paint, SHIRT), ...LEGS, box('leather', 20.3, 34.6, 15.4, 2), box('gold', 27, 34.4, 2.2, 2.4)],
  dress: (paint) => [
    fill(paint, 'M20.900 24.500c0-4 2.900-6.100 7.100-6.100s7.100 2.100 7.100 6.100l-1.300 6.500 5.200 13H17l5.200-13z'),
    line('linen', 1.1, 'M25 18.900c1.500 2 4.500 2 6 0'),
  ],
  apron: (paint) => [
    fill(paint, SHIRT),
    fill('linen', 'M24 24h8l2.600 20H21.400z'),
    line('linen', 1.2, 'M24.500 24.500 25.200 19M31.500 24.500 30.800 19'),
    line('grey', 0.7, 'M25 36h6'),
  ],
  skirt: (paint) => [
    fill('linen', SHIRT),
    fill(paint, 'M21 30h14l4 14H17z'),
    fill('linen', 'M24.500 30h7l2 14h-11z'),
    fill(paint, 'M21 24c.300-2.500 1.500-4.200 3.400-5l1 11.500H21zM35 24c-.300-2.500-1.500-4.200-3.400-5l-1 11.500H35z'),
  ],
  vest: (paint) => [
    fill('linen', SHIRT),
    ...LEGS,
    fill(paint, 'M20.800 25c0-3.500 1.700-5.500 4.300-6.200L27.600 37h-7.300zM35.200 25c0-3.500-1.700-5.500-4.300-6.200L28.400 37h7.300z'),
  ],
  coat: (paint) => [
    fill(paint, 'M20.300 25c0-4.400 3.200-6.600 7.700-6.600s7.700 2.200 7.700 6.600L38 44H18z'),
    line('white', 1.4, 'M25.300 18.900 28 22.500l2.700-3.600'),
    ...BUTTONS,
  ],
  dungarees: (paint) => [
    fill('linen', SHIRT),
    fill(paint, 'M23.500 25h9l3 6L36 44h-6.500L28 40l-1.500 4H20l.500-13z'),
    line(paint, 1.5, 'M24 25.500 24.800 19M32 25.500 31.200 19'),
    box('gold', 23.6, 25, 1.2, 1.2),
    box('gold', 31.2, 25, 1.2, 1.2),
  ],
  shawl: (paint) => [
    fill('brown', 'M20.900 24.500c0-4 2.900-6.100 7.100-6.100s7.100 2.100 7.100 6.100l-1.300 6.500 5.200 13H17l5.200-13z'),
    fill(paint, 'M20 25.500c.300-4.500 3.500-7.200 8-7.200s7.700 2.700 8 7.200L28 33z'),
    line('gold', 0.8, 'M20 25.500 28 33l8-7.500'),
  ],
} satisfies Record<string, Parts>

export type Garment = keyof typeof GARMENTS
