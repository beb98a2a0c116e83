import { KEYS } from '../../durable/keys'

/** The version of this code as a writer. Raise it when rows are written in a shape that older code would damage. */
export const WRITER = 1

/** The version of this code's readers. Raise it when one of them refuses a row that it accepted before. */
export const READERS = '2'

/** Keys of the table `meta`. */
export const META = {
  ...KEYS,
  example: 'example',
  summaries: 'summaries',
  /** The note of the last backup: see `backup-note.ts`. */
  backup: 'backup',
  /** The list of snapshots: see `snapshots.ts`. */
  snapshots: 'snapshots',
} as const

/** The keys of the table `meta` under which snapshots are stored. They are not copied to the replica. */
export const SNAPSHOT_SLOTS = ['snapshot-1', 'snapshot-2', 'snapshot-3'] as const
export type SnapshotSlot = (typeof SNAPSHOT_SLOTS)[number]
