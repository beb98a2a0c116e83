import { BELOTE_READINGS } from './readings-belote'
import { KLABERJASS_READINGS } from './readings-klaberjass'

/** Every place where the documents are silent or disagree, and the way that is taken here: A for the Klaberjass family, B for bridge-belote. */
export const READINGS = { ...KLABERJASS_READINGS, ...BELOTE_READINGS } as const

export type ReadingId = keyof typeof READINGS
