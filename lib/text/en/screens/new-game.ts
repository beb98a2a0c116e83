import type { Rules } from '../../../engine/table/options'

/** The games to choose from. */
export const ALL_GAMES = 'Games'
export const FOR_PLAYERS: Readonly<Record<Rules['players'], string>> = { 2: 'For two', 3: 'For three', 4: 'For four' }
export const OWN_RULES = 'House rules'
export const TO_HOUSE_RULES = 'Create, compare and share house rules'

/** What rules of the house come from. */
export const afterGame = (name: string): string => `Your own way of playing ${name}.`

export const AS_LAST_TIME = 'Same as last time'

/** `title` names the game and its target. */
export const gameOf = (title: string, players: string): string => `${title}, ${players}`
