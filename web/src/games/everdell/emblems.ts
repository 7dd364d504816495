// The pieces that Everdell is known by.
import type { IconName } from '../../pieces/icons'

export default ['twig', 'resin', 'pebble', 'berry', 'worker'] satisfies IconName[]
