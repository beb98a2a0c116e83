import { eveningIdIn } from '../../contest/evening'
import { tallyGame } from '../../engine/stats/game-stats'
import { nameKey } from '../../engine/table/alike'
import { NO_NAME } from '../../engine/table/seats'
import { TALLY_STAMP } from '../database/stamps'
import type { GameRecord } from '../records/game'
import { packTally, type TallyRecord } from '../records/tally'
import { isArchived } from './archived'
import type { Sheet } from './sheet'
import { statusOf, summaryOf } from './summary'

/** Returns the tally of a game for history and statistics, from its sheet. */
export function tallyOf(record: GameRecord, sheet: Sheet): TallyRecord {
  const summary = summaryOf(sheet)
  const { rules } = sheet.game
  const everyone = [...sheet.names, ...sheet.rows.flatMap(({ names }) => names)]
  return {
    gameId: record.id,
    stamp: TALLY_STAMP,
    createdAt: record.createdAt,
    age: -record.createdAt,
    base: sheet.rules.base,
    direction: rules.direction,
    rulesName: record.rulesName,
    target: rules.target,
    goal: rules.goal,
    status: statusOf(summary),
    names: sheet.names,
    people: [...new Set(everyone.filter((name) => name !== NO_NAME).map(nameKey))],
    totals: summary.totals,
    winner: summary.winner,
    hands: summary.hands,
    seriesId: record.seriesId,
    evening: eveningIdIn(record.extra) ?? '',
    number: record.number,
    note: sheet.note,
    archived: isArchived(record),
    example: record.example,
    figures: packTally(
      tallyGame({
        rules,
        start: record.start.totals,
        ledger: sheet.ledger,
        rows: sheet.rows,
        names: sheet.names,
      }),
    ),
  }
}
