import { Choice } from '@/components/ui/choice'
import { otherTarget } from '@/lib/messages/compiled/app/setup'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { agree, chooseOption, type Agreement } from '@/lib/rulesets/variants/agree'
import { optionName } from '@/lib/text/options/names'
import { targetsFor } from './targets'

interface TargetChoiceProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
  /** Asks for any other number. */
  readonly onOther: () => void
}

const OTHER = 0

/** Three usual lengths of the game, and any other. */
export function TargetChoice({ agreement, onAgreement, onOther }: TargetChoiceProps) {
  const { target } = agree(agreement).rules
  const usual = targetsFor(rulesOf(ruleSet(agreement.base)))
  const isUsual = usual.includes(target)
  return (
    <Choice
      look="cell"
      translate="no"
      label={optionName('target')}
      options={[
        ...usual.map((one) => ({ value: one, label: String(one), face: <Figure of={one} /> })),
        {
          value: OTHER,
          label: isUsual ? otherTarget : String(target),
          face: isUsual ? <span>{otherTarget}</span> : <Figure of={target} />,
        },
      ]}
      value={isUsual ? target : OTHER}
      onChoose={(one) => (one === OTHER ? onOther() : onAgreement(chooseOption(agreement, 'target', one)))}
    />
  )
}

const Figure = ({ of: target }: { readonly of: number }) => (
  <span translate="no" className="num text-xl leading-none">
    {target}
  </span>
)
