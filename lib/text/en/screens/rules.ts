import type { OneMany } from '../../words'
import { capital, many } from '../terms/grammar'
import { numberWord } from '../terms/runs'

/** What every page of the lookup says, and what changes on it with the table. */
export const FIND_A_RULE = 'Find a rule by any word for it'
export const WHOSE_RULES = 'Whose rules'
export const ANSWERS_OF = 'Answers of'
export const AS_WRITTEN_IN = 'As written in'
export const AT_THIS_TABLE = 'At this table'
export const HOUSE_RULE_MARK = 'house rule'

/** A game among the rule sets to choose from. */
export const ourGame = (name: string): string => `Our ${name}`

/** How many questions of a group the table answers by a house rule. */
export const ofOurs = (count: number): string => `${count} of ours`

/** The pages of the lookup as they are read without a script. */
export const RULES_TITLE = 'Rules'
export const RULES_ABOUT =
  'What tables argue about, from the cut to the end of the game: your own table’s answer first, then every source’s.'
export const COMPARE_TITLE = 'Compare two games'
export const COMPARE_ABOUT = 'Only the questions that they answer differently.'
export const GLOSSARY_TITLE = 'Glossary'
export const TERMS_ABOUT =
  'The same card has a dozen names, and so has the same bad luck. Under each word: what it is called elsewhere, and the rule that it belongs to. Not all names from other countries and books are in the documents.'
export const OFTEN_ASKED = 'Often asked'
export const SOURCES_TITLE = 'Where the rules come from'
export const TO_SOURCES = 'Sources'

export const STORIES_TITLE = 'Stories and advice'
export const STORIES_ABOUT =
  'Where the game and its words come from, what people do at the table, and how to play it better. All of it stands in the documents behind the rules.'
export const STORIES_OF_IT = 'Stories and advice about it'

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

/** `question` is that of the option, as the rules of a new game ask it. */
export const settledUnder = (question: string): string =>
  `A table can settle this before play, in the rules of a new game: “${question}”`

/** What every source answers; `given` counts the answers, and `isSilent` where they are none of a document's own. */
export function answersTitle(given: number, isSilent: boolean): string {
  if (given !== 1) return `${capital(numberWord(given))} answers`
  return isSilent ? 'No document says' : 'All the games agree'
}

export const IN_NO_DOCUMENT = 'In no document; a table may agree on it.'

/** Who gives an answer. */
export const variationOf = (game: string, variant: string): string => `${game}, variation “${variant}”`
export const unclearOn = (reading: string, point: string): string => `${reading}, unclear there: ${point}`

/** Two games side by side. */
export const ONE_GAME = 'One game'
export const THE_OTHER = 'The other'
export const UNKNOWN_GAME = 'The address names a game that is not here. Choose another above.'
export const ALL_ALIKE = 'Nothing: they answer every question alike.'

export const differingCount = (count: number, all: number): string =>
  count === 1 ? `One of ${all} questions` : `${count} of ${all} questions`

/** The answer of the table itself, where it comes from, and the hands that it decided. */
export const HOUSE_RULE = 'House rule.'
export const AGREED_HERE = 'House rule. Agreed at this table.'
export const DECIDED_NO_HAND = 'It has decided no hand of this game.'
export const DECIDED_HAND = 'It decided hand'

export const allHands = (count: number): string => `all ${count}`

/** Before the source of an answer. */
export const ofVariant = (name: string): string => `${name}: `

/** A target that no document has. */
export const agreedTarget = (target: string): string => `${target}, as agreed at this table.`

/** Words that find something, as a hint and where another found nothing. */
export const EXAMPLE_SEARCHES = ['tie', 'last trick', 'who deals', 'revoke'] as const
export const EXAMPLES = 'Examples'
export const forExample = (word: string): string => `for example “${word}”`

/** What a word led to. */
export const FOUND = 'Found'
export const FOUND_RULES = 'Found rules'
export const NOTHING_FOUND = 'Nothing was found by that name.'
export const WHAT_NEXT = 'Try another word for it, or a shorter one. Clear the line for all questions, or look in the'
export const TO_THE_WORDS = 'Glossary'
export const HOUSE_RULE_BEFORE = 'House rule: '

/** “One question”, “3 questions, 2 stories”, “One story”. */
export const foundCount = (questions: number, stories: number): string =>
  capital(
    [
      ...countOf(questions, { one: 'question', many: 'questions' }),
      ...countOf(stories, { one: 'story', many: 'stories' }),
    ].join(', '),
  )

const countOf = (count: number, word: OneMany): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `one ${word.one}` : many(count, word)]
