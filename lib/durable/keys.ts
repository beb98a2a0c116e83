/** Keys of the table `meta` that this library keeps. */
export const KEYS = {
  minWriter: 'min-writer',
  device: 'device-id',
  /** Epoch and clock of the last write: see `moment.ts`. */
  moment: 'moment',
  /** There has been a replica on this phone, and it was of this epoch. */
  replica: 'replica',
  /** The damage found: see `damage.ts`. */
  damage: 'damage',
  /** Written and taken away again, to see whether there is room. */
  room: 'room',
} as const
