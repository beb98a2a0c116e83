import { ok } from '../../core/result'
import { currentEpoch } from '../../durable/moment'
import type { Stored } from '../../durable/problem'
import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import type { YussDatabase } from '../../storage/database/database'
import { isDeleted } from '../../storage/database/deleted'
import { logRows } from '../../storage/database/log-rows'
import { gameRecord } from '../../storage/records/game'
import { entryRecord } from '../../storage/records/record-types'
import { takeEntries, type Taken } from '../../storage/sharing/take-entries'
import { firstSetUp } from '../../storage/sheet/set-up'
import { MOST_GAMES } from '../limits'
import { entryPiece, gameOf, recordOfSetUp, setUpPiece, type Piece } from './piece'

/** A store of the pieces that this device has at a table: a set that only grows. */
export interface TableStore<P = Piece> {
  /** Calls the listener now and after every change, including changes of other tabs. Returns a function that stops this. */
  readonly watch: (changed: (pieces: readonly P[]) => void, failed: () => void) => () => void
  /** Unites received pieces with those here. Returns those that must wait for the set-up of their game. */
  readonly take: (pieces: readonly P[]) => Promise<Stored<readonly P[]>>
}

/** The notices for the user of a table. */
export interface TableNotices {
  /** Called with whether the table has a game for which this device has no room. */
  readonly lacks: (lacks: boolean) => void
  /** Called with a game that came to the table, if this device has it but has not brought it. The user decides. */
  readonly asked: (gameId: string) => void
  /** Called with a game that begins otherwise on another device. This device keeps its own beginning. */
  readonly begunOtherwise: (gameId: string) => void
}

/** The games of this device at a table. */
export interface TableGames {
  /** The ids of the games at the table. The others receive no other game of this device, even if they name it. */
  readonly ids: () => readonly string[]
  /** The ids of games that have left the table, for example to make room. The user is not asked about them again. */
  readonly past: () => readonly string[]
  /** Adds a game to the table. */
  readonly add: (gameId: string) => void
  /** Removes games from the table. */
  readonly remove: (gameIds: readonly string[]) => void
  readonly notices: TableNotices
  /** Calls the listener when the list of games changes. Returns a function that stops this. */
  readonly watch: (changed: () => void) => () => void
}

/** Returns the store of the games in the database that are at a table. No game returns after “delete everything”. */
export function databaseStore(connection: Connection, games: TableGames): TableStore {
  const begun = connection.run(async (db) => ok(await currentEpoch(db)))
  return {
    watch: (changed, failed) => {
      const start = () => watch(connection, (db) => piecesOf(db, games.ids()), { next: changed, failed })
      let stop = start()
      const stopGames = games.watch(() => {
        stop()
        stop = start()
      })
      return () => {
        stopGames()
        stop()
      }
    },
    take: async (pieces) => {
      const found = await connection.run(async (db) => ok(await gamesHere(db, pieces)))
      if (!found.ok) return found
      const epoch = await begun
      if (!epoch.ok) return epoch
      const fits = await makeRoom(connection, games, newcomersOf(pieces, games, found.value))
      if (!fits.ok) return fits
      const admitted = admittedOf(pieces, games, found.value, fits.value)
      const taken = await takeEntries(connection, admitted, epoch.value)
      if (!taken.ok) return taken
      for (const gameId of taken.value) games.notices.begunOtherwise(gameId)
      for (const { gameId } of admitted) if (!games.ids().includes(gameId)) games.add(gameId)
      const waits = (id: string) => found.value.get(id) === 'new' && !games.ids().includes(id)
      return ok(pieces.filter((piece) => piece.kind === 'entry' && waits(gameOf(piece))))
    },
  }
}

/** Returns the pieces of these games that can be read here. The others are of no use to another device. */
async function piecesOf(db: YussDatabase, gameIds: readonly string[]): Promise<readonly Piece[]> {
  // The reads must start together. A watch does not notice reads that begin after several awaits, so it would miss the second
  // game.
  const found = await Promise.all(gameIds.map((id) => Promise.all([db.games.get(id), logRows(db, id)])))
  return found.flatMap(([record, log]) => piecesOfGame(record, log))
}

function piecesOfGame(found: unknown, log: readonly unknown[]): readonly Piece[] {
  const record = gameRecord.read(found)
  const setUp = record.ok && !record.value.example ? setUpPiece(record.value) : null
  if (setUp === null) return []
  const entries = log.map((row) => entryRecord.read(row))
  return [setUp, ...entries.flatMap((entry) => (entry.ok ? [entryPiece(entry.value)] : []))]
}

type Where = 'here' | 'deleted' | 'new'

/** Returns for each game that came whether it is on this device. */
async function gamesHere(db: YussDatabase, pieces: readonly Piece[]): Promise<ReadonlyMap<string, Where>> {
  const here = new Map<string, Where>()
  for (const id of new Set(pieces.map(gameOf))) {
    if ((await db.games.get(id)) !== undefined) here.set(id, 'here')
    else here.set(id, (await isDeleted(db, id)) ? 'deleted' : 'new')
  }
  return here
}

interface Newcomer {
  readonly id: string
  readonly createdAt: number
}

/** Returns the games that came with their set-up and are new here. */
function newcomersOf(
  pieces: readonly Piece[],
  games: TableGames,
  here: ReadonlyMap<string, Where>,
): readonly Newcomer[] {
  return [...here].flatMap(([id, where]) => {
    if (where !== 'new' || games.ids().includes(id) || games.past().includes(id)) return []
    const { setUp } = takenOf(id, pieces)
    return setUp === null ? [] : [{ id, createdAt: setUp.createdAt }]
  })
}

/**
 * Makes room at a table for new games. If there would be more than `MOST_GAMES`, those being played stay, and the newest of the
 * finished games and newcomers share the rest. Returns the ids of newcomers that have a place. `keep`: a game that stays in any
 * case.
 */
export async function makeRoom(
  connection: Connection,
  games: TableGames,
  newcomers: readonly Newcomer[],
  keep?: string,
): Promise<Stored<ReadonlySet<string>>> {
  const all = games.ids()
  if (all.length + newcomers.length <= MOST_GAMES) {
    games.notices.lacks(false)
    return ok(new Set(newcomers.map(({ id }) => id)))
  }
  const found = await connection.run(async (db) =>
    ok(
      await finishedOf(
        db,
        all.filter((id) => id !== keep),
      ),
    ),
  )
  if (!found.ok) return found
  const room = Math.max(0, MOST_GAMES - (all.length - found.value.length))
  const movable = [...found.value, ...newcomers].sort((a, b) => b.createdAt - a.createdAt)
  const stays = new Set(movable.slice(0, room).map(({ id }) => id))
  games.remove(found.value.flatMap(({ id }) => (stays.has(id) ? [] : [id])))
  const fits = newcomers.filter(({ id }) => stays.has(id))
  games.notices.lacks(fits.length < newcomers.length)
  return ok(new Set(fits.map(({ id }) => id)))
}

async function finishedOf(db: YussDatabase, ids: readonly string[]): Promise<readonly Newcomer[]> {
  const rows = (await db.games.bulkGet([...ids])).map((row) => gameRecord.read(row))
  return rows.flatMap((row) => (row.ok && row.value.status !== 'playing' ? [row.value] : []))
}

/** Returns the pieces to unite, by game: those of games at the table, and those of new games with a place there. */
function admittedOf(
  pieces: readonly Piece[],
  games: TableGames,
  here: ReadonlyMap<string, Where>,
  fits: ReadonlySet<string>,
): readonly Taken[] {
  return [...here].flatMap(([gameId, where]) => {
    if (games.ids().includes(gameId)) return [takenOf(gameId, pieces)]
    if (where === 'here' && !games.past().includes(gameId)) games.notices.asked(gameId)
    return fits.has(gameId) ? [takenOf(gameId, pieces)] : []
  })
}

/** Returns the pieces of one game. Two set-ups of a game mean that one is forged. */
function takenOf(gameId: string, pieces: readonly Piece[]): Taken {
  const own = pieces.filter((piece) => gameOf(piece) === gameId)
  const setUp = firstSetUp(own.flatMap((piece) => (piece.kind === 'set-up' ? piece.setUp : [])))
  return {
    gameId,
    setUp: setUp === undefined ? null : recordOfSetUp(setUp),
    entries: own.flatMap((piece) => (piece.kind === 'entry' ? piece.entry : [])),
  }
}
