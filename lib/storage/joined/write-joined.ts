import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import { withoutTrace } from '../../durable/marked'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { enteredName } from '../../format/clean-text'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { joinedRecord, type JoinedRecord } from '../records/record-types'
import { listJoined } from './joined'

/**
 * Saves a table and its games, and returns its id. If a table with this code is known, the games and the name are added to it.
 */
export function saveJoined(
  connection: Connection,
  { code, games, name }: Pick<JoinedRecord, 'code' | 'games' | 'name'>,
): Promise<Stored<string>> {
  const [id, at] = [newId(), Date.now()]
  return transact(connection, ['joined'], async (db) => {
    const rows = (await db.joined.toArray()).map((row) => joinedRecord.read(row))
    const known = rows.flatMap((row) => (row.ok && row.value.code === code ? [row.value] : [])).at(0)
    const before = known ?? {
      id,
      v: 1,
      code,
      games: [],
      past: [],
      name: '',
      at,
      syncedAt: null,
      ended: null,
      closing: null,
    }
    await db.joined.put({
      ...before,
      ended: null,
      syncedAt: before.ended === 'expired' ? null : before.syncedAt,
      games: [...new Set([...before.games, ...games])],
      // A code that is scanned again comes without a name: the known name stays.
      name: enteredName(name) || before.name,
    })
    return ok(before.id)
  })
}

/** The fields of a table that may change while this device is at it. */
export type JoinedChange = Partial<
  Pick<JoinedRecord, 'code' | 'games' | 'past' | 'name' | 'syncedAt' | 'ended' | 'closing'>
>

/** Changes a joined table; does nothing if this device has left it. A code that its row no longer has leaves no trace. */
export function changeJoined(
  connection: Connection,
  id: string,
  change: (before: JoinedRecord) => JoinedChange,
): Promise<Stored<null>> {
  return transact(connection, ['joined'], async (db) => {
    const before = joinedRecord.read(await db.joined.get(id))
    if (!before.ok) return ok(null)
    const changed = { ...before.value, ...change(before.value) }
    const after = { ...changed, name: enteredName(changed.name) }
    const isOver = (code: string) => !codesOf(after).includes(code)
    await db.joined.put(codesOf(before.value).some(isOver) ? withoutTrace(after) : after)
    return ok(null)
  })
}

const codesOf = ({ code, closing }: JoinedRecord): readonly string[] =>
  closing === null ? [code] : [code, closing.from, closing.to]

/**
 * Adds the next game to the table of the game before it, whether or not this tab is connected there: to the newest such table,
 * if it has not expired and this device `may` write there.
 */
export function addNextGame(
  connection: Connection,
  before: string,
  next: string,
  may: (code: string) => boolean,
): Promise<Stored<null>> {
  return transact(connection, ['joined'], async (db) => {
    const table = (await listJoined(db)).find(({ games }) => games.includes(before))
    if (table === undefined || table.ended === 'expired' || !may(table.code)) return ok(null)
    await db.joined.put({ ...table, games: [...new Set([...table.games, next])] })
    return ok(null)
  })
}

/**
 * Moves games that are no longer on this device to the past games of their tables, so that none returns from there unasked.
 * Call it within a transaction that writes.
 */
export async function dropMissingGames(db: YussDatabase): Promise<void> {
  const here = new Set(await db.games.toCollection().primaryKeys())
  for (const table of await listJoined(db)) {
    const lost = table.games.filter((id) => !here.has(id))
    if (lost.length === 0) continue
    const games = table.games.filter((id) => here.has(id))
    await db.joined.put({ ...table, games, past: [...new Set([...table.past, ...lost])] })
  }
}

/** Deletes a joined table with its code. Its games stay on this device. */
export function forgetJoined(connection: Connection, id: string): Promise<Stored<null>> {
  return transact(connection, ['joined'], async (db) => {
    await db.joined.delete(id)
    return ok(null)
  })
}
