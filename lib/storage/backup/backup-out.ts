import { BACKUP_FORMAT } from '../../format/backup-file'
import { FORMAT } from '../../format/game-file'
import type { Extras } from '../../format/parse-as'
import type { GameBundle } from '../games/write-whole'
import type { RecordType } from '../records/record'
import { draftRecord, houseRecord, playerRecord, registerRecord, seriesRecord } from '../records/record-types'
import type { TableInBackup } from '../records/scopes'
import { settingRecord } from '../records/setting'
import { gameJson, type ExportedJson } from '../sharing/game-out'
import { BACKUP_KEYS } from './backup-keys'
import type { WholeStorage } from './read-everything'

/** The tables whose rows a backup contains as stored. */
export const PLAIN_TABLES = {
  houses: houseRecord,
  series: seriesRecord,
  players: playerRecord,
  settings: settingRecord,
  registers: registerRecord,
} as const satisfies Readonly<Record<Exclude<TableInBackup, 'games' | 'entries' | 'drafts'>, RecordType<unknown>>>

export type PlainTable = keyof typeof PLAIN_TABLES

const isPlainTable = (table: string): table is PlainTable => table in PLAIN_TABLES
export const PLAIN_TABLE_NAMES = Object.keys(PLAIN_TABLES).filter(isPlainTable)

/**
 * Returns the unreadable rows: games with an unreadable part, and rows of the other tables.
 * @public fetched by a hook where it is needed
 */
export const unreadableIn = (whole: WholeStorage) => ({
  games: whole.games.filter((bundle) => gameJson(bundle, 'whole') === null),
  rows: oddRows(whole),
})

const oddRows = (whole: WholeStorage) =>
  PLAIN_TABLE_NAMES.flatMap((table) => split(table, whole[table]).bad.map((row) => ({ table, row })))

/**
 * Returns the text of a backup file of everything on a device, piece by piece: first each game in the file format, followed by
 * its log, on one line; then the rest. So neither the whole text nor all games in the format are in memory at once.
 */
export function* backupPieces(whole: WholeStorage, now: number): Generator<string, void, undefined> {
  const odd: GameBundle[] = []
  let before = ''
  yield `{"format":"${BACKUP_FORMAT}","games":[\n`
  for (const bundle of whole.games) {
    const json = gameJson(bundle, 'stored')
    if (json === null) odd.push(bundle)
    else {
      yield `${before}${JSON.stringify(json)}`
      before = ',\n'
    }
  }
  yield '\n]'
  const rows = oddRows(whole)
  const unreadable = odd.length + rows.length === 0 ? {} : { [BACKUP_KEYS.unreadable]: { games: odd, rows } }
  for (const [key, value] of Object.entries({ ...besideGames(whole, now), ...unreadable }))
    yield `,\n${JSON.stringify(key)}:${JSON.stringify(value)}`
  yield '}\n'
}

/**
 * Returns the text of a snapshot, piece by piece: a backup with every game as stored. It is quicker, because no game is scored.
 */
export function* snapshotPieces(whole: WholeStorage, now: number): Generator<string, void, undefined> {
  yield `{"format":"${BACKUP_FORMAT}","games":[]`
  for (const [key, value] of Object.entries(besideGames(whole, now)))
    yield `,${JSON.stringify(key)}:${JSON.stringify(value)}`
  yield `,${JSON.stringify(BACKUP_KEYS.unreadable)}:{"rows":${JSON.stringify(oddRows(whole))},"games":[`
  for (const [index, bundle] of whole.games.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(bundle)}`
  yield ']}}'
}

/** Returns the content of a backup without games and unreadable rows. */
const besideGames = (whole: WholeStorage, now: number): Extras => ({
  [BACKUP_KEYS.madeAt]: new Date(now).toISOString(),
  ...Object.fromEntries(
    PLAIN_TABLE_NAMES.map((table) => [BACKUP_KEYS[table], split(table, whole[table]).good] as const).filter(
      ([, rows]) => rows.length > 0,
    ),
  ),
  ...ifAny(BACKUP_KEYS.strays, whole.strays),
  ...ifAny(
    BACKUP_KEYS.drafts,
    whole.drafts.filter((row) => draftRecord.read(row).ok),
  ),
  ...ifAny(BACKUP_KEYS.deleted, [...whole.deleted]),
})

const ifAny = (key: string, list: readonly unknown[]): Extras => (list.length === 0 ? {} : { [key]: list })

/** Returns a backup as one parsed JSON value. */
export const backupOf = (whole: WholeStorage, now: number): ExportedJson =>
  JSON.parse([...backupPieces(whole, now)].join(''))

function split(table: PlainTable, rows: readonly unknown[]) {
  const isGood = (row: unknown) => PLAIN_TABLES[table].read(row).ok
  return { good: rows.filter(isGood), bad: rows.filter((row) => !isGood(row)) }
}

/** Returns house rules in the form for a file or a link. */
export const houseJson = (house: {
  readonly name: string
  readonly rules: unknown
  readonly extra: Readonly<Record<string, unknown>>
}): ExportedJson => ({ format: FORMAT, name: house.name, rules: house.rules, ...house.extra })
