import type { Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'
import type { Source } from '../sources/cite'

/** A named way in which some tables play otherwise: the rule sets it is offered with, and the options it changes there. */
export interface Described {
  readonly id: string
  readonly of: readonly RuleSetId[]
  readonly source: Source
  readonly changes: Partial<Rules>
}
