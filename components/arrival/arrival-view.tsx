import { RestorePanel } from '@/components/arrival/restore-panel'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ArrivalProblem, Arrived } from '@/lib/actions/sharing'
import { openSomethingElse } from '@/lib/messages/compiled/app/share'
import {
  begunOtherwise,
  damagedRow,
  damagedText,
  newerFormat,
  newerRow,
  unopened,
  unreadableSheet,
  wrongEntry,
  type ArrivalText,
} from '@/lib/text/problems/arrival-problem'
import { GameArrival } from './game-arrival'
import { HouseArrival } from './house-arrival'

/** Returns a problem in words. */
function arrivalText(problem: ArrivalProblem): ArrivalText {
  switch (problem.kind) {
    case 'newer':
      return newerFormat(problem.format)
    case 'damaged':
      return damagedText(problem.json)
    case 'wrong':
      return problem.why === 'newer' ? newerRow(problem.place.line) : wrongEntry(problem.problem, problem.place.line)
    case 'sheet':
      return unreadableSheet(problem.problem)
    case 'row': {
      const line = problem.place?.line ?? null
      if (problem.why === 'begun-otherwise') return begunOtherwise()
      return problem.why === 'newer' ? newerRow(line) : damagedRow(problem.path, line, problem.fault)
    }
    default:
      return unopened(problem.kind)
  }
}

interface ArrivalViewProps {
  readonly arrived: Arrived
  /** Closes the view without keeping anything. */
  readonly onLeave: () => void
}

/** The view of something that arrived, shown before anything is saved, or the reason it could not be opened. */
export function ArrivalView({ arrived, onLeave }: ArrivalViewProps) {
  if (!arrived.ok) {
    const { wrong, todo } = arrivalText(arrived.error)
    return (
      <div className="grid gap-3">
        <Notice tone="wrong">
          <p className="font-semibold [overflow-wrap:anywhere]">{wrong}</p>
          <p className="text-ink">{todo}</p>
        </Notice>
        <Button onClick={onLeave}>{openSomethingElse}</Button>
      </div>
    )
  }
  const arrival = arrived.value
  switch (arrival.kind) {
    case 'game':
      return <GameArrival arrival={arrival} onLeave={onLeave} />
    case 'house':
      return <HouseArrival arrival={arrival} onLeave={onLeave} />
    case 'backup':
      return <RestorePanel backup={arrival.backup} madeAt={arrival.madeAt} onLeave={onLeave} />
  }
}
