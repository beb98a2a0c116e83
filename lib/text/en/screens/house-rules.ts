import { capital } from '../terms/grammar'

/** The rules of a table, kept under a name. */
export const HOUSE_RULES = 'House rules'
export const ALL_HOUSE_RULES = 'All house rules'
export const HOUSE_RULES_ABOUT =
  'The rules of your table under a name of your own. A game keeps its own copy of the rules that it was played under.'
export const STARTING_FROM = 'New house rules, starting from'

/** None yet, and none such. */
export const NO_HOUSE_RULES = 'No house rules yet'
export const WHAT_THEY_START_FROM =
  'Choose the nearest game, and change what your table plays differently. You do this once, not before every game.'
export const HOUSE_RULES_MISSING = 'These house rules are not on this phone. They may have been deleted.'

export const unreadableHouse = (name: string): string =>
  `${name}: these rules cannot be read. They are stored unchanged, and a backup includes them.`

/** How far they are from their document: “Bela with one change.” */
export function afterDocument(document: string, others: number): string {
  if (others === 0) return `${document} by its standard rules.`
  return `${document} with ${others === 1 ? 'one change' : `${others} changes`}.`
}

/** House rules to look at, name and change. */
export const NEW_HOUSE_RULES = 'New house rules'
export const HOUSE_UNREADABLE = 'These rules cannot be read. They are stored unchanged, and a backup includes them.'
export const RULES_NAME = { label: 'Name', placeholder: 'The Quarry Inn' } as const

/** Around the name of the game that they start from. */
export const STARTED_FROM = {
  before: 'The rules are those of ',
  after: ', except where you change them here.',
} as const

/** At the foot: what they still lack, and keeping them. */
export const NOT_PLAYABLE_YET = 'These rules cannot be played together yet: see above.'
export const NAME_TO_SAVE = 'Enter a name to save them.'
export const SAVE_THESE_RULES = 'Save these rules'
export const SAVE_CHANGES = 'Save changes'
export const RULES_KEPT = 'Saved'

/** What can be done with them once they are kept. */
export const PLAY_BY_THESE = 'Play a game by these rules'
export const SHARE_RULES = 'Share'
export const shareTitle = (name: string): string => `Share “${name}”`

/** Rules beside those of a source. */
export const COMPARE = {
  title: 'Compare with a source',
  aside: 'Where these rules differ from those of a game',
} as const
export const COMPARE_WITH = 'Compare with'
export const NO_DIFFERENCE = 'The same in every point.'

/** A value of each, as `optionValueText` says it, and where theirs stands. */
export const valueHere = (value: string): string => `Here: ${value}.`
export const valueThere = (value: string): string => `There: ${value}.`
export const placeThere = (source: string): string => `${capital(source)}.`

/** The questions of a table, in three parts. */
export const WHERE_TABLES_DIFFER = 'Where tables differ'
export const NAMED_VARIANTS = 'Named variants'
export const EVERYTHING_ELSE = { title: 'Everything else', aside: 'Every question that can be settled' } as const

/** The rules of a table on one page. */
export const HOW_WE_PLAY = 'How we play'
export const TO_THE_RULES = 'House rules'
export const RULES_MISSING = 'These rules are not on this phone.'

/** Under the name; `others` counts what is played otherwise than written. */
export const howWePlayAfter = (document: string, others: number): string =>
  others === 0
    ? `How we play: ${document} by its standard rules.`
    : `How we play: ${document}. Our own rules are in bold.`
