import type { Stored } from '../storage'
import { maintaining, writeQuietly } from '../stores/storage-client'

/** Looks whether there is room again on a full phone. */
export const tryRoom = (): Promise<Stored<null>> =>
  writeQuietly(maintaining(({ tryRoom }, connection) => tryRoom(connection)))

/** Forgets the damage that someone has looked at. */
export const forgetDamage = (): Promise<Stored<null>> =>
  writeQuietly(({ storage, connection }) => storage.forgetDamage(connection))

/** Notes that everything was saved to a file. */
export const noteBackup = (): Promise<Stored<null>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.noteBackup(connection)))

/** Says nothing of a backup for some games more. */
export const snoozeReminder = (): Promise<Stored<null>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.snoozeReminder(connection)))
