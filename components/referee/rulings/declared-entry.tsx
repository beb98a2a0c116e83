import { useState } from 'react'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { agreedAsk, declaredPointsAsked, declaredWhy, revokeWho } from '@/lib/messages/compiled/referee/entry'
import { chooseSentence } from '@/lib/text/referee/choose'
import type { RulingProps } from '../parts/at-table'
import { NumberEntry, SideChoice } from '../parts/choices'
import { SaveHand } from '../parts/save-hand'

interface DeclaredEntryProps extends RulingProps {
  readonly label: string
  /** The points that were declared if the irregularity tells them; otherwise `null`. */
  readonly declared: number | null
}

/** An entry for points that were declared falsely: the other side writes them beside the hand. */
export function DeclaredEntry({ at, label, declared }: DeclaredEntryProps) {
  const { table } = at
  const [wrong, setWrong] = useState<Side | null>(null)
  const [digits, setDigits] = useState(declared === null ? '' : String(declared))
  const points = Number(digits)
  return (
    <div className="pt-1">
      <SideChoice table={table} ask={revokeWho} side={wrong} onChoose={setWrong} />
      <NumberEntry ask={declaredPointsAsked} digits={digits} onDigits={setDigits} />
      {wrong === null || points === 0 ? (
        <p className="pb-2 text-base text-soft">{wrong === null ? chooseSentence(['offender']) : agreedAsk}</p>
      ) : (
        <SaveHand
          at={at}
          hand={{
            kind: 'agreed',
            points: sidesOf(table.rules).map((side) => (side === wrong ? 0 : points)),
            why: declaredWhy,
            dealer: null,
          }}
          label={label}
        />
      )}
    </div>
  )
}
