import { resultsCsv } from '@/components/contest/results-csv'
import { saveCsv } from '@/components/share/hand-over'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import * as said from '@/lib/messages/compiled/app/club'
import { timeInWords } from '@/lib/text/terms/days'
import { readOut } from '@/lib/together/actions/club'
import { pairText } from '@/lib/together/words/club'
import type { ClubNightProps } from './club-night-props'
import { clubGamesByRound } from './games'
import { sizeOfPair } from './pair-names'
import { ClubStandings } from './standings'

/** The standings, with buttons that record that they are read out, save them and print them. */
export function StandingsPart({ record, clubNight, here }: ClubNightProps) {
  const { run, hasFailed } = useWork()
  return (
    <section className="grid gap-3">
      <ClubStandings clubNight={clubNight} standings={here.standings} />
      <p role="status" className="text-base text-soft">
        {clubNight.readOut === null ? said.readOutAbout : said.readOutAt({ time: timeInWords(clubNight.readOut.at) })}
      </p>
      {hasFailed ? <p role="alert">{said.notDone}</p> : null}
      <Button onClick={() => void run(() => readOut(record.id))}>{said.readOut}</Button>
      <TakeAway clubNight={clubNight} here={here} />
    </section>
  )
}

/** The buttons that save a club night as a CSV file and print it. */
export function TakeAway({ clubNight, here }: Pick<ClubNightProps, 'clubNight' | 'here'>) {
  const save = () =>
    saveCsv(
      clubNight.name,
      resultsCsv({
        standings: here.standings,
        nameOf: pairText,
        players: sizeOfPair(clubNight),
        rounds: clubGamesByRound(clubNight, here.results),
      }),
    )
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={save}>{said.saveCsv}</Button>
      <Button onClick={() => window.print()}>{said.printClubNight}</Button>
    </div>
  )
}
