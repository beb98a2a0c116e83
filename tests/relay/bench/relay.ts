import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WsSocketFactory } from '@nats-io/nats-core'
import { natsEngine } from '@/lib/together/relay/nats'
import type { Engine } from '@/lib/together/relay/relay'
import type { RelayNode } from '@/scripts/together/configuration'
import { ADVICE, findOrFetchServer, type FoundServer } from '@/scripts/together/find-server'
import { keysIn, relayFileOf, routesOf, type RelayKeys } from '@/scripts/together/keys'
import { nodeSocket } from '@/scripts/together/node-socket'
import {
  DEFAULT_LIMITS,
  freePorts,
  makeStream,
  PER_TABLE,
  startNode,
  stopNode,
  type RunningNode,
} from '@/scripts/together/server'
import { share } from './table'

/** Of the system's clock, a second (`getconf CLK_TCK`). */
const TICKS = 100
const CONTROL = new Uint8Array(800)

export interface BenchOptions {
  readonly nodes: number
  /** `always`, or what the server does by itself. */
  readonly sync: string
  /** The folder of the store; left out, a folder of its own. */
  readonly home?: string
  /** Keys of another relay, to start it again from what is left of it. */
  readonly keys?: RelayKeys
  /** The most that a node keeps, in bytes. */
  readonly room?: number
}

/** One node or several on this machine, with a stream that each of them keeps. */
export class BenchRelay {
  readonly running: (RunningNode | null)[] = []

  private constructor(
    readonly server: FoundServer,
    readonly keys: RelayKeys,
    readonly nodes: readonly RelayNode[],
    private readonly home: string,
  ) {}

  static async start(options: BenchOptions): Promise<BenchRelay> {
    const { nodes, sync, home = mkdtempSync(join(tmpdir(), 'yuss-bench-')), room = 1024 ** 3 } = options
    const server = findOrFetchServer((line) => console.log(line))
    if (server === null) throw new Error(ADVICE)
    const keys = options.keys ?? keysIn(home)
    const ports = await freePorts(4 * nodes)
    const routes = routesOf(
      keys,
      ports.slice(3 * nodes).map((port) => `127.0.0.1:${port}`),
    )
    const made = Array.from({ length: nodes }, (_, index): RelayNode => {
      const [port = 0, clientPort = 0, monitorPort = 0] = ports.slice(3 * index)
      const cluster = nodes === 1 ? null : { port: ports[3 * nodes + index] ?? 0, routes }
      const own = { port, clientPort, monitorPort, cluster }
      return {
        name: `node-${index + 1}`,
        home: join(home, `node-${index + 1}`),
        host: '127.0.0.1',
        tls: null,
        limits: { ...DEFAULT_LIMITS, diskBytes: room },
        sync,
        ...own,
      }
    })
    const relay = new BenchRelay(server, keys, made, home)
    await Promise.all(made.map((_, index) => relay.up(index)))
    await makeStream(relay.addressOf(0), keys, {
      bytes: Math.floor(room * 0.8),
      perTable: PER_TABLE,
      replicas: nodes,
    })
    return relay
  }

  addressOf(index: number): string {
    return `ws://127.0.0.1:${this.nodes[index]?.port}/`
  }

  /** A phone's way to the first node, over sockets of its own. */
  engineOver(sockets: WsSocketFactory): Engine {
    return natsEngine(relayFileOf(this.keys, this.addressOf(0)), 'http://localhost/', sockets)
  }

  /** The engine over one node, or over all: the next one where one does not answer, as a balancer before them does. */
  engine(first = 0): Engine {
    const engines = this.nodes.map((_, index) =>
      natsEngine(relayFileOf(this.keys, this.addressOf(index)), 'http://localhost/', nodeSocket),
    )
    let turn = first
    return {
      join: async (credentials, listener) => {
        const engine = engines[turn % engines.length]
        if (engine === undefined) throw new Error('a relay has a node')
        const joined = await engine.join(credentials, listener)
        if (!joined.ok) turn += 1
        return joined
      },
    }
  }

  async up(index: number): Promise<void> {
    const node = this.nodes[index]
    if (node !== undefined) this.running[index] = await startNode(this.server.path, this.keys, node)
  }

  /** As its keeper stops it. */
  async down(index: number): Promise<void> {
    const node = this.running[index] ?? null
    this.running[index] = null
    if (node !== null) await stopNode(node)
  }

  /** Without a word, as the power goes. */
  async kill(index: number): Promise<void> {
    const node = this.running[index] ?? null
    this.running[index] = null
    node?.process.kill('SIGKILL')
    await node?.ended
  }

  /** Nothing goes on, as in the moment in which the power goes. */
  freeze(): void {
    for (const node of this.running) node?.process.kill('SIGSTOP')
  }

  thaw(): void {
    for (const node of this.running) node?.process.kill('SIGCONT')
  }

  /** Which node leads the stream; -1 while none does. */
  async leader(): Promise<number> {
    for (const [index, node] of this.nodes.entries()) {
      if ((this.running[index] ?? null) === null) continue
      const figures = await figuresOf(node, 'jsz?streams=1')
      const name = /"leader":\s*"(node-\d+)"/.exec(streamPart(figures))?.[1]
      if (name !== undefined) return this.nodes.findIndex((one) => one.name === name)
    }
    return -1
  }

  /** Bytes of memory that the server says it has. */
  async memory(): Promise<number> {
    const [node] = this.nodes
    if (node === undefined) throw new Error('a relay has a node')
    return Number(/"mem":\s*(\d+)/.exec(await figuresOf(node, 'varz'))?.[1])
  }

  /** Seconds for which the first node has had a core; `NaN` where the system does not say. */
  busy(): number {
    const file = `/proc/${this.running[0]?.process.pid}/stat`
    if (!existsSync(file)) return Number.NaN
    const [user = Number.NaN, system = Number.NaN] =
      readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11).map(Number) ?? []
    return (user + system) / TICKS
  }

  /** Measures one small synced write on the disk of the store: a control for everything that waits for it. */
  syncedWrite(): number {
    const file = join(this.home, 'control')
    const times = Array.from({ length: 101 }, () => {
      const begun = performance.now()
      writeFileSync(file, CONTROL, { flush: true, flag: 'a' })
      return performance.now() - begun
    })
    rmSync(file)
    return share(times, 0.5)
  }

  /** Bytes on the disk, as the disk counts them. */
  disk(): number {
    const { stdout } = spawnSync('du', ['-sB1', join(this.nodes[0]?.home ?? this.home, 'store')], { encoding: 'utf8' })
    return Number(stdout.split('\t')[0])
  }

  async end(): Promise<void> {
    await Promise.all(this.running.map((node) => (node === null ? null : stopNode(node))))
    rmSync(this.home, { recursive: true, force: true })
  }
}

const figuresOf = async ({ monitorPort }: RelayNode, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${monitorPort}/${path}`)).text()

/** Returns the figures of the stream, which follow those of the cluster. */
const streamPart = (figures: string): string => figures.slice(Math.max(0, figures.indexOf('"stream_detail"')))
