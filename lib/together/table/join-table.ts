import type { Connection } from '../../storage/database/connection'
import { changeJoined } from '../../storage/joined/write-joined'
import type { JoinedRecord } from '../../storage/records/joined'
import { keysOf, type TableKeys } from '../keys/keys'
import { newSecret, openSecret, packSecret, type TableSecret } from '../keys/secret'
import { fetchedEngine } from '../relay/fetched-relay'
import { Closing, goneOn, looksOf, telling, type Closed } from './closing'
import { joinedGames } from './joined-games'
import type { Session, TogetherState } from './session'
import { join } from './start-session'
import { databaseStore, makeRoom } from './store'

/** A table that this device has joined: its session, and what other phones come by. */
export interface JoinedTable {
  readonly session: Session
  readonly role: TableSecret['kind']
  /** The codes of its links; `null`: there is none, or not for this phone to give. */
  readonly links: { readonly write: string | null; readonly look: string | null }
  /** Brings another game of this phone to the table. */
  readonly bring: (gameId: string) => void
  /**
   * Closes the table to everybody else's writing: tells them under which keys they may look, and goes on under new ones that this
   * phone alone has. `null`: a table of a club night is its organiser's.
   */
  readonly close: (() => Promise<Closed>) | null
  readonly leave: () => Promise<void>
}

interface JoinOptions {
  readonly connection: Connection
  readonly table: JoinedRecord
  readonly who: string
  /** The address of the app, with a slash at its end. */
  readonly base: string
  /** A game came that is on this phone already and was not brought to the table. */
  readonly asked: (gameId: string) => void
  /** Reports whether the table has a game that this phone has no room to bring along. */
  readonly lacks: (lacks: boolean) => void
}

/** Joins a table that this phone remembers; `null` where its code cannot be read. */
export async function joinTable({
  connection,
  table,
  who,
  base,
  asked,
  lacks,
}: JoinOptions): Promise<JoinedTable | null> {
  const secret = openSecret(table.code)
  if (secret === null) return null
  const keys = await keysOf(secret)
  const games = joinedGames(connection, table, asked, lacks)
  const store = databaseStore(connection, games)
  const session = join({ engine: engineOf(base), keys, store, who, metAt: table.metAt })
  session.watch(remembering(connection, table, () => games.ids().length > 0))
  const closing = new Closing(connection, table, session)
  session.watch((state) => closing.hear(state))
  session.watch(telling(connection, table, engineOf(base)))
  return {
    session,
    role: secret.kind,
    links: linksOf(table.code, secret, keys),
    bring: (gameId) => {
      games.add(gameId)
      void makeRoom(connection, games, [], gameId)
      session.sync()
    },
    close: secret.kind === 'write' && secret.clubNight === null ? () => closing.close() : null,
    leave: async () => {
      games.stop()
      await session.leave()
    },
  }
}

/** One for all tables: it keeps the passes that were made. */
let engine: ReturnType<typeof fetchedEngine> | null = null
export const engineOf = (base: string) => (engine ??= fetchedEngine(base))

const linksOf = (code: string, secret: TableSecret, keys: TableKeys): JoinedTable['links'] => ({
  write: secret.kind === 'write' ? code : null,
  look: keys.look === null ? null : packSecret(keys.look),
})

/** Writes down what the next session has to know of this one: that it met something, that the table is over, or has moved. */
function remembering(connection: Connection, table: JoinedRecord, hasGames: () => boolean) {
  let before: TogetherState | null = null
  let isNoted = false
  const note = (change: Parameters<typeof changeJoined>[2]) => void changeJoined(connection, table.id, change)
  return (state: TogetherState) => {
    const last = before
    before = state
    // What came live after a meeting counts too.
    if (state.phase !== 'together') isNoted = false
    else if (!isNoted && (hasGames() || (state.held ?? 0) > 0)) {
      isNoted = true
      note(() => ({ metAt: Date.now() }))
    }
    if (state.problem === 'expired' && last?.problem !== 'expired') note(() => ({ ended: 'expired' }))
    const { moved } = state
    if (moved === null || last?.moved === moved) return
    // Whoever wrote there is told that it is over; a screen that only looks goes where the sheet goes.
    const isWriter = openSecret(table.code)?.kind === 'write'
    const to = packSecret(moved)
    void looksOf(connection, table.id).then((own) =>
      note((now) => {
        if (now.code !== table.code) return {}
        return own === to ? goneOn(now, true) : { code: to, ended: isWriter ? 'closed' : now.ended, closing: null }
      }),
    )
  }
}

/** The code of a new table, to write. */
export const newCode = (): string => packSecret(newSecret())
