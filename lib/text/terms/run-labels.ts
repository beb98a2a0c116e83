import * as said from '../../messages/compiled/terms/run-words-labels'
import type { Table } from '../table'
import { runKind } from './runs'

/** Returns the name of a run for the beginning of a line: “Fifty and twenty”. */
export function runLabel(table: Table, length: number): string {
  const facts = { vocabulary: table.vocabulary, length }
  switch (runKind(table, length)) {
    case 'by-length':
      return said.runOfLengthLabel(facts)
    case 'three':
      return said.runOfThreeLabel(facts)
    case 'four':
      return said.runOfFourLabel(facts)
    case 'five':
      return said.runOfFiveLabel(facts)
    case 'four-and-three':
      return said.runOfFourAndThreeLabel(facts)
    case 'five-and-three':
      return said.runOfFiveAndThreeLabel(facts)
    case 'two-fours':
      return said.twoRunsOfFourLabel(facts)
  }
}
