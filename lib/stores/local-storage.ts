/**
 * Runs the work on `localStorage`; `null` if the browser bars it, as in a private window. That does no harm: what is kept there
 * is kept elsewhere too, or is only a convenience.
 */
export function onLocalStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
