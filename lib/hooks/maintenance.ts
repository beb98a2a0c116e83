import type { Stored } from '../storage'
import { writeQuietly } from './storage-client'

/** What is done now and then for the sake of what is stored. */
const loadMaintenance = () => import('../storage/maintenance')

/** Looks whether there is room again on a full phone. */
export const tryRoom = (): Promise<Stored<null>> =>
  writeQuietly(async ({ connection }) => (await loadMaintenance()).tryRoom(connection))

/** Forgets the damage that somebody has looked at. */
export const forgetDamage = (): Promise<Stored<null>> =>
  writeQuietly(({ storage, connection }) => storage.forgetDamage(connection))

/** Notes that everything was saved to a file. */
export const noteBackup = (): Promise<Stored<null>> =>
  writeQuietly(async ({ connection }) => (await loadMaintenance()).noteBackup(connection))

/** Says nothing of a backup for some games more. */
export const snoozeReminder = (): Promise<Stored<null>> =>
  writeQuietly(async ({ connection }) => (await loadMaintenance()).snoozeReminder(connection))
