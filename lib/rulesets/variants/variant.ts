import type { Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'
import type { Source } from '../sources/cite'

/** A named way to play differently: the rule sets for which it is offered, and the options that it changes. */
export interface Described {
  readonly id: string
  readonly of: readonly RuleSetId[]
  readonly source: Source
  readonly changes: Partial<Rules>
}
