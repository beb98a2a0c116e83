import type { openCode } from '@/lib/format/link'
import { openFile } from '@/lib/format/open-file'
import { read, type Connection } from '@/lib/storage'
import { rawBackup, readRawRows } from '@/lib/storage/backup/raw-backup'
import { DATABASE_NAME } from '@/lib/storage/database/database'
import { readEverything } from '@/lib/storage/maintenance'
import { backupOf, incomingGame, readRestorable, type IncomingGame, type Restorable } from '@/lib/storage/sharing'
import { counted, the, type Phone } from './storage'

/** The time at which games and backups arrive on a phone. */
export const NOW = 1_795_252_419_000

/** Returns a hand to record, by its taker and totals. */
export const hand = (taker: number, ...totals: readonly number[]) =>
  ({ kind: 'recorded', facts: counted(taker, totals) }) as const

/** Returns the game that was opened from a file or link, which must be readable. */
export function gameIn(opened: ReturnType<typeof openFile> | ReturnType<typeof openCode>): IncomingGame {
  if (!opened.ok || opened.value.kind !== 'game') throw new Error(`expected a game, got ${JSON.stringify(opened)}`)
  const game = incomingGame(opened.value, NOW)
  if (!game.ok) throw new Error(`refused at ${game.error.place}`)
  return game.value
}

/** Returns the game in the JSON of a file. */
export const gameInFile = (json: unknown): IncomingGame => gameIn(openFile(JSON.stringify(json)))

/** Returns the text of a backup of everything on a phone. */
export const backupText = async (tab: Connection): Promise<string> =>
  JSON.stringify(backupOf(the(await read(tab, readEverything)), NOW), null, 2)

/** Returns the text of a backup of the rows as the browser stores them, which no code of the app reads. */
export async function rawBackupText({ indexedDB }: Phone): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(DATABASE_NAME)
    request.onsuccess = () => resolve(request.result)
  })
  const text = rawBackup(await readRawRows(db), NOW)
  db.close()
  return text
}

/** Returns the content of a backup, by its text. */
export function restorable(text: string): Restorable {
  const opened = openFile(text)
  if (!opened.ok || opened.value.kind !== 'backup') throw new Error(`expected a backup, got ${JSON.stringify(opened)}`)
  return readRestorable(opened.value.backup, NOW)
}

/** Returns the content of a backup of everything on a phone. */
export const backedUp = async (tab: Connection): Promise<Restorable> => restorable(await backupText(tab))
