// npm run relay -- setup: makes the keys and configuration of a relay that is started otherwise, as in scripts/together/deploy.
//   --home=FOLDER    the folder for keys.json (made once), public/relay.json and, for each node, node-N/nats.conf (.relay)
//   --nodes=A,B,C    the addresses at which the nodes of a cluster reach each other. Without this, there is one node
//   --disk=GB        the most that a node stores (4)
//   --store=FOLDER   the folder of a node's data, as the node itself sees it (its folder in --home)
//   --host=, --port=, --client-port=, --monitor-host=, --monitor=, --cluster-host=, --cluster-port=
//                    where a node listens (0.0.0.0, 8080, 4222, 127.0.0.1, 8222, 0.0.0.0, 6222)
//   --at=ADDRESS     where phones find the relay, if it is not below the address of the app: wss://relay.example/
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationOf } from './configuration'
import { keysIn, relayFileOf, routesOf } from './keys'
import { optionsOf } from './options'
import { DEFAULT_LIMITS } from './server'

const { text, number, home } = optionsOf(process.argv)
const nodes = text('nodes', '').split(',')
const clusterPort = number('cluster-port', 6222)
const diskBytes = Math.round(number('disk', 4) * 1024 ** 3)
const keys = keysIn(home)

// If Docker has made the folder, everybody can read it.
chmodSync(home, 0o700)

// The server of the app sees this folder, and nothing outside it.
mkdirSync(join(home, 'public'), { recursive: true })
writeFileSync(join(home, 'public/relay.json'), `${JSON.stringify(relayFileOf(keys, text('at', 'relay')))}\n`)
console.log(`For the web server to serve as /relay.json: ${join(home, 'public/relay.json')}`)

for (const index of nodes.keys()) {
  const name = `node-${index + 1}`
  const folder = join(home, name)
  const others = nodes.filter((_, other) => other !== index).map(withPort)
  const cluster = { host: text('cluster-host', '0.0.0.0'), port: portOf(nodes[index]), routes: routesOf(keys, others) }
  const configuration = configurationOf(keys, {
    name,
    home: text('store', folder),
    host: text('host', '0.0.0.0'),
    port: number('port', 8080),
    clientPort: number('client-port', 4222),
    monitorHost: text('monitor-host', '127.0.0.1'),
    monitorPort: number('monitor', 8222),
    cluster: nodes.length === 1 ? null : cluster,
    // A web server in front of the node has the certificate.
    tls: null,
    limits: { ...DEFAULT_LIMITS, diskBytes },
    sync: 'always',
  })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'nats.conf'), configuration, { mode: 0o600 })
  console.log(`For ${name}: nats-server --config ${join(folder, 'nats.conf')}`)
}

function withPort(address: string): string {
  return address.includes(':') ? address : `${address}:${clusterPort}`
}

function portOf(address = ''): number {
  return Number(withPort(address).split(':')[1])
}
