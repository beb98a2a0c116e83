import { NO_NAME, type Seat } from '../engine/table/seats'
import type { NewChange, PlayerFacts, SheetRow } from '../storage'
import type { Directory } from '../storage/people/directory'
import type { ReadyGame } from '../stores/game-store'

/** The effect of a corrected name: it renames a person in every game, or names the player of a seat in this one. */
export type NameCorrection =
  | { readonly kind: 'person'; readonly from: string; readonly facts: PlayerFacts }
  | { readonly kind: 'seat'; readonly change: NewChange }

/**
 * Returns the change that corrects a name. A seat without a name, and a seat of the example, belongs to no person: there the
 * change concerns only this game.
 */
export function nameCorrection(
  game: Pick<ReadyGame, 'names' | 'rows' | 'record'>,
  directory: Directory,
  seat: Seat,
  name: string,
): NameCorrection {
  const from = game.names[seat] ?? NO_NAME
  if (from !== NO_NAME && !game.record.example) return { kind: 'person', from, facts: renamed(directory, from, name) }
  return { kind: 'seat', change: { kind: 'seated', seat, name, from: firstHandOf(game.rows, seat, from) } }
}

/**
 * Returns the person under the new name. If a person already has it, the two become one, with that person's colour and
 * initials.
 */
function renamed(directory: Directory, from: string, name: string): PlayerFacts {
  const [old, bearer] = [directory.of(from), directory.of(name)]
  const both = bearer.record === null ? [old, bearer] : [bearer, old]
  const record = bearer.record ?? old.record
  return {
    id: record?.id ?? null,
    name,
    keys: [...new Set(both.flatMap(({ key, record: known }) => known?.keys ?? [key]))],
    colour: record?.colour ?? null,
    initials: record?.initials ?? null,
  }
}

/** Returns the id of the first hand of the name's present time in this seat; `null` if it has played no hand yet. */
function firstHandOf(rows: readonly SheetRow[], seat: Seat, name: string): string | null {
  const other = rows.findLastIndex(({ names }) => names[seat] !== name)
  return rows[other + 1]?.id ?? null
}
