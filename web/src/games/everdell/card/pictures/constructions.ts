// The constructions of the box, from parts of houses.
import * as part from './buildings'
import * as hold from './props'
import * as scene from './scenes'
import {
  at,
  BARK,
  BERRY,
  BLUE,
  CREAM,
  ellipse,
  fill,
  GOLD,
  INK,
  LAMP,
  LEAF,
  line,
  MOSS,
  PURPLE,
  rect,
  RED,
  RESIN,
  ROOF,
  shade,
  SLATE,
  STONE,
  STRAW,
  WATER,
  WHITE,
  WOOD,
  type Shape,
} from './shapes'

const ground = (color: string): Shape => fill(color, 'M0 41Q32 38.500 64 41V48H0z')

const castle = (): Shape[] => [
  ...scene.rays('#d3cbe6', '#e6e0f2'),
  ...part.tower('#b9b0a6', PURPLE, 10, 21, 9),
  ...part.tower('#b9b0a6', PURPLE, 45, 21, 9),
  ...part.tower('#c9c0b4', '#8d5a98', 26, 19, 12),
  ...part.wall('#c4bbb0', 17, 27, 30, 15),
  ...part.battlements('#c4bbb0', 17, 27, 30),
  arched(28, 42, 8, 10),
  ...part.pane(13, 26, 3),
  ...part.pane(48, 26, 3),
  ...part.roundPane(32, 22),
  ...part.flag(RED, 14.5, 9.5),
  ...part.flag(RED, 49.5, 9.5),
  ground('#9bb06f'),
]

function arched(x: number, y: number, width: number, height: number): Shape {
  return part.arch('#4f3a2c', x, y, width, height)
}

const tomb = (x: number, y: number, size: number): Shape[] => [
  part.arch(shade(STONE, -0.25), x + 0.8 * size, y, 9 * size, 12 * size),
  part.arch(shade(STONE, 0.15), x, y, 9 * size, 12 * size),
  line(shade(STONE, -0.35), 0.9 * size, `M${x + 2.5 * size} ${y - 7.5 * size}h${4 * size}M${x + 2.5 * size} ${y - 5.2 * size}h${4 * size}`),
]

const cemetery = (): Shape[] => [
  ...scene.night('#55628a', '#56684f'),
  line('#3d3129', 2.6, 'M14 41Q16 26 13 14M14.500 27 7 19M14.500 23 22 16M9 20.500 8 15'),
  ...tomb(23, 41, 1.15),
  ...tomb(39, 42, 0.95),
  ...part.fence(50, 12, 42),
  ground('#4d5d45'),
  ...part.tuft(22, 44, '#6f8a5a'),
  ...part.tuft(49, 45, '#6f8a5a'),
  ellipse('#f3e8c2', 37, 41, 1.2),
  ellipse('#e9b3b8', 35, 42, 1.2),
]

const chapel = (): Shape[] => [
  ...scene.meadow('#f0dcc6', '#a9b878'),
  ...part.wall('#f4ead3', 20, 25, 24, 17),
  ...part.gable(ROOF, 20, 25, 24, 10),
  ...part.wall('#f4ead3', 28, 12, 8, 8),
  ...part.gable('#8e4a2e', 28, 12, 8, 7),
  fill(GOLD, 'M30.300 19Q30 15.200 32 15.200T33.700 19L34.600 19.800h-5.200z'),
  ellipse(INK, 32, 20, 0.7),
  ...part.door(28.5, 42, 7, 10),
  ...[22.5, 38.5].flatMap((x) => [
    part.arch(BARK, x - 0.5, 36.5, 4, 7),
    part.arch('#8cc0d0', x, 36, 3, 6),
    line(CREAM, 0.5, `M${x + 1.5} 30v6`),
  ]),
  ground('#9fb070'),
  ...part.tuft(15, 44),
  ...part.tuft(50, 44),
]

const clockTower = (): Shape[] => [
  ...scene.meadow('#c9dcef', '#9dbb83'),
  ...part.wall('#b98d5f', 24, 15, 16, 27),
  line('#8f683f', 0.8, 'M24 33h16M24 24h16'),
  fill('#3f5f8a', 'M21.500 15 32 3 42.500 15z'),
  fill('#335074', 'M32 3 42.500 15H36z'),
  ellipse(BARK, 32, 20, 6.6),
  ellipse(WHITE, 32, 20, 5.6),
  line(INK, 0.9, 'M32 20v-4M32 20l3 1.600'),
  line('#8a7a63', 0.7, 'M32 15.200v.9M32 23.900v.9M27.200 20h.9M35.900 20h.9'),
  ...part.door(29, 42, 6, 8),
  ...part.crownOf(LEAF, 13, 33, 5),
  rect(BARK, 12.2, 36, 1.8, 7),
  ...part.crownOf(MOSS, 52, 34, 4.4),
  rect(BARK, 51.2, 37, 1.6, 6),
  ground('#8fae72'),
]

const courthouse = (): Shape[] => [
  ...scene.meadow('#d4dfe9', '#a7ba85'),
  rect('#e9e2d2', 14, 24, 36, 15),
  ...[16, 24.5, 33, 44.5].map((x, i) => (i === 2 ? part.column(36.9, 24.5, 14, WHITE) : part.column(x, 24.5, 14, WHITE))).flat(),
  arched(29, 39, 6, 10),
  fill('#5b7fa6', 'M11 24 32 11 53 24z'),
  fill('#d9e3ec', 'M17 22.700 32 13.500 47 22.700z'),
  ...at(32, 20, hold.scales(), 0.42),
  rect('#cfc7b6', 12, 39, 40, 2),
  rect('#bdb4a2', 9, 41, 46, 2),
  ground('#a1b57f'),
]

const crane = (): Shape[] => [
  ...scene.meadow('#dfe7ee', '#bba876'),
  line(WOOD, 2.2, 'M22 42V12M22 12 52 9M22 20 38 10.500M14 42 22 30 30 42'),
  line('#7a5130', 1.6, 'M20 12H13v6'),
  fill(STONE, 'M9.500 18h7v5h-7z'),
  line('#8c7a5a', 0.8, 'M50 9.500V22'),
  fill('#b98a57', 'M43 22h14v8H43z'),
  line('#8a5f38', 0.7, 'M43 24.700h14M43 27.400h14M50 22v8'),
  line('#8c7a5a', 0.7, 'M50 18 44 22M50 18l6 4'),
  ...part.stones(34, 41, 5),
  ellipse(WOOD, 22, 12, 2.4),
  ground('#ac9a69'),
]

const dungeon = (): Shape[] => [
  ...scene.cave('#6f7078', '#4c4b52'),
  part.arch('#8d8f98', 17, 42, 30, 31),
  part.arch('#26262d', 21, 42, 22, 27),
  line('#9aa0aa', 1.6, 'M26 17.500V42M32 15.500V42M38 17.500V42'),
  line('#9aa0aa', 1.4, 'M21.500 24h21M21 33h22'),
  fill('#c9a13c', 'M36.500 29.500h6v6h-6z'),
  line('#c9a13c', 1, 'M37.700 29.500v-1.500a1.800 1.800 0 0 1 3.600 0v1.500'),
  ellipse(INK, 39.5, 32.4, 0.9),
  ...[28.2, 30.8].map((x) => ellipse('#f3d774', x, 29, 0.8)),
  line('#8a5a31', 1.5, 'M52 26v7'),
  fill('#f0a33a', 'M52 19.500q3.500 4 0 7 -3.500 -3 0 -7z'),
  fill(LAMP, 'M52 22.500q1.600 2 0 3.600 -1.600 -1.600 0 -3.600z'),
]

const everTree = (): Shape[] => [
  ...scene.rays('#f3dfb0', '#fbf0d3'),
  fill('#7a5638', 'M25 42Q29 30 27 20L21 14 23 13 29 17 31 10h3l1 8 8-6 1 1.500L37 22Q36 32 40 42L47 45H18z'),
  fill('#62432a', 'M34 18 35 22Q34 32 37 42h3Q36 32 37 22z'),
  ...part.crownOf('#8a9f4c', 32, 12, 12.5),
  ...[
    [20, 14],
    [42, 10],
    [31, 6],
    [46, 17],
    [26, 18],
  ].map(([x = 0, y = 0]) => ellipse(GOLD, x, y, 1.2)),
  ...part.door(29.5, 42, 5, 7),
  ...part.roundPane(32, 28, 1.7),
  ground('#93a85f'),
]

const fairgrounds = (): Shape[] => [
  ...scene.meadow('#cfe3e6', '#a9c074'),
  fill(CREAM, 'M14 26H50V42H14z'),
  ...[14, 26, 38].map((x) => rect(RED, x, 26, 6, 16)),
  fill(RED, 'M10 27Q26 22 32 8 38 22 54 27 43 30 32 27 21 30 10 27z'),
  fill(CREAM, 'M21 24.500Q29 18 32 8 35 18 43 24.500 37 28.500 32 27 27 28.500 21 24.500z'),
  fill(RED, 'M28.500 25.800Q31 17 32 8 33 17 35.500 25.800 34 27.600 32 27 30 27.600 28.500 25.800z'),
  arched(27, 42, 10, 11),
  ...part.flag(GOLD, 32, 9),
  ...part.bunting(1, 17, 20, [GOLD, BLUE, '#6d9149']),
  ...part.bunting(43, 17, 20, ['#6d9149', GOLD, BLUE]),
  ground('#9ab468'),
]

const wheat = (x: number, y: number): Shape[] => [line('#c79a3c', 0.9, `M${x} ${y}v-8`), ellipse('#e2bd55', x, y - 9, 1.2, 2.6)]

const farm = (): Shape[] => [
  ...scene.meadow('#cfe6ea', '#b8c86f'),
  ellipse('#f3d774', 53, 9, 4.5),
  ...part.wall('#c56a4c', 14, 24, 22, 18),
  ...part.gable('#8e4a2e', 14, 24, 22, 11),
  ...part.roundPane(25, 20, 2.2),
  rect('#8e4a2e', 20, 31, 10, 11),
  line(CREAM, 0.9, 'M20.500 31.500h9v10h-9zM20.500 31.500l9 10M29.500 31.500l-9 10'),
  ...[40, 43.5, 47, 50.5, 54, 57.5].flatMap((x, i) => wheat(x, 43 - (i % 2))),
  ...part.fence(37, 24, 44),
  ground('#a9ba62'),
]

const generalStore = (): Shape[] => [
  ...scene.meadow('#e6e3cf', '#b3bb80'),
  ...part.wall('#d9b786', 13, 22, 38, 20),
  ...part.gable('#5d7f55', 13, 22, 38, 9),
  ...part.pane(16, 29, 8, '#fbe6a8'),
  ...part.door(39, 42, 8, 12),
  ...Array.from({ length: 7 }, (_, i) =>
    fill(i % 2 ? CREAM : '#6d9149', `M${13 + i * 3.4} 22.500h3.400v4.500a1.700 1.700 0 0 1 -3.400 0z`),
  ),
  ...at(30.5, 40, hold.basket(), 0.62),
  fill('#8a5f38', 'M13 37h8v5h-8z'),
  ...[14.8, 17, 19.2].map((x) => ellipse(BERRY, x, 36.8, 1.5)),
  ground('#a3ad6f'),
]

const inn = (): Shape[] => [
  ...scene.night('#52587c', '#59684a'),
  ...part.wall('#e4cfa0', 16, 21, 30, 21),
  line(BARK, 1.3, 'M16 30h30M16 21v21M31 21v21M46 21v21M16 30l7-9M46 30l-7-9'),
  ...part.cap('#a4553f', 16, 22, 30, 14),
  ...part.chimney(38, 14, 5),
  ...part.pane(20, 33, 5),
  ...part.pane(23, 23.5, 4),
  ...part.pane(35, 23.5, 4),
  ...part.door(34.5, 42, 7, 10),
  ...part.sign(52, 29, at(51.5, 30.8, hold.mug(), 0.38)),
  ground('#5f6f4c'),
]

const lookout = (): Shape[] => [
  ...scene.dusk('#f5d7a6', '#9d8f5e'),
  fill('#7a5638', 'M27 42Q30 32 29 16h6Q34 32 37 42L42 44H22z'),
  line('#5f4229', 1, 'M30.500 40h4.500M30.700 36h3.800M30.700 32h3.400M30.700 28h3.300M30.500 24h3.500'),
  fill(WOOD, 'M19 20h26l-2 3H21z'),
  line(BARK, 1, 'M21 20v-6M43 20v-6M20 15h24'),
  ...part.wall('#c99a66', 25, 10, 14, 10),
  ...part.gable(ROOF, 24, 10, 16, 7),
  ...part.roundPane(32, 14.5, 2.3),
  ...part.crownOf('#7f8f46', 15, 27, 4.8),
  ...part.crownOf('#8f9a4f', 50, 28, 4.6),
  ...part.flag(RED, 32, 4.5),
  ground('#948657'),
]

const mine = (): Shape[] => [
  ...scene.meadow('#d9e1e0', '#a5ad86'),
  fill('#8b857b', 'M4 42Q8 22 22 14 34 7 46 16 58 24 61 42z'),
  fill('#a29b8f', 'M10 34Q16 20 27 15L22 26zM44 18l8 8-5 2z'),
  part.arch('#2f2823', 21, 42, 22, 22),
  line(WOOD, 2.6, 'M20.500 42V23M43.500 42V23M18 22h28'),
  line('#6d7278', 0.9, 'M27 48 30 36M37 48 34 36'),
  fill('#6f4a2e', 'M26 33h13l-1.500 6.500h-10z'),
  ellipse('#b9c2ca', 29.5, 32.5, 2.2),
  ellipse('#9aa5ae', 33, 31.8, 2.4),
  ellipse('#b9c2ca', 36, 32.6, 1.9),
  ellipse(SLATE, 29.5, 40.5, 1.6),
  ellipse(SLATE, 35.5, 40.5, 1.6),
  ...at(52, 34, hold.lantern(), 0.6),
]

const monastery = (): Shape[] => [
  ...scene.dusk('#f0d3b6', '#a39a6c'),
  fill('#9a8f80', 'M6 42 14 29 22 33 32 25 46 32 52 28 60 42z'),
  ...part.wall('#ddd0b6', 15, 25, 24, 17),
  ...part.gable('#7d6a58', 15, 25, 24, 8),
  ...part.tower('#e4d8c0', '#8e4a2e', 38, 18, 10),
  part.arch('#4f3a2c', 41, 25, 4, 5.5),
  ellipse(GOLD, 43, 23.6, 1.3),
  ...[18, 24, 30].flatMap((x) => [part.arch('#6a5746', x, 40, 4, 7)]),
  ...part.roundPane(27, 28.2, 2),
  ...part.door(40.5, 42, 5, 8),
  ground('#9b9166'),
]

const palace = (): Shape[] => [
  ...scene.rays('#efd0d8', '#f8e6ea'),
  ...part.wall('#f2e6d4', 13, 25, 38, 17),
  ...[15, 41].flatMap((x) => [
    ...part.wall('#f6ecdc', x, 17, 8, 25),
    fill('#8a5a98', `M${x - 1} 17q-.5 -8 5 -10 5.500 2 5 10z`),
    ellipse(GOLD, x + 4, 6.5, 1.1),
  ]),
  fill('#a06bae', 'M23 25q-1 -13 9 -16 10 3 9 16z'),
  fill('#8a5a98', 'M32 9q10 3 9 16h-4Q38 14 32 9z'),
  line(GOLD, 1, 'M32 9V4'),
  ellipse(GOLD, 32, 4, 1.4),
  arched(27.5, 42, 9, 12),
  part.arch('#7d4b5d', 28.7, 42, 6.6, 10.5),
  ...part.pane(17.5, 24, 3),
  ...part.pane(43.5, 24, 3),
  ...part.roundPane(32, 21, 2.3),
  ...part.pane(24, 32, 2.6),
  ...part.pane(37.5, 32, 2.6),
  ground('#a9b67a'),
]

const postOffice = (): Shape[] => [
  ...scene.meadow('#cfe2ee', '#a4bd82'),
  ...part.stump(18, 18, 24),
  ...part.cap(ROOF, 17, 21, 26, 15),
  ...part.door(22, 42, 7, 10),
  ...part.roundPane(36, 29, 2.8),
  ...part.sign(51, 25, at(51, 25.3, hold.letter(), 0.42)),
  rect(BARK, 49.6, 33, 1.6, 10),
  part.arch(RED, 46, 37, 9, 7),
  rect('#8d332b', 46, 35.6, 9, 1.4),
  ground('#96b077'),
]

const resinRefinery = (): Shape[] => [
  ...scene.forest('#d8d3a8', '#7d8a4f'),
  ...part.wall('#a5784c', 12, 24, 20, 18),
  ...part.gable('#6f8a4a', 12, 24, 20, 9),
  ...part.chimney(16, 18, 6),
  ...part.door(15, 42, 6, 9),
  fill('#c57f3b', 'M34 29h16q2.500 6 0 13H34q-2.500 -7 0 -13z'),
  line('#7d4a20', 1.1, 'M33.300 32.500h17.400M33.300 38.500h17.400'),
  fill('#b97534', 'M36 29q0 -7 6 -7t6 7z'),
  line('#b97534', 1.6, 'M42 22Q42 16 49 16 55 16 54.500 24'),
  fill(RESIN, 'M54.500 26.500q2.800 4 0 6 -2.800 -2 0 -6z'),
  ellipse('#8a5f38', 55, 40, 4, 2.8),
  ellipse(RESIN, 55, 38.8, 3.2, 1.2),
  ...part.roundPane(26, 32, 2.2),
  ground('#77844b'),
]

const ruins = (): Shape[] => [
  ...scene.dusk('#e9cfa0', '#8f8c58'),
  fill('#a59d92', 'M10 42V20l3.500 1 1-5 5 2 1 6 4-2 1 5V42z'),
  fill('#8f877c', 'M19 24l1.500 0 4-2 1 5V42h-4.500z'),
  fill('#9a9287', 'M40 42V27l3-2 1-9 5-2 1.500 5 4.500-1V42z'),
  fill('#847c72', 'M49 14l1.500 5 4.500-1V42h-5z'),
  fill('#b5ada1', 'M25 42v-9l15-3v12z'),
  part.arch('#4b4139', 28, 42, 9, 10),
  line('#7b7368', 0.8, 'M10 27h9M10 34h14M12 30.500h5M42 33h8M44 38h7M42 27h6'),
  line(MOSS, 1.6, 'M54 19q3 5 0 10t1 10M11 22q-4 5 -1 12'),
  ...[
    [55, 24],
    [53.5, 29],
    [56, 35],
    [8.5, 29],
    [9, 24],
  ].map(([x = 0, y = 0]) => ellipse(LEAF, x, y, 2, 1.4)),
  ground('#85834f'),
  ...part.stones(12, 44, 3, '#a8a092'),
  ...part.stones(42, 44.5, 4, '#a8a092'),
  ...part.tuft(26, 45),
  ...part.tuft(39, 44),
]

const school = (): Shape[] => [
  ...scene.meadow('#e3dcec', '#abbd7c'),
  ...part.wall('#d9a07f', 15, 24, 34, 18),
  ...part.gable(PURPLE, 15, 24, 34, 9),
  ...part.wall('#e6cbaa', 28, 13, 8, 9),
  ...part.gable('#5f3a6a', 28, 13, 8, 6),
  fill(GOLD, 'M30.500 19Q30.300 15.500 32 15.500T33.500 19l.8 .8h-4.600z'),
  ...part.pane(19, 29, 6),
  ...part.pane(39, 29, 6),
  ...part.door(28.5, 42, 7, 11),
  ...at(12, 39, hold.slateBoard(), 0.55),
  ground('#9cb06d'),
]

const storehouse = (): Shape[] => [
  ...scene.forest('#d5e0cd', '#86a060'),
  ...part.wall('#a77a4c', 14, 20, 30, 22),
  line('#85592f', 0.8, 'M14 25h30M14 31h30M14 37h30'),
  ...part.gable('#5f7a52', 14, 20, 30, 11),
  fill('#3a2a1f', 'M21 42V28h16v14z'),
  fill('#c79a5c', 'M22 35h7v7h-7z'),
  line('#8a5f38', 0.8, 'M22 35h7v7h-7zM22 35l7 7'),
  ellipse('#b98a57', 33, 38.5, 3, 3.6),
  line('#7d5530', 0.7, 'M30.300 37.300h5.400M30.300 40h5.400'),
  ...at(25.5, 32, [line('#8a5a2b', 1.3, 'M-4 1H4M-3.500 2.500h7M-2.500 -.5h6')]),
  ellipse('#9aa5ae', 50, 41, 2.6, 2),
  ellipse('#b9c2ca', 54, 41.5, 2.2, 1.7),
  ellipse(RESIN, 47, 41.5, 1.6, 2),
  ...part.roundPane(29, 15.5, 2),
  ground('#7d9659'),
]

const theater = (): Shape[] => [
  ...scene.rays('#d8c2da', '#e8dbea'),
  fill('#7a5638', 'M8 16H56V42H8z'),
  fill('#f0dfba', 'M12 20H52V40H12z'),
  fill('#c9b27c', 'M12 34H52V40H12z'),
  fill('#a4323f', 'M12 20h13q-1 12 -9 20h-4zM52 20H39q1 12 9 20h4z'),
  line('#7d2430', 0.8, 'M15.500 20q0 12 -2 20M19.500 20q-.5 11 -5 19M48.500 20q0 12 2 20M44.500 20q.5 11 5 19'),
  fill('#b8404c', 'M10 15H54V21q-5.500 4 -11 0 -5.500 4 -11 0 -5.500 4 -11 0 -5.500 4 -11 0z'),
  fill(GOLD, 'M6 41h52v2.500H6zM24 15q0 -7 8 -9 8 2 8 9z'),
  fill(WHITE, 'M27.500 27q4.500 -1.500 9 0 .5 8 -4.500 9.500 -5 -1.500 -4.500 -9.500z'),
  line(INK, 0.8, 'M29.300 29.700q1.200 -1 2.200 0M32.700 29.700q1.200 -1 2.200 0M29.800 32q2.200 2.600 4.400 0'),
  ...[12, 20, 32, 44, 52].map((x) => ellipse(LAMP, x, 42.2, 1)),
]

const twigBarge = (): Shape[] => [
  ...scene.river('#d3e8e6', '#74aab8'),
  fill('#8a5f38', 'M8 34H56L50 43H15z'),
  fill('#6f4a2a', 'M8 34H56L55 36.500H9z'),
  ...[
    [16, 33],
    [22, 33],
    [28, 33],
    [34, 33],
    [40, 33],
    [19, 29.5],
    [25, 29.5],
    [31, 29.5],
    [37, 29.5],
    [22, 26],
    [28, 26],
    [34, 26],
  ].flatMap(([x = 0, y = 0]) => [
    ellipse('#7d5530', x, y, 2.7, 2.3),
    ellipse('#d8b078', x, y, 1.8, 1.5),
    ellipse('#b08a52', x, y, 0.7, 0.6),
  ]),
  line('#8a5a2b', 1, 'M17 27 12 22M38 25l5-4M25 23.500l-1-4.500'),
  ...part.wall('#c79a66', 44, 26, 8, 8),
  ...part.gable(ROOF, 43.5, 26, 9, 5),
  fill(shade(WATER, 0.35), 'M4 43Q12 40.500 20 43T36 43 52 43 64 43V45H4z'),
]

const university = (): Shape[] => [
  ...scene.meadow('#efd9cb', '#b0b87a'),
  ...part.wall('#e9dcc2', 11, 28, 42, 14),
  ...part.wall('#efe4cd', 21, 20, 22, 22),
  fill('#8e4a2e', 'M18 21 32 11 46 21z'),
  ...part.wall('#efe4cd', 27, 8, 10, 8),
  fill('#8e4a2e', 'M18 21 32 12 46 21z'),
  fill('#a4553f', 'M22 9.500q.5 -1 10 -6 9.500 5 10 6 -1 1.500 -10 1.500T22 9.500z'),
  ellipse(GOLD, 32, 3, 1.2),
  ...[23, 28, 33.4, 38.4].flatMap((x) => part.column(x, 22, 17, WHITE)),
  arched(30.3, 40, 3.6, 8),
  ...part.pane(13.5, 32, 4),
  ...part.pane(46.5, 32, 4),
  rect('#cfc1a2', 19, 39.5, 26, 2.5),
  fill('#a4423a', 'M9 25h46l-2 3.500H11z'),
  ...at(32, 17.3, hold.book('#a4423a'), 0.42),
  ground('#a2aa6d'),
]

export const CONSTRUCTIONS: Record<string, Shape[]> = {
  castle: castle(),
  cemetery: cemetery(),
  chapel: chapel(),
  'clock-tower': clockTower(),
  courthouse: courthouse(),
  crane: crane(),
  dungeon: dungeon(),
  'ever-tree': everTree(),
  fairgrounds: fairgrounds(),
  farm: farm(),
  'general-store': generalStore(),
  inn: inn(),
  lookout: lookout(),
  mine: mine(),
  monastery: monastery(),
  palace: palace(),
  'post-office': postOffice(),
  'resin-refinery': resinRefinery(),
  ruins: ruins(),
  school: school(),
  storehouse: storehouse(),
  theater: theater(),
  'twig-barge': twigBarge(),
  university: university(),
}

/** Draws a construction that no table knows, from what its card says: its main resource is what it is built of. */
export function someConstruction(seed: number, color: string, resource: string): Shape[] {
  const walls: Record<string, string> = { twig: '#b98a57', resin: '#d9a866', pebble: '#b9b4aa', berry: '#d0a0a8' }
  const stuff = walls[resource] ?? STRAW
  const pick = <T>(list: T[], turn: number): T => list[Math.floor(seed / turn) % list.length] as T
  const place = pick([scene.meadow(), scene.forest(), scene.dusk(), scene.night(), scene.river()], 1)
  const house = pick(
    [
      [...part.wall(stuff, 18, 24, 28, 18), ...part.gable(color, 18, 24, 28, 10)],
      [...part.wall(stuff, 18, 24, 28, 18), ...part.cap(color, 18, 25, 28, 13)],
      [...part.stump(20, 20, 24, shade(stuff, -0.2)), ...part.cap(color, 19, 20, 26, 11)],
      [...part.tower(stuff, color, 24, 18, 16)],
    ],
    5,
  )
  const more = pick([part.chimney(36, 19, 6), part.flag(color, 20, 22), part.fence(46, 16), []], 20)
  return [...place, ...house, ...more, ...part.door(28.5, 42, 7, 10), ...part.roundPane(32, 27, 2.2), ground('#93a765')]
}
