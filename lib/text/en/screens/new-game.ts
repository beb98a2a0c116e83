import type { Rules } from '../../../engine/table/options'

/** The games to choose from. */
export const FOR_PLAYERS: Readonly<Record<Rules['players'], string>> = { 2: 'For two', 3: 'For three', 4: 'For four' }
export const OWN_RULES = 'Rules of your own'
export const TO_HOUSE_RULES = 'Write house rules down, compare and share them'

/** What rules of the house come from. */
export const afterGame = (name: string): string => `After ${name}.`

/** `title` names the game and its target. */
export const asLastTime = (title: string): string => `As last time: ${title}`
