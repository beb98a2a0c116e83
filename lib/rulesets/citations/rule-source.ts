import type { RuleId } from '../../engine/table/rule'
import type { RuleSetId } from '../sets/rule-set'
import { notInGame, reading } from '../sources/cite'
import type { Source } from '../sources/cite'
import type { ReadingId } from '../sources/readings'

/** One rule's source in every rule set. */
export type SourceBySet = { readonly [S in RuleSetId]: Source }

/** The sources of some rules: each part of the table checks that its ids are rules and that no rule set is left out. */
export type RuleSourcePart = { readonly [R in RuleId]?: SourceBySet }

/** A rule that no document has; a part of the table overrides the rule sets whose documents do. */
export const NOWHERE: SourceBySet = {
  'bela-2': notInGame('000'),
  'bela-3': notInGame('000'),
  'klabberjass-4': notInGame('000'),
  lehman: notInGame('001'),
  bicycle: notInGame('002'),
  denexa: notInGame('003'),
  'bridge-belote': notInGame('004'),
}

/** What every document leaves open, and one reading settles. */
export const silentBy = (id: ReadingId): SourceBySet => ({
  'bela-2': reading(id, '000'),
  'bela-3': reading(id, '000'),
  'klabberjass-4': reading(id, '000'),
  lehman: reading(id, '001'),
  bicycle: reading(id, '002'),
  denexa: reading(id, '003'),
  'bridge-belote': reading(id, '004'),
})
