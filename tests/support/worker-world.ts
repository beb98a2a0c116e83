import { createHash } from 'node:crypto'
import type { Build } from '../../scripts/service-worker/build'
import { work } from '../../scripts/service-worker/worker'
import type { WorkerScope } from '../../scripts/service-worker/worker'

const ORIGIN = 'https://yuss.example'

const hashOf = (content: string): string => createHash('sha256').update(content).digest('base64').slice(0, 16)

/** A build of these files; under `base`, if one is given. */
export function buildOf(contents: Readonly<Record<string, string>>, base = ''): Build {
  const texts = Object.entries(contents).filter(([path]) => /\.(html|txt)$/.test(path))
  return {
    base,
    files: Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, hashOf(content)])),
    pack: { path: 'pages.json', hash: hashOf(JSON.stringify(Object.fromEntries(texts))) },
    headers: { 'X-Content-Type-Options': 'nosniff' },
    types: { '.html': 'text/html', '.txt': 'text/plain', '.js': 'text/javascript' },
  }
}

/** How a host answers: with the content and its type, or with something of its own. */
export type Host = (path: string) => Response | undefined

/** A host that serves a build as it is. */
export function hostOf(contents: Readonly<Record<string, string>>, base = ''): Host {
  const texts = Object.entries(contents).filter(([path]) => /\.(html|txt)$/.test(path))
  const all: Readonly<Record<string, string>> = { ...contents, 'pages.json': JSON.stringify(Object.fromEntries(texts)) }
  return (path) => {
    const name = path.slice(base.length + 1)
    const content = all[name === '' || name.endsWith('/') ? `${name}index.html` : name]
    if (content === undefined) return undefined
    return new Response(content, {
      headers: { 'Content-Type': /html$|\/$|^$/.test(name) ? 'text/html' : 'text/plain' },
    })
  }
}

/** The cache of a phone: what every worker of the app has put there, by name. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  async keys() {
    return [...this.entries.keys()].map((key) => ({ url: `${ORIGIN}${key}` }))
  }
  async match(key: string) {
    return this.entries.get(key)?.clone()
  }
  async put(key: string, response: Response) {
    this.entries.set(key, response)
  }
  async delete(key: string | { readonly url: string }) {
    return this.entries.delete(typeof key === 'string' ? key : key.url.slice(ORIGIN.length))
  }
}

type Listener = (event: object) => void

/** A phone with one origin: workers come and go, its cache stays. */
export class Phone {
  readonly cache = new FakeCache()
  readonly asked: string[] = []
  host: Host | 'gone' = 'gone'
  claims = 0
  takeovers = 0

  /** Starts the worker of a build, as a browser does after fetching it. */
  worker(build: Build) {
    const listeners = new Map<string, Listener>()
    const scope = {
      caches: { open: async () => this.cache },
      clients: { claim: async () => void this.claims++ },
      location: { origin: ORIGIN },
      fetch: (input: Request | string) => this.fetch(typeof input === 'string' ? input : new URL(input.url).pathname),
      skipWaiting: async () => void this.takeovers++,
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    }
    work(scope as unknown as WorkerScope, build)
    const send = async (type: string, event: object = {}) => {
      let work: Promise<unknown> = Promise.resolve()
      listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
      await work
    }
    return {
      install: () => send('install'),
      activate: () => send('activate'),
      message: (data: unknown, port?: { postMessage: (data: unknown) => void }) =>
        send('message', { data, ports: port === undefined ? [] : [port] }),
      /** The worker's answer; undefined where it leaves the request to the browser. */
      ask: (path: string, { method = 'GET', mode = 'cors', origin = ORIGIN } = {}) => {
        let answer: Promise<Response> | undefined
        const request = { url: `${origin}${path}`, method, mode }
        listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
        return answer
      },
    }
  }

  private async fetch(path: string): Promise<Response> {
    this.asked.push(path)
    if (this.host === 'gone') throw new TypeError('Failed to fetch')
    return this.host(decodeURIComponent(path)) ?? new Response('no such page', { status: 404 })
  }
}
