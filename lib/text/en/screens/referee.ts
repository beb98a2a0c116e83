/** The referee: what it can be asked, and by whose rules it judges. */
export const REFEREE_TITLE = 'Referee'
export const BY_THIS_GAME = 'by the rules of this game'
export const BACK_TO_SHEET = 'Sheet'
export const RULINGS_LABEL = 'Rulings'
export const ALL_RULINGS = 'All rulings'

export const RULING_WORDS = {
  runs: { title: 'Whose runs count?', line: 'The words to say, or one phone passed round' },
  play: { title: 'May that card be played?', line: 'Which cards may go, and why the others may not' },
  bidding: { title: 'What may I say now?', line: 'Who speaks, who takes, who leads' },
  claim: { title: 'May I claim?', line: 'The moment, the sum, and what a wrong one costs' },
  wrong: { title: 'Something went wrong', line: 'Misdeal, revoke, false call, wrong number of cards' },
  pile: { title: 'Count this pile', line: 'Tap the cards, read the points' },
  bela: { title: 'May I still say bela?', line: 'At which card it is called, and when it is lost' },
  exchange: { title: 'May the seven be exchanged?', line: 'The seven of trumps for the turn-up' },
  'void-deal': { title: 'Is this deal void?', line: 'A first six of only eights and sevens' },
  cut: { title: 'Who deals first?', line: 'The cut, seat by seat' },
  replay: { title: 'Replay a hand', line: 'A whole hand, trick by trick, checked for mistakes' },
  elsewhere: { title: 'Score under other rules', line: 'One hand by every game’s rules, side by side' },
} as const

/** What several rulings ask, and the keys that they share. */
export const WHO_DEALT = 'Who dealt'
export const WHO_TOOK = 'Who took'
export const TRUMPS = 'Trumps'
export const SUIT_TURNED_UP = 'Suit turned up'
export const LAST_TRICK = 'Last trick'
export const YES = 'Yes'
export const NO = 'No'

export const SAY_TRUMPS = 'Choose trumps.'
export const SAY_WHO_DEALT = 'Choose the dealer.'

/** What has been said at the table, and taking it back. */
export const WHAT_HAS_BEEN_SAID = 'What has been said'
export const UNDO_LAST_CALL = 'Undo last call'
export const START_AGAIN = 'Start again'

/** Between the title of a ruling and the ruling itself: whose rules it is judged by. */
export const BY_THE_RULES_OF = 'By the rules of'
export const LOADING_GAME = 'Loading the game…'
export const GAME_NOT_HERE = 'This game is not on this phone. Choose the rules to be judged by.'
