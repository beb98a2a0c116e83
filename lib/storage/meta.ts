import type { YussDatabase } from './database'
import { newId } from './ids'
import { storageProblem } from './problem'
import type { StorageProblem } from './problem'
import { isRow } from './records/record'

/** The writer that this code is. Raised whenever rows are written in a shape that older code would spoil. */
export const WRITER = 4

/** Keys of the table `meta`. */
export const META = {
  minWriter: 'min-writer',
  device: 'device-id',
  example: 'example',
  copies: 'copies',
  /** The number of the last write: see `journal/writes.ts`. */
  lastWrite: 'last-write',
  /** There has been a journal on this phone. */
  journal: 'journal',
  /** What was found damaged: see `journal/damage.ts`. */
  damage: 'damage',
  /** When a backup was last made: see `backup-note.ts`. */
  backup: 'backup',
  /** Written and taken away again, to see whether there is room. */
  room: 'room',
} as const

/** What is of this database alone, and not in the journal. */
const OWN_META: readonly string[] = [META.copies, META.lastWrite, META.journal, META.damage, META.room]

/** Whether a row goes into the journal: what is made from other rows does not. */
export const isJournalled = (table: string, key: string): boolean =>
  table !== 'writes' && table !== 'tallies' && !(table === 'meta' && OWN_META.includes(key))

/** What a row of `meta` holds; `undefined` where there is none. */
export async function metaValue(db: YussDatabase, key: string): Promise<unknown> {
  const row = await db.meta.get(key)
  return isRow(row) ? row['value'] : undefined
}

/** The least writer that may write here. */
export async function minWriter(db: YussDatabase): Promise<number> {
  const value = await metaValue(db, META.minWriter)
  return typeof value === 'number' ? value : 0
}

/**
 * Stamps the database with this writer and gives it the name of a device, where it has none. The id of the
 * device, and whether this was the first time.
 */
export async function claimDatabase(db: YussDatabase): Promise<{ readonly device: string; readonly isNew: boolean }> {
  const least = await minWriter(db)
  if (least < WRITER) await db.meta.put({ key: META.minWriter, value: WRITER })
  const known = await metaValue(db, META.device)
  if (typeof known === 'string') return { device: known, isNew: false }
  const device = newId()
  await db.meta.put({ key: META.device, value: device })
  return { device, isNew: true }
}

/** Asked first in every transaction that writes: whether newer code has taken over, or the rows are gone. */
export async function refusal(db: YussDatabase): Promise<StorageProblem | null> {
  const least = await minWriter(db)
  if (least > WRITER) return storageProblem('stale-writer', `writer ${WRITER}, least ${least}`)
  return (await metaValue(db, META.device)) === undefined ? storageProblem('evicted') : null
}
