// A process of the benchmark that runs the phones of some tables. With all phones in one process, the figures would measure that
// process. It carries out the orders of `houses.ts`, one after the other.
import { createPrivateKey, sign } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { nkeys, type WsSocketFactory } from '@nats-io/nats-core'
import { newId } from '@/lib/core/ids'
import { keysOf, type TableKeys } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import { natsEngine, type SignIn } from '@/lib/together/relay/nats'
import type { Engine } from '@/lib/together/relay/relay'
import { pieceId } from '@/lib/together/table/piece'
import { nodeSocket } from '@/scripts/together/node-socket'
import { BenchPhone, each, handPiece, parcelsOf } from '../phone'
import type { Answer, Order } from './orders'
import { Stopwatch } from './stopwatch'

interface Table {
  readonly gameId: string
  readonly keys: TableKeys
  readonly phones: readonly BenchPhone[]
  readonly written: string[]
}

/** The number of phones that come or go in parallel. The people in a house do not all come through the door at once. */
const AT_ONCE = 16

const watch = new Stopwatch()
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
let tables: readonly Table[] = []
let engine: Engine | null = null

/** The bytes on all closed connections, and the open connections. */
const wire = { sent: 0, received: 0, open: new Set<Wire>() }

interface Wire {
  readonly bytesRead: number
  readonly bytesWritten: number
}

const countedSocket: WsSocketFactory = async (address, options) => {
  const made = await nodeSocket(address, options)
  made.socket.addEventListener('open', () => {
    // The library keeps the TCP connection in this field.
    const { _socket: below } = made.socket as unknown as { readonly _socket: Wire }
    wire.open.add(below)
    made.socket.addEventListener('close', () => {
      wire.open.delete(below)
      wire.sent += below.bytesWritten
      wire.received += below.bytesRead
    })
  })
  return made
}

/** The bytes before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const signers = new Map<string, ReturnType<SignIn>>()

/** Signs as the client does, but a hundred times as fast. Real phones have a processor each; those of the benchmark share two. */
const quickSignIn: SignIn = (jwt, seed) => {
  const known = signers.get(jwt)
  if (known !== undefined) return known
  // The library has this method, but its types do not.
  const pair = nkeys.fromSeed(seed) as ReturnType<typeof nkeys.fromSeed> & { getRawSeed: () => Uint8Array }
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, pair.getRawSeed()]), format: 'der', type: 'pkcs8' })
  const nkey = pair.getPublicKey()
  const signer: ReturnType<SignIn> = (nonce) => {
    const sig = sign(null, Buffer.from(nonce ?? ''), key).toString('base64url')
    return { jwt, nkey, sig }
  }
  signers.set(jwt, signer)
  return signer
}

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.({ ...NOTHING, ...answer, ...protocol(), ownDelay: ownDelay() }))
})

const NOTHING: Answer = {
  times: [],
  unheard: 0,
  entries: 0,
  lost: 0,
  doubled: 0,
  sent: 0,
  received: 0,
  ownDelay: 0,
}

async function obey(order: Order): Promise<Partial<Answer>> {
  switch (order.do) {
    case 'open':
      await open(order)
      return {}
    case 'come':
      await each(everybody(), AT_ONCE, (phone) => phone.come())
      return {}
    case 'pace':
      await paced(order)
      return heard()
    case 'burst':
      for (let hand = 0; hand < order.hands; hand += 1) for (const table of tables) record(table, hand)
      return heard()
    case 'away':
      return { times: await away(order) }
    case 'go':
      await each(everybody(), AT_ONCE, (phone) => phone.go())
      return {}
    case 'check':
      return check()
  }
}

async function open({ relay, tables: count, phones }: Order & { readonly do: 'open' }): Promise<void> {
  engine = natsEngine(relay, 'http://localhost/', countedSocket, quickSignIn)
  const made = Array.from({ length: count }, () => tableOf(theEngine(), phones))
  tables = await Promise.all(made)
}

async function tableOf(of: Engine, phones: number): Promise<Table> {
  const keys = await keysOf(newSecret())
  const made = Array.from({ length: phones }, () => new BenchPhone(of, keys, watch.heard))
  return { gameId: newId(), keys, phones: made, written: [] }
}

function record(table: Table, by: number): void {
  const id = write(table, by)
  watch.begin(id, table.phones.length - 1)
}

function write(table: Table, by: number): string {
  const piece = handPiece(table.gameId, table.written.length + 1)
  const id = pieceId(piece)
  table.written.push(id)
  table.phones[by % table.phones.length]?.store.write(piece)
  return id
}

/** Records hands at the same rate at every table, each table at a different moment. */
async function paced({ seconds, handEvery }: Order & { readonly do: 'pace' }): Promise<void> {
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
    record(table, hand)
  }
}

async function heard(): Promise<Partial<Answer>> {
  const unheard = await watch.all()
  return { times: watch.taken(), unheard }
}

/**
 * Keeps one phone of some tables away while the others play for an hour. Returns the times, in milliseconds, until it has synced.
 */
async function away({ tables: count, hands }: Order & { readonly do: 'away' }): Promise<readonly number[]> {
  const some = tables.slice(0, count)
  for (const { phones } of some) await phones.at(-1)?.go()
  for (let hand = 0; hand < hands; hand += 1) for (const table of some) write(table, 0)
  await Promise.all(some.map(({ phones }) => phones[0]?.settled()))
  const times: number[] = []
  for (const { phones } of some) {
    const begun = performance.now()
    await phones.at(-1)?.come()
    times.push(performance.now() - begun)
  }
  return times
}

/** Counts the entries that are missing at the relay or on a phone, and those that the relay stored twice. */
async function check(): Promise<Partial<Answer>> {
  let [entries, lost, doubled] = [0, 0, 0]
  await each(tables, AT_ONCE, async ({ keys, written, phones }) => {
    const ids = (await parcelsOf(theEngine(), keys)).map(({ id }) => id)
    const held = new Set(ids)
    entries += written.length
    doubled += ids.length - held.size
    lost += written.filter((id) => !held.has(id) || !phones.every(({ store }) => store.has(id))).length
  })
  return { entries, lost, doubled }
}

const everybody = (): readonly BenchPhone[] => tables.flatMap(({ phones }) => phones)

function theEngine(): Engine {
  if (engine === null) throw new Error('expected an open order first')
  return engine
}

function protocol() {
  const open = [...wire.open]
  return {
    sent: open.reduce((sum, { bytesWritten }) => sum + bytesWritten, wire.sent),
    received: open.reduce((sum, { bytesRead }) => sum + bytesRead, wire.received),
  }
}

/** Returns the 99th percentile of this process's own delay since the last order, in milliseconds. */
function ownDelay(): number {
  const delay = delays.percentile(99) / 1e6
  delays.reset()
  return delay
}
