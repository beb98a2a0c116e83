/** The seven of trumps for the turn-up. */
export const HOLDS_SEVEN = 'Does the player hold the seven of trumps?'
export const FIRST_CARD_LED = 'Has the first card been led?'
export const SAY_TURN_UP = 'Say what was turned up and what are trumps.'
