import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nkeys } from '@nats-io/nats-core'
import { makeJwt } from '../../lib/together/keys/jwt'
import { END, FLOW, REPLAY, STREAM } from '../../lib/together/relay/jetstream'
import type { RelayFile } from '../../lib/together/relay/relay-file'

/** The seeds of a relay. Who has that of the operator or of an account is its master; writer and reader are for every phone. */
export interface RelayKeys {
  readonly operator: string
  /** In it is the stream. No phone comes here. */
  readonly account: string
  /** In it are the phones: of the stream they reach what is handed on to them by `HANDED_ON`, and nothing else. */
  readonly phones: string
  readonly system: string
  readonly writer: string
  readonly reader: string
  /** The name under which the nodes of a cluster trust each other. */
  readonly cluster: string
}

const FILE = 'keys.json'

/** The keys of a relay in its folder, made the first time; no one but their owner can read them. */
export function keysIn(home: string): RelayKeys {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const file = join(home, FILE)
  if (!existsSync(file)) writeFileSync(file, textOf(newKeys()), { mode: 0o600, flag: 'wx' })
  const known = JSON.parse(readFileSync(file, 'utf8')) as Omit<RelayKeys, 'phones'> & { readonly phones?: string }
  if (known.phones !== undefined) return { ...known, phones: known.phones }
  // Made when phones were still in one account with the stream: what is kept stays where it is, and they get one of their own.
  const keys = { ...known, phones: seedOf(nkeys.createAccount()) }
  const partly = `${file}-${process.pid}`
  writeFileSync(partly, textOf(keys), { mode: 0o600 })
  renameSync(partly, file)
  return keys
}

const textOf = (keys: RelayKeys): string => `${JSON.stringify(keys, null, 2)}\n`

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

/** How the nodes of a cluster reach each other, with the name and the password that they have in common. */
export const routesOf = (keys: RelayKeys, addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `nats://${NODE}:${publicKeyOf(keys.cluster)}@${address}`)

/** The name under which a node comes to another. */
export const NODE = 'node'

/** Returns the public facts of a relay, published beside the app. */
export const relayFileOf = (keys: RelayKeys, at: string): RelayFile => ({
  v: 1,
  at,
  account: publicKeyOf(keys.phones),
  write: keys.writer,
  look: keys.reader,
})

/** The bytes of a message, the header with its id among them. */
export const LARGEST_MESSAGE = 4096
/** How many subscriptions a phone may have open: it needs three. */
export const MOST_SUBSCRIPTIONS = 20

/**
 * The requests handed on between the phones and the stream. The server sends an answer to any subject that the request names, and
 * a replay to any that the consumer names, and checks no permission for either. So the stream has an account of its own, which no
 * phone's answer reaches. The phones' account has nothing that deletes or empties the stream, and hears only messages to inboxes.
 */
const HANDED_ON: readonly {
  readonly name: string
  readonly type: 'service' | 'stream'
  readonly subject: string
  /** Under which name the phones know it, if another. */
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

/** The rights of a pass: `{{subject()}}` is the key of the pass, and no phone can have another's. */
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

/** The most that a relay keeps, and how many phones at once. */
export interface RelayLimits {
  readonly diskBytes: number
  readonly connections: number
}

/** The tokens of operator and accounts, as the server's configuration carries them. `nodes`: on so many everything lies. */
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
          // The consumers of a meeting are kept in memory, and for seconds.
          mem_storage: 256 * 1024 * 1024,
          // Newer servers reckon what lies on three nodes three times.
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

/** The connections of whoever keeps the relay. */
const KEEPERS = 20

/** A pass for whoever keeps the relay: bound to nothing, where the stream is or among the phones. */
export function masterPass(keys: RelayKeys, where: 'account' | 'phones' = 'account') {
  const pair = nkeys.createUser()
  const user = { issuer_account: publicKeyOf(keys[where]), type: 'user', version: 2, subs: -1, data: -1, payload: -1 }
  const jwt = makeJwt({ sub: pair.getPublicKey(), nats: { ...user, version: 2 } }, keys[where], 0)
  return { jwt, seed: pair.getSeed() }
}
