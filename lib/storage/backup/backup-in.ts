import { dequal } from 'dequal/lite'
import { err } from '../../core/result'
import type { BackupFile } from '../../format/backup-file'
import { DEEPEST_ROW, isId, LATEST } from '../../format/limits'
import { whyRefused, type WhyUnread } from '../../format/newer'
import { isPlain } from '../../format/schema'
import { within } from '../../format/unreadable'
import type { GameBundle } from '../games/write-whole'
import { gameRecord } from '../records/game'
import { isRow, type Row } from '../records/record'
import {
  draftRecord,
  type DraftRecord,
  entryRecord,
  type EntryRecord,
  type HouseRecord,
  type PlayerRecord,
  type RegisterRecord,
  type SeriesRecord,
} from '../records/record-types'
import type { SettingRecord } from '../records/setting'
import { incomingGame, readWhole, type IncomingGame } from '../sharing/game-in'
import { gameJson } from '../sharing/game-out'
import { keptFile, keptGame } from '../sharing/kept-file'
import { newsFor } from '../sharing/news'
import { OWN } from '../sharing/own-keys'
import { cleanEntry, cleanHouse, cleanPlayer, cleanRecord, cleanSeries, cleanUnreadRow } from '../sheet/clean-record'
import { fitsId } from '../sheet/game-id'
import { sheetOf } from '../sheet/sheet'
import { BACKUP_KEYS } from './backup-keys'
import { PLAIN_TABLES, type PlainTable } from './backup-out'
import { keysByKind, type KeysByKind } from './kinds'
import { field, hasId, listAt, oddIn, readRows, unreadPart, type UnreadPart, type UnreadTableRow } from './rows-in'

/** A backup whose rows have all been read, ready to be restored. */
export interface Restorable {
  readonly games: readonly IncomingGame[]
  readonly houses: readonly HouseRecord[]
  readonly series: readonly SeriesRecord[]
  readonly players: readonly PlayerRecord[]
  readonly settings: readonly SettingRecord[]
  readonly drafts: readonly DraftRecord[]
  /** The ids of games and house rules that were deleted on the device that made the backup. */
  readonly deleted: readonly string[]
  readonly registers: readonly RegisterRecord[]
  /** Log entries whose game is not in the backup. */
  readonly strays: readonly EntryRecord[]
  /** The parts that cannot be read here, as the file has them. */
  readonly unreadable: {
    readonly games: readonly GameBundle[]
    readonly rows: readonly UnreadTableRow[]
    readonly changes: readonly unknown[]
  }
  /** The unreadable parts of the backup, to show to the user. */
  readonly unread: readonly UnreadPart[]
}

/** Returns the keys of everything in a backup, by kind. */
export function keysOfBackup({ games, strays, unreadable, ...tables }: Restorable): KeysByKind {
  const unread = (table: PlainTable) => unreadable.rows.flatMap((one) => (one.table === table ? [one.row] : []))
  return keysByKind({
    games: [...games.map(({ record }) => record), ...unreadable.games.map(({ game }) => game)],
    entries: [...strays, ...unreadable.changes],
    houses: [...tables.houses, ...unread('houses')],
    series: [...tables.series, ...unread('series')],
    players: [...tables.players, ...unread('players')],
    settings: [...tables.settings, ...unread('settings')],
    drafts: tables.drafts,
    registers: [...tables.registers, ...unread('registers')],
  })
}

/** Reads the rows of a backup. Unreadable parts are reported with their place in the file, and kept for newer code. */
export function readRestorable(backup: BackupFile, now: number): Restorable {
  const games = readGames(backup, now)
  const odd = oddIn(backup.extras[BACKUP_KEYS.unreadable])
  const tables = {
    houses: readRows(backup.extras, odd.rows, 'houses', PLAIN_TABLES.houses),
    series: readRows(backup.extras, odd.rows, 'series', PLAIN_TABLES.series),
    players: readRows(backup.extras, odd.rows, 'players', PLAIN_TABLES.players),
    settings: readRows(backup.extras, odd.rows, 'settings', PLAIN_TABLES.settings),
    registers: readRows(backup.extras, odd.rows, 'registers', PLAIN_TABLES.registers),
  }
  const strays = straysIn(backup.extras)
  const unreadStrays = strays.filter(({ row }) => !isReadable(row))
  const parts = Object.values(tables)
  return {
    games: inTime(games.read, now),
    houses: tables.houses.records.map((house) => cleanHouse(house, now)),
    series: tables.series.records.map(cleanSeries),
    players: tables.players.records.flatMap(cleanPlayer),
    settings: tables.settings.records,
    drafts: readDrafts(listAt(backup.extras, BACKUP_KEYS.drafts) ?? []),
    deleted: (listAt(backup.extras, BACKUP_KEYS.deleted) ?? []).filter((id) => typeof id === 'string').filter(isId),
    registers: tables.registers.records,
    strays: readStrays(strays.map(({ row }) => row)),
    unreadable: {
      games: games.kept.map(cleanBundle),
      rows: parts.flatMap(({ odd: rows }): readonly UnreadTableRow[] => rows).map(cleanOddRow),
      changes: unreadStrays.flatMap(({ row }) => (isRow(row) ? [cleanUnreadRow(row)] : [])),
    },
    unread: [
      ...games.unread,
      ...parts.flatMap(({ unread }) => unread),
      ...unreadStrays.map(({ row, place }) => unreadPart('hand', whyUnreadRow(row), place)),
    ],
  }
}

/** Reads the games of a backup: the readable ones, the unreadable ones as they are, and the list of unreadable parts. */
function readGames(backup: BackupFile, now: number) {
  const games = new GamesRead(now)
  for (const game of backup.games) {
    const read = game.state === 'read' ? incomingGame(game, now) : err({ why: game.why, place: game.at })
    if (read.ok) games.add(read.value, game)
    else games.addUnread(bundleOf(game.json, read.error.why, now), read.error.why, `${game.place}.${read.error.place}`)
  }
  for (const { bundle, place } of oddIn(backup.extras[BACKUP_KEYS.unreadable]).games) {
    const kept = keptGame(bundle.game, now)
    const whole = kept ?? wholeGame(bundle)
    if (whole !== null) games.add(whole, { json: bundle, place })
    else games.addUnread(bundle, whyUnreadGame(bundle), place)
  }
  return games
}

/** A value in the file, and its path. */
interface Origin {
  readonly json: unknown
  readonly place: string
}

/** Collects the games of a backup. Each id is taken once, for games and for log entries, so that no row overwrites another. */
class GamesRead {
  readonly read: IncomingGame[] = []
  readonly kept: GameBundle[] = []
  readonly unread: UnreadPart[] = []
  private readonly origins = new Map<string, { readonly index: number; readonly json: unknown }>()

  constructor(private readonly now: number) {}

  /** Adds a game. If a game without its log appears twice, the two are merged into one game. */
  add(game: IncomingGame, { json, place }: Origin): void {
    const before = this.origins.get(game.record.id)
    const first = before === undefined ? undefined : this.read[before.index]
    if (first !== undefined && game.kind !== 'whole') return this.grow(before?.index ?? 0, first, game)
    if (before !== undefined && dequal(before.json, json)) return
    if (before !== undefined || hasTwice(game)) return this.refuse(json, place)
    this.origins.set(game.record.id, { index: this.read.push(game) - 1, json })
  }

  /** Adds a game with unreadable parts: the readable part is restored, and the rest is kept with it. */
  addUnread(bundle: GameBundle, why: UnreadPart['why'], place: string): void {
    if (isBegunOtherwise(bundle)) return this.refuse(bundle, place, 'begun-otherwise')
    const part = asFarAsRead(bundle)
    this.unread.push(unreadPart('game', why, place))
    if (part !== null) return this.add(part, { json: bundle, place })
    const id = String(field(bundle.game, 'id'))
    if (this.origins.has(id)) return
    this.origins.set(id, { index: -1, json: bundle })
    this.keep(bundle)
  }

  private grow(index: number, first: IncomingGame, game: IncomingGame): void {
    const news = newsFor(first.record, first.changes, game)
    this.read[index] = { ...first, changes: [...first.changes, ...news] }
  }

  private refuse(json: unknown, place: string, why: UnreadPart['why'] = 'damaged'): void {
    this.unread.push(unreadPart('game', why, place))
    this.keep({ game: keptFile(json, why, this.now), changes: [] })
  }

  /** Keeps an unreadable game, unless it nests too deeply: it would make the next backup unreadable. It is still reported. */
  private keep(bundle: GameBundle): void {
    if (isPlain(bundle.game, DEEPEST_ROW)) this.kept.push(bundle)
  }
}

const hasTwice = ({ changes }: IncomingGame): boolean => new Set(changes.map(({ id }) => id)).size < changes.length

/** Tells whether the record of a game is not the one that its id was made from. Stored under that id, it would keep out the true one. */
function isBegunOtherwise({ game }: GameBundle): boolean {
  const record = gameRecord.read(game)
  return record.ok && !fitsId(record.value)
}

/** Returns the rows of an unreadable game if each can be stored; otherwise the game as the file has it. */
function bundleOf(json: unknown, why: UnreadPart['why'], now: number): GameBundle {
  const [game, log] = [field(json, OWN.record), field(json, OWN.log)]
  const isOwn = (row: unknown) => hasId(row, 'id') && field(row, 'gameId') === field(game, 'id')
  return why !== 'begun-otherwise' && hasId(game, 'id') && Array.isArray(log) && log.every(isOwn)
    ? { game, changes: log }
    : { game: keptFile(json, why, now), changes: [] }
}

/** Reads a game that the device that made the backup could not read; `null` if it cannot be read here either. */
function wholeGame({ game, changes }: GameBundle): IncomingGame | null {
  const whole = readWhole(game, changes)
  if (!whole.ok || whole.value.record.example) return null
  const { record, changes: log } = whole.value
  return gameJson({ game: record, changes: log }, 'plain') === null ? null : whole.value
}

/** Returns a game whose record and rules can be read, with its readable and its unreadable log rows; `null` for any other. */
function asFarAsRead({ game, changes }: GameBundle): IncomingGame | null {
  const readable = changes.filter((row) => entryRecord.read(row).ok)
  const whole = readWhole(game, readable)
  if (!whole.ok || whole.value.record.example || !sheetOf(whole.value.record, changes).ok) return null
  const unread = changes.flatMap((row) => (isRow(row) && !entryRecord.read(row).ok ? [cleanUnreadRow(row)] : []))
  return { ...whole.value, unread }
}

export function whyUnreadGame({ game, changes }: GameBundle): WhyUnread {
  const record = gameRecord.read(game)
  if (!record.ok) return record.error.why
  if (changes.some((row) => !isReadable(row) && whyUnreadRow(row) === 'newer')) return 'newer'
  const sheet = sheetOf(record.value, changes)
  if (!sheet.ok) return whyRefused({ rules: record.value.rules }, sheet.error)
  const unread = sheet.value.rows.find(({ row }) => row.state === 'unreadable')
  return unread?.row.state === 'unreadable'
    ? whyRefused({ hands: [unread.facts] }, within('hands.0', unread.row.problem))
    : 'damaged'
}

function whyUnreadRow(row: unknown): WhyUnread {
  const read = entryRecord.read(row)
  return read.ok ? 'damaged' : read.error.why
}

/**
 * Returns the games with usable times of change. Games stamped near the latest possible time would leave no room for later
 * changes: they are stamped from now on, in the same order.
 */
function inTime(games: readonly IncomingGame[], now: number): readonly IncomingGame[] {
  const ahead = games.map(({ record }) => record).filter(({ updatedAt }) => updatedAt > LATEST / 2)
  const inOrder = ahead.sort((a, b) => a.updatedAt - b.updatedAt).map(({ id }, index) => [id, now + index + 1] as const)
  const places = new Map(inOrder)
  return games.map((game) => {
    const updatedAt = places.get(game.record.id)
    return updatedAt === undefined ? game : { ...game, record: { ...game.record, updatedAt } }
  })
}

const readDrafts = (rows: readonly unknown[]): readonly DraftRecord[] =>
  rows.flatMap((row) => {
    const read = draftRecord.read(row)
    return read.ok && isPlain(row, DEEPEST_ROW) ? [read.value] : []
  })

function cleanBundle({ game, changes }: GameBundle): GameBundle {
  const record = gameRecord.read(game)
  return {
    game: record.ok ? { ...cleanRecord(record.value), summary: null } : cleanUnreadRow(isRow(game) ? game : {}),
    changes: changes.filter(isRow).map(cleanRow),
  }
}

const cleanOddRow = ({ table, row }: UnreadTableRow): UnreadTableRow => ({
  table,
  row: cleanUnreadRow(isRow(row) ? row : {}, table === 'houses' || table === 'registers' ? 'houses' : 'other'),
})

/** Returns the log entries without their game, each once, with its place in the file. */
function straysIn(extras: BackupFile['extras']): readonly { readonly row: unknown; readonly place: string }[] {
  const rows = (listAt(extras, BACKUP_KEYS.strays) ?? []).map((row, index) => ({
    row,
    place: `${BACKUP_KEYS.strays}.${index}`,
  }))
  const byId = new Map(rows.map((one) => [field(one.row, 'id'), one] as const))
  return [...byId.values()].filter(({ row }) => hasId(row, 'id') && hasId(row, 'gameId'))
}

const isReadable = (row: unknown): boolean => entryRecord.read(row).ok

/** Reads the log entries of games that are not in the backup, and leaves out unreadable ones. */
const readStrays = (rows: readonly unknown[]): readonly EntryRecord[] =>
  rows.map((row) => entryRecord.read(row)).flatMap((read) => (read.ok ? [cleanEntry(read.value)] : []))

function cleanRow(row: Row): unknown {
  const read = entryRecord.read(row)
  return read.ok ? cleanEntry(read.value) : cleanUnreadRow(row)
}
