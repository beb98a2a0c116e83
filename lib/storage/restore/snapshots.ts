import type { Bytes } from '../../core/bytes'
import { ok } from '../../core/result'
import { isRow, type Row } from '../../core/row'
import { metaValue } from '../../durable/meta'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { read } from '../../durable/watch'
import { gzipNow } from '../../format/gzip'
import { isTime } from '../../format/limits'
import { snapshotPieces } from '../backup/backup-out'
import { countKinds, type KindCount } from '../backup/kinds'
import { keysHere, type WholeStorage } from '../backup/read-everything'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { META, SNAPSHOT_SLOTS, type SnapshotSlot } from '../database/meta'
import { RECORD_KINDS } from '../records/scopes'

/** The time for which a snapshot is offered: thirty days, in milliseconds. */
export const SNAPSHOT_AGE = 30 * 24 * 60 * 60 * 1000

/** The operations before which a snapshot is taken. */
export const SNAPSHOT_REASONS = ['replace', 'merge', 'import'] as const
export type SnapshotReason = (typeof SNAPSHOT_REASONS)[number]

/** The choice to take a snapshot before data is overwritten. */
export type Safety = 'snapshot' | 'no-snapshot'

/** A note of a snapshot: the state of this device before data was overwritten. */
export interface SnapshotNote {
  readonly slot: SnapshotSlot
  readonly at: number
  readonly why: SnapshotReason
  /** The number of records of each kind in it. */
  readonly counts: readonly KindCount[]
}

/** Returns the notes of the snapshots that are still offered, the newest first. */
export async function readSnapshots(db: YussDatabase, now: number): Promise<readonly SnapshotNote[]> {
  const found = await metaValue(db, META.snapshots)
  const notes = Array.isArray(found) ? found.flatMap((note) => noteIn(note) ?? []) : []
  return notes.filter(({ at }) => isFresh(at, now)).sort((a, b) => b.at - a.at)
}

/** Returns the compressed content of a snapshot; `null` if it is gone. */
export async function readSnapshot(db: YussDatabase, slot: SnapshotSlot): Promise<Bytes | null> {
  const found = await metaValue(db, slot)
  return found instanceof Uint8Array ? Uint8Array.from(found) : null
}

/**
 * Takes a snapshot, within the transaction that is about to overwrite data: both happen, or neither. Does nothing on an empty
 * device.
 */
export async function keepSnapshot(
  db: YussDatabase,
  whole: WholeStorage,
  why: SnapshotReason,
  now = Date.now(),
): Promise<void> {
  const counts = countKinds(keysHere(whole))
  if (counts.length === 0) return
  const kept = (await readSnapshots(db, now)).slice(0, SNAPSHOT_SLOTS.length - 1)
  const slot = SNAPSHOT_SLOTS.find((one) => kept.every((note) => note.slot !== one))
  if (slot === undefined) throw new Error(`expected a free slot among ${SNAPSHOT_SLOTS.length} snapshots`)
  await db.meta.put({ key: slot, value: gzipNow(snapshotPieces(whole, now)) })
  await putNotes(db, [{ slot, at: now, why, counts }, ...kept])
}

/** Returns the notes of the snapshots that are still offered, the newest first, and deletes those that are too old. */
export async function listSnapshots(connection: Connection, now: number): Promise<Stored<readonly SnapshotNote[]>> {
  const kept = await read(connection, (db) => metaValue(db, META.snapshots))
  if (!kept.ok || !Array.isArray(kept.value) || kept.value.length === 0) return kept.ok ? ok([]) : kept
  const fresh = await read(connection, (db) => readSnapshots(db, now))
  if (!fresh.ok || fresh.value.length === kept.value.length) return fresh
  return transact(connection, [], async (db) => {
    const notes = await readSnapshots(db, now)
    await putNotes(db, notes)
    return ok(notes)
  })
}

/** Writes the notes of the snapshots, and empties the slots that none of them uses. */
async function putNotes(db: YussDatabase, notes: readonly SnapshotNote[]): Promise<void> {
  await db.meta.put({ key: META.snapshots, value: notes })
  await db.meta.bulkDelete(SNAPSHOT_SLOTS.filter((slot) => notes.every((note) => note.slot !== slot)))
}

/** Tells whether a snapshot is recent, also if the clock was set back. */
const isFresh = (at: number, now: number): boolean => Math.abs(now - at) < SNAPSHOT_AGE

/** Reads a note; `null` if it is not valid. An earlier version counted games only. */
function noteIn(found: unknown): SnapshotNote | null {
  if (!isRow(found) || !isTime(found['at'])) return null
  const slot = SNAPSHOT_SLOTS.find((one) => one === found['slot'])
  const why = SNAPSHOT_REASONS.find((one) => one === found['why'])
  return slot === undefined || why === undefined ? null : { slot, at: found['at'], why, counts: countsIn(found) }
}

const countsIn = ({ counts, games }: Row): readonly KindCount[] =>
  (Array.isArray(counts) ? counts : [{ kind: 'games', count: games }]).filter(isRow).flatMap(({ kind, count }) => {
    const known = RECORD_KINDS.find((one) => one === kind)
    return known === undefined || typeof count !== 'number' ? [] : [{ kind: known, count }]
  })
