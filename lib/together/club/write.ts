import type { Stored } from '../../durable/problem'
import type { Connection } from '../../storage/database/connection'
import { changeWords } from '../../storage/joined/write-club-nights'
import { readBoardEntry, wordsAfter, type BoardEntry, type Word } from './board-entry'

/**
 * Adds words to the board of a club night. Calls `words` with all entries of the board, in one transaction, so no other tab
 * writes in between. Writes nothing if `words` returns none.
 */
export function writeOnBoard(
  connection: Connection,
  clubNight: string,
  device: string,
  words: (known: readonly BoardEntry[]) => readonly Word[],
): Promise<Stored<null>> {
  return changeWords(connection, clubNight, (rows) => {
    const known = rows.flatMap((row) => readBoardEntry(row) ?? [])
    return wordsAfter(known, device, Date.now(), words(known))
  })
}
