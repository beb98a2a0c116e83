import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WsSocketFactory } from '@nats-io/nats-core'
import { natsEngine } from '@/lib/together/relay/nats'
import type { Engine } from '@/lib/together/relay/relay'
import { freePorts } from '@/scripts/serve/free-ports'
import type { RelayNode } from '@/scripts/together/configuration'
import { ADVICE, findOrFetchServer, type FoundServer } from '@/scripts/together/find-server'
import { keysIn, relayFileOf, routesOf, type RelayKeys } from '@/scripts/together/keys'
import { nodeSocket } from '@/scripts/together/node-socket'
import { DEFAULT_LIMITS, makeStream, PER_TABLE, startNode, stopNode, type RunningNode } from '@/scripts/together/server'
import { share } from './table'

/** The ticks of the system's clock in a second (`getconf CLK_TCK`). */
const TICKS = 100
const CONTROL = new Uint8Array(800)

export interface BenchOptions {
  readonly nodes: number
  /** The interval at which the server syncs its disk, or `always`. */
  readonly sync: string
  /** The folder of the store. By default, a new folder. */
  readonly home?: string
  /** The keys of another relay, to start it again from its remaining data. */
  readonly keys?: RelayKeys
  /** The most that a node stores, in bytes. */
  readonly room?: number
}

/** A relay of one or several nodes on this machine, which all store the stream. */
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

  /** Returns an engine to the first node, over other sockets. */
  engineOver(sockets: WsSocketFactory): Engine {
    return natsEngine(relayFileOf(this.keys, this.addressOf(0)), 'http://localhost/', sockets)
  }

  /** Returns an engine over all nodes. It goes on to the next node after a failed join, as a load balancer does. */
  engine(first = 0): Engine {
    const engines = this.nodes.map((_, index) =>
      natsEngine(relayFileOf(this.keys, this.addressOf(index)), 'http://localhost/', nodeSocket),
    )
    let turn = first
    return {
      join: async (credentials, listener) => {
        const engine = engines[turn % engines.length]
        if (engine === undefined) throw new Error('expected a relay with a node')
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

  /** Ends a node as an operator does. */
  async down(index: number): Promise<void> {
    const node = this.running[index] ?? null
    this.running[index] = null
    if (node !== null) await stopNode(node)
  }

  /** Ends a node without a warning, as a power cut does. */
  async kill(index: number): Promise<void> {
    const node = this.running[index] ?? null
    this.running[index] = null
    node?.process.kill('SIGKILL')
    await node?.ended
  }

  /** Stops all processes, as at the moment of a power cut. */
  freeze(): void {
    for (const node of this.running) node?.process.kill('SIGSTOP')
  }

  thaw(): void {
    for (const node of this.running) node?.process.kill('SIGCONT')
  }

  /** Returns the index of the node that leads the stream; -1 if there is no leader. */
  async leader(): Promise<number> {
    for (const [index, node] of this.nodes.entries()) {
      if ((this.running[index] ?? null) === null) continue
      const figures = await figuresOf(node, 'jsz?streams=1')
      const name = /"leader":\s*"(node-\d+)"/.exec(streamPart(figures))?.[1]
      if (name !== undefined) return this.nodes.findIndex((one) => one.name === name)
    }
    return -1
  }

  /** Returns the memory of the first node, in bytes, as the server reports it. */
  async memory(): Promise<number> {
    const [node] = this.nodes
    if (node === undefined) throw new Error('expected a relay with a node')
    return Number(/"mem":\s*(\d+)/.exec(await figuresOf(node, 'varz'))?.[1])
  }

  /** Returns the seconds of processor time that the first node has used; `NaN` if the system does not tell. */
  busy(): number {
    const file = `/proc/${this.running[0]?.process.pid}/stat`
    if (!existsSync(file)) return Number.NaN
    const [user = Number.NaN, system = Number.NaN] =
      readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11).map(Number) ?? []
    return (user + system) / TICKS
  }

  /**
   * Returns the median time, in milliseconds, of a small synced write on the disk of the store. It is the control for other
   * times.
   */
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

  /** Returns the bytes that the first node's store takes on the disk. */
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
