import { newId } from '@/lib/core/ids'
import { keysOf } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import { logSubject } from '@/lib/together/relay/jetstream'
import type { Engine } from '@/lib/together/relay/relay'
import { pieceId } from '@/lib/together/table/piece'
import { masterOf, tablesAt } from '@/scripts/together/server'
import { BenchRelay } from './relay'
import { BenchPhone, each, handPiece, parcelsOf, rounded } from './table'

export interface Cluster {
  readonly tables: number
  /** The interval, in seconds, at which each phone records a hand. */
  readonly handEvery: number
}

const NODES = 3
const CALM = 6_000
const DOWN = 3_000

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Measures three nodes while two phones write at each table: the leader dies, then a follower, then all nodes. */
export async function clusterOf({ tables: count, handEvery }: Cluster) {
  const relay = await BenchRelay.start({ nodes: NODES, sync: 'always' })
  const answers = new Answers()
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const keys = await keysOf(newSecret())
      const phones = [0, 1].map((phone) => new BenchPhone(answers.of(relay.engine(index + phone)), keys))
      return { keys, gameId: newId(), phones, written: [] as string[] }
    }),
  )
  const all = tables.flatMap(({ phones }) => phones)
  await each(all, 16, (phone) => phone.come())
  const writing = setInterval(
    () => {
      const index = Math.floor(Math.random() * all.length)
      const table = tables[Math.floor(index / 2)]
      if (table === undefined) return
      const piece = handPiece(table.gameId, table.written.length + 1)
      table.written.push(pieceId(piece))
      table.phones[index % 2]?.store.write(piece)
    },
    (1000 * handEvery) / all.length,
  )
  await wait(CALM)
  const blocked: Record<string, number> = {}
  for (const which of ['leader', 'follower', 'all'] as const) {
    const victims = await victimsOf(relay, which)
    const from = performance.now()
    await Promise.all(victims.map((victim) => relay.kill(victim)))
    await wait(DOWN)
    await Promise.all(victims.map((victim) => relay.up(victim)))
    await answers.after(performance.now())
    await wait(CALM)
    blocked[`seconds without an answer, ${which} killed`] = rounded(answers.longestPause(from) / 1000)
  }
  clearInterval(writing)
  const begun = performance.now()
  await Promise.all(all.map((phone) => phone.settled()))
  // Phones that missed a last entry receive it at the next sync.
  await each(all, 16, async (phone) => {
    await phone.go()
    await phone.come()
  })
  const settled = performance.now() - begun
  const counted = await countsOf(relay)
  let [lost, doubled, entries, late] = [0, 0, 0, 0]
  for (const { keys, written, phones } of tables) {
    const ids = (await parcelsOf(relay.engine(), keys)).map(({ id }) => id)
    const held = new Set(ids)
    entries += written.length
    doubled += ids.length - held.size
    const there = counted.get(logSubject(keys.address)) ?? 0
    lost += written.filter((id) => !held.has(id) || !phones.every(({ store }) => store.has(id))).length
    late += there - ids.length
  }
  await Promise.all(all.map((phone) => phone.go()))
  const { version } = relay.server
  await relay.end()
  return {
    server: version,
    nodes: NODES,
    tables: count,
    phones: all.length,
    entries,
    ...blocked,
    'seconds until all were even': rounded(settled / 1000),
    lost,
    late,
    doubled,
  }
}

async function countsOf(relay: BenchRelay): Promise<ReadonlyMap<string, number>> {
  const master = await masterOf(relay.addressOf(0), relay.keys)
  const counts = await tablesAt(master)
  await master.close()
  return counts
}

async function victimsOf(relay: BenchRelay, which: 'leader' | 'follower' | 'all'): Promise<readonly number[]> {
  const leader = await relay.leader()
  if (leader === -1) throw new Error('expected a leader of the stream')
  if (which === 'leader') return [leader]
  if (which === 'follower') return [(leader + 1) % NODES]
  return [0, 1, 2]
}

/** The times at which the relay acknowledged a message of any phone. */
class Answers {
  private readonly times: number[] = []
  private waiting: (() => void) | null = null

  of(engine: Engine): Engine {
    return {
      join: async (credentials, listener) => {
        const joined = await engine.join(credentials, listener)
        if (!joined.ok) return joined
        const connection = joined.value
        return {
          ok: true,
          value: {
            ...connection,
            push: async (envelope) => {
              const problem = await connection.push(envelope)
              if (problem === null) this.note()
              return problem
            },
          },
        }
      },
    }
  }

  /** Resolves at the first acknowledgement after this moment, in milliseconds. */
  async after(moment: number): Promise<void> {
    while ((this.times.at(-1) ?? 0) < moment) await new Promise<void>((done) => (this.waiting = done))
  }

  longestPause(from: number): number {
    const times = [from, ...this.times.filter((time) => time > from)]
    return Math.max(...times.map((time, index) => time - (times[index - 1] ?? from)))
  }

  private note(): void {
    this.times.push(performance.now())
    this.waiting?.()
  }
}
