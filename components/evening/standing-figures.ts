import type { PersonStanding } from '@/lib/contest/person-standings'
import { figure } from '@/lib/text/terms/figure'

/** Returns the games won, the points and the difference of a standing, as text: “3/5”, “1,250”, “+54”. */
export const standingFigures = ({ won, games, points, difference }: PersonStanding): readonly string[] => [
  `${won}/${games}`,
  figure(points),
  difference > 0 ? `+${figure(difference)}` : figure(difference),
]
