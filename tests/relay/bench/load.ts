import { newId } from '@/lib/durable/ids'
import type { Engine, Parcel } from '@/lib/relay/engine'
import { keysOf } from '@/lib/relay/keys'
import type { TableKeys } from '@/lib/relay/keys'
import { idOf } from '@/lib/relay/piece'
import { newSecret } from '@/lib/relay/secret'
import { BenchRelay } from './relay'
import { BenchPhone, each, handPiece, rounded, share } from './table'

export interface Load {
  readonly tables: number
  readonly phones: number
  /** How long hands are recorded at an even pace, and how often at each table, in seconds. */
  readonly seconds: number
  readonly handEvery: number
}

interface Table {
  readonly gameId: string
  readonly keys: TableKeys
  readonly phones: readonly BenchPhone[]
  readonly written: string[]
}

/** Hands of an hour at a quick table. */
const HANDS_AN_HOUR = 60
/** Tables at which somebody is away for an hour. */
const AWAY = 50
const BURST = 5
/** So many phones come or go at once. */
const AT_ONCE = 64

/** An evening of so many tables at one relay. */
export async function loadOf({ tables: count, phones, seconds, handEvery }: Load) {
  const relay = await BenchRelay.start({ nodes: 1, sync: 'always' })
  const memoryBefore = await relay.memory()
  const watch = new Stopwatch()
  const engine = relay.engine()
  const tables = await Promise.all(Array.from({ length: count }, () => tableOf(engine, phones, watch)))
  const all = tables.flatMap((table) => table.phones)

  const connect = await timed(() => each(all, AT_ONCE, (phone) => phone.come()))
  const memoryTogether = await relay.memory()
  await paced(tables, seconds, handEvery, watch)
  const even = watch.taken()
  const burst = await timed(() => burstOf(tables, watch))
  const bursts = watch.taken()
  const away = await hourAway(tables)
  const back = await allBack(all)

  const disk = relay.disk()
  const memory = await relay.memory()
  const found = await check(relay, tables)
  await each(all, AT_ONCE, (phone) => phone.go())
  await relay.end()
  const entries = tables.reduce((sum, { written }) => sum + written.length, 0)
  return {
    server: relay.server.version,
    tables: count,
    phones: all.length,
    'seconds until all had met': rounded(connect / 1000),
    'entries at an even pace, a second': rounded(count / handEvery),
    'entry to follower p50 ms': rounded(share(even, 0.5)),
    p95: rounded(share(even, 0.95)),
    p99: rounded(share(even, 0.99)),
    'burst: entries a second to every follower': Math.round((count * BURST) / (burst / 1000)),
    'burst p95 ms': rounded(share(bursts, 0.95)),
    'back after an hour p50 ms': rounded(share(away, 0.5)),
    'back after an hour p95 ms': rounded(share(away, 0.95)),
    'seconds until all were back': rounded(back / 1000),
    'memory a table KB': rounded((memory - memoryBefore) / count / 1024),
    'memory a phone KB': rounded((memoryTogether - memoryBefore) / all.length / 1024),
    'disk an entry bytes': Math.round(disk / entries),
    'disk a table of 40 hands KB': rounded((40 * disk) / entries / 1024),
    entries,
    ...found,
  }
}

/** How long entries take from one phone to each of the others. */
class Stopwatch {
  private readonly begun = new Map<string, number>()
  private times: number[] = []
  private expected = 0
  private seen = 0
  private done: (() => void) | null = null

  begin(id: string, followers: number): void {
    this.begun.set(id, performance.now())
    this.expected += followers
  }

  readonly heard = (id: string): void => {
    const begun = this.begun.get(id)
    if (begun === undefined) return
    this.times.push(performance.now() - begun)
    this.seen += 1
    if (this.seen === this.expected) this.done?.()
  }

  /** Every follower has everything. */
  all(): Promise<void> {
    return new Promise((done) => {
      this.done = done
      if (this.seen === this.expected) done()
    })
  }

  taken(): readonly number[] {
    const { times } = this
    this.times = []
    this.begun.clear()
    return times
  }
}

async function tableOf(engine: Engine, phones: number, watch: Stopwatch): Promise<Table> {
  const keys = await keysOf(newSecret())
  return {
    gameId: newId(),
    keys,
    phones: Array.from({ length: phones }, () => new BenchPhone(engine, keys, watch.heard)),
    written: [],
  }
}

function record(table: Table, by: number, watch: Stopwatch | null): void {
  const piece = handPiece(table.gameId, table.written.length + 1)
  const id = idOf(piece)
  watch?.begin(id, table.phones.length - 1)
  table.written.push(id)
  table.phones[by % table.phones.length]?.book.write(piece)
}

/** Every table records a hand as often, each at a moment of its own. */
async function paced(tables: readonly Table[], seconds: number, handEvery: number, watch: Stopwatch): Promise<void> {
  const hands = tables.flatMap((table, index) =>
    Array.from({ length: Math.floor(seconds / handEvery) }, (_, hand) => ({
      table,
      hand,
      at: 1000 * handEvery * (hand + index / tables.length),
    })),
  )
  hands.sort((a, b) => a.at - b.at)
  const begun = performance.now()
  for (const { table, hand, at } of hands) {
    const early = at - (performance.now() - begun)
    if (early > 1) await new Promise((done) => setTimeout(done, early))
    record(table, hand, watch)
  }
  await watch.all()
}

async function burstOf(tables: readonly Table[], watch: Stopwatch): Promise<void> {
  for (let hand = 0; hand < BURST; hand += 1) for (const table of tables) record(table, hand, watch)
  await watch.all()
}

/** One phone of some tables is away while the others play for an hour; how long it takes to have met again. */
async function hourAway(tables: readonly Table[]): Promise<readonly number[]> {
  const some = tables.slice(0, AWAY)
  for (const { phones } of some) await phones.at(-1)?.go()
  for (let hand = 0; hand < HANDS_AN_HOUR; hand += 1) for (const table of some) record(table, 0, null)
  await Promise.all(some.map(({ phones }) => phones[0]?.settled()))
  const times: number[] = []
  for (const { phones } of some) times.push(await timed(async () => phones.at(-1)?.come()))
  return times
}

/** The house lost its network, and has it again: everybody comes back, as quickly as one process can play them all. */
async function allBack(all: readonly BenchPhone[]): Promise<number> {
  await each(all, AT_ONCE, (phone) => phone.go())
  return timed(() => each(all, AT_ONCE, (phone) => phone.come()))
}

/** What was written and is not at the relay, or not on a phone, and what is at the relay twice. */
async function check(relay: BenchRelay, tables: readonly Table[]) {
  let [lost, doubled] = [0, 0]
  await each(tables, 8, async ({ keys, written, phones }) => {
    const ids = (await parcelsOf(relay, keys)).map(({ id }) => id)
    const held = new Set(ids)
    doubled += ids.length - held.size
    lost += written.filter((id) => !held.has(id) || !phones.every(({ book }) => book.has(id))).length
  })
  return { lost, doubled }
}

export async function parcelsOf(relay: BenchRelay, { address, pair }: TableKeys): Promise<readonly Parcel[]> {
  const ears = { pushed: () => undefined, said: () => undefined }
  const joined = await relay.engine().join({ address, pair }, ears)
  if (!joined.ok) throw new Error(`the relay is ${joined.error}`)
  const met = await joined.value.meet()
  await joined.value.leave()
  if (!met.ok) throw new Error(`the relay is ${met.error}`)
  return met.value
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
