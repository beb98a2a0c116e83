import type { ScoredRow } from '../../engine/game/ledger'
import {
  isContested,
  type AgreedHand,
  type ClaimedHand,
  type ContestedHand,
  type ThrownInReason,
} from '../../engine/table/hand'
import { at, otherSides, sideOf, sum } from '../../engine/table/seats'
import { verdictNoOneScores, verdictNoTrumpDoubled } from '../../messages/compiled/table/verdict'
import * as said from '../../messages/compiled/table/verdict-of-others'
import { verdictThrownIn } from '../../messages/compiled/table/verdictThrownIn'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'
import { bateHead, heldOverWon, madeHead } from './verdict-facts'
import { forSweep, verdictInMatchPoints } from './verdict-match-points'
import { sweepOf, verdictInPoints } from './verdict-points'

/** Returns one sentence for each effect of a hand on the sheet: first its result, then what follows from it. */
export const verdictText = (table: Table, row: ScoredRow): string => verdictTexts(table, row).join(' ')

/** Returns a short reason to show next to the figures: the result of the hand, and the extra points of its winner. */
export const reasonText = (table: Table, row: ScoredRow): string =>
  [
    headOf(table, row),
    ...countedTwice(table, row),
    ...sweepOf(table, row),
    ...forSweep(table, row),
    ...heldOverWon(table, row),
  ].join(' ')

/** Returns the first sentence of the verdict. Of two sides it gives both figures, without the other's name. */
function headOf(table: Table, row: ScoredRow): string {
  const { hand, score } = row
  const isCompared = isContested(hand) && hand.bid === null && table.rules.players !== 3
  if (isCompared && score.verdict === 'made') return madeHead(table, row, hand, true)
  if (isCompared && score.verdict === 'bate') return bateHead(table, row, hand, true)
  return verdictTexts(table, row)[0] ?? ''
}

function verdictTexts(table: Table, row: ScoredRow): readonly string[] {
  const { hand } = row
  switch (hand.kind) {
    case 'thrown-in':
      return thrownIn(table, row, hand.why)
    case 'agreed':
      return agreed(table, row, hand)
    case 'claimed':
      return claimed(table, row, hand)
    case 'played':
    case 'counted':
      return played(table, row, hand)
  }
}

function played(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  const [head = '', ...rest] =
    table.rules.scoring === 'points' ? verdictInPoints(table, row, hand) : verdictInMatchPoints(table, row, hand)
  return [head, ...countedTwice(table, row), ...rest]
}

/** Returns the sentence on the points that count twice at no trumps, the taker's first, as they were before. */
function countedTwice(table: Table, { hand, score }: ScoredRow): readonly string[] {
  const more = score.earnedLines.filter(({ reason }) => reason.kind === 'no-trump-doubled')
  if (more.length === 0 || !isContested(hand)) return []
  const taker = sideOf(table.rules, hand.taker)
  const once = [taker, ...otherSides(table.rules, taker)].map((side) =>
    sum(more.map((line) => (line.side === side ? line.points : 0))),
  )
  return [verdictNoTrumpDoubled({ figures: allOf(once.map(String)) })]
}

function thrownIn(table: Table, row: ScoredRow, why: ThrownInReason): readonly string[] {
  return [verdictThrownIn[why], verdictNoOneScores, ...stillHeldOver(table, row)]
}

/** Returns the sentence on points that this hand leaves held over, if the game continues. */
function stillHeldOver({ vocabulary }: Table, { heldOver, ending }: ScoredRow): readonly string[] {
  return heldOver === 0 || ending.over ? [] : [said.verdictHeldOverStays({ vocabulary, points: heldOver })]
}

function agreed(table: Table, row: ScoredRow, hand: AgreedHand): readonly string[] {
  const why = hand.why.trim()
  const changes = hand.points.flatMap((points, side) => {
    if (points === 0) return []
    const facts = { ...subjectOf(table, side), points: Math.abs(points) }
    return [points > 0 ? said.verdictGets(facts) : said.verdictLoses(facts)]
  })
  return [
    why === '' ? said.verdictAgreed : said.verdictAgreedBecause({ why }),
    ...(changes.length === 0 ? [said.verdictNothingChanges] : changes),
    ...stillHeldOver(table, row),
  ]
}

/** Returns the result of a claim, which ends the game: its total, and the side that wins. */
function claimed(table: Table, row: ScoredRow, hand: ClaimedHand): readonly string[] {
  const side = sideOf(table.rules, hand.claimant)
  const points = sum(row.score.earned)
  const total = at(row.totals, side)
  const facts = { ...subjectOf(table, side), before: total - points, points, total }
  const { target } = table.rules
  const head =
    row.score.verdict === 'claim-good'
      ? said.verdictClaimGood(facts)
      : said.verdictClaimFalse({ ...facts, short: target - total, target })
  const { winner } = row.score
  return [head, winner === null ? said.verdictNoOneWins : said.verdictWins(subjectOf(table, winner))]
}
