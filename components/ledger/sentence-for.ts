import type { ReadyGame } from '@/lib/hooks/use-game'
import type { Happened } from '@/lib/text/sheet/announce'
import { saveSentence } from '@/lib/text/sheet/announce'
import { announceSave } from '@/lib/text/sheet/announce'
import type { Table } from '@/lib/text/table'

/** What is said once something was saved, of the sheet as it then stands. */
export function sentenceFor(game: ReadyGame, table: Table, what: Happened): string {
  const last = game.ledger.rows.findLast((row) => row.state === 'scored')
  const now = last?.state === 'scored' ? announceSave(table, last) : ''
  return saveSentence(what, now, game.brokenOff)
}
