// The script of the page that needs no file (worker.ts). It leads back to the page that did not start, once its files are whole or
// its host answers. It saves a backup without the app.
import { dayOf, saveBlob } from '../../components/share/hand-over'
import { askWorker } from '../../lib/offline/ask-worker'
import { rawBackup, readRawRows } from '../../lib/storage/backup/raw-backup'
import type { RescueWords } from './page-words'

declare const BASE_PATH: string
declare const DATABASE: string
declare const WORDS: Readonly<Record<string, RescueWords>>

const place = new URLSearchParams(location.search)

/** Returns the address of the page that did not start; the start of the app if the address of this page names none. */
function wayBack(): string {
  const asked = new URL(place.get('at') ?? '', location.origin)
  const isInApp = asked.origin === location.origin && asked.pathname.startsWith(`${BASE_PATH}/`)
  return `${isInApp ? asked.href : `${BASE_PATH}/`}${location.hash}`
}

/** Returns the language of the page that did not start. */
const languageOf = (address: string): string =>
  new URL(address, location.origin).pathname.slice(BASE_PATH.length).split('/')[1] ?? 'en'

const language = languageOf(wayBack())
const words = WORDS[language] ?? WORDS['en']
document.documentElement.lang = language

const status = document.createElement('p')
status.setAttribute('role', 'status')
const say = (text = ''): void => void (status.textContent = text)

/** The time, in milliseconds, that the worker may take to check all files and to fetch the damaged ones. */
const TIMEOUT = 20_000

/** Has the worker check all files. Returns whether all are whole now. */
async function mend(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return false
  const late = new Promise((done) => setTimeout(done, TIMEOUT))
  const answer = await Promise.race([askWorker(worker, 'mend'), late])
  return answer === 'whole' || answer === 'mended'
}

async function goBack(): Promise<void> {
  say(words?.oneMoment)
  const isWhole = await mend()
  // Without a worker the host itself answers. It may have a newer build; and the browser does not use again what it has read of a
  // damaged script. The app starts its worker again, and nothing is deleted.
  if (await isHostThere()) await (await navigator.serviceWorker?.getRegistration())?.unregister()
  else if (!isWhole) return say(words?.stillNoAnswer)
  location.replace(wayBack())
}

/** Tells whether the host answers. Its worker script is never answered from the cache. A sign-in page is no such script. */
const isHostThere = (): Promise<boolean> =>
  fetch(`${BASE_PATH}/sw.js`, { cache: 'no-store' }).then(
    ({ ok, headers }) => ok && /javascript/.test(headers.get('Content-Type') ?? ''),
    () => false,
  )

async function saveBackup(): Promise<void> {
  try {
    const db = await opened()
    const text = rawBackup(await readRawRows(db), Date.now())
    db.close()
    const file = words?.file.replace('DAY', dayOf(Date.now())) ?? ''
    saveBlob(file, new Blob([text], { type: 'application/octet-stream' }))
    say(words?.saved.replace('FILE', file))
  } catch {
    say(words?.notSaved)
  }
}

/** Opens the database, if there is one. */
const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function key(text: string | undefined, onPress: () => Promise<void>): HTMLElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: text, onclick: () => void onPress() })
  return button
}

const title = document.createElement('h1')
title.textContent = words?.title ?? ''
const about = document.createElement('p')
about.textContent = words?.about ?? ''
document.title = title.textContent
document.body.append(title, about, key(words?.tryAgain, goBack), key(words?.backup, saveBackup), status)
addEventListener('online', () => void goBack())
if (place.has('damaged')) void goBack()
