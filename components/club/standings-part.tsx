import { useState } from 'react'
import { fileName, saveFile } from '@/components/share/hand-over'
import { Button } from '@/components/ui/button'
import {
  notDone,
  printEvening,
  readOutAbout,
  readOutAt,
  readOut as readOutLabel,
  saveCsv,
} from '@/lib/messages/compiled/app/club'
import { timeInWords } from '@/lib/text/terms/days'
import type { Evening } from '@/lib/together/club/evening'
import { readOut, type EveningHere, type EveningRecord } from '@/lib/together/hooks/use-club'
import { eveningCsv } from './evening-csv'
import { Standings } from './standings'

interface StandingsPartProps {
  readonly record: EveningRecord
  readonly evening: Evening
  readonly here: EveningHere
}

/** The standings, how they are read out, and how they leave this phone. */
export function StandingsPart({ record, evening, here }: StandingsPartProps) {
  const [hasFailed, setFailed] = useState(false)
  const read = async () => setFailed(!(await readOut(record.id)).ok)
  return (
    <section className="grid gap-3">
      <Standings evening={evening} standings={here.standings} />
      <p role="status" className="text-base text-soft">
        {evening.readOut === null ? readOutAbout : readOutAt({ time: timeInWords(evening.readOut.at) })}
      </p>
      {hasFailed ? <p role="alert">{notDone}</p> : null}
      <Button onClick={() => void read()}>{readOutLabel}</Button>
      <TakeAway evening={evening} here={here} />
    </section>
  )
}

/** The evening as a file for other programs, and on paper. */
export function TakeAway({ evening, here }: Pick<StandingsPartProps, 'evening' | 'here'>) {
  const save = () =>
    saveFile(
      fileName(evening.name, '.csv'),
      eveningCsv(evening, here.standings, here.results),
      'text/csv;charset=utf-8',
    )
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={save}>{saveCsv}</Button>
      <Button onClick={() => window.print()}>{printEvening}</Button>
    </div>
  )
}
