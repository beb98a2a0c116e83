import type { ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@/lib/core/ids'
import { keysOf } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import { STREAM } from '@/lib/together/relay/jetstream'
import { natsEngine } from '@/lib/together/relay/nats'
import { readRelayFile } from '@/lib/together/relay/relay-file'
import { freePorts } from '@/scripts/serve/free-ports'
import { keysIn } from '@/scripts/together/keys'
import { nodeSocket } from '@/scripts/together/node-socket'
import { masterOf } from '@/scripts/together/server'
import { RELAY_STARTS } from '../relay/relay'
import { composeFile, healthy, killed, ran, started, UNSET, wordsOf } from './compose'

// Tests the compose files without Docker. It runs their commands word for word, with folders and addresses of this machine
// instead of those of containers. The relay, its keys, its configuration and its stream are those that the containers would have.

const folder = mkdtempSync(join(tmpdir(), 'yuss-deploy-'))
const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running) await killed(child)
  rmSync(folder, { recursive: true, force: true })
})

const start = (words: readonly string[]): ChildProcess => {
  const child = started(words)
  running.push(child)
  return child
}

describe.each(['compose.yaml', 'cluster.yaml'])('%s', (name) => {
  const { services } = composeFile(name)

  it('only the parts that make keys and the stream see the keys of the relay', () => {
    const seeing = Object.entries(services).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('${YUSS_HOME:-../../../.relay}:')),
    )
    expect(seeing.map(([service]) => service)).toEqual(['setup', 'stream'])
    expect(services['setup']?.network_mode).toBe('none')
  })

  it('only the web server can be reached from outside', () => {
    const ports = Object.values(services).flatMap(({ ports: own = [] }) => own)
    expect(ports.length).toBeGreaterThan(0)
    for (const port of ports) expect(port).toMatch(/^(127\.0\.0\.1|\$\{YUSS_ADDRESS\}):/)
    const onTheMachine = Object.entries(services).filter(([, { network_mode: mode }]) => mode === 'host')
    expect(onTheMachine.map(([service]) => service)).toEqual(['web'])
  })

  it('the app is built for a relay on its own origin', () => {
    for (const service of ['setup', 'stream', 'app'])
      expect(services[service]?.build?.args).toEqual({ YUSS_RELAY: 'relay' })
  })
})

describe('on one machine', () => {
  const file = composeFile('compose.yaml')
  const home = join(folder, 'one')
  let app: ChildProcess
  let [port, clientPort, monitor, appPort]: readonly number[] = []

  beforeAll(async () => {
    ;[port = 0, clientPort = 0, monitor = 0, appPort = 0] = await freePorts(4)
    mkdirSync(home)
    mkdirSync(join(folder, 'out'), { recursive: true })
    writeFileSync(join(folder, 'out/index.html'), '<p>Yuss</p>')
    const places = [
      ...UNSET,
      ['=/relay', `=${home}`],
      ['=/node', `=${home}/node-1`],
      ['=0.0.0.0', '=127.0.0.1'],
      ['/node/', `${home}/node-1/`],
      ['/public/', `${home}/public/`],
      ['relay:8080', `127.0.0.1:${port}`],
      ['=3000', `=${appPort}`],
    ] as const
    const own = [`--host=127.0.0.1`, `--port=${port}`, `--client-port=${clientPort}`, `--monitor=${monitor}`]
    ran([...wordsOf(file, 'setup', places), ...own])
    start(wordsOf(file, 'relay', places))
    await healthy(monitor, 'healthz')
    ran(wordsOf(file, 'stream', places))
    app = start(wordsOf(file, 'app', [...places, ['out', join(folder, 'out')]]))
    await new Promise((done) => app.stdout?.once('data', done))
  }, RELAY_STARTS)

  it('keys are made once, and only their owner reads them and their results', () => {
    expect(statSync(home).mode & 0o777).toBe(0o700)
    for (const secret of ['keys.json', 'node-1/nats.conf'])
      expect(statSync(join(home, secret)).mode & 0o777).toBe(0o600)
    const published: unknown = JSON.parse(readFileSync(join(home, 'public/relay.json'), 'utf8'))
    expect(readRelayFile(published)).toMatchObject({ at: 'relay' })
    const { operator, account, system, cluster } = keysIn(home)
    for (const seed of [operator, account, system, cluster]) expect(JSON.stringify(published)).not.toContain(seed)
  })

  it('two phones meet through the app', async () => {
    const at = `http://127.0.0.1:${appPort}/`
    const published = readRelayFile(await (await fetch(new URL('relay.json', at))).json())
    if (published === null) throw new Error('expected the app to serve relay.json')
    expect(await twoMeet(natsEngine(published, at, nodeSocket))).toBe(true)
  })
})

describe('on three machines', () => {
  const file = composeFile('cluster.yaml')
  const home = join(folder, 'three')
  const NODES = [0, 1, 2]
  const nodes: ChildProcess[] = []
  let ports: readonly number[] = []
  const portOf = (node: number, which: number): number => ports[4 * node + which] ?? 0
  const configurationOf = (node: number): string => join(home, `node-${node + 1}.conf`)
  const relayWords = (node: number) => wordsOf(file, 'relay', [['/node/nats.conf', configurationOf(node)]])
  let at: string

  beforeAll(async () => {
    ports = await freePorts(13)
    at = `http://127.0.0.1:${ports[12]}/`
    mkdirSync(home)
    mkdirSync(join(folder, 'out'), { recursive: true })
    writeFileSync(join(folder, 'out/index.html'), '<p>Yuss</p>')
    const between = NODES.map((node) => `127.0.0.1:${portOf(node, 3)}`).join(',')
    const places = [
      ...UNSET,
      ['=/relay', `=${home}`],
      ['=0.0.0.0', '=127.0.0.1'],
      ['${YUSS_NODES:?the addresses of the three nodes}', between],
      ['ws://${YUSS_ADDRESS:?the address of this node}:8080/', `ws://127.0.0.1:${portOf(0, 0)}/`],
      ['${YUSS_NODES}', NODES.map((node) => `127.0.0.1:${portOf(node, 0)}`).join(',')],
      ['/public/', `${home}/public/`],
      ['=3000', `=${ports[12]}`],
    ] as const
    for (const node of NODES) {
      // The ports of three machines are the same. On one machine they must differ, so each node has the configuration of its own
      // setup.
      const [port, clientPort, monitor] = [0, 1, 2].map((which) => portOf(node, which))
      const own = [`--port=${port}`, `--client-port=${clientPort}`, `--monitor=${monitor}`]
      const here = `${home}/node-${node + 1}`
      const hosts = ['--host=127.0.0.1', '--cluster-host=127.0.0.1']
      ran([
        ...wordsOf(file, 'setup', [['=/node', `=${here}`], ...places.filter(([of]) => of !== '/node/')]),
        ...own,
        ...hosts,
      ])
      // The next setup overwrites the configuration of all three.
      copyFileSync(join(here, 'nats.conf'), configurationOf(node))
      nodes.push(start(relayWords(node)))
    }
    await Promise.all(NODES.map((node) => healthy(portOf(node, 2), 'varz')))
    ran(wordsOf(file, 'stream', places))
    const app = start(wordsOf(file, 'app', [...places, ['out', join(folder, 'out')]]))
    await new Promise((done) => app.stdout?.once('data', done))
  }, RELAY_STARTS)

  it('all data is on all three machines', async () => {
    const master = await masterOf(`ws://127.0.0.1:${portOf(1, 0)}/`, keysIn(home))
    const answer = await master.request(`$JS.API.STREAM.INFO.${STREAM}`, '', { timeout: 8_000 })
    const { config, cluster } = answer.json<{ config: object; cluster: { replicas: readonly unknown[] } }>()
    await master.close()
    expect(config).toMatchObject({ num_replicas: 3 })
    expect(cluster.replicas).toHaveLength(2)
  })

  it(
    'phones meet through the app, and still do when a machine fails',
    async () => {
      const published = readRelayFile(await (await fetch(new URL('relay.json', at))).json())
      if (published === null) throw new Error('expected the app to serve relay.json')
      const engine = natsEngine(published, at, nodeSocket)
      expect(await twoMeet(engine)).toBe(true)
      for (const dead of NODES) {
        await killed(nodes[dead])
        expect(await twoMeet(engine)).toBe(true)
        nodes[dead] = start(relayWords(dead))
        await healthy(portOf(dead, 2), 'healthz')
      }
    },
    3 * RELAY_STARTS,
  )
})

/**
 * Tells whether one device pushes an envelope and another finds it. Both retry while a cluster chooses a leader, as the app does.
 */
async function twoMeet(engine: ReturnType<typeof natsEngine>): Promise<boolean> {
  const keys = await keysOf(newSecret())
  const envelope = { id: newId(), bytes: new Uint8Array(600) }
  for (let tries = 0; tries < 40; tries += 1) {
    const lines = await Promise.all(
      [1, 2].map(() => engine.join(keys, { pushed: () => undefined, said: () => undefined })),
    )
    const [one, other] = lines.map((line) => (line.ok ? line.value : null))
    const problem = await one?.push(envelope)
    const met = problem === null ? await other?.sync() : undefined
    await Promise.all([one?.leave(), other?.leave()])
    if (met?.ok === true && met.value.some(({ id }) => id === envelope.id)) return true
    await new Promise((done) => setTimeout(done, 250))
  }
  return false
}
