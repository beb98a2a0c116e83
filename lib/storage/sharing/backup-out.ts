import { makeBackup } from '../../format/backup-file'
import { FORMAT } from '../../format/game-file'
import type { WholeStorage } from '../read-everything'
import { houseRecord } from '../records/house'
import { playerRecord } from '../records/player'
import type { RecordType } from '../records/record'
import { seriesRecord } from '../records/series'
import { settingRecord } from '../records/setting'
import { gameJson } from './game-out'
import type { GameJson } from './game-out'

/** What a backup carries beside its games, each under a key of its own. */
export const BACKUP_KEYS = {
  madeAt: 'x-made-at',
  houses: 'x-houses',
  series: 'x-series',
  players: 'x-players',
  settings: 'x-settings',
  /** Changes whose game is gone. */
  strays: 'x-strays',
  /** What could not be read when the backup was made, as it was stored: newer code may be able to. */
  unreadable: 'x-unreadable',
} as const

/** Tables whose rows stand in a backup as they are stored. */
export const PLAIN_TABLES = {
  houses: houseRecord,
  series: seriesRecord,
  players: playerRecord,
  settings: settingRecord,
} as const satisfies Readonly<Record<string, RecordType<unknown>>>

export type PlainTable = keyof typeof PLAIN_TABLES
const TABLES: readonly PlainTable[] = ['houses', 'series', 'players', 'settings']

/** What cannot be read: games without a sheet or with a hand that nobody can read, and rows of the other tables. */
export function oddOf(whole: WholeStorage) {
  return {
    games: whole.games.filter((bundle) => gameJson(bundle, 'plain') === null),
    rows: TABLES.flatMap((table) => split(table, whole[table]).bad.map((row) => ({ table, row }))),
  }
}

/** Everything of a phone as a backup file holds it: each game in the format with its log behind it, and all the rest. */
export function backupOf(whole: WholeStorage, now: number): GameJson {
  const odd = oddOf(whole)
  const isOdd = odd.games.length + odd.rows.length > 0
  return makeBackup(
    whole.games.flatMap((bundle) => gameJson(bundle, 'stored') ?? []),
    {
      [BACKUP_KEYS.madeAt]: new Date(now).toISOString(),
      ...Object.fromEntries(TABLES.map((table) => [BACKUP_KEYS[table], split(table, whole[table]).good])),
      ...(whole.strays.length === 0 ? {} : { [BACKUP_KEYS.strays]: whole.strays }),
      ...(isOdd ? { [BACKUP_KEYS.unreadable]: odd } : {}),
    },
  )
}

function split(table: PlainTable, rows: readonly unknown[]) {
  const isGood = (row: unknown) => PLAIN_TABLES[table].read(row).ok
  return { good: rows.filter(isGood), bad: rows.filter((row) => !isGood(row)) }
}

/** House rules as a file or a link carries them. */
export const houseJson = (house: {
  readonly name: string
  readonly rules: unknown
  readonly extra: Readonly<Record<string, unknown>>
}): GameJson => ({ format: FORMAT, name: house.name, rules: house.rules, ...house.extra })
