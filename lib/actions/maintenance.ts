import type { Stored } from '../storage'
import { maintaining, writeQuietly } from '../stores/storage-client'

/** Checks whether a full device has room again. */
export const tryRoom = (): Promise<Stored<null>> =>
  writeQuietly(maintaining(({ tryRoom }, connection) => tryRoom(connection)))

/** Clears the list of damage, once the user has seen it. */
export const forgetDamage = (): Promise<Stored<null>> =>
  writeQuietly(({ storage, connection }) => storage.forgetDamage(connection))

/** Notes that a backup of everything was saved to a file. */
export const noteBackup = (): Promise<Stored<null>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.noteBackup(connection)))

/** Hides the reminder of a backup for some more games. */
export const snoozeReminder = (): Promise<Stored<null>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.snoozeReminder(connection)))
