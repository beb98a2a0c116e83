import type { JoinedRecord } from '@/lib/storage/joined/joined'
import { lastClubRound } from '@/lib/together/club/club-night'
import { clubNightOfTable, useClubNight, useClubNights } from '@/lib/together/hooks/use-club'
import { ClubClock } from './club-clock'

/** The clock of the round, shown above the sheet of one of its games. */
export function SheetClock({ gameId, table }: { readonly gameId: string; readonly table: JoinedRecord }) {
  const all = useClubNights()
  const record = all.state === 'ready' ? clubNightOfTable(all.value, table.code) : undefined
  const { clubNight = null, results } = useClubNight(record ?? null) ?? {}
  if (clubNight === null || results === undefined) return null
  const isPlayedNow = lastClubRound(clubNight)?.games.some(({ id }) => id === gameId) === true
  return isPlayedNow ? <ClubClock clubNight={clubNight} results={results} look="line" /> : null
}
