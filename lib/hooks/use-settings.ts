import { useSyncExternalStore } from 'react'
import type { Stored } from '../storage'
import { DEFAULT_SETTINGS, type SettingName, type Settings } from '../storage/records/settings'
import { applyAppearance, mirroredSettings } from '../stores/appearance'
import { externalStore } from '../stores/external-store'
import type { Mark } from '../stores/saved-store'
import { follow, writeQuietly, writing } from '../stores/storage-client'

/** The choices that are not on the disk yet: no older answer of the database may take them back. */
const pending = new Map<SettingName, Partial<Settings>>()

const withPending = (settings: Settings): Settings => Object.assign({}, settings, ...pending.values())

/** The settings in the database, as far as this tab knows. */
let stored: Settings = DEFAULT_SETTINGS

const IDLE: Mark = { state: 'idle' }

const markStore = externalStore<Mark>(IDLE)

const settingsStore = externalStore<Settings>(DEFAULT_SETTINGS, (store) => {
  stored = { ...DEFAULT_SETTINGS, ...mirroredSettings() }
  store.set(withPending(stored))
  return follow((db, { storage }) => storage.readSettings(db), {
    next: (found) => {
      stored = found
      show(withPending(stored))
    },
    // The defaults hold where settings cannot be read; the mark of the storage says why.
    failed: () => {},
  })
})

/** The settings of this phone: the defaults until they are read. */
export const useSettings = (): Settings =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => DEFAULT_SETTINGS)

/** Tells whether the last choice is on the disk. */
export const useSettingsMark = (): Mark => useSyncExternalStore(markStore.subscribe, markStore.get, () => IDLE)

/** Chooses a value of a setting; the page shows it at once, and goes back to what is stored where it could not be kept. */
export async function saveSetting<K extends SettingName>(name: K, value: Settings[K]): Promise<Stored<null>> {
  const choice = { [name]: value }
  pending.set(name, choice)
  show(withPending(stored))
  markStore.set({ state: 'saving' })
  const saved = await writeQuietly(writing((written, connection) => written.saveSetting(connection, name, value)))
  const isLast = pending.get(name) === choice
  if (isLast) pending.delete(name)
  // A later choice that is through already is the one that is stored.
  if (saved.ok && (isLast || pending.has(name))) stored = { ...stored, ...choice }
  if (!isLast) return saved
  show(withPending(stored))
  if (pending.size === 0) markStore.set(saved.ok ? { state: 'saved', at: Date.now() } : IDLE)
  return saved
}

function show(settings: Settings): void {
  settingsStore.set(settings)
  applyAppearance(settings)
}
