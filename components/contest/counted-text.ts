import { unopposedPoints, type Absent, type Counting } from '@/lib/contest/counted'
import { bothAbsent, noOpponent, walkover } from '@/lib/messages/compiled/app/contest'

/** Returns the text for a pair without an opponent in a round: a win, and its points. */
export const byeText = (agreed: Counting): string => noOpponent({ points: unopposedPoints(agreed) })

/** Returns the result of a game with an absent pair, in words; `null` if both are present. `names`: those of the two pairs. */
export function absenceText(agreed: Counting, absent: Absent, names: readonly [string, string]): string | null {
  if (absent[0] && absent[1]) return bothAbsent
  const winner = absent[0] ? names[1] : names[0]
  return absent.includes(true) ? walkover({ pair: winner, points: unopposedPoints(agreed) }) : null
}
