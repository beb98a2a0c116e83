import {
  delay,
  headers,
  jwtAuthenticator,
  wsconnect,
  type Authenticator,
  type NatsConnection,
  type WsSocketFactory,
} from '@nats-io/nats-core'
import { bytesOf, toBase64Url } from '../../core/bytes'
import { err, ok, type Result } from '../../core/result'
import { makePass } from '../keys/jwt'
import { logSubject, nowSubject, readStored } from './jetstream'
import type { Credentials, Listener, Engine, RelayConnection, Envelope, PushProblem, RelayProblem } from './relay'
import { relayAddress, type RelayFile } from './relay-file'
import { Replay } from './replay'
import { envelopeOf, ID_HEADER, PATIENCE, relayProblemOf, request } from './request'

/**
 * The time, in milliseconds, to wait until a message is stored. When a thousand tables save at once, each of them waits for the
 * disk. A lost connection is noticed anyway. Giving up a connection that works, and syncing again, would only add work for a busy
 * relay.
 */
const STORED_AFTER = 20_000
/** The time, in milliseconds, that a device waits for its last messages to be sent before it leaves. */
const LEAVE_TIMEOUT = 1_000
const PING_EVERY = 15_000
/**
 * The time, in milliseconds, to keep listening to the first replay of a connection. The relay sends a message to its subscribers
 * before it stores it. So a message can be sent before a device subscribes, and be stored after the replay has counted its
 * messages. A sender without a reply within `STORED_AFTER` sends again, and that is received.
 */
const KEEP_LISTENING = STORED_AFTER + 1_000

/** Makes the authenticator that signs the relay's challenge with the seed of the pass. */
export type SignIn = (pass: string, seed: Uint8Array) => Authenticator

/**
 * Returns an engine over NATS JetStream. `base`: the address of the app, with a slash at its end. `sockets` opens a WebSocket on
 * a platform that has none of its own. `signIn` replaces the login, for a test with so many devices that signing in JavaScript is
 * too slow.
 */
export function natsEngine(
  relay: RelayFile,
  base: string,
  sockets?: WsSocketFactory,
  signIn: SignIn = jwtAuthenticator,
): Engine {
  // A slow phone takes a while to sign a pass, and one pass is valid for every connection.
  const passes = new Map<string, string>()
  const passFor = ({ key, kind }: Credentials['pair']): string => {
    const pass = passes.get(key) ?? makePass(key, relay.account, kind === 'write' ? relay.write : relay.look)
    passes.set(key, pass)
    return pass
  }
  const join = async (credentials: Credentials, listener: Listener): Promise<Result<RelayConnection, RelayProblem>> => {
    const { key, seed } = credentials.pair
    try {
      const connection = await wsconnect({
        servers: relayAddress(relay, base),
        authenticator: signIn(passFor(credentials.pair), bytesOf(seed)),
        inboxPrefix: `_I.${key}`,
        noEcho: true,
        // The session reconnects, and syncs after each connection: see `start-session.ts`.
        reconnect: false,
        ignoreClusterUpdates: true,
        timeout: PATIENCE,
        pingInterval: PING_EVERY,
        maxPingOut: 2,
        ...(sockets === undefined ? {} : { wsFactory: sockets }),
      })
      return ok(connectionOver(connection, credentials, listener))
    } catch (error) {
      return err(relayProblemOf(error))
    }
  }
  return { join }
}

function connectionOver(
  connection: NatsConnection,
  { address, pair, naming }: Credentials,
  listener: Listener,
): RelayConnection {
  /** The names of the envelopes pushed during the first replay, which may bring them again; `null` afterwards. */
  let called: Set<string> | null = new Set()
  connection.subscribe(logSubject(address), {
    callback: (error, message) => {
      const envelope = error === null ? envelopeOf(message) : null
      if (envelope === null) return
      called?.add(nameOf(envelope))
      listener.pushed(envelope)
    },
  })
  const late = (envelope: Envelope) => {
    if (called?.has(nameOf(envelope)) === false) listener.pushed(envelope)
  }
  connection.subscribe(nowSubject(address), {
    callback: (error, message) => {
      if (error === null) listener.said(message.data)
    },
  })
  const closed = connection
    .closed()
    .then((error): RelayProblem => (error instanceof Error ? relayProblemOf(error) : 'unreachable'))
  const gone = Promise.race([closed, silent(connection, closed)])
  let leaving: Promise<void> | null = null
  let hasCaughtUp = false
  return {
    sync: async () => {
      const replay = new Replay(connection, address, `_I.${pair.key}`, late)
      const found = await replay.all()
      if (!found.ok || hasCaughtUp) {
        replay.end()
        return found
      }
      hasCaughtUp = true
      void waitWhileOpen(connection, KEEP_LISTENING).then(() => {
        replay.end()
        called = null
      })
      return found
    },
    push: async (envelope) => {
      if (naming === null)
        throw new Error(`expected keys that may write to push envelope ${envelope.id}, got keys that only look`)
      return push(connection, address, envelope, await messageId(naming, address, envelope.id))
    },
    say: (bytes) => {
      // A lost connection has no listeners.
      if (!connection.isClosed()) connection.publish(nowSubject(address), bytes)
    },
    leave: () => (leaving ??= leave(connection)),
    gone,
  }
}

/**
 * Resolves when the relay has been silent for too long, or the connection has closed. Without a network a browser takes long to
 * close a connection.
 */
async function silent(connection: NatsConnection, closed: Promise<RelayProblem>): Promise<RelayProblem> {
  for await (const { type } of connection.status()) if (type === 'staleConnection') return 'unreachable'
  return closed
}

/** Sends the last messages if the connection is open, then closes it. It waits at most `LEAVE_TIMEOUT` for each. */
async function leave(connection: NatsConnection): Promise<void> {
  if (!connection.isClosed()) await Promise.race([said(connection), delay(LEAVE_TIMEOUT)])
  await Promise.race([connection.close(), delay(LEAVE_TIMEOUT)])
}

async function said(connection: NatsConnection): Promise<void> {
  try {
    await connection.flush()
  } catch (error) {
    // The connection was lost meanwhile, so the messages are lost too.
    if (!(error instanceof Error)) throw error
  }
}

/**
 * Returns the message id of an envelope: its own id, and a mark that only a writer of the table can make. For two
 * minutes the relay drops a message whose id it has seen, at any table. But a game may move to another table with its ids, and a
 * stranger who could guess an id could make the relay drop the real message.
 */
async function messageId(naming: CryptoKey, { reader, writer }: Credentials['address'], id: string): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', naming, bytesOf(`yuss/message-id/1\n${reader} ${writer} ${id}`))
  return `${id}.${toBase64Url(new Uint8Array(mark).slice(0, MARK_BYTES))}`
}

const MARK_BYTES = 15

const nameOf = ({ id, writer = '' }: Envelope): string => `${writer} ${id}`

async function push(
  connection: NatsConnection,
  address: Credentials['address'],
  { bytes }: Envelope,
  name: string,
): Promise<PushProblem | null> {
  const named = headers()
  named.set(ID_HEADER, name)
  const answer = await request(connection, logSubject(address), bytes, { headers: named, timeout: STORED_AFTER })
  return answer.ok ? readStored(answer.value.data) : 'unavailable'
}

/** Waits for this time, in milliseconds, or until the connection closes. */
function waitWhileOpen(connection: NatsConnection, time: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, time)
    void connection.closed().then(() => {
      clearTimeout(timer)
      done()
    })
  })
}
