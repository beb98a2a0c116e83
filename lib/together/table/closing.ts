import { ok } from '../../core/result'
import type { Connection } from '../../storage/database/connection'
import { changeJoined, type JoinedChange } from '../../storage/joined/write-joined'
import { joinedRecord, type JoinedRecord } from '../../storage/records/joined'
import { keysOf } from '../keys/keys'
import { newSecret, openSecret, packSecret, type TableSecret } from '../keys/secret'
import { DAYS_KEPT } from '../relay/jetstream'
import type { Engine } from '../relay/relay'
import type { Phase, Session, TogetherState } from './session'
import { join } from './start-session'
import type { TableStore } from './store'

/**
 * The outcome of closing a table. `untold`: it is closed, but the relay has no room to tell the others. `other`: another phone
 * has closed it. `unknown`: the relay has not answered; this phone closes it at the next meeting. `not-now`: nothing has changed.
 */
export type Closed = 'closed' | 'untold' | 'other' | 'unknown' | 'not-now'

/** After so long without an answer the relay is asked what became of it. */
const ASK_AGAIN = 5_000

/**
 * Closes a table to everybody else's writing. The new code lies in the row of the table before anything is said: whatever becomes of the answer, of the
 * line or of the tab, the keys under which everybody looks from then on are not lost, and the next meeting says whether they hold.
 */
export class Closing {
  private isAtIt = false
  private last: Phase | null = null

  constructor(
    private readonly connection: Connection,
    private readonly table: JoinedRecord,
    private readonly session: Session,
  ) {}

  async close(): Promise<Closed> {
    const { phase } = this.session.state()
    if (phase !== 'together' && phase !== 'meeting') return 'not-now'
    const begun = { from: this.table.code, to: packSecret(newSecret()), at: Date.now(), told: false }
    // Of one that was begun before the relay may hold something: it is gone on with under those keys.
    const saved = await changeJoined(this.connection, this.table.id, ({ code, closing }) => ({
      closing: closing?.from === code ? closing : { ...begun, from: code },
    }))
    return saved.ok ? this.goOn() : 'not-now'
  }

  /** Goes on after each meeting, where it was begun and is not known to be done. */
  hear({ phase, moved }: TogetherState): void {
    const hasMet = phase === 'together' && this.last !== 'together'
    this.last = phase
    if (hasMet && moved === null) void this.goOn()
  }

  private async goOn(): Promise<Closed> {
    if (this.isAtIt) return 'unknown'
    this.isAtIt = true
    try {
      const begun = await begunOf(this.connection, this.table.id)
      return begun?.from === this.table.code ? await this.move(begun.look) : 'not-now'
    } finally {
      this.isAtIt = false
    }
  }

  private async move(look: TableSecret): Promise<Closed> {
    const how = await this.session.move(look)
    if (how === 'first' || how === 'full') {
      const changed = await changeJoined(this.connection, this.table.id, (now) => goneOn(now, how === 'first'))
      if (changed.ok) return how === 'first' ? 'closed' : 'untold'
    }
    // A meeting says who was first, or whether it lies there.
    if (how === 'other') this.session.sync()
    else setTimeout(() => this.session.sync(), ASK_AGAIN)
    return how === 'other' ? 'other' : 'unknown'
  }
}

/** The row of a table that this phone has closed: it goes on under its own new keys. */
export const goneOn = ({ code, closing }: JoinedRecord, told: boolean): JoinedChange =>
  closing?.from === code ? { code: closing.to, ended: null, metAt: null, closing: { ...closing, told } } : {}

/** Returns the table that this phone has begun to close, or has closed; `null`: none. */
async function begunOf(connection: Connection, id: string) {
  const found = await connection.run(async (db) => ok(joinedRecord.read(await db.joined.get(id))))
  const closing = found.ok && found.value.ok ? found.value.value.closing : null
  const look = closing === null ? null : await lookOf(closing.to)
  return closing === null || look === null ? null : { ...closing, look }
}

async function lookOf(code: string): Promise<TableSecret | null> {
  const secret = openSecret(code)
  return secret === null ? null : (await keysOf(secret)).look
}

/** The code to look under which a table goes on that this phone closes; `null`: it closes none. */
export async function looksOf(connection: Connection, id: string): Promise<string | null> {
  const begun = await begunOf(connection, id)
  return begun === null ? null : packSecret(begun.look)
}

const DAY = 24 * 60 * 60 * 1_000

/**
 * Says at the table that this phone has closed where it goes on, as long as someone may come there who does not know: there was no room, or the
 * relay has lost what it held. Whoever was away would fill the old table again, and write there by himself.
 */
export function telling(connection: Connection, { id, code, closing }: JoinedRecord, engine: Engine) {
  const isOver = closing === null || closing.to !== code || Date.now() - closing.at > DAYS_KEPT * DAY
  let isNewLine = true
  let isAtIt = false
  const tell = async ({ from, to, told }: NonNullable<typeof closing>) => {
    isAtIt = true
    const isSaid = await sayMoved(engine, from, to)
    isAtIt = false
    if (isSaid && !told)
      await changeJoined(connection, id, (now) =>
        now.closing === null ? {} : { closing: { ...now.closing, told: true } },
      )
  }
  return ({ phase }: TogetherState) => {
    if (phase === 'joining') isNewLine = true
    if (isOver || isAtIt || !isNewLine || phase !== 'together') return
    isNewLine = false
    void tell(closing)
  }
}

/** Comes to the old table and says where it goes on, where no one has yet; whether it is said there. */
async function sayMoved(engine: Engine, from: string, to: string): Promise<boolean> {
  const [before, look] = [openSecret(from), await lookOf(to)]
  if (before === null || look === null) return false
  const session = join({ engine, keys: await keysOf(before), store: NOTHING })
  try {
    const { phase, moved } = await firstOf(session, (state) => state.phase === 'together' || state.phase === 'apart')
    return phase === 'together' && (moved !== null || (await session.move(look)) === 'first')
  } finally {
    await session.leave()
  }
}

/** Of someone who comes to a table to say a word, and neither brings nor takes anything. */
const NOTHING: TableStore = {
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
