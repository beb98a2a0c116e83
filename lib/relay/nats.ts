import { createInbox, delay, errors, headers, jwtAuthenticator, wsconnect } from '@nats-io/nats-core'
import type { Authenticator, Msg, NatsConnection, WsSocketFactory } from '@nats-io/nats-core'
import { err, ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'
import { bytesOf } from './bytes'
import type { Door, Ears, Engine, Line, Parcel, PushProblem, RelayProblem } from './engine'
import { endRequest, logSubject, nextRequest, nowSubject, readReplay, readStored, replayRequest } from './jetstream'
import { makePass } from './jwt'
import { addressOf } from './relay-file'
import type { RelayFile } from './relay-file'

const ID_HEADER = 'Nats-Msg-Id'
/** How long an answer may take; a cluster that chooses a leader takes a few seconds. */
const PATIENCE = 8_000
/** How long somebody who leaves waits for his last words to be gone. */
const LAST_WORDS = 1_000
const PING_EVERY = 15_000
/** So many messages are asked for at once: at most a megabyte. */
const BATCH = 250
/**
 * After a replay its consumer is asked again, so long after: a message is called out to all who listen before it lies on the disk,
 * so one was sent too early for a phone that comes to hear it, and stored too late to be replayed. Who has no answer after
 * `PATIENCE` sends anew, and that is heard.
 */
const LOOK_AGAIN = [1_000, PATIENCE] as const

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
  const passFor = ({ key, kind }: Door['pair']): string => {
    const pass = passes.get(key) ?? makePass(key, relay.account, kind === 'write' ? relay.write : relay.look)
    passes.set(key, pass)
    return pass
  }
  const join = async (door: Door, ears: Ears): Promise<Result<Line, RelayProblem>> => {
    const { key, seed } = door.pair
    try {
      const connection = await wsconnect({
        servers: addressOf(relay, base),
        authenticator: signIn(passFor(door.pair), bytesOf(seed)),
        inboxPrefix: `_I.${key}`,
        noEcho: true,
        // Every connection begins anew, with a meeting: see `together.ts`.
        reconnect: false,
        ignoreClusterUpdates: true,
        timeout: PATIENCE,
        pingInterval: PING_EVERY,
        maxPingOut: 2,
        ...(sockets === undefined ? {} : { wsFactory: sockets }),
      })
      return ok(lineOver(connection, door, ears))
    } catch (error) {
      return err(problemOf(error))
    }
  }
  return { join }
}

function lineOver(connection: NatsConnection, { address, pair }: Door, ears: Ears): Line {
  connection.subscribe(logSubject(address), {
    callback: (error, message) => {
      const parcel = error === null ? parcelOf(message) : null
      if (parcel !== null) ears.pushed(parcel)
    },
  })
  connection.subscribe(nowSubject(address), {
    callback: (error, message) => {
      if (error === null) ears.said(message.data)
    },
  })
  const closed = connection
    .closed()
    .then((error): RelayProblem => (error instanceof Error ? problemOf(error) : 'unreachable'))
  const gone = Promise.race([closed, silent(connection, closed)])
  let leaving: Promise<void> | null = null
  let hasCaughtUp = false
  return {
    meet: async () => {
      const found = await replayed(connection, address, `_I.${pair.key}`)
      if (!found.ok) return found
      const { parcels, consumer } = found.value
      if (hasCaughtUp) end(connection, consumer)
      else void catchUp(connection, consumer, createInbox(`_I.${pair.key}`), ears)
      hasCaughtUp = true
      return ok(parcels)
    },
    push: (parcel) => push(connection, address, parcel),
    say: (bytes) => {
      // To a line that was lost nobody listens.
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

/** Says what has still to be said, where somebody listens, and hangs up, whether or not that is heard. */
async function leave(connection: NatsConnection): Promise<void> {
  if (!connection.isClosed()) await Promise.race([said(connection), delay(LAST_WORDS)])
  await Promise.race([connection.close(), delay(LAST_WORDS)])
}

async function said(connection: NatsConnection): Promise<void> {
  try {
    await connection.flush()
  } catch (error) {
    // The line was lost meanwhile: nobody hears it.
    if (!(error instanceof Error)) throw error
  }
}

/** Whatever goes wrong between a phone and its relay is one of a few things to somebody who waits. */
function problemOf(error: unknown): RelayProblem {
  if (error instanceof errors.AuthorizationError || error instanceof errors.UserAuthenticationExpiredError)
    return 'refused'
  if (error instanceof errors.PermissionViolationError) return 'refused'
  if (error instanceof Error && /maximum .*(connections|subscriptions)/i.test(error.message)) return 'full'
  if (error instanceof Error) return 'unreachable'
  throw error
}

/**
 * The id of a message is that of the parcel with the table's: the relay knows a message again by it in whatever table it stands, and
 * a game may move from one to another.
 */
const messageId = (id: string, { writer }: Door['address']): string => `${id}.${writer}`

function parcelOf(message: Msg): Parcel | null {
  const [id = ''] = message.headers?.get(ID_HEADER).split('.') ?? []
  // Which subject it came on the relay says, and not whoever sent it.
  const [, , writer = ''] = message.subject.split('.')
  return id === '' ? null : { id, bytes: message.data, writer }
}

async function push(
  connection: NatsConnection,
  address: Door['address'],
  { id, bytes }: Parcel,
): Promise<PushProblem | null> {
  const named = headers()
  named.set(ID_HEADER, messageId(id, address))
  const answer = await asked(connection, logSubject(address), bytes, named)
  return answer.ok ? readStored(answer.value.data) : 'unavailable'
}

/** Everything there is of a table, through a consumer that is made for it and ends with it. */
async function replayed(
  connection: NatsConnection,
  address: Door['address'],
  inbox: string,
): Promise<Result<{ readonly parcels: readonly Parcel[]; readonly consumer: string }, RelayProblem>> {
  // An inbox that nobody can guess is a name that nobody can guess.
  const name = createInbox().replaceAll('.', '')
  const request = replayRequest(address, name)
  const made = await asked(connection, request.subject, bytesOf(request.body))
  if (!made.ok) return err(made.error)
  const pending = readReplay(made.value.data)
  if (pending === null) return err('unavailable')
  const messages = await pulled(connection, name, createInbox(inbox), pending)
  return messages.ok ? ok({ parcels: parcelsOf(messages.value), consumer: name }) : messages
}

const parcelsOf = (messages: readonly Msg[]): readonly Parcel[] =>
  messages.flatMap((message) => parcelOf(message) ?? [])

/** Hears what was on its way onto the disk while this phone came; what it has heard already it knows by its id. */
async function catchUp(connection: NatsConnection, consumer: string, inbox: string, ears: Ears): Promise<void> {
  for (const [look, pause] of LOOK_AGAIN.entries()) {
    await openFor(connection, pause)
    if (connection.isClosed()) return
    const late = await pulled(connection, consumer, `${inbox}${look}`, Number.POSITIVE_INFINITY)
    if (!late.ok) return
    parcelsOf(late.value).forEach(ears.pushed)
  }
  end(connection, consumer)
}

function end(connection: NatsConnection, consumer: string): void {
  if (!connection.isClosed()) connection.publish(endRequest(consumer).subject)
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

async function pulled(
  connection: NatsConnection,
  name: string,
  inbox: string,
  pending: number,
): Promise<Result<readonly Msg[], RelayProblem>> {
  const found: Msg[] = []
  while (found.length < pending) {
    const batch = await oneBatch(connection, name, inbox, Math.min(BATCH, pending - found.length))
    if (!batch.ok) return batch
    // What has grown too old meanwhile does not come any more.
    if (batch.value.length === 0) break
    found.push(...batch.value)
  }
  return ok(found)
}

async function oneBatch(
  connection: NatsConnection,
  name: string,
  inbox: string,
  size: number,
): Promise<Result<readonly Msg[], RelayProblem>> {
  if (connection.isClosed()) return err('unreachable')
  const { subject, body } = nextRequest(name, size)
  const found: Msg[] = []
  const answers = connection.subscribe(inbox, { max: size + 1, timeout: PATIENCE })
  connection.publish(subject, body, { reply: inbox })
  try {
    for await (const message of answers) {
      // A status without a body: there is no more.
      if (message.headers !== undefined && message.headers.code !== 0) break
      found.push(message)
      if (found.length === size) break
    }
    return ok(found)
  } catch (error) {
    return err(problemOf(error))
  } finally {
    if (!connection.isClosed()) answers.unsubscribe()
  }
}

async function asked(
  connection: NatsConnection,
  subject: string,
  body: Uint8Array,
  named?: ReturnType<typeof headers>,
): Promise<Result<Msg, RelayProblem>> {
  try {
    const options = named === undefined ? {} : { headers: named }
    return ok(await connection.request(subject, body, { timeout: PATIENCE, ...options }))
  } catch (error) {
    // Nobody listens: the stream has no leader, or is not there.
    return err(error instanceof errors.NoRespondersError ? 'unavailable' : problemOf(error))
  }
}
