import { KEYS } from '../durable/keys'

/** The writer that this code is. Raised whenever rows are written in a shape that older code would spoil. */
export const WRITER = 5

/** Keys of the table `meta`. */
export const META = {
  ...KEYS,
  example: 'example',
  copies: 'copies',
  /** When a backup was last made: see `backup-note.ts`. */
  backup: 'backup',
} as const
