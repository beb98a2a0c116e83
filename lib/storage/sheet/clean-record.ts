import { nameKey } from '../../engine/table/alike'
import { cleanInitials, cleanName, cleanText, isBlank, LENGTHS } from '../../format/clean-text'
import type { GameFile } from '../../format/game-file'
import { LATEST } from '../../format/limits'
import { isKnown } from '../../log/entry'
import { withPresentKeys } from '../people/read-players'
import type { GameRecord } from '../records/game'
import { isRow, type Row } from '../records/record'
import type { EntryRecord, HouseRecord, PlayerRecord, SeriesRecord } from '../records/record-types'
import { cleanChange, cleanNames, cleanHouseName, cleanRulesName, namesFor } from './clean'

/** Returns a game of a file with its texts cleaned for display. */
export const cleanFile = (file: GameFile): GameFile => ({
  ...file,
  players: namesFor(file.game.rules, file.players),
  game: {
    ...file.game,
    hands: file.game.hands.map((hand) =>
      hand.kind === 'agreed' ? { ...hand, why: cleanText(hand.why, LENGTHS.why) } : hand,
    ),
  },
})

export const cleanRecord = (record: GameRecord): GameRecord => ({
  ...record,
  names: [...cleanNames(record.names)],
  rulesName: cleanRulesName(record.rulesName),
})

export const cleanEntry = (row: EntryRecord): EntryRecord =>
  isKnown(row) && row.kind !== 'started' ? cleanChange(row) : row

/** Cleans house rules. A time of change near the latest possible would win over all later changes: it becomes now. */
export const cleanHouse = (house: HouseRecord, now: number): HouseRecord => ({
  ...house,
  name: cleanHouseName(house.name),
  updatedAt: house.updatedAt > LATEST / 2 ? now : house.updatedAt,
})

export const cleanSeries = (series: SeriesRecord): SeriesRecord => ({
  ...series,
  names: [...cleanNames(series.names)],
})

/** Cleans a person. A blank name is replaced by another of their names; without one, the list is empty. */
export function cleanPlayer(written: PlayerRecord): readonly PlayerRecord[] {
  const player = withPresentKeys(written)
  const visible = player.keys.find((key) => !isBlank(key)) ?? ''
  const name = cleanName(player.name, LENGTHS.player, cleanText(visible, LENGTHS.player))
  if (isBlank(name)) return []
  const initials = cleanInitials(player.initials ?? '') || null
  const keys = name === player.name ? player.keys : [...new Set([...player.keys, nameKey(name)])]
  return [{ ...player, name, initials, keys }]
}

type Lengths = ReadonlyMap<string, number>

/** The most characters under certain keys; other keys have room for what newer code may write. */
const LENGTHS_UNDER: Lengths = new Map([
  ['name', LENGTHS.player],
  ['names', LENGTHS.player],
  ['players', LENGTHS.player],
  ['initials', LENGTHS.initials],
  ['rulesName', LENGTHS.rules],
  ['text', LENGTHS.note],
  ['why', LENGTHS.why],
])
const HOUSE_LENGTHS: Lengths = new Map([...LENGTHS_UNDER, ['name', LENGTHS.rules]])
const ANY_LENGTH = 4_000

/** Cleans the texts in an unreadable row for display; values of other programs stay. */
export const cleanUnreadRow = (row: Row, table: 'houses' | 'other' = 'other'): Row =>
  unreadRow(row, table === 'houses' ? HOUSE_LENGTHS : LENGTHS_UNDER)

const unreadRow = (row: Row, lengths: Lengths): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, key.startsWith('x-') ? value : unreadValue(value, key, lengths)]),
  )

function unreadValue(value: unknown, key: string, lengths: Lengths): unknown {
  if (typeof value === 'string') return cleanText(value, lengths.get(key) ?? ANY_LENGTH)
  if (Array.isArray(value)) return value.map((one) => unreadValue(one, key, lengths))
  return isRow(value) ? unreadRow(value, lengths) : value
}
