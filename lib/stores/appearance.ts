import { SETTINGS, type Settings } from '../storage/records/settings'

/** The settings that show before the storage is open, copied to where a page can read them immediately. */
const SHOWN = ['theme', 'language', 'suits'] as const

const keyOf = (name: (typeof SHOWN)[number]): string => `yuss-${name}`

/** The copies; empty where nothing was chosen, or where the browser bars such storage altogether. */
export function mirroredSettings(): Partial<Settings> {
  const found = SHOWN.map((name) => [name, mirrored(name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== null))
}

function mirrored(name: (typeof SHOWN)[number]): string | null {
  const values: readonly string[] = SETTINGS[name]
  const value = tryStorage((storage) => storage.getItem(keyOf(name)))
  return value !== null && values.includes(value) ? value : null
}

/**
 * Sets the page to the chosen theme and suits (`data-theme`, `data-suits`) and keeps the copies. In another
 * language it is drawn when it is next loaded: what says its words is found before anything is drawn.
 */
export function applyAppearance(settings: Settings): void {
  for (const name of SHOWN) {
    const value = settings[name]
    if (value === SETTINGS[name][0]) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value
    tryStorage((storage) => storage.setItem(keyOf(name), value))
  }
}

/** Runs the work on `localStorage`; `null` where the browser bars it, since the database is where settings are kept. */
function tryStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return typeof localStorage === 'undefined' ? null : work(localStorage)
  } catch {
    return null
  }
}
