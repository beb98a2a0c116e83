import type { StorageProblem } from '../storage'
import { externalStore } from '../stores/external-store'
import { reloadGuard } from './reload-guard'
import { applyUpdate, type UpdateOutcome } from './use-offline'

/** The outcome of getting newer code: `stays` where loading the page again did not help. */
export type AppUpdate = 'waiting' | 'loading' | 'stays'

export const appUpdateStore = externalStore<AppUpdate>('waiting')

const onceFor = ({ code, detail }: StorageProblem) => reloadGuard(`${code} ${detail}`)

/** Tells whether this page was already loaded again for the problem: a page that has just begun asks this. */
export const wasLoadedFor = (problem: StorageProblem): boolean => onceFor(problem).isClaimed()

/**
 * Gets the newer code that a problem speaks of, once for each reason in a session: where that did not help, it would not
 * help the second time. A newer build that lies ready beside this one takes over; else the page is loaded again.
 */
export async function loadUpdate(problem: StorageProblem): Promise<void> {
  if (appUpdateStore.get() !== 'waiting') return
  const once = onceFor(problem)
  if (!once.claim()) return appUpdateStore.set('stays')
  appUpdateStore.set('loading')
  const taken = await takeUpdate()
  if (taken === 'reloading') return
  if (taken === 'busy') {
    // A hand is being entered in another tab: asked for again from the page.
    once.release()
    return appUpdateStore.set('stays')
  }
  location.reload()
}

/** How long, in milliseconds, a newer build is waited for where this one can do no more. */
const UPDATE_TIMEOUT = 8_000

/** Looks for a newer build and changes over to it; `none` where there is none, or it could not be fetched in time. */
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
