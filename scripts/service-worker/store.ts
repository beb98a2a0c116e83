import { addressOf, hashOf, isPacked, keyOf, responseFor } from './build'
import type { Build } from './build'

/** What is fetched at a time. More only makes a weak line time out. */
const AT_ONCE = 6
/** From so many text files on, all of them in one are cheaper than each by itself. */
const PACK_FROM = 24

export interface Store {
  /** Fetches every file that the cache lacks. All or nothing: a failure takes back what this call has added. */
  readonly fill: () => Promise<void>
  /** Drops what belongs to other builds. */
  readonly clean: () => Promise<void>
  readonly find: (path: string) => Promise<Response | undefined>
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** The files of `build` in the cache, each held under its own hash and let in only if its content has that hash. */
export function storeOf(build: Build, caches: CacheStorage, fetch: Fetch): Store {
  const opened = () => caches.open(`yuss ${build.base}/`)

  async function fill(): Promise<void> {
    const cache = await opened()
    const missing = await missingFrom(build, cache)
    const added: string[] = []
    const put = async (path: string, content: ArrayBuffer | string) => {
      added.push(path)
      await cache.put(keyOf(build, path), responseFor(build, path, content))
    }
    try {
      // What comes one by one goes first: it is likelier to fail, and little has to be taken back then.
      const texts = missing.filter(isPacked)
      const others = missing.filter((path) => !isPacked(path))
      const fetched = async (path: string) =>
        put(path, await download(fetch, addressOf(build, path), path, build.files[path]))
      await eachAtOnce(others, fetched)
      const packed = texts.length >= PACK_FROM ? await unpacked(build, fetch) : new Map<string, string>()
      await eachAtOnce(texts, async (path) => {
        const text = packed.get(path)
        await (text === undefined ? fetched(path) : put(path, text))
      })
    } catch (error) {
      await Promise.all(added.map((path) => cache.delete(keyOf(build, path))))
      throw error
    }
  }

  async function clean(): Promise<void> {
    const cache = await opened()
    const own = new Set(Object.keys(build.files).map((path) => keyOf(build, path)))
    const others = (await cache.keys()).filter(({ url }) => !own.has(nameIn(url)))
    await Promise.all(others.map((request) => cache.delete(request)))
  }

  return { fill, clean, find: async (path) => (await opened()).match(keyOf(build, path)) }
}

function nameIn(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function missingFrom(build: Build, cache: Cache): Promise<readonly string[]> {
  const held = new Set((await cache.keys()).map(({ url }) => nameIn(url)))
  return Object.keys(build.files).filter((path) => !held.has(keyOf(build, path)))
}

async function unpacked(build: Build, fetch: Fetch): Promise<ReadonlyMap<string, string>> {
  const { path, hash } = build.pack
  const content = await download(fetch, `${build.base}/${path}`, path, hash)
  const texts: Readonly<Record<string, string>> = JSON.parse(new TextDecoder().decode(content))
  return new Map(Object.entries(texts))
}

/** Whatever answers, a sign-in page of some network or a broken host: only the very content that was built passes. */
async function download(fetch: Fetch, address: string, path: string, hash: string | undefined): Promise<ArrayBuffer> {
  const first: RequestCache = path.startsWith('_next/static/') ? 'default' : 'no-cache'
  try {
    return await checked(await fetch(address, { cache: first }), path, hash)
  } catch {
    // Something on the way may have kept an older content.
    return checked(await fetch(address, { cache: 'reload' }), path, hash)
  }
}

async function checked(response: Response, path: string, hash: string | undefined): Promise<ArrayBuffer> {
  // Some hosts answer for the page of what is not there as they do for what is not there.
  const good = response.status === 200 || (path === '404.html' && response.status === 404)
  const isPage = (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  if (!good || isPage !== path.endsWith('.html')) throw new Error(`${path}: status ${response.status}, or another type`)
  const content = await response.arrayBuffer()
  if ((await hashOf(content)) !== hash) throw new Error(`${path}: another content than was built`)
  return content
}

/** Runs `work` for each item, a few at a time. After a failure nothing new begins, and what has begun is waited for. */
async function eachAtOnce(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
  for (const result of lanes) if (result.status === 'rejected') throw result.reason
}
