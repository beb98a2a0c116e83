import { answer } from './answer'
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
  readonly clients: { readonly claim: () => Promise<void> }
  readonly location: { readonly origin: string }
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
  scope.addEventListener('activate', (event) => event.waitUntil(store.clean().then(() => scope.clients.claim())))
  scope.addEventListener('fetch', (event) => {
    if (new URL(event.request.url).origin !== scope.location.origin) return
    const response = answer(build, store, fetch, event.request)
    if (response !== undefined) event.respondWith(response)
  })
  scope.addEventListener('message', (event) => {
    // A new worker takes over when the person at the table says so, never by itself.
    if (event.data === 'take-over') event.waitUntil(scope.skipWaiting())
    if (event.data === 'complete?') event.waitUntil(reportTo(event.ports[0]))
  })

  /** A browser short of room may have dropped files: what is missing is fetched before the answer. */
  async function reportTo(port: Pick<MessagePort, 'postMessage'> | undefined): Promise<void> {
    const complete = await store.fill().then(
      () => true,
      () => false,
    )
    port?.postMessage(complete)
  }
}
