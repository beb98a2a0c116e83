/** Words that the history and the pages of players share. */
export const TO_THE_HISTORY = 'To the history'
export const PLAYERS_AND_PAIRS = 'Players and pairs'
export const PLAYERS = 'Players'
export const PAIRS = 'Pairs'
export const STILL_COUNTING = 'Counting…'
export const WAS_BROKEN_OFF = 'broken off'
