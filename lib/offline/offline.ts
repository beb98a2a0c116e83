import { externalStore, type ExternalStore } from '../stores/external-store'
import { askWorker } from './ask-worker'
import type { OfflineState } from './offline-store'

/**
 * The outcome of an update: `busy` while a hand is being entered in any tab, `stuck` if the browser did not change over in
 * time.
 */
export type UpdateOutcome = 'reloading' | 'busy' | 'stuck'

/** The parts of the browser that this code uses. */
export interface OfflineWorld {
  readonly container: ServiceWorkerContainer
  readonly register: () => Promise<ServiceWorkerRegistration>
  readonly isBusy: () => Promise<boolean>
  /** Calls `work` once, as soon as this tab is not busy. */
  readonly whenFree: (work: () => void) => void
  /** Returns the addresses of this page and of everything that it has loaded. */
  readonly loaded: () => readonly string[]
  readonly reload: () => void
  readonly sleep: (milliseconds: number) => Promise<void>
}

export interface Offline {
  readonly state: ExternalStore<OfflineState>
  /** Installs what is missing, or looks for a newer build. */
  readonly check: () => Promise<void>
  readonly applyUpdate: () => Promise<UpdateOutcome>
}

/** The time, in milliseconds, that a worker may take to answer or to take over. */
const TIMEOUT = 10_000

/** Follows the worker of this page. A newer build waits until `applyUpdate` is called. */
export function followWorker(world: OfflineWorld): Offline {
  const { container } = world
  const state = externalStore<OfflineState>('installing')
  let registration: ServiceWorkerRegistration | null = null
  // The very first worker takes over a page of its own build, so no reload is needed.
  let isControlled = container.controller !== null
  let isAccepted = false
  let isReloading = false
  let changedOver = () => {}
  let looks = 0

  container.addEventListener('controllerchange', () => {
    changedOver()
    if ((isControlled || isAccepted) && !isReloading) {
      isReloading = true
      world.whenFree(world.reload)
    }
    isControlled = true
    void look()
  })

  async function look(): Promise<void> {
    const own = ++looks
    const found = await stateOf(registration, world)
    // Only the newest check counts: an older one may have waited longer for its answer.
    if (own !== looks) return
    state.set(found)
    // Files that this page loaded before there was a worker are stored too.
    if (found === 'saving') registration?.active?.postMessage(world.loaded())
  }

  function followInstalling(): void {
    registration?.installing?.addEventListener('statechange', () => void look())
  }

  async function check(): Promise<void> {
    try {
      if (registration?.active) await registration.update()
      else registration = await registered()
    } catch {
      // Without the network there is no newer build; without a worker, the state shows it.
    }
    await look()
  }

  async function registered(): Promise<ServiceWorkerRegistration> {
    const found = await world.register()
    found.addEventListener('updatefound', followInstalling)
    registration = found
    followInstalling()
    return found
  }

  async function applyUpdate(): Promise<UpdateOutcome> {
    if (await world.isBusy()) return 'busy'
    isAccepted = true
    const over = new Promise<UpdateOutcome>((resolve) => {
      changedOver = () => resolve('reloading')
    })
    registration?.waiting?.postMessage('take-over')
    return Promise.race([over, world.sleep(TIMEOUT).then((): UpdateOutcome => 'stuck')])
  }

  return { state, check, applyUpdate }
}

async function stateOf(registration: ServiceWorkerRegistration | null, { sleep }: OfflineWorld): Promise<OfflineState> {
  if (registration === null) return 'failed'
  const { active, waiting, installing } = registration
  if (waiting !== null && active !== null) return 'update-waiting'
  if (active === null) return installing === null && waiting === null ? 'failed' : 'installing'
  // The worker fetches missing files before it answers. A number is the bytes that it leaves out to save data.
  const answer = await Promise.race([askWorker(active, 'complete?'), sleep(TIMEOUT)])
  return typeof answer === 'number' ? 'saving' : answer === true ? 'ready' : 'failed'
}
