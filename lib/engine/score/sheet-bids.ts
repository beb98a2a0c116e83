import { err, ok, type Result } from '../../core/result'
import { LAST_TRICK, packPoints, sweepMore } from '../table/deck'
import { problem, type Problem } from '../table/problem'
import type { RuleId } from '../table/rule'
import { at, otherSides, sideCount, sideOf, sum, type Side } from '../table/seats'
import type { Earned } from './earned'
import { declaredIn, line, NO_LINES, type SheetLine } from './line'
import { keptBelas, type DecidedHand, type SheetLayer } from './sheet-points'

/** The cards and the last trick of a hand in a suit, if no side has all the tricks. */
const SHARED_PILE = packPoints('spades') + LAST_TRICK

/** A hand with a bid, once its outcome is known. */
interface BidHand {
  readonly decided: DecidedHand
  readonly taker: Side
  readonly other: Side
  /** The worth of the bid. */
  readonly bid: number
  /** `true` if all the tricks were bid and that bid has fixed points, no matter what the table writes for other bids. */
  readonly isFlat: boolean
  /** Declarations and belas by side; `null` if only the sum of both sides is known. */
  readonly declared: readonly number[] | null
  readonly declaredOfBoth: number
}

/** Returns the second layer of a hand with a bid: what was made and bid, or all of it to the side that won. */
export function sheetOfBid(decided: DecidedHand, made: Earned): Result<SheetLayer, Problem> {
  const { rules, hand, outcome } = decided
  if (hand.kind === 'counted' && rules.bidWrites === 'bid') return err(problem('say-declared', ''))
  const isShared = outcome.verdict === 'made' && hand.multiplier === 1
  if (!isShared && made.sweep === 'unknown') return err(problem('say-tricks', 'tricks'))
  const bid = bidHand(decided, made)
  return ok({ lines: isShared ? sharedLines(bid) : wholeLines(bid), heldOver: 0 })
}

function bidHand(decided: DecidedHand, made: Earned): BidHand {
  const { rules, hand } = decided
  const taker = sideOf(rules, hand.taker)
  const [other = taker] = otherSides(rules, taker)
  const declared = declaredBySide(decided, made)
  return {
    decided,
    taker,
    other,
    bid: hand.bid === 'capot' ? rules.capotBid : Number(hand.bid),
    isFlat: hand.bid === 'capot' && rules.capotWrites === 'flat',
    declared,
    declaredOfBoth: sum(declared ?? made.points) - (declared === null ? SHARED_PILE : 0),
  }
}

/**
 * Returns the points of declarations by side; `null` if the totals do not tell them. If one side has all the tricks, everything
 * else in spoken totals is declarations.
 */
function declaredBySide({ rules, hand, sweep }: DecidedHand, made: Earned): readonly number[] | null {
  if (hand.kind === 'played') return declaredIn(made.lines, sideCount(rules))
  if (sweep === null) return null
  return made.points.map((points, side) => points - (side === sweep ? SHARED_PILE + sweepMore(rules) : 0))
}

const RULE_OF: Readonly<Record<DecidedHand['outcome']['verdict'], RuleId>> = {
  made: 'made',
  bate: 'bate',
  tied: 'tie',
  revoked: 'revoke',
}

/**
 * Returns the lines of a hand that was made and not doubled: each side writes its own points, and the bid is added to what was
 * made or replaces it.
 */
function sharedLines(hand: BidHand): readonly SheetLine[] {
  const { decided, taker, bid, isFlat, declared } = hand
  const { bidWrites } = decided.rules
  const bidLine = line(taker, bid, { kind: 'bid', times: 1 } as const, 'made')
  if (isFlat || bidWrites === 'bid') {
    /* v8 ignore next -- a counted hand comes here only with every trick, and then its declarations are known */
    const own = (declared ?? []).flatMap((points, side) => declaredLine(side, points, side, 1, 'made'))
    return [bidLine, ...own]
  }
  const own = decided.earned.map((points, side) => line(side, points, { kind: 'own' } as const, 'made'))
  return bidWrites === 'made' ? own : [...own, bidLine]
}

const declaredLine = (
  side: Side,
  points: number,
  of: Side | 'both',
  times: number,
  rule: RuleId,
): readonly SheetLine[] =>
  points === 0 ? NO_LINES : [line(side, points * times, { kind: 'declared', of, times }, rule)]

/**
 * Returns the lines of a hand that failed, or was doubled or revoked: one side takes everything, and the other keeps its belas at
 * most.
 */
function wholeLines(hand: BidHand): readonly SheetLine[] {
  const { decided, taker, other } = hand
  /* v8 ignore next -- every bid is made or not */
  const winner = decided.outcome.winner ?? taker
  const loser = winner === taker ? other : taker
  const kept = keptBelas(decided, loser)
  const taken = [...pileLines(hand, winner), ...stakedBid(hand, winner), ...allDeclared(hand, winner, loser, kept)]
  const nothing = line(winner, 0, { kind: 'bid-unwritten' } as const, RULE_OF[decided.outcome.verdict])
  return [
    ...(taken.length > 0 ? taken : [nothing]),
    ...(kept === 0 ? NO_LINES : [line(loser, kept, { kind: 'bela-kept' } as const, 'bela')]),
  ]
}

/** Returns all the tricks as one sum, and more for a side that really took them all. */
function pileLines(hand: BidHand, winner: Side): readonly SheetLine[] {
  const { decided, isFlat } = hand
  const { rules, hand: played, outcome, sweep } = decided
  if (isFlat || rules.bidWrites === 'bid') return NO_LINES
  const times = rules.doubleOf === 'bid' ? 1 : played.multiplier
  const pile = line(winner, rules.pile * times, { kind: 'pile', times } as const, RULE_OF[outcome.verdict])
  const isPaid = winner === hand.taker || rules.failedSweep === 'yes'
  const more = sweep === winner && isPaid ? sweepMore(rules) : 0
  if (more === 0) return [pile]
  const sweepTimes = declaredTimes(hand)
  return [pile, line(winner, more * sweepTimes, { kind: 'pile-sweep', times: sweepTimes }, 'all-tricks')]
}

function stakedBid({ decided, bid, isFlat }: BidHand, winner: Side): readonly SheetLine[] {
  const { rules, hand, outcome } = decided
  const isFailed = outcome.verdict !== 'made'
  const isWritten = isFlat || (rules.bidWrites !== 'made' && (rules.failedBid === 'yes' || !isFailed))
  const times = hand.multiplier
  return isWritten ? [line(winner, bid * times, { kind: 'bid', times }, RULE_OF[outcome.verdict])] : NO_LINES
}

/**
 * Returns the multiplier of declarations and of the extra for all the tricks: above 1 only at some tables, and never with a flat
 * bid.
 */
const declaredTimes = ({ decided: { rules, hand }, isFlat }: BidHand): number =>
  rules.doubleOf === 'declared-too' && !isFlat ? hand.multiplier : 1

function allDeclared(hand: BidHand, winner: Side, loser: Side, kept: number): readonly SheetLine[] {
  const times = declaredTimes(hand)
  const rule = RULE_OF[hand.decided.outcome.verdict]
  if (hand.declared === null) return declaredLine(winner, hand.declaredOfBoth - kept, 'both', times, rule)
  return [
    ...declaredLine(winner, at(hand.declared, winner), winner, times, rule),
    ...declaredLine(winner, at(hand.declared, loser) - kept, loser, times, rule),
  ]
}
