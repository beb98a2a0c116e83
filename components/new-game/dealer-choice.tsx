'use client'

import { Choice } from '@/components/ui/choice'
import type { Rules } from '@/lib/engine/options'
import { seatsOf } from '@/lib/engine/seats'
import type { Seat } from '@/lib/engine/seats'
import { ruleSet } from '@/lib/rulesets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/rule-set'
import { sourceText } from '@/lib/text/en/source'

interface DealerChoiceProps {
  readonly base: RuleSetId
  readonly rules: Rules
  /** By seat, as the sheet will have them. */
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly onDealer: (dealer: Seat) => void
  /** Hands were already played on paper. */
  readonly hasBegun: boolean
}

const WAYS: { readonly [F in Rules['firstDealer']]: string } = {
  'high-cut': 'Cut for it: the highest card deals.',
  'low-cut': 'Draw for it: the lowest card deals.',
  agree: 'Settle it as you like.',
}

/** Who deals, and how this game finds out. */
export function DealerChoice({ base, rules, names, dealer, onDealer, hasBegun }: DealerChoiceProps) {
  const { value, source } = ruleSet(base).values.firstDealer
  const where = value === rules.firstDealer ? sourceText(source) : 'agreed at this table'
  return (
    <div>
      <p className="pb-2 text-base text-soft">
        {hasBegun ? (
          'Whoever deals the next hand.'
        ) : (
          <>
            {WAYS[rules.firstDealer]} <span className="text-sm">({where})</span>
          </>
        )}
      </p>
      <Choice
        label={hasBegun ? 'Who deals next' : 'Who deals first'}
        options={seatsOf(rules).map((seat) => ({ value: seat, label: names[seat] ?? '' }))}
        value={dealer}
        onChoose={onDealer}
        className="grid grid-cols-2 gap-2"
        optionClassName="min-w-0 px-2 text-lg [overflow-wrap:anywhere]"
      />
    </div>
  )
}
