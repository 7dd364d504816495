// What critters wear, around a head at 0 0: bodies below it, hats on it.
import { CREAM, ellipse, fill, GOLD, INK, LAMP, line, rect, shade, STRAW, WHITE, type Shape } from './shapes'

// -- bodies

/** A coat with a collar and buttons. */
export const coat = (color: string, collar: string = CREAM): Shape[] => [
  fill(color, 'M-6 7.500C-12.500 9.500 -15 15 -15.500 26H15.500C15 15 12.500 9.500 6 7.500z'),
  fill(shade(color, -0.2), 'M-.7 9h1.400v17H-.7z'),
  fill(collar, 'M-6 7.500 0 13 6 7.500 7.500 10.500 1.500 15 0 13 -1.500 15 -7.500 10.500z'),
  ellipse(GOLD, 2.4, 17, 0.8),
  ellipse(GOLD, 2.4, 21, 0.8),
]

/** A shirt with an apron. */
export const apron = (shirt: string, cloth: string = CREAM): Shape[] => [
  fill(shirt, 'M-6 7.500C-12.500 9.500 -15 15 -15.500 26H15.500C15 15 12.500 9.500 6 7.500z'),
  fill(cloth, 'M-5.500 12.500h11l2.500 13.500H-8z'),
  line(cloth, 1.6, 'M-5 13 -6.500 8M5 13 6.500 8'),
  line(shade(cloth, -0.2), 0.7, 'M-4 18.500h8v4h-8z'),
]

/** A robe with wide sleeves and a cord. */
export const robe = (color: string, cord: string = STRAW): Shape[] => [
  fill(color, 'M-6 7.500C-13.500 10 -17 17 -17.500 26H17.500C17 17 13.500 10 6 7.500z'),
  fill(shade(color, -0.18), 'M-4 7.500 0 17 4 7.500 6 8.500 1 26h-2L-6 8.500z'),
  line(cord, 1.1, 'M-12 21.500Q0 24.500 12 21.500'),
]

/** A mantle with a broad collar of fur. */
export const mantle = (color: string): Shape[] => [
  fill(color, 'M-6 7.500C-14 10 -17 16 -18 26H18C17 16 14 10 6 7.500z'),
  fill(shade(color, -0.22), 'M-3 13h6l2.500 13h-11z'),
  fill(
    WHITE,
    'M-7 6.500C-12 8.500 -13.500 12 -13 15 -8 12.500 -4 13.500 0 16.500 4 13.500 8 12.500 13 15 13.500 12 12 8.500 7 6.500 4 10 -4 10 -7 6.500z',
  ),
  ...[
    [-9, 11],
    [-4.5, 11.5],
    [4.5, 11.5],
    [9, 11],
  ].map(([x = 0, y = 0]) => fill(INK, `M${x - 0.6} ${y}h1.200l-.6 1.700z`)),
]

/** The feathers or fur of a body, with a scarf. */
export const scarf = (body: string, color: string): Shape[] => [
  fill(body, 'M-6.500 6C-13 9 -15 16 -15 26H15C15 16 13 9 6.500 6z'),
  fill(shade(body, 0.25), 'M-5 11Q0 9 5 11 8 18 6 26H-6Q-8 18 -5 11z'),
  fill(color, 'M-8.500 7Q0 12 8.500 7L9 10.500Q0 15.500 -9 10.500z'),
  fill(shade(color, -0.15), 'M4 11.500 9 10.500 10.500 19 6 19.500z'),
]

/** A vest over a shirt. */
export const vest = (shirt: string, color: string): Shape[] => [
  fill(shirt, 'M-6 7.500C-12.500 9.500 -15 15 -15.500 26H15.500C15 15 12.500 9.500 6 7.500z'),
  fill(color, 'M-7 8C-9.500 14 -9.500 20 -9 26H-1.500Q-3 16 -4 9.500zM7 8C9.500 14 9.500 20 9 26H1.500Q3 16 4 9.500z'),
]

// -- hats

export const crown = (color: string = GOLD): Shape[] => [
  fill(color, 'M-7 -6 -8.500 -14 -4 -10.500 0 -16 4 -10.500 8.500 -14 7 -6Q0 -8.500 -7 -6z'),
  fill(shade(color, -0.22), 'M-7 -6Q0 -8.500 7 -6L7.300 -8Q0 -10.300 -7.300 -8z'),
  ellipse('#b8473c', 0, -12.3, 1.1),
  ellipse('#3f6f9c', -6, -10.2, 0.8),
  ellipse('#3f6f9c', 6, -10.2, 0.8),
]

export const tiara = (): Shape[] => [
  fill(
    GOLD,
    'M-7 -5.500Q-6 -8 -4 -8.500L-2.500 -10.500 -1.200 -9.200 0 -13 1.200 -9.200 2.500 -10.500 4 -8.500Q6 -8 7 -5.500 0 -8.800 -7 -5.500z',
  ),
  ellipse('#c56a9c', 0, -9.6, 1.1),
]

export const strawHat = (band: string): Shape[] => [
  ellipse(STRAW, 0, -5.6, 13, 3.1),
  fill(STRAW, 'M-7 -6Q-6.500 -13 0 -13T7 -6z'),
  fill(band, 'M-7 -6Q-6.900 -8 -6.600 -9 0 -7 6.600 -9 6.900 -8 7 -6 0 -4.200 -7 -6z'),
  line(shade(STRAW, -0.2), 0.5, 'M-11.500 -5.600Q0 -2.600 11.500 -5.600'),
]

export const bonnet = (color: string): Shape[] => [
  fill(color, 'M-10 2C-12 -7 -7 -12 0 -12S12 -7 10 2C9 -4 6 -6.500 0 -6.500S-9 -4 -10 2z'),
  fill(shade(color, 0.45), 'M-10 2C-9.500 -5 -6 -8 0 -8S9.500 -5 10 2C9 -4 6 -6.500 0 -6.500S-9 -4 -10 2z'),
  fill(shade(color, -0.15), 'M-4 10.500 0 9 4 10.500 3.500 12.500 0 11 -3.500 12.500z'),
]

export const minersHelmet = (): Shape[] => [
  fill('#c9a13c', 'M-9 -4Q-8.500 -12.500 0 -12.500T9 -4Q0 -7 -9 -4z'),
  fill('#a5812a', 'M-9.800 -3.500Q0 -7.500 9.800 -3.500L9 -5.500Q0 -9 -9 -5.500z'),
  ellipse('#f6eec6', 0, -9.3, 4.6),
  ellipse(LAMP, 0, -9.3, 2.7),
  ellipse(WHITE, 0, -9.3, 1.3),
]

export const hood = (color: string): Shape[] => [
  fill(
    color,
    'M-11 9C-14 -2 -10 -13 0 -14.500 10 -13 14 -2 11 9 10 10.500 8.500 9.500 8.500 8 11 -2 7.500 -8.500 0 -8.500S-11 -2 -8.500 8C-8.500 9.500 -10 10.500 -11 9z',
  ),
  line(shade(color, -0.2), 0.8, 'M-8.700 7.500C-11 -2 -7.500 -8.500 0 -8.500S11 -2 8.700 7.500'),
]

export const jester = (): Shape[] => [
  fill('#b8473c', 'M-8 -4C-9 -9 -13 -9 -15 -4.500 -15.500 -13 -7 -15 0 -7z'),
  fill('#7b4a86', 'M8 -4C9 -9 13 -9 15 -4.500 15.500 -13 7 -15 0 -7z'),
  fill('#e6b93f', 'M-4.500 -6Q-4 -13 0 -17 4 -13 4.500 -6z'),
  fill('#3f6f9c', 'M-8.300 -3.200Q0 -8.500 8.300 -3.200L8 -5.600Q0 -10.300 -8 -5.600z'),
  ellipse(GOLD, -15, -4, 1.5),
  ellipse(GOLD, 15, -4, 1.5),
  ellipse(GOLD, 0, -17, 1.5),
]

export const wig = (): Shape[] => [
  ...[-1, 1].flatMap((side) => [
    ellipse('#efe9dc', side * 9.2, 5.5, 3),
    ellipse('#f6f1e6', side * 9.6, 1, 3.1),
    ellipse('#efe9dc', side * 9, -3.5, 3.2),
    ellipse('#f6f1e6', side * 6, -7.5, 3.5),
  ]),
  ellipse('#fbf7ee', 0, -9, 4.6, 3.4),
  line('#cfc6b3', 0.6, 'M-9.500 2q-2 -1 -2 1.200M9.500 2q2 -1 2 1.200M-3 -9.500q3 -2.500 6 0'),
]

export const topHat = (color: string, band: string): Shape[] => [
  fill(color, 'M-6.500 -6.500 -7.200 -18H7.200L6.500 -6.500z'),
  fill(band, 'M-6.700 -9.500h13.400l-.2 3H-6.500z'),
  ellipse(color, 0, -6.3, 11, 2.2),
]

export const mortarboard = (): Shape[] => [
  fill('#33405a', 'M-6.500 -5.500V-10.500H6.500V-5.500Q0 -8.300 -6.500 -5.500z'),
  fill('#42516f', 'M0 -15.500 13 -10.800 0 -6.800 -13 -10.800z'),
  line(GOLD, 0.8, 'M0 -11.200 10 -10.500V-5'),
  fill(GOLD, 'M9.200 -5.500h1.600l.5 3.500H8.700z'),
]

export const featherCap = (color: string, feather: string): Shape[] => [
  fill(color, 'M-10 -5.500C-9 -11.500 -3 -13.500 3 -12 8 -10.800 10 -8 10.500 -5Q0 -9.500 -10 -5.500z'),
  fill(shade(color, -0.2), 'M-10.500 -4.800Q0 -9.500 10.800 -4.400L10.500 -6.500Q0 -11 -10 -6.500z'),
  fill(feather, 'M4 -8C6 -15 11 -17.500 15 -17 15 -12.500 11 -8.500 4 -8z'),
  line(shade(feather, -0.25), 0.5, 'M4.500 -8.300Q9 -12 13.500 -15.800'),
]

export const postCap = (): Shape[] => [
  fill('#2f5a8a', 'M-8 -6.500C-9.500 -12.500 -5 -14 0 -14S9.500 -12.500 8 -6.500Q0 -9 -8 -6.500z'),
  fill('#24456b', 'M-8.500 -5.500Q0 -9.500 8.500 -5.500L8 -3.800Q0 -7 -8 -3.800z'),
  fill(GOLD, 'M-2 -11h4v2.600H-2z'),
]

export const chefScarf = (color: string): Shape[] => [
  fill(color, 'M-9.500 -4C-9 -10.500 -5 -12.500 0 -12.500S9 -10.500 9.500 -4Q0 -9.500 -9.500 -4z'),
  ...[-5, 0, 5].map((x) => ellipse(shade(color, 0.55), x, -9.2 + Math.abs(x) * 0.18, 0.8)),
]

export const glasses = (): Shape[] => [
  line(
    '#5b4630',
    0.8,
    'M-6.300 -1a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0 -5.400 0zM.9 -1a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0 -5.400 0zM-.9 -1.300Q0 -2 .9 -1.300',
  ),
]

export const flatCap = (color: string): Shape[] => [
  fill(color, 'M-9.500 -5C-10 -11 -4 -13 1 -12.500 8 -12 10 -8.500 9.500 -5.500Q0 -8.500 -9.500 -5z'),
  fill(shade(color, -0.22), 'M-9.800 -4.500Q-2 -8.200 5 -7 1 -4.500 -4 -3.500T-9.800 -4.500z'),
]

/** A bushy tail behind the body. */
export const tail = (color: string): Shape[] => [
  fill(color, 'M10 26C18 24 22 14 19 3 17.500 -3 12 -5 9.500 -1.500 13.500 -1 14 4 12 8 10 13 9 18 8 24z'),
  fill(shade(color, 0.25), 'M12.500 22C17 19 19 11 17 4 16 1 14 -.5 12.500 0 15.500 4 15 8 13.500 12z'),
]

/** A shell behind the shoulders. */
export const shell = (): Shape[] => [
  ellipse('#7a5c3a', 0, 17, 19, 13),
  ellipse('#93704a', 0, 18, 16.5, 11.5),
  line('#6a4e30', 0.8, 'M-10 10l-5 8M10 10l5 8'),
]

/** A pack on the back, with pots. */
export const pack = (): Shape[] => [
  fill('#8a5f38', 'M-14 2Q-15 -4 -8 -4H8Q15 -4 14 2V24H-14z'),
  fill('#6f4a2a', 'M-14 2h28v3h-28z'),
  ellipse('#c7763f', -13, -4, 3.4, 2.8),
  line('#8e5129', 0.8, 'M-16 -5.500q3 -3 6 0'),
  rect('#9aa3a8', 9.5, -7, 5, 5),
  line('#78828a', 0.8, 'M14.500 -6q2.500 0 2 2.500'),
  fill('#b8473c', 'M-7 -8h10v4H-7z'),
  ellipse('#d8796b', 3, -6, 1.6, 2),
]
