// The second script of every page of the app; scripts/build/policy.ts inserts it. If the app does not start, or a script does not run,
// it says so and has the worker check all files. If the damaged ones could be fetched again, the page is loaded again, once; if not,
// rescue.ts takes its place.
import { askWorker } from '../../lib/offline/ask-worker'

declare const BASE_PATH: string
/** The name of the lock that a tab holds while a hand is being entered. */
declare const EDITING_LOCK: string
declare const WORDS: { readonly notStarted: string; readonly tryAgain: string; readonly backup: string }

/** The time, in milliseconds, after which a page that a worker has answered should have started. */
const STARTED_AFTER = 8_000

/** The time, in milliseconds, in which the app tries again to load a script that did not arrive. */
const TRIED_AGAIN = 3_000

/** The time, in milliseconds, within which a tab is loaded again only once. */
const ONCE_WITHIN = 60_000

/** The worker that answered this page; nothing if its host did. */
const worker = navigator.serviceWorker?.controller

/** Tells whether the app runs on this page. */
const hasStarted = (): boolean => document.documentElement.dataset['started'] !== undefined

let isTold = false

function tell(): void {
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', tell)
  if (isTold) return
  isTold = true
  if (!hasStarted()) say()
  if (worker) void askWorker(worker, 'mend').then(leave)
}

/** Says that the app has not started. app/styles/base.css hides the notice once it has. */
function say(): void {
  const notice = part('aside', `${WORDS.notStarted}. `, { className: 'page-notice scripts-missing', role: 'alert' })
  notice.append(part('button', WORDS.tryAgain, { type: 'button', className: 'link', onclick: () => location.reload() }))
  if (worker) notice.append(' ', part('a', WORDS.backup, { className: 'link', href: rescueAddress('') }))
  document.body.prepend(notice)
}

const part = (tag: string, textContent: string | undefined, properties: object): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent }, properties)

/** Returns the address of the page that needs no file. It leads back here. */
const rescueAddress = (why: 'damaged&' | ''): string =>
  `${BASE_PATH}/rescue/?${why}at=${encodeURIComponent(location.pathname + location.search)}${location.hash}`

/** Loads the page again once its files are mended: a page that has started only when no hand is being entered. */
function leave(mended: unknown): void {
  if (mended === 'whole' || !isFirstTime()) return
  if (mended === 'mended' && hasStarted()) void navigator.locks?.request(EDITING_LOCK, reload)
  else if (mended === 'mended') void reload()
  else if (!hasStarted()) location.replace(rescueAddress('damaged&'))
}

/**
 * Loads the page again from its host, as the files have just come from there: a browser may use again what it has read of a damaged
 * script, if the same worker answers. The app then starts its worker again, and nothing is deleted.
 */
async function reload(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  location.reload()
}

/** Notes that this tab is loaded again, and returns whether it was not lately. A loop would be worse than a tap. */
function isFirstTime(): boolean {
  try {
    const last = Number(sessionStorage['yuss-mended'])
    sessionStorage['yuss-mended'] = Date.now()
    return !(Date.now() - last < ONCE_WITHIN)
  } catch {
    return false
  }
}

const isEmpty = (address: string): boolean =>
  performance.getEntriesByName(address).some((entry) => 'decodedBodySize' in entry && entry.decodedBodySize === 0)

function follow({ type, target, error }: Event & { readonly error?: unknown }): void {
  // A script that was cut.
  if (error instanceof SyntaxError) tell()
  if (!(target instanceof HTMLScriptElement)) return
  if (type === 'error') setTimeout(tell, TRIED_AGAIN)
  else if (isEmpty(target.src)) tell()
}

addEventListener('error', follow, true)
// The window hears no such event of an element.
document.addEventListener('load', follow, true)
setTimeout(() => {
  if (worker && !hasStarted()) tell()
}, STARTED_AFTER)
