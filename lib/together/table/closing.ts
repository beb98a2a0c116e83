import { ok } from '../../core/result'
import type { Connection } from '../../storage/database/connection'
import { changeJoined, type JoinedChange } from '../../storage/joined/write-joined'
import { joinedRecord, type JoinedRecord } from '../../storage/records/record-types'
import { keysOf } from '../keys/keys'
import { newSecret, openSecret, packSecret, type TableSecret } from '../keys/secret'
import { KEPT_FOR } from '../relay/jetstream'
import type { Engine } from '../relay/relay'
import type { Phase, Session, TogetherState } from './session'
import { join } from './start-session'
import type { TableStore } from './store'

/**
 * The outcome of closing a table. `untold`: it is closed, but the relay has no room for the notice. `other`: another device has
 * closed it. `unknown`: the relay has not answered, and this device retries after the next sync. `not-now`: nothing has changed.
 */
export type Closed = 'closed' | 'untold' | 'other' | 'unknown' | 'not-now'

/** The time, in milliseconds, after which an unanswered notice is looked up at the relay. */
const ASK_AGAIN = 5_000

/**
 * Closes a table to all other writers. The new code is stored in the table's row before anything is sent. So the keys under which
 * the others view the table survive a lost reply, connection or tab, and the next sync tells whether they are in use.
 */
export class Closing {
  private isBusy = false
  private last: Phase | null = null

  constructor(
    private readonly connection: Connection,
    private readonly table: JoinedRecord,
    private readonly session: Session,
  ) {}

  async close(): Promise<Closed> {
    const { phase } = this.session.state()
    if (phase !== 'together' && phase !== 'syncing') return 'not-now'
    const begun = { from: this.table.code, to: packSecret(newSecret()), at: Date.now(), told: false }
    // If an earlier try began, the relay may already have its notice. So that try continues with the same keys.
    const saved = await changeJoined(this.connection, this.table.id, ({ code, closing }) => ({
      closing: closing?.from === code ? closing : { ...begun, from: code },
    }))
    return saved.ok ? this.goOn() : 'not-now'
  }

  /** Continues after each sync, if closing has begun and may not be done. */
  onState({ phase, moved }: TogetherState): void {
    const hasSynced = phase === 'together' && this.last !== 'together'
    this.last = phase
    if (hasSynced && moved === null) void this.goOn()
  }

  private async goOn(): Promise<Closed> {
    if (this.isBusy) return 'unknown'
    this.isBusy = true
    try {
      const begun = await closingOf(this.connection, this.table.id)
      return begun?.from === this.table.code ? await this.move(begun.look) : 'not-now'
    } finally {
      this.isBusy = false
    }
  }

  private async move(look: TableSecret): Promise<Closed> {
    const how = await this.session.move(look)
    if (how === 'first' || how === 'full') {
      const changed = await changeJoined(this.connection, this.table.id, (now) => rowAfterClosing(now, how === 'first'))
      if (changed.ok) return how === 'first' ? 'closed' : 'untold'
    }
    // The next sync tells whose notice was first, or whether this one was stored.
    if (how === 'other') this.session.sync()
    else setTimeout(() => this.session.sync(), ASK_AGAIN)
    return how === 'other' ? 'other' : 'unknown'
  }
}

/** Returns the change of a table's row when this device has closed the table, which continues under its new code. */
export const rowAfterClosing = ({ code, closing }: JoinedRecord, told: boolean): JoinedChange =>
  closing?.from === code ? { code: closing.to, ended: null, syncedAt: null, closing: { ...closing, told } } : {}

/** Returns the state of closing, if this device has begun to close the table or has closed it; `null` otherwise. */
async function closingOf(connection: Connection, id: string) {
  const found = await connection.run(async (db) => ok(joinedRecord.read(await db.joined.get(id))))
  const closing = found.ok && found.value.ok ? found.value.value.closing : null
  const look = closing === null ? null : await lookOf(closing.to)
  return closing === null || look === null ? null : { ...closing, look }
}

async function lookOf(code: string): Promise<TableSecret | null> {
  const secret = openSecret(code)
  return secret === null ? null : (await keysOf(secret)).look
}

/** Returns the view-only code under which the others find a table that this device closes; `null` if it does not close it. */
export async function viewerCodeAfterClosing(connection: Connection, id: string): Promise<string | null> {
  const begun = await closingOf(connection, id)
  return begun === null ? null : packSecret(begun.look)
}

/**
 * Returns a watcher for the session of a table that this device has closed. After each new connection it makes sure that the old
 * table has the notice of the move: the relay may have had no room for it, or may have lost it. Without the notice, a device that
 * was away would fill the old table again and write there alone. After `DAYS_KEPT` days it stops, and the old code is deleted.
 */
export function watcherThatNotifies(connection: Connection, table: JoinedRecord, engine: Engine) {
  const { id, code, closing } = table
  const isOver = closing?.to !== code || isPast(table)
  if (isPast(table)) void changeJoined(connection, id, (now) => (isPast(now) ? { closing: null } : {}))
  let isNewConnection = true
  let isBusy = false
  const notify = async ({ from, to, told }: NonNullable<typeof closing>) => {
    isBusy = true
    const isStored = await storeNotice(engine, from, to)
    isBusy = false
    if (isStored && !told)
      await changeJoined(connection, id, (now) =>
        now.closing === null ? {} : { closing: { ...now.closing, told: true } },
      )
  }
  return ({ phase }: TogetherState) => {
    if (phase === 'joining') isNewConnection = true
    if (isOver || isBusy || !isNewConnection || phase !== 'together') return
    isNewConnection = false
    void notify(closing)
  }
}

/** Tells whether the old code of a closed table is of no use: the relay has deleted the old table, or this one has moved on. */
const isPast = ({ code, closing }: JoinedRecord): boolean =>
  closing !== null && closing.from !== code && (closing.to !== code || Date.now() - closing.at > KEPT_FOR)

/** Joins the old table and stores the notice of the move, if there is none. Returns whether the notice is there. */
async function storeNotice(engine: Engine, from: string, to: string): Promise<boolean> {
  const [before, look] = [openSecret(from), await lookOf(to)]
  if (before === null || look === null) return false
  const session = join({ engine, keys: await keysOf(before), store: EMPTY_STORE })
  try {
    const { phase, moved } = await firstOf(session, (state) => state.phase === 'together' || state.phase === 'apart')
    return phase === 'together' && (moved !== null || (await session.move(look)) === 'first')
  } finally {
    await session.leave()
  }
}

/** The store of a session that only reads or sends a notice: it has no pieces, and keeps none. */
const EMPTY_STORE: TableStore = {
  watch: (heard) => {
    heard([])
    return () => undefined
  },
  take: () => Promise.resolve(ok([])),
}

function firstOf(session: Session, wanted: (state: TogetherState) => boolean): Promise<TogetherState> {
  return new Promise((done) => {
    const stop = session.watch((state) => {
      if (!wanted(state)) return
      stop()
      done(state)
    })
  })
}
