import { LANGUAGE } from '../messages/compiled/language'
import { editingStore, isAnyTabEditing, whenNotEditing } from '../stores/editing-lock'
import { note, noted } from '../worker/notes'
import { followWorker, type Offline, type OfflineWorld } from './offline'
import { offlineStore } from './offline-store'

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const HOUR = 3_600_000
/** A device stores the pages of the languages that it was last used in. */
const LANGUAGES_KEPT = 2

/** Follows the worker of this page while it is open. */
export function followPage(container: ServiceWorkerContainer): Offline {
  const followed = followWorker(world(container))
  const { state } = followed
  state.subscribe(() => offlineStore.set(state.get()))
  const check = () => noteForWorker().then(followed.check)
  void check()
  checkOnReturn(check, () => state.get() === 'failed')
  return followed
}

/** Notes the language of the page, and whether to save data, for the worker, which cannot find out in every browser. */
async function noteForWorker(): Promise<void> {
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(navigator, 'connection')
  const before = await noted(BASE_PATH, 'languages').catch(() => [])
  const languages = [LANGUAGE, ...(Array.isArray(before) ? before.filter((tag) => tag !== LANGUAGE) : [])]
  // If notes cannot be stored, neither can files.
  await Promise.all([
    note(BASE_PATH, 'saving', connection?.saveData === true),
    note(BASE_PATH, 'languages', languages.slice(0, LANGUAGES_KEPT)),
  ]).catch(() => {})
}

function world(container: ServiceWorkerContainer): OfflineWorld {
  return {
    container,
    register: () => container.register(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/`, updateViaCache: 'none' }),
    isBusy: isAnyTabEditing,
    whenFree: whenNotEditing,
    loaded: () => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
    reload: () => location.reload(),
    sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  }
}

/**
 * Checks for a newer build when the page becomes visible, at most once an hour, because an installed app may stay open for
 * days. After a failure, checks as soon as the page is visible or online.
 */
function checkOnReturn(check: () => Promise<void>, hasFailed: () => boolean): void {
  let checkedAt = Date.now()
  const checkNow = () => {
    checkedAt = Date.now()
    void check()
  }
  window.addEventListener('online', () => {
    if (hasFailed()) checkNow()
  })
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt > HOUR || hasFailed()
    if (document.visibilityState === 'visible' && isDue && !editingStore.get()) checkNow()
  })
}
