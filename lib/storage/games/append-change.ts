import { dequal } from 'dequal/lite'
import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { MissingCodeError } from '../../durable/needed'
import { type Stored, storageProblem } from '../../durable/problem'
import { readAndWrite, transact } from '../../durable/transact'
import { trust } from '../../durable/trusted'
import { writeAhead } from '../../durable/write-ahead'
import { sideCount } from '../../engine/table/seats'
import { MOST_IN_SERIES, MOST_POINTS } from '../../format/limits'
import { checkRules, parseRules } from '../../format/rules-file'
import type { EntryId, HandId, Placing } from '../../log/entry'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { inKeyOrder, toRow, logRows } from '../database/log-rows'
import { gameRecord, type GameRecord, type GameSetup } from '../records/game'
import { isRow } from '../records/record'
import type { StoredEntry } from '../records/record-types'
import { addChange, newIds, type AddedChange, type NewIds, type StoredGame } from '../sheet/added-change'
import { draftFateOf, type DraftFate, type NewChange, type RulesJson } from '../sheet/new-change'
import { sheetOf } from '../sheet/sheet'
import { withSummary } from '../sheet/summary'
import { retireExample } from './example'
import { neededGameIds } from './needed-game-id'
import { GAME_TABLES, placeInLists, putGame, saveGame } from './save-game'
import { dropDraftOf } from './write-draft'

/** The choice of series: none, a new one (best of so many), or the next game of one. */
export type SeriesChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly bestOf: number }
  | { readonly kind: 'next'; readonly id: string }

/**
 * Starts a game, and a new series if one is chosen. Returns the id of the game. Rules that cannot be played give `unreadable`.
 */
export async function startGame(
  connection: Connection,
  setup: GameSetup & { readonly rules: RulesJson },
  series: SeriesChoice = { kind: 'none' },
): Promise<Stored<string>> {
  const rules = parseRules(setup.rules)
  if (!rules.ok || checkRules(rules.value.rules) !== null) return err(storageProblem('unreadable', 'rules'))
  const sides = sideCount(rules.value.rules)
  const [nonce, device, seriesId, at] = [newId(), newId(), newId(), Date.now()]
  return transact(connection, [...GAME_TABLES, 'series'], async (db) => {
    const begun = neededGameIds().newGameRecord(setup, { device, at, sides, series: null, example: false }, nonce)
    // If the connection was lost, this runs twice: the game is there already, and must not count itself in its series.
    if ((await db.games.get(begun.id)) !== undefined) return ok(begun.id)
    const record = { ...begun, ...(await placeInSeries(db, series, seriesId)) }
    if (!isWithinLimits(record) || !sheetOf(record, []).ok) return err(storageProblem('unreadable', 'set-up'))
    if (series.kind === 'new') {
      const { bestOf } = series
      await db.series.put(trust({ id: seriesId, v: 1, createdAt: at, bestOf, names: [...record.names], extra: {} }))
    }
    await saveGame(db, { ...record, updatedAt: await placeInLists(db, at) }, [])
    return ok(record.id)
  })
}

/** Tells whether the totals taken over from paper are within limits, so that they can be exported. */
function isWithinLimits({ start: { totals, heldOver, hands } }: GameRecord): boolean {
  const isNumber = (number: number) => Number.isInteger(number) && Math.abs(number) <= MOST_POINTS
  return totals.every(isNumber) && [heldOver, hands ?? 0].every((number) => isNumber(number) && number >= 0)
}

type SeriesPlace = Pick<GameRecord, 'seriesId' | 'number'>

async function placeInSeries(db: YussDatabase, series: SeriesChoice, newSeries: string): Promise<SeriesPlace> {
  switch (series.kind) {
    case 'none':
      return { seriesId: null, number: 1 }
    case 'new':
      return { seriesId: newSeries, number: 1 }
    case 'next':
      return { seriesId: series.id, number: await nextNumber(db, series.id) }
  }
}

/** Returns the number after the last game of a series. Some of its games may have been deleted. */
async function nextNumber(db: YussDatabase, seriesId: string): Promise<number> {
  const rows = await db.games.where('seriesId').equals(seriesId).toArray()
  const last = rows.reduce<number>((most, row) => Math.max(most, numberOf(row)), 0)
  return Math.min(MOST_IN_SERIES, last + 1)
}

function numberOf(row: unknown): number {
  const number = isRow(row) ? row['number'] : 0
  return typeof number === 'number' && number <= MOST_IN_SERIES ? number : 0
}

/** A saved change, and the hand that it concerns, if any. */
export interface Appended {
  readonly change: EntryId
  readonly hand: HandId | null
}

/** A change as it was added to the game on the screen, before the database has it. */
export interface Ahead {
  readonly ids: NewIds
  readonly game: StoredGame
  readonly after: AddedChange
  /** The record of the game with the change, and all its entries, in the order in which the database lists them. */
  readonly record: GameRecord
  readonly changes: readonly unknown[]
}

/**
 * Returns a change added to a game that a screen shows; `null` if it adds nothing, or cannot be added without code that only the
 * write loads.
 */
export function addAhead(game: StoredGame, change: NewChange): Ahead | null {
  try {
    const ids = newIds()
    const after = addChange(game, change, ids)
    if (!after.ok || after.value.kind === 'known') return null
    const record = withSummary({ ...game.record, updatedAt: ids.at }, after.value.sheet)
    return { ids, game, after: after.value, record, changes: inKeyOrder([...game.rows, ...after.value.added]) }
  } catch (error) {
    if (error instanceof MissingCodeError) return null
    throw error
  }
}

/** The write of a change, as the screen follows it. */
interface AroundWrite {
  /** The change as it was added ahead. It is written at once, as it was added, unless the game has changed since. */
  readonly ahead?: Ahead | null
  /** Called when only the disk is still at work on a change that is written as it was added ahead. */
  readonly onCommit?: () => void
  /** Called when the database has the change. The replica waits until it is done. */
  readonly onWritten?: (appended: Appended) => Promise<void>
}

/**
 * Adds a change to the log of a game. The same transaction writes the derived rows and deletes the draft. Resolves when the replica
 * has it too.
 */
export async function appendChange(
  connection: Connection,
  gameId: string,
  change: NewChange,
  draft: DraftFate = draftFateOf(change),
  { ahead = null, onCommit = () => {}, onWritten }: AroundWrite = {},
): Promise<Stored<Appended>> {
  const ids = ahead?.ids ?? newIds()
  // Read in parallel, because each read takes long on a slow device.
  const read = (db: YussDatabase) =>
    Promise.all([findGame(db, gameId), logRows(db, gameId), placeInLists(db, ids.at), db.drafts.get(gameId)])
  type Found = Awaited<ReturnType<typeof read>>
  const isDraftDone = (form: unknown) => draft === 'clear' && isFormOf(change, form)
  const write = async (db: YussDatabase, [record, rows, updatedAt, form]: Found): Promise<Stored<Appended>> => {
    if (!record.ok) return record
    const found = addToStored(record.value, rows, change, ids)
    if (!found.ok) return found
    if (found.value.kind === 'known') {
      const { entry, typed } = found.value
      if (typed !== null && draft === 'clear') await dropDraftOf(db, gameId, typed)
      return ok(appended(entry))
    }
    const next = withSummary({ ...record.value, updatedAt }, found.value.sheet)
    await putChange(db, next, found.value, isDraftDone(form))
    return ok(appended(found.value.first))
  }
  const early =
    ahead &&
    writeAhead<YussDatabase, Found, Appended>({
      isRight: ([record, rows, updatedAt, form]) =>
        record.ok &&
        updatedAt === ids.at &&
        isDraftDone(form) === (draft === 'clear') &&
        dequal(ahead.game.rows, rows) &&
        dequal(ahead.game.record, record.value),
      write: async (db) => {
        await putChange(db, ahead.record, ahead.after, draft === 'clear')
        return appended(ahead.after.first)
      },
      onCommit,
    })
  return readAndWrite(connection, [...GAME_TABLES, 'drafts'], { read, write, ahead: early, onWritten })
}

/** Writes an added change, with the derived rows of its game. */
async function putChange(db: YussDatabase, record: GameRecord, { added, sheet }: AddedChange, isDraftDone: boolean) {
  await Promise.all([
    db.entries.bulkAdd(added.map(toRow)),
    putGame(db, record, sheet),
    ...(isDraftDone ? [db.drafts.delete(record.id)] : []),
  ])
  if (sheet.ledger.over && !record.example) await retireExample(db)
}

function addToStored(record: GameRecord, rows: readonly unknown[], change: NewChange, ids: NewIds) {
  const sheet = sheetOf(record, rows)
  return sheet.ok
    ? addChange({ record, rows, sheet: sheet.value }, change, ids)
    : err(storageProblem('unreadable', 'rules'))
}

const appended = (entry: StoredEntry | Placing<unknown>): Appended => ({
  change: entry.id,
  hand: 'hand' in entry && typeof entry.hand === 'string' ? entry.hand : null,
})

/** Tells whether the saved hand came from this form. A form for another hand, half-filled in another tab, is not its own. */
function isFormOf(change: NewChange, row: unknown): boolean {
  const saved = change.kind === 'recorded' || change.kind === 'inserted' ? change.hand : undefined
  const form = isRow(row) ? row['form'] : null
  return !(saved !== undefined && isRow(form) && typeof form['hand'] === 'string' && form['hand'] !== saved)
}

async function findGame(db: YussDatabase, gameId: string): Promise<Stored<GameRecord>> {
  const row = await db.games.get(gameId)
  if (row === undefined) return err(storageProblem('missing', gameId))
  const record = gameRecord.read(row)
  if (record.ok) return record
  return err(storageProblem(record.error.why === 'newer' ? 'newer' : 'unreadable', record.error.place))
}
