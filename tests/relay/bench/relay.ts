import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@/scripts/serve/free-ports'
import type { RelayNode } from '@/scripts/together/configuration'
import { ADVICE, findOrFetchServer, type FoundServer } from '@/scripts/together/find-server'
import { keysIn, type RelayKeys } from '@/scripts/together/keys'
import { DEFAULT_LIMITS, makeStream, PER_TABLE, startNode, stopNode, type RunningNode } from '@/scripts/together/server'
import { share } from '../phone'

/** The ticks of the system's clock in a second (`getconf CLK_TCK`). */
const TICKS = 100
const CONTROL = new Uint8Array(800)

/** The most that the relay stores, in bytes. */
const ROOM = 1024 ** 3

/** A relay on this machine, with what it takes of it. */
export class BenchRelay {
  private constructor(
    readonly server: FoundServer,
    readonly keys: RelayKeys,
    private readonly node: RelayNode,
    private readonly running: RunningNode,
  ) {}

  static async start(): Promise<BenchRelay> {
    const server = findOrFetchServer((line) => console.log(line))
    if (server === null) throw new Error(ADVICE)
    const home = mkdtempSync(join(tmpdir(), 'yuss-bench-'))
    const keys = keysIn(home)
    const [port = 0, clientPort = 0, monitorPort = 0] = await freePorts(3)
    const node: RelayNode = {
      name: 'node-1',
      home,
      host: '127.0.0.1',
      port,
      clientPort,
      monitorPort,
      cluster: null,
      tls: null,
      limits: { ...DEFAULT_LIMITS, diskBytes: ROOM },
      sync: 'always',
    }
    const relay = new BenchRelay(server, keys, node, await startNode(server.path, keys, node))
    await makeStream(relay.address, keys, { bytes: Math.floor(ROOM * 0.8), perTable: PER_TABLE, replicas: 1 })
    return relay
  }

  get address(): string {
    return `ws://127.0.0.1:${this.node.port}/`
  }

  /** Returns the memory of the relay, in bytes, as the server reports it. */
  async memory(): Promise<number> {
    const figures = await (await fetch(`http://127.0.0.1:${this.node.monitorPort}/varz`)).text()
    return Number(/"mem":\s*(\d+)/.exec(figures)?.[1])
  }

  /** Returns the seconds of processor time that the relay has used; `NaN` if the system does not tell. */
  busy(): number {
    const file = `/proc/${this.running.process.pid}/stat`
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
    const file = join(this.node.home, 'control')
    const times = Array.from({ length: 101 }, () => {
      const begun = performance.now()
      writeFileSync(file, CONTROL, { flush: true, flag: 'a' })
      return performance.now() - begun
    })
    rmSync(file)
    return share(times, 0.5)
  }

  /** Returns the bytes that the store takes on the disk. */
  disk(): number {
    const { stdout } = spawnSync('du', ['-sB1', join(this.node.home, 'store')], { encoding: 'utf8' })
    return Number(stdout.split('\t')[0])
  }

  async end(): Promise<void> {
    await stopNode(this.running)
    rmSync(this.node.home, { recursive: true, force: true })
  }
}
