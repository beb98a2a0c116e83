import { DEFAULT_SETTINGS, type SettingName, type Settings } from '../storage/records/settings'
import { applyAppearance, mirroredSettings } from './appearance'
import { externalStore } from './external-store'
import type { SaveMark } from './saved-store'
import { follow } from './storage-client'

/** The choices that are not on the disk yet. An older result from the database must not replace them. */
const pending = new Map<SettingName, Partial<Settings>>()

const withPending = (settings: Settings): Settings => Object.assign({}, settings, ...pending.values())

/** The settings in the database, as last read or saved by this tab. */
let stored: Settings = DEFAULT_SETTINGS

const IDLE_MARK: SaveMark = { state: 'idle' }

/** Tells whether the last choice is on the disk. */
export const settingsMark = externalStore<SaveMark>(IDLE_MARK)

/** The settings of this device; the defaults until they are read. */
export const settingsStore = externalStore<Settings>(DEFAULT_SETTINGS, (store) => {
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

/** Shows a choice before it is on the disk. Returns a function that is called with whether it was saved. */
export function showChoice<K extends SettingName>(name: K, value: Settings[K]): (isSaved: boolean) => void {
  const choice = { [name]: value }
  pending.set(name, choice)
  show(withPending(stored))
  settingsMark.set({ state: 'saving' })
  return (isSaved) => {
    const isLast = pending.get(name) === choice
    if (isLast) pending.delete(name)
    // A later choice that is already saved is the stored one.
    if (isSaved && (isLast || pending.has(name))) stored = { ...stored, ...choice }
    if (!isLast) return
    show(withPending(stored))
    if (pending.size === 0) settingsMark.set(isSaved ? { state: 'saved', at: Date.now() } : IDLE_MARK)
  }
}

function show(settings: Settings): void {
  settingsStore.set(settings)
  applyAppearance(settings)
}
