import { SETTINGS, type Settings } from '../storage/records/settings'
import { onLocalStorage } from './local-storage'

/** The settings needed before the storage is open. They are copied to `localStorage`, where a page can read them at once. */
const SHOWN = ['theme', 'language', 'suits'] as const

const storageKey = (name: (typeof SHOWN)[number]): string => `yuss-${name}`

/** Returns the copied settings; empty if none were chosen, or if the browser bars such storage. */
export function mirroredSettings(): Partial<Settings> {
  const found = SHOWN.map((name) => [name, mirrored(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== null))
}

function mirrored(name: (typeof SHOWN)[number]): string | null {
  const values: readonly string[] = SETTINGS[name]
  const value = onLocalStorage((storage) => storage.getItem(storageKey(name)))
  return value !== null && values.includes(value) ? value : null
}

/**
 * Sets the page to the chosen theme and suits (`data-theme`, `data-suits`) and updates the copies. A new language takes effect
 * when the page is next loaded, because its messages are found before anything is drawn.
 */
export function applyAppearance(settings: Settings): void {
  for (const name of SHOWN) {
    const value = settings[name]
    if (value === SETTINGS[name][0]) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value
    onLocalStorage((storage) => storage.setItem(storageKey(name), value))
  }
}
