import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NatsConnection, errors, jwtAuthenticator, wsconnect } from '@nats-io/nats-core'
import { STREAM, streamConfig } from '../../lib/together/relay/jetstream'
import { configurationOf, type RelayNode } from './configuration'
import { masterPass, type RelayKeys } from './keys'
import { nodeSocket } from './node-socket'

export const PER_TABLE = 5_000
/** Returns the bytes of a relay's disk that tables can use. The server's own files need the rest. */
export const roomOf = (diskBytes: number): number => Math.floor(diskBytes * 0.9)
export const DEFAULT_LIMITS = { diskBytes: 4 * 1024 ** 3, connections: 20_000 } as const

/** A running node. */
export interface RunningNode {
  readonly process: ChildProcess
  readonly address: string
  /** Settles when the process has ended for any reason. */
  readonly ended: Promise<unknown>
}

/** Starts a node and waits until it answers. It logs to `relay.log` in its folder. */
export async function startNode(server: string, keys: RelayKeys, node: RelayNode): Promise<RunningNode> {
  mkdirSync(node.home, { recursive: true, mode: 0o700 })
  const file = join(node.home, 'nats.conf')
  writeFileSync(file, configurationOf(keys, node), { mode: 0o600 })
  const log = join(node.home, 'relay.log')
  const child = spawn(server, ['--config', file, '--log', log, '--log_size_limit', String(16 * 1024 * 1024)], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const running = { process: child, address: `${node.tls === null ? 'ws' : 'wss'}://127.0.0.1:${node.port}/`, ended }
  try {
    await Promise.race([
      answering(node),
      ended.then(() => Promise.reject(new Error(`nats-server ended immediately; its log says why: ${log}`))),
    ])
  } catch (error) {
    child.kill('SIGKILL')
    await ended
    throw error
  }
  return running
}

/** Asks the node until it is up. It has no other way to tell. */
async function answering(node: RelayNode): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    // A node of a cluster without a leader is up but unhealthy. `makeStream` waits for the leader.
    const path = node.cluster === null ? 'healthz' : 'varz'
    const answer = await fetch(`http://127.0.0.1:${node.monitorPort}/${path}`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`nats-server does not answer; its log may say why: ${join(node.home, 'relay.log')}`)
}

/** Connects as the relay's operator, to the account with the stream or to that of the devices. */
export function masterOf(
  address: string,
  keys: RelayKeys,
  where: Parameters<typeof masterPass>[1] = 'account',
): Promise<NatsConnection> {
  const { jwt, seed } = masterPass(keys, where)
  return wsconnect({
    servers: address,
    authenticator: jwtAuthenticator(jwt, seed),
    wsFactory: nodeSocket,
    reconnect: false,
  })
}

/** Makes the stream, or updates an existing one to the configuration of this version. */
export async function makeStream(
  address: string,
  keys: RelayKeys,
  most: { readonly bytes: number; readonly perTable: number; readonly replicas: number },
): Promise<void> {
  const master = await masterOf(address, keys)
  try {
    const body = JSON.stringify(streamConfig(most))
    // A cluster answers once it has chosen a leader.
    for (let tries = 0; ; tries += 1) {
      // The update comes first, because the server checks the room for a new stream before it sees that the stream exists.
      const there = await asked(master, `$JS.API.STREAM.UPDATE.${STREAM}`, body)
      const isNew = there?.error?.err_code === NOT_FOUND
      const answer = isNew ? await asked(master, `$JS.API.STREAM.CREATE.${STREAM}`, body) : there
      if (answer !== null && answer.error === undefined) return
      if (tries === 60) throw new Error(`expected the relay to make the stream, got ${JSON.stringify(answer)}`)
      await new Promise((done) => setTimeout(done, 500))
    }
  } finally {
    await master.close()
  }
}

/**
 * Makes or updates the stream every `every` milliseconds, so that a lost stream is there again and the devices can fill it.
 * Returns a function that stops this.
 */
export function keepStream(
  ...[address, keys, most, every, failed]: [
    ...Parameters<typeof makeStream>,
    every: number,
    failed: (error: unknown) => void,
  ]
): () => void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await makeStream(address, keys, most).catch(failed)
    isBusy = false
  }
  const timer = setInterval(() => void look(), every)
  return () => clearInterval(timer)
}

const NOT_FOUND = 10059
/** The number of tables in one reply. */
const PAGE = 100_000

/** Returns the number of messages at each table, by its subject. */
export async function tablesAt(master: NatsConnection): Promise<ReadonlyMap<string, number>> {
  const tables = new Map<string, number>()
  for (let offset = 0; ; offset += PAGE) {
    const body = JSON.stringify({ subjects_filter: '>', offset })
    const answer = await master.request(`$JS.API.STREAM.INFO.${STREAM}`, body, { timeout: 30_000 })
    const { state } = answer.json<{ state: { subjects?: Record<string, number> } }>()
    const page = Object.entries(state.subjects ?? {})
    for (const [subject, count] of page) tables.set(subject, count)
    if (page.length < PAGE) return tables
  }
}

/** Deletes all messages of a table. Devices that are there keep their copies. */
export async function forgetTable(master: NatsConnection, subject: string): Promise<void> {
  const body = JSON.stringify({ filter: subject })
  const answer = await master.request(`$JS.API.STREAM.PURGE.${STREAM}`, body, { timeout: 30_000 })
  const { success } = answer.json<{ success?: boolean }>()
  if (success !== true) throw new Error(`expected the relay to delete ${subject}, got ${answer.string()}`)
}

interface Answer {
  readonly error?: { readonly err_code: number; readonly description: string }
}

async function asked(master: NatsConnection, subject: string, body: string): Promise<Answer | null> {
  try {
    return (await master.request(subject, body, { timeout: 5_000 })).json<Answer>()
  } catch (error) {
    if (error instanceof errors.TimeoutError || error instanceof errors.NoRespondersError) return null
    throw error
  }
}

/** Ends a node as an operator would, and waits for its end. */
export async function stopNode({ process: child, ended }: RunningNode): Promise<void> {
  child.kill('SIGTERM')
  await ended
}
