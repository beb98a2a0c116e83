import { KEYS } from '../../durable/keys'

/** The writer that this code is. Raised whenever rows are written in a shape that older code would spoil. */
export const WRITER = 2

/** The readers of rows that this code has. Raised whenever one of them refuses a row that it took before. */
export const READERS = '1'

/** Keys of the table `meta`. */
export const META = {
  ...KEYS,
  example: 'example',
  copies: 'copies',
  /** When a backup was last made: see `backup-note.ts`. */
  backup: 'backup',
  /** Which snapshots there are: see `snapshots.ts`. */
  snapshots: 'snapshots',
} as const

/** Keys of the table `meta` under which snapshots are kept. They are in no second copy. */
export const SNAPSHOT_SLOTS = ['snapshot-1', 'snapshot-2', 'snapshot-3'] as const
export type SnapshotSlot = (typeof SNAPSHOT_SLOTS)[number]
