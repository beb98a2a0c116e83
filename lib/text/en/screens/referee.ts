/** The referee: what it can be asked, and by whose rules it judges. */
export const REFEREE_TITLE = 'Referee'
export const BY_THIS_GAME = 'by the rules of this game'
export const BACK_TO_SHEET = 'Back to the sheet'
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
  replay: { title: 'Play it again', line: 'A whole deal, trick by trick, looked through for mistakes' },
  elsewhere: { title: 'This hand elsewhere', line: 'One hand by every game’s rules, side by side' },
} as const
