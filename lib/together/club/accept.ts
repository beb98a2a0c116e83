import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { currentEpoch } from '../../durable/moment'
import { type Stored, storageProblem } from '../../durable/problem'
import { stateOf } from '../../log/fold'
import { nextClock } from '../../log/next'
import type { Connection } from '../../storage/database/connection'
import type { YussDatabase } from '../../storage/database/database'
import { logRows } from '../../storage/database/log-rows'
import { gameRecord, type GameRecord } from '../../storage/records/game'
import { entryRecord, type EntryRecord } from '../../storage/records/record-types'
import '../../storage/records/schemas/provided'
import { takeEntries } from '../../storage/sharing/take-entries'
import { sheetOf } from '../../storage/sheet/sheet'
import type { ClubGameResult } from './club-night'
import { ACCEPTS, digestOf, resultOf } from './result'

/** Reads a game and its log from this device; `null` if the game is not here or cannot be read. */
async function gameHere(db: YussDatabase, gameId: string) {
  const record = gameRecord.read(await db.games.get(gameId))
  if (!record.ok) return null
  const rows = (await logRows(db, gameId)).map((row) => entryRecord.read(row))
  return { record: record.value, log: rows.flatMap((row) => (row.ok ? [row.value] : [])) }
}

/** The result of a game on this device. A side accepts it by its `digest`, which stands for the facts behind it. */
export interface ResultHere {
  readonly result: ClubGameResult
  readonly digest: string
}

/** Returns the result of a game from the entries on this device; `null` if the game is not here or cannot be read. */
export async function resultHere(db: YussDatabase, gameId: string): Promise<ResultHere | null> {
  const game = await gameHere(db, gameId)
  if (game === null) return null
  const [result, sheet] = [resultOf(game.record, game.log), sheetOf(game.record, game.log)]
  return result === null || !sheet.ok ? null : { result, digest: digestOf(sheet.value) }
}

/**
 * Saves a game on this device, set up as the board says. A game that is here already keeps its log, and a deleted one stays
 * deleted.
 */
export async function beginGame(connection: Connection, record: GameRecord): Promise<Stored<unknown>> {
  const epoch = await connection.run(async (db) => ok(await currentEpoch(db)))
  return epoch.ok ? takeEntries(connection, [{ gameId: record.id, setUp: record, entries: [] }], epoch.value) : epoch
}

/**
 * Accepts the result of a game for a side. Adds an entry to the log of the game, which the other devices at the table receive
 * too. `digest` identifies the result that was shown. If the game has changed since, or devices contradict each other, it writes
 * nothing and returns `changed`. Fails with `missing` if the game is not on this device.
 */
export async function acceptResult(
  connection: Connection,
  gameId: string,
  side: number,
  digest: string,
): Promise<Stored<'accepted' | 'changed'>> {
  const found = await connection.run(async (db) =>
    ok({ epoch: await currentEpoch(db), game: await gameHere(db, gameId) }),
  )
  if (!found.ok) return found
  const { epoch, game } = found.value
  const sheet = game === null ? null : sheetOf(game.record, game.log)
  if (game === null || sheet?.ok !== true) return err(storageProblem('missing', 'game'))
  if (digestOf(sheet.value) !== digest || resultOf(game.record, game.log)?.unclear !== false) return ok('changed')
  const entry = {
    id: newId(),
    v: 1,
    gameId,
    device: newId(),
    clock: nextClock(stateOf<unknown, never, unknown>(game.log)),
    at: Date.now(),
    kind: ACCEPTS,
    side,
    of: digest,
  } as EntryRecord
  const taken = await takeEntries(connection, [{ gameId, setUp: null, entries: [entry] }], epoch)
  return taken.ok ? ok('accepted') : taken
}
