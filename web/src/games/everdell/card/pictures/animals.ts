// Heads of animals, from the front, around 0 0: about 22 units wide. One way to draw eyes, noses and ears for all.
import { BARK, CREAM, ellipse, fill, INK, line, shade, WHITE, type Shape } from './shapes'

export type Animal =
  | 'badger'
  | 'beaver'
  | 'dormouse'
  | 'fox'
  | 'hamster'
  | 'hare'
  | 'hedgehog'
  | 'lizard'
  | 'lynx'
  | 'mole'
  | 'mouse'
  | 'otter'
  | 'owl'
  | 'pigeon'
  | 'rabbit'
  | 'raccoon'
  | 'rat'
  | 'raven'
  | 'squirrel'
  | 'toad'
  | 'turtle'
  | 'weasel'
  | 'woodpecker'

const PINK = '#e2a193'

/** Draws a shape on both sides. */
function both(draw: (side: 1 | -1) => Shape[]): Shape[] {
  return [...draw(-1), ...draw(1)]
}

function eyes(x = 3.7, y = -1.2, r = 1.25): Shape[] {
  return both((side) => [ellipse(INK, side * x, y, r, r * 1.1), ellipse(WHITE, side * x + 0.4, y - 0.5, r * 0.36)])
}

function roundEars(fur: string, x: number, y: number, r: number): Shape[] {
  return both((side) => [ellipse(fur, side * x, y, r), ellipse(PINK, side * x, y + r * 0.1, r * 0.58)])
}

function pointedEars(fur: string, inner: string, height: number, spread = 0): Shape[] {
  return both((side) => [
    fill(fur, `M${side * 2.4} -6L${side * (7.4 + spread)} ${-6 - height}Q${side * (10 + spread)} -6 ${side * 8.7} -1z`),
    fill(inner, `M${side * 4.6} -6.2L${side * (7.3 + spread)} ${-3.6 - height}Q${side * (8.6 + spread)} -6 ${side * 7.6} -3.500z`),
  ])
}

function longEars(fur: string, lean: number): Shape[] {
  return both((side) => [
    fill(
      fur,
      `M${side * 1.4} -5.500C${side * 0.5} -13 ${side * lean} -18 ${side * (lean + 2)} -18.500S${side * (lean + 4.5)} -10 ${side * 6.4} -5z`,
    ),
    fill(
      PINK,
      `M${side * 2.8} -6.500C${side * 2.2} -12 ${side * (lean + 0.6)} -16 ${side * (lean + 1.8)} -16.300S${side * (lean + 2.6)} -10 ${side * 5} -6z`,
    ),
  ])
}

function snout(light: string, nose = INK, y = 3.4, rx = 4.6, ry = 3.7): Shape[] {
  return [
    ellipse(light, 0, y, rx, ry),
    ellipse(nose, 0, y - 1.7, 1.55, 1.15),
    line(INK, 0.6, `M0 ${y - 0.6}v1.100M-1.900 ${y + 1}Q-.9 ${y + 2} 0 ${y + 0.6}Q.9 ${y + 2} 1.900 ${y + 1}`),
  ]
}

function whiskers(): Shape[] {
  return both((side) => [line(shade(BARK, 0.1), 0.4, `M${side * 4} 3.200l${side * 6} -1M${side * 4} 4.200l${side * 6} .8`)])
}

const blush = (): Shape[] => both((side) => [ellipse('#e8a78f', side * 5.8, 2.4, 1.5, 1)])

function head(fur: string, rx = 9, ry = 8.2): Shape[] {
  return [ellipse(fur, 0, 0, rx, ry)]
}

function mouse(fur: string): Shape[] {
  return [
    ...roundEars(fur, 8, -7, 5),
    ...head(fur, 8.6, 8),
    ...snout(shade(fur, 0.55), PINK, 3.6, 4.2, 3.4),
    ...whiskers(),
    ...blush(),
    ...eyes(),
  ]
}

function rabbit(fur: string, lean: number): Shape[] {
  return [...longEars(fur, lean), ...head(fur, 8.6, 8.3), ...snout(shade(fur, 0.5), PINK, 3.4, 4.4, 3.5), ...blush(), ...eyes(4)]
}

function hedgehog(): Shape[] {
  const spines = Array.from({ length: 15 }, (_, i) => {
    const turn = Math.PI * (0.9 + (i * 1.2) / 14)
    const point = (r: number, angle: number) => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
    return `M${point(8, turn - 0.16)}L${point(13.2, turn)}L${point(8, turn + 0.16)}z`
  }).join('')
  return [
    fill('#6f5038', spines),
    ellipse('#7f5d42', 0, -1, 10.4, 9.5),
    ...both((side) => [ellipse('#c79a72', side * 7, -3, 2.2)]),
    fill('#e8c79f', 'M0 -5.500C5.500 -8 9 -3 8 2.500 7 7 3 8.500 0 8.500S-7 7 -8 2.500C-9 -3 -5.500 -8 0 -5.500z'),
    ...snout(shade('#e8c79f', 0.45), INK, 3.6, 3.8, 3.2),
    ...blush(),
    ...eyes(3.6, -0.8),
  ]
}

function toad(skin: string): Shape[] {
  return [
    ...both((side) => [
      ellipse(skin, side * 5.6, -6.5, 3.6),
      ellipse(CREAM, side * 5.6, -6.9, 2.3),
      ellipse(INK, side * 5.4, -6.9, 1.3, 1.5),
    ]),
    ellipse(skin, 0, 1, 11, 7.4),
    fill(shade(skin, 0.45), 'M-9.500 3.500Q0 7.500 9.500 3.500 6.500 8.400 0 8.400T-9.500 3.500z'),
    line(shade(skin, -0.5), 0.8, 'M-8.800 2.800Q0 6.300 8.800 2.800'),
    ...both((side) => [ellipse(shade(skin, -0.25), side * 1.2, -0.6, 0.5), ellipse(shade(skin, -0.15), side * 7.5, -1, 1)]),
    ellipse(shade(skin, -0.15), 1, -4, 0.9),
  ]
}

function bird(feathers: string, ring: string, beak: Shape[], face: string = feathers): Shape[] {
  return [
    ...head(feathers, 8.8, 8.8),
    ellipse(face, 0, 2, 6.4, 6),
    ...both((side) => [ellipse(ring, side * 4, -1.6, 2.5), ellipse(INK, side * 4, -1.6, 1.5), ellipse(WHITE, side * 4 + 0.5, -2.1, 0.5)]),
    ...beak,
  ]
}

const ANIMALS: Record<Animal, () => Shape[]> = {
  badger: () => [
    ...roundEars('#4a4643', 7, -6.5, 2.7),
    ...head('#f1ece2', 8.8, 8.6),
    ...both((side) => [
      fill(
        '#45413f',
        `M${side * 1.8} -8.300C${side * 6} -8 ${side * 8} -4.500 ${side * 7.2} 2.500Q${side * 5} 4.500 ${side * 3} 3 ${side * 2.6} -2 ${side * 1.8} -8.300z`,
      ),
    ]),
    ...both((side) => [ellipse(WHITE, side * 4.3, -0.8, 1.5), ellipse(INK, side * 4.2, -0.8, 1)]),
    ...snout('#fffdf7', INK, 4, 3.6, 3.6),
  ],
  beaver: () => [
    ...roundEars('#7d5433', 7.4, -6.2, 2.8),
    ...head('#8e6139', 9.2, 8.4),
    ...snout('#c79a6b', INK, 3, 5, 3.4),
    fill(WHITE, 'M-1.700 4.800h3.400v3.400q-1.700.8 -3.400 0z'),
    line('#c9b98f', 0.4, 'M0 4.800v3.600'),
    ...eyes(4, -1.8),
  ],
  dormouse: () => [
    ...roundEars('#b98d58', 7.8, -5.8, 3.5),
    ...head('#c99c66', 9, 8),
    ...both((side) => [ellipse('#8b6540', side * 3.8, -1.2, 2.6, 2.2)]),
    ...snout('#f2dcb8', PINK, 3.5, 4.6, 3.5),
    ...whiskers(),
    ...eyes(3.8, -1.2, 1.4),
  ],
  fox: () => [
    ...pointedEars('#c8682f', '#4a352c', 7.5),
    fill(
      '#d27538',
      'M0 -8.500C6 -8.500 9.500 -4.500 10.500 1.500 7 3 5 7.500 0 9.500 -5 7.500 -7 3 -10.500 1.500 -9.500 -4.500 -6 -8.500 0 -8.500z',
    ),
    ...both((side) => [
      fill(CREAM, `M${side * 10.5} 1.500C${side * 7} 3 ${side * 5} 7.500 0 9.500 ${side * 1} 5 ${side * 4.5} 1 ${side * 10.5} 1.500z`),
    ]),
    ellipse(INK, 0, 8, 1.7, 1.3),
    ...eyes(4, -0.6),
  ],
  hamster: () => [
    ...roundEars('#cf9456', 7, -6.6, 2.9),
    ...head('#d9a266', 9, 8),
    ...both((side) => [ellipse(CREAM, side * 5.6, 3.6, 4.6, 4)]),
    fill(CREAM, 'M-1.300 -8 0 -3 1.300 -8z'),
    ...snout(CREAM, PINK, 3.2, 3.6, 3),
    ...blush(),
    ...eyes(4, -1.8),
  ],
  hare: () => rabbit('#b58a60', 4),
  hedgehog,
  lizard: () => [
    fill('#6f9d86', 'M0 -7.500C6 -7.500 10.500 -3.500 10 1.500S4.500 8.500 0 8.500 -9.500 6.500 -10 1.500 -6 -7.500 0 -7.500z'),
    ...both((side) => [
      ellipse('#7fae96', side * 6.6, -4.8, 3.2),
      ellipse('#f3d774', side * 6.8, -4.9, 2.1),
      fill(INK, `M${side * 6.8} -6.800q.9 1.900 0 3.800 -.9 -1.900 0 -3.800z`),
    ]),
    fill('#cfe3c5', 'M-9.300 3.200Q0 6.800 9.300 3.200 6 8.500 0 8.500T-9.300 3.200z'),
    line('#41665a', 0.7, 'M-9.300 3Q0 6.500 9.300 3'),
    ...both((side) => [ellipse('#41665a', side * 1.3, 0.6, 0.45)]),
    fill('#5b8672', 'M-1 -7.500 0 -9.500 1 -7.500zM-3.600 -7 -3 -9 -1.800 -7.400zM3.600 -7 3 -9 1.800 -7.400z'),
  ],
  lynx: () => [
    ...pointedEars('#b9915f', '#6b513a', 6),
    ...both((side) => [line(INK, 0.9, `M${side * 7.4} -11.500l${side * 0.9} -3`)]),
    ...head('#c7a06d', 8.8, 8),
    ...both((side) => [
      fill('#ead9b8', `M${side * 6} 1L${side * 11.5} 4 ${side * 8.6} 5 ${side * 9.5} 8 ${side * 3} 7z`),
      line('#7a5c3e', 0.7, `M${side * 2} -7v2.500M${side * 4.4} -6.200v2`),
    ]),
    ...snout(CREAM, '#9a5548', 3.4, 4, 3.2),
    ...both((side) => [ellipse('#cfd67a', side * 3.8, -1.2, 1.7, 1.4), ellipse(INK, side * 3.8, -1.2, 0.7, 1.3)]),
  ],
  mole: () => [
    ...head('#584c4f', 9.4, 8.8),
    ellipse('#665a5d', 0, -1.5, 6.5, 5.5),
    ellipse('#7b6c6d', 0, 4, 5, 4),
    ellipse(PINK, 0, 2.6, 2.3, 1.8),
    line(INK, 0.6, 'M0 4.400v1.200M-2 6Q-1 7 0 5.800 1 7 2 6'),
    ...whiskers(),
    ...eyes(3.5, -1.6, 0.85),
  ],
  mouse: () => mouse('#a79c93'),
  otter: () => [
    ...roundEars('#75523a', 7.8, -4.8, 2.2),
    ...head('#86604a', 9.4, 8.2),
    fill('#e2cbaa', 'M-7.500 2C-6 -.5 -2 0 0 .8 2 0 6 -.5 7.500 2 7 6.500 4 8.300 0 8.300S-7 6.500 -7.500 2z'),
    ellipse(INK, 0, 1.3, 2, 1.4),
    line(INK, 0.6, 'M0 2.600v1.300M-2.400 4.300Q-1 5.600 0 4 1 5.600 2.400 4.300'),
    ...whiskers(),
    ...eyes(4, -2),
  ],
  owl: () => [
    ...pointedEars('#7d5b3d', '#5d4229', 3.5, 1.5),
    ...head('#8f6b47', 9.6, 9),
    ...both((side) => [
      ellipse('#e9d3a7', side * 4.1, -0.6, 4.6),
      ellipse(WHITE, side * 4, -0.8, 2.7),
      ellipse(INK, side * 3.8, -0.8, 1.5),
      ellipse(WHITE, side * 3.8 + 0.5, -1.4, 0.5),
    ]),
    fill('#dd9a3c', 'M-1.600 1.200h3.200L0 5.200z'),
    line('#6b4d30', 0.6, 'M-4 6.500l1.300 1 1.300-1 1.400 1 1.300-1 1.300 1 1.300-1'),
  ],
  pigeon: () => [
    ...bird('#93a1b3', '#e9b25c', [fill('#e0a24a', 'M-2.2 .8h4.4L0 6.4z'), ellipse(WHITE, 0, 0.8, 1.9, 0.9)], '#a5b2c2'),
    fill('#7c9a8d', 'M-6.500 6Q0 9.800 6.500 6 4 10 0 10T-6.500 6z'),
  ],
  rabbit: () => rabbit('#e9ddcc', 1.4),
  raccoon: () => [
    ...pointedEars('#77706b', '#d8d1c6', 4),
    ...head('#8b837c', 9.6, 8),
    ...both((side) => [
      fill('#efe9dd', `M${side * 1} -4.500Q${side * 6} -6 ${side * 9.2} -1 ${side * 10} 3 ${side * 7} 5 ${side * 4} 0 ${side * 1} -4.500z`),
    ]),
    ...both((side) => [fill('#3f3a38', `M${side * 1.5} -2.200Q${side * 6} -3.600 ${side * 8.8} 1.200 ${side * 6.5} 4 ${side * 3} 2.200z`)]),
    ...snout('#f4eee2', INK, 4, 3.6, 3.4),
    ...both((side) => [ellipse(WHITE, side * 4.1, -0.3, 1.4), ellipse(INK, side * 4.1, -0.3, 1)]),
  ],
  rat: () => [
    ...roundEars('#857263', 7.6, -6.6, 3.6),
    fill('#948070', 'M0 -8.200C6 -8.200 9.200 -4 8.800 .5 8 4.500 4.500 9.500 0 9.500S-8 4.500 -8.800 .5C-9.200 -4 -6 -8.200 0 -8.200z'),
    ellipse(shade('#948070', 0.45), 0, 5.2, 3.2, 3.8),
    ellipse(PINK, 0, 3, 1.6, 1.2),
    fill(WHITE, 'M-.9 6.500h1.800v2h-1.800z'),
    ...whiskers(),
    ...eyes(3.5, -1.8),
  ],
  raven: () =>
    bird('#3d3c46', '#8d93a3', [fill('#8a8578', 'M-2.400 .4Q0 -1 2.400 .4L.6 7.500H-.6z'), line(INK, 0.5, 'M0 1.500v5')], '#494855'),
  squirrel: () => [
    ...pointedEars('#b1592f', '#e2a173', 5.5),
    ...both((side) => [line('#8e4424', 1, `M${side * 7.2} -11l${side * 0.8} -2.800M${side * 7.8} -10.500l${side * 1.8} -2`)]),
    ...head('#bd6637', 8.8, 8.2),
    ...snout('#f4d9b7', INK, 3.4, 4.8, 3.6),
    ...blush(),
    ...eyes(3.8, -1.4, 1.4),
  ],
  toad: () => toad('#7f9a4e'),
  turtle: () => [
    fill('#8da867', 'M0 -9C5.500 -9 8.300 -5 8 .5 7.600 6 4.500 8.800 0 8.800S-7.600 6 -8 .5C-8.300 -5 -5.500 -9 0 -9z'),
    fill('#b6c98e', 'M-6.500 3Q0 6.500 6.500 3 5 8.800 0 8.800T-6.500 3z'),
    line('#5c7340', 0.7, 'M-6.300 2.800Q0 6 6.300 2.800'),
    ...both((side) => [
      ellipse('#a1b97a', side * 4.3, -2.4, 2.7),
      ellipse(WHITE, side * 4.2, -2.2, 1.9),
      ellipse(INK, side * 4, -2, 1.1),
      fill('#7b9657', `M${side * 1.8} -3.200q${side * 2.5} -2.600 ${side * 5} 0z`),
      ellipse('#5c7340', side * 1, 0.8, 0.4),
    ]),
  ],
  weasel: () => [
    ...roundEars('#9d6a3d', 6.8, -6.8, 2.8),
    fill('#ad7745', 'M0 -8.500C5.500 -8.500 8.300 -5 8.200 -.5 8 5 4 9 0 9S-8 5 -8.200 -.5C-8.300 -5 -5.500 -8.500 0 -8.500z'),
    fill(CREAM, 'M-6 3.500Q-3 .5 0 1.500 3 .5 6 3.500 4 9 0 9T-6 3.500z'),
    ellipse(INK, 0, 2.4, 1.5, 1.1),
    line(INK, 0.7, 'M-3.600 4.600Q0 8 3.600 4.600'),
    ...eyes(3.6, -1.6),
  ],
  woodpecker: () => [
    fill('#b8392f', 'M-4 -7Q-3 -13.500 1 -12.500 0 -11 1.500 -10.800 4 -12 5 -9.500 4 -8.500 4.500 -7z'),
    ...bird('#3b3a3e', '#f4eee0', [fill('#6b6459', 'M-2 .2h4L.5 9.500h-1z'), line('#c9c0ad', 0.5, 'M0 1v7')], '#f0e6d2'),
    ...both((side) => [fill('#b8392f', `M${side * 3} 4.500q${side * 2} -.5 ${side * 3.2} .8 ${side * -1} 2.400 ${side * -2.6} 2.200z`)]),
  ],
}

/** Draws the head of an animal; a mouse may have another fur. */
export function headOf(animal: Animal, fur?: string): Shape[] {
  if (fur && animal === 'mouse') return mouse(fur)
  if (fur && animal === 'toad') return toad(fur)
  return ANIMALS[animal]()
}
