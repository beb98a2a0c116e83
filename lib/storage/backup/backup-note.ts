import { ok } from '../../core/result'
import { metaValue } from '../../durable/meta'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { isTime, LATEST } from '../../format/limits'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { META } from '../database/meta'
import { isRow, type Row } from '../records/record'

/** The number of games without a backup at which a reminder is shown. */
export const GAMES_UNTIL_REMINDER = 5

/** The time of the last backup, and the number of games since. */
export interface BackupState {
  /** In milliseconds; `null` if none was ever made on this device. */
  readonly lastAt: number | null
  /** The number of games begun or changed since; all games if there is no backup. */
  readonly games: number
  /** True if there are enough games, counted from the last “not now” if that is later. */
  readonly isDue: boolean
}

/** The stored note. Its times are values of `updatedAt`, which never go back, so a clock that is set back does no harm. */
interface Note {
  readonly at: number | null
  /** The `updatedAt` of the latest game in the backup. */
  readonly upTo: number
  /** The `updatedAt` of the latest game when the user said “not now”. */
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

/** Reads the state of the backup. Games are counted by an index, without reading them; the example is in no backup. */
export async function readBackupState(db: YussDatabase): Promise<BackupState> {
  const { at, upTo, hushedUpTo } = await readNote(db)
  const example = await findExample(db)
  const since = async (place: number) =>
    (await db.games.where('updatedAt').above(place).count()) - Number(lastChange(example) > place)
  const games = await since(upTo)
  const unasked = hushedUpTo > upTo ? await since(hushedUpTo) : games
  return { lastAt: at, games, isDue: unasked >= GAMES_UNTIL_REMINDER }
}

/** Notes that a backup of everything has been made. */
export const noteBackup = (connection: Connection): Promise<Stored<null>> => note(connection, backedUp(Date.now()))

/** Notes within a transaction that a backup made at this time has every game that is now on this device. */
export const putBackupNote = (db: YussDatabase, at: number): Promise<void> => putNote(db, backedUp(at))

const backedUp =
  (at: number): NextNote =>
  (before, newest) => ({ at: Math.max(at, before.at ?? 0), upTo: newest, hushedUpTo: 0 })

/** Hides the reminder until `GAMES_UNTIL_REMINDER` more games have been played. */
export const snoozeReminder = (connection: Connection): Promise<Stored<null>> =>
  note(connection, (before, newest) => ({ ...before, hushedUpTo: newest }))

type NextNote = (before: Note, newest: number) => Note

const note = (connection: Connection, next: NextNote): Promise<Stored<null>> =>
  transact(connection, ['games'], async (db) => {
    await putNote(db, next)
    return ok(null)
  })

async function putNote(db: YussDatabase, next: NextNote): Promise<void> {
  const newest = await db.games.where('updatedAt').belowOrEqual(LATEST).last()
  await db.meta.put({ key: META.backup, value: next(await readNote(db), lastChange(newest)) })
}

const lastChange = (row: unknown): number => (isRow(row) && typeof row['updatedAt'] === 'number' ? row['updatedAt'] : 0)

/** The number of games to search for the example, from either end, so that the cost does not grow with the storage. */
const MOST_SEARCHED = 40

/**
 * Returns the stored row of the example; `null` if there is none. An unchanged example is older than every game, and one that
 * is played on has the status `playing`. One that is over and older than many others may not be found, and then counts as an
 * ordinary game.
 */
async function findExample(db: YussDatabase): Promise<Row | null> {
  const first = await db.games.orderBy('updatedAt').limit(MOST_SEARCHED).toArray()
  const going = await db.games.where('status').equals('playing').limit(MOST_SEARCHED).toArray()
  return [...first, ...going].filter(isRow).find((row) => row['example'] === true) ?? null
}
