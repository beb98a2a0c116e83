import { ok } from '../../core/result'
import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import { listWords } from '../../storage/joined/club-nights'
import { addWords } from '../../storage/joined/write-club-nights'
import type { TableStore } from '../table/store'
import { readBoardEntry, type BoardEntry } from './board-entry'

/** The board of a club night as stored; empty for a club night that this phone has forgotten. */
export const boardStore = (connection: Connection, clubNight: string): TableStore<BoardEntry> => ({
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
