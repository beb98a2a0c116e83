import type { OptionName, Rules } from '@/lib/engine/table/options'
import { inNoSource } from '@/lib/messages/compiled/app/other-rules'
import { sourceOfVariant } from '@/lib/messages/compiled/options/sources'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { valueSources } from '@/lib/rulesets/citations/value-sources'
import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { VARIANTS } from '@/lib/rulesets/variants/variants'
import { sourceText } from '@/lib/text/rules/source'

interface ValueNoteProps {
  readonly option: OptionName
  readonly value: Rules[OptionName]
}

/** A line with every source that has this answer; a variant by its name. */
export function ValueNote(props: ValueNoteProps) {
  return <span className="text-sm">{noteText(props)}</span>
}

function noteText({ option, value }: ValueNoteProps): string {
  const texts = valueSources(option, value).map(({ source, variant }) =>
    variant === null
      ? sourceText(source)
      : sourceOfVariant({ source: sourceText(source), variant: variantName[variant.id] }),
  )
  return texts.length === 0 ? inNoSource : [...new Set(texts)].join(' · ')
}

/** The targets of all sources that count in the same unit, each with the sources that play to it. */
export function TargetSources({ scoring }: { readonly scoring: Rules['scoring'] }) {
  const written = RULE_SET_IDS.filter((id) => RULE_SETS[id].values.scoring.value === scoring).map(
    (id) => RULE_SETS[id].values.target.value,
  )
  const varied = scoring === 'points' ? VARIANTS.flatMap(({ changes }) => changes.target ?? []) : []
  const targets = [...new Set([...written, ...varied])].sort((a, b) => a - b)
  return (
    <ul className="pt-1 text-sm text-soft">
      {targets.map((target) => (
        <li key={target}>
          <b translate="no" className="text-ink">
            {target}
          </b>
          <span>{`: ${noteText({ option: 'target', value: target })}`}</span>
        </li>
      ))}
    </ul>
  )
}
