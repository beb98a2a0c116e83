import type { ScoredRow } from '../../lib/engine/game/ledger'
import type { Verdict } from '../../lib/engine/score/outcome'
import { isContested } from '../../lib/engine/table/hand'
import type { Rules } from '../../lib/engine/table/options'
import { at, sideOf, sidesOf, sum } from '../../lib/engine/table/seats'
import type { Side } from '../../lib/engine/table/seats'
import { ANY, byLetter, letter } from './item'
import type { Expected } from './item'

const RESULT: Readonly<Record<Verdict, string>> = {
  made: 'made',
  bate: 'lost',
  tied: 'level',
  revoked: 'revoke',
  'thrown-in': 'redeal',
  agreed: 'agreed',
  'claim-good': 'claim good',
  'claim-false': 'claim false',
}

/** What a reader of the sentences of a hand must be able to say, from the row and the rules alone. */
export function expectedOfHand(rules: Rules, row: ScoredRow): Expected {
  const { score, ending } = row
  return {
    result: [RESULT[score.verdict]],
    ...present('by', partyOf(rules, row)),
    ...stakes(row),
    points: pointsTold(rules, row),
    ...(score.heldOverWon > 0 && score.winner !== null
      ? { tookHeld: [{ [letter(score.winner)]: score.heldOverWon }] }
      : {}),
    ...waiting(row),
    ...(ending.over ? { over: [true] } : {}),
    ...(ending.over && ending.winner !== null ? { game: [letter(ending.winner)] } : {}),
    ...(ending.over && row.heldOver > 0 ? { lapses: [row.heldOver] } : {}),
  }
}

/** Of the line that says what each side has made. Who made every trick made the last, said or not. */
export function expectedOfSummary(row: ScoredRow): Expected {
  const { earnedLines } = row.score
  const last = earnedLines.find(({ reason }) => reason.kind === 'last-trick')
  const sweep = earnedLines.find(({ reason }) => reason.kind === 'all-tricks')
  const vain = earnedLines.filter(({ reason }) => IN_VAIN.includes(reason.kind)).map(({ side }) => side)
  return {
    ...(sweep === undefined ? {} : { last: [null, letter(sweep.side)] }),
    ...(last === undefined ? {} : { last: [letter(last.side)] }),
    ...(vain.length === 0 ? {} : { vain: [[...new Set(vain)].sort().map(letter)] }),
  }
}

const IN_VAIN: readonly string[] = [
  'run-beaten',
  'run-equal',
  'run-dead',
  'run-blocked',
  'four-beaten',
  'melds-ignored',
]

/** Of the figures of the sheet as they are heard. */
export function expectedOfCells(rules: Rules, { hand, totals }: ScoredRow): Expected {
  return {
    totals: [byLetter(totals)],
    ...(isContested(hand) ? { took: [letter(sideOf(rules, hand.taker))] } : {}),
    ...(isContested(hand) ? present('trump', hand.trump) : {}),
  }
}

const present = (field: string, value: string | null): Expected => (value === null ? {} : { [field]: [value] })

/** Whose doing a hand was: who took it and made it or not, who revoked, who claimed. */
function partyOf(rules: Rules, { hand, score }: ScoredRow): string | null {
  if (hand.kind === 'claimed') return letter(sideOf(rules, hand.claimant))
  if (!isContested(hand) || score.verdict === 'tied') return null
  if (score.verdict === 'revoked') return hand.kind === 'played' && hand.revoke !== null ? letter(hand.revoke) : null
  return letter(sideOf(rules, hand.taker))
}

/** “On big” counts twice without anybody having doubled: a reader may name that figure or not. */
function stakes({ hand }: ScoredRow): Expected {
  if (!isContested(hand)) return {}
  const twice = hand.big ? { times: [null, 2], big: [true] } : {}
  return { ...twice, ...(hand.multiplier > 1 ? { times: [hand.multiplier] } : {}) }
}

/** What waits after the hand, and whose it was. Points settled by word leave it alone, and say nothing of it. */
function waiting({ hand, score, heldOver, ending }: ScoredRow): Expected {
  if (ending.over) return score.heldOverAdded > 0 ? { held: ANY, heldFrom: ANY } : {}
  if (hand.kind === 'agreed') return { held: ANY }
  if (heldOver === 0) return {}
  return { held: [heldOver], ...heldFrom(score) }
}

/** Where the other side made nothing, what the taker made is all there is. */
function heldFrom({ sheetLines, heldOverAdded }: ScoredRow['score']): Expected {
  const [first, second] = sheetLines.filter(({ reason }) => reason.kind === 'held-over')
  if (heldOverAdded === 0 || first === undefined) return {}
  if (second !== undefined) return { heldFrom: ['all'] }
  const isAll = sheetLines.every(({ side, points }) => side === first.side || points === 0)
  return { heldFrom: isAll ? ['all', letter(first.side)] : [letter(first.side)] }
}

/**
 * The points by party. Of a bate the sentences may tell only what comes over, beside what a party has made itself; so either
 * figure will do.
 */
function pointsTold(rules: Rules, row: ScoredRow): readonly unknown[] {
  const { points } = row.score
  const told = sidesOf(rules).map((side) => toldOf(rules, row, side))
  return combinations(points.map((figure, side) => [...new Set([figure, at(told, side)])])).map(byLetter)
}

function toldOf(rules: Rules, { hand, score }: ScoredRow, side: Side): number {
  const full = at(score.points, side)
  const isLost = score.verdict === 'bate' || score.verdict === 'revoked'
  if (rules.scoring !== 'points' || !isLost || !isContested(hand) || hand.multiplier > 1 || hand.big) return full
  const lines = score.sheetLines.filter((line) => line.side === side && line.points > 0)
  const over = lines.filter(({ reason }) => ['bate', 'bate-to-each', 'revoke', 'held-over-won'].includes(reason.kind))
  const comesOver = over.some(({ reason }) => reason.kind !== 'held-over-won')
  return comesOver ? sum(over.map((line) => line.points)) : full
}

const combinations = (choices: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  choices.reduce<readonly (readonly number[])[]>(
    (found, some) => found.flatMap((figures) => some.map((figure) => [...figures, figure])),
    [[]],
  )
