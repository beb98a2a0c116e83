import { join } from 'node:path'
import { NODE, publicKeyOf, tokensOf, type RelayKeys, type RelayLimits } from './keys'

/** One node of a relay: where it listens, and the others of its cluster. */
export interface RelayNode {
  readonly name: string
  readonly home: string
  readonly host: string
  /** For phones, over WebSocket. */
  readonly port: number
  /** The server's own protocol: never on another address than this machine's own. */
  readonly clientPort: number
  /** Its figures: on this machine's own too, or on that of a container which lets no one else in. */
  readonly monitorHost?: string
  readonly monitorPort: number
  /** `host`: where the other nodes come, on a network of their own. */
  readonly cluster: { readonly host?: string; readonly port: number; readonly routes: readonly string[] } | null
  /** With a certificate the node speaks TLS itself; without, a web server before it does. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  readonly limits: RelayLimits
  /** `always`: what was acknowledged lies on the disk. Anything else is for showing what is lost otherwise. */
  readonly sync: string
}

const OWN = '127.0.0.1'

/** The configuration of a node, in the server's own language: JSON will do. */
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
      // A slow phone on a slow network takes its time to show its pass.
      authorization: { timeout: 10 },
      max_payload: 8192,
      max_pending: 4 * 1024 * 1024,
      max_connections: node.limits.connections,
      max_control_line: 2048,
      // A phone that sleeps is let go of within a minute.
      ping_interval: '20s',
      ping_max: 2,
      write_deadline: '10s',
      websocket: {
        listen: `${node.host}:${node.port}`,
        // Passes are what admits, not cookies: a page of another origin gains nothing here.
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
