import { PAPER } from '../../preview/paper'

/** The colour of a side on the picture, in the order in which they sit. */
export const SIDE_LOOKS: readonly string[] = [PAPER.ink, PAPER.felt, PAPER.blue]
