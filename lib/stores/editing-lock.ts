import { externalStore } from './external-store'

/** The lock that a tab holds while something is being entered that a reload would interrupt. */
export const EDITING_LOCK = 'yuss-hand'

/** True while the user of this tab is entering something that a reload would interrupt. */
export const editingStore = externalStore<boolean>(false)

let release = () => {}

/** Notes whether a hand is being entered in this tab. Meanwhile no update is announced or applied, in any tab. */
export function setEditing(busy: boolean): void {
  if (busy === editingStore.get()) return
  editingStore.set(busy)
  if (busy) release = held()
  else release()
}

/** Holds back an update of the app while a hand is being entered; returns the end of that. */
export function holdUpdates(): () => void {
  setEditing(true)
  return () => setEditing(false)
}

/**
 * Takes a shared lock, which tells the other tabs that this one is busy, and returns its release. The browser also releases it
 * when the tab is closed or crashes.
 */
function held(): () => void {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return () => {}
  let done = () => {}
  const over = new Promise<void>((resolve) => {
    done = resolve
  })
  void navigator.locks.request(EDITING_LOCK, { mode: 'shared' }, () => over)
  return done
}

/** Tells whether a hand is being entered in any tab. */
export async function isAnyTabEditing(): Promise<boolean> {
  if (editingStore.get() || !('locks' in navigator)) return editingStore.get()
  return navigator.locks.request(EDITING_LOCK, { ifAvailable: true }, (lock) => lock === null)
}

/**
 * Calls `work` once nothing is being entered in this tab, in a task of its own. A form that closes goes back in the history,
 * and if that happened after a reload was requested, the browser would cancel the reload.
 */
export function whenNotEditing(work: () => void): void {
  if (!editingStore.get()) return work()
  const stop = editingStore.subscribe(() => {
    if (editingStore.get()) return
    stop()
    setTimeout(() => whenNotEditing(work))
  })
}
