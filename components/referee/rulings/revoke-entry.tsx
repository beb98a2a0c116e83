import { useState } from 'react'
import { trumpsAt } from '@/components/cards/suit-order'
import { sidesOf } from '@/lib/engine/table/seats'
import { askedLastTrick, askedTrumps, askedWhoTook } from '@/lib/messages/compiled/referee/asked'
import { revokeCardPoints, revokeEnter, revokeRest, revokeWho } from '@/lib/messages/compiled/referee/entry'
import { chooseSentence } from '@/lib/text/referee/choose'
import { sideHeading } from '@/lib/text/terms/names'
import type { RulingProps } from '../parts/at-table'
import { NumberEntry, SeatChoice, SideChoice, TrumpChoice } from '../parts/choices'
import { SaveHand } from '../parts/save-hand'
import { StakeFields } from '../parts/stake-fields'
import { asksForPoints, missingOfRevoke, noRevokeFacts, revokedHand, type RevokeFacts } from './revoked-hand'

/** An entry for a hand lost by a revoke: all its points go to the other side. */
export function RevokeEntry({ at, label }: RulingProps & { readonly label: string }) {
  const { table } = at
  const { rules } = table
  const [facts, setFacts] = useState(() => noRevokeFacts(rules))
  const give = (more: Partial<RevokeFacts>) => setFacts({ ...facts, ...more })
  const hand = revokedHand(rules, facts)
  const missing = missingOfRevoke(rules, facts)
  return (
    <div className="pt-1">
      <SideChoice table={table} ask={revokeWho} side={facts.offender} onChoose={(offender) => give({ offender })} />
      <SeatChoice table={table} ask={askedWhoTook} seat={facts.taker} onChoose={(taker) => give({ taker })} />
      <TrumpChoice
        ask={askedTrumps}
        trumps={trumpsAt(rules)}
        trump={facts.trump}
        onChoose={(trump) => give({ trump })}
      />
      <StakeFields
        table={table}
        bid={facts.bid}
        onBid={(bid) => give({ bid })}
        multiplier={facts.multiplier}
        onMultiplier={(multiplier) => give({ multiplier })}
      />
      {asksForPoints(rules, facts.trump) ? <PointFields at={at} facts={facts} onFacts={give} /> : null}
      <p className="pb-2 text-base text-soft">{revokeRest(table)}</p>
      {hand === null ? (
        <p className="pb-2 text-base text-soft">{missing.length > 0 ? chooseSentence(missing) : revokeEnter}</p>
      ) : (
        <SaveHand at={at} hand={hand} label={label} />
      )}
    </div>
  )
}

interface PointFieldsProps extends RulingProps {
  readonly facts: RevokeFacts
  readonly onFacts: (more: Partial<RevokeFacts>) => void
}

/** The fields for what each side has taken, where the cards do not always add up to the same sum. */
function PointFields({ at: { table }, facts: { digits, lastTrick }, onFacts }: PointFieldsProps) {
  return (
    <>
      {sidesOf(table.rules).map((side) => (
        <NumberEntry
          key={side}
          ask={revokeCardPoints({ name: sideHeading(table, side) })}
          digits={digits[side] ?? ''}
          onDigits={(text) => onFacts({ digits: digits.map((other, index) => (index === side ? text : other)) })}
        />
      ))}
      <SideChoice
        table={table}
        ask={askedLastTrick}
        side={lastTrick}
        onChoose={(lastTrick) => onFacts({ lastTrick })}
      />
    </>
  )
}
