// The tools of trades, around 0 0, about 20 units high.
import { BARK, BERRY, CREAM, ellipse, fill, GOLD, INK, LAMP, line, rect, SLATE, STRAW, WHITE, WOOD, type Shape } from './shapes'

const METAL = '#8c959e'

export const broom = (): Shape[] => [
  line(WOOD, 1.6, 'M0 -16V6'),
  fill(STRAW, 'M-2 5h4l3.500 9h-11z'),
  line('#b98f3c', 0.6, 'M-2 13.500 -1 6M1 13.500V6M3 13.500 1.500 6'),
  rect('#b8473c', -2.4, 4.4, 4.8, 1.8),
]

export const pole = (): Shape[] => [line(WOOD, 1.8, 'M0 -22V24')]

export const lute = (): Shape[] => [
  line(BARK, 2.4, 'M1 -2 8 -13'),
  line(WOOD, 2.6, 'M7.500 -12.500 10.500 -14'),
  ellipse('#a86a34', -2, 4, 6.4, 7.2),
  ellipse('#c98a4b', -2, 4, 5, 5.8),
  ellipse(INK, -1, 2.6, 1.7),
  line(CREAM, 0.4, 'M-3.500 8 7 -11.500M-2.300 8.500 8 -11.500'),
]

export const satchel = (): Shape[] => [
  line(BARK, 1.2, 'M-3 -6Q0 -9 3 -6'),
  fill('#8d5a35', 'M-7 -6H7V6H-7z'),
  fill('#a87146', 'M-7 -6H7V-1.500H-7z'),
  fill(WHITE, 'M-3.500 -.5h7v5h-7z'),
  fill('#5f9a62', 'M-.9 .3h1.800v1.200h1.300v1.700H.9v1H-.9v-1h-1.300V1.500H-.9z'),
]

export const bottle = (): Shape[] => [
  fill('#7fb07a', 'M-1.300 -6h2.600v3q3 1.500 3 5V6h-8.600V2q0 -3.500 3 -5z'),
  rect(WOOD, -1.5, -7.8, 3, 2),
  rect(CREAM, -2.6, 0.6, 5.2, 3),
]

export const book = (cover: string): Shape[] => [
  fill(cover, 'M-9 -5Q-4 -7 0 -5 4 -7 9 -5V6Q4 4 0 6 -4 4 -9 6z'),
  fill(WHITE, 'M-8 -4.300Q-4 -6 -.3 -4.200V4.800Q-4 3.200 -8 4.600zM8 -4.300Q4 -6 .3 -4.200V4.800Q4 3.200 8 4.600z'),
  line(
    '#b9ab8f',
    0.5,
    'M-6.500 -2.500q2.500 -.8 5 0M-6.500 -.3q2.500 -.8 5 0M-6.500 2q2.500 -.8 5 0M1.500 -2.500q2.500 -.8 5 0M1.500 -.3q2.500 -.8 5 0M1.500 2q2.500 -.8 5 0',
  ),
]

export const quill = (): Shape[] => [fill(WHITE, 'M0 8C-1 1 2 -8 8 -12 9 -5 6 3 0 8z'), line('#a8977a', 0.7, 'M-1 10Q1 0 7 -10')]

export const hayfork = (): Shape[] => [line(WOOD, 1.6, 'M0 -8V20'), line(METAL, 1.2, 'M-4 -17v6q0 3 4 3t4 -3v-6M0 -17v9')]

export const basket = (): Shape[] => [
  line(BARK, 1.3, 'M-6 -2C-6 -11 6 -11 6 -2'),
  ...[
    [-4, -3],
    [-0.5, -4],
    [3.5, -3],
    [1.5, -2],
    [-2, -2],
  ].map(([x = 0, y = 0]) => ellipse(BERRY, x, y, 2.2)),
  fill('#b98345', 'M-7.500 -2h15L6 6.500H-6z'),
  line('#8f6030', 0.7, 'M-7 .8H7M-6.500 3.500h13M-3 -2l.5 8.500M3 -2l-.5 8.500'),
]

export const mug = (): Shape[] => [
  line('#8a5a31', 1.6, 'M5 -2.500q4.500 -.5 4 3t-4.500 3'),
  fill('#b0743f', 'M-5.500 -5h11v12h-11z'),
  line('#8a5a31', 0.8, 'M-2 -4.500V7M2 -4.500V7'),
  ...[
    [-4.5, -5.5],
    [-1.5, -6.5],
    [2, -6.2],
    [4.6, -5.3],
  ].map(([x = 0, y = 0]) => ellipse(WHITE, x, y, 2.2)),
]

export const gavel = (): Shape[] => [
  line(WOOD, 2, 'M0 0 8 9'),
  fill('#7d4f2b', 'M-7.500 -1.500 -1 -8 3.500 -3.500 -3 3z'),
  line(GOLD, 0.9, 'M-5.500 -3.500 -1 1M-3 -6 1.500 -1.500'),
]

export const scepter = (): Shape[] => [
  line(GOLD, 1.7, 'M0 -8V18'),
  ellipse(GOLD, 0, -10.5, 3.2),
  ellipse('#b8473c', 0, -10.5, 1.7),
  rect('#c99a2c', -1.8, -7.2, 3.6, 1.4),
]

export const pickaxe = (): Shape[] => [
  line(WOOD, 1.9, 'M0 -9V18'),
  fill(METAL, 'M-10 -5.500C-7 -11 7 -11 10 -5.500 6 -8 3 -8.300 0 -8.300S-6 -8 -10 -5.500z'),
]

export const candle = (): Shape[] => [
  ellipse('#fff2c4', 0, -8.5, 5.5),
  fill('#f0a33a', 'M0 -12.500Q3 -8.500 0 -5.800 -3 -8.500 0 -12.500z'),
  rect(CREAM, -2, -5.5, 4, 10),
  fill('#8d6a3a', 'M-5.500 4.500h11l-1.500 3h-8z'),
]

export const letter = (): Shape[] => [
  fill(WHITE, 'M-8 -5H8V6H-8z'),
  line('#b9ab8f', 0.8, 'M-8 -5 0 1.500 8 -5M-8 6 -2.500 .5M8 6 2.500 .5'),
  ellipse('#b8473c', 0, 1.5, 2),
]

export const bow = (): Shape[] => [
  line('#8a5a31', 1.7, 'M-4 -15C7 -9 7 9 -4 15'),
  line(CREAM, 0.5, 'M-4 -15V15'),
  line(WOOD, 0.9, 'M-8 0H10'),
  fill(METAL, 'M9 -1.600 13 0 9 1.600z'),
  fill('#b8473c', 'M-8 0l-3 -2v4z'),
]

export const crook = (): Shape[] => [line('#a87b45', 1.8, 'M0 24V-9C0 -16 9 -16 9 -9.500 9 -6 5 -5.500 4.500 -8.500')]

export const lamb = (): Shape[] => [
  line(INK, 1, 'M-3.500 4v4M3.500 4v4'),
  ...[
    [-4, 1],
    [0, -1.5],
    [4, 0.5],
    [0, 3],
    [-2, -1],
  ].map(([x = 0, y = 0]) => ellipse(WHITE, x, y, 3.4)),
  ellipse('#5b4c45', 7, -1, 2.5, 2.9),
  ellipse(WHITE, 7.6, -1.6, 0.6),
]

export const scales = (): Shape[] => [
  line(GOLD, 1.3, 'M0 -9V8M-8 -7H8M-4 9h8'),
  line(GOLD, 0.5, 'M-8 -7 -11 0M-8 -7 -5 0M8 -7 5 1M8 -7 11 1'),
  fill('#c99a2c', 'M-11.500 0h7q-1 3.500 -3.500 3.500T-11.500 0zM4.500 1h7q-1 3.500 -3.500 3.500T4.500 1z'),
  ellipse(BERRY, -8.8, -1, 1.4),
  ellipse(BERRY, -6.8, -1, 1.4),
]

export const slateBoard = (): Shape[] => [
  fill(WOOD, 'M-9 -7H9V7H-9z'),
  fill('#3f5347', 'M-7.800 -5.800H7.800V5.800H-7.800z'),
  line(
    WHITE,
    0.9,
    'M-5.500 2.500 -3.500 -3.500 -1.500 2.500M-4.700 .5h2.400M1 -3.500v6q4 0 3.500 -2 -.3 -1.300 -3.500 -1.300 3 0 2.800 -1.500 -.3 -1.200 -2.800 -1.200',
  ),
]

export const spade = (): Shape[] => [
  line(WOOD, 1.7, 'M0 -15V5'),
  line(WOOD, 1.7, 'M-3 -15.500H3'),
  fill(METAL, 'M-4 3.500h8v5q-.5 5 -4 7 -3.500 -2 -4 -7z'),
]

export const bindle = (): Shape[] => [
  line(WOOD, 1.6, 'M-10 14 6 -10'),
  ellipse('#b8473c', 6, -6, 5.2, 4.8),
  fill('#b8473c', 'M4 -9.500 2.500 -13.500 6.500 -11.500 10.500 -13 8 -9.500z'),
  ...[
    [4.5, -7],
    [8, -5.5],
    [5, -3.5],
  ].map(([x = 0, y = 0]) => ellipse(WHITE, x, y, 0.8)),
]

export const lantern = (): Shape[] => [
  line(INK, 0.9, 'M-3 -6Q0 -10 3 -6'),
  ellipse('#fff0b5', 0, 0, 7.5),
  rect(SLATE, -3.6, -6, 7.2, 1.8),
  fill(LAMP, 'M-3 -4.200h6v7h-6z'),
  rect(SLATE, -3.6, 2.8, 7.2, 1.8),
  line(SLATE, 0.7, 'M-3 -4V3M3 -4V3'),
]

export const carving = (): Shape[] => [
  fill('#c79056', 'M-9 0Q-8.500 6 -1 6.500 7 7 8 1 5 2 1.500 .5 -1 -.8 -1 -3 -1 -6.500 -4.500 -6.500T-8 -3L-11 -2 -8 -1z'),
  ellipse(INK, -5.5, -4, 0.7),
  line('#96652f', 0.7, 'M-2 2.500q4 2 7 .5'),
]

export const chisel = (): Shape[] => [line('#8a5a31', 2.6, 'M0 -8V-1'), line(METAL, 2, 'M0 -1V6'), fill(METAL, 'M-1.500 6h3L0 9z')]

export const compass = (): Shape[] => [
  line(METAL, 1.4, 'M0 -9 -5.500 9M0 -9 5.500 9'),
  line(METAL, 0.9, 'M-3 2Q0 4 3 2'),
  ellipse(GOLD, 0, -9.5, 2.2),
]

export const plan = (): Shape[] => [
  fill('#f2e6c9', 'M-9 -7H9V7H-9z'),
  line('#3f6f9c', 0.8, 'M-5.500 5V-1L0 -5 5.500 -1V5zM-1.500 5V1.500h3V5'),
  fill('#d8c499', 'M-10 -7.800h20v1.800h-20z'),
]

export const jestersStick = (): Shape[] => [
  line(WOOD, 1.5, 'M0 -2V14'),
  ellipse('#f0d3a5', 0, -5, 3.4),
  fill('#7b4a86', 'M-3.500 -6Q-6 -12 -8 -7 -8 -12 -3 -11 0 -13 3 -11 8 -12 8 -7 6 -12 3.500 -6 0 -9 -3.500 -6z'),
  line(INK, 0.5, 'M-1.400 -4q1.400 1.500 2.800 0'),
  ellipse(INK, -1.2, -5.8, 0.4),
  ellipse(INK, 1.2, -5.8, 0.4),
]

export const chips = (): Shape[] => [fill('#d9a866', 'M-5 0l4 -2 1 2 -4 2zM1 2l4 -1 0 2 -4 1zM-2 4l4 0 -1 2 -4 -.5zM4 -2l3 -1 1 2 -3 1z')]
