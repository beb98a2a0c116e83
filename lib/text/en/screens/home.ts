import { dataLink } from '../../../messages/compiled/table/shared'

/** The first screen. */
export const HOME_ABOUT = 'Score sheet and referee for Klaberjass, Bela and belote with real cards.'
export const LOADING_GAMES = 'Loading your games…'
export const NO_GAME = 'No game in progress'
export const NO_GAME_NOW = 'Finished games are in History. Start a new one below.'
export const NO_GAME_YET = 'Start one below: choose what you play, and deal.'
export const LAST_GAMES = 'The last games'
export const ASK_THE_REFEREE = 'Ask the referee'
export const OTHER_GAMES_IN_PROGRESS = 'Other games in progress'

/** Where else one can go. */
export const PLACE_NAMES = {
  rules: { name: 'Rules', about: 'Settle an argument' },
  referee: { name: 'Referee', about: 'Runs, claims, revokes' },
  history: { name: 'History', about: 'Old games, who won' },
  settings: { name: 'Settings', about: 'Theme, words, your data' },
  sources: { name: 'Sources', about: 'Where the rules come from' },
} as const

/** The game that goes on. */
export const CONTINUE = 'Continue'
export const VIEW_EXAMPLE = 'View example'
export const AT_THE_TARGET = 'at the target'

export const continueLabel = (game: string, isExample: boolean): string =>
  `${isExample ? VIEW_EXAMPLE : CONTINUE}: ${game}`

/** “Bela to 501 · hand 4”; `number` counts from 1. */
export const nextHand = (title: string, number: number): string =>
  `${title} · ${number === 1 ? 'first hand' : `hand ${number}`}`

/** How the last game came out, where none goes on. */
export const THE_LAST_GAME = 'The last game'
export const openSheetLabel = (game: string, result: string): string => `Open the sheet: ${game}, ${result}`

/** A game for those who hear it: “Bela to 501, Mike 326, Yetta 213 points”. */
export const spokenGame = (title: string, figures: readonly string[], unit: string): string =>
  `${title}, ${figures.join(', ')} ${unit}`

/** The example that a new phone starts with. */
export const EXAMPLE = 'Example'
export const REMOVE_EXAMPLE = 'Remove example'
export const STAYS_HERE = 'What you enter stays on this phone.'
export const NOT_COUNTED = 'The example does not count in statistics.'

export const otherTitle = (title: string, isExample: boolean): string => `${isExample ? 'Example · ' : ''}${title}`

/** Around the link to the data. */
export const unreadableGames = (count: number) => ({
  before:
    count === 1
      ? 'One game cannot be read. It is still stored, and '
      : `${count} games cannot be read. They are still stored, and `,
  link: dataLink,
  after: count === 1 ? ' can save it to a file.' : ' can save them to a file.',
})
