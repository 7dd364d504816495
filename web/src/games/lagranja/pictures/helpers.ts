// The figure of each helper: who it is, what it holds, and what stands beside it.
import type { IconName } from '../../../pieces/icons'
import type { Paint } from './paint'
import type { Beard, Garment, Hair, Hat } from './people'
import type { Beside, Tool } from './tools'

export interface Figure {
  skin: Paint
  hair: Hair
  hairPaint: Paint
  beard: Beard
  hat: Hat
  hatPaint: Paint
  garment: Garment
  garmentPaint: Paint
  tool: Tool
  /** One of our own drawings, or an icon of the board. */
  beside: Beside | IconName | null
  sky: Sky
}

export type Sky = 'day' | 'dawn' | 'night'

type Row = [skin: Paint, hair: Hair, hairPaint: Paint, hat: Hat, hatPaint: Paint, garment: Garment, garmentPaint: Paint, tool: Tool]
type More = Partial<Pick<Figure, 'beard' | 'beside' | 'sky'>>

function figure(row: Row, more: More = {}): Figure {
  const [skin, hair, hairPaint, hat, hatPaint, garment, garmentPaint, tool] = row
  return { skin, hair, hairPaint, hat, hatPaint, garment, garmentPaint, tool, beard: 'none', beside: null, sky: 'day', ...more }
}

export const FIGURES: Record<string, Figure> = {
  chef: figure(['tan', 'short', 'dark', 'toque', 'white', 'coat', 'white', 'ladle'], { beard: 'moustache', beside: 'food' }),
  negotiator: figure(['fair', 'bun', 'brown', 'none', 'dark', 'coat', 'teal', 'scroll'], { beside: 'stall' }),
  porter: figure(['umber', 'bald', 'dark', 'band', 'red', 'vest', 'leather', 'sack'], { beside: 'trade-good' }),
  'farm-worker': figure(['fair', 'short', 'straw', 'straw', 'straw', 'dungarees', 'blue', 'pitchfork'], { beside: 'hay' }),
  'village-elder': figure(['tan', 'long', 'white', 'beret', 'dark', 'coat', 'brown', 'staff'], { beard: 'full', beside: 'die' }),
  'travelling-merchant': figure(['deep', 'short', 'dark', 'wide', 'plum', 'coat', 'mustard', 'pack'], {
    beard: 'goatee',
    beside: 'silver',
  }),
  ploughman: figure(['umber', 'short', 'dark', 'straw', 'straw', 'shirt', 'olive', 'plough'], { beard: 'full' }),
  haggler: figure(['tan', 'curls', 'dark', 'none', 'dark', 'skirt', 'red', 'coin'], { beside: 'wares' }),
  miller: figure(['fair', 'short', 'grey', 'cap', 'linen', 'apron', 'sky', 'flour'], { beard: 'moustache', beside: 'grain' }),
  beekeeper: figure(['tan', 'bun', 'dark', 'veil', 'straw', 'coat', 'linen', 'skep'], { beside: 'hives' }),
  auctioneer: figure(['fair', 'short', 'brown', 'bowler', 'navy', 'vest', 'navy', 'gavel'], { beard: 'moustache', beside: 'stump' }),
  landowner: figure(['tan', 'short', 'grey', 'top', 'dark', 'coat', 'green', 'cane'], { beard: 'goatee', beside: 'field' }),
  'well-digger': figure(['deep', 'bald', 'dark', 'none', 'dark', 'dungarees', 'brown', 'shovel'], { beside: 'well' }),
  'olive-picker': figure(['tan', 'braid', 'dark', 'kerchief', 'green', 'dress', 'olive', 'rake'], { beside: 'olive' }),
  brewer: figure(['fair', 'short', 'orange', 'cap', 'green', 'apron', 'mustard', 'mug'], { beard: 'full', beside: 'barrel' }),
  winegrower: figure(['tan', 'long', 'bark', 'straw', 'straw', 'skirt', 'purple', 'grapes'], { beside: 'wine' }),
  swineherd: figure(['fair', 'short', 'straw', 'wide', 'brown', 'shirt', 'clay', 'crook'], { beside: 'pig' }),
  'sow-keeper': figure(['fair', 'tail', 'orange', 'kerchief', 'pink', 'apron', 'blue', 'bucket'], { beside: 'pig' }),
  'acorn-gatherer': figure(['umber', 'curls', 'bark', 'none', 'dark', 'dress', 'mustard', 'acorn'], { beside: 'pig' }),
  'sausage-maker': figure(['fair', 'bald', 'grey', 'none', 'dark', 'apron', 'red', 'sausages'], { beard: 'moustache', beside: 'meat' }),
  thatcher: figure(['tan', 'short', 'brown', 'cap', 'brown', 'vest', 'olive', 'sheaf'], { beside: 'roof' }),
  'truffle-hunter': figure(['deep', 'short', 'grey', 'beret', 'green', 'coat', 'bark', 'truffle'], { beside: 'dog' }),
  'farm-servant': figure(['fair', 'braid', 'straw', 'none', 'dark', 'skirt', 'blue', 'yoke']),
  'oil-presser': figure(['umber', 'short', 'dark', 'band', 'olive', 'apron', 'olive', 'jug'], { beard: 'goatee', beside: 'olive' }),
  cooper: figure(['fair', 'short', 'brown', 'none', 'dark', 'apron', 'leather', 'mallet'], { beard: 'full', beside: 'barrel' }),
  baker: figure(['tan', 'bun', 'brown', 'kerchief', 'linen', 'apron', 'pink', 'peel'], { beside: 'oven' }),
  'cellar-master': figure(['fair', 'short', 'white', 'none', 'dark', 'coat', 'plum', 'candle'], { beard: 'goatee', beside: 'wine' }),
  'pantry-keeper': figure(['deep', 'curls', 'dark', 'kerchief', 'mustard', 'dress', 'clay', 'jar'], { beside: 'food' }),
  notary: figure(['fair', 'long', 'grey', 'none', 'dark', 'coat', 'dark', 'quill'], { beside: 'books' }),
  innkeeper: figure(['tan', 'short', 'dark', 'none', 'dark', 'apron', 'green', 'mugs'], { beard: 'full', beside: 'meat' }),
  'barrow-builder': figure(['umber', 'short', 'dark', 'cap', 'red', 'dungarees', 'teal', 'wheel'], { beside: 'barrow' }),
  muleteer: figure(['tan', 'short', 'dark', 'wide', 'red', 'vest', 'clay', 'whip'], { beard: 'moustache', beside: 'donkey' }),
  smuggler: figure(['tan', 'short', 'dark', 'hood', 'dark', 'coat', 'navy', 'lantern'], {
    beard: 'goatee',
    beside: 'trade-good',
    sky: 'night',
  }),
  'market-crier': figure(['deep', 'short', 'dark', 'feather', 'red', 'coat', 'red', 'bell'], { beside: 'stall' }),
  'field-worker': figure(['umber', 'short', 'dark', 'straw', 'straw', 'shirt', 'linen', 'hoe'], { beside: 'grain' }),
  carpenter: figure(['fair', 'short', 'straw', 'none', 'dark', 'dungarees', 'mustard', 'saw'], { beard: 'full', beside: 'stump' }),
  wholesaler: figure(['tan', 'bald', 'dark', 'none', 'dark', 'vest', 'plum', 'ledger'], { beard: 'moustache', beside: 'trade-good' }),
  pedlar: figure(['umber', 'long', 'dark', 'beret', 'mustard', 'shirt', 'green', 'tray']),
  'fence-builder': figure(['deep', 'short', 'dark', 'cap', 'olive', 'shirt', 'red', 'sledge'], { beside: 'pen' }),
  mason: figure(['tan', 'short', 'brown', 'cap', 'grey', 'vest', 'grey', 'trowel'], { beside: 'bricks' }),
  'guild-envoy': figure(['fair', 'long', 'brown', 'feather', 'blue', 'coat', 'blue', 'banner']),
  'errand-boy': figure(['deep', 'curls', 'dark', 'cap', 'blue', 'vest', 'blue', 'parcel']),
  bailiff: figure(['fair', 'short', 'dark', 'feather', 'dark', 'coat', 'plum', 'keys'], { beard: 'moustache', beside: 'lock' }),
  'estate-manager': figure(['umber', 'bun', 'dark', 'none', 'dark', 'coat', 'olive', 'book'], { beside: 'extension' }),
  patron: figure(['fair', 'curls', 'white', 'wide', 'purple', 'coat', 'purple', 'purse'], { beside: 'chest' }),
  watchman: figure(['tan', 'short', 'dark', 'helmet', 'metal', 'coat', 'steel', 'halberd'], {
    beard: 'full',
    sky: 'night',
    beside: 'fire',
  }),
  rowdy: figure(['fair', 'bald', 'brown', 'band', 'dark', 'vest', 'red', 'club'], { beard: 'moustache' }),
  'site-scout': figure(['umber', 'short', 'bark', 'wide', 'olive', 'vest', 'olive', 'spyglass'], { beside: 'stall' }),
  moneylender: figure(['tan', 'long', 'grey', 'beret', 'plum', 'coat', 'teal', 'scales'], { beard: 'goatee', beside: 'chest' }),
  stallkeeper: figure(['deep', 'bun', 'dark', 'kerchief', 'orange', 'apron', 'teal', 'vegetables'], { beside: 'stall' }),
  'shed-builder': figure(['tan', 'short', 'straw', 'cap', 'mustard', 'dungarees', 'green', 'plank'], { beside: 'extension' }),
  daydreamer: figure(['fair', 'long', 'orange', 'straw', 'straw', 'dress', 'sky', 'flower'], { beside: 'hat' }),
  'early-riser': figure(['tan', 'short', 'brown', 'none', 'dark', 'shirt', 'orange', 'rooster'], { sky: 'dawn' }),
  latecomer: figure(['fair', 'curls', 'brown', 'bowler', 'navy', 'vest', 'mustard', 'watch'], { beside: 'hat' }),
  ferryman: figure(['umber', 'short', 'white', 'cap', 'navy', 'shirt', 'navy', 'oar'], { beard: 'full', beside: 'boat' }),
  'night-owl': figure(['fair', 'long', 'dark', 'night', 'blue', 'shawl', 'navy', 'owl'], { sky: 'night' }),
  'stable-hand': figure(['deep', 'short', 'dark', 'straw', 'straw', 'vest', 'brown', 'broom'], { beside: 'donkey' }),
  'donkey-breeder': figure(['tan', 'braid', 'orange', 'none', 'dark', 'dungarees', 'clay', 'carrot'], { beside: 'donkey' }),
  'fortune-teller': figure(['umber', 'long', 'dark', 'kerchief', 'plum', 'shawl', 'purple', 'crystal'], { beside: 'die', sky: 'night' }),
  'day-labourer': figure(['tan', 'short', 'bark', 'band', 'straw', 'shirt', 'brown', 'pick'], { beside: 'die' }),
  recruiter: figure(['fair', 'short', 'straw', 'feather', 'green', 'coat', 'mustard', 'trumpet'], { beard: 'moustache', beside: 'card' }),
  postman: figure(['tan', 'short', 'dark', 'post', 'blue', 'coat', 'navy', 'letter'], { beard: 'moustache', beside: 'card' }),
  'travelling-salesman': figure(['fair', 'short', 'dark', 'bowler', 'dark', 'coat', 'grey', 'suitcase'], { beside: 'donkey' }),
  tiler: figure(['umber', 'short', 'brown', 'cap', 'grey', 'shirt', 'blue', 'ladder'], { beside: 'tiles' }),
  'chimney-sweep': figure(['fair', 'short', 'dark', 'top', 'dark', 'coat', 'dark', 'sweep'], { beside: 'chimney' }),
  steward: figure(['deep', 'short', 'white', 'none', 'dark', 'vest', 'dark', 'salver'], { beside: 'hand' }),
  'vine-dresser': figure(['tan', 'bun', 'grey', 'straw', 'straw', 'dress', 'plum', 'billhook'], { beside: 'grape' }),
  journeyman: figure(['fair', 'tail', 'brown', 'wide', 'dark', 'vest', 'dark', 'bundle']),
  'basket-weaver': figure(['umber', 'braid', 'grey', 'kerchief', 'teal', 'shawl', 'mustard', 'basket'], { beside: 'stump' }),
  'store-clerk': figure(['fair', 'tail', 'dark', 'none', 'dark', 'apron', 'navy', 'clipboard'], { beside: 'barrel' }),
  forager: figure(['tan', 'curls', 'orange', 'hood', 'red', 'dress', 'red', 'mushroom'], { beside: 'harvest' }),
  'square-warden': figure(['deep', 'short', 'grey', 'post', 'green', 'coat', 'green', 'sign'], { beard: 'full', beside: 'stall' }),
}
