/** The rulings of the referee, in the order in which a deal meets them. */
export const RULINGS = [
  { path: 'runs', title: 'Whose runs count?', line: 'The words to say, or one phone passed round' },
  { path: 'play', title: 'May that card be played?', line: 'Which cards may go, and why the others may not' },
  { path: 'bidding', title: 'What may I say now?', line: 'Who speaks, who takes, who leads' },
  { path: 'claim', title: 'May I claim?', line: 'The moment, the sum, and what a wrong one costs' },
  { path: 'wrong', title: 'Something went wrong', line: 'Misdeal, revoke, false call, wrong number of cards' },
  { path: 'pile', title: 'Count this pile', line: 'Tap the cards, read the points' },
  { path: 'bela', title: 'May I still say bela?', line: 'At which card it is called, and when it is lost' },
  { path: 'exchange', title: 'May the seven be exchanged?', line: 'The seven of trumps for the turn-up' },
  { path: 'void-deal', title: 'Is this deal void?', line: 'A first six of only eights and sevens' },
  { path: 'cut', title: 'Who deals first?', line: 'The cut, seat by seat' },
  { path: 'replay', title: 'Play it again', line: 'A whole deal, trick by trick, looked through for mistakes' },
  { path: 'elsewhere', title: 'This hand elsewhere', line: 'One hand by every game’s rules, side by side' },
] as const

export type RulingPath = (typeof RULINGS)[number]['path']

export const rulingTitle = (path: RulingPath): string => RULINGS.find((ruling) => ruling.path === path)?.title ?? ''

/** An address of the referee that keeps the game it was opened from. */
export const refereeHref = (path: RulingPath | '', game: string | null): string =>
  `/referee/${path === '' ? '' : `${path}/`}${game === null ? '' : `?game=${encodeURIComponent(game)}`}`

export const sheetHref = (game: string): string => `/game/?id=${encodeURIComponent(game)}`
