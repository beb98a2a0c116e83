import { claimLines } from '../score/earned'
import { addUp } from '../score/line'
import { winnerOfFalseClaim } from '../score/score'
import type { ClaimBela } from '../table/hand'
import type { Rules } from '../table/options'
import { at, sideCount, sideOf, sum, type Seat, type Side } from '../table/seats'

/** A claim as the table sees it: its moment, and what the claimant has made so far. */
export interface Claim {
  readonly totals: readonly number[]
  readonly claimant: Seat
  /** The number of tricks played so far, and the winner of the last one (`null` before the first). */
  readonly afterTrick: number
  readonly trickWonBy: Seat | null
  readonly cardPoints: number
  readonly runPoints: number
  readonly runsAreBest: boolean
  readonly bela: ClaimBela
  /** A card has been led to the next trick. */
  readonly ledSince: boolean
  /** The card points have been counted. */
  readonly counted: boolean
  /** The last trick has been played. */
  readonly lastTrick: boolean
  /** The seat that named trumps, at tables where its side may not claim. */
  readonly barred?: Seat | undefined
}

export const CLAIM_BARS = [
  'no-claims',
  'named-trumps',
  'not-trick-winner',
  'already-led',
  'already-counted',
  'too-late',
] as const
export type ClaimBar = (typeof CLAIM_BARS)[number]

export type ClaimRuling =
  | { readonly allowed: false; readonly why: ClaimBar }
  | {
      readonly allowed: true
      readonly points: number
      readonly total: number
      readonly good: boolean
      /** `null`: a false claim that leaves two opponents level. */
      readonly winner: Side | null
    }

/**
 * Decides whether a player may claim, and what happens then. A claim at the wrong moment does not count; a claim whose sum falls
 * short loses the game.
 */
export function ruleOnClaim(rules: Rules, claim: Claim): ClaimRuling {
  const why = barTo(rules, claim)
  if (why !== null) return { allowed: false, why }
  const side = sideOf(rules, claim.claimant)
  const points = sum(addUp(linesOf(rules, claim), sideCount(rules)))
  const total = at(claim.totals, side) + points
  const good = total >= rules.target
  return { allowed: true, points, total, good, winner: good ? side : winnerOfFalseClaim(rules, side, claim.totals) }
}

function barTo(rules: Rules, claim: Claim): ClaimBar | null {
  if (rules.claims === 'none') return 'no-claims'
  const { barred } = claim
  if (barred !== undefined && sideOf(rules, barred) === sideOf(rules, claim.claimant)) return 'named-trumps'
  if (claim.afterTrick < 1 || claim.trickWonBy !== claim.claimant) return 'not-trick-winner'
  if (claim.ledSince) return 'already-led'
  if (claim.counted) return 'already-counted'
  return rules.claims === 'first-three' && claim.afterTrick > 3 ? 'too-late' : null
}

function linesOf(rules: Rules, claim: Claim) {
  const lines = claimLines(rules, {
    ...claim,
    kind: 'claimed',
    taker: null,
    trump: null,
    runPoints: claim.runsAreBest ? claim.runPoints : 0,
    dealer: null,
  })
  /* v8 ignore if -- a claim that is asked about has its card points */
  if (!lines.ok) throw new Error(`expected the sum of a checked claim, got ${lines.error.code}`)
  return lines.value
}
