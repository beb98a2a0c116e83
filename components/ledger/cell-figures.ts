import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { SheetLine } from '@/lib/engine/score/line'
import { toMatchPoints } from '@/lib/engine/score/sheet-match-points'
import { isContested } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sideOf, type Side } from '@/lib/engine/table/seats'
import { figure } from '@/lib/text/terms/figure'

/** A figure, and how often it counts: “56 ×4”. */
export interface CellPart {
  readonly points: number
  readonly times: number
}

/** The content of one cell of the sheet, as it would be written on paper. */
export interface CellFigures {
  /**
   * Figures that add up to what the side scored: its own first, then what came over; each may count more than once. None
   * where only a struck or boxed one is written.
   */
  readonly parts: readonly CellPart[]
  /** The points that the side made and lost: written and struck out. */
  readonly struck: number | null
  /** The points that the side made and that wait for a later hand: written in a box. */
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
  const heldOver = -sumOf(lines.filter((line) => line.reason.kind === 'held-over'))
  const came = lines.filter((line) => line.points > 0 && !OWN.includes(line.reason.kind))
  const struck = lost < 0 && total <= 0 ? -lost : insideFigure(rules, row, side)
  const boxed = heldOver > 0 ? heldOver : null
  const isTaker = isContested(row.hand) && sideOf(rules, row.hand.taker) === side
  return {
    parts: partsOf({
      own,
      came,
      total,
      isPlain: lost === 0 && heldOver === 0 && !lines.some(({ reason }) => reason.kind === 'written'),
      isAlone: struck === null && boxed === null,
    }),
    struck,
    boxed,
    isTaker,
  }
}

interface Made {
  readonly own: number
  /** The lines of what came over, or was added. */
  readonly came: readonly SheetLine[]
  readonly total: number
  /** Nothing was lost, nothing waits, and the sum was not rounded to tens. */
  readonly isPlain: boolean
  /** True where no other figure is written in the cell. */
  readonly isAlone: boolean
}

function partsOf({ own, came, total, isPlain, isAlone }: Made): readonly CellPart[] {
  const isSum = isPlain && came.length > 0 && own + sumOf(came) === total
  if (isSum) return staked(own, came)
  return total === 0 && !isAlone ? [] : [once(total)]
}

const once = (points: number): CellPart => ({ points, times: 1 })

const STAKES: readonly SheetLine['reason']['kind'][] = ['doubled', 'big']
const DOUBLED: readonly SheetLine['reason']['kind'][] = ['bate', 'bate-to-each', 'revoke', 'both-committed']

/**
 * Returns the parts of a cell: what the stakes multiply is one figure with its factor, and the rest are separate
 * figures.
 */
function staked(own: number, came: readonly SheetLine[]): readonly CellPart[] {
  const isOf = (kinds: readonly SheetLine['reason']['kind'][]) => (line: SheetLine) => kinds.includes(line.reason.kind)
  const base = own + sumOf(came.filter(isOf(DOUBLED)))
  const times = 1 + sumOf(came.filter(isOf(STAKES))) / base
  if (times === 1 || !Number.isInteger(times)) return [own, ...came.map(({ points }) => points)].map(once)
  return [
    { points: base, times },
    ...came.filter((line) => !isOf([...STAKES, ...DOUBLED])(line)).map(({ points }) => once(points)),
  ]
}

/** “56 + 23”, “79 ×4 + 61”. */
export const cellText = (parts: readonly CellPart[]): string =>
  parts.map(({ points, times }) => (times === 1 ? figure(points) : `${figure(points)} ×${times}`)).join(' + ')

/** In match points the loser has no line at all: what it would have had is struck, in match points like the rest. */
function insideFigure(rules: Rules, { score, hand }: ScoredRow, side: Side): number | null {
  if (rules.scoring !== 'match-points' || !isContested(hand) || hand.trump === null) return null
  const isLost = score.verdict === 'bate' || score.verdict === 'made' || score.verdict === 'revoked'
  const isInside = isLost && score.winner !== side && (score.points[side] ?? 0) <= 0
  return isInside ? toMatchPoints(score.earned[side] ?? 0, hand.trump) : null
}

const sumOf = (lines: readonly SheetLine[]): number => lines.reduce((total, { points }) => total + points, 0)
