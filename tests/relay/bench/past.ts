import { headers } from '@nats-io/nats-core'
import { bytesOf } from '@/lib/core/bytes'
import { newId } from '@/lib/core/ids'
import { userKey } from '@/lib/together/keys/nkey'
import { endRequest, logSubject, replayRequest } from '@/lib/together/relay/jetstream'
import { masterOf } from '@/scripts/together/server'
import { BenchRelay } from './relay'
import { each, rounded } from './table'

export interface Past {
  /** The number of tables from past evenings, without phones. */
  readonly tables: number
  readonly entries: number
}

/** The size of a sealed hand, in bytes. */
const BYTES = 540
const MEASURED_REPLAYS = 2_000
const AT_ONCE = 256

/**
 * Measures tables that are no longer in use: their cost, the time to start a relay that has them, and the replays that it serves
 * a second.
 */
export async function pastOf({ tables: count, entries }: Past) {
  // The relay is filled with the server's faster default of syncing. The measurements come afterwards.
  const relay = await BenchRelay.start({ nodes: 1, sync: '2m' })
  const empty = await relay.memory()
  const tables = Array.from({ length: count }, () => ({ reader: randomKey(), writer: randomKey() }))
  const sealed = crypto.getRandomValues(new Uint8Array(BYTES))
  const filler = await masterOf(relay.addressOf(0), relay.keys)
  await each(tables, AT_ONCE, async (table) => {
    for (let entry = 0; entry < entries; entry += 1) {
      const named = headers()
      named.set('Nats-Msg-Id', `${newId()}.${table.writer}`)
      await filler.request(logSubject(table), sealed, { headers: named, timeout: 60_000 })
    }
  })
  await filler.close()
  const full = await relay.memory()
  const disk = relay.disk()
  await relay.down(0)
  const begun = performance.now()
  await relay.up(0)
  const started = performance.now() - begun
  const memory = await relay.memory()
  const meetings = await replaysASecond(relay, tables.slice(0, MEASURED_REPLAYS))
  const { version } = relay.server
  await relay.end()
  return {
    server: version,
    tables: count,
    'entries a table': entries,
    'memory a table, just filled, bytes': Math.round((full - empty) / count),
    'memory a table, after a start, bytes': Math.round((memory - empty) / count),
    'disk an entry bytes': Math.round(disk / count / entries),
    'seconds to start': rounded(started / 1000, 2),
    'meetings a second': Math.round(meetings),
  }
}

const randomKey = (): string => userKey(crypto.getRandomValues(new Uint8Array(32)))

/** Returns the number of replays that are started and ended in a second. */
async function replaysASecond(
  relay: BenchRelay,
  tables: readonly { reader: string; writer: string }[],
): Promise<number> {
  const master = await masterOf(relay.addressOf(0), relay.keys, 'phones')
  const begun = performance.now()
  await each(tables, AT_ONCE, async (table) => {
    const name = newId()
    const { subject, body } = replayRequest(table, name, `_I.${name}`)
    await master.request(subject, bytesOf(body), { timeout: 60_000 })
    await master.request(endRequest(name).subject, '', { timeout: 60_000 })
  })
  const seconds = (performance.now() - begun) / 1000
  await master.close()
  return tables.length / seconds
}
