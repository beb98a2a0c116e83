import { ok } from '../../core/result'
import { metaValue } from '../../durable/meta'
import type { Stored } from '../../durable/problem'
import { isTime } from '../../format/limits'
import { behindRows, lastPlace, placeOf } from '../database/behind'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { META } from '../database/meta'
import { transact } from '../database/transact'
import { findExample } from '../games/find-example'
import { isRow, type Row } from '../records/record'
import type { BehindRow } from '../records/tally'

/** The number of games that may be on this device alone before a reminder is shown. */
export const GAMES_UNTIL_REMINDER = 5

/** When a backup was last made, and how much has been played since. */
export interface BackupState {
  /** In milliseconds; `null`: never on this phone. */
  readonly lastAt: number | null
  /** Games begun or changed since; without a backup all of them. */
  readonly games: number
  /** True where there are enough of them, and no one has said “not now” in the meantime. */
  readonly isDue: boolean
}

/** The stored note. Its times follow the order of lists (`updatedAt`), so a clock set back does not disturb them. */
interface Note {
  readonly at: number | null
  /** The game last changed that the backup holds. */
  readonly upTo: number
  /** The game last changed when the user said “not now”. */
  readonly hushedUpTo: number
}

const NOTHING: Note = { at: null, upTo: 0, hushedUpTo: 0 }

async function readNote(db: YussDatabase): Promise<Note> {
  const value = await metaValue(db, META.backup)
  if (!isRow(value)) return NOTHING
  const { at, upTo, hushedUpTo } = value
  const time = (found: unknown) => (isTime(found) ? found : 0)
  return { at: isTime(at) ? at : null, upTo: time(upTo), hushedUpTo: time(hushedUpTo) }
}

/** The games are counted without a look at each of them; the example is in no backup. */
export async function readBackupState(db: YussDatabase): Promise<BackupState> {
  const { at, upTo, hushedUpTo } = await readNote(db)
  const example = await findExample(db)
  const behind = await behindRows(db)
  const before = await db.games.bulkGet(behind.map(({ gameId }) => gameId))
  const since = async (place: number) =>
    (await db.games.where('updatedAt').above(place).count()) +
    behind.filter(({ at }, index) => at > place && before[index] !== undefined && placeOf(before[index]) <= place)
      .length -
    Number(isRow(example) && lastChange(example, behind) > place)
  const games = await since(upTo)
  const unasked = hushedUpTo > upTo ? await since(hushedUpTo) : games
  return { lastAt: at, games, isDue: unasked >= GAMES_UNTIL_REMINDER }
}

/** Notes that a backup has been made of everything there is. */
export const noteBackup = (connection: Connection): Promise<Stored<null>> =>
  note(connection, (_, newest) => ({ at: Date.now(), upTo: newest, hushedUpTo: 0 }))

/** Says nothing of a backup until as many games more have been played. */
export const snoozeReminder = (connection: Connection): Promise<Stored<null>> =>
  note(connection, (before, newest) => ({ ...before, hushedUpTo: newest }))

function note(connection: Connection, next: (before: Note, newest: number) => Note): Promise<Stored<null>> {
  return transact(connection, ['games', 'behind'], async (db) => {
    await db.meta.put({ key: META.backup, value: next(await readNote(db), await lastPlace(db)) })
    return ok(null)
  })
}

const lastChange = (game: Row, behind: readonly BehindRow[]): number =>
  behind.find(({ gameId }) => gameId === game['id'])?.at ?? placeOf(game)
