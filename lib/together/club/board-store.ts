import { ok } from '../../core/result'
import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import { listWords } from '../../storage/joined/club-nights'
import { addWords } from '../../storage/joined/write-club-nights'
import type { TableStore } from '../table/store'
import { readBoardEntry, type BoardEntry } from './board-entry'

/** Returns the store of a club night's board. It is empty if this device has forgotten the club night. */
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
