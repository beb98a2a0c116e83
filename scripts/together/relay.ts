// npm run relay: runs the app and a relay for several phones at a table, on one origin.
//   --home=FOLDER    the folder for the keys, the configuration and the stored messages (.relay)
//   --cert=, --key=  the files of a certificate, for https. Without them, a web server in front of the app must have one
//   --disk=GB        the most that the relay stores (4)
//   --phones=N       the most phones from one address, such as a house (200). What they may send grows with it
//   --behind-proxy   a web server in front of the app tells the address of each phone
//   --relay-port=N, --client-port=N, --monitor=N, --port=N    fixed ports, if they must be known beforehand
//   --relay-alone    no app: a web server serves it, and passes /relay on to the relay's port
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { STREAM } from '../../lib/together/relay/jetstream'
import { freePorts } from '../serve/free-ports'
import { ADVICE, findOrFetchServer } from './find-server'
import { keysIn, relayFileOf } from './keys'
import { optionsOf } from './options'
import { DEFAULT_LIMITS, keepStream, makeStream, PER_TABLE, roomOf, startNode, stopNode } from './server'

const options = process.argv.slice(2)
const { number, home } = optionsOf(process.argv)
const root = resolve(dirname(process.argv[1] ?? ''), '../..')
const isAlone = options.includes('--relay-alone')
const GB = 1024 ** 3
/** The folder of the build that has a relay. The build without one is in another. */
const OUT = 'out-relay'

const server = findOrFetchServer((line) => console.log(line))
if (server === null) {
  console.error(ADVICE)
  process.exit(1)
}
if (!isAlone) build()

const free = await freePorts(3)
const port = (name: string, index: number): number => number(name, free[index] ?? 0)
const diskBytes = Math.round(number('disk', 4) * GB)
const keys = keysIn(home)
const relayFile = join(home, 'relay.json')
writeFileSync(relayFile, `${JSON.stringify(relayFileOf(keys, 'relay'))}\n`)

const node = await startNode(server.path, keys, {
  name: 'yuss',
  home,
  host: '127.0.0.1',
  port: port('relay-port', 0),
  clientPort: port('client-port', 1),
  monitorPort: port('monitor', 2),
  cluster: null,
  tls: null,
  limits: { ...DEFAULT_LIMITS, diskBytes },
  sync: 'always',
})
let isEnding = false
const most = { bytes: roomOf(diskBytes), perTable: PER_TABLE, replicas: 1 }
await makeStream(node.address, keys, most)
const stopKeeping = keepStream(node.address, keys, most, 30_000, (error) => {
  if (!isEnding) console.error(`The stream could not be looked at: ${String(error)}`)
})
console.log(`The relay (nats-server ${server.version}, stream ${STREAM}) keeps everything in ${home}`)
console.log(`  its figures: http://127.0.0.1:${port('monitor', 2)}/jsz?streams=1`)

const app = isAlone ? null : serve()
if (isAlone) {
  console.log(`  its WebSocket: ${node.address} (pass /relay of the app's origin on to it)`)
  console.log(`  for the web server to serve as /relay.json: ${relayFile}`)
} else {
  console.log(
    'Phones need https, with a name and a certificate: --cert=FILE --key=FILE, or a web server before it that has them.',
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
void node.ended.then(() => {
  if (!isEnding) console.error(`nats-server ended unexpectedly. The reason is in ${join(home, 'relay.log')}`)
  return end(1)
})
app?.once('exit', (code) => void end(code ?? 1))

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  stopKeeping()
  app?.kill('SIGTERM')
  await stopNode(node)
  process.exit(code)
}

function build(): void {
  const env = { ...process.env, YUSS_RELAY: 'relay', YUSS_OUT: OUT }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function serve() {
  const passed = options.filter((option) => /^--(port|cert|key|phones)=|^--behind-proxy$/.test(option))
  const words = [
    'scripts/serve/serve.mjs',
    OUT,
    `--relay=${port('relay-port', 0)}`,
    `--relay-file=${relayFile}`,
    ...passed,
  ]
  return spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
}
