import type { ScoredRow } from '@/lib/engine/ledger'
import type { SheetLine } from '@/lib/engine/line'
import { isContested } from '@/lib/engine/hand'
import { sideOf } from '@/lib/engine/seats'
import type { Rules } from '@/lib/engine/options'
import type { Side } from '@/lib/engine/seats'

/** What is written in one cell of the sheet, as it would be on paper. */
export interface CellFigures {
  /** Figures that add up to what the side scored: its own first, then what came over. */
  readonly parts: readonly number[]
  /** What the side made and lost: written and struck out. */
  readonly struck: number | null
  /** What the side made and that now waits: written in a box. */
  readonly boxed: number | null
  readonly isTaker: boolean
}

const OWN: readonly SheetLine['reason']['kind'][] = ['own', 'rounded', 'agreed']
const LOST: readonly SheetLine['reason']['kind'][] = ['bate', 'both-committed', 'revoke', 'tie-lost', 'half-dropped']

/** The figures of a side in a hand, read off its lines. */
export function cellFigures(rules: Rules, row: ScoredRow, side: Side): CellFigures {
  const lines = row.score.sheetLines.filter((line) => line.side === side)
  const total = row.score.points[side] ?? 0
  const own = sumOf(lines.filter((line) => OWN.includes(line.reason.kind)))
  const lost = sumOf(lines.filter((line) => LOST.includes(line.reason.kind) && line.points < 0))
  const hangs = -sumOf(lines.filter((line) => line.reason.kind === 'hangs'))
  const came = lines.filter((line) => line.points > 0 && !OWN.includes(line.reason.kind)).map((line) => line.points)
  const isPlain = lost === 0 && hangs === 0
  const parts =
    isPlain && came.length > 0 && own + came.reduce((all, one) => all + one, 0) === total ? [own, ...came] : [total]
  return {
    parts,
    struck: lost < 0 && total <= 0 ? -lost : isInside(rules, row, side) ? (row.score.earned[side] ?? 0) : null,
    boxed: hangs > 0 ? hangs : null,
    isTaker: isContested(row.hand) && sideOf(rules, row.hand.taker) === side,
  }
}

/** In match points a loser has no line at all; what was made in card points is struck all the same. */
function isInside(rules: Rules, row: ScoredRow, side: Side): boolean {
  const { winner, points } = row.score
  const isLost = row.score.verdict === 'bate' || row.score.verdict === 'made' || row.score.verdict === 'revoked'
  return rules.scoring === 'match-points' && isLost && winner !== side && (points[side] ?? 0) <= 0
}

const sumOf = (lines: readonly SheetLine[]): number => lines.reduce((total, { points }) => total + points, 0)
