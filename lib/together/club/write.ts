import type { Stored } from '../../durable/problem'
import type { Connection } from '../../storage/database/connection'
import { changeWords } from '../../storage/joined/write-club-nights'
import { readBoardEntry, wordsAfter, type BoardEntry, type Word } from './board-entry'

/**
 * Writes on the board of a club night, after all that it says at that very moment, whichever tab wrote it. `words` is asked then; of none
 * nothing is written.
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
