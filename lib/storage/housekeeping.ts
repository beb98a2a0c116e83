import type { Housekeeping, TakenRow } from '../durable/app'
import { isRow } from '../durable/row'
import type { YussDatabase } from './database'
import { writeExample } from './example'
import { logRows } from './log-rows'
import { META } from './meta'
import { gameRecord } from './records/game'
import { saveGame, saveTally } from './save-game'

/** Puts the example on a new phone. On one whose storage was lost it does not come back. */
export async function furnish(db: YussDatabase, phone: 'new' | 'known'): Promise<void> {
  if (phone === 'new') await writeExample(db)
  await db.meta.put({ key: META.example, value: phone === 'new' ? 'there' : 'removed' })
}

/** What is counted of a game follows from its rows and is not in the journal; what lists show of it is. */
export const refresh: Housekeeping<YussDatabase>['refresh'] = async (db, taken, extent) => {
  for (const gameId of new Set(taken.flatMap(gameOf))) {
    const rows = await logRows(db, gameId)
    const game = extent === 'everything' ? gameRecord.read(await db.games.get(gameId)) : null
    if (game?.ok === true) await saveGame(db, game.value, rows)
    else await saveTally(db, gameId, rows)
  }
}

function gameOf({ table, key, row }: TakenRow): readonly string[] {
  if (table === 'games') return key === null ? [] : [key]
  return table === 'entries' && isRow(row) ? [String(row['gameId'])] : []
}
