import type { Side } from '@/lib/engine/table/seats'
import type { Sheet } from '@/lib/storage'
import type { Settings } from '@/lib/storage/records/settings'
import type { Table } from '@/lib/text/table'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'

type Seated = Pick<Sheet, 'game' | 'rules' | 'names'>
type Words = Pick<Settings, 'words'>

/** Returns the table of a game in the words chosen on this device; `names` if others sat there for a hand. */
export const tableFor = (sheet: Seated, settings: Words, names: readonly string[] = sheet.names): Table =>
  tableOf(sheet.game.rules, names, vocabularyFor(sheet.rules.base, settings.words))

/** The side that keeps the score where no player has a name. */
const OURS: Side = 0

/**
 * Returns the same table for the sheet and form of this device alone: partners without names are “we” and “they”. Other people
 * see North and South, and East and West, because their “we” may be the other side.
 */
export function ownTableFor(sheet: Seated, settings: Words, names: readonly string[] = sheet.names): Table {
  const isUnnamed = [...sheet.names, ...names].every((name) => name === '')
  return { ...tableFor(sheet, settings, names), us: isUnnamed && sheet.game.rules.players === 4 ? OURS : null }
}
