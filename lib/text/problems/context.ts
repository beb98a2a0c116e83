import type { Hand } from '../../engine/table/hand'
import type { Problem, ProblemName } from '../../engine/table/problem'
import type { ProblemText, Table } from '../table'
import { nameOf } from '../terms/names'

/** The facts from which a sentence about a problem is made. */
export interface Context {
  readonly table: Table
  readonly problem: Problem
  readonly hand: Hand | null
}

export type Teller = (context: Context) => ProblemText
export type Tellers = { readonly [P in ProblemName]: Teller }

export const say = (wrong: string, todo: string): ProblemText => ({ wrong, todo })

/** A figure of the problem as a number, 0 where it has none. */
export const figure = ({ problem }: Context, name: string): number => Number(problem.figures[name] ?? 0)

/** The last part of the place as a number: a side of `tricks.1`, an entry of `melds.2`. */
export function placeNumber({ problem }: Context): number | null {
  const last = problem.place.split('.').at(-1) ?? ''
  return /^\d+$/.test(last) ? Number(last) : null
}

/** The player that the figures name. */
export const player = (context: Context): string => nameOf(context.table, figure(context, 'seat'))
