import type { ReactElement } from 'react'
import type { Hand } from '@/lib/engine/table/hand'
import type { Problem } from '@/lib/engine/table/problem'
import { problemText } from '@/lib/text/problems/problem'
import type { ProblemText, Table } from '@/lib/text/table'

export interface ProblemWordsProps {
  readonly table: Table
  readonly problem: Problem
  readonly hand: Hand
  readonly children: (text: ProblemText) => ReactElement
}

/** The description of a problem in a hand, and of how to correct it. */
export const ProblemWords = ({ table, problem, hand, children }: ProblemWordsProps) =>
  children(problemText(table, problem, hand))
