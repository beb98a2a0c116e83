import { join } from 'node:path'
import { NODE, publicKeyOf, tokensOf, type RelayKeys, type RelayLimits } from './keys'

/** One node of a relay: the addresses where it listens, and the other nodes of its cluster. */
export interface RelayNode {
  readonly name: string
  readonly home: string
  readonly host: string
  /** The port for devices, over WebSocket. */
  readonly port: number
  /** The port of the server's own protocol. It listens only on this machine. */
  readonly clientPort: number
  /** The address of the node's metrics: this machine only, unless a container shields it. */
  readonly monitorHost?: string
  readonly monitorPort: number
  /** The cluster. `host`: the address for the other nodes, on a private network. `null`: a single node. */
  readonly cluster: { readonly host?: string; readonly port: number; readonly routes: readonly string[] } | null
  /** The certificate, if the node itself serves TLS; `null` if a web server in front of it does. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  readonly limits: RelayLimits
  /** `always`: every acknowledged message is on the disk. Other values are only for showing what is lost without it. */
  readonly sync: string
}

const OWN = '127.0.0.1'

/** Returns the configuration of a node. The server's own language accepts JSON. */
export function configurationOf(keys: RelayKeys, node: RelayNode): string {
  const { operator, system, accounts } = tokensOf(keys, node.limits, 1 + (node.cluster?.routes.length ?? 0))
  return `${JSON.stringify(
    {
      server_name: node.name,
      listen: `${OWN}:${node.clientPort}`,
      http: `${node.monitorHost ?? OWN}:${node.monitorPort}`,
      operator,
      system_account: system,
      resolver: 'MEMORY',
      resolver_preload: accounts,
      // A slow phone on a slow network needs time to show its pass.
      authorization: { timeout: 10 },
      max_payload: 8192,
      max_pending: 4 * 1024 * 1024,
      max_connections: node.limits.connections,
      max_control_line: 2048,
      // A phone that sleeps is disconnected within a minute.
      ping_interval: '20s',
      ping_max: 2,
      write_deadline: '10s',
      websocket: {
        listen: `${node.host}:${node.port}`,
        // Passes give access, and not cookies, so a page of another origin gains nothing here.
        same_origin: false,
        handshake_timeout: '5s',
        ...(node.tls === null
          ? { no_tls: true }
          : { tls: { cert_file: node.tls.cert, key_file: node.tls.key, min_version: '1.2' } }),
      },
      jetstream: {
        store_dir: join(node.home, 'store'),
        max_memory_store: 256 * 1024 * 1024,
        max_file_store: node.limits.diskBytes,
        sync_interval: node.sync,
      },
      ...(node.cluster === null
        ? {}
        : {
            cluster: {
              name: 'yuss',
              listen: `${node.cluster.host ?? OWN}:${node.cluster.port}`,
              routes: node.cluster.routes,
              authorization: { user: NODE, password: publicKeyOf(keys.cluster) },
              no_advertise: true,
            },
          }),
    },
    null,
    2,
  )}\n`
}
