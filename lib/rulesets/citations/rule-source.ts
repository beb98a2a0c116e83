import type { RuleId } from '../../engine/table/rule'
import type { RuleSetId } from '../sets/rule-set'
import { notInGame, reading, type Source } from '../sources/cite'
import type { ReadingId } from '../sources/readings'

/** The sources of one rule in every rule set. */
export type SourceBySet = { readonly [S in RuleSetId]: Source }

/** The sources of some rules. The type checks that the ids are rules and that no rule set is missing. */
export type RuleSourcePart = { readonly [R in RuleId]?: SourceBySet }

/** The sources of a rule that no document has. The tables override this for the rule sets whose documents have it. */
export const NOWHERE: SourceBySet = {
  'bela-2': notInGame('clobyosh'),
  'bela-3': notInGame('clobyosh'),
  'klabberjass-4': notInGame('clobyosh'),
  lehman: notInGame('lehman'),
  bicycle: notInGame('bicycle'),
  denexa: notInGame('denexa'),
  'bridge-belote': notInGame('belote'),
  belote: notInGame('ffb-belote'),
  contree: notInGame('ffb-contree'),
  coinche: notInGame('ffb-coinche'),
  'bela-hr': notInGame('pravila-bele'),
}

/** Cites one reading for every rule set, because every document leaves the point open. */
export const silentBy = (id: ReadingId): SourceBySet => ({
  'bela-2': reading(id, 'clobyosh'),
  'bela-3': reading(id, 'clobyosh'),
  'klabberjass-4': reading(id, 'clobyosh'),
  lehman: reading(id, 'lehman'),
  bicycle: reading(id, 'bicycle'),
  denexa: reading(id, 'denexa'),
  'bridge-belote': reading(id, 'belote'),
  belote: reading(id, 'ffb-belote'),
  contree: reading(id, 'ffb-contree'),
  coinche: reading(id, 'ffb-coinche'),
  'bela-hr': reading(id, 'pravila-bele'),
})
