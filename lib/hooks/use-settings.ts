import { useSyncExternalStore } from 'react'
import type { Stored } from '../storage'
import { DEFAULT_SETTINGS, type SettingName, type Settings } from '../storage/records/settings'
import { applyAppearance, mirroredSettings } from '../stores/appearance'
import { externalStore } from '../stores/external-store'
import type { SaveMark } from '../stores/saved-store'
import { follow, writeQuietly, writing } from '../stores/storage-client'

/** The choices that are not on the disk yet. An older result from the database must not replace them. */
const pending = new Map<SettingName, Partial<Settings>>()

const withPending = (settings: Settings): Settings => Object.assign({}, settings, ...pending.values())

/** The settings in the database, as last read or saved by this tab. */
let stored: Settings = DEFAULT_SETTINGS

const IDLE: SaveMark = { state: 'idle' }

const markStore = externalStore<SaveMark>(IDLE)

const settingsStore = externalStore<Settings>(DEFAULT_SETTINGS, (store) => {
  stored = { ...DEFAULT_SETTINGS, ...mirroredSettings() }
  store.set(withPending(stored))
  return follow((db, { storage }) => storage.readSettings(db), {
    next: (found) => {
      stored = found
      show(withPending(stored))
    },
    // If settings cannot be read, the defaults apply; the storage mark shows the reason.
    failed: () => {},
  })
})

/** Follows the settings of this device; the defaults until they are read. */
export const useSettings = (): Settings =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => DEFAULT_SETTINGS)

/** Follows whether the last choice is on the disk. */
export const useSettingsMark = (): SaveMark => useSyncExternalStore(markStore.subscribe, markStore.get, () => IDLE)

/** Saves a setting. The page shows it at once, and returns to the stored value if it could not be saved. */
export async function saveSetting<K extends SettingName>(name: K, value: Settings[K]): Promise<Stored<null>> {
  const choice = { [name]: value }
  pending.set(name, choice)
  show(withPending(stored))
  markStore.set({ state: 'saving' })
  const saved = await writeQuietly(writing((written, connection) => written.saveSetting(connection, name, value)))
  const isLast = pending.get(name) === choice
  if (isLast) pending.delete(name)
  // A later choice that is already saved is the stored one.
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
