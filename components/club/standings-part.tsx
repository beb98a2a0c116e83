import { fileName, saveFile } from '@/components/share/hand-over'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import {
  notDone,
  printClubNight,
  readOutAbout,
  readOutAt,
  readOut as readOutLabel,
  saveCsv,
} from '@/lib/messages/compiled/app/club'
import type { ClubNightRecord } from '@/lib/storage/joined/club-nights'
import { timeInWords } from '@/lib/text/terms/days'
import type { ClubNight } from '@/lib/together/club/club-night'
import { readOut } from '@/lib/together/hooks/club-actions'
import type { ClubNightHere } from '@/lib/together/hooks/connected-club-nights'
import { clubNightCsv } from './club-night-csv'
import { Standings } from './standings'

interface StandingsPartProps {
  readonly record: ClubNightRecord
  readonly clubNight: ClubNight
  readonly here: ClubNightHere
}

/** The standings, with buttons that record that they are read out, save them and print them. */
export function StandingsPart({ record, clubNight, here }: StandingsPartProps) {
  const { run, hasFailed } = useWork()
  return (
    <section className="grid gap-3">
      <Standings clubNight={clubNight} standings={here.standings} />
      <p role="status" className="text-base text-soft">
        {clubNight.readOut === null ? readOutAbout : readOutAt({ time: timeInWords(clubNight.readOut.at) })}
      </p>
      {hasFailed ? <p role="alert">{notDone}</p> : null}
      <Button onClick={() => void run(() => readOut(record.id))}>{readOutLabel}</Button>
      <TakeAway clubNight={clubNight} here={here} />
    </section>
  )
}

/** The buttons that save a club night as a CSV file and print it. */
export function TakeAway({ clubNight, here }: Pick<StandingsPartProps, 'clubNight' | 'here'>) {
  const save = () =>
    saveFile(
      fileName(clubNight.name, '.csv'),
      clubNightCsv(clubNight, here.standings, here.results),
      'text/csv;charset=utf-8',
    )
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={save}>{saveCsv}</Button>
      <Button onClick={() => window.print()}>{printClubNight}</Button>
    </div>
  )
}
