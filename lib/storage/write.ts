import type { ChangeId, HandId } from '../engine/log'
import { err, ok } from '../engine/result'
import { checkRules, readRules } from '../format/rules-file'
import { sideCount } from '../engine/seats'
import type { Connection, Stored } from './connection'
import type { YussDatabase } from './database'
import { newId } from './ids'
import { GAME_TABLES, keepGame } from './keep'
import { draftFateOf, toStored } from './new-change'
import type { DraftFate, NewChange, RulesJson } from './new-change'
import { storageProblem } from './problem'
import type { ChangeRecord } from './records/change'
import { gameRecord, makeGameRecord } from './records/game'
import type { GameRecord, GameSetup } from './records/game'
import { isRow } from './records/record'
import { sheetOf } from './sheet'
import { logRows, nextSeq, placeInLists, transact } from './transact'

/** Whether a game stands alone, begins a series (best of so many), or is the next of one. */
export type SeriesChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly bestOf: number }
  | { readonly kind: 'next'; readonly id: string }

/** Starts a game, and its series where it begins one. Rules that cannot be played are `unreadable`. The id of the game. */
export async function startGame(
  connection: Connection,
  setup: GameSetup & { readonly rules: RulesJson },
  series: SeriesChoice = { kind: 'none' },
): Promise<Stored<string>> {
  const rules = readRules(setup.rules)
  if (!rules.ok || checkRules(rules.value.rules) !== null) return err(storageProblem('unreadable', 'rules'))
  const sides = sideCount(rules.value.rules)
  const [id, seriesId, at] = [newId(), newId(), Date.now()]
  return transact(connection, [...GAME_TABLES, 'series'], async (db) => {
    const origin = { id, at, sides, series: await placeInSeries(db, series, seriesId), example: false }
    const record = makeGameRecord(setup, origin)
    if (!sheetOf(record, []).ok) return err(storageProblem('unreadable', 'set-up'))
    if (series.kind === 'new') {
      const { bestOf } = series
      await db.series.put({ id: seriesId, v: 1, createdAt: at, bestOf, names: [...setup.names], extra: {} })
    }
    await keepGame(db, { ...record, updatedAt: await placeInLists(db, at) }, [])
    return ok(id)
  })
}

async function placeInSeries(db: YussDatabase, series: SeriesChoice, newSeries: string) {
  switch (series.kind) {
    case 'none':
      return null
    case 'new':
      return { id: newSeries, number: 1 }
    case 'next':
      return { id: series.id, number: await nextNumber(db, series.id) }
  }
}

/** The number after the last of a series, of which games may have been deleted. */
async function nextNumber(db: YussDatabase, seriesId: string): Promise<number> {
  const rows = await db.games.where('seriesId').equals(seriesId).toArray()
  const numbers = rows.map((row) => (isRow(row) && typeof row['number'] === 'number' ? row['number'] : 0))
  return Math.max(0, ...numbers) + 1
}

/** A change that was saved, and the hand it is about, where it is about one. */
export interface Appended {
  readonly change: ChangeId
  readonly hand: HandId | null
}

/** Adds a change to the log of a game, with the copies for lists and the end of the draft, in one transaction. */
export async function appendChange(
  connection: Connection,
  gameId: string,
  change: NewChange,
  draft: DraftFate = draftFateOf(change),
): Promise<Stored<Appended>> {
  const [id, at] = [newId(), Date.now()]
  const stored = toStored(change, newId())
  const appended = ok({ change: id, hand: 'hand' in stored ? stored.hand : null })
  return transact(connection, [...GAME_TABLES, 'drafts'], async (db) => {
    if ((await db.changes.get(id)) !== undefined) return appended
    const record = await findGame(db, gameId)
    if (!record.ok) return record
    const rows = await logRows(db, gameId)
    const added: ChangeRecord = { id, v: 1, gameId, seq: nextSeq(rows), at, change: stored }
    const log = [...rows, added]
    if (!sheetOf(record.value, log).ok) return err(storageProblem('unreadable', 'rules'))
    await db.changes.add(added)
    await keepGame(db, { ...record.value, updatedAt: await placeInLists(db, at) }, log)
    if (draft === 'clear') await db.drafts.delete(gameId)
    return appended
  })
}

async function findGame(db: YussDatabase, gameId: string): Promise<Stored<GameRecord>> {
  const row = await db.games.get(gameId)
  if (row === undefined) return err(storageProblem('missing', gameId))
  const record = gameRecord.read(row)
  if (record.ok) return record
  return err(storageProblem(record.error.why === 'newer' ? 'newer' : 'unreadable', record.error.place))
}

/** Keeps the half-filled form of a game. */
export function saveDraft(connection: Connection, gameId: string, form: unknown): Promise<Stored<null>> {
  const row = { gameId, v: 1, updatedAt: Date.now(), form } as const
  return transact(connection, ['drafts'], async (db) => {
    await db.drafts.put(row)
    return ok(null)
  })
}

/** Throws the half-filled form of a game away. */
export function clearDraft(connection: Connection, gameId: string): Promise<Stored<null>> {
  return transact(connection, ['drafts'], async (db) => {
    await db.drafts.delete(gameId)
    return ok(null)
  })
}
