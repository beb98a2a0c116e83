import { ok } from '../../core/result'
import { currentEpoch } from '../../durable/moment'
import type { Stored } from '../../durable/problem'
import { watch } from '../../durable/watch'
import type { Connection } from '../../storage/database/connection'
import type { YussDatabase } from '../../storage/database/database'
import { isDeleted } from '../../storage/database/deleted'
import { logRows } from '../../storage/database/log-rows'
import { entryRecord } from '../../storage/records/entry'
import { gameRecord } from '../../storage/records/game'
import { takeEntries, type Taken } from '../../storage/sharing/take-entries'
import { inSetUpOrder } from '../../storage/sheet/set-up'
import { entryPiece, gameOf, recordOf, setUpPiece, type Piece } from './piece'

/** Stores a phone's pieces of a table for a session: a set that only grows. */
export interface TableStore<P = Piece> {
  /** Told now and after every change, whoever made it. Returns how to stop. */
  readonly watch: (heard: (pieces: readonly P[]) => void, failed: () => void) => () => void
  /** Unites what came with what is here. What is left over waits for the set-up of its game. */
  readonly take: (pieces: readonly P[]) => Promise<Stored<readonly P[]>>
}

/** So many games of a table are brought along at once. */
export const MOST_GAMES = 20

/** The games that a phone has at a table. */
export interface TableGames {
  /** Of those that are on this phone, only these are at the table: no one else can name one and be sent it. */
  readonly ids: () => readonly string[]
  /** Those that were at the table and made room for others: they stay on this phone, and no one is asked about them. */
  readonly past: () => readonly string[]
  /** A game came that was not on this phone: it is at the table from now on. */
  readonly add: (gameId: string) => void
  /** These make room. */
  readonly letGo: (gameIds: readonly string[]) => void
  /** Reports whether the table has a game that this phone has no room to bring along. */
  readonly lacks: (lacks: boolean) => void
  /** A game came that is on this phone and was not brought to the table: a question for whoever holds it. */
  readonly ask: (gameId: string) => void
  /** Told when there are others. Returns how to stop. */
  readonly watch: (changed: () => void) => () => void
}

/** The games in the database that are at a table; after “delete everything” none comes back by it. */
export function databaseStore(connection: Connection, games: TableGames): TableStore {
  const begun = connection.run(async (db) => ok(await currentEpoch(db)))
  return {
    watch: (heard, failed) => {
      const start = () => watch(connection, (db) => piecesOf(db, games.ids()), { next: heard, failed })
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
      for (const { gameId } of admitted) if (!games.ids().includes(gameId)) games.add(gameId)
      const waits = (id: string) => found.value.get(id) === 'new' && !games.ids().includes(id)
      return ok(pieces.filter((piece) => piece.kind === 'entry' && waits(gameOf(piece))))
    },
  }
}

/** Everything of these games that can be read here; what cannot is of no use to another phone. */
async function piecesOf(db: YussDatabase, gameIds: readonly string[]): Promise<readonly Piece[]> {
  // All asked at once: what is read after a few waits is no longer watched, so a second game would go unheard.
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

/** Of the games that came: whether each is on this phone. */
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

/** The games that came and are new here, with their set-up. */
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
 * Of more games than are brought along at once the finished ones make room, the oldest first; one that is being played stays. Which of those that came
 * have a place; `keep`: one that has it whatever it is.
 */
export async function makeRoom(
  connection: Connection,
  games: TableGames,
  newcomers: readonly Newcomer[],
  keep?: string,
): Promise<Stored<ReadonlySet<string>>> {
  const all = games.ids()
  if (all.length + newcomers.length <= MOST_GAMES) {
    games.lacks(false)
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
  games.letGo(found.value.flatMap(({ id }) => (stays.has(id) ? [] : [id])))
  const fits = newcomers.filter(({ id }) => stays.has(id))
  games.lacks(fits.length < newcomers.length)
  return ok(new Set(fits.map(({ id }) => id)))
}

async function finishedOf(db: YussDatabase, ids: readonly string[]): Promise<readonly Newcomer[]> {
  const rows = (await db.games.bulkGet([...ids])).map((row) => gameRecord.read(row))
  return rows.flatMap((row) => (row.ok && row.value.status !== 'playing' ? [row.value] : []))
}

/** Returns the pieces that may be united, by game: those at the table, and new ones with a place there. */
function admittedOf(
  pieces: readonly Piece[],
  games: TableGames,
  here: ReadonlyMap<string, Where>,
  fits: ReadonlySet<string>,
): readonly Taken[] {
  return [...here].flatMap(([gameId, where]) => {
    if (games.ids().includes(gameId)) return [takenOf(gameId, pieces)]
    if (where === 'here' && !games.past().includes(gameId)) games.ask(gameId)
    return fits.has(gameId) ? [takenOf(gameId, pieces)] : []
  })
}

/** Of two set-ups of one game, which only someone who forges one can have made, the earlier holds on every phone. */
function takenOf(gameId: string, pieces: readonly Piece[]): Taken {
  const own = pieces.filter((piece) => gameOf(piece) === gameId)
  const [setUp] = own.flatMap((piece) => (piece.kind === 'set-up' ? piece.setUp : [])).sort(inSetUpOrder)
  return {
    gameId,
    setUp: setUp === undefined ? null : recordOf(setUp),
    entries: own.flatMap((piece) => (piece.kind === 'entry' ? piece.entry : [])),
  }
}
