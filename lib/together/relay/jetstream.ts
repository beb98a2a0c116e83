import * as z from 'zod/mini'
import { textOf } from '../../core/bytes'
import { readBy, wholeFrom } from '../../format/schema'
import type { Address } from '../keys/keys'
import type { PushProblem } from './relay'

// The requests of JetStream are JSON on subjects of its own (https://docs.nats.io/reference/reference-protocols/nats_api_reference).
// We need two, so the library for them, half as large again as the client, stays out.

/** The stream in which all tables are. */
export const STREAM = 'YUSS'

/**
 * The names under which a relay hands the two on: the stream is in an account of its own, and whoever is not in it has no other way to it. What
 * makes the server go on with a replay keeps its name.
 */
export const REPLAY = 'replay'
export const END = 'replayed'
export const FLOW = '$JS.FC'

export const logSubject = ({ reader, writer }: Address): string => `y.${reader}.${writer}.log`
export const nowSubject = ({ reader, writer }: Address): string => `y.${reader}.${writer}.now`

const SECOND = 1_000_000_000
const DAY = 24 * 60 * 60 * SECOND

/** How long an entry stays at the relay: so do old tables end. */
export const DAYS_KEPT = 60

/** A consumer to which no one has listened for so long is no more. */
const REPLAY_ENDS = 30 * SECOND

/** The stream as the relay makes it. */
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
  max_age: DAYS_KEPT * DAY,
  max_bytes: most.bytes,
  // More than a pass allows: a replay that is held to a pace never sends what is larger than this together with its subject.
  max_msg_size: 6144,
  max_msgs_per_subject: most.perTable,
  duplicate_window: 120 * SECOND,
  num_replicas: most.replicas,
  deny_delete: true,
  // Whatever a client asks for: what it had made for itself ends soon after it.
  consumer_limits: { inactive_threshold: REPLAY_ENDS },
  allow_rollup_hdrs: false,
})

/** In bits a second: a table of an evening takes 15 ms, and one that is full of the largest pieces eight seconds. */
const REPLAY_PACE = 20_000_000

/** How often a replay says that it goes on, while there is nothing to send. */
const ALIVE_EVERY = 2

/** After so long without a word a replay is no more, in milliseconds: the node on which it was has died. */
export const SILENT_AFTER = 3.5 * ALIVE_EVERY * 1_000

/** A request that has everything there is of a table sent to an inbox, by a consumer that ends by itself. */
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
        // A slow phone is sent no more than it takes, and no one more at once than the server keeps for someone who does not listen.
        flow_control: true,
        rate_limit_bps: REPLAY_PACE,
        idle_heartbeat: ALIVE_EVERY * SECOND,
      },
    }),
  }
}

export const endRequest = (name: string) => ({ subject: `${END}.${name}`, body: '' })

/** Which message of its replay this is, counted from 1, as its reply says: `$JS.ACK.` and, at newer servers, two words more before these. */
export function countOf(reply = ''): number | null {
  const words = reply.split('.')
  const [count = ''] = words.slice(words.length >= 11 ? 8 : 6)
  return reply.startsWith('$JS.ACK.') && /^[1-9]\d*$/.test(count) ? Number(count) : null
}

const replay = z.object({ num_pending: wholeFrom(0, Number.MAX_SAFE_INTEGER) })

/** How many messages there are for a consumer that was made; `null` where it was not made. */
export function readReplay(bytes: Uint8Array): number | null {
  const read = readBy(replay, jsonOf(bytes))
  return read.ok ? read.value.num_pending : null
}

const stored = z.object({ stream: z.literal(STREAM), seq: z.int() })
const refusal = z.object({ error: z.object({ err_code: z.int() }) })

/** The server's codes for a table, a stream or an account without room; below, its code for a message that is too large. */
const FULL: ReadonlySet<number> = new Set([10023, 10047, 10077, 10110, 10122])
const TOO_LARGE = 10054

/** Returns the problem of a message that the relay did not store; `null`: it is on the disk. */
export function readStored(bytes: Uint8Array): PushProblem | null {
  const json = jsonOf(bytes)
  const refused = readBy(refusal, json)
  if (refused.ok) {
    const code = refused.value.error.err_code
    return code === TOO_LARGE ? 'too-large' : FULL.has(code) ? 'full' : 'unavailable'
  }
  return readBy(stored, json).ok ? null : 'unavailable'
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes) ?? '')
  } catch {
    // An answer that is no JSON says nothing.
    return null
  }
}
