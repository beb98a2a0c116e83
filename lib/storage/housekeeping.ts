import { dequal } from 'dequal/lite'
import { isRow } from '../core/row'
import type { Housekeeping, TakenRow } from '../durable/app'
import type { YussDatabase } from './database/database'
import { logRows } from './database/log-rows'
import { META } from './database/meta'
import { writeExample } from './games/example'
import { saveGame, saveTally } from './games/save-game'
import { gameRecord } from './records/game'
import { sheetOf } from './sheet/sheet'
import { summaryOf } from './sheet/summary'

/** Adds the example on a new device. On a device whose storage was lost, it does not return. */
export async function addFirstRows(db: YussDatabase, phone: 'new' | 'known', language: string): Promise<void> {
  if (phone === 'new') await writeExample(db, language)
  await db.meta.put({ key: META.example, value: phone === 'new' ? 'there' : 'removed' })
}

/** Rebuilds the summaries and tallies of games whose rows were taken from another copy. */
export const refresh: Housekeeping<YussDatabase>['refresh'] = async (db, taken) => {
  for (const gameId of new Set(taken.flatMap(gameOf))) {
    const rows = await logRows(db, gameId)
    const game = gameRecord.read(await db.games.get(gameId))
    const sheet = game.ok ? sheetOf(game.value, rows) : game
    const isSame = game.ok && sheet.ok && dequal(game.value.summary, summaryOf(sheet.value))
    if (game.ok && !isSame) await saveGame(db, game.value, rows)
    else await saveTally(db, gameId, rows)
  }
}

function gameOf({ table, key, row }: TakenRow): readonly string[] {
  if (table === 'games') return [key]
  return table === 'entries' && isRow(row) ? [String(row['gameId'])] : []
}
