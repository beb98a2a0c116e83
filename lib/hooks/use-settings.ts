import type { Settings } from '../storage/records/settings'
import type { SaveMark } from '../stores/saved-store'
import { settingsMark, settingsStore } from '../stores/settings-store'
import { useStore } from '../stores/use-store'

/** Follows the settings of this device; the defaults until they are read. */
export const useSettings = (): Settings => useStore(settingsStore)

/** Follows whether the last choice is on the disk. */
export const useSettingsMark = (): SaveMark => useStore(settingsMark)
