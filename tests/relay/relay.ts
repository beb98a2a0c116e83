import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtAuthenticator, wsconnect, type NatsConnection, type WsSocketFactory } from '@nats-io/nats-core'
import { bytesOf } from '@/lib/core/bytes'
import { makePass } from '@/lib/together/keys/jwt'
import type { TableKeys } from '@/lib/together/keys/keys'
import { natsEngine } from '@/lib/together/relay/nats'
import { freePorts } from '@/scripts/serve/free-ports'
import type { RelayNode } from '@/scripts/together/configuration'
import { ADVICE, findOrFetchServer } from '@/scripts/together/find-server'
import { keysIn, relayFileOf, type RelayKeys } from '@/scripts/together/keys'
import { nodeSocket } from '@/scripts/together/node-socket'
import {
  DEFAULT_LIMITS,
  keepStream,
  makeStream,
  startNode,
  stopNode,
  type RunningNode,
} from '@/scripts/together/server'

/** The time, in milliseconds, that a start may take. The first start on a machine fetches the server. */
export const RELAY_STARTS = 120_000

/** A real relay on this machine, which tests can kill, freeze and wipe. Without a server the tests fail. */
export class TestRelay {
  private running: RunningNode | null = null

  private constructor(
    private readonly server: string,
    readonly keys: RelayKeys,
    private readonly node: RelayNode,
    private readonly room: { readonly perTable: number; readonly bytes: number },
  ) {}

  static async start({ perTable = 5_000, bytes = 128 * 1024 ** 2 } = {}): Promise<TestRelay> {
    const found = findOrFetchServer((line) => console.log(line))
    if (found === null) throw new Error(ADVICE)
    const home = mkdtempSync(join(tmpdir(), 'yuss-relay-'))
    const keys = keysIn(home)
    const [port = 0, clientPort = 0, monitorPort = 0] = await freePorts(3)
    const relay = new TestRelay(
      found.path,
      keys,
      {
        name: 'test',
        home,
        host: '127.0.0.1',
        port,
        clientPort,
        monitorPort,
        cluster: null,
        tls: null,
        limits: { ...DEFAULT_LIMITS, diskBytes: 256 * 1024 ** 2 },
        sync: 'always',
      },
      { perTable, bytes },
    )
    await relay.up()
    return relay
  }

  get port(): number {
    return this.node.port
  }

  get address(): string {
    return `ws://127.0.0.1:${this.node.port}/`
  }

  get monitor(): string {
    return `http://127.0.0.1:${this.node.monitorPort}`
  }

  get file() {
    return relayFileOf(this.keys, this.address)
  }

  get engine() {
    return this.engineOver(nodeSocket)
  }

  /** Returns an engine over other sockets. */
  engineOver(sockets: WsSocketFactory) {
    return natsEngine(this.file, 'http://localhost/', sockets)
  }

  /** Connects with the pass of a table, as a client that can send anything. */
  comeAs({ key, kind, seed }: TableKeys['pair']): Promise<NatsConnection> {
    const pass = makePass(key, this.file.account, kind === 'write' ? this.file.write : this.file.look)
    return wsconnect({
      servers: this.address,
      authenticator: jwtAuthenticator(pass, bytesOf(seed)),
      wsFactory: nodeSocket,
      reconnect: false,
      inboxPrefix: `_I.${key}`,
    })
  }

  async up(): Promise<void> {
    this.running = await startNode(this.server, this.keys, this.node)
    await makeStream(this.address, this.keys, { ...this.room, replicas: 1 })
  }

  /** Checks the stream at intervals, as a running relay does. Returns a function that stops this. */
  keepStream(): () => void {
    return keepStream(this.address, this.keys, { ...this.room, replicas: 1 }, 100, (error) => console.error(error))
  }

  /** Ends the relay without a warning, as a power cut does. */
  async kill(): Promise<void> {
    this.running?.process.kill('SIGKILL')
    await this.running?.ended
    this.running = null
  }

  /** Stops the relay from answering, while its connections stay open. */
  freeze(): void {
    this.running?.process.kill('SIGSTOP')
  }

  thaw(): void {
    this.running?.process.kill('SIGCONT')
  }

  wipe(): void {
    rmSync(join(this.node.home, 'store'), { recursive: true, force: true })
  }

  async end(): Promise<void> {
    if (this.running !== null) await stopNode(this.running)
    rmSync(this.node.home, { recursive: true, force: true })
  }
}
