import type { Stored } from '../storage'
import type { SettingName, Settings } from '../storage/records/settings'
import { showChoice } from '../stores/settings-store'
import { withSettings, writeQuietly } from '../stores/storage-client'

/** Saves a setting. The page shows it at once, and returns to the stored value if it could not be saved. */
export async function saveSetting<K extends SettingName>(name: K, value: Settings[K]): Promise<Stored<null>> {
  const noteSaved = showChoice(name, value)
  const saved = await writeQuietly(withSettings(({ saveSetting: save }, connection) => save(connection, name, value)))
  noteSaved(saved.ok)
  return saved
}
