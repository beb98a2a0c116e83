import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NatsConnection, WsSocketFactory } from '@nats-io/nats-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { newId } from '@/lib/core/ids'
import { keysOf } from '@/lib/together/keys/keys'
import { LARGEST_SEALED } from '@/lib/together/keys/seal'
import { newSecret } from '@/lib/together/keys/secret'
import { endRequest, replayRequest } from '@/lib/together/relay/jetstream'
import { natsEngine } from '@/lib/together/relay/nats'
import { forgetTable, masterOf, tablesAt } from '@/scripts/together/server'
import { RELAY_STARTS, TestRelay } from './relay'

// Tests an attacker who wants to fill a relay: the bounds of NATS, the bounds of the server in front of it, and how an operator
// cleans up.

const SERVE = join(import.meta.dirname, '../../scripts/serve/serve.mjs')
const folder = mkdtempSync(join(tmpdir(), 'yuss-flood-'))
/** The most phones behind one address. */
const PHONES = 2
let relay: TestRelay
let master: NatsConnection
let app: ChildProcess
let port: string

beforeAll(async () => {
  relay = await TestRelay.start()
  master = await masterOf(relay.address, relay.keys)
  const file = join(folder, 'relay.json')
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'out/index.html'), '')
  writeFileSync(file, JSON.stringify(relay.file))
  const words = [join(folder, 'out'), `--relay=127.0.0.1:1,127.0.0.1:${relay.port}`, `--relay-file=${file}`]
  app = spawn(process.execPath, [SERVE, ...words, `--phones=${PHONES}`, '--behind-proxy'], {
    env: { ...process.env, PORT: '43310' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((done) => app.stdout?.once('data', (text: Buffer) => done(text.toString())))
  port = /localhost:(\d+)/.exec(said)?.[1] ?? ''
}, RELAY_STARTS)
afterAll(async () => {
  app.kill()
  await master.close()
  await relay.end()
  rmSync(folder, { recursive: true, force: true })
})

const opened: WebSocket[] = []

/**
 * Returns an engine through the app's server, for a client at this address. The header begins with an address that the client
 * made up.
 */
function cameFrom(address: string) {
  const sockets: WsSocketFactory = (url) => {
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': `203.0.113.99, ${address}` } })
    opened.push(socket)
    return Promise.resolve({ socket: socket as unknown as globalThis.WebSocket, encrypted: false })
  }
  return natsEngine({ ...relay.file, at: `ws://127.0.0.1:${port}/relay` }, 'http://localhost/', sockets)
}

async function lineOf(engine: ReturnType<typeof cameFrom>) {
  const keys = await keysOf(newSecret())
  const joined = await engine.join(keys, { pushed: () => undefined, said: () => undefined })
  return joined.ok ? { connection: joined.value, subject: `y.${keys.address.reader}.${keys.address.writer}.log` } : null
}

const envelope = () => ({ id: newId(), bytes: new Uint8Array(LARGEST_SEALED) })
const stored = async () => [...(await tablesAt(master)).values()].reduce((sum, count) => sum + count, 0)

describe('a flood through the server of the app', () => {
  it('a stranger fills no more room than a few phones would, and another house plays on', async () => {
    const begun = Date.now()
    const stranger = await lineOf(cameFrom('192.0.2.7'))
    if (stranger === null) throw new Error('expected the first connection to be accepted')
    // 100,000 bytes more than two phones may send at once.
    const wanted = Math.ceil((PHONES * 40_000 + 100_000) / LARGEST_SEALED)
    const answers = Array.from({ length: wanted }, () => stranger.connection.push(envelope()))
    const first = await Promise.race(answers)
    expect(first).toBeNull()
    const neighbour = await lineOf(cameFrom('192.0.2.8'))
    expect(await neighbour?.connection.push(envelope())).toBeNull()
    const problems = await Promise.all(answers)
    const seconds = (Date.now() - begun) / 1000
    const most = (PHONES * (40_000 + 50 * seconds)) / LARGEST_SEALED
    const held = problems.filter((problem) => problem === null).length
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(most)
    expect(await stored()).toBeLessThanOrEqual(most + 1)
    // The attacker cannot connect again with other keys.
    opened[0]?.terminate()
    expect(await lineOf(cameFrom('192.0.2.7'))).toBeNull()
    await neighbour?.connection.leave()
  })

  it('a house brings a limited number of phones, no matter which address they claim', async () => {
    const connections = [await lineOf(cameFrom('192.0.2.20')), await lineOf(cameFrom('192.0.2.20'))]
    expect(connections.every((connection) => connection !== null)).toBe(true)
    expect(await lineOf(cameFrom('203.0.113.99, 192.0.2.20'))).toBeNull()
    for (const connection of connections) await connection?.connection.leave()
  })
})

it('a replay ends by itself, even if the receiver wants it to stay', async () => {
  const { address, pair } = await keysOf(newSecret())
  const { body } = replayRequest(address, 'stays', `_I.${pair.key}.all`)
  const { config, ...rest } = JSON.parse(body)
  const asked = [
    { ...config, inactive_threshold: undefined },
    { ...config, inactive_threshold: undefined, durable_name: 'stays', mem_storage: false },
    { ...config, inactive_threshold: 365 * 24 * 3_600 * 1e9 },
    { ...config, inactive_threshold: 365 * 24 * 3_600 * 1e9, durable_name: 'stays' },
  ]
  for (const wanted of asked) {
    const connection = await relay.comeAs(pair)
    const { subject } = replayRequest(address, 'stays', `_I.${pair.key}.all`)
    const answer = await connection.request(subject, JSON.stringify({ ...rest, config: wanted }), { timeout: 4_000 })
    const made = answer.json<{ config?: { inactive_threshold?: number }; error?: unknown }>()
    const lives = made.config?.inactive_threshold ?? Infinity
    expect(made.error !== undefined || lives <= 30e9, answer.string()).toBe(true)
    await connection.request(endRequest('stays').subject, '')
    await connection.close()
  }
})

it('the keeper sees the tables by size and deletes one without touching others', async () => {
  const engine = relay.engine
  const [stranger, neighbour] = [await lineOf(engine), await lineOf(engine)]
  if (stranger === null || neighbour === null) throw new Error('expected both connections to be accepted')
  for (let count = 0; count < 30; count += 1) expect(await stranger.connection.push(envelope())).toBeNull()
  expect(await neighbour.connection.push(envelope())).toBeNull()
  const before = await tablesAt(master)
  expect([before.get(stranger.subject), before.get(neighbour.subject)]).toEqual([30, 1])
  await forgetTable(master, stranger.subject)
  const after = await tablesAt(master)
  expect([after.get(stranger.subject), after.get(neighbour.subject)]).toEqual([undefined, 1])
  for (const { connection } of [stranger, neighbour]) await connection.leave()
})

it(
  'a full relay says so, keeps its data, and has room once the keeper deletes',
  async () => {
    const small = await TestRelay.start({ bytes: 64 * 1024 })
    const keeper = await masterOf(small.address, small.keys)
    const mine = await lineOf(small.engine)
    expect(await mine?.connection.push(envelope())).toBeNull()
    const theirs: string[] = []
    let problem = null
    while (problem === null) {
      const stranger = await lineOf(small.engine)
      if (stranger === null) throw new Error('expected the connection to be accepted')
      theirs.push(stranger.subject)
      problem = await stranger.connection.push(envelope())
      await stranger.connection.leave()
    }
    expect(problem).toBe('full')
    expect(await mine?.connection.push(envelope())).toBe('full')
    const synced = await mine?.connection.sync()
    expect(synced?.ok === true && synced.value.length).toBe(1)
    for (const subject of theirs.slice(0, -1)) await forgetTable(keeper, subject)
    expect(await mine?.connection.push(envelope())).toBeNull()
    await mine?.connection.leave()
    await keeper.close()
    await small.end()
  },
  RELAY_STARTS,
)
