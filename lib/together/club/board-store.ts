import { ok } from '../../core/result'
import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import { listWords } from '../../storage/joined/evenings'
import { addWords } from '../../storage/joined/write-evenings'
import type { TableStore } from '../table/store'
import { readBoardEntry, type BoardEntry } from './board-entry'

/** The board of an evening as stored; empty for an evening that this phone has forgotten. */
export const boardStore = (connection: Connection, evening: string): TableStore<BoardEntry> => ({
  watch: (heard, failed) =>
    watch(connection, (db) => listWords(db, evening), {
      next: (words) => heard(words.flatMap((word) => readBoardEntry(word) ?? [])),
      failed,
    }),
  take: async (entries) => {
    const added = await addWords(connection, evening, entries)
    return added.ok ? ok([]) : added
  },
})
