/** A game that arrived, by what this phone has of it already. */
export const GAME_ARRIVED = {
  new: { word: null, keep: 'Import game' },
  same: { word: 'This game is on this phone already, just as it is here.', keep: 'Open it' },
  grows: {
    word: 'This game is on this phone already, with less in it. Importing adds what is new and removes nothing.',
    keep: 'Add what is new',
  },
} as const

/** House rules that arrived. */
export const HOUSE_ARRIVED = {
  new: { word: null, keep: 'Save these rules' },
  same: { word: 'These house rules are on this phone already.', keep: 'Open them' },
} as const

export const OTHER_RULES_SO_CALLED = 'There are other rules of that name on this phone, so these get another.'
export const houseRulesFor = (game: string): string => `House rules for ${game}.`

/** Under a game: what its table plays otherwise than the document. */
export const DIFFERENT_FROM_STANDARD = 'Where these rules are not the standard ones'

/** Rules that arrived, held against those that are played here; `name` of house rules, `null` for the last game. */
const oursCalled = (name: string | null): string => (name === null ? 'your last game of this kind' : `your “${name}”`)

export const againstOurs = (name: string | null): string => `Different from ${oursCalled(name)}`
export const sameAsOurs = (name: string | null): string => `The same rules as in ${oursCalled(name)}.`
export const valueOfTheirs = (value: string): string => `There: ${value}.`
export const valueOfOurs = (value: string): string => `With you: ${value}.`
