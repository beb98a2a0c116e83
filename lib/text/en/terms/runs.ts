import * as said from '../../../messages/compiled/terms/words'
import type { Table } from '../../table'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A small number as a word: tricks and cards of a hand. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number)

/**
 * What a run of so many cards is called at this table: “twenty”, “fifty and twenty”
 * for seven cards where they count as two runs, “quint” where five are more than four.
 */
export const runName = (table: Table, length: number): string => nameWith(IN_A_SENTENCE, table, length)

/** The same at the beginning of a line: “Fifty and twenty”. */
export const runLabel = (table: Table, length: number): string => nameWith(ALONE, table, length)

type Said = (table: Table, length: number) => string

interface RunWords {
  readonly ofLength: Said
  readonly three: Said
  readonly four: Said
  readonly five: Said
  readonly fourAndThree: Said
  readonly fiveAndThree: Said
  readonly twoFours: Said
}

const IN_A_SENTENCE: RunWords = {
  ofLength: ({ vocabulary }, length) => said.runOfLength({ vocabulary, length }),
  three: (table) => said.runOfThree(table),
  four: (table) => said.runOfFour(table),
  five: (table) => said.runOfFive(table),
  fourAndThree: (table) => said.runOfFourAndThree(table),
  fiveAndThree: (table) => said.runOfFiveAndThree(table),
  twoFours: (table) => said.twoRunsOfFour(table),
}

const ALONE: RunWords = {
  ofLength: ({ vocabulary }, length) => said.runOfLengthLabel({ vocabulary, length }),
  three: (table) => said.runOfThreeLabel(table),
  four: (table) => said.runOfFourLabel(table),
  five: (table) => said.runOfFiveLabel(table),
  fourAndThree: (table) => said.runOfFourAndThreeLabel(table),
  fiveAndThree: (table) => said.runOfFiveAndThreeLabel(table),
  twoFours: (table) => said.twoRunsOfFourLabel(table),
}

const nameWith = (words: RunWords, table: Table, length: number): string => wordFor(words, table, length)(table, length)

function wordFor(words: RunWords, { vocabulary, rules }: Table, length: number): Said {
  if (vocabulary === 'plain') return words.ofLength
  if (length <= 3) return words.three
  switch (rules.longRuns) {
    case 'one':
      return words.four
    case 'split':
      if (length === 7) return words.fourAndThree
      return length === 8 ? words.twoFours : words.four
    case 'hundred':
      if (length === 4) return words.four
      return length === 8 ? words.fiveAndThree : words.five
  }
}
