import { isNumbered, numberOf } from '@/lib/engine/game/hand-numbers'
import type { ReadyGame } from '@/lib/hooks/use-game'
import {
  announceSave,
  announceStanding,
  saveSentence,
  type ChangedHand,
  type Happened,
} from '@/lib/text/sheet/announce'
import type { Table } from '@/lib/text/table'
import { seatedWith } from '@/lib/text/terms/names'

/**
 * Returns the announcement after a save, for the sheet as it is then. `hand` is the id of a corrected or inserted hand; `null` if
 * there is none. Without a new or corrected hand, only the standing is announced: the last hand is not what has changed.
 */
export function sentenceFor(
  game: Pick<ReadyGame, 'ledger' | 'rows' | 'brokenOff'>,
  table: Table,
  what: Happened,
  hand: string | null,
): string {
  const place = game.ledger.rows.findLastIndex((row) => row.state === 'scored')
  const last = game.ledger.rows[place]
  if (last?.state !== 'scored') return saveSentence(what, '', game.brokenOff)
  const isOfHand = what === 'recorded' || what === 'corrected'
  const now = isOfHand ? announceSave(table, last, changedHand(game, table, hand)) : announceStanding(table, last)
  return saveSentence(what, now, game.brokenOff)
}

function changedHand({ rows }: Pick<ReadyGame, 'rows'>, table: Table, hand: string | null): ChangedHand | null {
  const place = rows.findIndex(({ id }) => id === hand)
  const found = rows[place]
  if (found?.row.state !== 'scored') return null
  const number = isNumbered(found.row)
    ? numberOf(
        rows.map(({ row }) => row),
        place,
      )
    : null
  return { number, row: found.row, table: seatedWith(table, found.names) }
}
