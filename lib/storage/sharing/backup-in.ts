import { err, ok } from '../../engine/table/result'
import type { Result } from '../../engine/table/result'
import type { BackedGame, BackupFile } from '../../format/backup-file'
import { DEEPEST_ROW, isId, LATEST } from '../../format/limits'
import { isPlain } from '../../format/read-shape'
import { directoryOf } from '../directory'
import type { Directory } from '../directory'
import { keyOfRow } from '../entry-rows'
import { entriesOfFirst } from '../first-rows'
import { gameNamedLater, namedLater } from '../named-later'
import { readablePlayers } from '../read-players'
import { changeRecord } from '../records/change'
import { entryRecord } from '../records/entry'
import type { EntryRecord } from '../records/entry'
import { gameRecord } from '../records/game'
import type { HouseRecord } from '../records/house'
import type { PlayerRecord } from '../records/player'
import { groupedBy, isRow } from '../records/record'
import type { RecordType } from '../records/record'
import type { SeriesRecord } from '../records/series'
import type { SettingRecord } from '../records/setting'
import type { GameBundle } from '../write-whole'
import { BACKUP_KEYS, PLAIN_TABLES } from './backup-out'
import type { PlainTable } from './backup-out'
import { cleanEntry, cleanHouse, cleanPlayer, cleanRecord, cleanSeries, cleanUnreadRow } from './clean'
import { incomingGame, readWhole } from './game-in'
import type { IncomingGame, IncomingProblem } from './game-in'
import { gameJson } from './game-out'
import { newsFor } from './news'
import { OWN } from './own-keys'

/** A backup read to the last row, ready to be put back. */
export interface Restorable {
  readonly games: readonly IncomingGame[]
  readonly houses: readonly HouseRecord[]
  readonly series: readonly SeriesRecord[]
  readonly players: readonly PlayerRecord[]
  readonly settings: readonly SettingRecord[]
  /** Changes that came without their game. */
  readonly strays: readonly EntryRecord[]
  /** What nobody here can read. */
  readonly unreadable: {
    readonly games: readonly GameBundle[]
    readonly rows: readonly OddRow[]
    readonly changes: readonly unknown[]
  }
}

export interface OddRow {
  readonly table: PlainTable
  readonly row: unknown
}

type Read<T> = Result<T, IncomingProblem>

/** Reads the rows of a backup: all of them or, where one cannot be read, none; the problem names its place in the file. */
export function readRestorable(backup: BackupFile, now: number): Read<Restorable> {
  const games = readGames(backup, now)
  if (!games.ok) return games
  const houses = readRows(backup.extras, 'houses', PLAIN_TABLES.houses)
  if (!houses.ok) return houses
  const series = readRows(backup.extras, 'series', PLAIN_TABLES.series)
  if (!series.ok) return series
  const players = readRows(backup.extras, 'players', PLAIN_TABLES.players)
  if (!players.ok) return players
  const settings = readRows(backup.extras, 'settings', PLAIN_TABLES.settings)
  if (!settings.ok) return settings
  const odd = oddIn(backup.extras[BACKUP_KEYS.unreadable])
  const strays = straysIn(backup.extras)
  const restorable: Restorable = {
    games: inTime([...games.value, ...odd.games.flatMap(readAfterAll)], now),
    houses: [...houses.value, ...readableRows(odd.rows, 'houses', PLAIN_TABLES.houses)].map((house) =>
      cleanHouse(house, now),
    ),
    series: [...series.value, ...readableRows(odd.rows, 'series', PLAIN_TABLES.series)].map(cleanSeries),
    players: [...players.value, ...readableRows(odd.rows, 'players', PLAIN_TABLES.players)].flatMap(cleanPlayer),
    settings: [...settings.value, ...readableRows(odd.rows, 'settings', PLAIN_TABLES.settings)],
    strays: readStrays(strays),
    unreadable: {
      games: odd.games.filter((bundle) => readAfterAll(bundle).length === 0).map(cleanBundle),
      rows: odd.rows.filter(({ table, row }) => !PLAIN_TABLES[table].read(row).ok).map(cleanOddRow),
      changes: strays
        .filter((row) => !isReadable(row))
        .filter(isRow)
        .map((row) => cleanUnreadRow(row)),
    },
  }
  const twice = firstTwice(restorable)
  return twice === null ? ok(restorable) : err({ why: 'damaged', place: twice })
}

/** The games of a backup. One without its log that comes twice is one game, with what either tells of it. */
function readGames(backup: BackupFile, now: number): Read<readonly IncomingGame[]> {
  const games: IncomingGame[] = []
  const places = new Map<string, number>()
  const directory = directoryOf(readablePlayers(listAt(backup.extras, BACKUP_KEYS.players) ?? []))
  for (const [index, game] of backup.games.entries()) {
    const read = incomingGame(backedNamedLater(directory, game), now)
    if (!read.ok) return err({ ...read.error, place: `games.${index}.${read.error.place}` })
    const { kind, record } = read.value
    const place = places.get(record.id) ?? games.length
    const first = kind === 'whole' ? undefined : games[place]
    places.set(record.id, place)
    if (first === undefined) games.push(read.value)
    else games[place] = { ...first, changes: [...first.changes, ...newsFor(first.record, first.changes, read.value)] }
  }
  return ok(games)
}

/** A game whose seats the same backup gives names to: both of what it says of them. */
function backedNamedLater(directory: Directory, { file, json }: BackedGame): BackedGame {
  const { [OWN.record]: row, ...extras } = file.extras
  const record = row === undefined ? {} : { [OWN.record]: gameNamedLater(directory, row) }
  return { file: { ...file, players: namedLater(directory, file.players), extras: { ...extras, ...record } }, json }
}

/** Games that say they were changed when there is hardly time left leave no place before them: they keep their order, from now on. */
function inTime(games: readonly IncomingGame[], now: number): readonly IncomingGame[] {
  const ahead = games.map(({ record }) => record).filter(({ updatedAt }) => updatedAt > LATEST / 2)
  const inOrder = ahead.sort((a, b) => a.updatedAt - b.updatedAt).map(({ id }, index) => [id, now + index + 1] as const)
  const places = new Map(inOrder)
  return games.map((game) => {
    const updatedAt = places.get(game.record.id)
    return updatedAt === undefined ? game : { ...game, record: { ...game.record, updatedAt } }
  })
}

function readRows<T>(extras: BackupFile['extras'], table: PlainTable, type: RecordType<T>): Read<readonly T[]> {
  const key = BACKUP_KEYS[table]
  const rows = key in extras ? listAt(extras, key) : []
  if (rows === null) return err({ why: 'damaged', place: key })
  const records: T[] = []
  for (const [index, row] of rows.entries()) {
    const read = type.read(row)
    if (!read.ok)
      return err({ why: read.error.why, place: [key, String(index), read.error.place].filter(Boolean).join('.') })
    records.push(read.value)
  }
  return ok(records)
}

function listAt(extras: Readonly<Record<string, unknown>>, key: string): readonly unknown[] | null {
  const found: unknown = extras[key]
  return Array.isArray(found) ? found : null
}

interface Odd {
  readonly games: readonly GameBundle[]
  readonly rows: readonly OddRow[]
}

/** What the phone that made the backup could not read. A row of another game than the one it stands under is none of it. */
function oddIn(found: unknown): Odd {
  if (!isRow(found)) return { games: [], rows: [] }
  return {
    games: (listAt(found, 'games') ?? []).flatMap((one): readonly GameBundle[] => {
      if (!isRow(one) || !hasId(one['game'], 'id')) return []
      const gameId = field(one['game'], 'id')
      const isOwn = (row: unknown) => hasId(row, 'id') && field(row, 'gameId') === gameId
      return [{ game: one['game'], changes: (listAt(one, 'changes') ?? []).filter(isOwn) }]
    }),
    rows: (listAt(found, 'rows') ?? []).flatMap(oddRow),
  }
}

/** A game that can be read here comes in as any other does, and is spoken of before it does. */
function readAfterAll({ game, changes }: GameBundle): readonly IncomingGame[] {
  const whole = readWhole(game, changes)
  if (!whole.ok || whole.value.record.example) return []
  const { record, changes: log } = whole.value
  return gameJson({ game: record, changes: log }, 'plain') === null ? [] : [whole.value]
}

function cleanBundle({ game, changes }: GameBundle): GameBundle {
  const record = gameRecord.read(game)
  const isFirst = changes.some((row) => isRow(row) && 'change' in row)
  const rows: readonly unknown[] = isFirst
    ? entriesOfFirst(changes.map(cleanFirst), isRow(game) ? String(game['id']) : '')
    : changes.filter(isRow)
  return {
    game: record.ok ? { ...cleanRecord(record.value), summary: null } : cleanUnreadRow(isRow(game) ? game : {}),
    changes: rows.map(cleanRow),
  }
}

const cleanOddRow = ({ table, row }: OddRow): OddRow => ({
  table,
  row: cleanUnreadRow(isRow(row) ? row : {}, table === 'houses' ? 'houses' : 'other'),
})

/** Rows of a table that could not be read where they come from, and can here. */
function readableRows<T>(rows: readonly OddRow[], table: PlainTable, type: RecordType<T>): readonly T[] {
  return rows
    .filter((one) => one.table === table)
    .flatMap(({ row }) => {
      const read = type.read(row)
      return read.ok ? [read.value] : []
    })
}

const straysIn = (extras: BackupFile['extras']): readonly unknown[] =>
  (listAt(extras, BACKUP_KEYS.strays) ?? []).filter((row) => hasId(row, 'id') && hasId(row, 'gameId'))

const isReadable = (row: unknown): boolean => changeRecord.read(row).ok || entryRecord.read(row).ok

/** Rows of games that are not in the backup, as far as they can be read. */
const readStrays = (rows: readonly unknown[]): readonly EntryRecord[] =>
  [...groupedBy(rows.filter(isReadable), 'gameId')].flatMap(([gameId, log]) => {
    const first = log.filter((row) => changeRecord.read(row).ok)
    const entries = log.map((row) => entryRecord.read(row)).flatMap((read) => (read.ok ? [read.value] : []))
    return [...entriesOfFirst(first, String(gameId)), ...entries].map(cleanEntry)
  })

const cleanFirst = (row: unknown): unknown => (changeRecord.read(row).ok || !isRow(row) ? row : cleanUnreadRow(row))

function cleanRow(row: unknown): unknown {
  const read = entryRecord.read(row)
  return read.ok ? cleanEntry(read.value) : cleanUnreadRow(isRow(row) ? row : {})
}

/** A row that can be stored, though no one here can read it: it has a key, and goes into the backup that is made next. */
function hasId(row: unknown, key: string): boolean {
  const text = field(row, key)
  return typeof text === 'string' && isId(text) && isPlain(row, DEEPEST_ROW)
}

const keyOf = (table: PlainTable): string => (table === 'settings' ? 'key' : 'id')

function oddRow(found: unknown): readonly OddRow[] {
  if (!isRow(found)) return []
  const table = (['houses', 'series', 'players', 'settings'] as const).find((name) => name === found['table'])
  return table !== undefined && hasId(found['row'], keyOf(table)) ? [{ table, row: found['row'] }] : []
}

/** The place of the first row that comes twice, so that one would be written over the other. */
function firstTwice({ games, unreadable, strays }: Restorable): string | null {
  const seen = new Set<string>()
  const isTwice = (...parts: readonly unknown[]): boolean => {
    const key = parts.map(String).join(' ')
    if (seen.has(key)) return true
    seen.add(key)
    return false
  }
  for (const [index, { record, changes }] of games.entries()) {
    if (isTwice('game', record.id)) return `games.${index}`
    const twice = changes.findIndex((one) => isRowTwice(one, isTwice))
    if (twice !== -1) return `games.${index}.x-log.${twice}`
  }
  for (const [index, { game, changes }] of unreadable.games.entries())
    if (isTwice('game', field(game, 'id')) || changes.some((row) => isRowTwice(row, isTwice)))
      return `${BACKUP_KEYS.unreadable}.games.${index}`
  const stray = [...strays, ...unreadable.changes].findIndex((row) => isRowTwice(row, isTwice))
  return stray === -1 ? null : `${BACKUP_KEYS.strays}.${stray}`
}

const field = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)

const isRowTwice = (row: unknown, isTwice: (...parts: readonly unknown[]) => boolean): boolean =>
  isTwice('entry', keyOfRow(row))
