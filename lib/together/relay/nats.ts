import {
  createInbox,
  delay,
  errors,
  headers,
  jwtAuthenticator,
  wsconnect,
  type Authenticator,
  type Msg,
  type NatsConnection,
  type Subscription,
  type WsSocketFactory,
} from '@nats-io/nats-core'
import { bytesOf, toBase64Url } from '../../core/bytes'
import { err, ok, type Result } from '../../core/result'
import { makePass } from '../keys/jwt'
import {
  countOf,
  endRequest,
  logSubject,
  nowSubject,
  readReplay,
  readStored,
  replayRequest,
  SILENT_AFTER,
} from './jetstream'
import type { Credentials, Listener, Engine, RelayConnection, Envelope, PushProblem, RelayProblem } from './relay'
import { addressOf, type RelayFile } from './relay-file'

const ID_HEADER = 'Nats-Msg-Id'
/** How long an answer may take; a cluster that chooses a leader takes a few seconds. */
const PATIENCE = 8_000
/**
 * How long it may take to store something: where a thousand tables save at once each waits for the disk. A line that is lost shows by itself; to
 * give up one that works, and meet again, would be more work for a relay that has too much.
 */
const STORED_AFTER = 20_000
/** How long someone who leaves waits for his last words to be gone. */
const LAST_WORDS = 1_000
const PING_EVERY = 15_000
/**
 * The first replay of a line is listened to for so much longer: a message is called out to all who listen before it lies on the disk,
 * so one was sent too early for a phone that comes to hear it, and stored too late to be replayed. Who has no answer after
 * `STORED_AFTER` sends again, and that is heard.
 */
const LISTEN_ON = STORED_AFTER + 1_000

/** Answers the relay's question, under the seed of whom the pass is for. */
export type SignIn = (pass: string, seed: Uint8Array) => Authenticator

/**
 * NATS JetStream as the engine. `base`: the address of the app, with a slash at its end. `sockets` opens a WebSocket where the
 * platform has none of its own; `signIn` shows a pass, for whoever plays so many phones that they cannot all sign in JavaScript.
 */
export function natsEngine(
  relay: RelayFile,
  base: string,
  sockets?: WsSocketFactory,
  signIn: SignIn = jwtAuthenticator,
): Engine {
  // Signing takes a slow phone a while, and a pass holds for every connection.
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
        servers: addressOf(relay, base),
        authenticator: signIn(passFor(credentials.pair), bytesOf(seed)),
        inboxPrefix: `_I.${key}`,
        noEcho: true,
        // Every connection begins again, with a meeting: see `together.ts`.
        reconnect: false,
        ignoreClusterUpdates: true,
        timeout: PATIENCE,
        pingInterval: PING_EVERY,
        maxPingOut: 2,
        ...(sockets === undefined ? {} : { wsFactory: sockets }),
      })
      return ok(connectionOver(connection, credentials, listener))
    } catch (error) {
      return err(problemOf(error))
    }
  }
  return { join }
}

function connectionOver(
  connection: NatsConnection,
  { address, pair, naming }: Credentials,
  listener: Listener,
): RelayConnection {
  /** The names of the envelopes called out during the first replay, which brings them too; `null` afterwards. */
  let called: Set<string> | null = new Set()
  connection.subscribe(logSubject(address), {
    callback: (error, message) => {
      const envelope = error === null ? parcelOf(message) : null
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
    .then((error): RelayProblem => (error instanceof Error ? problemOf(error) : 'unreachable'))
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
      void openFor(connection, LISTEN_ON).then(() => {
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
      // To a line that was lost no one listens.
      if (!connection.isClosed()) connection.publish(nowSubject(address), bytes)
    },
    leave: () => (leaving ??= leave(connection)),
    gone,
  }
}

/** Settles when nothing is heard of the relay any more. Where the network is gone it takes a browser long to call the line closed. */
async function silent(connection: NatsConnection, closed: Promise<RelayProblem>): Promise<RelayProblem> {
  for await (const { type } of connection.status()) if (type === 'staleConnection') return 'unreachable'
  return closed
}

/** Says what has still to be said, where someone listens, and hangs up, whether or not that is heard. */
async function leave(connection: NatsConnection): Promise<void> {
  if (!connection.isClosed()) await Promise.race([said(connection), delay(LAST_WORDS)])
  await Promise.race([connection.close(), delay(LAST_WORDS)])
}

async function said(connection: NatsConnection): Promise<void> {
  try {
    await connection.flush()
  } catch (error) {
    // The line was lost meanwhile: no one hears it.
    if (!(error instanceof Error)) throw error
  }
}

/** Whatever goes wrong between a phone and its relay is one of a few things to someone who waits. */
function problemOf(error: unknown): RelayProblem {
  if (error instanceof errors.AuthorizationError || error instanceof errors.UserAuthenticationExpiredError)
    return 'refused'
  if (error instanceof errors.PermissionViolationError) return 'refused'
  if (error instanceof Error && /maximum .*(connections|subscriptions)/i.test(error.message)) return 'full'
  if (error instanceof Error) return 'unreachable'
  throw error
}

/**
 * The id of a message is that of the envelope, with what only who may write at the table can make of it. The relay knows a message again by its id in
 * whatever table it stands: a game may move from one to another, and a stranger who could tell an id beforehand would have it taken for known.
 */
async function messageId(naming: CryptoKey, { reader, writer }: Credentials['address'], id: string): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', naming, bytesOf(`yuss/message-id/1\n${reader} ${writer} ${id}`))
  return `${id}.${toBase64Url(new Uint8Array(mark).slice(0, MARK_BYTES))}`
}

const MARK_BYTES = 15

function parcelOf(message: Msg): Envelope | null {
  const [id = ''] = message.headers?.get(ID_HEADER).split('.') ?? []
  // Which subject it came on the relay says, and not whoever sent it.
  const [, , writer = ''] = message.subject.split('.')
  return id === '' ? null : { id, bytes: message.data, writer }
}

const nameOf = ({ id, writer = '' }: Envelope): string => `${writer} ${id}`

async function push(
  connection: NatsConnection,
  address: Credentials['address'],
  { bytes }: Envelope,
  name: string,
): Promise<PushProblem | null> {
  const named = headers()
  named.set(ID_HEADER, name)
  const answer = await asked(connection, logSubject(address), bytes, { headers: named, timeout: STORED_AFTER })
  return answer.ok ? readStored(answer.value.data) : 'unavailable'
}

/** The status of the relay's interim messages, which have no body. */
const IN_BETWEEN = 100
const STALLED = 'Nats-Consumer-Stalled'

/**
 * Everything there is of a table, sent by a consumer that is made for it and ends with it. It is whole when all have come that there were, one after
 * the other. Whatever else ends it (the consumer is gone, the line, something in between was lost) is no meeting: it is begun again.
 */
class Replay {
  // An inbox that no one can guess is a name that no one can guess.
  private readonly name = createInbox().replaceAll('.', '')
  private readonly envelopes: Envelope[] = []
  private count = 0
  /** How many there were when it began; `null`: that is not known yet. */
  private pending: number | null = null
  private problem: RelayProblem | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private settle: () => void = () => undefined
  private subscription: Subscription | null = null

  constructor(
    private readonly connection: NatsConnection,
    private readonly address: Credentials['address'],
    private readonly inbox: string,
    /** Hears what came onto the disk afterwards. */
    private readonly late: (envelope: Envelope) => void,
  ) {}

  async all(): Promise<Result<readonly Envelope[], RelayProblem>> {
    const { connection, address, name } = this
    if (connection.isClosed()) return err('unreachable')
    const settled = new Promise<void>((done) => (this.settle = done))
    const to = createInbox(this.inbox)
    this.subscription = connection.subscribe(to, {
      callback: (error, message) => (error === null ? this.hear(message) : this.fail(problemOf(error))),
    })
    const request = replayRequest(address, name, to)
    const made = await asked(connection, request.subject, bytesOf(request.body))
    if (!made.ok) return made
    this.pending = readReplay(made.value.data)
    if (this.pending === null) return err('unavailable')
    void connection.closed().then(() => this.fail('unreachable'))
    this.wait()
    this.look()
    await settled
    return this.problem === null ? ok(this.envelopes) : err(this.problem)
  }

  end(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    if (this.connection.isClosed()) return
    this.subscription?.unsubscribe()
    if (this.pending !== null) this.connection.publish(endRequest(this.name).subject)
  }

  private get isWhole(): boolean {
    return this.pending !== null && this.count >= this.pending
  }

  private hear(message: Msg): void {
    this.wait()
    const code = message.headers?.code ?? 0
    if (code !== 0) this.hearWord(message, code)
    else this.take(message)
  }

  private take(message: Msg): void {
    const envelope = parcelOf(message)
    if (this.isWhole) {
      if (envelope !== null) this.late(envelope)
      return
    }
    this.count += 1
    if (countOf(message.reply) !== this.count) this.fail('unavailable')
    if (envelope !== null) this.envelopes.push(envelope)
    this.look()
  }

  private hearWord(message: Msg, code: number): void {
    if (code !== IN_BETWEEN) {
      this.fail('unavailable')
      return
    }
    // Asks whether what it sent has come, before it sends more.
    const asks = [message.reply, message.headers?.get(STALLED)].find((one) => one !== undefined && one !== '')
    if (asks !== undefined) this.connection.publish(asks)
    // It has nothing more to send, and less came than there was.
    else if (this.pending !== null) this.fail('unavailable')
  }

  private look(): void {
    if (!this.isWhole) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.settle()
  }

  /** Once it is whole nothing that happens to it is of any matter. */
  private fail(problem: RelayProblem): void {
    if (this.isWhole) return
    this.problem ??= problem
    this.settle()
  }

  private wait(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = this.isWhole || this.problem !== null ? null : setTimeout(() => this.fail('unavailable'), SILENT_AFTER)
  }
}

/** Waits so long, or until the line is lost. */
function openFor(connection: NatsConnection, time: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, time)
    void connection.closed().then(() => {
      clearTimeout(timer)
      done()
    })
  })
}

async function asked(
  connection: NatsConnection,
  subject: string,
  body: Uint8Array,
  how: { readonly headers?: ReturnType<typeof headers>; readonly timeout: number } = { timeout: PATIENCE },
): Promise<Result<Msg, RelayProblem>> {
  try {
    return ok(await connection.request(subject, body, how))
  } catch (error) {
    // No one listens: the stream has no leader, or is not there.
    return err(error instanceof errors.NoRespondersError ? 'unavailable' : problemOf(error))
  }
}
