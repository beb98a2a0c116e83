import { errors, type Msg, type NatsConnection, type RequestOptions } from '@nats-io/nats-core'
import { err, ok, type Result } from '../../core/result'
import type { Envelope, RelayProblem } from './relay'

export const ID_HEADER = 'Nats-Msg-Id'
/** The time, in milliseconds, to wait for a reply. A cluster takes a few seconds to choose a leader. */
export const PATIENCE = 8_000

/** Sends a request and returns the reply, or the problem if none came in time. */
export async function request(
  connection: NatsConnection,
  subject: string,
  body: Uint8Array,
  how: RequestOptions = { timeout: PATIENCE },
): Promise<Result<Msg, RelayProblem>> {
  try {
    return ok(await connection.request(subject, body, how))
  } catch (error) {
    // There are no responders: the stream is missing or has no leader.
    return err(error instanceof errors.NoRespondersError ? 'unavailable' : relayProblemOf(error))
  }
}

const REFUSALS = [errors.AuthorizationError, errors.UserAuthenticationExpiredError, errors.PermissionViolationError]

/** Returns the problem that a user can be told of for an error of the client. */
export function relayProblemOf(error: unknown): RelayProblem {
  if (REFUSALS.some((refusal) => error instanceof refusal)) return 'refused'
  if (error instanceof Error && /maximum .*(connections|subscriptions)/i.test(error.message)) return 'full'
  if (error instanceof Error) return 'unreachable'
  throw error
}

/** Returns the envelope in a message; `null` if it has no id. */
export function envelopeOf(message: Msg): Envelope | null {
  const [id = ''] = message.headers?.get(ID_HEADER).split('.') ?? []
  // The subject comes from the relay, which checks who may write there. The sender cannot choose another writer.
  const [, , writer = ''] = message.subject.split('.')
  return id === '' ? null : { id, bytes: message.data, writer }
}
