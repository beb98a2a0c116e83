import { filledCardPoints } from '@/lib/engine/check/check'
import { checkTotals } from '@/lib/engine/check/check-totals'
import { sideWithoutPile } from '@/lib/engine/check/pile-sums'
import { scoreRow, type ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { CountedHand, Hand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { lacksFact, problem, type Problem } from '@/lib/engine/table/problem'
import type { Seat, Side } from '@/lib/engine/table/seats'
import { figuresOf, tricksEntered } from './counted'
import { countingBelas, canDeclare, type Draft } from './draft'
import { isSumFixed, mostPoints } from './draft-moves'
import { meldsAsSettled } from './good-runs'

/** A fact that every hand needs before it can be scored. */
export type Missing =
  { readonly kind: 'taker' | 'trump' | 'bid' | 'last-trick' } | { readonly kind: 'figures'; readonly side: Side }

/** A figure that the sheet accepts but no hand can bring, so the form asks about it before saving. */
export interface Doubt {
  readonly kind: 'pile' | 'total'
  readonly side: Side
  readonly points: number
}

/** The result of reading a form: the first missing fact, the hand with its first problem, or the hand with its score. */
export type DraftReading =
  | { readonly state: 'missing'; readonly missing: Missing }
  | { readonly state: 'wrong'; readonly hand: Hand; readonly problem: Problem }
  | { readonly state: 'ready'; readonly hand: Hand; readonly row: ScoredRow; readonly doubt: Doubt | null }

/** Reads the form at the current standing of the game. */
export function readDraft(rules: Rules, draft: Draft, standing: Standing): DraftReading {
  const hand = handOf(rules, draft, draft.dealer ?? standing.dealer)
  const wrong = wrongFigures(rules, draft)
  if (wrong !== null) return { state: 'wrong', hand, problem: wrong }
  const missing = firstMissing(rules, draft)
  if (missing !== null) return { state: 'missing', missing }
  const row = scoreRow(rules, hand, { ...standing, dealer: draft.dealer ?? standing.dealer })
  return row.ok
    ? { state: 'ready', hand, row: row.value, doubt: doubtOf(rules, draft, hand) }
    : { state: 'wrong', hand, problem: row.error }
}

/**
 * Returns a problem of the figures alone, so that it is named while other facts are still missing: a pile worth more than all the
 * cards, or totals that no hand makes.
 */
function wrongFigures(rules: Rules, draft: Draft): Problem | null {
  if (draft.way === 'piles') return pileOverPack(rules, draft)
  const wrong = figuresOf(rules, draft).includes('') ? null : checkTotals(rules, countedOf(rules, draft))
  return wrong === null || lacksFact(wrong) ? null : wrong
}

function pileOverPack(rules: Rules, draft: Draft): Problem | null {
  const most = mostPoints(rules, draft)
  const said = figuresIn(rules, draft)
  const side = said.findIndex((points) => points !== null && points > most)
  return side === -1 ? null : problem('pile-over-pack', `cardPoints.${side}`, { given: said[side] ?? 0, to: most })
}

function doubtOf(rules: Rules, draft: Draft, hand: Hand): Doubt | null {
  if (hand.kind === 'played') {
    const side = sideWithoutPile(rules, hand)
    return side === null ? null : { kind: 'pile', side, points: filledCardPoints(rules, hand)?.[side] ?? 0 }
  }
  const totals = hand.kind === 'counted' ? hand.totals : []
  const side = totals.findIndex((total) => total > mostPoints(rules, draft))
  return side === -1 ? null : { kind: 'total', side, points: totals[side] ?? 0 }
}

function firstMissing(rules: Rules, draft: Draft): Missing | null {
  if (draft.taker === null) return { kind: 'taker' }
  if (draft.trump === null && draft.way === 'piles') return { kind: 'trump' }
  if (rules.auction === 'bids' && (draft.bid ?? null) === null) return { kind: 'bid' }
  const said = figuresOf(rules, draft)
  const empty = said.findIndex((figures) => figures === '')
  const isEnough = isSumFixed(rules, draft) && said.some((figures) => figures !== '')
  if (empty !== -1 && !isEnough) return { kind: 'figures', side: empty }
  return draft.lastTrick === null && draft.way === 'piles' ? { kind: 'last-trick' } : null
}

function handOf(rules: Rules, draft: Draft, dealer: Seat): Hand {
  return draft.way === 'totals' ? countedOf(rules, draft) : playedOf(rules, draft, dealer)
}

/** Returns the form as a hand of finished totals. The totals include the belas; their holders matter only to some rules. */
function countedOf(rules: Rules, draft: Draft): CountedHand {
  const totals = figuresIn(rules, draft).map((points) => points ?? 0)
  return {
    ...commonOf(rules, draft),
    kind: 'counted',
    trump: draft.trump,
    totals,
    bela: canDeclare(rules, draft) ? draft.bela : [],
  }
}

/** Returns the form as a hand counted by piles, as far as it is filled in. */
export function playedOf(rules: Rules, draft: Draft, dealer: Seat): PlayedHand {
  return {
    ...commonOf(rules, draft),
    kind: 'played',
    trump: draft.trump ?? 'spades',
    cardPoints: figuresIn(rules, draft),
    melds: meldsAsSettled(rules, draft, dealer),
    bela: countingBelas(draft),
    revoke: draft.revoke,
  }
}

const figuresIn = (rules: Rules, draft: Draft): readonly (number | null)[] =>
  figuresOf(rules, draft).map((text) => (text === '' ? null : Number(text)))

/** Returns the facts that both ways of counting share. */
function commonOf(rules: Rules, draft: Draft) {
  const tricks = tricksEntered(rules, draft)
  const said = tricks.filter((count) => count !== null)
  return {
    taker: draft.taker ?? 0,
    lastTrick: draft.lastTrick,
    tricks: said.length === tricks.length ? said : null,
    bid: draft.bid ?? null,
    multiplier: draft.multiplier,
    big: draft.big,
    dealer: draft.dealer,
  }
}
