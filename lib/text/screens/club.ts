import * as said from '../../messages/compiled/app/club'
import { inARow } from '../../messages/locale'
import type { TableProblem } from './together'

/** Returns the name of a pair: both players' names, or one name at a table of two. */
export function pairText({ players }: { readonly players: readonly string[] }): string {
  const [first = '', second] = players
  return second === undefined ? first : said.pairOf({ first, second })
}

/** Tells why the relay cannot be reached; returns `null` if it can. */
export function boardText(now: { readonly phase: string; readonly problem: TableProblem | null }): string | null {
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

/** Returns a number of wins, given in half wins: “½”, “2½”, “3”. */
export const winsText = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : halves === 1 ? '½' : `${Math.floor(halves / 2)}½`
