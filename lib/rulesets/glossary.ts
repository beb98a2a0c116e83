import { MELD_TERMS } from './glossary-melds'
import { SCORE_TERMS } from './glossary-score'
import { TABLE_TERMS } from './glossary-table'
import type { Term } from './glossary-term'

export type { Term, TermName } from './glossary-term'

/** The words of the table, in the order in which a game meets them. */
export const GLOSSARY: readonly Term[] = [...TABLE_TERMS, ...MELD_TERMS, ...SCORE_TERMS]
