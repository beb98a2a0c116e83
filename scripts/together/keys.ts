import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nkeys } from '@nats-io/nats-core'
import { makeJwt } from '../../lib/together/keys/jwt'
import { END, FLOW, REPLAY, STREAM } from '../../lib/together/relay/jetstream'
import type { RelayFile } from '../../lib/together/relay/relay-file'

/**
 * The seeds of a relay. The holder of the operator's or an account's seed controls it. Those of `writer` and `reader` are public.
 */
export interface RelayKeys {
  readonly operator: string
  /** The account that holds the stream. No device connects to it. */
  readonly account: string
  /** The account of all devices. They reach only the parts of the stream that `HANDED_ON` lists. */
  readonly phones: string
  readonly system: string
  readonly writer: string
  readonly reader: string
  /** The secret with which the nodes of a cluster log in to each other. */
  readonly cluster: string
}

const FILE = 'keys.json'

/** Returns the keys of a relay from its folder. The first call makes them, readable only by their owner. */
export function keysIn(home: string): RelayKeys {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const file = join(home, FILE)
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(newKeys(), null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return JSON.parse(readFileSync(file, 'utf8')) as RelayKeys
}

function newKeys(): RelayKeys {
  const [operator, account, system] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createAccount()]
  const [phones, writer, reader] = [nkeys.createAccount(), nkeys.createAccount(), nkeys.createAccount()]
  const cluster = nkeys.createUser()
  return {
    operator: seedOf(operator),
    account: seedOf(account),
    phones: seedOf(phones),
    system: seedOf(system),
    writer: seedOf(writer),
    reader: seedOf(reader),
    cluster: seedOf(cluster),
  }
}

const seedOf = (pair: ReturnType<typeof nkeys.createUser>): string => new TextDecoder().decode(pair.getSeed())

export const publicKeyOf = (seed: string): string => nkeys.fromSeed(new TextEncoder().encode(seed)).getPublicKey()

/** Returns the addresses of other nodes, with the name and password that all nodes of a cluster share. */
export const routesOf = (keys: RelayKeys, addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `nats://${NODE}:${publicKeyOf(keys.cluster)}@${address}`)

/** The name with which a node logs in to another. */
export const NODE = 'node'

/** Returns the public facts of a relay, to be published beside the app. */
export const relayFileOf = (keys: RelayKeys, at: string): RelayFile => ({
  v: 1,
  at,
  account: publicKeyOf(keys.phones),
  write: keys.writer,
  look: keys.reader,
})

/** The largest message, in bytes, including the header with its id. */
export const LARGEST_MESSAGE = 4096
/** The most subscriptions that a device can have open. It needs three. */
export const MOST_SUBSCRIPTIONS = 20

/**
 * The requests handed on between the devices and the stream. The server sends a reply to any subject that the request names, and
 * a replay to any subject that the consumer names, and checks no permission for either. So the stream has an account of its own,
 * where no reply to a device arrives. The devices' account has nothing that deletes or empties the stream, and receives only
 * messages to inboxes.
 */
const HANDED_ON: readonly {
  readonly name: string
  readonly type: 'service' | 'stream'
  readonly subject: string
  /** The name that the devices use for it, if it is another. */
  readonly at?: string
}[] = [
  { name: 'entries', type: 'service', subject: 'y.*.*.log' },
  {
    name: 'replay',
    type: 'service',
    subject: `$JS.API.CONSUMER.CREATE.${STREAM}.*.y.*.*.log`,
    at: `${REPLAY}.$1.$2.$3`,
  },
  { name: 'end of a replay', type: 'service', subject: `$JS.API.CONSUMER.DELETE.${STREAM}.*`, at: `${END}.$1` },
  { name: 'pace of a replay', type: 'service', subject: `${FLOW}.>` },
  { name: 'replayed', type: 'stream', subject: '_I.>' },
]

/** The rights of a pass. `{{subject()}}` is the key of the pass, so no device can have those of another. */
const TEMPLATES = {
  writer: templateOf('*.{{subject()}}', ['y.*.{{subject()}}.*']),
  reader: templateOf('{{subject()}}.*', []),
} as const

function templateOf(tables: string, publish: readonly string[]) {
  return {
    pub: { allow: [...publish, `${REPLAY}.*.${tables}`, `${END}.*`, `${FLOW}.>`] },
    sub: { allow: [`y.${tables}.*`, '_I.{{subject()}}.>'] },
    subs: MOST_SUBSCRIPTIONS,
    data: -1,
    payload: LARGEST_MESSAGE,
    allowed_connection_types: ['WEBSOCKET'],
  }
}

const scope = (role: keyof typeof TEMPLATES, seed: string) => ({
  kind: 'user_scope',
  key: publicKeyOf(seed),
  role,
  template: TEMPLATES[role],
})

/** The bounds of a relay: the bytes that it keeps, and the devices that are connected at the same time. */
export interface RelayLimits {
  readonly diskBytes: number
  readonly connections: number
}

/**
 * Returns the tokens of the operator and the accounts for the server's configuration. `nodes`: the number of nodes that hold a
 * copy.
 */
export function tokensOf(keys: RelayKeys, { diskBytes, connections }: RelayLimits, nodes: number) {
  const [account, phones, system] = [keys.account, keys.phones, keys.system].map(publicKeyOf) as [
    string,
    string,
    string,
  ]
  const now = Math.trunc(Date.now() / 1000)
  const none = { imports: 0, exports: 0, wildcards: false, leaf: 0, subs: -1, data: -1, payload: -1 }
  const operator = makeJwt(
    { sub: publicKeyOf(keys.operator), name: 'yuss', nats: { type: 'operator', version: 2, system_account: system } },
    keys.operator,
    now,
  )
  const accountToken = (sub: string, name: string, nats: object): string =>
    makeJwt({ sub, name, nats: { type: 'account', version: 2, ...nats } }, keys.operator, now)
  return {
    operator,
    system,
    accounts: {
      [account]: accountToken(account, 'tables', {
        limits: {
          ...none,
          exports: -1,
          wildcards: true,
          conn: KEEPERS,
          // The consumers of replays are in memory, for seconds.
          mem_storage: 256 * 1024 * 1024,
          // Newer servers count the copy on each node.
          disk_storage: diskBytes * nodes,
          streams: 1,
          consumer: connections,
        },
        exports: HANDED_ON.map(({ name, type, subject }) => ({ name, type, subject })),
      }),
      [phones]: accountToken(phones, 'phones', {
        limits: { ...none, imports: -1, conn: connections },
        imports: HANDED_ON.map(({ at, ...one }) => ({ ...one, account, local_subject: at ?? one.subject })),
        signing_keys: [scope('writer', keys.writer), scope('reader', keys.reader)],
      }),
      [system]: accountToken(system, 'system', { limits: { ...none, conn: -1 } }),
    },
  }
}

/** The most connections of the relay's operator. */
const KEEPERS = 20

/** Returns a pass without bounds for the relay's operator, to the account with the stream or to that of the devices. */
export function masterPass(keys: RelayKeys, where: 'account' | 'phones' = 'account') {
  const pair = nkeys.createUser()
  const user = { issuer_account: publicKeyOf(keys[where]), type: 'user', version: 2, subs: -1, data: -1, payload: -1 }
  const jwt = makeJwt({ sub: pair.getPublicKey(), nats: { ...user, version: 2 } }, keys[where], 0)
  return { jwt, seed: pair.getSeed() }
}
