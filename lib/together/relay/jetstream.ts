import * as z from 'zod/mini'
import { jsonOf } from '../../core/bytes'
import { readOrNull, wholeFrom } from '../../format/schema'
import type { Address } from '../keys/keys'
import { DAYS_KEPT } from '../limits'
import type { PushProblem } from './relay'

// Requests of JetStream are JSON on its own subjects (https://docs.nats.io/reference/reference-protocols/nats_api_reference). The
// app needs only two of them, so it does without their library, which is half as large again as the client.

/** The name of the stream that holds all tables. */
export const STREAM = 'YUSS'

/**
 * The subjects under which a relay hands requests on to the stream. The stream is in an account of its own, so a client of
 * another account has no other way to it. `FLOW`, which makes the server continue a replay, keeps the server's own name.
 */
export const REPLAY = 'replay'
export const END = 'replayed'
export const FLOW = '$JS.FC'

export const logSubject = ({ reader, writer }: Address): string => `y.${reader}.${writer}.log`
export const nowSubject = ({ reader, writer }: Address): string => `y.${reader}.${writer}.now`

const SECOND = 1_000_000_000

/** The time, in milliseconds, that the relay keeps an entry. */
export const KEPT_FOR = DAYS_KEPT * 24 * 60 * 60 * 1_000

/** The time, in nanoseconds, after which a consumer without a listener ends. */
const REPLAY_ENDS = 30 * SECOND

/** Returns the configuration of the stream. `most`: its bounds, and the number of nodes that hold a copy. */
export const streamConfig = (most: {
  readonly bytes: number
  readonly perTable: number
  readonly replicas: number
}) => ({
  name: STREAM,
  subjects: ['y.*.*.log'],
  retention: 'limits',
  storage: 'file',
  discard: 'new',
  discard_new_per_subject: true,
  max_age: KEPT_FOR * 1_000_000,
  max_bytes: most.bytes,
  // More than a pass allows. A replay with a rate limit never sends a message that is larger than this together with its subject.
  max_msg_size: 6144,
  max_msgs_per_subject: most.perTable,
  duplicate_window: 120 * SECOND,
  num_replicas: most.replicas,
  deny_delete: true,
  // A bound for every client, so that a consumer ends soon after its client has gone.
  consumer_limits: { inactive_threshold: REPLAY_ENDS },
  allow_rollup_hdrs: false,
})

/**
 * The rate of a replay, in bits a second. A table of one evening takes 15 ms; a table full of the largest pieces takes eight
 * seconds.
 */
const REPLAY_PACE = 20_000_000

/** The interval, in seconds, at which a replay sends a heartbeat while it has nothing else to send. */
const ALIVE_EVERY = 2

/** The time, in milliseconds, after which a silent replay has failed: its node has died. */
export const SILENT_AFTER = 3.5 * ALIVE_EVERY * 1_000

/** Returns the request for a replay of a whole table to an inbox, by a consumer that ends on its own. */
export function replayRequest(address: Address, name: string, inbox: string) {
  return {
    subject: `${REPLAY}.${name}.${address.reader}.${address.writer}`,
    body: JSON.stringify({
      stream_name: STREAM,
      action: 'create',
      config: {
        name,
        filter_subject: logSubject(address),
        deliver_subject: inbox,
        deliver_policy: 'all',
        ack_policy: 'none',
        replay_policy: 'instant',
        inactive_threshold: REPLAY_ENDS,
        mem_storage: true,
        num_replicas: 1,
        // A slow device is sent only as much as it takes, and never more at once than the server buffers for a client that does
        // not read.
        flow_control: true,
        rate_limit_bps: REPLAY_PACE,
        idle_heartbeat: ALIVE_EVERY * SECOND,
      },
    }),
  }
}

export const endRequest = (name: string) => ({ subject: `${END}.${name}`, body: '' })

/**
 * Returns the position of a message in its replay, counted from 1; `null` if its reply subject has none. The subject begins with
 * `$JS.ACK.`; newer servers have two more words before the position.
 */
export function replayPosition(reply = ''): number | null {
  const words = reply.split('.')
  const [count = ''] = words.slice(words.length >= 11 ? 8 : 6)
  return reply.startsWith('$JS.ACK.') && /^[1-9]\d*$/.test(count) ? Number(count) : null
}

const replay = z.object({ num_pending: wholeFrom(0, Number.MAX_SAFE_INTEGER) })

/** Returns the number of messages that a new consumer will send; `null` if the server did not make the consumer. */
export const readReplay = (bytes: Uint8Array): number | null => readOrNull(replay, jsonOf(bytes))?.num_pending ?? null

const stored = z.object({ stream: z.literal(STREAM), seq: z.int() })
const refusal = z.object({ error: z.object({ err_code: z.int() }) })

/**
 * The server's error codes for a table, a stream or an account without room. `TOO_LARGE` is the code for a message that is too
 * large.
 */
const FULL: ReadonlySet<number> = new Set([10023, 10047, 10077, 10110, 10122])
const TOO_LARGE = 10054

/** Returns why the relay did not store a message; `null` if the message is on the disk. */
export function readStored(bytes: Uint8Array): PushProblem | null {
  const json = jsonOf(bytes)
  const code = readOrNull(refusal, json)?.error.err_code
  if (code === undefined) return readOrNull(stored, json) === null ? 'unavailable' : null
  return code === TOO_LARGE ? 'too-large' : FULL.has(code) ? 'full' : 'unavailable'
}
