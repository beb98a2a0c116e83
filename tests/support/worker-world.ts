import { createHash } from 'node:crypto'
import { deflateSync } from 'fflate'
import { noteKey } from '@/lib/offline/worker-cache'
import { fold } from '../../scripts/pack.mjs'
import type { Build } from '../../scripts/service-worker/build'
import { work, type WorkerScope } from '../../scripts/service-worker/worker'

const ORIGIN = 'https://yuss.example'
/** From so many missing pages on the pack is fetched. */
const WORTH = 24
const PIECE = 100

type Contents = Readonly<Record<string, string>>

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64').slice(0, 16)

const isPage = (path: string): boolean => /\.(html|txt)$/.test(path)

/** Everything but pages, then the pages: as a build has them. */
function inOrder(contents: Contents): readonly (readonly [string, string])[] {
  const all = Object.entries(contents)
  return [...all.filter(([path]) => !isPage(path)), ...all.filter(([path]) => isPage(path))]
}

/** The pages in one, in pieces, each under its path. */
function piecesOf(contents: Contents): ReadonlyMap<string, Uint8Array> {
  const pages = inOrder(contents).filter(([path]) => isPage(path))
  const pack = deflateSync(fold(pages.map(([, text]) => ({ content: Buffer.from(text), isFlight: false }))))
  const count = Math.ceil(pack.length / PIECE)
  return new Map(
    Array.from({ length: count }, (_, at) => [`packs/pages-${at}.bin`, pack.slice(at * PIECE, (at + 1) * PIECE)]),
  )
}

/** `words/bg.js` has words of Bulgarian. */
function languagesIn(contents: Contents): Build['languages'] {
  const found: Record<string, string[]> = {}
  for (const path of Object.keys(contents)) {
    const language = /^words\/(\w+)\.js$/.exec(path)?.[1]
    if (language !== undefined) found[language] = [path]
  }
  return found
}

/** A build of these files; under `base`, if one is given. */
export function buildOf(contents: Contents, base = ''): Build {
  const files = inOrder(contents)
  const first = files.findIndex(([path]) => isPage(path))
  return {
    base,
    files: Object.fromEntries(files.map(([path, content]) => [path, hashOf(content)])),
    packs: [
      {
        first,
        count: files.length - first,
        weight: 5000,
        worth: WORTH,
        pieces: Object.fromEntries([...piecesOf(contents)].map(([path, piece]) => [path, hashOf(piece)])),
      },
    ],
    languages: languagesIn(contents),
    weight: 1000,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    types: { '.html': 'text/html', '.txt': 'text/plain', '.js': 'text/javascript' },
  }
}

/** How a host answers: with the content and its type, or with something of its own. */
export type Host = (path: string) => Response | undefined | Promise<Response | undefined>

/** A host that serves a build as it is. */
export function hostOf(contents: Contents, base = ''): Host {
  const pieces = piecesOf(contents)
  return (path) => {
    const name = path.slice(base.length + 1)
    const content = contents[name === '' || name.endsWith('/') ? `${name}index.html` : name] ?? pieces.get(name)
    if (content === undefined) return undefined
    return new Response(content as BodyInit, {
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
  async match(key: string, { ignoreSearch = false } = {}) {
    const found = ignoreSearch ? [...this.entries.keys()].find((name) => name.split('?')[0] === key) : key
    return found === undefined ? undefined : this.entries.get(found)?.clone()
  }
  /** The files in it, without what a worker notes for itself. */
  files(): readonly string[] {
    return [...this.entries.keys()].filter((key) => !/\/\?note=/.test(key))
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
  /** The tabs that are open, by what the browser calls each. */
  tabs: string[] = ['first']
  /** A worker that is on its way while another one works. */
  next: object | null = null
  claims = 0
  takeovers = 0

  /** Starts the worker of a build, as a browser does after fetching it. */
  worker(build: Build) {
    const listeners = new Map<string, Listener>()
    const next = () => this.next
    const scope = {
      caches: { open: async () => this.cache },
      clients: {
        claim: async () => void this.claims++,
        matchAll: async () => this.tabs.map((id) => ({ id })),
      },
      registration: {
        installing: null,
        get waiting() {
          return next()
        },
      },
      location: { origin: ORIGIN },
      fetch: (input: Request | string) => this.fetch(typeof input === 'string' ? input : new URL(input.url).pathname),
      skipWaiting: async () => void this.takeovers++,
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    }
    work(scope as unknown as WorkerScope, build)
    const send = async (type: string, event: object = {}) => {
      const works: Promise<unknown>[] = []
      listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => works.push(given) })
      await Promise.all(works)
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
        const waitUntil = (work: Promise<unknown>) => void this.later.push(work)
        listeners.get('fetch')?.({ request, waitUntil, respondWith: (given: Promise<Response>) => (answer = given) })
        return answer
      },
    }
  }

  /** Notes, as a page does, that data is to be saved. */
  savesData(): void {
    this.cache.entries.set(noteKey('', 'saving'), Response.json(true))
  }

  /** Notes, as a page does, what language it is read in. */
  speaks(language: string): void {
    this.cache.entries.set(noteKey('', 'language'), Response.json(language))
  }

  /** What workers still do after their answers. */
  private readonly later: Promise<unknown>[] = []

  async untilDone(): Promise<void> {
    await Promise.all(this.later)
  }

  private async fetch(path: string): Promise<Response> {
    this.asked.push(path)
    if (this.host === 'gone') throw new TypeError('Failed to fetch')
    return (await this.host(decodeURIComponent(path))) ?? new Response('no such page', { status: 404 })
  }
}
