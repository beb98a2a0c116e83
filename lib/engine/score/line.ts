import type { Rank, Suit } from '../table/card'
import type { RuleId } from '../table/rule'
import { at, type Seat, type Side } from '../table/seats'

/** The reasons of the first layer, in card points: what a side made in the hand. */
export type EarnedReason =
  | { readonly kind: 'cards' }
  | { readonly kind: 'last-trick' }
  | {
      readonly kind: 'run'
      readonly seat: Seat
      readonly length: number
      readonly top: Rank | null
      readonly suit: Suit | null
    }
  | { readonly kind: 'run-beaten'; readonly seat: Seat; readonly length: number }
  | { readonly kind: 'run-equal'; readonly seat: Seat; readonly length: number }
  | { readonly kind: 'run-dead'; readonly seat: Seat; readonly length: number }
  | { readonly kind: 'run-blocked'; readonly seat: Seat; readonly length: number }
  | { readonly kind: 'four'; readonly seat: Seat; readonly rank: Rank }
  | { readonly kind: 'four-beaten'; readonly seat: Seat; readonly rank: Rank }
  | { readonly kind: 'settled-melds' }
  | { readonly kind: 'melds-ignored' }
  | { readonly kind: 'bela'; readonly seat: Seat }
  | { readonly kind: 'all-tricks' }
  /** The last trick of a side that took every trick. */
  | { readonly kind: 'last-of-all' }
  /** The declarations of a side without a trick, which go to the side that took every trick. */
  | { readonly kind: 'melds-to-sweeper'; readonly other: Side }
  | { readonly kind: 'melds-lost' }
  | { readonly kind: 'bela-lost' }
  | { readonly kind: 'spoken-total' }
  | { readonly kind: 'no-trump-doubled' }

/** The reasons of the second layer, in points as they go on the sheet. */
export type SheetReason =
  | { readonly kind: 'own' }
  | { readonly kind: 'bate'; readonly other: Side }
  | { readonly kind: 'bate-to-each'; readonly other: Side }
  /** `doubledAfter`: the rest is multiplied, and the odd point was dropped before that. */
  | { readonly kind: 'half-dropped'; readonly doubledAfter: boolean }
  | { readonly kind: 'both-committed'; readonly other: Side }
  | { readonly kind: 'revoke'; readonly other: Side }
  | { readonly kind: 'tie-lost' }
  | { readonly kind: 'replayed' }
  | { readonly kind: 'bid'; readonly times: number }
  /** The bid of a hand that failed, at tables that write nothing for it. */
  | { readonly kind: 'bid-unwritten' }
  /** All the tricks of a hand as one sum for one side, cards and last trick together. */
  | { readonly kind: 'pile'; readonly times: number }
  | { readonly kind: 'pile-sweep'; readonly times: number }
  /** Declarations and belas, of a side or of both together. */
  | { readonly kind: 'declared'; readonly of: Side | 'both'; readonly times: number }
  | { readonly kind: 'bela-kept' }
  /** The points of a side are rounded to tens. */
  | { readonly kind: 'written'; readonly from: number }
  | { readonly kind: 'held-over' }
  | { readonly kind: 'held-over-won' }
  | { readonly kind: 'doubled'; readonly times: number }
  | { readonly kind: 'big' }
  | { readonly kind: 'rounded'; readonly from: number; readonly of: 'own' | 'both' }
  | { readonly kind: 'sweep'; readonly times: number }
  | { readonly kind: 'kirtik-inside'; readonly times: number }
  | { readonly kind: 'kirtik-swept'; readonly times: number }
  | { readonly kind: 'agreed' }

/** One figure of an explanation: its side, points and reason, and the rule that it rests on. */
export interface Line<R = EarnedReason | SheetReason> {
  readonly side: Side
  readonly points: number
  readonly reason: R
  readonly rule: RuleId
}

export type EarnedLine = Line<EarnedReason>
export type SheetLine = Line<SheetReason>

export const line = <R extends EarnedReason | SheetReason>(
  side: Side,
  points: number,
  reason: R,
  rule: RuleId,
): Line<R> => ({ side, points, reason, rule })

/** Returns the totals of lines by side. Every figure on the sheet is made in this way. */
export function addUp(lines: readonly Line[], sides: number): readonly number[] {
  const totals = sides === 2 ? [0, 0] : [0, 0, 0]
  for (const { side, points } of lines) totals[side] = at(totals, side) + points
  return totals
}

const DECLARED: ReadonlySet<EarnedReason['kind']> = new Set([
  'run',
  'four',
  'settled-melds',
  'bela',
  'melds-to-sweeper',
  'melds-lost',
  'bela-lost',
])
const BELAS: ReadonlySet<EarnedReason['kind']> = new Set(['bela', 'bela-lost'])

const addUpOf = (kinds: ReadonlySet<EarnedReason['kind']>, lines: readonly EarnedLine[], sides: number) =>
  addUp(
    lines.filter(({ reason }) => kinds.has(reason.kind)),
    sides,
  )

/** Returns the points of each side in declarations, belas included. */
export const declaredIn = (lines: readonly EarnedLine[], sides: number): readonly number[] =>
  addUpOf(DECLARED, lines, sides)

/** Returns the points of each side in belas. */
export const belasIn = (lines: readonly EarnedLine[], sides: number): readonly number[] => addUpOf(BELAS, lines, sides)

/** An empty list, shared because most rules add no lines to most hands. */
export const NO_LINES: readonly never[] = []

/** Returns lines and those that follow them. Nothing is copied if none follow, which is the usual case. */
export const joinLines = <L extends Line>(lines: readonly L[], more: readonly L[]): readonly L[] =>
  more.length === 0 ? lines : [...lines, ...more]

/** Tells whether two lines have the same side, points and reason; the rule behind them may differ. */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.side === other.side && one.points === other.points && isSameReason(one.reason, other.reason)

/** Tells whether two reasons are the same. Reasons are flat objects, and those of one kind have the same parts. */
function isSameReason(one: Line['reason'], other: Line['reason']): boolean {
  const parts = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([part, value]) => parts.get(part) === value)
}
