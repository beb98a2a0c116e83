import { Choice } from '@/components/ui/choice'
import { dealsUnderTarget, otherTarget } from '@/lib/messages/compiled/app/setup'
import { soManyDeals } from '@/lib/messages/compiled/table/common'
import { agree, chooseOption, type Agreement } from '@/lib/rulesets/variants/agree'
import { optionName } from '@/lib/text/options/names'
import { lengthsFor, type Length } from './targets'

interface TargetChoiceProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
  /** Called when another number is wanted. */
  readonly onOther: () => void
}

const OTHER = 'other'

/** The choice of the length of a game: the usual lengths, or any other. */
export function TargetChoice({ agreement, onAgreement, onOther }: TargetChoiceProps) {
  const { rules } = agree(agreement)
  const usual = lengthsFor(agreement.base)
  const isUsual = usual.some((one) => lengthKey(one) === lengthKey(rules))
  const choose = (key: string) => {
    const chosen = usual.find((one) => lengthKey(one) === key)
    if (chosen === undefined) onOther()
    else onAgreement(chooseOption(chooseOption(agreement, 'goal', chosen.goal), 'target', chosen.target))
  }
  return (
    <Choice
      translate="no"
      label={optionName('target')}
      options={[
        ...usual.map((one) => ({ value: lengthKey(one), label: labelOf(one), face: <Figure of={one} /> })),
        {
          value: OTHER,
          label: isUsual ? otherTarget : labelOf(rules),
          face: isUsual ? <span>{otherTarget}</span> : <Figure of={rules} />,
        },
      ]}
      value={isUsual ? lengthKey(rules) : OTHER}
      onChoose={choose}
    />
  )
}

const lengthKey = ({ goal, target }: Length): string => `${goal} ${target}`

const labelOf = ({ goal, target }: Length): string => (goal === 'hands' ? soManyDeals({ target }) : String(target))

const Figure = ({ of: { goal, target } }: { readonly of: Length }) => (
  <>
    <span translate="no" className="num text-xl leading-none">
      {target}
    </span>
    {goal === 'hands' ? <span className="text-sm leading-none">{dealsUnderTarget}</span> : null}
  </>
)
