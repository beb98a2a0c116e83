import type { Sheet } from '@/lib/storage'
import type { Settings } from '@/lib/storage/records/settings'
import type { Table } from '@/lib/text/table'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'

/** Returns the table of a game in the words chosen on this device; `names` if others sat there for a hand. */
export const tableFor = (sheet: Sheet, settings: Settings, names: readonly string[] = sheet.names): Table =>
  tableOf(sheet.game.rules, names, vocabularyFor(sheet.rules.base, settings.words))
