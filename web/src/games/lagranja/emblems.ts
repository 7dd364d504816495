// The pieces that La Granja is known by.
import type { IconName } from '../../pieces/icons'

export default ['olive', 'grape', 'pig', 'donkey', 'roof'] satisfies IconName[]
