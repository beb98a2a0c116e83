import { cacheNameFor, noteKey, type NoteName } from '../../lib/offline/worker-cache'
import { keyOf, pathnameOf, responseFor, type Build } from './build'

/** What the phone has of this build and of others: each content under its own hash. */
export interface Kept {
  /** Those of the paths of which there is no content with the hash that stands there. */
  readonly lacks: (hashes: Readonly<Record<string, string>>) => Promise<readonly string[]>
  readonly find: (path: string, hash: string) => Promise<Response | undefined>
  readonly put: (path: string, hash: string, content: BodyInit) => Promise<void>
  readonly drop: (hashes: Readonly<Record<string, string>>) => Promise<void>
  /** The paths of every content, of whatever build. */
  readonly paths: () => Promise<readonly string[]>
  /** The content of a path in any build: for scripts and styles, of which a name never has another content. */
  readonly findAny: (path: string) => Promise<Response | undefined>
  readonly dropOthers: () => Promise<void>
  /** What the worker has to remember beside the files. */
  readonly note: (name: NoteName, value: unknown) => Promise<void>
  readonly noted: (name: NoteName) => Promise<unknown>
}

export function keptBy(build: Build, caches: CacheStorage): Kept {
  const opened = () => caches.open(cacheNameFor(build.base))
  const isNote = (name: string) => name.startsWith(noteKey(build.base, ''))

  async function names(): Promise<readonly string[]> {
    const keys = await (await opened()).keys()
    return keys.map(({ url }) => nameIn(url)).filter((name) => !isNote(name))
  }

  async function dropKeys(keys: readonly string[]): Promise<void> {
    const cache = await opened()
    await Promise.all(keys.map((key) => cache.delete(key)))
  }

  const keysOf = (hashes: Readonly<Record<string, string>>) =>
    Object.entries(hashes).map(([path, hash]) => keyOf(build, path, hash))

  return {
    lacks: async (hashes) => {
      const held = new Set(await names())
      return Object.entries(hashes).flatMap(([path, hash]) => (held.has(keyOf(build, path, hash)) ? [] : [path]))
    },
    find: async (path, hash) => (await opened()).match(keyOf(build, path, hash)),
    put: async (path, hash, content) =>
      (await opened()).put(keyOf(build, path, hash), responseFor(build, path, content)),
    drop: (hashes) => dropKeys(keysOf(hashes)),
    paths: async () =>
      (await names()).map((name) => decodeURIComponent(name.slice(build.base.length + 1).replace(/\?.*$/, ''))),
    findAny: async (path) => (await opened()).match(pathnameOf(build, path), { ignoreSearch: true }),
    dropOthers: async () => {
      const own = new Set(keysOf(build.files))
      await dropKeys((await names()).filter((name) => !own.has(name)))
    },
    note: async (name, value) => (await opened()).put(noteKey(build.base, name), Response.json(value)),
    noted: async (name) => (await (await opened()).match(noteKey(build.base, name)))?.json(),
  }
}

function nameIn(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
