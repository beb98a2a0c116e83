import { err, ok } from '../../engine/result'
import type { Result } from '../../engine/result'
import type { BackupFile } from '../../format/backup-file'
import { cleanText, LENGTHS } from '../../format/clean-text'
import { nameKey } from '../directory'
import type { HouseRecord } from '../records/house'
import type { PlayerRecord } from '../records/player'
import { isRow } from '../records/record'
import type { RecordType } from '../records/record'
import type { SeriesRecord } from '../records/series'
import type { SettingRecord } from '../records/setting'
import type { GameBundle } from '../write-whole'
import { BACKUP_KEYS, PLAIN_TABLES } from './backup-out'
import type { PlainTable } from './backup-out'
import { incomingGame } from './game-in'
import type { IncomingGame, IncomingProblem } from './game-in'

/** A backup read to the last row, ready to be put back. */
export interface Restorable {
  readonly games: readonly IncomingGame[]
  readonly houses: readonly HouseRecord[]
  readonly series: readonly SeriesRecord[]
  readonly players: readonly PlayerRecord[]
  readonly settings: readonly SettingRecord[]
  readonly strays: readonly unknown[]
  /** What could not be read on the phone it came from. */
  readonly unreadable: { readonly games: readonly GameBundle[]; readonly rows: readonly OddRow[] }
}

export interface OddRow {
  readonly table: PlainTable
  readonly row: unknown
}

type Read<T> = Result<T, IncomingProblem>

/** Reads the rows of a backup: all of them or, where one cannot be read, none; the problem names its place in the file. */
export function readRestorable(backup: BackupFile, now: number): Read<Restorable> {
  const games: IncomingGame[] = []
  for (const [index, game] of backup.games.entries()) {
    const read = incomingGame(game, now)
    if (!read.ok) return err({ ...read.error, place: `games.${index}.${read.error.place}` })
    games.push(read.value)
  }
  const houses = readRows(backup.extras, 'houses', PLAIN_TABLES.houses)
  if (!houses.ok) return houses
  const series = readRows(backup.extras, 'series', PLAIN_TABLES.series)
  if (!series.ok) return series
  const players = readRows(backup.extras, 'players', PLAIN_TABLES.players)
  if (!players.ok) return players
  const settings = readRows(backup.extras, 'settings', PLAIN_TABLES.settings)
  if (!settings.ok) return settings
  const restorable: Restorable = {
    games,
    houses: houses.value.map(cleanHouse),
    series: series.value.map(cleanSeries),
    players: players.value.map(cleanPlayer),
    settings: settings.value,
    strays: (listAt(backup.extras, BACKUP_KEYS.strays) ?? []).filter((row) => hasId(row, 'id')),
    unreadable: oddIn(backup.extras[BACKUP_KEYS.unreadable]),
  }
  const twice = firstTwice(restorable)
  return twice === null ? ok(restorable) : err({ why: 'damaged', place: twice })
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

const cleanHouse = (house: HouseRecord): HouseRecord => ({ ...house, name: cleanText(house.name, LENGTHS.rules) })

const cleanSeries = (series: SeriesRecord): SeriesRecord => ({
  ...series,
  names: series.names.map((name) => cleanText(name, LENGTHS.player)),
})

/** The key of a name goes with the name. */
function cleanPlayer(player: PlayerRecord): PlayerRecord {
  const name = cleanText(player.name, LENGTHS.player)
  const initials = player.initials === null ? null : cleanText(player.initials, LENGTHS.initials) || null
  const keys = name === player.name ? player.keys : [...new Set([...player.keys, nameKey(name)])]
  return { ...player, name, initials, keys }
}

function oddIn(found: unknown): Restorable['unreadable'] {
  if (!isRow(found)) return { games: [], rows: [] }
  return {
    games: (listAt(found, 'games') ?? []).flatMap((one): readonly GameBundle[] =>
      isRow(one) && hasId(one['game'], 'id')
        ? [{ game: one['game'], changes: (listAt(one, 'changes') ?? []).filter((row) => hasId(row, 'id')) }]
        : [],
    ),
    rows: (listAt(found, 'rows') ?? []).flatMap(oddRow),
  }
}

const hasId = (row: unknown, key: string): boolean => isRow(row) && typeof row[key] === 'string' && row[key] !== ''

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
    const twice = changes.findIndex((one) => isTwice('change', one.id) || isTwice('seq', one.gameId, one.seq))
    if (twice !== -1) return `games.${index}.x-log.${twice}`
  }
  for (const [index, { game, changes }] of unreadable.games.entries())
    if (isTwice('game', field(game, 'id')) || changes.some((row) => isRowTwice(row, isTwice)))
      return `${BACKUP_KEYS.unreadable}.games.${index}`
  const stray = strays.findIndex((row) => isRowTwice(row, isTwice))
  return stray === -1 ? null : `${BACKUP_KEYS.strays}.${stray}`
}

const field = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)

function isRowTwice(row: unknown, isTwice: (...parts: readonly unknown[]) => boolean): boolean {
  if (isTwice('change', field(row, 'id'))) return true
  // A damaged row may have lost its place in the log.
  return typeof field(row, 'seq') === 'number' && isTwice('seq', field(row, 'gameId'), field(row, 'seq'))
}
