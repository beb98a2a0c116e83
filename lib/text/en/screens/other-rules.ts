/** The parts in which the rules of a table are asked. */
export const OPTION_PARTS = {
  pack: 'The pack and the deal',
  trumps: 'Choosing trumps',
  declarations: 'Declarations',
  play: 'The play',
  score: 'The score',
  end: 'The end of the game',
} as const

/** A part or a question against what the document says. */
export const STANDARD_RULES = 'Standard rules'
export const CANNOT_BE_PLAYED = 'Something here cannot be played'
export const FOLLOWED = 'Changed because of another choice.'
export const OTHERWISE = 'Your table’s own rule, not the standard one.'
export const IN_NO_SOURCE = 'No written rules have this.'
export const TARGET_WRONG = 'Enter a whole number above 0, such as 501.'

export const thingsOtherwise = (count: number): string =>
  count === 1 ? 'One difference from standard rules' : `${count} differences from standard rules`

/** Keeping the rules under a name. */
export const SAVE_UNDER_A_NAME = 'Save these rules under a name'
export const SAVE_RULES = 'Save'
export const keptAs = (name: string): string => `Saved: “${name}” is now in the list of games.`

/** Taking rules of the house out of the list. */
export const DELETE_RULES = 'Delete these rules'
export const DELETE_RULES_ABOUT = 'They will be removed from the list. Games played with them keep a copy.'
export const DELETE_RULES_CANCEL = 'Cancel'
export const DELETE_RULES_NOW = 'Delete'

export const forgetTitle = (name: string): string => `Delete “${name}”?`
