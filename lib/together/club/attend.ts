import type { Connection } from '../../storage/database/connection'
import type { ClubNightRecord } from '../../storage/joined/club-nights'
import { newClubNight, openClubNight, packClubNight } from '../keys/club-night-secret'
import { packSecret } from '../keys/secret'
import { engineOf } from '../table/join-table'
import type { Phase, Session } from '../table/session'
import type { TableStore } from '../table/store'
import type { BoardEntry, Word } from './board-entry'
import { boardStore } from './board-store'
import type { ClubNight } from './club-night'
import type { TableEntry } from './result'
import { followTables, joinBoard, screenCode, tableCode, tableOf } from './sessions'

/** A place at a club night. */
export interface Attendance {
  readonly board: Session
  readonly store: TableStore<BoardEntry>
  /** The logs of all tables, for whoever may look at them: `null` before they have been met for the first time, and for others. */
  readonly entries: () => readonly TableEntry[] | null
  /** Tells whether everything that the relay has of the board and the tables is here: only then the board learns results. */
  readonly hasAll: () => boolean
  /** Which tables there are, as the board tells. */
  readonly know: (tables: ClubNight['tables']) => void
  /** Looks at once what was missed. */
  readonly sync: () => void
  readonly leave: () => Promise<void>
}

interface Attending {
  readonly connection: Connection
  readonly record: ClubNightRecord
  readonly base: string
  /** Something came of a table. */
  readonly changed: () => void
}

/** Comes to a club night and follows its board; who has their keys follows all tables too. `null` where the code cannot be read. */
export async function attend({ connection, record, base, changed }: Attending): Promise<Attendance | null> {
  const secret = openClubNight(record.code)
  if (secret === null) return null
  const engine = engineOf(base)
  const store = boardStore(connection, record.id)
  const board = await joinBoard(engine, secret, store)
  const following = await followTables(engine, secret, changed)
  let hasMet = false
  let before: Phase | null = null
  following?.session.watch(({ phase }) => {
    if (phase === before) return
    before = phase
    if (phase !== 'together') return
    hasMet = true
    changed()
  })
  return {
    board,
    store,
    entries: () =>
      following === null || !hasMet
        ? null
        : following
            .pieces()
            .flatMap(({ writer, piece }) => (piece.kind === 'entry' ? [{ writer, entry: piece.entry }] : [])),
    hasAll: () => [board, following?.session].every((session) => session?.state().phase === 'together'),
    know: (tables) => following?.know(tables),
    sync: () => {
      board.sync()
      following?.session.sync()
    },
    leave: async () => void (await Promise.all([board.leave(), following?.session.leave()])),
  }
}

/** The code of a new club night: its organiser's. */
export const newClubNightCode = (): string => packClubNight(newClubNight())

/** Returns the codes that an organiser gives away; `null` for a code that is not an organiser's. */
export async function codesOf(code: string, tables: readonly number[]) {
  const secret = openClubNight(code)
  if (secret?.kind !== 'organiser') return null
  const all = await Promise.all(tables.map(async (table) => ({ table, ...(await tableCode(secret.secret, table)) })))
  return { screen: await screenCode(secret.secret), tables: all }
}

/** The words by which the board tells of tables: under which keys each of them logs in and signs. */
export async function tableWords(code: string, tables: readonly number[]): Promise<readonly Word[]> {
  const codes = await codesOf(code, tables)
  return (codes?.tables ?? []).map(({ table, seat }): Word => [`table/${table}`, seat])
}

/** The code by which a phone sits down at its table of a club night; `null` for one that has no table. */
export async function seatCode(code: string): Promise<string | null> {
  const secret = openClubNight(code)
  return secret?.kind === 'table' ? packSecret(await tableOf(secret)) : null
}
