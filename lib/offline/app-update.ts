import type { StorageProblem } from '../storage'
import { externalStore } from '../stores/external-store'
import { reloadGuard } from './reload-guard'
import { applyUpdate, type UpdateOutcome } from './use-offline'

/** The progress of getting newer code; `stays` if loading the page again did not help. */
export type AppUpdate = 'waiting' | 'loading' | 'stays'

export const appUpdateStore = externalStore<AppUpdate>('waiting')

const onceFor = ({ code, detail }: StorageProblem) => reloadGuard(`${code} ${detail}`)

/** Tells whether this page was already reloaded for the problem. Asked when a page has just started. */
export const wasLoadedFor = (problem: StorageProblem): boolean => onceFor(problem).isClaimed()

/**
 * Gets the newer code that a problem requires, once for each reason in a session: if that did not help, a second time would not
 * either. Changes over to a newer build if one is waiting; otherwise reloads the page.
 */
export async function loadUpdate(problem: StorageProblem): Promise<void> {
  if (appUpdateStore.get() !== 'waiting') return
  const once = onceFor(problem)
  if (!once.claim()) return appUpdateStore.set('stays')
  appUpdateStore.set('loading')
  const taken = await takeUpdate()
  if (taken === 'reloading') return
  if (taken === 'busy') {
    // A hand is being entered in another tab: the page can ask again.
    once.release()
    return appUpdateStore.set('stays')
  }
  location.reload()
}

/** The time, in milliseconds, to wait for a newer build when this one can no longer work. */
const UPDATE_TIMEOUT = 8_000

/** Looks for a newer build and changes over to it; `none` if there is none, or it could not be fetched in time. */
async function takeUpdate(): Promise<UpdateOutcome | 'none'> {
  if (!('serviceWorker' in navigator)) return 'none'
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return 'none'
  const late = new Promise((done) => setTimeout(done, UPDATE_TIMEOUT))
  await Promise.race([registration.update().catch(() => {}), late])
  const { installing } = registration
  const over = new Promise((done) => installing?.addEventListener('statechange', done))
  if (installing !== null) await Promise.race([over, late])
  return registration.waiting === null ? 'none' : applyUpdate()
}
