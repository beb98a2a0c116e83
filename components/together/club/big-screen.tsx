import { ScreenLink } from '@/components/addresses/screen-link'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { clubTitle, liveTables, partStandings, roundNumber, tableWaits } from '@/lib/messages/compiled/app/club'
import { lastClubRound } from '@/lib/together/club/club-night'
import { boardText } from '@/lib/together/words/club'
import { Changed } from './changed'
import { ClubClock } from './club-clock'
import type { ClubNightProps } from './club-night-props'
import { Games } from './games'
import { ClubStandings } from './standings'

/** The view of a club night for the whole room: the standings and the score at every table. */
export function BigScreen({ clubNight, here }: Omit<ClubNightProps, 'record'>) {
  const settings = useSettings()
  useWakeLock(settings.wakeLock === 'on')
  const round = lastClubRound(clubNight)
  const why = boardText(here.now)
  return (
    <main className="safe min-h-dvh bg-paper">
      <div className="grid content-start gap-4 p-4">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-3xl heading [overflow-wrap:anywhere]">{clubNight.name}</h1>
          {round === null ? null : <p className="text-2xl text-soft">{roundNumber({ round: round.number })}</p>}
        </header>
        {why === null ? null : (
          <p role="status" className="text-base text-soft">
            {why}
          </p>
        )}
        <Changed clubNight={clubNight} here={here} />
        <ClubClock clubNight={clubNight} results={here.results} />
        <div className="grid gap-6 spread:grid-cols-2">
          <section>
            <h2 className="pb-2 text-xl font-semibold">{partStandings}</h2>
            <ClubStandings clubNight={clubNight} standings={here.standings} className="text-xl" />
          </section>
          <section>
            <h2 className="pb-2 text-xl font-semibold">{liveTables}</h2>
            {round === null ? (
              <p className="text-base">{tableWaits}</p>
            ) : (
              <Games clubNight={clubNight} round={round} results={here.results} />
            )}
          </section>
        </div>
        <p className="text-base">
          <ScreenLink href="/club/" className="link">
            {clubTitle}
          </ScreenLink>
        </p>
      </div>
    </main>
  )
}
