import { filesOf, type Build } from './build'
import { checked, type Fetch } from './download'
import { fill } from './fill'
import { keptBy } from './kept'

export interface Store {
  /** Fetches what the phone is to have and lacks; how many bytes are left out, about, as data is to be saved. */
  readonly fill: () => Promise<number>
  /** From now on the phone is to have everything, whatever is to be saved. */
  readonly wantEverything: () => Promise<void>
  /** Fetches files of the build that a page has asked for before the worker could answer. */
  readonly fetchAsked: (paths: readonly string[]) => Promise<void>
  /** Keeps a file that came over the network, if it is what was built. */
  readonly keep: (path: string, response: Response) => Promise<void>
  readonly find: (path: string) => Promise<Response | undefined>
  /** A script or a style of another build, for a tab that still runs it. */
  readonly findOlder: (path: string) => Promise<Response | undefined>
  /** Notes the tabs that were open as this build took over: they may still ask for what they are made of. */
  readonly noteTabs: (tabs: readonly string[]) => Promise<void>
  /** Drops what belongs to other builds, once none of the tabs noted is among those that are `open`. */
  readonly tidy: (open: readonly string[]) => Promise<void>
}

/** The files of `build` on this phone, each held under its own hash and let in only if its content has that hash. */
export function storeOf(build: Build, caches: CacheStorage, fetch: Fetch): Store {
  const kept = keptBy(build, caches)
  const hashFor = (path: string) => build.files[path] ?? ''
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other: what the first has fetched the second need not. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function fillWanted(): Promise<number> {
    const all = spokenIn(build, await kept.noted('language'))
    const isWhole = (await kept.noted('saving')) !== true || (await kept.noted('whole')) === true
    if (isWhole) await kept.note('whole', true)
    const wanted = isWhole ? all : alikeTo(await kept.paths(), all)
    await fill(build, kept, fetch, wanted)
    const hashes = Object.fromEntries(all.map((path) => [path, hashFor(path)]))
    return isWhole ? 0 : weightOf(build, all, await kept.lacks(hashes))
  }

  return {
    fill: () => inTurn(fillWanted),
    wantEverything: () => kept.note('whole', true),
    fetchAsked: (paths) =>
      inTurn(() =>
        fill(
          build,
          kept,
          fetch,
          paths.filter((path) => Object.hasOwn(build.files, path)),
        ),
      ),
    keep: async (path, response) => kept.put(path, hashFor(path), await checked(response, path, hashFor(path))),
    find: (path) => kept.find(path, hashFor(path)),
    findOlder: kept.findAny,
    noteTabs: (tabs) => kept.note('tabs', tabs),
    tidy: async (open) => {
      const noted = await kept.noted('tabs')
      if (Array.isArray(noted) && noted.some((tab) => open.includes(tab))) return
      await kept.dropOthers()
    },
  }
}

/** Every file but the words of the languages that are not spoken on this phone. */
function spokenIn(build: Build, language: unknown): readonly string[] {
  const others = Object.entries(build.languages).flatMap(([tag, files]) => (tag === language ? [] : files))
  return Object.keys(build.files).filter((path) => !others.includes(path))
}

/** About how many bytes are fetched for what is `missing` of `all`. */
function weightOf(build: Build, all: readonly string[], missing: readonly string[]): number {
  const packs = build.packs.map((pack) => {
    const files = filesOf(build, pack)
    const lacking = missing.filter((path) => files.includes(path)).length
    return { files: files.length, lacking, bytes: pack.weight * Math.min(1, lacking / pack.worth) }
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const alone = all.length - sum(packs.map(({ files }) => files))
  const lacking = missing.length - sum(packs.map((pack) => pack.lacking))
  return Math.ceil(sum(packs.map(({ bytes }) => bytes)) + (build.weight * lacking) / alone)
}

/** Those of `all` that are another version of something `held`. The hash in the name of a script is another with each. */
function alikeTo(held: readonly string[], all: readonly string[]): readonly string[] {
  const plain = (path: string) => path.replace(/[0-9a-f]{8,}(?=(-s)?(\.p)?\.\w+$)/, '')
  const known = new Set(held.map(plain))
  return all.filter((path) => known.has(plain(path)))
}
