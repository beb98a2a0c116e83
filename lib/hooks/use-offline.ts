import { useSyncExternalStore } from 'react'
import { editingStore, isAnyTabEditing } from './editing-lock'
import { externalStore } from './external-store'
import { followWorker } from './offline'
import type { Offline, OfflineState, OfflineWorld, UpdateOutcome } from './offline'

export type { OfflineState, UpdateOutcome } from './offline'

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const HOUR = 3_600_000

let offline: Offline | null = null
const state = externalStore<OfflineState>('installing')

/** Whether Yuss can be opened without the network, and whether a newer one is waiting. */
export const useOffline = (): OfflineState => useSyncExternalStore(state.subscribe, state.get, () => 'installing')

/** Whether a hand is being entered in this tab. */
export const useEditing = (): boolean => useSyncExternalStore(editingStore.subscribe, editingStore.get, () => false)

/** Changes over to the newer build, where one is waiting: the page is loaded anew, once. */
export const applyUpdate = async (): Promise<UpdateOutcome> => (await offline?.applyUpdate()) ?? 'stuck'

/** Installs the app and looks for newer builds. To be called once, when the page has been loaded and is idle. */
export function startOffline(): void {
  if (offline !== null) return
  if (!window.isSecureContext) return state.set('insecure')
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return state.set('unsupported')
  const started = followWorker(world(navigator.serviceWorker))
  offline = started
  started.state.subscribe(() => state.set(started.state.get()))
  void started.check()
  checkOnReturn(started)
}

function world(container: ServiceWorkerContainer): OfflineWorld {
  return {
    container,
    register: () => container.register(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/`, updateViaCache: 'none' }),
    isBusy: isAnyTabEditing,
    whenFree,
    reload: () => location.reload(),
    sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  }
}

function whenFree(work: () => void): void {
  if (!editingStore.get()) return work()
  const stop = editingStore.subscribe(() => {
    if (editingStore.get()) return
    stop()
    work()
  })
}

/** An installed app may stay open for days: back on the screen, it looks once an hour; back in the network, at once if it must. */
function checkOnReturn({ check, state }: Offline): void {
  let checkedAt = Date.now()
  const checkNow = () => {
    checkedAt = Date.now()
    void check()
  }
  window.addEventListener('online', () => {
    if (state.get() === 'failed') checkNow()
  })
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt > HOUR || state.get() === 'failed'
    if (document.visibilityState === 'visible' && isDue && !editingStore.get()) checkNow()
  })
}
