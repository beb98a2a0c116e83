import type { Hand } from '../../engine/table/hand'
import type { Problem, ProblemName } from '../../engine/table/problem'
import type { ProblemText, Table } from '../table'
import { nameOf } from '../terms/names'

/** The facts that a sentence about a problem needs. */
export interface Context {
  readonly table: Table
  readonly problem: Problem
  readonly hand: Hand | null
}

export type Teller = (context: Context) => ProblemText
export type Tellers = { readonly [P in ProblemName]: Teller }

export const say = (wrong: string, todo: string): ProblemText => ({ wrong, todo })

/** Returns a figure of the problem as a number; 0 if the problem has no such figure. */
export const problemFigure = ({ problem }: Context, name: string): number => Number(problem.figures[name] ?? 0)

/** Returns the last part of the place as a number: the side in `tricks.1`, the entry in `melds.2`. */
export function placeNumber({ problem }: Context): number | null {
  const last = problem.place.split('.').at(-1) ?? ''
  return /^\d+$/.test(last) ? Number(last) : null
}

/** Returns the name of the player in the figures. */
export const problemPlayer = (context: Context): string => nameOf(context.table, problemFigure(context, 'seat'))
