'use client'

import { useState } from 'react'
import { possibleCardPoints } from '@/lib/engine/check'
import type { Trump } from '@/lib/engine/card'
import type { PlayedHand } from '@/lib/engine/hand'
import { otherSides, sidesOf } from '@/lib/engine/seats'
import type { Seat, Side } from '@/lib/engine/seats'
import { nameOf, sideHeading } from '@/lib/text/en/names'
import type { RulingProps } from './at-table'
import { NumberEntry, SeatChoice, SideChoice, trumpsAt, TrumpChoice } from './choices'
import { SaveHand } from './save-hand'

/** A hand lost by a revoke: everything counted in it goes to the other side. */
export function RevokeEntry({ at, label }: RulingProps & { readonly label: string }) {
  const { table } = at
  const { rules } = table
  const [revoke, setRevoke] = useState<Side | null>(null)
  const [taker, setTaker] = useState<Seat | null>(null)
  const [trump, setTrump] = useState<Trump | null>(null)
  const [digits, setDigits] = useState<readonly string[]>(() => sidesOf(rules).map(() => ''))
  const [lastTrick, setLastTrick] = useState<Side | null>(null)
  const fixed = trump === null ? null : possibleCardPoints(rules, trump)
  const isFixed = fixed !== null && fixed.from === fixed.to
  const points = isFixed && revoke !== null ? allTo(rules, revoke, fixed.to) : digits.map(Number)
  const isCounted = isFixed || digits.every((one) => one !== '')
  const last = lastTrick ?? (isFixed && revoke !== null ? (otherSides(rules, revoke)[0] ?? null) : null)
  const hand: PlayedHand | null =
    revoke === null || taker === null || trump === null || !isCounted || last === null
      ? null
      : {
          kind: 'played',
          taker,
          trump,
          cardPoints: points,
          lastTrick: last,
          tricks: null,
          melds: [],
          bela: [],
          multiplier: 1,
          big: false,
          revoke,
          dealer: null,
        }
  return (
    <div className="pt-1">
      <SideChoice table={table} ask="Who went wrong" side={revoke} onChoose={setRevoke} />
      <SeatChoice table={table} ask="Who took" seat={taker} onChoose={setTaker} />
      <TrumpChoice ask="Trumps" trumps={trumpsAt(rules)} trump={trump} onChoose={setTrump} />
      {isFixed || trump === null ? null : (
        <>
          {sidesOf(rules).map((side) => (
            <NumberEntry
              key={side}
              ask={`Card points of ${sideHeading(table, side)}`}
              digits={digits[side] ?? ''}
              onDigits={(text) => setDigits(digits.map((other, index) => (index === side ? text : other)))}
            />
          ))}
          <SideChoice table={table} ask="Last trick" side={lastTrick} onChoose={setLastTrick} />
        </>
      )}
      <p className="pb-2 text-base text-soft">
        Runs, {table.words.bela} and doubles that counted are added on the sheet: tap the hand there and correct it.
      </p>
      {hand === null ? (
        <p className="pb-2 text-base text-soft">
          Say who went wrong, {taker === null ? 'who took' : `what ${nameOf(table, taker)} took in`}, and what was
          counted.
        </p>
      ) : (
        <SaveHand at={at} hand={hand} label={label} />
      )}
    </div>
  )
}

const allTo = (rules: RulingProps['at']['table']['rules'], revoke: Side, total: number): readonly number[] => {
  const [other] = otherSides(rules, revoke)
  return sidesOf(rules).map((side) => (side === other ? total : 0))
}
