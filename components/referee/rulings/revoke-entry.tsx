import { useState } from 'react'
import { trumpsAt } from '@/components/cards/suit-order'
import { possibleCardPoints } from '@/lib/engine/check/check'
import type { Trump } from '@/lib/engine/table/card'
import type { PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { otherSides, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { askedLastTrick, askedTrumps, askedWhoTook } from '@/lib/messages/compiled/referee/asked'
import { revokeCardPoints, revokeRest, revokeWho } from '@/lib/messages/compiled/referee/entry'
import { sayRevoke } from '@/lib/text/screens/referee-entry'
import { sideHeading } from '@/lib/text/terms/names'
import type { RulingProps } from '../parts/at-table'
import { NumberEntry, SeatChoice, SideChoice, TrumpChoice } from '../parts/choices'
import { SaveHand } from '../parts/save-hand'

/** An entry for a hand lost by a revoke: all its points go to the other side. */
export function RevokeEntry({ at, label }: RulingProps & { readonly label: string }) {
  const { table } = at
  const { rules } = table
  const [revoke, setRevoke] = useState<Side | null>(null)
  const [taker, setTaker] = useState<Seat | null>(null)
  const [trump, setTrump] = useState<Trump | null>(null)
  const [digits, setDigits] = useState<readonly string[]>(() => sidesOf(rules).map(() => ''))
  const [lastTrick, setLastTrick] = useState<Side | null>(null)
  const hand = handOf(rules, { revoke, taker, trump, digits, lastTrick })
  return (
    <div className="pt-1">
      <SideChoice table={table} ask={revokeWho} side={revoke} onChoose={setRevoke} />
      <SeatChoice table={table} ask={askedWhoTook} seat={taker} onChoose={setTaker} />
      <TrumpChoice ask={askedTrumps} trumps={trumpsAt(rules)} trump={trump} onChoose={setTrump} />
      {trump === null || fixedTotal(rules, trump) !== null ? null : (
        <>
          {sidesOf(rules).map((side) => (
            <NumberEntry
              key={side}
              ask={revokeCardPoints({ name: sideHeading(table, side) })}
              digits={digits[side] ?? ''}
              onDigits={(text) => setDigits(digits.map((other, index) => (index === side ? text : other)))}
            />
          ))}
          <SideChoice table={table} ask={askedLastTrick} side={lastTrick} onChoose={setLastTrick} />
        </>
      )}
      <p className="pb-2 text-base text-soft">{revokeRest(table)}</p>
      {hand === null ? (
        <p className="pb-2 text-base text-soft">{sayRevoke(table, taker)}</p>
      ) : (
        <SaveHand at={at} hand={hand} label={label} />
      )}
    </div>
  )
}

interface Entered {
  readonly revoke: Side | null
  readonly taker: Seat | null
  readonly trump: Trump | null
  readonly digits: readonly string[]
  readonly lastTrick: Side | null
}

/**
 * Returns the hand as entered; `null` while something is missing. If the card points of the pack have a fixed total, the other
 * side gets all of it.
 */
function handOf(rules: Rules, { revoke, taker, trump, digits, lastTrick }: Entered): PlayedHand | null {
  if (revoke === null || taker === null || trump === null) return null
  const total = fixedTotal(rules, trump)
  const last = lastTrick ?? (total === null ? null : (otherSides(rules, revoke)[0] ?? null))
  if (last === null || (total === null && digits.some((one) => one === ''))) return null
  return {
    kind: 'played',
    taker,
    trump,
    cardPoints: total === null ? digits.map(Number) : allTo(rules, revoke, total),
    lastTrick: last,
    tricks: null,
    melds: [],
    bela: [],
    bid: null,
    multiplier: 1,
    big: false,
    revoke,
    dealer: null,
  }
}

/**
 * Returns the card points of a whole hand under these trumps; `null` if some cards are not dealt, because the total then varies.
 */
function fixedTotal(rules: Rules, trump: Trump): number | null {
  const { from, to } = possibleCardPoints(rules, trump)
  return from === to ? to : null
}

const allTo = (rules: Rules, revoke: Side, total: number): readonly number[] => {
  const [other] = otherSides(rules, revoke)
  return sidesOf(rules).map((side) => (side === other ? total : 0))
}
