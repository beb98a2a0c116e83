import type { Table } from '../../table'
import { list } from './grammar'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A small number as a word: tricks and cards of a hand. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number)

/**
 * What a run of so many cards is called at this table: “twenty”, “fifty and twenty”
 * for seven cards where they count as two runs, “quint” where five are more than four.
 */
export function runName(table: Table, length: number): string {
  const { words, rules } = table
  if (words.runNames === 'by-length') return `${words.run.one} of ${numberWord(length)}`
  if (length <= 3) return words.runOfThree.one
  switch (rules.longRuns) {
    case 'one':
      return words.runOfFour.one
    case 'split':
      return splitName(table, length)
    case 'hundred':
      return hundredName(table, length)
  }
}

function splitName({ words }: Table, length: number): string {
  if (length === 7) return list([words.runOfFour.one, words.runOfThree.one])
  return length === 8 ? `two ${words.runOfFour.many}` : words.runOfFour.one
}

function hundredName({ words }: Table, length: number): string {
  if (length === 4) return words.runOfFour.one
  return length === 8 ? list([words.runOfFive.one, words.runOfThree.one]) : words.runOfFive.one
}
