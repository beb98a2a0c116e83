/// <reference lib="webworker" />
// The service worker: stores a whole build on the device, and answers requests from it.
import { Serwist } from 'serwist'
import { OFFERED } from '../messages/offered'
import { note, noted } from './notes'

/** One build of the app, for its worker. Written into the worker by scripts/build/worker.ts. */
export interface Build {
  /** The path for which the app was built: '' or like '/a/b'. */
  readonly base: string
  /**
   * The files that a device stores: the path of each below the base, its SHA-256 in base64, its size in bytes as most hosts
   * compress it, and its languages, if it has messages that are useful only in these.
   */
  readonly files: readonly (readonly [path: string, hash: string, bytes: number, languages?: readonly string[]])[]
}

declare const self: ServiceWorkerGlobalScope
/** The build of this worker, added before the code by scripts/build/worker.ts. */
declare const BUILD: Build

/** The number of files fetched at once. Browsers open six connections to a host: the others are for the page. */
const CONCURRENCY = 4

const { base, files } = BUILD
const { origin } = self.location
const addressOf = (path: string): string => `${origin}${base}/${path}`
const isBuiltCode = (path: string): boolean => path.startsWith('_next/static/')

const serwist = new Serwist({
  precacheEntries: files.map(([path, hash]) => ({
    url: addressOf(path),
    integrity: `sha256-${hash}`,
    // The name of code changes with its content.
    ...(isBuiltCode(path) ? {} : { revision: hash.slice(0, 16) }),
  })),
  precacheOptions: {
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
    urlManipulation: ({ url }) => [new URL(`${url.pathname}/`, url)],
    plugins: [
      {
        // Responses here have the right hash. Every status is stored, because some hosts send the page for missing addresses
        // with status 404.
        cacheWillUpdate: async ({ response }) => response,
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

// Next sends a HEAD request to see whether a page exists before it fetches it.
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
  ({ request, url, event }) => fetch(request).catch(() => inApp(url) ?? notFound(event)),
)
// A file that has changed on the host is passed on, and not stored.
serwist.setCatchHandler(({ request }) => fetch(request))

self.addEventListener('install', (event) => event.waitUntil(fill(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', (event) => {
  const { data, ports } = event
  const answer = (said: unknown) => ports[0]?.postMessage(said)
  // A new worker takes over only when the user agrees.
  if (data === 'take-over') event.waitUntil(self.skipWaiting())
  if (data === 'complete?')
    event.waitUntil(
      fill(event)
        .then(answer, () => answer(false))
        .then(() => tidy(event)),
    )
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
  const kept = new Set((await (await keptFiles()).keys()).map(({ url }) => url))
  const language = await noted(base, 'language')
  const missing = files
    .filter(([, , , languages]) => languages === undefined || languages.some((one) => one === language))
    .filter(([path]) => !kept.has(serwist.getPrecacheKeyForUrl(addressOf(path)) ?? ''))
  if (!(await isToBeWhole())) return missing.reduce((sum, [, , bytes]) => sum + bytes, 0)
  await fetchAll(
    event,
    missing.map(([path]) => addressOf(path)),
  )
  return true
}

/** Fetches files. Serwist 9.5 cannot do this, because its installation never ends if a file is missing. */
async function fetchAll(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const waiting = [...urls]
  const oneByOne = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await take(event, url)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, oneByOne))
}

/** Returns a file of this build from the cache; otherwise fetches it from the host, and stores it if its hash is right. */
function take(event: ExtendableEvent, address: string): Promise<Response> {
  const url = fileAt(address) ?? address
  const cacheKey = serwist.getPrecacheKeyForUrl(url) ?? url
  const integrity = serwist.getIntegrityForPrecacheKey(cacheKey) ?? ''
  // The name of code changes with its content, so the browser's own cache may supply what the page has fetched.
  const request = new Request(url, { integrity, cache: cacheKey === url ? 'default' : 'no-cache' })
  return serwist.precacheStrategy.handle({ event, request, url: new URL(url), params: { cacheKey, integrity } })
}

/** Returns the address of the file for an address, with any query, and with or without the last slash. */
function fileAt(address: string): string | undefined {
  const { origin: host, pathname } = new URL(address, origin)
  return [`${host}${pathname}`, `${host}${pathname}/`].find((url) => serwist.getPrecacheKeyForUrl(url) !== undefined)
}

/**
 * Redirects from a page of the site, which no device stores, to the app in the page's language. `from=site` makes the app say so.
 */
function inApp({ pathname }: URL): Response | undefined {
  const [, language, path = ''] = /^([a-z]{2})(?:\/(.*?))?\/?$/.exec(pathname.slice(base.length + 1)) ?? []
  const screen = language !== undefined && language in OFFERED ? screenOf(path) : undefined
  return screen === undefined ? undefined : Response.redirect(addressOf(`${screen}from=site#in=${language}`))
}

/** Matches the pages of the site that are screens of the app too, at the same path. */
const IN_BOTH = /^(rules\/(terms|stories)|sources|guide)$/

/**
 * Returns the screen of the app for a page of the site, with room for another parameter: for a question that question, for a game a
 * new game, for the first page the start. `undefined` if there is none.
 */
function screenOf(path: string): string | undefined {
  if (path === '') return '?'
  if (IN_BOTH.test(path)) return `${path}/?`
  const [, kind, id] = /^(rules|games)(?:\/([a-z0-9-]+))?$/.exec(path) ?? []
  if (kind === undefined) return undefined
  const [screen, name] = kind === 'rules' ? ['rules/', 'q'] : ['new/', 'game']
  return id === undefined ? `${screen}?` : `${screen}?${name}=${id}&`
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
