import { readShape } from '../format/read-shape'
import { anyWhole, only, partOf, wholeFrom } from '../format/shape'
import { textOf } from './bytes'
import type { PushProblem } from './engine'
import type { Address } from './keys'

// The requests of JetStream are JSON on subjects of its own (https://docs.nats.io/reference/reference-protocols/nats_api_reference).
// We need four, so the library for them, half as large again as the client, stays out.

/** The stream in which all tables are. */
export const STREAM = 'YUSS'

export const logSubject = ({ reader, writer }: Address): string => `y.${reader}.${writer}.log`
export const nowSubject = ({ reader, writer }: Address): string => `y.${reader}.${writer}.now`

const SECOND = 1_000_000_000
const DAY = 24 * 60 * 60 * SECOND

/** How long an entry stays at the relay: so do old tables end. */
export const DAYS_KEPT = 60

/** A consumer of which nobody has asked for so long is no more. A slow phone takes a while over a megabyte. */
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
  max_msg_size: 4096,
  max_msgs_per_subject: most.perTable,
  duplicate_window: 120 * SECOND,
  num_replicas: most.replicas,
  deny_delete: true,
  // Whatever a client asks for: what it had made for itself ends soon after it.
  consumer_limits: { inactive_threshold: REPLAY_ENDS },
  allow_rollup_hdrs: false,
})

/** A request that asks for everything there is of a table, by a consumer that ends by itself. */
export function replayRequest(address: Address, name: string) {
  const filter = logSubject(address)
  return {
    subject: `$JS.API.CONSUMER.CREATE.${STREAM}.${name}.${filter}`,
    body: JSON.stringify({
      stream_name: STREAM,
      action: 'create',
      config: {
        name,
        filter_subject: filter,
        deliver_policy: 'all',
        ack_policy: 'none',
        replay_policy: 'instant',
        inactive_threshold: REPLAY_ENDS,
        mem_storage: true,
        num_replicas: 1,
        max_waiting: 8,
      },
    }),
  }
}

/** A request for the next messages of that consumer, as many as there are. */
export const nextRequest = (name: string, batch: number) => ({
  subject: `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${name}`,
  body: JSON.stringify({ batch, no_wait: true }),
})

export const endRequest = (name: string) => ({ subject: `$JS.API.CONSUMER.DELETE.${STREAM}.${name}`, body: '' })

const replay = partOf({ num_pending: wholeFrom(0, Number.MAX_SAFE_INTEGER) })

/** How many messages there are for a consumer that was made; `null` where it was not made. */
export function readReplay(bytes: Uint8Array): number | null {
  const read = readShape(replay, jsonOf(bytes))
  return read.ok ? read.value.num_pending : null
}

const stored = partOf({ stream: only(STREAM), seq: anyWhole })
const refusal = partOf({ error: partOf({ err_code: anyWhole }) })

/** What the server calls it when a table, the stream or the account has no room, and when a message is too large. */
const FULL: ReadonlySet<number> = new Set([10023, 10047, 10077, 10110, 10122])
const TOO_LARGE = 10054

/** Whether a message lies on the relay's disk; `null`: it does. */
export function readStored(bytes: Uint8Array): PushProblem | null {
  const json = jsonOf(bytes)
  const refused = readShape(refusal, json)
  if (refused.ok) {
    const code = refused.value.error.err_code
    return code === TOO_LARGE ? 'too-large' : FULL.has(code) ? 'full' : 'unavailable'
  }
  return readShape(stored, json).ok ? null : 'unavailable'
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes) ?? '')
  } catch {
    // An answer that is no JSON says nothing.
    return null
  }
}
