import { ok } from '../../core/result'
import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import { listWords, type ClubNightRecord } from '../../storage/joined/club-nights'
import { addWords } from '../../storage/joined/write-club-nights'
import { newClubNight, openClubNight, packClubNight } from '../keys/club-night-secret'
import { packSecret } from '../keys/secret'
import { engineOf } from '../table/join-table'
import type { Phase, Session } from '../table/session'
import type { TableStore } from '../table/store'
import { readBoardEntry, type BoardEntry, type Word } from './board-entry'
import type { ClubNight } from './club-night'
import type { TableEntry } from './result'
import { followTables, joinBoard, screenCode, tableCode, tableSecretOf } from './sessions'

/** The connection of a device to a club night: its board, and the logs of its tables if it can read them. */
export interface ClubConnection {
  readonly board: Session
  readonly store: TableStore<BoardEntry>
  /** Returns the logs of all tables. `null` before the first sync with the tables, and on a device that has no keys for them. */
  readonly entries: () => readonly TableEntry[] | null
  /** Tells whether this device has everything that the relay has of the board and the tables. Results are published only then. */
  readonly hasAll: () => boolean
  /** Sets the tables to follow, as listed on the board. */
  readonly setTables: (tables: ClubNight['tables']) => void
  /** Syncs the board and the tables immediately. */
  readonly sync: () => void
  readonly leave: () => Promise<void>
}

interface ConnectOptions {
  readonly connection: Connection
  readonly record: ClubNightRecord
  readonly base: string
  /** Called when entries of a table have arrived. */
  readonly changed: () => void
}

/**
 * Connects to a club night and follows its board, and all its tables if the code gives their keys. Returns `null` if the code
 * cannot be read.
 */
export async function connectClub({
  connection,
  record,
  base,
  changed,
}: ConnectOptions): Promise<ClubConnection | null> {
  const secret = openClubNight(record.code)
  if (secret === null) return null
  const engine = engineOf(base)
  const store = boardStore(connection, record.id)
  const board = await joinBoard(engine, secret, store)
  const following = await followTables(engine, secret, changed)
  let hasSynced = false
  let before: Phase | null = null
  following?.session.watch(({ phase }) => {
    if (phase === before) return
    before = phase
    if (phase !== 'together') return
    hasSynced = true
    changed()
  })
  return {
    board,
    store,
    entries: () =>
      following === null || !hasSynced
        ? null
        : following
            .pieces()
            .flatMap(({ writer, piece }) => (piece.kind === 'entry' ? [{ writer, entry: piece.entry }] : [])),
    hasAll: () => [board, following?.session].every((session) => session?.state().phase === 'together'),
    setTables: (tables) => following?.setTables(tables),
    sync: () => {
      board.sync()
      following?.session.sync()
    },
    leave: async () => void (await Promise.all([board.leave(), following?.session.leave()])),
  }
}

/** Returns the organiser's code of a new club night. */
export const newClubNightCode = (): string => packClubNight(newClubNight())

/**
 * Returns the codes that an organiser gives to others, for the big screen and these tables; `null` if `code` is not an
 * organiser's.
 */
export async function codesOf(code: string, tables: readonly number[]) {
  const secret = openClubNight(code)
  if (secret?.kind !== 'organiser') return null
  const all = await Promise.all(tables.map(async (table) => ({ table, ...(await tableCode(secret.secret, table)) })))
  return { screen: await screenCode(secret.secret), tables: all }
}

/** Returns the words that list these tables on the board, with the public keys of each. Empty if `code` is not an organiser's. */
export async function tableWords(code: string, tables: readonly number[]): Promise<readonly Word[]> {
  const codes = await codesOf(code, tables)
  return (codes?.tables ?? []).map(({ table, seat }): Word => [`table/${table}`, seat])
}

/** Returns the code that joins a table, from a table's code of the club night; `null` for any other code. */
export async function seatCode(code: string): Promise<string | null> {
  const secret = openClubNight(code)
  return secret?.kind === 'table' ? packSecret(await tableSecretOf(secret)) : null
}

/** Returns the store of a club night's board. It is empty if this device has forgotten the club night. */
const boardStore = (connection: Connection, clubNight: string): TableStore<BoardEntry> => ({
  watch: (heard, failed) =>
    watch(connection, (db) => listWords(db, clubNight), {
      next: (words) => heard(words.flatMap((word) => readBoardEntry(word) ?? [])),
      failed,
    }),
  take: async (entries) => {
    const added = await addWords(connection, clubNight, entries)
    return added.ok ? ok([]) : added
  },
})
