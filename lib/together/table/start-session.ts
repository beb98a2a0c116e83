import { newId } from '../../core/ids'
import { seal, unseal } from '../keys/seal'
import { packSecret, type TableSecret } from '../keys/secret'
import { backoff } from '../relay/backoff'
import { KEPT_FOR } from '../relay/jetstream'
import type { Listener, RelayConnection, Envelope, RelayProblem } from '../relay/relay'
import { writeMoved } from './moved'
import { openEnvelopes } from './open-envelopes'
import { Outbox } from './outbox'
import { SAY_EVERY } from './presence'
import { PresenceCalls, type OwnPresence } from './presence-calls'
import { GAMES, type Protocol } from './protocol'
import type { Moving, Session, TableOptions, TogetherState } from './session'
import { Signal } from './signal'
import { planSync } from './sync-plan'

/** Joins a table and stays until it leaves: connects, syncs, sends and receives, and retries whenever the connection is lost. */
export const join = (options: TableOptions): Session => joinWithProtocol(GAMES, options)

/** Does the same for another kind of pieces. */
export function joinWithProtocol<P>(protocol: Protocol<P>, options: TableOptions<P>): Session {
  const table = new Table(protocol, options)
  table.start()
  return table
}

/** The number of envelopes that can wait to be opened. If more come, a sync fetches the rest from the relay. */
const MOST_WAITING = 1_000
/** The time, in milliseconds, between two syncs, if the only reason for the second is that too much came at once. */
const SYNC_AGAIN_AFTER = 5_000
const GREET_AFTER = 200

const isSame = (one: TableSecret, other: TableSecret): boolean => packSecret(one) === packSecret(other)

/** The reasons why a connection ends. */
type Trouble = RelayProblem | 'storage' | 'expired'

class Table<P> implements Session {
  private readonly watchers = new Set<(state: TogetherState) => void>()
  private current: TogetherState = {
    phase: 'joining',
    problem: null,
    waiting: 0,
    held: null,
    dropped: 0,
    present: [],
    moved: null,
  }
  private arrived: Envelope[] = []
  /** Entries that came before the set-up of their game. */
  private early: readonly P[] = []
  private mustSync = false
  /** True after more came than can wait. */
  private hasMissed = false
  /** True after a call of `sync`, until a sync succeeds or the next try begins. That try then starts without a pause. */
  private mustRetry = false
  private lastSyncAt = 0
  /** The time of the last sync at which this device or the relay had a piece, in milliseconds since 1970; `null`: not known. */
  private foundAt: number | null
  /** True once the pieces of this device are read. A sync before that would find none of them. */
  private hasRead = false
  private hasLeft = false
  private isAway = false
  private connection: RelayConnection | null = null
  private readonly signal = new Signal()
  private stopStore: (() => void) | null = null
  private over: Promise<void> = Promise.resolve()
  private readonly calls: PresenceCalls
  private readonly outbox: Outbox<P>
  private greeting: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly protocol: Protocol<P>,
    private readonly options: TableOptions<P>,
  ) {
    this.foundAt = options.syncedAt ?? null
    this.calls = new PresenceCalls(options.keys, options.who ?? newId(), (present) => this.set({ present }))
    this.outbox = new Outbox(protocol, options.keys, (problem) => this.set({ problem }))
  }

  start(): void {
    this.stopStore = this.options.store.watch(
      (pieces) => {
        this.hasRead = true
        this.outbox.hold(pieces)
        this.countWaiting()
        this.signal.wake()
      },
      () => {
        this.hasRead = true
        this.set({ problem: 'storage' })
        this.signal.wake()
      },
    )
    this.over = this.keepConnected()
  }

  state(): TogetherState {
    return this.current
  }

  watch(changed: (state: TogetherState) => void): () => void {
    this.watchers.add(changed)
    return () => this.watchers.delete(changed)
  }

  sync(): void {
    this.mustSync = true
    this.mustRetry = true
    this.outbox.askAgain()
    this.signal.wake()
  }

  away(): void {
    if (this.connection === null) return
    this.isAway = true
    this.setApart('unreachable')
    this.signal.wake()
  }

  say(own: OwnPresence): void {
    this.calls.say(own)
    void this.calls.send(this.connection, 'stays')
  }

  async move(look: TableSecret): Promise<Moving> {
    if (!this.canMove()) return 'not-said'
    const id = newId()
    const bytes = await seal(this.options.keys, 'moved', id, writeMoved(look))
    const { connection } = this
    if (bytes === null || connection === null) return 'not-said'
    const problem = await connection.push({ id, bytes })
    // Only a sync tells the outcome. If two devices move the table, the first notice at the relay counts; and one without a reply
    // may be stored.
    const found = await connection.sync()
    if (!found.ok) return 'unknown'
    const { moved } = await this.read(found.value)
    if (moved !== null) return isSame(moved, look) ? 'first' : 'other'
    return problem === 'full' ? 'full' : 'unknown'
  }

  async leave(): Promise<void> {
    await this.calls.send(this.connection, 'leaves')
    this.hasLeft = true
    if (this.greeting !== null) clearTimeout(this.greeting)
    this.stopStore?.()
    await this.connection?.leave()
    this.signal.wake()
    await this.over
    this.calls.clear()
    this.set({ phase: 'left' })
    this.watchers.clear()
  }

  private set(change: Partial<TogetherState>): void {
    this.current = { ...this.current, ...change }
    for (const changed of this.watchers) changed(this.current)
  }

  /** Opens one connection after the other, with a pause between them, until this device leaves or the table has expired. */
  private async keepConnected(): Promise<void> {
    let failed = 0
    while (!this.hasLeft) {
      this.set({ phase: 'joining' })
      this.mustRetry = false
      const problem = await this.once(() => (failed = 0))
      if (this.hasLeft) return
      this.setApart(problem)
      if (problem === 'expired') return
      await this.signal.wait(backoff(failed, Math.random()), () => this.mustRetry || this.hasLeft)
      failed += 1
    }
  }

  private setApart(problem: Trouble): void {
    this.calls.clear()
    this.set({ phase: 'apart', problem })
  }

  /** Keeps a connection from its beginning to its end. Returns why it ended. */
  private async once(onSynced: () => void): Promise<Trouble> {
    this.arrived = []
    this.early = []
    const joined = await this.options.engine.join(this.options.keys, this.listener())
    if (!joined.ok) return joined.error
    const connection = joined.value
    this.connection = connection
    this.isAway = false
    let lost: RelayProblem | null = null
    void connection.gone.then((problem) => {
      lost = problem
      this.signal.wake()
    })
    const interval = setInterval(() => void this.calls.send(connection, 'stays'), SAY_EVERY)
    try {
      const problem = await this.work(connection, () => (this.isAway ? 'unreachable' : lost), onSynced)
      return lost ?? problem
    } finally {
      clearInterval(interval)
      this.connection = null
      await connection.leave()
    }
  }

  /** Sends one call to all devices that came at the same moment. */
  private greet(): void {
    this.greeting ??= setTimeout(() => {
      this.greeting = null
      void this.calls.send(this.connection, 'stays')
    }, GREET_AFTER)
  }

  private listener(): Listener {
    return {
      pushed: (envelope) => {
        if (this.arrived.length < MOST_WAITING) this.arrived.push(envelope)
        else this.hasMissed = true
        this.signal.wake()
      },
      said: (bytes) => void this.calls.receive(bytes, () => this.greet()),
    }
  }

  private async work(
    connection: RelayConnection,
    lost: () => RelayProblem | null,
    onSynced: () => void,
  ): Promise<Trouble> {
    this.mustSync = true
    while (lost() === null && !this.hasLeft) {
      const problem = this.isTimeToSync() ? await this.syncNow(connection, onSynced) : await this.receive(connection)
      if (problem !== null) return problem
      const pause = this.hasMissed ? SYNC_AGAIN_AFTER : SAY_EVERY
      await this.signal.wait(pause, () => lost() !== null || this.hasLeft || this.isTimeToSync() || this.hasWork())
      this.calls.sweep()
    }
    return 'unreachable'
  }

  private isTimeToSync(): boolean {
    if (!this.hasRead) return false
    return this.mustSync || (this.hasMissed && Date.now() - this.lastSyncAt >= SYNC_AGAIN_AFTER)
  }

  private hasWork(): boolean {
    return this.arrived.length > 0 || this.outbox.hasWork()
  }

  /** Takes everything new from the relay, and sends what the relay lacks. */
  private async syncNow(connection: RelayConnection, onSynced: () => void): Promise<Trouble | null> {
    this.mustSync = false
    this.hasMissed = false
    this.lastSyncAt = Date.now()
    this.set({ phase: 'syncing' })
    const found = await connection.sync()
    if (!found.ok) return found.error
    if (found.value.length === 0 && this.hasExpired()) return 'expired'
    const pieces = await this.opened(found.value, 'synced')
    const { take, send } = planSync(this.protocol, pieces, this.outbox.here())
    this.outbox.relayHas(pieces, send)
    this.set({ held: pieces.length })
    const problem = (await this.take(take)) ?? (await this.send(connection))
    if (problem !== null) return problem
    if (pieces.length + this.outbox.here().length > 0) this.foundAt = this.lastSyncAt
    this.mustRetry = false
    onSynced()
    this.set({ phase: 'together' })
    this.countWaiting()
    await this.calls.send(connection, 'stays')
    return null
  }

  /** Takes what came since the last sync, and sends what is new here. */
  private async receive(connection: RelayConnection): Promise<Trouble | null> {
    const envelopes = this.arrived
    this.arrived = []
    const pieces = await this.opened(envelopes, 'pushed')
    const ids = new Set(pieces.map(this.protocol.idOf))
    const { take } = planSync(
      this.protocol,
      pieces,
      this.outbox.here().filter((piece) => ids.has(this.protocol.idOf(piece))),
    )
    this.outbox.relayHasToo(pieces)
    return (await this.take(take)) ?? (await this.send(connection))
  }

  private async opened(envelopes: readonly Envelope[], how: 'synced' | 'pushed'): Promise<readonly P[]> {
    const { pieces, moved, dropped } = await this.read(envelopes)
    // A table moves once, so the first notice counts. Only a sync shows which is the first, because it has the relay's order.
    if (moved !== null && this.current.moved === null) {
      if (how === 'synced') this.set({ moved })
      else this.mustSync = true
    }
    if (dropped > 0) this.set({ dropped: this.current.dropped + dropped })
    return pieces
  }

  private read(envelopes: readonly Envelope[]) {
    const { keys, open = ({ id, bytes }) => unseal(keys, this.protocol.kind, id, bytes) } = this.options
    const openNotice = ({ id, bytes }: Envelope) => unseal(keys, 'moved', id, bytes)
    return openEnvelopes(this.protocol, envelopes, open, this.canMove() ? openNotice : null)
  }

  /**
   * Tells whether this table can move. A table of a club night cannot: its keys are the organiser's, and it has no link for
   * viewers.
   */
  private canMove(): boolean {
    return this.protocol.kind === 'entry' && this.options.keys.look !== null
  }

  private async take(pieces: readonly P[]): Promise<'storage' | null> {
    if (pieces.length === 0) return null
    const taken = await this.options.store.take([...this.early, ...pieces])
    if (!taken.ok) return 'storage'
    this.early = taken.value.slice(-MOST_WAITING)
    return null
  }

  private async send(connection: RelayConnection): Promise<RelayProblem | null> {
    const problem = await this.outbox.send(connection)
    this.countWaiting()
    return problem
  }

  /** Tells whether an empty relay means that the table has expired. Otherwise its disk was lost. */
  private hasExpired(): boolean {
    return this.foundAt !== null && Date.now() - this.foundAt > KEPT_FOR
  }

  private countWaiting(): void {
    const waiting = this.outbox.unsent().length
    const isSolved = waiting === 0 && this.current.phase === 'together' && !this.outbox.holdsTooLarge()
    this.set({ waiting, ...(isSolved ? { problem: null } : {}) })
  }
}
