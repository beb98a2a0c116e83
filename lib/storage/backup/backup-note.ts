import { ok } from '../../core/result'
import { metaValue } from '../../durable/meta'
import type { Stored } from '../../durable/problem'
import { isTime, LATEST } from '../../format/limits'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { META } from '../database/meta'
import { transact } from '../database/transact'
import { findExample } from '../games/find-example'
import { isRow } from '../records/record'

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
  const since = async (place: number) =>
    (await db.games.where('updatedAt').above(place).count()) - Number(lastChange(example) > place)
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
  return transact(connection, ['games'], async (db) => {
    const newest = await db.games.where('updatedAt').belowOrEqual(LATEST).last()
    await db.meta.put({ key: META.backup, value: next(await readNote(db), lastChange(newest)) })
    return ok(null)
  })
}

const lastChange = (row: unknown): number => (isRow(row) && typeof row['updatedAt'] === 'number' ? row['updatedAt'] : 0)
