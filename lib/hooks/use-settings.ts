import { useSyncExternalStore } from 'react'
import { DEFAULT_SETTINGS, type Settings } from '../storage/records/settings'
import type { SaveMark } from '../stores/saved-store'
import { IDLE_MARK, settingsMark, settingsStore } from '../stores/settings-store'

/** Follows the settings of this device; the defaults until they are read. */
export const useSettings = (): Settings =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => DEFAULT_SETTINGS)

/** Follows whether the last choice is on the disk. */
export const useSettingsMark = (): SaveMark =>
  useSyncExternalStore(settingsMark.subscribe, settingsMark.get, () => IDLE_MARK)
