'use client'

import { useSyncExternalStore } from 'react'
import { DEFAULT_SETTINGS } from '../storage/settings'
import type { SettingName, Settings } from '../storage/settings'
import type { Stored } from '../storage'
import { applyAppearance, mirroredSettings } from './appearance'
import { follow, writeQuietly } from './client'
import { liveStore } from './live-store'

const settingsStore = liveStore<Settings>(DEFAULT_SETTINGS, (store) => {
  store.set({ ...DEFAULT_SETTINGS, ...mirroredSettings() })
  return follow((db, { storage }) => storage.readSettings(db), {
    next: (settings) => {
      applyAppearance(settings)
      store.set(settings)
    },
    // The defaults hold where settings cannot be read; the mark of the storage says why.
    failed: () => {},
  })
})

/** The settings of this phone: the defaults until they are read. */
export const useSettings = (): Settings =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => DEFAULT_SETTINGS)

/** Chooses a value of a setting; the page shows it at once. */
export function saveSetting<K extends SettingName>(name: K, value: Settings[K]): Promise<Stored<null>> {
  const next = { ...settingsStore.get(), [name]: value }
  settingsStore.set(next)
  applyAppearance(next)
  return writeQuietly(({ storage, connection }) => storage.saveSetting(connection, name, value))
}
