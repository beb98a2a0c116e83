import { withRetries } from '../../core/timing/retry'
import type { Stored } from '../../storage'
import type { JoinedRecord } from '../../storage/joined/joined'
import type { JoinedChange } from '../../storage/joined/write-joined'
import { withClient } from '../../stores/storage-client'
import { openSecret } from '../keys/secret'
import { joinedTableOf, loadPlay, updateTable } from '../stores/tables'
import type { Closed } from '../table/closing'

const loadWriting = () => withRetries(() => import('../../storage/joined/write-joined'))

/** Opens a new table for a game of this device. Returns its id. */
export const openTable = async (gameId: string, name: string): Promise<Stored<string>> => {
  const { newCode } = await loadPlay()
  return remember({ code: newCode(), games: [gameId], name })
}

/** Remembers the table of a link. Returns its id. */
export const joinTable = (code: string): Promise<Stored<string>> => remember({ code, games: [], name: '' })

const remember = (table: Pick<JoinedRecord, 'code' | 'games' | 'name'>): Promise<Stored<string>> =>
  withClient(async ({ connection }) => (await loadWriting()).saveJoined(connection, table))

const change = (id: string, to: (before: JoinedRecord) => JoinedChange): Promise<Stored<null>> =>
  withClient(async ({ connection }) => (await loadWriting()).changeJoined(connection, id, to))

/** Stores the name of this device at a table. */
export const nameThisPhone = (id: string, name: string): Promise<Stored<null>> => change(id, () => ({ name }))

/** Leaves a table and forgets its secret; the sheet stays. */
export const leaveTable = (id: string): Promise<Stored<null>> =>
  withClient(async ({ connection }) => (await loadWriting()).forgetJoined(connection, id))

/** Closes a table to all other writers. Returns the outcome. */
export async function closeTable(id: string): Promise<Closed> {
  const joined = await joinedTableOf(id)
  return joined?.close == null ? 'not-now' : joined.close()
}

/** Opens an expired table again, under new keys. */
export async function openAgain(id: string): Promise<Stored<null>> {
  const { newCode } = await loadPlay()
  const code = newCode()
  return change(id, () => ({ code, ended: null, syncedAt: null, closing: null }))
}

/** Brings a game of this device to a table, or unites the copy at the table with the one here. */
export async function bringGame(id: string, gameId: string): Promise<void> {
  updateTable(id, ({ asked }) => ({ asked: asked.filter((one) => one !== gameId) }))
  const joined = await joinedTableOf(id)
  joined?.bring(gameId)
}

/** Brings the next game to the table of the game before it, if this device may write there. */
export const bringAlong = (before: string, next: string): Promise<Stored<null>> =>
  withClient(async ({ connection }) => {
    const { addNextGame } = await loadWriting()
    return addNextGame(connection, before, next, (code) => openSecret(code)?.kind === 'write')
  })
