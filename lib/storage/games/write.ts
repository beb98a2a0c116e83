import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { type Stored, storageProblem } from '../../durable/problem'
import { trust } from '../../durable/trusted'
import { sideCount } from '../../engine/table/seats'
import { MOST_IN_SERIES, MOST_POINTS } from '../../format/limits'
import { checkRules, parseRules, shapeOf } from '../../format/rules-file'
import { canonical } from '../../log/canonical'
import type { EntryId, HandId, Placing } from '../../log/entry'
import { nextClock } from '../../log/next'
import { isClock } from '../../log/union'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { toRow } from '../database/entry-rows'
import { logRows } from '../database/log-rows'
import { placeInLists, transact } from '../database/transact'
import type { EntryRecord, StoredEntry } from '../records/entry'
import { gameRecord, makeGameRecord, type GameRecord, type GameSetup } from '../records/game'
import { isRow } from '../records/record'
import { cleanChange, cleanNames, cleanRulesName } from '../sheet/clean'
import {
  draftFateOf,
  toStored,
  type DraftFate,
  type NewChange,
  type RulesJson,
  type StoredChange,
} from '../sheet/new-change'
import { sheetOf, type Sheet } from '../sheet/sheet'
import { retireExample } from './example'
import { GAME_TABLES, putGame, saveGame } from './save-game'
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
  const names = cleanNames(setup.names)
  const [id, device, seriesId, at] = [newId(), newId(), newId(), Date.now()]
  return transact(connection, [...GAME_TABLES, 'series'], async (db) => {
    // If the connection was lost, this runs twice: the game is there already, and must not count itself in its series.
    if ((await db.games.get(id)) !== undefined) return ok(id)
    const origin = { id, device, at, sides, series: await placeInSeries(db, series, seriesId), example: false }
    const record = makeGameRecord({ ...setup, names, rulesName: cleanRulesName(setup.rulesName ?? null) }, origin)
    if (!isWithinLimits(record) || !sheetOf(record, []).ok) return err(storageProblem('unreadable', 'set-up'))
    if (series.kind === 'new') {
      const { bestOf } = series
      await db.series.put(trust({ id: seriesId, v: 1, createdAt: at, bestOf, names: [...names], extra: {} }))
    }
    await saveGame(db, { ...record, updatedAt: await placeInLists(db, at) }, [])
    return ok(id)
  })
}

/** Tells whether the totals taken over from paper are within limits, so that they can be exported. */
function isWithinLimits({ start: { totals, heldOver, hands } }: GameRecord): boolean {
  const isNumber = (number: number) => Number.isInteger(number) && Math.abs(number) <= MOST_POINTS
  return totals.every(isNumber) && [heldOver, hands ?? 0].every((number) => isNumber(number) && number >= 0)
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

/**
 * Adds a change to the log of a game, as one or more entries with one clock. The same transaction writes the derived rows and
 * deletes the draft. If another tab has saved the same typed hand with equal facts, that hand is returned; with other facts,
 * this becomes a new hand. Calls `onWritten` when the database has the change; resolves when the replica has it too.
 */
export async function appendChange(
  connection: Connection,
  gameId: string,
  change: NewChange,
  draft: DraftFate = draftFateOf(change),
  onWritten?: (appended: Appended) => Promise<void>,
): Promise<Stored<Appended>> {
  const [id, newHand, at] = [newId(), newId(), Date.now()]
  const append = async (db: YussDatabase): Promise<Stored<Appended>> => {
    // Read in parallel, because each read takes long on a slow device.
    const [found, rows, updatedAt, form] = await Promise.all([
      findGame(db, gameId),
      logRows(db, gameId),
      placeInLists(db, at),
      db.drafts.get(gameId),
    ])
    if (!found.ok) return found
    const record = found.value
    const sheet = sheetOf(record, rows)
    if (!sheet.ok) return err(storageProblem('unreadable', 'rules'))
    const { log } = sheet.value
    const again = log.log.find((entry) => entry.id === id)
    if (again !== undefined) return ok(appended(again))
    const asked = toStored(sheet.value, change, newHand).map(cleanChange)
    if (change.kind !== 'settled') asked.forEach((one) => trustFacts(one, sheet.value))
    // Another tab may have answered the question already.
    if (asked.length === 0) return err(storageProblem('missing', 'question'))
    const there = alreadyPlaced(sheet.value, asked)
    if (there !== null) {
      if (draft === 'clear') await dropDraftOf(db, gameId, there.hand)
      return ok(appended(there))
    }
    const stamp = { v: 1, gameId, device: record.device, clock: nextClock(log), at } as const
    const added = asked.map((one, index): EntryRecord => {
      const said = isNewHand(one) && log.hands.has(one.hand) ? { ...one, hand: newHand } : one
      return trust({ id: index === 0 ? id : newId(), ...stamp, ...said })
    })
    const [first] = added
    const all = [...rows, ...added]
    // A change that could not be read again is not written.
    if (first === undefined || !isClock(stamp.clock)) return err(storageProblem('unreadable', 'change'))
    const next = sheetOf(record, all)
    if (!next.ok) return err(storageProblem('unreadable', 'rules'))
    await Promise.all([
      db.entries.bulkAdd(added.map(toRow)),
      putGame(db, { ...record, updatedAt }, next.value),
      ...(draft === 'clear' && isFormOf(change, form) ? [db.drafts.delete(gameId)] : []),
    ])
    if (next.value.ledger.over && !record.example) await retireExample(db)
    return ok(appended(first))
  }
  return transact(connection, [...GAME_TABLES, 'drafts'], append, onWritten)
}

/** Marks the hand in a change as trusted for tables of this shape: it was made by this game's form. */
function trustFacts(change: StoredChange, { game }: Sheet): void {
  if ('facts' in change && isRow(change.facts)) trust(change.facts, shapeOf(game.rules))
}

const appended = (entry: StoredEntry): Appended => ({
  change: entry.id,
  hand: 'hand' in entry && typeof entry.hand === 'string' ? entry.hand : null,
})

type NewHand = Extract<StoredChange, { readonly kind: 'recorded' | 'inserted' }>

const isNewHand = (change: StoredChange): change is NewHand => change.kind === 'recorded' || change.kind === 'inserted'

/** Returns the entry that already placed a new hand with exactly these facts, if the hand is on the sheet; otherwise `null`. */
function alreadyPlaced({ log, rows }: Sheet, [asked]: readonly StoredChange[]): Placing<unknown> | null {
  const known = asked !== undefined && isNewHand(asked) ? log.hands.get(asked.hand)?.placing : undefined
  if (asked === undefined || known === undefined || !isNewHand(asked)) return null
  const isSame = known.kind === asked.kind && canonical(known.facts) === canonical(asked.facts)
  return isSame && rows.some(({ id }) => id === asked.hand) ? known : null
}

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
