import type { ScoredRow } from '../../engine/game/ledger'
import { isContested, type AgreedHand, type ClaimedHand, type ThrownInReason } from '../../engine/table/hand'
import { at, sideOf, sum } from '../../engine/table/seats'
import { verdictNoOneScores } from '../../messages/compiled/table/verdict'
import * as said from '../../messages/compiled/table/verdict-of-others'
import type { Table } from '../table'
import { partyOf } from '../terms/names'
import { bateHead, heldOverWon, madeHead } from './verdict-facts'
import { forSweep, verdictInMatchPoints } from './verdict-match-points'
import { sweepOf, verdictInPoints } from './verdict-points'

/** All that a hand did to the sheet, in the words of the table: how it came out, and what follows, a sentence each. */
export const verdictText = (table: Table, row: ScoredRow): string => verdictTexts(table, row).join(' ')

/** The same in short, beside the figures themselves: how it came out, and what its winner takes besides. */
export const reasonText = (table: Table, row: ScoredRow): string =>
  [headOf(table, row), ...sweepOf(table, row), ...forSweep(table, row), ...heldOverWon(table, row)].join(' ')

/** Of two sides both figures are told, without the other's name: it is over its figures. */
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
      return agreed(table, hand)
    case 'claimed':
      return claimed(table, row, hand)
    case 'played':
    case 'counted':
      return table.rules.scoring === 'points'
        ? verdictInPoints(table, row, hand)
        : verdictInMatchPoints(table, row, hand)
  }
}

function thrownIn({ vocabulary }: Table, { heldOver }: ScoredRow, why: ThrownInReason): readonly string[] {
  const waiting = heldOver === 0 ? [] : [said.verdictHeldOverStays({ vocabulary, points: heldOver })]
  return [whyThrownIn(why), verdictNoOneScores, ...waiting]
}

function whyThrownIn(why: ThrownInReason): string {
  switch (why) {
    case 'all-pass':
      return said.verdictAllPassed
    case 'schmeiss':
      return said.verdictSchmeiss
    case 'void-deal':
      return said.verdictVoidDeal
    case 'misdeal':
      return said.verdictMisdeal
  }
}

function agreed(table: Table, hand: AgreedHand): readonly string[] {
  const why = hand.why.trim()
  const changes = hand.points.flatMap((points, side) => {
    if (points === 0) return []
    const facts = { ...partyOf(table, side), points: Math.abs(points) }
    return [points > 0 ? said.verdictGets(facts) : said.verdictLoses(facts)]
  })
  return [
    why === '' ? said.verdictAgreed : said.verdictAgreedBecause({ why }),
    ...(changes.length === 0 ? [said.verdictNothingChanges] : changes),
  ]
}

/** A claim ends the game: what it came to, and for whom that is. */
function claimed(table: Table, row: ScoredRow, hand: ClaimedHand): readonly string[] {
  const side = sideOf(table.rules, hand.claimant)
  const points = sum(row.score.earned)
  const total = at(row.totals, side)
  const facts = { ...partyOf(table, side), before: total - points, points, total }
  const { target } = table.rules
  const head =
    row.score.verdict === 'claim-good'
      ? said.verdictClaimGood(facts)
      : said.verdictClaimFalse({ ...facts, short: target - total, target })
  const { winner } = row.score
  return [head, winner === null ? said.verdictNoOneWins : said.verdictWins(partyOf(table, winner))]
}
