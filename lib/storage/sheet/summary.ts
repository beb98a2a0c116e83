import { isNumbered } from '../../engine/game/hand-numbers'
import { SUMMARY_STAMP } from '../database/stamps'
import type { GameRecord, GameStatus, GameSummary } from '../records/game'
import type { Sheet } from './sheet'

/** Returns the summary of a game for lists. */
export function summaryOf(sheet: Sheet): GameSummary {
  const { ledger, rows } = sheet
  return {
    stamp: SUMMARY_STAMP,
    totals: [...ledger.standing.totals],
    heldOver: ledger.standing.heldOver,
    winner: ledger.winner,
    over: ledger.over,
    brokenOff: sheet.brokenOff,
    hands: rows.filter(({ row }) => isNumbered(row)).length,
    open: rows.some(({ row }) => row.state === 'open' || row.state === 'unreadable'),
    names: [...sheet.names],
    changedAt: sheet.log.log.reduce((last, entry) => Math.max(last, entry.at ?? 0), 0),
  }
}

/** Returns the record of a game with the summary of its sheet. */
export function withSummary(record: GameRecord, sheet: Sheet): GameRecord {
  const summary = summaryOf(sheet)
  return { ...record, summary, status: statusOf(summary) }
}

/** Returns the status of a game. A finished game is over even if it had once been broken off. */
export function statusOf(summary: GameSummary): GameStatus {
  if (summary.over) return 'over'
  return summary.brokenOff ? 'broken-off' : 'playing'
}
