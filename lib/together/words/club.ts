import * as said from '../../messages/compiled/app/club'
import { inARow } from '../../messages/locale'
import type { TogetherState } from '../table/session'

/** Returns the name of a pair: both players' names, or one name at a table of two. */
export function pairText({ players }: { readonly players: readonly string[] }): string {
  const [first = '', second] = players
  return second === undefined ? first : said.pairOf({ first, second })
}

/** Tells why the relay cannot be reached; returns `null` if it can. */
export function boardText(now: Pick<TogetherState, 'phase' | 'problem'>): string | null {
  if (now.problem === null || now.problem === 'expired') return null
  if (now.phase === 'together' && now.problem === 'unreachable') return null
  return said.boardApart({ why: now.problem === 'unavailable' ? 'unreachable' : now.problem })
}

/** Tells that the result of a game has changed since it was read out, and in which hands. */
export function changedText(
  { round, table }: { readonly round: number; readonly table: number },
  hands: readonly number[],
  pairs: string,
): string {
  return said.changedGame({ round, table, hands: hands.length, list: inARow(hands.map(String)), pairs })
}
