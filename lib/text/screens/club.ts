import * as said from '../../messages/compiled/app/club'
import { inARow } from '../../messages/locale'
import type { TableProblem } from './together'

/** Returns the name of a pair: both names, or one where two sit at a table. */
export function pairText({ players }: { readonly players: readonly string[] }): string {
  const [first = '', second] = players
  return second === undefined ? first : said.pairOf({ first, second })
}

/** Why the relay cannot be reached; `null` while it can, or is still looked for. */
export function boardText(now: { readonly phase: string; readonly problem: TableProblem | null }): string | null {
  if (now.problem === null || now.problem === 'expired') return null
  if (now.phase === 'together' && now.problem === 'unreachable') return null
  return said.boardApart({ why: now.problem === 'unavailable' ? 'unreachable' : now.problem })
}

/** A game whose result is another since it was read out, and in which hands. */
export function changedText(
  { round, table }: { readonly round: number; readonly table: number },
  hands: readonly number[],
  pairs: string,
): string {
  return said.changedGame({ round, table, hands: hands.length, list: inARow(hands.map(String)), pairs })
}

/** Half a win is a figure too. */
export const winsText = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : halves === 1 ? '½' : `${Math.floor(halves / 2)}½`
