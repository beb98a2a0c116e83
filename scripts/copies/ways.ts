// Two ways to keep a second copy of what is saved, over the same files: rows added to the end of one file, as the app does
// it, and the whole game written anew at every hand.
import type { JournalEntry } from '../../lib/durable/journal/entry'
import { fillSlot, readSlot } from '../../lib/durable/journal/slot'
import type { SlotFile } from '../../lib/durable/journal/slot'
import { appendToJournal, readJournal } from '../../lib/durable/journal/slots'

/** A file that is opened for one piece of work, as the app does it: another tab may want it next. */
export interface Files {
  readonly withFiles: <T>(
    names: readonly [string, string],
    work: (a: SlotFile, b: SlotFile) => Promise<T>,
  ) => Promise<T>
  readonly names: () => Promise<readonly string[]>
  readonly bytes: () => Promise<number>
}

/** What one tap on Save changes: its number, its game, and the rows as they then stand. */
export interface Save {
  readonly n: number
  readonly game: string
  readonly rows: readonly JournalEntry[]
}

export interface Way {
  readonly save: (save: Save) => Promise<unknown>
  /** Reads everything back. How many rows. */
  readonly recover: () => Promise<number>
}

const JOURNAL = ['journal-a', 'journal-b'] as const

export const appending = ({ withFiles }: Files): Way => ({
  save: ({ n, rows }) => withFiles(JOURNAL, (a, b) => appendToJournal([a, b], n - 1, n, rows)),
  recover: () => withFiles(JOURNAL, async (a, b) => (await readJournal([a, b])).folded.size),
})

/** Of the two files of a game the older is written: the newer one is whole whenever that is cut off. */
export function snapshots({ withFiles, names }: Files): Way {
  const games = new Map<string, Map<string, JournalEntry>>()
  const filesOf = (game: string) => [`${game}-a`, `${game}-b`] as const
  return {
    save: ({ n, game, rows }) => {
      const whole = games.get(game) ?? new Map<string, JournalEntry>()
      games.set(game, whole)
      for (const row of rows) whole.set(`${row.table}/${row.key}`, row)
      return withFiles(filesOf(game), (a, b) =>
        fillSlot(n % 2 === 0 ? a : b, { generation: n, through: n, entries: [...whole.values()] }),
      )
    },
    recover: async () => {
      const found = new Set((await names()).map((name) => name.slice(0, -2)))
      let rows = 0
      for (const game of found) {
        const [first, second] = await withFiles(filesOf(game), async (a, b) => [await readSlot(a), await readSlot(b)])
        rows += Math.max(first?.entries.length ?? 0, second?.entries.length ?? 0)
      }
      return rows
    },
  }
}
