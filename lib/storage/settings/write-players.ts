import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { withoutTrace } from '../../durable/marked'
import { type Stored, storageProblem } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { trust } from '../../durable/trusted'
import { nameKey } from '../../engine/table/alike'
import { NO_NAME } from '../../engine/table/seats'
import { cleanInitials, enteredName } from '../../format/clean-text'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { directoryOf } from '../people/directory'
import { readPlayers } from '../people/read-players'
import type { PlayerColour } from '../records/player-colours'
import { toWrite } from '../records/record'
import { playerRecord, type PlayerRecord } from '../records/record-types'
import { knownApart } from './known-apart'

/** The facts about a person. `keys` are the keys of all written names, the oldest first; that of `name` is added. */
export interface PlayerFacts {
  /** The record to change; `null` for a person who has none yet. */
  readonly id: string | null
  readonly name: string
  readonly keys: readonly string[]
  readonly colour: PlayerColour | null
  readonly initials: string | null
}

/** The result of saving a person: all players as before, for undo; or two names that are known to be two people. */
export type SavedPlayer =
  | { readonly state: 'saved'; readonly before: readonly PlayerRecord[] }
  | { readonly state: 'two-people'; readonly names: readonly [string, string] }

/**
 * Saves a person. A written name belongs to one person: the previous owner loses it, which is how two people are merged. A
 * record that loses the key of its own name is deleted. Nothing is written if this would merge two people: see `knownApart`.
 */
export function savePlayer(connection: Connection, facts: PlayerFacts): Promise<Stored<SavedPlayer>> {
  const [id, at] = [facts.id ?? newId(), Date.now()]
  const name = enteredName(facts.name)
  if (name === NO_NAME) return Promise.resolve(err(storageProblem('unfit', 'player.name')))
  const keys = [...new Set([...facts.keys, nameKey(name)])]
  return transact(
    connection,
    ['players', 'tallies', 'games', 'registers'],
    async (db): Promise<Stored<SavedPlayer>> => {
      const before = await readPlayers(db)
      const names = unites(before, id, { name, keys }) ? await knownApart(db, directoryOf(before), keys) : null
      if (names !== null) return ok({ state: 'two-people', names })
      const others = before.filter((player) => player.id !== id)
      const old = before.find((player) => player.id === id)
      const { colour } = facts
      const initials = cleanInitials(facts.initials ?? '') || null
      const extra = old?.extra ?? {}
      const row = toWrite(playerRecord, { id, v: 1, name, keys, colour, initials, updatedAt: at, extra })
      if (!row.ok) return row
      const isKept = old === undefined || (old.name === name && old.keys.every((key) => keys.includes(key)))
      await db.players.put(isKept ? row.value : withoutTrace(row.value))
      for (const other of others) await removeKeys(db, other, keys)
      return ok({ state: 'saved', before })
    },
  )
}

/** Tells whether a person gets a new name. Only then can the change merge two people. */
function unites(before: readonly PlayerRecord[], id: string, person: Pick<PlayerFacts, 'name' | 'keys'>): boolean {
  const old = before.find((player) => player.id === id)
  return old?.name !== person.name || person.keys.some((key) => !old.keys.includes(key))
}

async function removeKeys(db: YussDatabase, player: PlayerRecord, taken: readonly string[]): Promise<void> {
  const keys = player.keys.filter((key) => !taken.includes(key))
  if (keys.length === player.keys.length) return
  if (keys.includes(nameKey(player.name))) await db.players.put(withoutTrace(trust({ ...player, keys })))
  else await db.players.delete(player.id)
}

/** Restores all players as they were before a change. */
export function restorePlayers(connection: Connection, players: readonly PlayerRecord[]): Promise<Stored<null>> {
  return transact(connection, ['players'], async (db) => {
    await db.players.clear()
    await db.players.bulkPut(players.map(withoutTrace))
    return ok(null)
  })
}
