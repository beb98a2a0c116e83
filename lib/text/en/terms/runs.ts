import * as said from '../../../messages/compiled/terms/words'
import type { Table } from '../../table'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A small number as a word: tricks and cards of a hand. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number)

/**
 * What a run of so many cards is called at this table: “twenty”, “fifty and twenty”
 * for seven cards where they count as two runs, “quint” where five are more than four.
 */
export function runName(table: Table, length: number): string {
  const { vocabulary, rules } = table
  if (vocabulary === 'plain') return said.runOfLength({ vocabulary, length })
  if (length <= 3) return said.runOfThree(table)
  switch (rules.longRuns) {
    case 'one':
      return said.runOfFour(table)
    case 'split':
      return splitName(table, length)
    case 'hundred':
      return hundredName(table, length)
  }
}

function splitName(table: Table, length: number): string {
  if (length === 7) return said.runOfFourAndThree(table)
  return length === 8 ? said.twoRunsOfFour(table) : said.runOfFour(table)
}

function hundredName(table: Table, length: number): string {
  if (length === 4) return said.runOfFour(table)
  return length === 8 ? said.runOfFiveAndThree(table) : said.runOfFive(table)
}
