import { liveStore } from './live-store'

const LOCK = 'yuss-hand'

/** Whether something is being entered in this tab that a reload would interrupt. */
export const busyStore = liveStore<boolean>(false)

let release = () => {}

/** Says that a hand is being entered, or no longer is: until then no update is announced or applied, in any tab. */
export function setBusy(busy: boolean): void {
  if (busy === busyStore.get()) return
  busyStore.set(busy)
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
export async function isAnyTabBusy(): Promise<boolean> {
  if (busyStore.get() || !('locks' in navigator)) return busyStore.get()
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null)
}
