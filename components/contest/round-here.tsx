import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { changeClock, takeBackRound } from '@/lib/actions/contest'
import {
  hasNoResult,
  isUntouched,
  lastRound,
  missingResults,
  type Contest,
  type ContestRound,
} from '@/lib/contest/contest'
import { takeBack } from '@/lib/messages/compiled/app/club'
import { swapPairs } from '@/lib/messages/compiled/app/contest'
import type { Stored } from '@/lib/storage'
import { RoundChoice } from './round-choice'
import { RoundClock } from './round-clock'
import { RoundHeading } from './round-heading'
import { RoundTables } from './round-tables'
import { SwapPairs } from './swap-pairs'

interface RoundHereProps {
  readonly contest: Contest
  readonly shown: ContestRound
  readonly onShow: (number: number) => void
  readonly onWrite: (work: Promise<Stored<null>>) => void
}

/** A round of a contest: its clock, its tables, and for the last round what can be done before a result of it exists. */
export function RoundHere({ contest, shown, onShow, onWrite }: RoundHereProps) {
  const { id, plan, rounds } = contest
  const [isSwapping, setSwapping] = useState(false)
  const isLast = shown === lastRound(contest)
  const canSwap = isLast && hasNoResult(shown)
  return (
    <section className="grid content-start gap-3">
      <RoundChoice rounds={rounds} shown={shown.number} onShow={onShow} />
      <RoundHeading contest={id} number={shown.number} />
      {plan.ends === 'minutes' && isLast && missingResults(shown) > 0 ? (
        <RoundClock
          minutes={plan.length}
          clock={shown.clock}
          rings={plan.rings}
          onAct={(act) => onWrite(changeClock(id, shown.number, plan.length, act))}
        />
      ) : null}
      <RoundTables key={shown.number} contest={contest} round={shown} onWrite={onWrite} />
      {canSwap ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setSwapping(true)}>{swapPairs}</Button>
          {isUntouched(shown) ? (
            <Button onClick={() => onWrite(takeBackRound(id))}>{takeBack({ round: shown.number })}</Button>
          ) : null}
        </div>
      ) : null}
      {canSwap && isSwapping ? (
        <SwapPairs contest={contest} round={shown} onWrite={onWrite} onClose={() => setSwapping(false)} />
      ) : null}
    </section>
  )
}
