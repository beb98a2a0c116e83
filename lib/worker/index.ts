/// <reference lib="webworker" />
// The service worker: stores a whole build on the device, and answers requests from it.
import { Serwist } from 'serwist'
import { deviceLanguage } from '../messages/device-language'
import { hasHash } from './has-hash'
import { keptInstead } from './kept-instead'
import { note, noted } from './notes'

/** A file that a device stores: its path below the base, its SHA-256 in base64, and its size in bytes as most hosts compress it. */
export type KeptFile = readonly [path: string, hash: string, bytes: number]

/** One build of the app, for its worker. Written into the worker by scripts/build/worker.ts. */
export interface Build {
  /** The path for which the app was built: '' or like '/a/b'. */
  readonly base: string
  /** The list of the files that a device stores for each language: its path and its hash. */
  readonly lists: Readonly<Record<string, readonly [path: string, hash: string]>>
  /** The page that is shown where files of the app are damaged. It needs no other file. */
  readonly rescue: string
}

/** The outcome of a check of all stored files: `mended` if some were fetched again, `damaged` if some could not be. */
export type Mended = 'whole' | 'mended' | 'damaged'

declare const self: ServiceWorkerGlobalScope
/** The build of this worker, added before the code by scripts/build/worker.ts. */
declare const BUILD: Build

/** The number of files fetched at once. Browsers open six connections to a host: the others are for the page. */
const CONCURRENCY = 4

/** The time, in milliseconds, after which all stored files are checked again. */
const CHECKED_AGAIN = 86_400_000

const { base, lists, rescue } = BUILD
const { origin } = self.location
const addressOf = (path: string): string => `${origin}${base}/${path}`
const toAddress = ([path]: readonly [string, ...unknown[]]): string => addressOf(path)
const isBuiltCode = (path: string): boolean => path.startsWith('_next/static/') || path.startsWith('kept/')
const isRescue = ({ pathname }: URL): boolean => pathname === `${base}/rescue/`

const toEntry = ([path, hash]: readonly [string, string, ...unknown[]]) => ({
  url: addressOf(path),
  integrity: `sha256-${hash}`,
  // The name of code changes with its content.
  ...(isBuiltCode(path) ? {} : { revision: hash.slice(0, 16) }),
})

const serwist = new Serwist({
  precacheEntries: Object.values(lists).map(toEntry),
  precacheOptions: {
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
    urlManipulation: ({ url }) => (url.pathname.endsWith('/') ? [] : [new URL(`${url.pathname}/`, url)]),
    plugins: [
      {
        // Responses here have the right hash. Every status is stored, because some hosts send the page for missing addresses
        // with status 404.
        cacheWillUpdate: async ({ response }) => response,
        // A damaged file counts as missing. Scripts are not checked here, because that would cost every start a megabyte of
        // hashing: a page on which one does not run asks for a check of all files.
        cachedResponseWillBeUsed: async ({ cachedResponse, request: { url } }) =>
          cachedResponse === undefined || isScript(url) || (await hasHash(cachedResponse, hashAt(url)))
            ? cachedResponse
            : undefined,
        // Drops the stored address, which has no query, so that the browser uses the requested one: worker scripts and Next
        // read the query. A script keeps its stored response, with its compiled code.
        handlerWillRespond: async ({ request, response }) =>
          request.destination === 'script' ? response : new Response(response.body, response),
        // Serwist checks no hash for a request whose answer the page may not read, such as a script's, and does not store it.
        // So the file is fetched again with its hash.
        fetchDidSucceed: async ({ request, response, event }) => {
          if (request.integrity === '') event.waitUntil(take(event, request.url).catch(() => undefined))
          return response
        },
      },
    ],
  },
})

/** Returns the address at which a file is stored. */
const keyOf = (url: string): string => serwist.getPrecacheKeyForUrl(url) ?? url
/** Returns the hash of the file stored at an address, as `integrity` has it; '' for any other address. */
const hashAt = (key: string): string => serwist.getIntegrityForPrecacheKey(key) ?? ''
const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js')

/** The files of the languages in use, by language. */
const kept = new Map<string, readonly KeptFile[]>()
/** The languages in use on this device, the last one first. */
let languages: readonly string[] = []

/** Reads the lists of the languages in use. A list that is not stored is fetched when the files are next completed. */
async function readLists(read: (address: string) => Promise<Response | undefined>): Promise<void> {
  const noteOfPages = await noted(base, 'languages')
  // Pages of an older build noted one language.
  const wanted = Array.isArray(noteOfPages) ? noteOfPages : [await noted(base, 'language'), deviceLanguage()]
  languages = wanted.filter((tag) => tag in lists).slice(0, Array.isArray(noteOfPages) ? wanted.length : 1)
  for (const tag of languages.filter((one) => !kept.has(one))) {
    const response = await read(addressOf(lists[tag]?.[0] ?? ''))
    if (response === undefined) continue
    const files: readonly KeptFile[] = await response.json()
    kept.set(tag, files)
    serwist.addToPrecacheList(files.map(toEntry))
  }
}

/** Resolves once the lists that are stored are read: nothing is answered before. */
const ready = readLists(async (address) => (await keptFiles()).match(address)).catch(() => {})

/** Returns the path of a page in the last language, if the address has none; `undefined` if it has one, or no page is kept. */
function inLanguage({ pathname }: URL): string | undefined {
  const path = pathname.slice(base.length + 1)
  const page = `${languages[0]}/${path === '' ? 'play/' : path}`
  return fileAt(addressOf(page)) === undefined ? undefined : page
}

serwist.registerCapture(
  ({ url, request }) => request.mode === 'navigate' && inLanguage(url) !== undefined,
  async ({ url }) => Response.redirect(`${addressOf(inLanguage(url) ?? '')}${url.search}`),
)
serwist.registerCapture(
  ({ url, request }) => request.mode === 'navigate' && isRescue(url),
  async () => new Response(rescue, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
)
// The choice of a language asks by HEAD whether its pages can be reached.
serwist.registerCapture(
  ({ url }) => fileAt(url.href) !== undefined,
  async ({ url, event }) => {
    const { status, headers } = await take(event, url.href)
    return new Response(null, { status, headers })
  },
  'HEAD',
)
// A tab may run an older build for any length of time, so its files are answered too.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && isBuiltCode(url.pathname.slice(base.length + 1)),
  async ({ request }) => (await (await keptFiles()).match(request.url)) ?? fetch(request),
)
// The host may have a page newer than this build.
serwist.registerCapture(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request, url, event }) => fetch(request).catch(() => instead(url) ?? notFound(event)),
)
// A file that has changed on the host is passed on, and not stored.
serwist.setCatchHandler(({ request, url }) =>
  fetch(request).catch((error: unknown) => {
    if (request.mode === 'navigate') return toRescue(url)
    throw error
  }),
)

self.addEventListener('install', (event) => event.waitUntil(fill(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (!request.url.startsWith(addressOf('')) || !['GET', 'HEAD'].includes(request.method)) return
  event.respondWith(ready.then(() => serwist.handleRequest({ request, event }) ?? fetch(request)))
})
self.addEventListener('message', (event) => {
  const { data, ports } = event
  const answer = (said: unknown) => ports[0]?.postMessage(said)
  // A new worker takes over only when the user agrees.
  if (data === 'take-over') event.waitUntil(self.skipWaiting())
  if (data === 'complete?')
    event.waitUntil(
      fill(event)
        .then(
          (filled) => {
            answer(filled)
            return tidy(event)
          },
          // Without its list it is not known which files a language needs.
          () => answer(false),
        )
        .then(() => mendDaily(event)),
    )
  if (data === 'mend') event.waitUntil(mend(event).then(answer, () => answer('damaged')))
  if (data === 'everything')
    event.waitUntil(
      note(base, 'whole', true)
        .then(() => fill(event))
        .then(answer, () => answer(false)),
    )
  // Files that a page loaded before there was a worker.
  if (Array.isArray(data))
    event.waitUntil(
      fetchAll(
        event,
        data.filter((url) => fileAt(String(url)) !== undefined),
      ),
    )
})

/** Tells whether all files are to be stored. Once they are, this stays so. */
async function isToBeWhole(): Promise<boolean> {
  const isWhole = (await noted(base, 'saving')) !== true || (await noted(base, 'whole')) === true
  if (isWhole) await note(base, 'whole', true)
  return isWhole
}

/**
 * Fetches missing files, because a browser that is short of space may have dropped some. Returns `true`; or, if data is to be
 * saved, fetches nothing and returns how many bytes are left out.
 */
async function fill(event: ExtendableEvent): Promise<true | number> {
  await readLists((address) => take(event, address))
  const missing = await missingFiles()
  if (!(await isToBeWhole())) return missing.reduce((sum, [, , bytes]) => sum + bytes, 0)
  await fetchAll(event, missing.map(toAddress))
  return true
}

/** Returns the files of all languages in use, each once. */
const allFiles = (): readonly KeptFile[] => [
  ...new Map([...kept.values()].flat().map((file) => [file[0], file] as const)).values(),
]

/** Returns the files that this device is to store and does not have. */
async function missingFiles(): Promise<readonly KeptFile[]> {
  const stored = new Set((await (await keptFiles()).keys()).map(({ url }) => url))
  return allFiles().filter((file) => !stored.has(keyOf(toAddress(file))))
}

/**
 * Checks all stored files, and fetches those that are damaged or missing. Rejects if one cannot be fetched. If data is to be
 * saved, only damaged files are fetched.
 */
async function mend(event: ExtendableEvent): Promise<Mended> {
  const damaged = await dropDamaged()
  const missing = (await isToBeWhole()) ? (await missingFiles()).map(toAddress) : damaged
  // The browser's own cache may be damaged too.
  await fetchAll(event, missing, 'reload')
  return missing.length === 0 ? 'whole' : 'mended'
}

/** Deletes the damaged ones of the stored files, and returns their addresses. */
async function dropDamaged(): Promise<readonly string[]> {
  const stored = await keptFiles()
  const damaged: string[] = []
  await aFewAtOnce(allFiles().map(toAddress), async (url) => {
    const key = keyOf(url)
    const response = await stored.match(key)
    if (response === undefined || (await hasHash(response, hashAt(key)))) return
    damaged.push(url)
    await stored.delete(key)
  })
  return damaged
}

/** Checks all stored files once a day, because a damaged script that is loaded late may never be noticed. */
async function mendDaily(event: ExtendableEvent): Promise<void> {
  const checked = await noted(base, 'checked')
  const age = Date.now() - Number(checked)
  if (age >= 0 && age < CHECKED_AGAIN) return
  await note(base, 'checked', Date.now())
  // The files have only just been stored.
  if (checked === undefined) return
  // Without the network, damaged files are missing from now on. They are fetched as soon as possible.
  await mend(event).catch(() => {})
}

/** Fetches files. Serwist 9.5 cannot do this, because its installation never ends if a file is missing. */
const fetchAll = (event: ExtendableEvent, urls: readonly string[], cache?: RequestCache): Promise<void> =>
  aFewAtOnce(urls, (url) => take(event, url, cache))

async function aFewAtOnce(urls: readonly string[], work: (url: string) => Promise<unknown>): Promise<void> {
  const waiting = [...urls]
  const oneByOne = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await work(url)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, oneByOne))
}

/** Returns a file of this build from the cache; otherwise fetches it from the host, and stores it if its hash is right. */
function take(event: ExtendableEvent, address: string, cache?: RequestCache): Promise<Response> {
  const url = fileAt(address) ?? address
  const cacheKey = keyOf(url)
  const integrity = hashAt(cacheKey)
  // The name of code changes with its content, so the browser's own cache may supply what the page has fetched.
  const request = new Request(url, { integrity, cache: cache ?? (cacheKey === url ? 'default' : 'no-cache') })
  return serwist.precacheStrategy.handle({ event, request, url: new URL(url), params: { cacheKey, integrity } })
}

/** Returns the address of the file for an address, with any query, and with or without the last slash. */
function fileAt(address: string): string | undefined {
  const { origin: host, pathname } = new URL(address, origin)
  return [`${host}${pathname}`, `${host}${pathname}/`].find((url) => serwist.getPrecacheKeyForUrl(url) !== undefined)
}

/** Redirects from a page that cannot be answered to the one that needs no file, which leads back. */
const toRescue = ({ pathname, search }: URL): Response =>
  Response.redirect(addressOf(`rescue/?damaged&at=${encodeURIComponent(pathname + search)}`))

/** Redirects from a page that this device does not store to the one that has its content. The query comes along. */
function instead({ pathname, searchParams }: URL): Response | undefined {
  const [language] = languages
  const page = language === undefined ? undefined : keptInstead(pathname.slice(base.length + 1), language)
  if (page === undefined) return undefined
  const address = new URL(addressOf(page))
  searchParams.forEach((value, name) => address.searchParams.append(name, value))
  return Response.redirect(address)
}

async function notFound(event: ExtendableEvent): Promise<Response> {
  const { body, headers } = await take(event, addressOf('404.html'))
  return new Response(body, { status: 404, headers })
}

const keptFiles = (): Promise<Cache> => caches.open(serwist.precacheStrategy.cacheName)

const openTabs = async (): Promise<readonly string[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id)

/** Takes over the open tabs, and notes them: they may still request files of their own build. */
async function takeOver(): Promise<void> {
  await note(base, 'tabs', await openTabs())
  await self.clients.claim()
}

/** Deletes the files of other builds, once the tabs that ran them are closed and no newer worker is waiting. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration
  const [before, open] = await Promise.all([noted(base, 'tabs'), openTabs()])
  const isStillOpen = Array.isArray(before) && before.some((tab) => open.includes(tab))
  if (installing === null && waiting === null && !isStillOpen) await serwist.handleActivate(event)
}
