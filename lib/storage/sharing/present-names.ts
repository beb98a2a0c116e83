import type { HandId } from '../../log/entry'
import type { LoggedSeating } from '../../log/fold'
import { nextClock } from '../../log/next'
import type { GameBundle } from '../games/write-whole'
import type { Directory } from '../people/directory'
import { presentName, presentNames } from '../people/present-names'
import { gameRecord, type GameRecord } from '../records/game'
import { sheetOf, type Sheet } from '../sheet/sheet'
import { sentEntries } from './sent-entries'

/** A player at a seat from the hand after `after` on; `null`: from the first hand. */
export interface Seated {
  readonly kind: 'seated'
  readonly seat: number
  readonly name: string
  readonly after: HandId | null
}

/** Returns the players of a game: those who began it, and those who took over a seat. `rows` are the ids of its hands. */
export function seatedIn(
  names: readonly string[],
  seatings: readonly LoggedSeating[],
  rows: readonly HandId[],
): readonly Seated[] {
  const all = [...names.map((name, seat) => ({ seat, name, fromRow: 0 })), ...seatings]
  return all
    .filter(
      ({ seat, fromRow }, index) =>
        !all.slice(index + 1).some((later) => later.seat === seat && later.fromRow === fromRow),
    )
    .map(({ seat, name, fromRow }) => ({ kind: 'seated', seat, name, after: rows[fromRow - 1] ?? null }))
}

/**
 * Returns a game with entries that give its players their present names, because its receiver does not know the corrections made
 * here. The set-up keeps the names with which the game began. If two
 * players of one table would get names that look the same, no name changes.
 */
export function withPresentNames(directory: Directory, bundle: GameBundle): GameBundle {
  const record = gameRecord.read(bundle.game)
  const sheet = record.ok ? sheetOf(record.value, bundle.changes) : null
  if (!record.ok || sheet === null || !sheet.ok) return bundle
  const tables = [record.value.names, sheet.value.names, ...sheet.value.rows.map(({ names }) => names)]
  const call = (written: string): string => presentName(directory, written)
  if (tables.some((names) => presentNames(directory, names) === names)) return bundle
  return { ...bundle, changes: [...bundle.changes, ...namings(record.value, sheet.value, call)] }
}

function namings(record: GameRecord, { seatings, rows, log }: Sheet, call: (written: string) => string) {
  const seated = seatedIn(
    record.names,
    seatings,
    rows.map(({ id }) => id),
  )
  const named = seated.flatMap((one) => (call(one.name) === one.name ? [] : { ...one, name: call(one.name) }))
  return sentEntries(named, record, nextClock(log))
}
