import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nkeys } from '@nats-io/nats-core'
import { STREAM } from '../../lib/relay/jetstream'
import { makeJwt } from '../../lib/relay/jwt'
import type { RelayFile } from '../../lib/relay/relay-file'

/** The seeds of a relay. Who has that of the operator or of the account is its master; writer and reader are for every phone. */
export interface RelayKeys {
  readonly operator: string
  readonly account: string
  readonly system: string
  readonly writer: string
  readonly reader: string
  /** The name under which the nodes of a cluster trust each other. */
  readonly cluster: string
}

const FILE = 'keys.json'

/** The keys of a relay in its folder, made the first time; nobody but their owner can read them. */
export function keysIn(home: string): RelayKeys {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const file = join(home, FILE)
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(newKeys(), null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return JSON.parse(readFileSync(file, 'utf8')) as RelayKeys
}

function newKeys(): RelayKeys {
  const [operator, account, system] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createAccount()]
  const [writer, reader, cluster] = [nkeys.createAccount(), nkeys.createAccount(), nkeys.createUser()]
  return {
    operator: seedOf(operator),
    account: seedOf(account),
    system: seedOf(system),
    writer: seedOf(writer),
    reader: seedOf(reader),
    cluster: seedOf(cluster),
  }
}

const seedOf = (pair: ReturnType<typeof nkeys.createUser>): string => new TextDecoder().decode(pair.getSeed())

export const publicKeyOf = (seed: string): string => nkeys.fromSeed(new TextEncoder().encode(seed)).getPublicKey()

/** How the nodes of a cluster reach each other, with the name and the password that they have in common. */
export const routesOf = (keys: RelayKeys, addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `nats://${NODE}:${publicKeyOf(keys.cluster)}@${address}`)

/** The name under which a node comes to another. */
export const NODE = 'node'

/** What every phone may know of a relay: it is published beside the app. */
export const relayFileOf = (keys: RelayKeys, at: string): RelayFile => ({
  v: 1,
  at,
  account: publicKeyOf(keys.account),
  write: keys.writer,
  look: keys.reader,
})

/** The bytes of a message, the header with its id among them. */
export const LARGEST_MESSAGE = 4096
/** How many subscriptions a phone may have open: it needs three. */
export const MOST_SUBSCRIPTIONS = 20

/** What the bearer of a pass may do: `{{subject()}}` is the key that the pass is for, and no phone can have that of another. */
const TEMPLATES = {
  writer: templateOf('y.*.{{subject()}}', ['y.*.{{subject()}}.*']),
  reader: templateOf('y.{{subject()}}', []),
} as const

function templateOf(tables: string, publish: readonly string[]) {
  const filter = `${tables}.>`
  return {
    pub: {
      allow: [
        ...publish,
        `$JS.API.CONSUMER.CREATE.${STREAM}.*.${filter}`,
        `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.*`,
        `$JS.API.CONSUMER.DELETE.${STREAM}.*`,
        `$JS.API.CONSUMER.INFO.${STREAM}.*`,
      ],
    },
    sub: { allow: [filter, '_I.{{subject()}}.>'] },
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

/** The most that a relay keeps, and how many phones at once. */
export interface RelayLimits {
  readonly diskBytes: number
  readonly connections: number
}

/** The tokens of operator and accounts, as the server's configuration carries them. */
export function tokensOf(keys: RelayKeys, { diskBytes, connections }: RelayLimits) {
  const [account, system] = [publicKeyOf(keys.account), publicKeyOf(keys.system)]
  const now = Math.trunc(Date.now() / 1000)
  const none = { imports: 0, exports: 0, wildcards: false, leaf: 0 }
  const operator = makeJwt(
    { sub: publicKeyOf(keys.operator), name: 'yuss', nats: { type: 'operator', version: 2, system_account: system } },
    keys.operator,
    now,
  )
  const accountToken = makeJwt(
    {
      sub: account,
      name: 'tables',
      nats: {
        type: 'account',
        version: 2,
        limits: {
          ...none,
          subs: -1,
          data: -1,
          payload: -1,
          conn: connections,
          // The consumers of a meeting are kept in memory, and for seconds.
          mem_storage: 256 * 1024 * 1024,
          disk_storage: diskBytes,
          streams: 1,
          consumer: connections,
        },
        signing_keys: [scope('writer', keys.writer), scope('reader', keys.reader)],
      },
    },
    keys.operator,
    now,
  )
  const systemToken = makeJwt(
    {
      sub: system,
      name: 'system',
      nats: { type: 'account', version: 2, limits: { ...none, subs: -1, data: -1, payload: -1, conn: -1 } },
    },
    keys.operator,
    now,
  )
  return { operator, system, accounts: { [account]: accountToken, [system]: systemToken } }
}

/** A pass for whoever keeps the relay: bound to nothing. */
export function masterPass(keys: RelayKeys) {
  const pair = nkeys.createUser()
  const user = { issuer_account: publicKeyOf(keys.account), type: 'user', version: 2, subs: -1, data: -1, payload: -1 }
  const jwt = makeJwt({ sub: pair.getPublicKey(), nats: { ...user, version: 2 } }, keys.account, 0)
  return { jwt, seed: pair.getSeed() }
}
