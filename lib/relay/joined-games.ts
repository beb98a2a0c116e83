import { watch } from '../durable/watch'
import type { Connection } from '../storage/connection'
import { joinedRecord } from '../storage/records/joined'
import { changeJoined } from '../storage/write-joined'
import type { TableGames } from './book'
import { tableGames } from './table-games'

/** The games of a table as its row remembers them, whichever tab brought them there. */
export function joinedGames(
  connection: Connection,
  tableId: string,
  first: readonly string[],
  asked: (gameId: string) => void,
): TableGames & { readonly stop: () => void } {
  const games = tableGames(first, asked)
  const stop = watch(connection, (db) => db.joined.get(tableId), {
    next: (row) => {
      const read = joinedRecord.read(row)
      const others = read.ok ? read.value.games.filter((id) => !games.ids().includes(id)) : []
      for (const id of others) games.add(id)
    },
    // The log of the same database is watched too, and says so.
    failed: () => undefined,
  })
  return {
    ...games,
    add: (gameId) => {
      games.add(gameId)
      void changeJoined(connection, tableId, (before) => ({ games: [...new Set([...before.games, gameId])] }))
    },
    stop,
  }
}
