import type { OptionName, Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'
import type { Source } from '../sources/cite'

/** A named way to play differently: the rule sets for which it is offered, and the options that it changes. */
export interface Described {
  readonly id: string
  readonly of: readonly RuleSetId[]
  readonly source: Source
  readonly changes: Partial<Rules>
  /** The sources of single changes that are in another place than the variant. */
  readonly sources?: { readonly [O in OptionName]?: Source }
}
