import type { ScoredRow } from '../../../engine/game/ledger'
import type { AgreedHand, ClaimedHand, ThrownInHand, ThrownInReason } from '../../../engine/table/hand'
import { at, sideOf, sum } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { capital, counted, does, list, sentence, verb } from '../terms/grammar'
import { partyOf } from '../terms/names'
import { verdictInMatchPoints } from './verdict-match-points'
import { verdictInPoints } from './verdict-points'

/** One sentence that says all a hand did to the sheet, in the words of the table. */
export function verdictSentence(table: Table, row: ScoredRow): string {
  const { hand } = row
  switch (hand.kind) {
    case 'thrown-in':
      return sentence(thrownIn(table, row, hand))
    case 'agreed':
      return sentence(agreed(table, hand))
    case 'claimed':
      return sentence(claimed(table, row, hand))
    case 'played':
    case 'counted':
      return sentence(
        table.rules.scoring === 'points' ? verdictInPoints(table, row, hand) : verdictInMatchPoints(table, row, hand),
      )
  }
}

function thrownIn({ words }: Table, row: ScoredRow, hand: ThrownInHand): string {
  const waiting =
    row.heldOver === 0 ? '' : `, and the ${row.heldOver} ${words.heldOver} ${counted(row.heldOver, STAYS)} there`
  return `${capital(words.thrownIn)} ${whyThrownIn(hand.why)}: nobody scores${waiting}`
}

const STAYS = { one: 'stays', many: 'stay' }

function whyThrownIn(why: ThrownInReason): string {
  switch (why) {
    case 'all-pass':
      return 'because all passed'
    case 'schmeiss':
      return 'because the schmeiss was agreed'
    case 'void-deal':
      return 'because the deal was void'
    case 'misdeal':
      return 'because the deal went wrong'
  }
}

function agreed(table: Table, hand: AgreedHand): string {
  const why = hand.why.trim()
  const head = why === '' ? 'Agreed' : `Agreed (${why})`
  const changes = hand.points.flatMap((points, side) => {
    const { subject, number } = partyOf(table, side)
    if (points === 0) return []
    const does = points > 0 ? (number === 'one' ? 'gets' : 'get') : number === 'one' ? 'loses' : 'lose'
    return [`${subject} ${does} ${Math.abs(points)}`]
  })
  return `${head}: ${changes.length === 0 ? 'no points change' : list(changes)}`
}

/** A claim ends the game: what it came to, and for whom that is. */
function claimed(table: Table, row: ScoredRow, hand: ClaimedHand): string {
  const side = sideOf(table.rules, hand.claimant)
  const claimant = partyOf(table, side)
  const points = sum(row.score.earned)
  const total = at(row.totals, side)
  const arithmetic = `${total - points} and ${points} make ${total}`
  const claims = `${claimant.subject} ${verb(claimant, 'claims', 'claim')} the game`
  if (row.score.verdict === 'claim-good') {
    return `${claims} rightly: ${arithmetic}, and ${claimant.subject} ${does(claimant, WINS)}`
  }
  const short = `${table.rules.target - total} short of ${table.rules.target}`
  return `${claims} falsely: ${arithmetic}, ${short}, so ${winnerOfClaim(table, row)}`
}

const WINS = { one: 'wins', many: 'win' }

function winnerOfClaim(table: Table, row: ScoredRow): string {
  if (row.score.winner === null) return 'the game is over, and nobody wins it, as the other two were level'
  const winner = partyOf(table, row.score.winner)
  return `${winner.subject} ${does(winner, WINS)} the game`
}
