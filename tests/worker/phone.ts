import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import type { Build } from '@/lib/worker'
import { note } from '@/lib/worker/notes'

const ORIGIN = 'https://yuss.example'

/** The page that each worker has in itself. */
export const RESCUE = '<p>rescue'

/** The files of a build, by their addresses below its path. The address of a page is its folder, in the folder of its language. */
export type Contents = Readonly<Record<string, string>>

const hashOf = (content: string): string => createHash('sha256').update(content).digest('base64')

/** Returns the list of the files of a language in a build, and its path. */
function listOf(language: string, contents: Contents): readonly [path: string, text: string] {
  const files = Object.entries(contents).filter(
    ([path]) => path.startsWith(`${language}/`) || !/^[a-z]{2}\//.test(path),
  )
  const text = JSON.stringify(files.map(([path, content]) => [path, hashOf(content), 100]))
  return [`kept/${language}.${hashOf(text).replace(/\W/g, '').slice(0, 16)}.json`, text]
}

/** Returns the list of each language of a build, by language. */
const listsOf = (contents: Contents) =>
  Object.fromEntries(
    [...new Set(Object.keys(contents).flatMap((path) => /^[a-z]{2}(?=\/)/.exec(path) ?? []))].map(
      (language) => [language, listOf(language, contents)] as const,
    ),
  )

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
  /** The languages that its pages have noted, the last one first. */
  languages: readonly string[] = ['en']
  /** The lists of files that its hosts have, by path. */
  private lists: Contents = {}
  /** The host's files, by address; `gone` if it does not answer. */
  host: Contents | 'gone' = 'gone'
  tabs: string[] = ['first']
  takeovers = 0

  constructor(private readonly base = '') {}

  /** Starts the worker of a build, as a browser does after fetching the script. */
  async worker(contents: Contents) {
    const lists = listsOf(contents)
    this.lists = { ...this.lists, ...Object.fromEntries(Object.values(lists)) }
    const listeners = new Map<string, Listener[]>()
    const scope = {
      location: new URL(`${ORIGIN}${this.base}/sw.js`),
      navigator: { languages: ['bg-BG', 'en'] },
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
    vi.stubGlobal('BUILD', {
      base: this.base,
      lists: Object.fromEntries(Object.entries(lists).map(([tag, [path, text]]) => [tag, [path, hashOf(text)]])),
      rescue: RESCUE,
    } satisfies Build)
    vi.stubGlobal('FetchEvent', class {})
    for (const name of ['location', 'navigator', 'registration', 'caches'] as const) vi.stubGlobal(name, scope[name])
    vi.stubGlobal('fetch', (input: string | Request) => this.fetch(input))
    if (this.languages.length > 0) await note(this.base, 'languages', this.languages)
    await import('@/lib/worker')
    /** Sends an event, waits until all its work is done, and returns the answer to a request. */
    const send = async (type: string, event: object = {}) => {
      const works: Promise<unknown>[] = []
      let answer: Promise<Response> | undefined
      const waitUntil = (work: Promise<unknown>) => void works.push(work)
      const respondWith = (given: Promise<Response>) => {
        answer = given
        waitUntil(given.catch(() => {}))
      }
      for (const listener of listeners.get(type) ?? []) listener({ type, ...event, waitUntil, respondWith })
      for (let at = 0; at < works.length; at += 1) await works[at]
      return answer
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
        return send('fetch', { request })
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
    const content = { ...this.lists, ...this.host }[pathname.slice(this.base.length + 1)]
    if (request.integrity !== '' && request.integrity !== `sha256-${hashOf(content ?? '')}`)
      throw new TypeError('Failed to fetch')
    return new Response(content ?? 'no such page', { status: content === undefined ? 404 : 200 })
  }
}
