import type { YussDatabase } from '../database/database'

/** The prefix of the keys of all registers of contests. */
export const CONTESTS = 'contest/'

/** Tells whether there is a contest on this device. */
export const hasContests = async (db: YussDatabase): Promise<boolean> =>
  (await db.registers.where('key').startsWith(CONTESTS).count()) > 0
