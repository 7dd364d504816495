// Puts the figure of a helper together; one that we do not know is made by rule from its data.
import { isIcon, type IconName } from '../../../pieces/icons'
import type { CardHelper } from '../componentTypes'
import { FIGURES, type Figure } from './helpers'
import { disc, fill, line, type Paint, type Shape } from './paint'
import { BEARDS, GARMENTS, HAIR_BEHIND, HATS, hairInFront, type Beard, type Garment, type Hair, type Hat } from './people'
import { BESIDE, TOOLS, type Beside, type Tool } from './tools'

/** What a figure is drawn from. */
export type HelperLook = Pick<CardHelper, 'id' | 'timing' | 'effect' | 'triggers'>

/** Tells the figure of a helper. */
export function figureOf(helper: HelperLook): Figure {
  return FIGURES[helper.id] ?? figureByRule(helper)
}

const SKINS: Paint[] = ['fair', 'tan', 'umber', 'deep']
const HAIRS: Paint[] = ['dark', 'brown', 'bark', 'straw', 'orange', 'grey', 'white']
const CLOTHS: Paint[] = ['blue', 'green', 'red', 'mustard', 'teal', 'plum', 'olive', 'clay', 'purple', 'navy', 'brown']
/** The hats of no special trade. */
const COMMON_HATS: Hat[] = ['none', 'straw', 'wide', 'cap', 'beret', 'kerchief', 'bowler', 'hood', 'feather', 'band']
/** What a helper holds, by the first word that its effect or triggers have. */
const TOOL_OF: [string, Tool][] = [
  ['pig', 'goad'],
  ['field', 'hoe'],
  ['growth', 'rake'],
  ['barrow', 'wheel'],
  ['building', 'trowel'],
  ['roof', 'ladder'],
  ['extension', 'plank'],
  ['stall', 'sign'],
  ['upgrade', 'jug'],
  ['delivery', 'crook'],
  ['siesta', 'flower'],
  ['die', 'crystal'],
  ['card', 'scroll'],
  ['hand', 'scroll'],
  ['food', 'cheese'],
  ['wine', 'barrelTap'],
  ['silver', 'purse'],
  ['vp', 'coin'],
]

function figureByRule({ id, timing, effect, triggers }: HelperLook): Figure {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0
  const pick = <T>(list: readonly T[]): T => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return list[Math.floor((seed / 2 ** 32) * list.length)] as T
  }
  const words = `${effect} ${triggers.join(' ')}`
  const icon = words.split(/[^a-z-]+/).find((word): word is IconName => isIcon(word))
  return {
    skin: pick(SKINS),
    hair: pick(Object.keys(HAIR_BEHIND) as Hair[]),
    hairPaint: pick(HAIRS),
    beard: pick(Object.keys(BEARDS) as Beard[]),
    hat: pick(COMMON_HATS),
    hatPaint: pick(CLOTHS),
    garment: pick(Object.keys(GARMENTS) as Garment[]),
    garmentPaint: pick(CLOTHS),
    tool: TOOL_OF.find(([word]) => words.includes(word))?.[1] ?? (timing === 'passive' ? 'staff' : 'mallet'),
    beside: icon ?? null,
    sky: 'day',
  }
}

/** Draws the shapes of a figure, from back to front; the tool lies where its hand is. */
export function shapesOf(figure: Figure): { body: Shape[]; tool: readonly Shape[]; arm: Shape[] } {
  const { skin, hair, hairPaint, garment, garmentPaint } = figure
  const sleeve = garment === 'vest' || garment === 'dungarees' || garment === 'skirt' ? 'linen' : garmentPaint
  const body = [
    ...HAIR_BEHIND[hair](hairPaint),
    line(sleeve, 4, 'M22.600 23.500C19.500 26 18.600 29 20 32'),
    disc(skin, 20.4, 33, 1.9),
    line(skin, 3.6, 'M28 15v4'),
    ...GARMENTS[garment](garmentPaint),
    disc(skin, 28, 12.6, 5.1),
    disc('dark', 26.2, 12.8, 0.65),
    disc('dark', 29.8, 12.8, 0.65),
    line('clay', 0.8, 'M26.600 15.300c.800.700 2 .700 2.800 0'),
    ...hairInFront(hair, hairPaint),
    ...BEARDS[figure.beard](hairPaint),
    ...HATS[figure.hat](figure.hatPaint),
  ]
  const arm = [line(sleeve, 4, 'M33.400 23.500c2.200 3.200 4.600 4 7.200 3.300'), disc(skin, HAND.x - 0.6, HAND.y, 2)]
  return { body, tool: TOOLS[figure.tool], arm }
}

/** Where the hand with the tool is. */
export const HAND = { x: 42, y: 26.5 }

/** The drawing beside a figure, where it is none of the icons. */
export function besideOf(beside: Figure['beside']): readonly Shape[] | null {
  return beside && beside in BESIDE ? BESIDE[beside as Beside] : null
}

/** The ground shadow under a figure. */
export const SHADOW = fill('bark', 'M14 44c2-2.500 26-2.500 28 0z')
