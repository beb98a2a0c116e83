import type { Connection } from '../storage/connection'
import type { JoinedRecord } from '../storage/records/joined'
import { databaseBook } from './book'
import { fetchedEngine } from './fetched-engine'
import { joinedGames } from './joined-games'
import { keysOf } from './keys'
import { newSecret, openSecret, packSecret } from './secret'
import type { TableSecret } from './secret'
import { join } from './together'
import type { Session } from './together'

/** A place at a table: its session, and what other phones come by. */
export interface Place {
  readonly session: Session
  readonly role: TableSecret['kind']
  /** The codes of its links; `null`: there is none, or not for this phone to give. */
  readonly links: { readonly write: string | null; readonly look: string | null }
  /** Whether it can be closed to further writers: a table of an evening is its organiser's. */
  readonly canClose: boolean
  /** Brings another game of this phone to the table. */
  readonly bring: (gameId: string) => void
  readonly leave: () => Promise<void>
}

interface Sitting {
  readonly connection: Connection
  readonly table: JoinedRecord
  /** The address of the app, with a slash at its end. */
  readonly base: string
  /** A game came that is on this phone already and was not brought to the table. */
  readonly asked: (gameId: string) => void
}

/** Takes a place at a table that this phone remembers; `null` where its code cannot be read. */
export async function sitDown({ connection, table, base, asked }: Sitting): Promise<Place | null> {
  const secret = openSecret(table.code)
  if (secret === null) return null
  const keys = await keysOf(secret)
  const games = joinedGames(connection, table.id, table.games, asked)
  const book = databaseBook(connection, games)
  const session = join({ engine: engineOf(base), keys, book, metAt: table.metAt })
  return {
    session,
    role: secret.kind,
    links: {
      write: secret.kind === 'write' ? table.code : null,
      look: keys.look === null ? null : packSecret(keys.look),
    },
    canClose: secret.kind === 'write' && keys.look !== null,
    bring: (gameId) => {
      games.add(gameId)
      session.meet()
    },
    leave: async () => {
      games.stop()
      await session.leave()
    },
  }
}

/** One for all tables: it keeps the passes that were made. */
let engine: ReturnType<typeof fetchedEngine> | null = null
const engineOf = (base: string) => (engine ??= fetchedEngine(base))

/** The code of a new table, to write. */
export const newCode = (): string => packSecret(newSecret())

/** What a code lets do; `null` where it is none. */
export const roleOf = (code: string): TableSecret['kind'] | null => openSecret(code)?.kind ?? null

/**
 * Closes a table to everybody else: the others are told under which keys they may look, and the code of the new table is
 * answered, which this phone alone has. `null`: the relay did not take it, and nothing has changed.
 */
export async function closeToWriters({ session }: Place): Promise<string | null> {
  const next = newSecret()
  const { look } = await keysOf(next)
  return look !== null && (await session.move(look)) ? packSecret(next) : null
}
