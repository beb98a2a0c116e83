import { loadavg } from 'node:os'
import { relayFileOf } from '@/scripts/together/keys'
import { rounded, share } from '../phone'
import { Houses } from './houses'
import { BenchRelay } from './relay'

export interface Load {
  readonly tables: number
  readonly phones: number
  /** The duration, and the interval at which each table records a hand, in seconds. */
  readonly seconds: number
  readonly handEvery: number
  /** The number of processes that run the phones. */
  readonly houses: number
}

/** The number of hands that a fast table plays in an hour. */
const HANDS_AN_HOUR = 60
/** The number of tables at which a phone is away for an hour. */
const AWAY = 48
const BURST = 5

/** Measures an evening of many tables at one relay. */
export async function loadOf({ tables, phones, seconds, handEvery, houses: count }: Load) {
  const loadBefore = loadavg()[0] ?? Number.NaN
  const relay = await BenchRelay.start()
  const control = relay.syncedWrite()
  const memoryBefore = await relay.memory()
  const houses = Houses.open(count)
  const at = relayFileOf(relay.keys, relay.address)
  const shareOf = (house: number): number => Math.floor((tables + house) / count)
  await houses.tell((house) => ({ do: 'open', relay: at, tables: shareOf(house), phones }))

  const come = await houses.tell({ do: 'come' })
  const memoryTogether = await relay.memory()
  const busyBefore = relay.busy()
  const even = await houses.tell({ do: 'pace', seconds, handEvery })
  const busy = relay.busy() - busyBefore
  const burst = await houses.tell({ do: 'burst', hands: BURST })
  const away = await houses.tell({ do: 'away', tables: Math.ceil(AWAY / count), hands: HANDS_AN_HOUR })
  await houses.tell({ do: 'go' })
  const back = await houses.tell({ do: 'come' })

  const [disk, memory] = [relay.disk(), await relay.memory()]
  const found = await houses.tell({ do: 'check' })
  await houses.tell({ do: 'go' })
  await houses.close()
  await relay.end()
  const all = tables * phones
  const evenSeconds = even.took / 1000
  return {
    server: relay.server.version,
    tables,
    phones: all,
    'processes of phones': count,
    'load of the machine, before and after': `${loadBefore.toFixed(1)} ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`,
    'control: a synced write p50 ms': rounded(control),
    'control: own delay of the phones p99 ms': rounded(even.ownDelay),
    'seconds until all had synced': rounded(come.took / 1000),
    'entries at an even pace, a second': rounded(tables / handEvery),
    'entry to follower p50 ms': rounded(share(even.times, 0.5)),
    p95: rounded(share(even.times, 0.95)),
    p99: rounded(share(even.times, 0.99)),
    'entries not heard live': even.unheard + burst.unheard,
    'cores of the relay at that pace': rounded(busy / evenSeconds, 2),
    'bytes a second from a phone': rounded((even.sent - come.sent) / evenSeconds / all),
    'bytes a second to a phone': rounded((even.received - come.received) / evenSeconds / all),
    'burst: entries a second to every follower': Math.round((tables * BURST) / (burst.took / 1000)),
    'burst p95 ms': rounded(share(burst.times, 0.95)),
    'back after an hour p50 ms': rounded(share(away.times, 0.5)),
    'back after an hour p95 ms': rounded(share(away.times, 0.95)),
    'seconds until all were back': rounded(back.took / 1000),
    'memory of the relay MB, empty and in the end': `${rounded(memoryBefore / MB)} ${rounded(memory / MB)}`,
    'memory a phone KB': rounded((memoryTogether - memoryBefore) / all / 1024),
    'memory a table KB': rounded((memory - memoryBefore) / tables / 1024),
    'disk an entry bytes': Math.round(disk / found.entries),
    'disk a table of 40 hands KB': rounded((40 * disk) / found.entries / 1024),
    entries: found.entries,
    lost: found.lost,
    doubled: found.doubled,
  }
}

const MB = 1024 ** 2
