import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import { makeSetting } from '../records/setting'
import type { SettingName, Settings } from '../records/settings'

/** Sets one setting of this device. */
export function saveSetting<K extends SettingName>(
  connection: Connection,
  key: K,
  value: Settings[K],
): Promise<Stored<null>> {
  return transact(connection, ['settings'], async (db) => {
    await db.settings.put(makeSetting(key, value))
    return ok(null)
  })
}
