import { answer, placeOf } from './answer'
import type { Build } from './build'
import { storeOf } from './store'

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

interface MessageToWorker extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[]
}

/** What the worker needs of the global scope that a browser gives it. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<readonly { readonly id: string }[]>
  }
  readonly location: { readonly origin: string }
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>
  fetch(input: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}

/**
 * Keeps a whole build on the phone and answers from it. By hand, as Workbox 7.4 fetches its files one after another and
 * leaves HEAD to the network, which costs a console error at each step offline; Serwist 9.5 answers no unknown address.
 */
export function work(scope: WorkerScope, build: Build): void {
  const fetch = (input: Request | string, init?: RequestInit) => scope.fetch(input, init)
  const store = storeOf(build, scope.caches, fetch)

  scope.addEventListener('install', (event) => event.waitUntil(store.fill()))
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  scope.addEventListener('fetch', (event) => {
    if (new URL(event.request.url).origin !== scope.location.origin) return
    const response = answer(build, store, fetch, event.request, (work) => event.waitUntil(work))
    if (response !== undefined) event.respondWith(response)
  })
  scope.addEventListener('message', (event) => {
    const { data, ports } = event
    // A new worker takes over when the person at the table says so, never by itself.
    if (data === 'take-over') event.waitUntil(scope.skipWaiting())
    if (data === 'complete?') event.waitUntil(reportTo(ports[0]).then(tidy))
    if (data === 'everything') event.waitUntil(store.wantEverything().then(() => reportTo(ports[0])))
    if (Array.isArray(data)) event.waitUntil(store.fetchAsked(data.flatMap(pathOf)).catch(() => undefined))
  })

  async function takeOver(): Promise<void> {
    await store.noteTabs(await openTabs())
    await scope.clients.claim()
    await tidy()
  }

  /** A tab may run the build before for as long as it likes; and another build may be about to follow this one. */
  async function tidy(): Promise<void> {
    const { installing, waiting } = scope.registration
    if (installing === null && waiting === null) await store.tidy(await openTabs())
  }

  async function openTabs(): Promise<readonly string[]> {
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return tabs.map(({ id }) => id)
  }

  /** The file that an address stands for. */
  function pathOf(address: unknown): readonly string[] {
    const url = new URL(String(address), scope.location.origin)
    const place = url.origin === scope.location.origin ? placeOf(build, url) : undefined
    return place?.kind === 'file' ? [place.path] : []
  }

  /**
   * A browser short of room may have dropped files: what is missing is fetched before the answer. `true` is everything;
   * a number is about how many bytes were left out to save data.
   */
  async function reportTo(port: Pick<MessagePort, 'postMessage'> | undefined): Promise<void> {
    const report = await store.fill().then(
      (left) => (left === 0 ? true : left),
      () => false,
    )
    port?.postMessage(report)
  }
}
