import type { GameBundle } from '../games/write-whole'
import type { Directory } from '../people/directory'
import { presentName, presentNames } from '../people/present-names'
import { gameRecord } from '../records/game'
import { isRow, type Row } from '../records/record'
import { sheetOf } from '../sheet/sheet'

/**
 * Returns a game with players under their present names, including the stored rows, because its receiver does not know the
 * corrections made here. If two players of one table would get names that look the same, the written names stay.
 */
export function withPresentNames(directory: Directory, bundle: GameBundle): GameBundle {
  const record = gameRecord.read(bundle.game)
  const sheet = record.ok ? sheetOf(record.value, bundle.changes) : null
  if (!record.ok || sheet === null || !sheet.ok || !isRow(bundle.game)) return bundle
  const tables = [record.value.names, sheet.value.names, ...sheet.value.rows.map(({ names }) => names)]
  const call = (written: string): string => presentName(directory, written)
  if (tables.some((names) => presentNames(directory, names) === names)) return bundle
  return { game: renamedGame(bundle.game, call), changes: bundle.changes.map((row) => renamedSeat(row, call)) }
}

type Call = (written: string) => string

const renamedAll = (names: unknown, call: Call): unknown =>
  Array.isArray(names) ? names.map((name: unknown) => (typeof name === 'string' ? call(name) : name)) : names

const renamedGame = (game: Row, call: Call): Row => ({
  ...game,
  names: renamedAll(game['names'], call),
  ...(isRow(game['summary'])
    ? { summary: { ...game['summary'], names: renamedAll(game['summary']['names'], call) } }
    : {}),
})

/** Returns a row in which a player takes over a seat, with the name changed by `call`; other rows unchanged. */
const renamedSeat = (row: unknown, call: Call): unknown =>
  isRow(row) && row['kind'] === 'seated' && typeof row['name'] === 'string' ? { ...row, name: call(row['name']) } : row
