import { dequal } from 'dequal/lite'
import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { HouseFile } from '../../format/house-file'
import { readAbout, readEverything } from '../backup/read-everything'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { noteDeleted } from '../database/deleted'
import { putAdded } from '../database/log-rows'
import { placeInLists, saveGame } from '../games/save-game'
import type { GameRecord } from '../records/game'
import { toWrite } from '../records/record'
import { houseRecord, seriesRecord } from '../records/record-types'
import { TABLES_IN_BACKUP } from '../records/scopes'
import type { IncomingGame } from '../sharing/game-in'
import { withoutArchived } from '../sheet/archived'
import { cleanHouseName } from '../sheet/clean'
import { freeName } from './free-name'
import { planRestore } from './restore-plan'
import { keepSnapshot, type Safety } from './snapshots'

/** The relation of an incoming game to those on this device: new, the same, or the same with more changes. */
export type IncomingState =
  | { readonly state: 'new' }
  /** `isOtherwise`: it begins otherwise than here, and the beginning here stays. */
  | { readonly state: 'same'; readonly id: string; readonly isOtherwise: boolean }
  /** The same game, with changes that this device has not seen. */
  | { readonly state: 'grows'; readonly id: string; readonly isOtherwise: boolean }

const alone = (game: IncomingGame) => ({
  games: [game],
  houses: [],
  series: [],
  players: [],
  settings: [],
  drafts: [],
  deleted: [],
  registers: [],
  strays: [],
  unreadable: { games: [], rows: [], changes: [] },
  unread: [],
})

/** Looks up an incoming game by its id. */
export async function findKnown(db: YussDatabase, game: IncomingGame): Promise<IncomingState> {
  const { added, grown, begunOtherwise } = planRestore(await readAbout(db, game), alone(game), 'revive').preview
  if (added.length > 0) return { state: 'new' }
  const isOtherwise = begunOtherwise.length > 0
  return { state: grown.length > 0 ? 'grows' : 'same', id: game.record.id, isOtherwise }
}

/** Saves an incoming game, or adds its unseen changes to the stored one, after a snapshot of what is here. Returns its id. */
export function saveIncomingGame(
  connection: Connection,
  game: IncomingGame,
  safety: Safety = 'snapshot',
): Promise<Stored<string>> {
  const { id } = game.record
  const device = newId()
  return transact(connection, [...TABLES_IN_BACKUP, 'tallies'], async (db) => {
    // Saving a game that was deleted here brings it back.
    await noteDeleted(db, id, false)
    const extra = withoutArchived(game.record.extra)
    const record = await withoutLostSeries(db, { ...game.record, device, extra })
    const plan = planRestore(await readAbout(db, game), alone({ ...game, record }), 'revive')
    const [planned] = plan.games
    if (planned === undefined) return ok(id)
    if (safety === 'snapshot' && plan.preview.writesOver) await keepSnapshot(db, await readEverything(db), 'import')
    await putAdded(db, planned.adds)
    const updatedAt = await placeInLists(db, Date.now())
    await saveGame(db, { ...planned.record, updatedAt }, planned.rows)
    return ok(id)
  })
}

/** Returns the record, without its series if that is not on this device. */
async function withoutLostSeries(db: YussDatabase, record: GameRecord): Promise<GameRecord> {
  const { seriesId } = record
  const isAlone = seriesId === null || seriesRecord.read(await db.series.get(seriesId)).ok
  return isAlone ? record : { ...record, seriesId: null, number: 1 }
}

/** The relation of incoming house rules to those here: already saved, or new, with the name under which to save them. */
export type KnownHouse =
  | { readonly state: 'new'; readonly name: string }
  | { readonly state: 'same'; readonly id: string; readonly name: string }

/** Returns the name of incoming house rules, cleaned for display; empty if they have none. */
export const nameOfHouse = ({ name }: HouseFile): string => cleanHouseName(name).trim()

/** Looks up incoming house rules: the same rules under the same name, or else a name that is free. */
export async function findHouse(db: YussDatabase, house: HouseFile): Promise<KnownHouse> {
  const rows = (await db.houses.toArray()).map((row) => houseRecord.read(row))
  const here = rows.flatMap((row) => (row.ok ? [row.value] : []))
  const wanted = nameOfHouse(house)
  const same = here.find((one) => one.name === wanted && dequal(one.rules, house.written))
  if (same !== undefined) return { state: 'same', id: same.id, name: same.name }
  return { state: 'new', name: freeName(wanted, new Set(here.map(({ name }) => name))) }
}

/** Saves incoming house rules, including keys of other programs. Returns their id. */
export function saveIncomingHouse(connection: Connection, house: HouseFile): Promise<Stored<string>> {
  const [id, at] = [newId(), Date.now()]
  return transact(connection, ['houses'], async (db) => {
    const known = await findHouse(db, house)
    if (known.state === 'same') return ok(known.id)
    const { name } = known
    const row = toWrite(houseRecord, {
      id,
      v: 1,
      name,
      rules: house.written,
      updatedAt: at,
      extra: { ...house.extras },
    })
    if (!row.ok) return row
    await db.houses.put(row.value)
    return ok(id)
  })
}
