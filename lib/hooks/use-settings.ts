'use client'

import { useSyncExternalStore } from 'react'
import { DEFAULT_SETTINGS } from '../storage/settings'
import type { SettingName, Settings } from '../storage/settings'
import type { Stored } from '../storage'
import { applyAppearance, mirroredSettings } from './appearance'
import { follow, writeQuietly } from './client'
import { liveStore } from './live-store'
import type { Mark } from './saved-store'

/** What was chosen and is not on the disk yet: no older answer of the database may take it back. */
const pending = new Map<SettingName, Partial<Settings>>()

const withPending = (settings: Settings): Settings => Object.assign({}, settings, ...pending.values())

const IDLE: Mark = { state: 'idle' }

const markStore = liveStore<Mark>(IDLE)

const settingsStore = liveStore<Settings>(DEFAULT_SETTINGS, (store) => {
  store.set({ ...DEFAULT_SETTINGS, ...mirroredSettings() })
  return follow((db, { storage }) => storage.readSettings(db), {
    next: (stored) => show(withPending(stored)),
    // The defaults hold where settings cannot be read; the mark of the storage says why.
    failed: () => {},
  })
})

/** The settings of this phone: the defaults until they are read. */
export const useSettings = (): Settings =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => DEFAULT_SETTINGS)

/** Whether the last choice is on the disk. */
export const useSettingsMark = (): Mark => useSyncExternalStore(markStore.subscribe, markStore.get, () => IDLE)

/** Chooses a value of a setting; the page shows it at once, and takes it back where it could not be kept. */
export async function saveSetting<K extends SettingName>(name: K, value: Settings[K]): Promise<Stored<null>> {
  const before = settingsStore.get()
  const choice = { [name]: value }
  pending.set(name, choice)
  show({ ...before, ...choice })
  markStore.set({ state: 'saving' })
  const saved = await writeQuietly(({ storage, connection }) => storage.saveSetting(connection, name, value))
  if (pending.get(name) !== choice) return saved
  pending.delete(name)
  if (!saved.ok) show({ ...settingsStore.get(), [name]: before[name] })
  if (pending.size === 0) markStore.set(saved.ok ? { state: 'saved', at: Date.now() } : IDLE)
  return saved
}

function show(settings: Settings): void {
  settingsStore.set(settings)
  applyAppearance(settings)
}
