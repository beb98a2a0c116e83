import { capital } from '../grammar'
import { numberWord } from '../runs'

/** The pages of the lookup as they are read without a script. */
export const RULES_TITLE = 'Rules'
export const RULES_ABOUT =
  'What a table argues about, as a deal goes, with every source’s answer and your own table’s first.'
export const COMPARE_TITLE = 'Compare two games'
export const COMPARE_ABOUT = 'Only what they answer differently.'
export const TERMS_TITLE = 'Words of the table'
export const TERMS_ABOUT =
  'The same card has a dozen names, and so has the same misfortune. Each word with its names elsewhere, and the question that settles it. Names from other countries and books are not all in the documents.'
export const SOURCES_LINK = 'Where the rules come from'

/** Comparing without scripts; `link` leads to the rules. */
export const COMPARE_NEEDS_SCRIPTS = {
  before: 'Comparing needs scripts. Each question of the ',
  link: 'rules',
  after: ' shows what every game answers.',
} as const

/** One question. */
export const LAWS_OF_OTHER_GAMES = 'What other card games do'
export const FOR_EXAMPLE = 'For example'
export const ASKED_WITH_IT = 'Asked with it'
export const WORDS_FOR_IT = 'Words for it'
export const ORDER_OF_A_DEAL = 'In the order of a deal'
export const BEFORE = 'Before'
export const NEXT = 'Next'

/** Where in the lookup a question stands: “Bela · 3 of 9”. */
export const placeOfQuestion = (group: string, number: number, all: number): string => `${group} · ${number} of ${all}`

export const settledUnder = (option: string): string =>
  `A table can settle this before play, under “${option}” in the rules of a new game.`

/** What every source answers; `given` counts the answers. */
export const answersTitle = (given: number): string =>
  given === 1 ? 'All the games agree' : `${capital(numberWord(given))} answers`

export const IN_NO_DOCUMENT = 'In no document; a table may agree on it.'

/** Who gives an answer. */
export const variationOf = (game: string, variant: string): string => `${game}, variation “${variant}”`
export const unclearOn = (reading: string, point: string): string => `${reading}, unclear there: ${point}`
