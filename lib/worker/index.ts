/// <reference lib="webworker" />
// The service worker: keeps a whole build on the phone and answers from it.
import { Serwist } from 'serwist'
import type { Build } from './build'
import { note, noted } from './notes'

declare const self: ServiceWorkerGlobalScope
/** Put before the code by scripts/build/worker.mjs. */
declare const BUILD: Build

/** The number of files fetched together. Browsers open six connections to a host: the others are the page's. */
const CONCURRENCY = 4

const { base, files } = BUILD
const { origin } = self.location
const addressOf = (path: string): string => `${origin}${base}/${path}`
const isBuiltCode = (path: string): boolean => path.startsWith('_next/static/')

const serwist = new Serwist({
  precacheEntries: files.map(([path, hash]) => ({
    url: addressOf(path),
    integrity: `sha256-${hash}`,
    // Code has another name with another content.
    ...(isBuiltCode(path) ? {} : { revision: hash.slice(0, 16) }),
  })),
  precacheOptions: {
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
    urlManipulation: ({ url }) => [new URL(`${url.pathname}/`, url)],
    plugins: [
      {
        // Only what has the hash that it was built with comes here; some hosts give the page for what is not there the status 404.
        cacheWillUpdate: async ({ response }) => response,
        // A worker reads its own address to the last sign, and Next what stands behind the `?` of what it fetches: what is kept
        // has neither. A script stays as it was kept, compiled.
        handlerWillRespond: async ({ request, response }) =>
          request.destination === 'script' ? response : new Response(response.body, response),
        // Serwist asks for no hash where a page may not read the answer, as of a script, and does not keep that: it is taken once more.
        fetchDidSucceed: async ({ request, response, event }) => {
          if (request.integrity === '') event.waitUntil(take(event, request.url).catch(() => undefined))
          return response
        },
      },
    ],
  },
})

// Next asks with HEAD whether a page is there before it fetches it.
serwist.registerCapture(
  ({ url }) => fileAt(url.href) !== undefined,
  async ({ url, event }) => {
    const { status, headers } = await take(event, url.href)
    return new Response(null, { status, headers })
  },
  'HEAD',
)
// A tab may run the build before for as long as it likes.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && isBuiltCode(url.pathname.slice(base.length + 1)),
  async ({ request }) => (await (await keptFiles()).match(request.url)) ?? fetch(request),
)
// A page newer than this build may be there.
serwist.registerCapture(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request, url, event }) => fetch(request).catch(() => inApp(url) ?? notFound(event)),
)
// What is no longer on the host as it was built is passed on as it comes, and not kept.
serwist.setCatchHandler(({ request }) => fetch(request))

self.addEventListener('install', (event) => event.waitUntil(fill(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', (event) => {
  const { data, ports } = event
  const answer = (said: unknown) => ports[0]?.postMessage(said)
  // A new worker takes over when the person at the table says so, never by itself.
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
  // What a page has loaded before there was a worker.
  if (Array.isArray(data))
    event.waitUntil(
      fetchAll(
        event,
        data.filter((url) => fileAt(String(url)) !== undefined),
      ),
    )
})

/** Tells whether all files are to be kept; once they were, they stay. */
async function isToBeWhole(): Promise<boolean> {
  const isWhole = (await noted(base, 'saving')) !== true || (await noted(base, 'whole')) === true
  if (isWhole) await note(base, 'whole', true)
  return isWhole
}

/** Fetches what is missing, as a browser short of room may have dropped files; or returns how many bytes are left out to save data. */
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

/** By hand, as the installation of Serwist 9.5 never ends where a file cannot be had. */
async function fetchAll(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const waiting = [...urls]
  const oneByOne = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await take(event, url)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, oneByOne))
}

/** Takes a file of this build from the cache, or from the host and keeps it, if it is what was built. */
function take(event: ExtendableEvent, address: string): Promise<Response> {
  const url = fileAt(address) ?? address
  const cacheKey = serwist.getPrecacheKeyForUrl(url) ?? url
  const integrity = serwist.getIntegrityForPrecacheKey(cacheKey) ?? ''
  // Code has another name with another content: the browser's own cache may give what the page has fetched.
  const request = new Request(url, { integrity, cache: cacheKey === url ? 'default' : 'no-cache' })
  return serwist.precacheStrategy.handle({ event, request, url: new URL(url), params: { cacheKey, integrity } })
}

/** Returns the address of the file that an address stands for, whatever its query says and with its last slash or without. */
function fileAt(address: string): string | undefined {
  const { origin: host, pathname } = new URL(address, origin)
  return [`${host}${pathname}`, `${host}${pathname}/`].find((url) => serwist.getPrecacheKeyForUrl(url) !== undefined)
}

/** Leads from a page of the site, which no phone keeps, to the app: from a question to the same there, from a game to a new one. */
function inApp({ pathname }: URL): Response | undefined {
  const [, kind, id] = /^[a-z]{2}\/(rules|games)\/(?:([a-z0-9-]+)\/?)?$/.exec(pathname.slice(base.length + 1)) ?? []
  if (kind === undefined) return undefined
  const [screen, name] = kind === 'rules' ? ['rules/', 'q'] : ['new/', 'game']
  return Response.redirect(addressOf(id === undefined ? screen : `${screen}?${name}=${id}`))
}

async function notFound(event: ExtendableEvent): Promise<Response> {
  const { body, headers } = await take(event, addressOf('404.html'))
  return new Response(body, { status: 404, headers })
}

const keptFiles = (): Promise<Cache> => caches.open(serwist.precacheStrategy.cacheName)

const openTabs = async (): Promise<readonly string[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id)

/** The tabs that are open may still ask for what their build is made of. */
async function takeOver(): Promise<void> {
  await note(base, 'tabs', await openTabs())
  await self.clients.claim()
}

/** Drops what belongs to other builds, once the tabs that ran them have gone and none is about to follow. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration
  const [before, open] = await Promise.all([noted(base, 'tabs'), openTabs()])
  const isStillOpen = Array.isArray(before) && before.some((tab) => open.includes(tab))
  if (installing === null && waiting === null && !isStillOpen) await serwist.handleActivate(event)
}
