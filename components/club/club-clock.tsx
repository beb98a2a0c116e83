import { RoundClock, type ClockLook } from '@/components/contest/round-clock'
import { lastRound, type ClubNight } from '@/lib/together/club/club-night'
import { unsettled } from '@/lib/together/club/organiser'
import type { Results } from '@/lib/together/club/result'

interface ClubClockProps {
  readonly clubNight: ClubNight
  readonly results: Results
  /** Told of the round whose clock is pressed; left out where the clock is only shown. */
  readonly onTurn?: (round: number) => void
  readonly look?: ClockLook
}

/** The clock of the round that is played; nothing without one, or once every result is there. */
export function ClubClock({ clubNight, results, onTurn, look = 'box' }: ClubClockProps) {
  const { minutes } = clubNight
  const round = lastRound(clubNight)
  if (minutes === null || round === null || round.closed !== null) return null
  if (unsettled(round.games, results).length === 0) return null
  return (
    <RoundClock
      look={look}
      minutes={minutes}
      clock={round.clock}
      onTurn={onTurn === undefined ? null : () => onTurn(round.number)}
    />
  )
}
