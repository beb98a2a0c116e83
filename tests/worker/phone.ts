import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import type { Build } from '@/lib/worker'

const ORIGIN = 'https://yuss.example'

/** The page that each worker has in itself. */
export const RESCUE = '<p>rescue'

/** The files of a build, by their addresses below its path. The address of a page is its folder. */
export type Contents = Readonly<Record<string, string>>

const hashOf = (content: string): string => createHash('sha256').update(content).digest('base64')

/** Returns the language of a file by its name: `words-bg.js` has the messages of Bulgarian. */
const languagesOf = (path: string): [languages: string[]] | [] => {
  const [, language] = /words-(\w+)\.js$/.exec(path) ?? []
  return language === undefined ? [] : [[language]]
}

const buildOf = (contents: Contents, base: string): Build => ({
  base,
  files: Object.entries(contents).map(([path, content]) => [path, hashOf(content), 100, ...languagesOf(path)]),
  rescue: RESCUE,
})

class FakeCache {
  readonly entries = new Map<string, Response>()
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }))
  }
  async match(request: string | { readonly url: string }) {
    const kept = this.entries.get(urlOf(request))?.clone()
    // As in a browser, the response has the address that it was fetched from.
    return kept === undefined ? undefined : Object.defineProperty(kept, 'url', { value: urlOf(request) })
  }
  async put(request: string | { readonly url: string }, response: Response) {
    this.entries.set(urlOf(request), response)
  }
  async delete(request: string | { readonly url: string }) {
    return this.entries.delete(urlOf(request))
  }
}

const urlOf = (request: string | { readonly url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href

type Listener = (event: object) => void

/** A phone with one origin. Workers come and go, but the files in their caches stay. */
export class Phone {
  private readonly caches = new Map<string, FakeCache>()
  readonly asked: string[] = []
  /** The host's files, by address; `gone` if it does not answer. */
  host: Contents | 'gone' = 'gone'
  tabs: string[] = ['first']
  takeovers = 0

  constructor(private readonly base = '') {}

  /** Starts the worker of a build, as a browser does after fetching the script. */
  async worker(contents: Contents) {
    const listeners = new Map<string, Listener[]>()
    const scope = {
      location: new URL(`${ORIGIN}${this.base}/sw.js`),
      registration: { scope: `${ORIGIN}${this.base}/`, installing: null, waiting: null },
      clients: { claim: async () => {}, matchAll: async () => this.tabs.map((id) => ({ id })) },
      skipWaiting: async () => void this.takeovers++,
      addEventListener: (type: string, listener: Listener) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      caches: {
        open: async (name: string) => this.cacheCalled(name),
        match: async (request: Request, { cacheName }: { cacheName: string }) =>
          this.cacheCalled(cacheName).match(request),
      },
    }
    vi.resetModules()
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubGlobal('self', scope)
    vi.stubGlobal('BUILD', buildOf(contents, this.base))
    vi.stubGlobal('FetchEvent', class {})
    for (const name of ['location', 'registration', 'caches'] as const) vi.stubGlobal(name, scope[name])
    vi.stubGlobal('fetch', (input: string | Request) => this.fetch(input))
    await import('@/lib/worker')
    const send = async (type: string, event: object = {}) => {
      const works: Promise<unknown>[] = []
      const waitUntil = (work: Promise<unknown>) => void works.push(work)
      for (const listener of listeners.get(type) ?? []) listener({ type, ...event, waitUntil })
      for (let at = 0; at < works.length; at += 1) await works[at]
    }
    return {
      install: () => send('install'),
      activate: () => send('activate'),
      /** Sends a message, and returns the answers to it. */
      tell: async (data: unknown) => {
        const answers: unknown[] = []
        await send('message', { data, ports: [{ postMessage: (said: unknown) => answers.push(said) }] })
        return answers
      },
      /** Returns the worker's answer, after its work is done; undefined if it leaves the request to the browser. */
      ask: async (path: string, { method = 'GET', mode = 'cors' } = {}) => {
        const request = new Request(`${ORIGIN}${path}`, { method })
        Object.defineProperty(request, 'mode', { value: mode })
        let answer: Promise<Response> | undefined
        await send('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) })
        return answer
      },
    }
  }

  /** Returns the paths of the files in the caches, sorted. */
  kept(): readonly string[] {
    const files = [...this.caches]
      .filter(([name]) => name.includes('precache'))
      .flatMap(([, { entries }]) => [...entries.keys()])
    return files.map((url) => new URL(url).pathname).sort()
  }

  drop(path: string): void {
    for (const { entries } of this.caches.values())
      for (const url of entries.keys()) if (new URL(url).pathname === path) entries.delete(url)
  }

  /** Replaces the stored content of a file, as a failing disk does. */
  damage(path: string, content: string): void {
    for (const { entries } of this.caches.values())
      for (const url of entries.keys()) if (new URL(url).pathname === path) entries.set(url, new Response(content))
  }

  /** Returns the stored content of a file; `undefined` if there is none. */
  async contentOf(path: string): Promise<string | undefined> {
    const found = [...this.caches.values()].flatMap(({ entries }) => [...entries])
    return found
      .find(([url]) => new URL(url).pathname === path)?.[1]
      .clone()
      .text()
  }

  private cacheCalled(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache()
    this.caches.set(name, cache)
    return cache
  }

  /** Fetches from the host. As in a browser, a file with the wrong hash is a network error. */
  private async fetch(input: string | Request): Promise<Response> {
    const request = typeof input === 'string' ? new Request(input) : input
    const { pathname } = new URL(request.url)
    this.asked.push(pathname)
    if (this.host === 'gone') throw new TypeError('Failed to fetch')
    const content = this.host[pathname.slice(this.base.length + 1)]
    if (request.integrity !== '' && request.integrity !== `sha256-${hashOf(content ?? '')}`)
      throw new TypeError('Failed to fetch')
    return new Response(content ?? 'no such page', { status: content === undefined ? 404 : 200 })
  }
}
