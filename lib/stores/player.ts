import { externalStore } from './external-store'
import { onLocalStorage } from './local-storage'

const KEY = 'yuss-player'

/** Tells the devices of players from those of readers, who come from a search or a link. Only a player's device stores the app. */
export const playerStore = externalStore(false)

/** Notes that this device keeps a score. */
export function notePlayer(): void {
  if (playerStore.get()) return
  onLocalStorage((storage) => storage.setItem(KEY, 'yes'))
  playerStore.set(true)
}

/** Tells whether this is a player's device: it keeps a score, the app is stored or installed, or this is not the first visit. */
export const isPlayers = (): boolean =>
  playerStore.get() ||
  Boolean(navigator.serviceWorker?.controller) ||
  window.matchMedia('(display-mode: standalone)').matches ||
  onLocalStorage((storage) => storage.getItem(KEY)) === 'yes'

/** Notes a visit, which is the life of a tab. From the second one on, the device is a player's. */
export function noteVisit(): void {
  onLocalStorage((storage) => {
    if (sessionStorage.getItem(KEY) !== null) return
    sessionStorage.setItem(KEY, 'here')
    storage.setItem(KEY, storage.getItem(KEY) === null ? 'once' : 'yes')
  })
}
