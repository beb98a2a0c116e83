/** Between the title of a ruling and the ruling itself: whose rules it is judged by. */
export const BY_THE_RULES_OF = 'By the rules of'
export const LOOKING_FOR_THE_GAME = 'Looking for the game…'
export const GAME_NOT_HERE = 'This game is not to be had on this phone. Choose the rules to be judged by.'
