import type { YussDatabase } from '../database/database'
import { CONTESTS } from '../records/register-keys'

/** Tells whether there is a contest on this device. */
export const hasContests = async (db: YussDatabase): Promise<boolean> =>
  (await db.registers.where('key').startsWith(CONTESTS).count()) > 0
