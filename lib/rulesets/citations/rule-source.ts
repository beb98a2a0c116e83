import type { RuleId } from '../../engine/table/rule'
import { bySet } from '../sets/by-set'
import { RULE_SETS } from '../sets/catalogue'
import type { RuleSetId } from '../sets/rule-set'
import { notInGame, reading, type Source } from '../sources/cite'
import type { ReadingId } from '../sources/readings'

/** The sources of one rule in every rule set. */
export type SourceBySet = { readonly [S in RuleSetId]: Source }

/** The sources of some rules. The type checks that the ids are rules and that no rule set is missing. */
export type RuleSourcePart = { readonly [R in RuleId]?: SourceBySet }

/** The sources of a rule that no document has. The tables override this for the rule sets whose documents have it. */
export const NOWHERE: SourceBySet = bySet((id) => notInGame(RULE_SETS[id].document))

/** Cites one reading for every rule set, because every document leaves the point open. */
export const silentBy = (id: ReadingId): SourceBySet => bySet((set) => reading(id, RULE_SETS[set].document))
