import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@/lib/core/ids'
import { keysOf, type TableKeys } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import type { RelayConnection } from '@/lib/together/relay/relay'
import { copyImage, makeDisk, mounted, unmount, whyNoDisk } from '../../crash/support/power'
import { BenchRelay } from './relay'
import { parcelsOf } from './table'

export interface Power {
  /** The interval at which the server syncs its disk: `always`, or its default of two minutes. */
  readonly sync: string
  readonly cuts: number
}

const TABLES = 4
/** The size of a sealed hand, in bytes. */
const BYTES = 540
const ROOM = 40 * 1024 ** 2

/**
 * Cuts the power of a relay. The relay's store is on a file system in a file, which is copied while phones write. The relay is
 * started again on each copy, which must have every acknowledged entry.
 */
export async function powerOf({ sync, cuts }: Power) {
  const folder = mkdtempSync(join(tmpdir(), 'yuss-power-'))
  const why = whyNoDisk(folder)
  if (why !== null) throw new Error(`The power cannot be cut here: ${why}`)
  const disk = makeDisk(folder, 'disk')
  const relay = await BenchRelay.start({ nodes: 1, sync, home: join(disk.folder, 'relay'), room: ROOM })
  const tables = await Promise.all(Array.from({ length: TABLES }, () => keysOf(newSecret())))
  const writers = await Promise.all(tables.map((keys) => writerAt(relay, keys)))
  let [lost, acknowledged, cutsWithALoss] = [0, 0, 0]
  for (let cut = 0; cut < cuts; cut += 1) {
    await new Promise((done) => setTimeout(done, 500 + 1_000 * Math.random()))
    relay.freeze()
    const promised = writers.map(({ known }) => [...known])
    const image = copyImage(disk, folder, 'cut')
    relay.thaw()
    const missing = await missingOn(folder, image, relay, tables, promised)
    acknowledged = promised.flat().length
    // Each cut counts its own losses, because the running relay still has what a copy has lost.
    lost += missing
    if (missing > 0) cutsWithALoss += 1
  }
  await Promise.all(writers.map((writer) => writer.end()))
  await relay.end()
  unmount(disk.folder)
  rmSync(folder, { recursive: true, force: true })
  return { sync, cuts, 'acknowledged before the last cut': acknowledged, 'cuts with a loss': cutsWithALoss, lost }
}

/** Starts a phone that writes without a pause. `known` has the ids of acknowledged entries. */
async function writerAt(relay: BenchRelay, keys: TableKeys) {
  const joined = await relay.engine().join(keys, { pushed: () => undefined, said: () => undefined })
  if (!joined.ok) throw new Error(`expected a connection to the relay, got ${joined.error}`)
  const known = new Set<string>()
  const connection: RelayConnection = joined.value
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      const id = newId()
      if ((await connection.push({ id, bytes: crypto.getRandomValues(new Uint8Array(BYTES)) })) === null) known.add(id)
      // A table writes no faster than this, even with a fast disk.
      await new Promise((done) => setTimeout(done, 5))
    }
  })()
  const end = async () => {
    isOver = true
    await writing
    await connection.leave()
  }
  return { known, end }
}

/** Starts a relay on a copy of the disk. Returns the number of acknowledged entries that it lacks. */
async function missingOn(
  folder: string,
  image: string,
  { keys }: BenchRelay,
  tables: readonly TableKeys[],
  promised: readonly (readonly string[])[],
): Promise<number> {
  const disk = mounted(folder, 'switched-on', image)
  try {
    const home = join(disk.folder, 'relay')
    const again = await BenchRelay.start({ nodes: 1, sync: 'always', home, keys, room: ROOM })
    let missing = 0
    for (const [index, table] of tables.entries()) {
      const there = new Set((await parcelsOf(again.engine(), table)).map(({ id }) => id))
      missing += (promised[index] ?? []).filter((id) => !there.has(id)).length
    }
    await again.end()
    return missing
  } catch (error) {
    // The copy has too little left for the relay to start.
    console.log(`after a cut: ${String(error)}`)
    return promised.flat().length
  } finally {
    unmount(disk.folder)
    rmSync(image, { force: true })
  }
}
