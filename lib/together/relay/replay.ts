import { createInbox, type Msg, type NatsConnection, type Subscription } from '@nats-io/nats-core'
import { bytesOf } from '../../core/bytes'
import { err, ok, type Result } from '../../core/result'
import { replayPosition, endRequest, readReplay, replayRequest, SILENT_AFTER } from './jetstream'
import type { Credentials, Envelope, RelayProblem } from './relay'
import { envelopeOf, relayProblemOf, request } from './request'

/** The status code of the relay's interim messages, which have no body. */
const INTERIM_STATUS = 100
const STALLED = 'Nats-Consumer-Stalled'

/**
 * A replay of everything that the relay holds of a table, by a consumer made for it. It is complete when all messages that were
 * counted at its start have come, one after the other. If it ends otherwise (a lost consumer, connection or message), the sync
 * has failed and starts again.
 */
export class Replay {
  // The name must be as hard to guess as that of an inbox.
  private readonly name = createInbox().replaceAll('.', '')
  private readonly envelopes: Envelope[] = []
  private count = 0
  /** The number of messages at the start; `null` until it is known. */
  private pending: number | null = null
  private problem: RelayProblem | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private settle: () => void = () => undefined
  private subscription: Subscription | null = null

  constructor(
    private readonly connection: NatsConnection,
    private readonly address: Credentials['address'],
    private readonly inbox: string,
    /** Receives the messages that were stored after the start. */
    private readonly late: (envelope: Envelope) => void,
  ) {}

  async all(): Promise<Result<readonly Envelope[], RelayProblem>> {
    const { connection, address, name } = this
    if (connection.isClosed()) return err('unreachable')
    const settled = new Promise<void>((done) => (this.settle = done))
    const to = createInbox(this.inbox)
    this.subscription = connection.subscribe(to, {
      callback: (error, message) => (error === null ? this.hear(message) : this.fail(relayProblemOf(error))),
    })
    const wanted = replayRequest(address, name, to)
    const made = await request(connection, wanted.subject, bytesOf(wanted.body))
    if (!made.ok) return made
    this.pending = readReplay(made.value.data)
    if (this.pending === null) return err('unavailable')
    void connection.closed().then(() => this.fail('unreachable'))
    this.wait()
    this.checkComplete()
    await settled
    return this.problem === null ? ok(this.envelopes) : err(this.problem)
  }

  end(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    if (this.connection.isClosed()) return
    this.subscription?.unsubscribe()
    if (this.pending !== null) this.connection.publish(endRequest(this.name).subject)
  }

  private get isComplete(): boolean {
    return this.pending !== null && this.count >= this.pending
  }

  private hear(message: Msg): void {
    this.wait()
    const code = message.headers?.code ?? 0
    if (code !== 0) this.hearStatus(message, code)
    else this.take(message)
  }

  private take(message: Msg): void {
    const envelope = envelopeOf(message)
    if (this.isComplete) {
      if (envelope !== null) this.late(envelope)
      return
    }
    this.count += 1
    if (replayPosition(message.reply) !== this.count) this.fail('unavailable')
    if (envelope !== null) this.envelopes.push(envelope)
    this.checkComplete()
  }

  private hearStatus(message: Msg, code: number): void {
    if (code !== INTERIM_STATUS) {
      this.fail('unavailable')
      return
    }
    // The server asks whether its messages have arrived, before it sends more.
    const asks = [message.reply, message.headers?.get(STALLED)].find((one) => one !== undefined && one !== '')
    if (asks !== undefined) this.connection.publish(asks)
    // A heartbeat: the server has nothing more to send, but fewer messages came than it had counted.
    else if (this.pending !== null) this.fail('unavailable')
  }

  private checkComplete(): void {
    if (!this.isComplete) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.settle()
  }

  /** Ends the replay with a problem, unless it is already complete. */
  private fail(problem: RelayProblem): void {
    if (this.isComplete) return
    this.problem ??= problem
    this.settle()
  }

  private wait(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer =
      this.isComplete || this.problem !== null ? null : setTimeout(() => this.fail('unavailable'), SILENT_AFTER)
  }
}
