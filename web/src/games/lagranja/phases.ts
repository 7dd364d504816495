// The four phases of a round (LG-1.1), in the colours that all rulebooks give them.
import type { Text } from '../../board/board'
import type { Step } from '../registry'
import type { Phase, View } from './view'

const PHASES: Phase[] = ['farm', 'revenue', 'transport', 'scoring']

/** Lists the phases of a round; none is active when the game has ended. */
export function phaseSteps({ phase, over }: Pick<View, 'phase' | 'over'>, text: Text): Step[] {
  return PHASES.map((key) => ({
    key,
    text: text(`lagranja-page-phase-${key}`),
    active: !over && key === phase,
    color: `--${key}`,
  }))
}
