/** Keys of the table `meta` that this library keeps. */
export const KEYS = {
  minWriter: 'min-writer',
  device: 'device-id',
  /** Epoch and clock of the last write: see `moment.ts`. */
  moment: 'moment',
  /** The epoch of the replica; absent if this device never had one. */
  replica: 'replica',
  /** The damage found: see `damage.ts`. */
  damage: 'damage',
  /** A row that is written and deleted to test whether there is room. */
  room: 'room',
} as const
