import { isCard, parseCards } from '../../../engine/table/card'
import type { Hand } from '../../../engine/table/hand'
import type { Problem, ProblemName } from '../../../engine/table/problem'
import type { ProblemText, Table } from '../../table'
import { cardName } from '../terms/cards'
import { list, sentence } from '../terms/grammar'
import { nameOf } from '../terms/names'

/** What a sentence about a problem is made from. */
export interface Context {
  readonly table: Table
  readonly problem: Problem
  readonly hand: Hand | null
}

export type Teller = (context: Context) => ProblemText
export type Tellers = { readonly [P in ProblemName]: Teller }

export const say = (wrong: string, todo: string): ProblemText => ({ wrong, todo })

export const inSentences = ({ wrong, todo }: ProblemText): ProblemText => ({
  wrong: sentence(wrong),
  todo: sentence(todo),
})

/** A figure of the problem as a number, 0 where it has none. */
export const figure = ({ problem }: Context, name: string): number => Number(problem.figures[name] ?? 0)

/** The last part of the place as a number: a side of `tricks.1`, an entry of `melds.2`. */
export function placeNumber({ problem }: Context): number | null {
  const last = problem.place.split('.').at(-1) ?? ''
  return /^\d+$/.test(last) ? Number(last) : null
}

/** The player that the figures name; “a player” where they name none. */
export function player({ problem, table }: Context): string {
  const { seat } = problem.figures
  return typeof seat === 'number' ? nameOf(table, seat) : 'a player'
}

/** The player whose declaration the place points at. */
export function declarer(context: Context): string | null {
  const { hand, table } = context
  const index = placeNumber(context)
  const meld = hand?.kind === 'played' && index !== null ? hand.melds[index] : undefined
  return meld !== undefined && meld.kind !== 'settled' ? nameOf(table, meld.seat) : null
}

/** The one card that the figures name: “king of hearts”. */
export function card({ problem }: Context): string | null {
  const given = problem.figures['card']
  return isCard(given) ? cardName(given) : null
}

/** All the cards that the figures name. */
export function cards({ problem }: Context): string | null {
  const given = parseCards(String(problem.figures['cards'] ?? ''))
  return given === null || given.length === 0 ? null : list(given.map(cardName))
}
