import { sidesAtTarget } from '../../../engine/game/end'
import type { ScoredRow } from '../../../engine/game/ledger'
import { isContested } from '../../../engine/table/hand'
import { at, highestSides, otherSides, sideOf } from '../../../engine/table/seats'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { counted, does, list, sentence } from '../terms/grammar'
import { allSides } from '../terms/labels'
import { partyOf, partyOfSides } from '../terms/names'

const WINS = { one: 'wins', many: 'win' }
const HAS = { one: 'has', many: 'have' }
const NEEDS = { one: 'needs', many: 'need' }
const TAKES = { one: 'took', many: 'took' }

/** Why a hand ended the game and who won it, or why it did not although the target was reached; `null` where there is nothing to say. */
export function endingSentence(table: Table, row: ScoredRow): string | null {
  const { ending } = row
  if (!ending.over) return notOver(table, row)
  const lapses =
    row.heldOver === 0 ? '' : `; the ${row.heldOver} still ${table.words.heldOver} ${counted(row.heldOver, LAPSES)}`
  return sentence(`${overBecause(table, row, ending.winner)}${lapses}`)
}

const LAPSES = { one: 'lapses', many: 'lapse' }

function overBecause(table: Table, row: ScoredRow, winner: Side | null): string {
  if (row.hand.kind === 'claimed') return afterClaim(table, row, sideOf(table.rules, row.hand.claimant), winner)
  if (winner === null) return 'the game is over, and nobody has won it'
  const head = `${wins(table, winner)} with ${at(row.totals, winner)}`
  return row.ending.rule === 'both-over'
    ? `${head}: ${whyOfBoth(table, row, winner)}`
    : `${head}: ${whyAlone(table, row, winner)}`
}

const wins = (table: Table, side: Side): string => `${partyOf(table, side).subject} ${does(partyOf(table, side), WINS)}`

function afterClaim(table: Table, row: ScoredRow, claimant: Side, winner: Side | null): string {
  const total = at(row.totals, claimant)
  if (winner === claimant) return `${wins(table, claimant)} with ${total}: the claim was good`
  const short = `${partyOf(table, claimant).possessive} claim came to ${total}, ${table.rules.target - total} short`
  if (winner !== null) return `${wins(table, winner)}: ${short}`
  const others = otherSides(table.rules, claimant)
  return `nobody wins: ${short}, and ${partyOfSides(table, others).object} were level`
}

function whyAlone(table: Table, row: ScoredRow, winner: Side): string {
  const { rules } = table
  if (rules.winNeedsTrick === 'yes' && isContested(row.hand)) {
    return `${rules.target} had been reached, and a trick has been taken since`
  }
  const others = otherSides(rules, winner)
  const below = others.map(
    (side) => `${partyOf(table, side).subject} ${does(partyOf(table, side), HAS)} ${at(row.totals, side)}`,
  )
  return `the target of ${rules.target} is reached, and ${list(below)}`
}

function whyOfBoth(table: Table, row: ScoredRow, winner: Side): string {
  const { rules } = table
  const over = sidesAtTarget(rules, row.totals)
  const all = over.length === 2 ? 'both' : allSides(table)
  const party = partyOf(table, winner)
  const reached = `${over.length === 2 && rules.players === 3 ? 'two' : all} had reached ${rules.target}`
  if (!isContested(row.hand)) return `${reached}, and the higher total decides`
  switch (rules.bothOver) {
    case 'last-trick':
      return row.hand.lastTrick === winner
        ? `${reached}, and ${party.subject} ${does(party, TAKES)} the ${table.words.lastTrick}`
        : `${reached}, the ${table.words.lastTrick} went to neither, and the higher total decides`
    case 'higher':
      return `${reached}, and the higher total decides`
    case 'taker-first':
      return sideOf(rules, row.hand.taker) === winner && row.score.verdict === 'made'
        ? `${reached}, and the ${table.words.taker} counts first`
        : `${reached}, and the higher total decides`
  }
}

/** The target was reached, and yet the game goes on. */
function notOver(table: Table, row: ScoredRow): string | null {
  const { rules } = table
  const over = sidesAtTarget(rules, row.totals)
  const [first] = over
  if (first === undefined) return null
  if (row.ending.rule === 'end-on-sweep') {
    return sentence(`a hand with ${table.words.sweep} does not end the game: another hand decides`)
  }
  if (row.ending.rule === 'tie-at-target') {
    const level = highestSides(over, row.totals)
    return sentence(
      `${partyOfSides(table, level).object} are level at ${Math.max(...row.totals)}: another hand decides`,
    )
  }
  if (rules.winNeedsTrick === 'no' || row.hand.kind === 'thrown-in') return null
  const party = partyOfSides(table, over)
  return sentence(
    `${party.subject} ${does(party, HAS)} reached ${rules.target} and ${does(party, NEEDS)} a trick to win`,
  )
}
