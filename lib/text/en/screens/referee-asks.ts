/** What several rulings ask, and the keys that they share. */
export const WHO_DEALT = 'Who dealt'
export const WHO_TOOK = 'Who took'
export const TRUMPS = 'Trumps'
export const SUIT_TURNED_UP = 'Suit turned up'
export const LAST_TRICK = 'Last trick'
export const YES = 'Yes'
export const NO = 'No'

export const SAY_TRUMPS = 'Say what are trumps.'
export const SAY_WHO_DEALT = 'Say who dealt.'

/** What has been said at the table, and taking it back. */
export const WHAT_HAS_BEEN_SAID = 'What has been said'
export const TAKE_LAST_WORD_BACK = 'Take the last word back'
export const START_AGAIN = 'Start again'
