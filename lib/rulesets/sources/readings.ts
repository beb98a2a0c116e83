import { BELOTE_READINGS } from './readings-belote'
import { KLABERJASS_READINGS } from './readings-klaberjass'
import { TABLE_READINGS } from './readings-table'

/** Every place where the documents are silent or disagree, and the way that is taken here: A for the Klaberjass family, B for bridge-belote, C for what every card table meets. */
export const READINGS = { ...KLABERJASS_READINGS, ...BELOTE_READINGS, ...TABLE_READINGS } as const

export type ReadingId = keyof typeof READINGS
