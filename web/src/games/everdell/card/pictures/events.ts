// The pictures of events: what is celebrated, on a field with its own light.
import { headOf } from './animals'
import * as part from './buildings'
import * as wear from './clothes'
import * as hold from './props'
import * as scene from './scenes'
import { at, ellipse, fill, GOLD, line, RED, STONE, WOOD, type Shape } from './shapes'

/** A burst of light in the sky. */
function firework(color: string, x: number, y: number, r: number): Shape[] {
  return Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5
    const point = (at: number) => `${(x + at * Math.cos(turn)).toFixed(1)} ${(y + at * Math.sin(turn)).toFixed(1)}`
    return line(color, 1.1, `M${point(r * 0.35)}L${point(r)}`)
  })
}

const scroll = (): Shape[] => [
  fill('#f0e0b8', 'M-9 -7H9V7H-9z'),
  fill('#d9c18a', 'M-11 -9h22v3.500h-22zM-11 6h22v3.500h-22z'),
  line('#a08456', 0.8, 'M-6 -2.500H6M-6 .5H6M-6 3.300H2'),
]

const trophy = (): Shape[] => [
  line(GOLD, 1.8, 'M-7 -7q-6 1 -5 5t6 4M7 -7q6 1 5 5t-6 4'),
  fill(GOLD, 'M-8 -10H8Q8 4 2 6v4h5v3H-7v-3h5V6Q-8 4 -8 -10z'),
  fill('#c99a2c', 'M3 -10H8Q8 4 2 6 5 0 3 -10z'),
]

const acorn = (): Shape[] => [
  fill('#c9924a', 'M-6 -2Q-6 8 0 11 6 8 6 -2z'),
  fill('#7a5330', 'M-7.500 -1.500Q-7 -8 0 -8T7.500 -1.500Q0 1 -7.500 -1.500z'),
  line('#7a5330', 1.6, 'M0 -8v-3'),
]

const map = (): Shape[] => [
  fill('#f0e2bd', 'M-13 -8 -4 -10 4 -8 13 -10V8L4 10 -4 8 -13 10z'),
  line('#c7b283', 0.8, 'M-4 -10V8M4 -8V10'),
  line(RED, 1.1, 'M-10 5Q-4 -4 2 2T10 -5'),
  line(RED, 1.3, 'M8.500 -7l3.500 3.500M12 -7l-3.500 3.500'),
]

const two = (first: Shape[], second: Shape[]): Shape[] => [...at(22, 27, first, 0.95), ...at(43, 27, second, 0.95)]

const PICTURES: Record<string, Shape[]> = {
  'city-monument': [
    ...scene.rays('#c7d6e8', '#dde8f2'),
    fill(STONE, 'M20 40h24v4H20zM24 36h16v4H24z'),
    ...at(32, 21, [...wear.coat('#b9b4aa', '#d5d0c6'), ...headOf('badger')], 0.6),
    part.arch('#8d8f98', 29, 44, 6, 3),
  ],
  'grand-tour': [...scene.dusk(), line('#e8d3a4', 4, 'M32 48Q20 40 34 35T30 28'), ...at(32, 22, hold.bindle(), 1.1)],
  'harvest-festival': [
    ...scene.meadow('#f3e2b8', '#c7b45f'),
    ...part.bunting(4, 6, 56, [RED, GOLD, '#6d9149']),
    ...at(32, 33, hold.basket(), 1.9),
  ],
  'cartographers-expedition': [...scene.room(), ...at(32, 25, map(), 1.6), ...at(49, 34, hold.compass(), 1)],
  'a-brilliant-marketing-plan': [...scene.room('#d7dccb', '#85754f'), ...at(26, 24, hold.plan(), 1.5), ...at(46, 35, hold.letter(), 1)],
  'a-well-run-city': [
    ...scene.meadow(),
    ...part.tower('#b98d5f', '#3f5f8a', 14, 20, 10),
    ...part.wall('#e4cfa0', 26, 28, 16, 14),
    ...part.gable('#b4623f', 26, 28, 16, 8),
    ...at(50, 30, hold.broom(), 1),
  ],
  'an-evening-of-fireworks': [
    ...scene.night(),
    ...firework('#f3c94f', 20, 16, 9),
    ...firework('#e07a6a', 40, 22, 10),
    ...firework('#8fc3d8', 31, 8, 6),
  ],
  'ancient-scrolls-discovered': [...scene.cave('#8a7d68', '#6a5d4a'), ...at(32, 27, scroll(), 1.4)],
  'capture-of-the-acorn-thieves': [
    ...scene.forest(),
    ...at(32, 25, acorn(), 1.6),
    line('#6f7580', 2, 'M16 14V40M24 12V42M40 12V42M48 14V40M14 20h36'),
  ],
  'croak-wart-cure': [...scene.river(), ...at(24, 26, headOf('toad', '#8fa04e'), 1.1), ...at(45, 30, hold.bottle(), 1.5)],
  'flying-doctor-service': [
    ...scene.meadow('#bcdcec', '#a6c18a'),
    ...at(24, 20, [...headOf('pigeon'), ...wear.postCap()], 0.9),
    ...at(43, 32, hold.satchel(), 1.3),
  ],
  'graduation-of-scholars': [
    ...scene.rays('#d6cdb0', '#e8e1c9'),
    ...at(32, 33, wear.mortarboard(), 1.6),
    ...at(32, 36, hold.book('#a4423a'), 1.1),
  ],
  'ministering-to-miscreants': [
    ...scene.cave('#6f7078', '#4c4b52'),
    line('#9aa0aa', 2, 'M20 8V42M28 8V42M36 8V42'),
    ...at(46, 30, hold.candle(), 1.5),
  ],
  'path-of-the-pilgrims': [
    ...scene.dusk('#f0d3b6', '#a39a6c'),
    line('#ead9b0', 4, 'M14 48Q30 40 22 34T40 27'),
    ...part.tower('#e4d8c0', '#8e4a2e', 38, 18, 8, 30),
    ...at(14, 32, hold.crook(), 0.7),
  ],
  'performer-in-residence': [...scene.room('#a4556a', '#7a5638'), ...at(32, 27, hold.lute(), 1.7, -12), ...at(51, 37, hold.mug(), 0.8)],
  'pristine-chapel-ceiling': [
    ...scene.rays('#bcd3e2', '#dcebf2'),
    part.arch('#e9dcc2', 10, 48, 44, 42),
    part.arch('#7fa8c4', 14, 48, 36, 37),
    ...firework(GOLD, 32, 24, 8),
    ellipse(GOLD, 32, 24, 3),
  ],
  'remembering-the-fallen': [...scene.dusk('#c9bcc4', '#7d7468'), part.arch('#b9b4aa', 22, 42, 20, 26), ...at(32, 36, hold.candle(), 1)],
  'tax-relief': [...scene.room('#b9c4d0', '#6a6f7d'), ...at(32, 26, hold.scales(), 1.5)],
  'the-everdell-games': [
    ...scene.rays('#f3dfb0', '#fbf0d3'),
    ...part.bunting(3, 5, 58, [RED, GOLD, '#3f6f9c']),
    ...at(32, 29, trophy(), 1.3),
  ],
  'under-new-management': [
    ...scene.meadow(),
    ...part.wall('#d9b786', 15, 24, 34, 18),
    ...part.gable('#5d7f55', 15, 24, 34, 9),
    line(WOOD, 1.2, 'M26 24v4M38 24v4'),
    fill('#fff6e2', 'M21 28h22v9H21z'),
    ...at(32, 32.5, hold.basket(), 0.5),
  ],
}

/** Gives the picture of an event; one that no table knows shows two faces and a banner. */
export function eventPictureOf(id: string): Shape[] {
  return PICTURES[id] ?? [...scene.rays(), ...two(headOf('mouse'), headOf('squirrel')), ...part.bunting(4, 6, 56, [RED, GOLD])]
}

/** Whether an event has its own picture. */
export function hasEventPicture(id: string): boolean {
  return id in PICTURES
}
