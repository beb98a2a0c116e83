import * as said from '../../messages/compiled/terms/run-words'
import type { Table } from '../table'

/** The kind of name that a run has at a table: by its length, or by its points. */
type RunKind = 'by-length' | 'three' | 'four' | 'five' | 'four-and-three' | 'five-and-three' | 'two-fours'

export function runKind({ vocabulary, rules }: Table, length: number): RunKind {
  if (vocabulary === 'plain') return 'by-length'
  if (length <= 3) return 'three'
  switch (rules.longRuns) {
    case 'one':
      return 'four'
    case 'split':
      if (length === 7) return 'four-and-three'
      return length === 8 ? 'two-fours' : 'four'
    case 'hundred-at-most':
      return length === 4 ? 'four' : 'five'
    case 'hundred':
      if (length === 4) return 'four'
      return length === 8 ? 'five-and-three' : 'five'
  }
}

/**
 * Returns the name of a run with this many cards at this table: “twenty”, “fifty and twenty” for seven cards that count as two
 * runs, “quint” if a run of five counts more than one of four.
 */
export function runName(table: Table, length: number): string {
  const facts = { vocabulary: table.vocabulary, length }
  switch (runKind(table, length)) {
    case 'by-length':
      return said.runOfLength(facts)
    case 'three':
      return said.runOfThree(facts)
    case 'four':
      return said.runOfFour(facts)
    case 'five':
      return said.runOfFive(facts)
    case 'four-and-three':
      return said.runOfFourAndThree(facts)
    case 'five-and-three':
      return said.runOfFiveAndThree(facts)
    case 'two-fours':
      return said.twoRunsOfFour(facts)
  }
}
