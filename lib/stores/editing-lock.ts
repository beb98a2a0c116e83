import { externalStore } from './external-store'

const LOCK = 'yuss-hand'

/** True while something is being entered in this tab that a reload would interrupt. */
export const editingStore = externalStore<boolean>(false)

let release = () => {}

/** Says that a hand is being entered, or no longer is: until then no update is announced or applied, in any tab. */
export function setEditing(busy: boolean): void {
  if (busy === editingStore.get()) return
  editingStore.set(busy)
  if (busy) release = held()
  else release()
}

/** Shows the other tabs that this one is busy. The browser releases the lock when the tab is closed or dies. */
function held(): () => void {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return () => {}
  let done = () => {}
  const over = new Promise<void>((resolve) => {
    done = resolve
  })
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => over)
  return done
}

/** Tells whether a hand is being entered in any tab. */
export async function isAnyTabEditing(): Promise<boolean> {
  if (editingStore.get() || !('locks' in navigator)) return editingStore.get()
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null)
}

/**
 * Does something once nothing is being entered in this tab, in a task of its own: the form that is closed goes a step back in
 * the history, and where that is asked for after a reload, the browser calls the reload off.
 */
export function whenNotEditing(work: () => void): void {
  if (!editingStore.get()) return work()
  const stop = editingStore.subscribe(() => {
    if (editingStore.get()) return
    stop()
    setTimeout(() => whenNotEditing(work))
  })
}
