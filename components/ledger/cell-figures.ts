import type { ScoredRow } from '@/lib/engine/ledger'
import type { SheetLine } from '@/lib/engine/line'
import { isContested } from '@/lib/engine/hand'
import { sideOf } from '@/lib/engine/seats'
import type { Rules } from '@/lib/engine/options'
import type { Side } from '@/lib/engine/seats'
import { toMatchPoints } from '@/lib/engine/sheet-match-points'

/** What is written in one cell of the sheet, as it would be on paper. */
export interface CellFigures {
  /** Figures that add up to what the side scored: its own first, then what came over. None where only a struck or boxed one is written. */
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
  const struck = lost < 0 && total <= 0 ? -lost : insideFigure(rules, row, side)
  const boxed = hangs > 0 ? hangs : null
  return {
    parts: partsOf({
      own,
      came,
      total,
      isPlain: lost === 0 && hangs === 0,
      isAlone: struck === null && boxed === null,
    }),
    struck,
    boxed,
    isTaker: isContested(row.hand) && sideOf(rules, row.hand.taker) === side,
  }
}

interface Made {
  readonly own: number
  readonly came: readonly number[]
  readonly total: number
  /** Nothing was lost and nothing waits. */
  readonly isPlain: boolean
  /** No other figure is written beside it. */
  readonly isAlone: boolean
}

function partsOf({ own, came, total, isPlain, isAlone }: Made): readonly number[] {
  const isSum = isPlain && came.length > 0 && came.reduce((all, one) => all + one, own) === total
  if (isSum) return [own, ...came]
  return total === 0 && !isAlone ? [] : [total]
}

/** In match points the loser has no line at all: what it would have had is struck, in match points like the rest. */
function insideFigure(rules: Rules, { score, hand }: ScoredRow, side: Side): number | null {
  if (rules.scoring !== 'match-points' || !isContested(hand) || hand.trump === null) return null
  const isLost = score.verdict === 'bate' || score.verdict === 'made' || score.verdict === 'revoked'
  const isInside = isLost && score.winner !== side && (score.points[side] ?? 0) <= 0
  return isInside ? toMatchPoints(score.earned[side] ?? 0, hand.trump) : null
}

const sumOf = (lines: readonly SheetLine[]): number => lines.reduce((total, { points }) => total + points, 0)
