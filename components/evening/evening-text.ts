import { eveningOfDay, highlightLine, standingLine } from '@/lib/messages/compiled/app/after-evening'
import { settlementTitle } from '@/lib/messages/compiled/app/evening'
import { allOf } from '@/lib/messages/locale'
import { figure } from '@/lib/text/terms/figure'
import type { EveningReport, Settled } from './report'

/** Returns an evening as text to send: the standings, the other highlights and, if stakes are set, the payments. */
export function eveningText({ day, highlights, standings, settlement }: EveningReport): string {
  const places = standings.map(({ place, names, won, games, points }) =>
    standingLine({ place, name: allOf(names), won, games, points, shown: figure(points) }),
  )
  // The first line already says who is first.
  const others = highlights.filter(({ of }) => of !== 'first').map(highlightLine)
  const parts = [[eveningOfDay({ day })], places, others, settlement === null ? [] : settlementLines(settlement)]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const settlementLines = ({ lines, note }: Settled): readonly string[] => [
  settlementTitle,
  ...lines,
  ...(note === null ? [] : [note]),
]
