import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import { changeJoined } from '../../storage/joined/write-joined'
import { joinedRecord, type JoinedRecord } from '../../storage/records/record-types'
import type { TableGames, TableNotices } from './store'
import { tableGames } from './table-games'

/** Returns the games of a table as its row lists them, with those that other tabs of this device brought. */
export function joinedGames(
  connection: Connection,
  { id: tableId, games: first, past: before }: JoinedRecord,
  notices: TableNotices,
): TableGames & { readonly stop: () => void } {
  const games = tableGames(first, notices, before)
  const stop = watch(connection, (db) => db.joined.get(tableId), {
    next: (row) => {
      const read = joinedRecord.read(row)
      if (!read.ok) return
      games.remove(read.value.past.filter((id) => games.ids().includes(id)))
      for (const id of read.value.games.filter((one) => !games.ids().includes(one))) games.add(id)
    },
    // The log in the same database is watched too, and that watch reports the problem.
    failed: () => undefined,
  })
  return {
    ...games,
    add: (gameId) => {
      games.add(gameId)
      void changeJoined(connection, tableId, (now) => ({
        games: [...new Set([...now.games, gameId])],
        past: now.past.filter((id) => id !== gameId),
      }))
    },
    remove: (gone) => {
      games.remove(gone)
      if (gone.length === 0) return
      void changeJoined(connection, tableId, (now) => ({
        games: now.games.filter((id) => !gone.includes(id)),
        past: [...new Set([...now.past, ...gone])],
      }))
    },
    stop,
  }
}
