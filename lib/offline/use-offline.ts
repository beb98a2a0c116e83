import { withRetries } from '../core/timing/retry'
import { editingStore } from '../stores/editing-lock'
import { isPlayers, noteVisit, playerStore } from '../stores/player'
import { useStore } from '../stores/use-store'
import type { Offline, UpdateOutcome } from './offline'
import { offlineStore, type OfflineState } from './offline-store'

export type { UpdateOutcome } from './offline'

let offline: Promise<Offline | null> = Promise.resolve(null)
let isStarted = false

/** Follows whether Yuss can be opened without the network, and whether a newer version is waiting. */
export const useOffline = (): OfflineState => useStore(offlineStore)

/** Follows whether a hand is being entered in this tab. */
export const useEditing = (): boolean => useStore(editingStore)

/** Checks again how far the app is stored, and whether there is a newer build. */
export const checkOffline = async (): Promise<void> => (await offline)?.check()

/** Changes over to the newer build, if one is waiting: the page is reloaded once. */
export const applyUpdate = async (): Promise<UpdateOutcome> => (await (await offline)?.applyUpdate()) ?? 'stuck'

/** Installs the app and looks for newer builds. Call it once, when the page has loaded and is idle. */
export function startOffline(): void {
  if (isStarted) return
  isStarted = true
  if (!window.isSecureContext) return offlineStore.set('insecure')
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return offlineStore.set('unsupported')
  noteVisit()
  if (isPlayers()) return begin()
  offlineStore.set('later')
  const stop = playerStore.subscribe(() => {
    stop()
    begin()
  })
}

function begin(): void {
  offlineStore.set('installing')
  offline = withRetries(() => import('./follow-page').then((module) => module.followPage)).then(
    (followPage) => followPage(navigator.serviceWorker),
    () => {
      offlineStore.set('failed')
      return null
    },
  )
}
