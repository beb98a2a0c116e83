import type { OptionName, Rules } from '../../engine/table/options'
import { RULE_SETS } from '../sets/catalogue'
import { RULE_SET_IDS } from '../sets/rule-set'
import type { Source } from '../sources/cite'
import { VARIANTS, type Variant } from '../variants/variants'

/** A player of a value: a rule set as written or a named variant, with the source. */
export interface ValueSource {
  readonly source: Source
  /** The variant that has it; `null` where a rule set has it as written. */
  readonly variant: Variant | null
}

/** Every place in the documents that has an option at this value; those that merely never mention it apart. */
export function valueSources<O extends OptionName>(option: O, value: Rules[O]): readonly ValueSource[] {
  const written = RULE_SET_IDS.flatMap((id) => {
    const found = RULE_SETS[id].values[option]
    return found.value === value && found.source.kind !== 'not-in-game' ? [{ source: found.source, variant: null }] : []
  })
  const varied = VARIANTS.filter(({ changes }) => changes[option] === value)
  return [...written, ...varied.map((variant) => ({ source: variant.source, variant }))]
}
