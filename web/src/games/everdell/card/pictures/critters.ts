// The critters of the box: who it is, what they wear, what they hold, and where they are.
import { headOf, type Animal } from './animals'
import * as wear from './clothes'
import * as hold from './props'
import * as scene from './scenes'
import { at, fill, shade, type Shape, WATER, WOOD } from './shapes'

interface Critter {
  scene: Shape[]
  animal: Animal
  fur?: string
  /** Behind the body: a tail, a shell, a pack. */
  behind?: Shape[]
  body: Shape[]
  hat?: Shape[]
  /** In front of all, in units of the picture. */
  props: Shape[]
}

/** Puts a critter together: its head is a little above the middle. */
function drawn({ scene: place, animal, fur, behind = [], body, hat = [], props }: Critter): Shape[] {
  const figure = [...behind, ...body, ...headOf(animal, fur), ...hat]
  return [...place, ...at(32, 23, figure, 1.12), ...props]
}

const BARGE = [
  fill(WOOD, 'M3 38H61L56 48H8z'),
  fill(shade(WOOD, -0.2), 'M3 38H61L60 40.500H4z'),
  fill(shade(WATER, 0.2), 'M0 45.500Q8 43.500 16 45.500T32 45.500 48 45.500 64 45.500V48H0z'),
]

export const CRITTERS: Record<string, Shape[]> = {
  architect: drawn({
    scene: scene.room('#d9cdb3', '#8f7a58'),
    animal: 'beaver',
    body: wear.coat('#6f5a86'),
    hat: wear.flatCap('#54466a'),
    props: [...at(47, 38, hold.plan(), 0.95, -6), ...at(16, 36, hold.compass(), 0.95, 8)],
  }),
  bard: drawn({
    scene: scene.dusk('#f2d3a0', '#9c7b4f'),
    animal: 'otter',
    body: wear.vest('#e9dcbf', '#7a8a3f'),
    hat: wear.featherCap('#7d5b2c', '#c9483d'),
    props: at(36, 39, hold.lute(), 1.15, -12),
  }),
  'barge-toad': drawn({
    scene: scene.river(),
    animal: 'toad',
    body: wear.vest('#d7c48f', '#5d7f86'),
    hat: at(0, -4.5, wear.strawHat('#5d7f86'), 0.85),
    props: [...at(50, 26, hold.pole(), 1, 6), ...BARGE],
  }),
  'chip-sweep': drawn({
    scene: scene.room('#dfc79a', '#9c7446'),
    animal: 'squirrel',
    behind: at(0, 0, wear.tail('#a8532b'), [-1, 1]),
    body: wear.apron('#6f8a4f', '#d9c9a0'),
    props: [...at(50, 30, hold.broom(), 1.1, 14), ...at(15, 43, hold.chips(), 1.2)],
  }),
  doctor: drawn({
    scene: scene.room('#d6e2d8', '#8fa08e'),
    animal: 'raccoon',
    body: wear.coat('#f4f0e4', '#c9d8cf'),
    hat: wear.glasses(),
    props: [...at(49, 38, hold.satchel()), ...at(16, 38, hold.bottle(), 1.1)],
  }),
  fool: drawn({
    scene: scene.meadow('#f0d7b6', '#c2b06a'),
    animal: 'weasel',
    body: wear.vest('#e6b93f', '#b8473c'),
    hat: wear.jester(),
    props: at(50, 34, hold.jestersStick(), 1.2, 12),
  }),
  historian: drawn({
    scene: scene.room('#c9bfa6', '#6f5f47'),
    animal: 'turtle',
    behind: wear.shell(),
    body: wear.scarf('#8da867', '#3f6f9c'),
    hat: at(0, -1.2, wear.glasses(), 1.15),
    props: [...at(32, 42, hold.book('#3f5f8a'), 1.1), ...at(50, 33, hold.quill(), 1.1)],
  }),
  husband: drawn({
    scene: scene.meadow('#d5e8d3', '#c7b45f'),
    animal: 'mouse',
    fur: '#b08d6a',
    body: wear.vest('#e8e0c9', '#4f7a8a'),
    hat: wear.strawHat('#4c7a3a'),
    props: at(52, 31, hold.hayfork(), 1.05, 8),
  }),
  innkeeper: drawn({
    scene: scene.room('#dcb98a', '#7f5a36'),
    animal: 'hedgehog',
    body: wear.apron('#3f6f8c'),
    props: [...at(49, 37, hold.mug(), 1.05), ...at(15, 38, hold.mug(), [-0.85, 0.85])],
  }),
  judge: drawn({
    scene: scene.room('#b9c4d0', '#6a6f7d'),
    animal: 'badger',
    body: wear.robe('#38466b', '#c9a13c'),
    hat: wear.wig(),
    props: at(48, 36, hold.gavel(), 1.15, -30),
  }),
  king: drawn({
    scene: scene.rays('#d9c4e0', '#ebdff0'),
    animal: 'fox',
    body: wear.mantle('#8a3347'),
    hat: wear.crown(),
    props: at(52, 32, hold.scepter(), 1.1, 10),
  }),
  'miner-mole': drawn({
    scene: scene.cave(),
    animal: 'mole',
    body: wear.vest('#b9a27a', '#7a5638'),
    hat: wear.minersHelmet(),
    props: at(51, 34, hold.pickaxe(), 1.05, 14),
  }),
  monk: drawn({
    scene: scene.night('#5b6a86', '#5a6650'),
    animal: 'dormouse',
    body: wear.robe('#7f6242'),
    hat: wear.hood('#8d6e4b'),
    props: at(50, 37, hold.candle(), 1.1),
  }),
  peddler: drawn({
    scene: scene.meadow('#dfe6cf', '#b5b076'),
    animal: 'rat',
    behind: wear.pack(),
    body: wear.coat('#5f7a52', '#d9c9a0'),
    hat: at(0, 0, wear.flatCap('#8a5b3a'), 1),
    props: at(52, 36, hold.lantern(), 0.95),
  }),
  'postal-pigeon': drawn({
    scene: scene.meadow('#bcdcec', '#a6c18a'),
    animal: 'pigeon',
    body: wear.scarf('#8593a6', '#b8473c'),
    hat: wear.postCap(),
    props: at(47, 37, hold.letter(), 1.15, -10),
  }),
  queen: drawn({
    scene: scene.rays('#f0cfc6', '#f8e3dc'),
    animal: 'rabbit',
    body: wear.mantle('#a8476b'),
    hat: wear.tiara(),
    props: at(51, 34, hold.scepter(), 0.95, 10),
  }),
  ranger: drawn({
    scene: scene.forest(),
    animal: 'lynx',
    body: wear.robe('#4f6b3a', '#8a5f38'),
    hat: [],
    props: [...at(51, 30, hold.bow(), 1.02, 8), ...at(32, 36.5, hoodBand(), 1.1)],
  }),
  shepherd: drawn({
    scene: scene.meadow('#d8e8ef', '#9fbf73'),
    animal: 'hare',
    body: wear.robe('#b08a52', '#6f8a4f'),
    props: [...at(51, 28, hold.crook(), 1), ...at(15, 40, hold.lamb(), [1.05, 1.05])],
  }),
  shopkeeper: drawn({
    scene: scene.room('#d7dccb', '#85754f'),
    animal: 'hamster',
    body: wear.apron('#4c6f9c', '#efe3c4'),
    hat: wear.flatCap('#3d5a80'),
    props: at(48, 36, hold.scales(), 1.05),
  }),
  teacher: drawn({
    scene: scene.room('#cfdcc0', '#7f7a52'),
    animal: 'owl',
    body: wear.coat('#7a4b3a', '#efe3c4'),
    hat: wear.mortarboard(),
    props: [...at(48, 39, hold.slateBoard(), 1), ...at(15, 40, hold.book('#a4423a'), 0.8)],
  }),
  undertaker: drawn({
    scene: scene.dusk('#c9bcc4', '#7d7468'),
    animal: 'raven',
    body: wear.coat('#3a3640', '#8a8494'),
    hat: at(0, 0.5, wear.topHat('#2e2b33', '#7b4a86'), 0.92),
    props: at(51, 32, hold.spade(), 1.1, 10),
  }),
  wanderer: drawn({
    scene: scene.dusk('#f3dcae', '#97905a'),
    animal: 'lizard',
    body: wear.robe('#a3703f', '#5b4630'),
    props: at(49, 31, hold.bindle(), 1.25),
  }),
  wife: drawn({
    scene: scene.meadow('#efe0e6', '#b7c37a'),
    animal: 'mouse',
    fur: '#cbb49a',
    body: wear.apron('#8a4f86'),
    hat: wear.bonnet('#a86aa0'),
    props: at(47, 39, hold.basket(), 1.15),
  }),
  woodcarver: drawn({
    scene: scene.room('#d8c8a2', '#8b6a41'),
    animal: 'woodpecker',
    body: wear.apron('#556b4a', '#b98a57'),
    props: [...at(46, 40, hold.carving(), 1.1), ...at(15, 36, hold.chisel(), 1.2, 20)],
  }),
}

/** A clasp at the neck of a cloak. */
function hoodBand(): Shape[] {
  return [fill('#3c5230', 'M-10 -3Q0 3 10 -3L11 1Q0 7 -11 1z'), fill('#e6b93f', 'M-1.800 .2h3.600v3.400h-3.600z')]
}

/** Draws a critter that no table knows, from what its card says. */
export function someCritter(seed: number, color: string): Shape[] {
  const animals: Animal[] = ['mouse', 'squirrel', 'hedgehog', 'otter', 'rabbit', 'toad', 'badger', 'hamster', 'owl', 'weasel']
  const scenes = [scene.meadow(), scene.forest(), scene.room(), scene.dusk(), scene.river()]
  const bodies = [wear.coat(color), wear.apron(color), wear.robe(color), wear.vest('#e9dcbf', color)]
  const hats = [[], wear.flatCap(shade(color, -0.2)), wear.strawHat(color), wear.featherCap(color, '#c9483d'), wear.glasses()]
  const pick = <T>(list: T[], turn: number): T => list[Math.floor(seed / turn) % list.length] as T
  const animal = pick(animals, 1)
  return drawn({ scene: pick(scenes, 10), animal, body: pick(bodies, 50), hat: pick(hats, 200), props: [] })
}
