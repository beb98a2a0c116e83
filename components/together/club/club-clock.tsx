import { RoundClock, type ClockLook } from '@/components/contest/round-clock'
import type { ClockAct } from '@/lib/contest/clock'
import { lastClubRound, type ClubNight } from '@/lib/together/club/club-night'
import { unsettled } from '@/lib/together/club/organiser'
import type { Results } from '@/lib/together/club/result'

interface ClubClockProps {
  readonly clubNight: ClubNight
  readonly results: Results
  /** Called with the number of the round when its clock is used; left out if the clock is only shown. */
  readonly onAct?: (round: number, act: ClockAct) => void
  readonly look?: ClockLook
}

/** The clock of the current round; shows nothing if rounds have no clock, or if every game has a result. */
export function ClubClock({ clubNight, results, onAct, look = 'box' }: ClubClockProps) {
  const { minutes } = clubNight
  const round = lastClubRound(clubNight)
  if (minutes === null || round === null || round.closed !== null) return null
  if (unsettled(round.games, results).length === 0) return null
  return (
    <RoundClock
      look={look}
      minutes={minutes}
      clock={round.clock}
      onAct={onAct === undefined ? null : (act) => onAct(round.number, act)}
    />
  )
}
