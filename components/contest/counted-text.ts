import { unopposedPoints, type Absent, type Counting } from '@/lib/contest/counted'
import { bothAbsent, noOpponent, walkover } from '@/lib/messages/compiled/app/contest'

/** Says what a pair has that meets no one in a round. */
export const byeText = (agreed: Counting): string => noOpponent({ points: unopposedPoints(agreed) })

/** Says what a game comes to where a pair is absent, by the names of both; `null` where both are there. */
export function absenceText(agreed: Counting, absent: Absent, names: readonly [string, string]): string | null {
  if (absent[0] && absent[1]) return bothAbsent
  const winner = absent[0] ? names[1] : names[0]
  return absent.includes(true) ? walkover({ pair: winner, points: unopposedPoints(agreed) }) : null
}
