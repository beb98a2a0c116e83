import type { ClubNightRecord } from '@/lib/storage/joined/club-nights'
import type { ClubNight } from '@/lib/together/club/club-night'
import type { ClubNightHere } from '@/lib/together/stores/connected-club-nights'

/** A club night whose board has arrived, as the parts of its screens receive it. */
export interface ClubNightProps {
  readonly record: ClubNightRecord
  readonly clubNight: ClubNight
  /** The state of this tab: results, standings, and the connection. */
  readonly here: ClubNightHere
}
