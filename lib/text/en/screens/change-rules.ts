/** The rules of a game that is being played, agreed anew. */
export const RULES_OF_THIS_GAME = 'Rules of this game'
export const CHANGE_ABOUT = 'Changes this game only. Your house rules stay the same. You can undo it.'
export const NO_GAME_TO_CHANGE = 'This game is not on this phone, or it cannot be read.'

/** House rules, to be taken over whole. */
export const USE_HOUSE_RULES = 'Use house rules'
export const takeRules = (name: string): string => `Use “${name}”`

/** What other rules would do, and doing it. */
export const WHAT_WOULD_CHANGE = 'What would change'
export const NOTHING_WOULD_CHANGE = 'No hand so far would change.'
export const WOULD_NEED_AN_ANSWER = 'One hand would need correcting first.'
export const APPLY_TO_THIS_GAME = 'Apply to this game'
export const NOTHING_CHANGED = 'No changes yet'

/** Between a figure and what it would be, for those who hear it; and a hand without figures. */
export const FIGURE_BECOMES = 'becomes'
export const HAND_OPEN = 'open'
