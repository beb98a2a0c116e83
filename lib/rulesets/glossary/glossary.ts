import { MELD_TERMS } from './melds'
import { SCORE_TERMS } from './score'
import { TABLE_TERMS } from './table'
import type { Term } from './term'

export type { Term } from './term'

/** The words of the table, in the order in which they come up in a game. */
export const GLOSSARY: readonly Term[] = [...TABLE_TERMS, ...MELD_TERMS, ...SCORE_TERMS]
