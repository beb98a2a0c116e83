import type { Connection } from '../../storage/database/connection'
import { changeJoined } from '../../storage/joined/write-joined'
import type { JoinedRecord } from '../../storage/records/record-types'
import { keysOf, type TableKeys } from '../keys/keys'
import { newSecret, openSecret, packSecret, type TableSecret } from '../keys/secret'
import { fetchedEngine } from '../relay/fetched-relay'
import { Closing, rowAfterClosing, viewerCodeAfterClosing, watcherThatNotifies, type Closed } from './closing'
import { joinedGames } from './joined-games'
import type { Session, TogetherState } from './session'
import { join } from './start-session'
import { databaseStore, makeRoom, type TableNotices } from './store'

/** A table that this device has joined: its session, and the links for other devices. */
export interface JoinedTable {
  readonly session: Session
  readonly role: TableSecret['kind']
  /** The codes of its links. `null`: there is none, or this device may not share it. */
  readonly links: { readonly write: string | null; readonly look: string | null }
  /** Brings another game of this device to the table. */
  readonly bring: (gameId: string) => void
  /**
   * Closes the table to all other writers. It tells them the keys for viewing, and continues under new keys that only this device
   * has. `null`: the table belongs to a club night, so only its organiser decides, or this device only views.
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
  readonly notices: TableNotices
}

/** Joins a table that this device remembers. Returns `null` if its code cannot be read. */
export async function enterTable({ connection, table, who, base, notices }: JoinOptions): Promise<JoinedTable | null> {
  const secret = openSecret(table.code)
  if (secret === null) return null
  const keys = await keysOf(secret)
  const games = joinedGames(connection, table, notices)
  const store = databaseStore(connection, games)
  const session = join({ engine: engineOf(base), keys, store, who, syncedAt: table.syncedAt })
  session.watch(watcherThatRemembers(connection, table, () => games.ids().length > 0))
  const closing = new Closing(connection, table, session)
  session.watch((state) => closing.onState(state))
  session.watch(watcherThatNotifies(connection, table, engineOf(base)))
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

/** Returns the engine. All tables share one, because it keeps the passes that it made. */
let engine: ReturnType<typeof fetchedEngine> | null = null
export const engineOf = (base: string) => (engine ??= fetchedEngine(base))

const linksOf = (code: string, secret: TableSecret, keys: TableKeys): JoinedTable['links'] => ({
  write: secret.kind === 'write' ? code : null,
  look: keys.look === null ? null : packSecret(keys.look),
})

/**
 * Returns a watcher that stores what the next session must know: the last sync that found entries, and that the table expired or
 * moved.
 */
function watcherThatRemembers(connection: Connection, table: JoinedRecord, hasGames: () => boolean) {
  let before: TogetherState | null = null
  let isNoted = false
  const note = (change: Parameters<typeof changeJoined>[2]) => void changeJoined(connection, table.id, change)
  return (state: TogetherState) => {
    const last = before
    before = state
    // Entries that came after the sync count too.
    if (state.phase !== 'together') isNoted = false
    else if (!isNoted && (hasGames() || (state.held ?? 0) > 0)) {
      isNoted = true
      note(() => ({ syncedAt: Date.now() }))
    }
    if (state.problem === 'expired' && last?.problem !== 'expired') note(() => ({ ended: 'expired', closing: null }))
    const { moved } = state
    if (moved === null || last?.moved === moved) return
    // A writer is told that the table is closed. A screen that only views follows the table.
    const isWriter = openSecret(table.code)?.kind === 'write'
    const to = packSecret(moved)
    void viewerCodeAfterClosing(connection, table.id).then((own) =>
      note((now) => {
        if (now.code !== table.code) return {}
        return own === to
          ? rowAfterClosing(now, true)
          : { code: to, ended: isWriter ? 'closed' : now.ended, closing: null }
      }),
    )
  }
}

/** Returns the writers' code of a new table. */
export const newCode = (): string => packSecret(newSecret())
