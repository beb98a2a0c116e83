import { Choice } from '@/components/ui/choice'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, type Seat } from '@/lib/engine/table/seats'
import { agreedAtTable, dealerWay, nextDealer, whoDealsFirst, whoDealsNext } from '@/lib/messages/compiled/app/setup'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { sourceText } from '@/lib/text/rules/source'

interface DealerChoiceProps {
  readonly base: RuleSetId
  readonly rules: Rules
  /** By seat, as the sheet will show them. */
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly onDealer: (dealer: Seat) => void
  /** Hands were already played on paper. */
  readonly hasBegun: boolean
}

/** Who deals, and how this game finds out. */
export function DealerChoice({ base, rules, names, dealer, onDealer, hasBegun }: DealerChoiceProps) {
  const { value, source } = ruleSet(base).values.firstDealer
  const where = value === rules.firstDealer ? sourceText(source) : agreedAtTable
  return (
    <div>
      <p className="pb-2 text-base text-soft">
        {hasBegun ? (
          nextDealer
        ) : (
          <>
            <span>{dealerWay({ way: rules.firstDealer })}</span> <span className="text-sm">{`(${where})`}</span>
          </>
        )}
      </p>
      <Choice
        translate="no"
        label={hasBegun ? whoDealsNext : whoDealsFirst}
        options={seatsOf(rules).map((seat) => ({ value: seat, label: names[seat] ?? '' }))}
        value={dealer}
        onChoose={onDealer}
        className="grid grid-cols-2 gap-2"
        optionClassName="min-w-0 px-2 text-lg [overflow-wrap:anywhere]"
      />
    </div>
  )
}
