import type { Problem } from '@/lib/engine/table/problem'
import {
  askBid,
  askLastTrick,
  askTaker,
  askTakerAndTrump,
  askTrump,
  askWhoseRun,
  atMostKey,
} from '@/lib/messages/compiled/table/form'
import { askCards, askNoTrick, askTotal, askTricks } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { askedOfTricks } from './asked-of-tricks'
import type { Draft } from './draft'
import type { DraftReading, Missing } from './draft-facts'

/** Returns the request on the save key until a hand is complete; `null` if the key has nothing to ask for. */
export function promptOf(table: Table, draft: Draft, reading: DraftReading): string | null {
  switch (reading.state) {
    case 'missing':
      return askFor(table, draft, reading.missing)
    case 'wrong':
      return askAbout(table, draft, reading.problem)
    case 'ready':
      return null
  }
}

function askFor(table: Table, draft: Draft, missing: Missing): string {
  switch (missing.kind) {
    case 'taker':
      return table.rules.players === 2 && draft.way === 'piles' ? askTakerAndTrump : askTaker
    case 'trump':
      return askTrump
    case 'bid':
      return askBid
    case 'last-trick':
      return askLastTrick(table)
    case 'figures':
      return draft.way === 'piles' ? askCards(table, missing.side) : askTotal(table, missing.side)
  }
}

function askAbout(table: Table, draft: Draft, problem: Problem): string | null {
  switch (problem.name) {
    case 'say-run-top':
    case 'say-run-suit':
      return askWhoseRun(table)
    case 'say-tricks':
    case 'say-all-tricks':
      return askTricksOf(table, draft)
    case 'say-last-trick':
      return askLastTrick(table)
    case 'say-trump':
      return askTrump
    case 'say-bid':
      return askBid
    case 'pile-over-pack':
      return atMostKey({ most: problem.figures['to'] ?? '' })
    default:
      return null
  }
}

function askTricksOf(table: Table, draft: Draft): string | null {
  const { sides, next } = askedOfTricks(table.rules, draft)
  const side = next ?? sides[0] ?? 0
  return table.rules.players === 3 ? askTricks(table, side) : askNoTrick(table, side)
}
