import type { OptionName, Rules } from '../../engine/table/options'
import { RULE_SETS } from '../sets/catalogue'
import { RULE_SET_IDS } from '../sets/rule-set'
import type { Source } from '../sources/cite'
import { sourceOfChange, VARIANTS, type Variant } from '../variants/variants'

/** A rule set as written, or a named variant, that has a value, with the source. */
export interface ValueSource {
  readonly source: Source
  /** The variant that has the value; `null` if a rule set has it as written. */
  readonly variant: Variant | null
}

/** Returns every source for this value of an option. Documents that do not mention the rule are left out. */
export function valueSources<O extends OptionName>(option: O, value: Rules[O]): readonly ValueSource[] {
  const written = RULE_SET_IDS.flatMap((id) => {
    const found = RULE_SETS[id].values[option]
    return found.value === value && found.source.kind !== 'not-in-game' ? [{ source: found.source, variant: null }] : []
  })
  const varied = VARIANTS.filter(({ changes }) => changes[option] === value)
  return [...written, ...varied.map((variant) => ({ source: sourceOfChange(variant, option), variant }))]
}
