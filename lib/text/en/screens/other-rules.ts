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
export const AS_WRITTEN = 'Standard rules'
export const CANNOT_BE_PLAYED = 'Something here cannot be played'
export const FOLLOWED = 'Changed because of another choice.'
export const OTHERWISE = 'Otherwise than written.'
export const IN_NO_SOURCE = 'In no source as it stands.'
export const TARGET_WRONG = 'A whole number above nothing, such as 501.'

export const thingsOtherwise = (count: number): string =>
  count === 1 ? 'One thing otherwise than written' : `${count} things otherwise than written`

/** Keeping the rules under a name. */
export const KEEP_UNDER_A_NAME = 'Save these rules under a name'
export const KEEP = 'Save'
export const keptAs = (name: string): string => `Saved: “${name}” stands with the other games from now on.`

/** Taking rules of the house out of the list. */
export const FORGET_RULES = 'Delete these rules'
export const FORGET_ABOUT = 'They leave the list of games. Every game played by them keeps its own copy.'
export const FORGET_NOT = 'Keep them'
export const FORGET_DO = 'Delete them'

export const forgetTitle = (name: string): string => `Delete “${name}”`
