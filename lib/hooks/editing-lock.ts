import { externalStore } from './external-store'

const LOCK = 'yuss-hand'

/** Whether something is being entered in this tab that a reload would interrupt. */
export const editingStore = externalStore<boolean>(false)

let release = () => {}

/** Says that a hand is being entered, or no longer is: until then no update is announced or applied, in any tab. */
export function setEditing(busy: boolean): void {
  if (busy === editingStore.get()) return
  editingStore.set(busy)
  if (busy) release = held()
  else release()
}

/** Shows the other tabs that this one is busy. The browser lets go of the lock when the tab is closed or dies. */
function held(): () => void {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return () => {}
  let done = () => {}
  const over = new Promise<void>((resolve) => {
    done = resolve
  })
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => over)
  return done
}

/** Whether a hand is being entered in any tab. */
export async function isAnyTabEditing(): Promise<boolean> {
  if (editingStore.get() || !('locks' in navigator)) return editingStore.get()
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null)
}

/** A form that was closed takes its step of the history back: by then, in milliseconds, that has been done. */
const STEP_BACK = 1_000

/** Does something once nothing is being entered in this tab. A reload on the heels of a form would be called off by its step back. */
export function whenNotEditing(work: () => void): void {
  if (!editingStore.get()) return work()
  const stop = editingStore.subscribe(() => {
    if (editingStore.get()) return
    stop()
    setTimeout(() => whenNotEditing(work), STEP_BACK)
  })
}
