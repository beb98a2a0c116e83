/** Words that more than one screen says. */
export const APP_NAME = 'Yuss'
export const HOME_LINK = 'Home'
export const ONE_MOMENT = 'Loading…'
export const NEW_GAME = 'New game'
export const THE_SHEET = 'Sheet'

/** The name of the screen with the way to a backup, as a link to it. */
export const DATA = 'Data'

/** “Bela to 501”. */
export const gameTitle = (name: string, target: number): string => `${name} to ${target}`

/** The title of a hand: “Hand 4”. */
export const handTitle = (number: number): string => `Hand ${number}`

/** What a side still lacks. */
export const toGo = (points: number): string => `${points} to go`

/** What opens everything that is rarely needed. */
export const MORE = 'More'

/** The parts of a long page, each a link to it. */
export const ON_THIS_PAGE = 'On this page'

/** What every sheet laid over a screen has. */
export const CLOSE = 'Close'

/** Under a line on which no more fits. */
export const lettersFit = (count: number): string => `Only ${count} letters fit here.`

/** The keys that write a figure, where they are not digits. */
export const ERASE = 'Erase'
export const NEXT_NUMBER = 'Next number'
export const NEXT_FACE = 'next'

/** What stands in the place of a part of a screen that could not be fetched. */
export const TRY_AGAIN = 'Try again'
export const partMissing = (name: string): string => `Could not load: ${name}. Your saved games are safe.`
