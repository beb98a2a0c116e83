/** Keys of the table `meta` that this library keeps. */
export const KEYS = {
  minWriter: 'min-writer',
  device: 'device-id',
  /** The number of the last write: see `numbers.ts`. */
  lastWrite: 'last-write',
  /** There has been a journal on this phone, and it held everything up to this write. */
  journal: 'journal',
  /** What was found damaged: see `damage.ts`. */
  damage: 'damage',
  /** Written and taken away again, to see whether there is room. */
  room: 'room',
} as const
