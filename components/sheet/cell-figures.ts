import { lostBy } from '@/components/hand/outcome-of'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { SheetLine } from '@/lib/engine/score/line'
import { isContested } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sideOf, sum, type Side } from '@/lib/engine/table/seats'
import { figure } from '@/lib/text/terms/figure'

/** A figure, and how often it counts: “56 ×4”. */
export interface CellPart {
  readonly points: number
  readonly times: number
}

/** The content of one cell of the sheet, as it would be written on paper. */
export interface CellFigures {
  /**
   * Figures that add up to the points of the side: its own figure first, then points that came to it from others. A figure that
   * counts more than once comes before them. Empty if the cell has only a struck-out or boxed figure.
   */
  readonly parts: readonly CellPart[]
  /** The points that the side made and lost by a bate or a revoke, which are written and struck out. */
  readonly struck: number | null
  /** The points that the side made and that are held over for a later hand, which are written in a box. */
  readonly boxed: number | null
  readonly isTaker: boolean
}

const OWN: readonly SheetLine['reason']['kind'][] = ['own', 'rounded', 'agreed']
const LOST: readonly SheetLine['reason']['kind'][] = ['bate', 'both-committed', 'revoke', 'tie-lost', 'half-dropped']

/** Returns the figures of a side in a hand, from the lines of its score. */
export function cellFigures(rules: Rules, row: ScoredRow, side: Side): CellFigures {
  const lines = row.score.sheetLines.filter((line) => line.side === side)
  const total = row.score.points[side] ?? 0
  const own = sumOf(lines.filter((line) => OWN.includes(line.reason.kind)))
  const lost = sumOf(lines.filter((line) => LOST.includes(line.reason.kind) && line.points < 0))
  const heldOver = -sumOf(lines.filter((line) => line.reason.kind === 'held-over'))
  const came = lines.filter((line) => line.points > 0 && !OWN.includes(line.reason.kind))
  const struck = lostBy(rules, row, side)
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
  /** The lines of points that came from another side or hand, or were added. */
  readonly came: readonly SheetLine[]
  readonly total: number
  /** True if nothing was lost or held over, and the sum was not rounded to tens. */
  readonly isPlain: boolean
  /** True if no other figure is written in the cell. */
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

/** Returns the parts of a cell. The points that the stakes multiply are one figure with its factor; the others are separate. */
function staked(own: number, came: readonly SheetLine[]): readonly CellPart[] {
  const isOf = (kinds: readonly SheetLine['reason']['kind'][]) => (line: SheetLine) => kinds.includes(line.reason.kind)
  const base = own + sumOf(came.filter(isOf(DOUBLED)))
  const times = 1 + sumOf(came.filter(isOf(STAKES))) / base
  if (times === 1 || !Number.isInteger(times)) return asOne([...(own === 0 ? [] : [once(own)]), ...came.map(partOf)])
  return [
    { points: base, times },
    ...came.filter((line) => !isOf([...STAKES, ...DOUBLED])(line)).map(({ points }) => once(points)),
  ]
}

/** Returns a line as a part of the sum. A bid and what the side gets with it tell how often they count. */
function partOf({ points, reason }: SheetLine): CellPart {
  switch (reason.kind) {
    case 'bid':
    case 'pile':
    case 'pile-sweep':
    case 'declared':
      return { points: points / reason.times, times: reason.times }
    default:
      return once(points)
  }
}

/** Joins the parts that count equally often, unless they count once. */
function asOne(parts: readonly CellPart[]): readonly CellPart[] {
  const first = parts.find(({ times }) => times > 1)
  if (first === undefined) return parts
  const points = sum(parts.filter(({ times }) => times === first.times).map((part) => part.points))
  return [{ points, times: first.times }, ...parts.filter(({ times }) => times !== first.times)]
}

/** Writes the parts of a cell as a sum: “56 + 23”, “79 ×4 + 61”. */
export const cellText = (parts: readonly CellPart[]): string =>
  parts.map(({ points, times }) => (times === 1 ? figure(points) : `${figure(points)} ×${times}`)).join(' + ')

const sumOf = (lines: readonly SheetLine[]): number => lines.reduce((total, { points }) => total + points, 0)
