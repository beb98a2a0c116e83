import { addressOf, filesOf, hashOf, type Build, type Pack } from './build'
import { download, OtherContent, type Fetch } from './download'
import type { Kept } from './kept'
import { eachOf } from './lanes'
import { unfold } from './unfold'

/** What is fetched at a time. Browsers open six lines to a host: the others are the page's. */
const LINES = 2
/** What is written at a time. */
const HANDS = 6

/**
 * Fetches those of the `wanted` files that the phone lacks. Each is kept as soon as its content has proved to be the one
 * that was built: after a failure the next call goes on from there.
 */
export async function fill(build: Build, kept: Kept, fetch: Fetch, wanted: readonly string[]): Promise<void> {
  const hashes = Object.fromEntries(wanted.map((path) => [path, build.files[path] ?? '']))
  const fetched = async (path: string) => {
    const hash = hashes[path] ?? ''
    await kept.put(path, hash, await download(fetch, addressOf(build, path), path, hash))
  }
  const missing = await kept.lacks(hashes)
  const groups = build.packs.map((pack) => ({ pack, files: filesOf(build, pack) }))
  const packed = new Set(groups.flatMap(({ files }) => files))
  await eachOf(
    missing.filter((path) => !packed.has(path)),
    LINES,
    fetched,
  )
  for (const { pack, files } of groups) {
    const lacking = new Set(missing.filter((path) => files.includes(path)))
    if (lacking.size >= pack.worth) await unpack(build, kept, fetch, pack, lacking)
    await eachOf([...lacking], LINES, fetched)
  }
}

/** Takes what is `lacking` out of the pack. A pack that cannot be had leaves it all to be fetched file by file. */
async function unpack(build: Build, kept: Kept, fetch: Fetch, pack: Pack, lacking: Set<string>): Promise<void> {
  const inflate = inflater()
  if (inflate === undefined) return
  const { pieces } = pack
  try {
    await eachOf(await kept.lacks(pieces), LINES, async (path) => {
      const hash = pieces[path] ?? ''
      await kept.put(path, hash, await download(fetch, addressOf(build, path), path, hash))
    })
  } catch (error) {
    if (error instanceof OtherContent) return
    throw error
  }
  const parts = await Promise.all(Object.entries(pieces).map(([path, hash]) => kept.find(path, hash)))
  const blobs = await Promise.all(parts.map(async (part) => (await part?.blob()) ?? new Blob()))
  const folded = await new Response(new Blob(blobs).stream().pipeThrough(inflate)).arrayBuffer()
  const contents = unfold(new Uint8Array(folded))
  await eachOf([...filesOf(build, pack).entries()], HANDS, async ([at, path]) => {
    const hash = build.files[path] ?? ''
    const content = contents[at]
    if (content === undefined || !lacking.has(path) || (await hashOf(content)) !== hash) return
    await kept.put(path, hash, content)
    lacking.delete(path)
  })
  await kept.drop(pieces)
}

/** Undefined in a browser that cannot inflate. */
function inflater(): DecompressionStream | undefined {
  try {
    return new DecompressionStream('deflate-raw')
  } catch {
    return undefined
  }
}
